/** The games as they are shown: at a table, in a lesson, in a replay. */

import type { Setting } from "$lib/game/events";
import type { Eyes, Scene } from "$lib/game/scene.svelte";
import type { Name, Teller } from "$lib/game/telling";
import type { GameName } from ".";
import type { TableOf } from "./game";
import type { MisterBillScene } from "./misterbill/scene.svelte";
import { table as misterbill } from "./misterbill/table";
import type { WilliScene } from "./willi/scene.svelte";
import { table as willi } from "./willi/table";

interface Scenes {
  misterbill: MisterBillScene;
  willi: WilliScene;
}

export type AnyScene = Scenes[GameName];

const TABLES: { readonly [game in GameName]: TableOf<Scenes[game]> } = { misterbill, willi };

/** How a game is shown. A scene is given to its own game only, which TypeScript cannot tell of two unions. */
export function tableOf(game: GameName): TableOf<Scene> {
  return TABLES[game] as unknown as TableOf<Scene>;
}

export function sceneOf(setting: Setting, eyes: Eyes): AnyScene {
  return new TABLES[setting.game].Scene(setting, eyes);
}

export function tellerOf(setting: Setting, name: Name, you: number | null = null): Teller {
  return new TABLES[setting.game].Teller(setting, name, you);
}
