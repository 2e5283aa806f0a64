/** Take the file somebody has chosen; the same one can be chosen again. */
export function takeFile(input: HTMLInputElement): File | undefined {
  const file = input.files?.[0];
  input.value = "";
  return file;
}
