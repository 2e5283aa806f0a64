/** What kind of screen this is, where the page must know and not only its styles. */

import { MediaQuery } from "svelte/reactivity";

/** A phone on its side: wide, and too low for a table with a bar below it. */
export const low = new MediaQuery("(max-height: 32rem) and (min-width: 40rem) and (max-width: 63.99rem)");

/** A phone upright, where what is beside a table opens over it. */
export const phone = new MediaQuery("(max-width: 39.99rem)");

/** There is room for more beside a table. */
export const wide = new MediaQuery("(min-width: 64rem)");

/** Whether somebody wants nothing to move. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
