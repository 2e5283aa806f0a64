/** The games in the score pad. */

import type { GameName } from ".";
import type { PadOf } from "./game";
import { pad as misterbill, type MisterBillEvening } from "./misterbill/evening";
import { pad as willi, type WilliEvening } from "./willi/evening";

export type Evening = MisterBillEvening | WilliEvening;

const PADS: { readonly [game in GameName]: PadOf<Extract<Evening, { game: game }>> } = { misterbill, willi };

/** How evenings of a game are written down and counted. */
export function padOf(game: GameName): PadOf<Evening> {
  return PADS[game];
}
