/** What a seat is asked, taken apart so that it can be answered by touching cards and seats. */

import { askingOf, type Board } from "../../games/asking";
import type { Ask, Hand, Public } from "../net/protocol";

export interface Choice {
  /** The answer as it is sent. */
  action: string;
  verb: string;
  card: string | null;
  seat: number | null;
  direction: "left" | "right" | null;
}

const FORM = /^(play|give|box|take) (\w+)(?: (?:on|to) seat (\d+))?(?: (left|right))?$/;
const DRAW = /^draw from seat (\d+)$/;

export function readChoice(action: string): Choice {
  const drawn = DRAW.exec(action);
  if (drawn) return { action, verb: "draw", card: null, seat: Number(drawn[1]), direction: null };
  const found = FORM.exec(action);
  if (!found) return { action, verb: action, card: null, seat: null, direction: null };
  const [, verb = "", card = null, seat, direction] = found;
  return {
    action,
    verb,
    card,
    seat: seat === undefined ? null : Number(seat),
    direction: (direction as "left" | "right" | undefined) ?? null,
  };
}

/** The kinds of question: to draw, to serve a waiter, to give or box or play a card, to call, to take one of the trick. */
export type Kind = "draw" | "serve" | "give" | "box" | "play" | "call" | "take" | "swap";

export interface Asked {
  kind: Kind;
  rule: string;
  choices: Choice[];
  chosen: Choice | null;
  /** Others are asked too, so that it can be changed until the last one is in. */
  together: boolean;
  /** There is no choice: the table answers in a moment. */
  forced: boolean;
}

export function readAsk(ask: Ask, board: Board): Asked {
  const choices = ask.choices.map(readChoice);
  const kind = askingOf(board.game).kind(board.phase);
  const chosen = ask.chosen ? readChoice(ask.chosen) : null;
  return { kind, rule: ask.rule, choices, chosen, together: board.to_act.length > 1, forced: ask.forced ?? false };
}

/** Whether a hand is asked, and has not answered yet nor ahead. */
export function isAsked({ ask, waived }: Hand, board: Public["board"]): boolean {
  return !!ask && ask.chosen === null && !(waived && board?.phase === "call");
}

/** The choices that begin with a card. */
export function withCard(asked: Asked, card: string): Choice[] {
  return asked.choices.filter((choice) => choice.card === card);
}
