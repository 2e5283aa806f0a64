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

/** What a choice is likely to bring, to so many digits; any but the first, beside that. */
export function worth(choice: Advice, first: boolean, digits: number): string {
  const { brings, error, behind, behind_error, level } = choice;
  const rounded = (points: number) => Number(Math.abs(points).toFixed(digits));
  if (first)
    return say(rounded(brings) && brings < 0 ? "hint-loses" : "hint-gains", {
      points: rounded(brings),
      error: rounded(error),
    });
  return level ? say("hint-level") : say("hint-behind", { points: rounded(behind), error: rounded(behind_error) });
}
