/** The games as they are played: what somebody is asked, and how they answer. */

import type { Scene } from "$lib/game/scene.svelte";
import type { Public } from "$lib/net/protocol";
import type { GameName } from ".";
import type { AskingOf } from "./game";
import { asking as misterbill } from "./misterbill/asking";
import type { AnyScene } from "./tables";
import { asking as willi } from "./willi/asking";

export type Board = NonNullable<Public["board"]>;

const ASKING: {
  readonly [game in GameName]: AskingOf<Extract<AnyScene, { game: game }>, Extract<Board, { game: game }>>;
} = { misterbill, willi };

/** What is asked in a game. It is given its own scenes and boards only, which TypeScript cannot tell of two unions. */
export function askingOf(game: GameName): AskingOf<Scene, Board> {
  return ASKING[game] as unknown as AskingOf<Scene, Board>;
}
