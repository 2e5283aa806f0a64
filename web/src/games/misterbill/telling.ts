/** The log of a game of Mister Bill. */

import type { Event, Happening } from "$lib/game/events";
import { Teller, type Told } from "$lib/game/telling";
import type { MisterBillEvent } from "$lib/net/protocol";
import { say, words } from "$lib/words.svelte";
import { teamOf } from "./scoring";

const SHAPES = "●▲■◆";

export class MisterBillTeller extends Teller {
  #depth = 0;
  #stalled = false;

  /** Who plays with whom. */
  protected beginRound(event: Event & { t: "round" }): Told[] {
    this.#depth = 0;
    this.#stalled = false;
    const cards = "team_cards" in event ? event.team_cards : null;
    const told = cards ? [...this.#teams(cards), ...this.#mate(cards)] : [say("log-solo")];
    return told.map((text) => [text, 1]);
  }

  protected happen(event: Happening<MisterBillEvent>): Told {
    const at = this.#depth;
    switch (event.t) {
      case "pairs":
        return [this.#pairs(event.seat, event.cards), at];
      case "out":
      case "pass":
        return [this.does(`log-${event.t}`, event.seat), at];
      case "award":
        return [this.do("log-award", event.seats, { points: event.points }), at];
      case "draw":
        this.#depth = 1;
        return [this.#draw(event), 0];
      case "waiter":
        return [this.#waiter(event), at];
      case "move":
        return [this.#move(event), at + 1];
      case "trade":
        return [this.#trade(event.seats), at + 1];
      case "show":
        return [this.do("log-show", event.seats), at + 1];
      case "stall":
        this.#stalled = true;
        return [say("log-stall"), 0];
    }
  }

  /** Who pays the bill (MB21; nobody after a stall, MB23), and the points. */
  protected endRound({ points }: Event & { t: "round_end" }): Told[] {
    this.#depth = 0;
    const last = points.flatMap((gained, seat) => (gained ? [] : [seat]));
    const bill: Told[] = last.length && !this.#stalled ? [[this.do("log-bill", last), 0]] : [];
    return [...bill, [say("log-round-end", { round: this.round, scores: this.scores(points) }), 0]];
  }

  #teams(cards: readonly number[]): string[] {
    return [...SHAPES].flatMap((shape, team) => {
      const held = cards
        .map((card, seat) => ({ card, seat }))
        .filter(({ card }) => teamOf(card) === team)
        .sort((a, b) => a.card - b.card);
      if (!held.length) return [];
      const players = words.list(
        held.map(({ card, seat }) => say("log-team-card", { player: this.called(seat), card })),
      );
      return [say("log-team", { shape, team: say(`team-${team + 1}`), players, n: held.length })];
    });
  }

  /** With whom the reader plays. */
  #mate(cards: readonly number[]): string[] {
    const { you } = this;
    if (you === null) return [];
    const mate = cards.findIndex((card, seat) => seat !== you && teamOf(card) === teamOf(cards[you] ?? 0));
    return [mate < 0 ? say("log-alone") : say("log-mate", { player: this.name(mate) })];
  }

  #pairs(seat: number, cards: readonly string[]): string {
    const kinds = new Map<string, number>();
    for (const card of cards) kinds.set(card, (kinds.get(card) ?? 0) + 1);
    const [[only = "", pairs = 0] = []] = kinds;
    if (kinds.size === 1) return this.does("log-pairs", seat, { pairs: say(`card-${only}.pairs`, { n: pairs }) });
    const names = [...kinds].map(([card, n]) => {
      const name = say(`card-${card}.name`);
      return n === 1 ? name : say("log-pair-twice", { card: name });
    });
    return this.does("log-pairs-several", seat, { n: cards.length, cards: words.list(names) });
  }

  #draw(event: Event & { t: "draw" }): string {
    const { seat } = event;
    const from = this.name(event.from);
    if (!event.card) return say("log-draw-unseen", { player: this.name(seat), from });
    const card = this.card(event.card);
    if (event.from === this.you) return say("log-draw.from", { player: this.name(seat), card });
    return this.does("log-draw", seat, { from, card });
  }

  #move(event: Event & { t: "move" }): string {
    const who = { from: this.name(event.from), to: this.name(event.to) };
    if (!event.card) return say("log-move-unseen", who);
    const card = this.card(event.card);
    if (event.from === this.you) return say("log-move.from", { to: who.to, card });
    if (event.to === this.you) return say("log-move.to", { from: who.from, card });
    return say("log-move", { ...who, card });
  }

  #trade([player = 0, target = 0]: readonly number[]): string {
    if (player !== this.you && target !== this.you)
      return say("log-trade", { player: this.name(player), target: this.name(target) });
    return say("log-trade.you", { other: this.name(player === this.you ? target : player) });
  }

  #waiter(event: Event & { t: "waiter" }): string {
    const { seat, target, direction } = event;
    const id = `log-waiter-${event.card}`;
    if (typeof target !== "number") return this.does(id, seat, direction ? { direction } : {});
    if (target === this.you) return say(`${id}.target`, { player: this.name(seat) });
    return this.does(id, seat, { target: this.name(target) });
  }
}
