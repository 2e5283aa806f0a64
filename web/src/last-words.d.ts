declare module "virtual:last-words" {
  /** By language: that something did not arrive, and to try again. */
  const said: Record<import("./lib/words.svelte").Language, [missing: string, again: string]>;
  export default said;
}
