/**
 * The log of a game, told the way a person at the table would: the page's side of billi/telling.py, with the same words. A
 * card the viewer did not see is told as one.
 */

import { say, words } from "../words.svelte";
import { afterWilli, teamOf, WILLI_SEAT, williMoves, withWilli, type Event, type Setting } from "./events";

export interface Line {
  text: string;
  /** What belongs to a turn or a trick stands under the line that begins it. */
  depth: number;
  /** The event it tells of, by its number in the story. */
  event: number;
  /** A round begins here. */
  heading?: boolean;
}

export type Name = (seat: number) => string;
const SHAPES = "●▲■◆";

export class Teller {
  #round = 0;
  #depth = 0;
  #leading = true;
  #stalled = false;

  constructor(
    readonly setting: Setting,
    readonly name: Name,
  ) {}

  /** Tell one event; several lines for some. */
  tell(event: Event, number: number): Line[] {
    return this.#texts(event).map(([text, depth, heading]) => ({
      text,
      depth,
      event: number,
      ...(heading && { heading }),
    }));
  }

  #texts(event: Event): [string, number, boolean?][] {
    const at = this.#depth;
    switch (event.t) {
      case "round":
        return this.#beginRound(event);
      case "deal":
        return [[say("log-dealt"), 0]];
      case "pairs":
        return [[this.#pairs(event.seat, event.cards), at]];
      case "out":
      case "pass":
        return [[say(`log-${event.t}`, { player: this.name(event.seat) }), at]];
      case "award": {
        const { seats, points } = event;
        return [[say("log-award", { players: this.#names(seats), n: seats.length, points }), at]];
      }
      case "draw":
        this.#depth = 1;
        return [[this.#draw(event), 0]];
      case "waiter":
        return [[this.#waiter(event), at]];
      case "move":
        return [[this.#move(event), at + 1]];
      case "trade": {
        const [player = 0, target = 0] = event.seats;
        return [[say("log-trade", { player: this.name(player), target: this.name(target) }), at + 1]];
      }
      case "show":
        return [[say("log-show", { players: this.#names(event.seats), n: event.seats.length }), at + 1]];
      case "stall":
        this.#stalled = true;
        return [[say("log-stall"), 0]];
      case "box":
        return [[this.#box(event.seat, event.card), 0]];
      case "play":
        return [this.#play(event.seat, event.card)];
      case "willi":
        return [[say("log-call", { player: this.name(event.seat) }), 1]];
      case "trick":
        this.#leading = true;
        return [[say("log-trick", { player: this.name(event.winner) }), 1]];
      case "exchange": {
        const { seat, give, take } = event;
        return [[say("log-swap", { player: this.name(seat), given: theCard(give), taken: theCard(take) }), 1]];
      }
      case "round_end":
        return this.#endRound(event);
      case "game_end":
        return this.#endGame(event);
    }
  }

  #names(seats: readonly number[]): string {
    return words.list(seats.map(this.name));
  }

  #beginRound(event: Event & { t: "round" }): [string, number, boolean?][] {
    const { round, dealer, first } = event;
    this.#round = round;
    this.#depth = 0;
    this.#leading = true;
    this.#stalled = false;
    const title =
      dealer === first
        ? say("log-round-same", { round, player: this.name(first) })
        : say("log-round", { round, dealer: this.name(dealer), first: this.name(first) });
    if (this.setting.game === "willi") return [[title, 0, true], ...this.#chair(round)];
    const cards = "team_cards" in event ? event.team_cards : null;
    if (!cards)
      return [
        [title, 0, true],
        [say("log-solo"), 1],
      ];
    return [[title, 0, true], ...this.#teams(cards).map((text): [string, number] => [text, 1])];
  }

  /** Where Willi sits, if he moves. */
  #chair(round: number): [string, number][] {
    if (!williMoves(this.setting)) return [];
    return [[say("log-willi-sits", { player: this.name(afterWilli(this.setting, round)) }), 1]];
  }

  #teams(cards: readonly number[]): string[] {
    return [...SHAPES].flatMap((shape, team) => {
      const held = cards
        .map((card, seat) => ({ card, seat }))
        .filter(({ card }) => teamOf(card) === team)
        .sort((a, b) => a.card - b.card);
      if (!held.length) return [];
      const players = words.list(held.map(({ card, seat }) => say("log-team-card", { player: this.name(seat), card })));
      return [say("log-team", { shape, team: say(`team-${team + 1}`), players, n: held.length })];
    });
  }

  #pairs(seat: number, cards: readonly string[]): string {
    const player = this.name(seat);
    const kinds = new Map<string, number>();
    for (const card of cards) kinds.set(card, (kinds.get(card) ?? 0) + 1);
    const [[only = "", pairs = 0] = []] = kinds;
    if (kinds.size === 1) return say("log-pairs", { player, pairs: say(`card-${only}.pairs`, { n: pairs }) });
    const names = [...kinds].map(([card, n]) => {
      const name = say(`card-${card}.name`);
      return n === 1 ? name : say("log-pair-twice", { card: name });
    });
    return say("log-pairs-several", { player, n: cards.length, cards: words.list(names) });
  }

  #draw(event: Event & { t: "draw" }): string {
    const who = { player: this.name(event.seat), from: this.name(event.from) };
    return event.card ? say("log-draw", { ...who, card: oneCard(event.card) }) : say("log-draw-unseen", who);
  }

  #move(event: Event & { t: "move" }): string {
    const who = { from: this.name(event.from), to: this.name(event.to) };
    return event.card ? say("log-move", { ...who, card: oneCard(event.card) }) : say("log-move-unseen", who);
  }

  #box(seat: number, card: string | undefined): string {
    const player = this.name(seat);
    return card ? say("log-box", { player, card: theCard(card) }) : say("log-box-unseen", { player });
  }

  #waiter(event: Event & { t: "waiter" }): string {
    const details: Record<string, string> = { player: this.name(event.seat) };
    if (event.target !== undefined && event.target !== null) details["target"] = this.name(event.target);
    if (event.direction) details["direction"] = event.direction;
    return say(`log-waiter-${event.card}`, details);
  }

  #play(seat: number, code: string): [string, number] {
    const leads = this.#leading;
    this.#leading = false;
    const willi = withWilli(this.setting) && seat === WILLI_SEAT;
    const id = willi ? "log-turn" : leads ? "log-lead" : "log-play";
    return [say(id, { player: this.name(seat), card: theCard(code) }), leads ? 0 : 1];
  }

  #endRound(event: Event & { t: "round_end" }): [string, number][] {
    this.#depth = 0;
    const { points } = event;
    if ("totals" in event) {
      const totals = event.totals.map((total, seat): [string, number] => [
        say("log-total", { player: this.name(seat), total, points: points[seat] ?? 0 }),
        1,
      ]);
      return [[say("log-count", { round: this.#round }), 0], ...totals];
    }
    const last = points.flatMap((gained, seat) => (gained ? [] : [seat]));
    const bill: [string, number][] =
      last.length && !this.#stalled ? [[say("log-bill", { players: this.#names(last), n: last.length }), 0]] : [];
    return [...bill, [say("log-round-end", { round: this.#round, scores: this.#scores(points) }), 0]];
  }

  #endGame(event: Event & { t: "game_end" }): [string, number][] {
    const { points, winners } = event;
    const best = points[winners[0] ?? 0] ?? 0;
    const level = points.flatMap((total, seat) => (total === best && !winners.includes(seat) ? [seat] : []));
    const lines: [string, number][] = [
      [say("log-game-end", { scores: this.#scores(points) }), 0],
      [say("log-win", { players: this.#names(winners), n: winners.length, points: best }), 0],
    ];
    if (level.length) lines.push([say("log-tie-break", { players: this.#names(level), n: level.length }), 0]);
    return lines;
  }

  #scores(points: readonly number[]): string {
    return words.list(points.map((gained, seat) => say("log-score", { player: this.name(seat), points: gained })));
  }
}

/** A card that changes hands: "a pizza". */
export function oneCard(code: string): string {
  return code.length === 1 ? say(`card-${code}.one`) : theCard(code);
}

/** A card of Willi inside a sentence: "the red 5". */
export function theCard(code: string): string {
  return say(`colour-${code[0]}.the`, { value: Number(code[1]) });
}

/** What a card is called on its own: "Pizza", "Red 5". */
export function cardName(code: string): string {
  return code.length === 1 ? say(`card-${code}`) : say(`colour-${code[0]}.card`, { value: Number(code[1]) });
}
