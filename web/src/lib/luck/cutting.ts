/** How one cuts the deck with bytes of one's own: a chain of fingerprints, sealed at its end and opened link by link. */

import { fromHex, sha256, toHex } from "./hashing";

/** How often people can be asked: each time one fewer takes part, and eight play at the most. */
const MOST_TRIES = 8;

/** The promise to cut with some bytes. */
export function sealOf(start: string): string {
  return leadsTo(start, MOST_TRIES);
}

/** What one cuts with who has sealed these bytes, when all are asked for the `tries`-th time. */
export function cutOf(start: string, tries: number): string {
  return leadsTo(start, MOST_TRIES - tries);
}

/** Where the chain leads from a cut. */
export function leadsTo(cut: string, steps: number): string {
  let link = fromHex(cut);
  for (let step = 0; step < steps; step++) link = sha256(link);
  return toHex(link);
}
