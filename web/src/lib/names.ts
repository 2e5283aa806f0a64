/** How many letters a name may have, as the server says too. */
export const LONGEST_NAME = 24;

const FROM_RIGHT_TO_LEFT = /[\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}]/u;

/** Keep a text from turning the sentence around it: what <bdi> does, in plain text. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A name fit to stand in any sentence, which goes on from left to right after it. */
export function inSentence(name: string): string {
  return FROM_RIGHT_TO_LEFT.test(name) ? isolate(name) : name;
}
