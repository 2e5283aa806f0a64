/** The games there are. What more of them a page needs stands in the other registers beside this one. */

import type { MisterBillEvent, Welcome, WilliEvent } from "$lib/net/protocol";
import type { Game } from "./game";
import { misterbill } from "./misterbill";
import { willi } from "./willi";

export type GameName = Welcome["game"];
export type Event = MisterBillEvent | WilliEvent;

export const GAMES: Readonly<Record<GameName, Game>> = { misterbill, willi };

export const NAMES = Object.keys(GAMES).filter(isGame);
/** Whose room somebody comes to who has not said what they play. */
export const FIRST = NAMES[0] as GameName;
/** How many people play where nobody has said so. */
export const USUAL_PLAYERS = 4;

export function isGame(name: unknown): name is GameName {
  return typeof name === "string" && Object.hasOwn(GAMES, name);
}

/** How many seats there are, for somebody who is no person too. */
export function seatsOf(game: GameName, players: number): number {
  return GAMES[game].seats(players);
}
