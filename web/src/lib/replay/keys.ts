/** A replay by keyboard. */

import type { Player } from "./player.svelte";

const KEYS: Record<string, (player: Player) => void> = {
  " ": (player) => player.toggle(),
  ArrowLeft: (player) => player.step(-1),
  ArrowRight: (player) => player.step(1),
  Home: (player) => player.go(0),
  End: (player) => player.go(player.end),
  PageUp: (player) => player.stepRound(-1),
  PageDown: (player) => player.stepRound(1),
};

/** Do what a key asks for, unless it belongs to what has the focus. */
export function onKey(event: KeyboardEvent, player: Player): void {
  const act = KEYS[event.key];
  if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (isTaken(event.key, event.target as Element)) return;
  event.preventDefault();
  act(player);
}

/** Fields and lists have uses of their own for these keys; a button has one for the space bar alone. */
function isTaken(key: string, focus: Element): boolean {
  const range = focus.matches("input[type=range]");
  if (range) return false;
  if (focus.matches("input, select, textarea, [contenteditable]")) return true;
  if (key === " ") return focus.matches("button, a, summary");
  return !key.startsWith("Arrow") && focus.closest("[data-scrolls]") !== null;
}
