/** What is told of choices, in words. */

import { GAMES, type GameName } from "../../games";
import { readChoice } from "../game/asks";
import type { Advice } from "../net/protocol";
import { say } from "../words.svelte";

/** A choice as its button calls it, or its card. */
export function called(game: GameName, action: string, name: (seat: number) => string): string {
  const { verb, card, seat, direction } = readChoice(action);
  const word = verb.split(" ")[0] ?? "";
  if (!card) return say(`answer-${word === "no" ? "no-call" : word}`);
  const named = GAMES[game].cardName(card);
  if (direction) return say("answer-play-on", { card: named, name: say(`answer-${direction}`) });
  return verb === "play" && seat !== null ? say("answer-play-on", { card: named, name: name(seat) }) : named;
}

/** Points below which a number would be written as none. */
const LEAST = 0.05;

/** What a choice is likely to bring; any but the first, beside that. */
export function worth({ brings, error, behind, behind_error, level }: Advice, first: boolean): string {
  const told = (id: string, points: number, within: number) =>
    say(id, { points: Math.abs(points), error: Math.max(within, 2 * LEAST) });
  if (!first) return level ? say("hint-level") : told("hint-behind", behind, behind_error);
  if (Math.abs(brings) < LEAST) return say("hint-even");
  return told(brings < 0 ? "hint-loses" : "hint-gains", brings, error);
}
