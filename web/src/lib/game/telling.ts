/**
 * The log of a game, told the way a person at the table would: the page's side of billi/telling.py, with the same words. A
 * card the viewer did not see is told as one.
 */

import { say, words, type Arguments } from "../words.svelte";
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

  /** `you` is the seat of whoever reads, if they have one: what they do is told to them. */
  constructor(
    readonly setting: Setting,
    readonly name: Name,
    readonly you: number | null = null,
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
        return [[this.#does(`log-${event.t}`, event.seat), at]];
      case "award":
        return [[this.#do("log-award", event.seats, { points: event.points }), at]];
      case "draw":
        this.#depth = 1;
        return [[this.#draw(event), 0]];
      case "waiter":
        return [[this.#waiter(event), at]];
      case "move":
        return [[this.#move(event), at + 1]];
      case "trade":
        return [[this.#trade(event.seats), at + 1]];
      case "show":
        return [[this.#do("log-show", event.seats), at + 1]];
      case "stall":
        this.#stalled = true;
        return [[say("log-stall"), 0]];
      case "box":
        return [[this.#box(event.seat, event.card), 0]];
      case "play":
        return [this.#play(event.seat, event.card)];
      case "willi":
        return [[this.#does("log-call", event.seat), 1]];
      case "trick":
        this.#leading = true;
        return [[this.#does("log-trick", event.winner), 1]];
      case "exchange": {
        const { seat, give, take } = event;
        return [[this.#does("log-swap", seat, { given: theCard(give), taken: theCard(take) }), 1]];
      }
      case "round_end":
        return this.#endRound(event);
      case "game_end":
        return this.#endGame(event);
    }
  }

  /** Tell what somebody does, or what the reader does. */
  #does(id: string, seat: number, given: Arguments = {}): string {
    return seat === this.you ? say(`${id}.you`, given) : say(id, { player: this.name(seat), ...given });
  }

  /** Tell what several do; the reader comes first among them. */
  #do(id: string, seats: readonly number[], given: Arguments = {}): string {
    return tellOf(id, seats, this.name, this.you, given);
  }

  /** Somebody in a list or in brackets. */
  #called(seat: number): string {
    return seat === this.you ? say("name-you.inside") : this.name(seat);
  }

  #beginRound(event: Event & { t: "round" }): [string, number, boolean?][] {
    const { round, dealer, first } = event;
    this.#round = round;
    this.#depth = 0;
    this.#leading = true;
    this.#stalled = false;
    const title = this.#roundTitle(round, dealer, first);
    if (this.setting.game === "willi") return [[title, 0, true], ...this.#chair(round)];
    const cards = "team_cards" in event ? event.team_cards : null;
    if (!cards)
      return [
        [title, 0, true],
        [say("log-solo"), 1],
      ];
    const teams = [...this.#teams(cards), ...this.#mate(cards)];
    return [[title, 0, true], ...teams.map((text): [string, number] => [text, 1])];
  }

  /** With whom the reader plays. */
  #mate(cards: readonly number[]): string[] {
    const { you } = this;
    if (you === null) return [];
    const mate = cards.findIndex((card, seat) => seat !== you && teamOf(card) === teamOf(cards[you] ?? 0));
    return [mate < 0 ? say("log-alone") : say("log-mate", { player: this.name(mate) })];
  }

  #roundTitle(round: number, dealer: number, first: number): string {
    if (dealer === first) return this.#does("log-round-same", first, { round });
    if (dealer === this.you) return say("log-round.dealer", { round, first: this.name(first) });
    if (first === this.you) return say("log-round.first", { round, dealer: this.name(dealer) });
    return say("log-round", { round, dealer: this.name(dealer), first: this.name(first) });
  }

  /** Where Willi sits, if he moves. */
  #chair(round: number): [string, number][] {
    if (!williMoves(this.setting)) return [];
    return [[this.#does("log-willi-sits", afterWilli(this.setting, round)), 1]];
  }

  #teams(cards: readonly number[]): string[] {
    return [...SHAPES].flatMap((shape, team) => {
      const held = cards
        .map((card, seat) => ({ card, seat }))
        .filter(({ card }) => teamOf(card) === team)
        .sort((a, b) => a.card - b.card);
      if (!held.length) return [];
      const players = words.list(
        held.map(({ card, seat }) => say("log-team-card", { player: this.#called(seat), card })),
      );
      return [say("log-team", { shape, team: say(`team-${team + 1}`), players, n: held.length })];
    });
  }

  #pairs(seat: number, cards: readonly string[]): string {
    const kinds = new Map<string, number>();
    for (const card of cards) kinds.set(card, (kinds.get(card) ?? 0) + 1);
    const [[only = "", pairs = 0] = []] = kinds;
    if (kinds.size === 1) return this.#does("log-pairs", seat, { pairs: say(`card-${only}.pairs`, { n: pairs }) });
    const names = [...kinds].map(([card, n]) => {
      const name = say(`card-${card}.name`);
      return n === 1 ? name : say("log-pair-twice", { card: name });
    });
    return this.#does("log-pairs-several", seat, { n: cards.length, cards: words.list(names) });
  }

  #draw(event: Event & { t: "draw" }): string {
    const { seat } = event;
    const from = this.name(event.from);
    if (!event.card) return say("log-draw-unseen", { player: this.name(seat), from });
    const card = oneCard(event.card);
    if (event.from === this.you) return say("log-draw.from", { player: this.name(seat), card });
    return this.#does("log-draw", seat, { from, card });
  }

  #move(event: Event & { t: "move" }): string {
    const who = { from: this.name(event.from), to: this.name(event.to) };
    if (!event.card) return say("log-move-unseen", who);
    const card = oneCard(event.card);
    if (event.from === this.you) return say("log-move.from", { to: who.to, card });
    if (event.to === this.you) return say("log-move.to", { from: who.from, card });
    return say("log-move", { ...who, card });
  }

  #trade([player = 0, target = 0]: readonly number[]): string {
    if (player !== this.you && target !== this.you)
      return say("log-trade", { player: this.name(player), target: this.name(target) });
    return say("log-trade.you", { other: this.name(player === this.you ? target : player) });
  }

  #box(seat: number, card: string | undefined): string {
    return card
      ? this.#does("log-box", seat, { card: theCard(card) })
      : say("log-box-unseen", { player: this.name(seat) });
  }

  #waiter(event: Event & { t: "waiter" }): string {
    const { seat, target, direction } = event;
    const id = `log-waiter-${event.card}`;
    if (typeof target !== "number") return this.#does(id, seat, direction ? { direction } : {});
    if (target === this.you) return say(`${id}.target`, { player: this.name(seat) });
    return this.#does(id, seat, { target: this.name(target) });
  }

  #play(seat: number, code: string): [string, number] {
    const leads = this.#leading;
    this.#leading = false;
    const willi = withWilli(this.setting) && seat === WILLI_SEAT;
    const id = willi ? "log-turn" : leads ? "log-lead" : "log-play";
    return [this.#does(id, seat, { card: theCard(code) }), leads ? 0 : 1];
  }

  #endRound(event: Event & { t: "round_end" }): [string, number][] {
    this.#depth = 0;
    const { points } = event;
    if ("totals" in event) {
      const totals = event.totals.map((total, seat): [string, number] => [
        this.#does("log-total", seat, { total, points: points[seat] ?? 0 }),
        1,
      ]);
      return [[say("log-count", { round: this.#round }), 0], ...totals];
    }
    const last = points.flatMap((gained, seat) => (gained ? [] : [seat]));
    const bill: [string, number][] = last.length && !this.#stalled ? [[this.#do("log-bill", last), 0]] : [];
    return [...bill, [say("log-round-end", { round: this.#round, scores: this.#scores(points) }), 0]];
  }

  #endGame(event: Event & { t: "game_end" }): [string, number][] {
    const { points, winners } = event;
    const best = points[winners[0] ?? 0] ?? 0;
    const level = points.flatMap((total, seat) => (total === best && !winners.includes(seat) ? [seat] : []));
    const lines: [string, number][] = [
      [say("log-game-end", { scores: this.#scores(points) }), 0],
      [this.#do("log-win", winners, { points: best }), 0],
    ];
    if (level.length) lines.push([this.#do("log-tie-break", level), 0]);
    return lines;
  }

  #scores(points: readonly number[]): string {
    return words.list(points.map((gained, seat) => say("log-score", { player: this.#called(seat), points: gained })));
  }
}

/** Tell of several, the reader first if they are among them. */
export function tellOf(
  id: string,
  seats: readonly number[],
  name: Name,
  you: number | null,
  given: Arguments = {},
): string {
  const others = seats.filter((seat) => seat !== you).map(name);
  const n = seats.length;
  if (others.length === n) return say(id, { players: words.list(others), n, ...given });
  return say(`${id}.you`, { players: words.list([say("name-you"), ...others]), n, ...given });
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
