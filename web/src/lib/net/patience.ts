/** A signal by which to give something up after a while: browsers before Safari 16 have no `AbortSignal.timeout`. */
export function giveUpAfter(milliseconds: number): AbortSignal {
  const control = new AbortController();
  setTimeout(() => control.abort(), milliseconds);
  return control.signal;
}
