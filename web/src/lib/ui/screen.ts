/** What kind of screen this is, where the page must know and not only its styles. */

import { MediaQuery } from "svelte/reactivity";

/** A phone on its side: wide, and too low for a table with a bar below it. */
export const low = new MediaQuery("(max-height: 32rem) and (min-width: 40rem) and (max-width: 63.99rem)");
