/** A review in words: the page's side of billi/review/telling.py, with the same words. */

import { RECORDS } from "../../games/records";
import { tellerOf } from "../../games/tables";
import type { Game } from "../../games/game";
import type { Name } from "../game/telling";
import type { LinePoint } from "../net/protocol";
import { say, words } from "../words.svelte";
import type { GameRecord } from "./record";

/** How a choice is written: see docs/notation.md. */
const FORM = /^(\w+) ([A-Z]\d?)(?: (?:on|to) seat (\d)| (left|right))?$/;

/** Put a choice in words. */
export function choiceInWords(game: Game, text: string, name: Name): string {
  const [, verb, card, seat, direction] = FORM.exec(text) ?? [];
  if (!verb || !card) return say(`choice-${/^no \w+|^\w+/.exec(text)?.[0].replace(" ", "-")}`);
  const target = seat ? name(Number(seat)) : "";
  if (verb === "give" && seat) return say("choice-give-to", { card: game.cardInside(card), target });
  if (words.has(`choice-waiter-${card}`)) return say(`choice-waiter-${card}`, direction ? { direction } : { target });
  return say(`choice-${verb}`, { card: game.cardInside(card) });
}

/** The last point of a line that so many events lead to; -1 before the first. */
export function pointAt(line: readonly LinePoint[], events: number): number {
  return line.findLastIndex((point) => point.events <= events);
}

/** Tell what happened at a point of a line. */
export function momentInWords(
  record: GameRecord,
  game: Game,
  line: readonly LinePoint[],
  at: number,
  name: Name,
): string {
  const point = line[at];
  if (!point) return "";
  if (point.cause === "deal") return say("review-dealt", { round: point.round });
  if (point.choice !== null && point.seat !== null)
    return say("review-chose", { player: name(point.seat), choice: choiceInWords(game, point.choice, name) });
  const start = line.slice(0, at).findLast(({ events }) => events < point.events)?.events ?? 0;
  const happened = record.events.slice(start, point.events);
  const lucky = RECORDS[record.game].lucky(happened, record.players);
  if (!lucky) return "";
  // Nobody chose the card that comes back in a blind Exchange (MB16E).
  if (lucky.t === "move")
    return say("review-blind", {
      player: name(Number(lucky.to)),
      card: game.cardInside(String(lucky.card)),
      from: name(Number(lucky.from)),
    });
  return tellerOf(record, name).tell(lucky, 0)[0]?.text ?? "";
}
