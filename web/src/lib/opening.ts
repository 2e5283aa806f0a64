/** Ways to a table from anywhere in the page. */

import type { GameName } from "./game/events";
import { api } from "./net/api";
import { me } from "./net/me.svelte";
import type { NewTableWish } from "./net/protocol";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";

/** Play at once, against bots. */
export async function playBots(game: GameName, players: number, options: Record<string, string> = {}): Promise<void> {
  const bots = Array.from({ length: players - 1 }, (_, seat) => seat + 1);
  await openTable({ game, players, options, bots }, "begin");
}

/** Set up a table, to sit down there and wait for the others. */
export async function openTable(table: NewTableWish, then = "sit"): Promise<void> {
  await me.known();
  const { code } = await api.open({ bot: settings.bot, ...table });
  route.go(`/t/${code}?${then}`);
}

/** The code of a table from what somebody pasted: a link, be it among other words, or the code itself. */
export function codeIn(text: string): string {
  const found = /\/t\/([a-z0-9]{8,24})/i.exec(text) ?? /^([a-z0-9]{8,24})$/i.exec(text.trim());
  return found?.[1]?.toLowerCase() ?? "";
}
