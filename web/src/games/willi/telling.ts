/** The log of a game of Willi. */

import type { Event, Happening } from "$lib/game/events";
import { Teller, type Told } from "$lib/game/telling";
import type { WilliEvent } from "$lib/net/protocol";
import { say } from "$lib/words.svelte";
import { afterWilli, WILLI_SEAT, williMoves, withWilli } from "./chair";

export class WilliTeller extends Teller {
  #leading = true;

  /** Where Willi sits, if he moves. */
  protected beginRound({ round }: Event & { t: "round" }): Told[] {
    this.#leading = true;
    const { setting } = this;
    return williMoves(setting) ? [[this.does("log-willi-sits", afterWilli(setting, round)), 1]] : [];
  }

  protected happen(event: Happening<WilliEvent>): Told {
    switch (event.t) {
      case "box":
        return [this.#box(event.seat, event.card), 0];
      case "play":
        return this.#play(event.seat, event.card);
      case "willi":
        return [this.does("log-call", event.seat), 1];
      case "trick":
        this.#leading = true;
        return [this.does("log-trick", event.winner), 1];
      case "exchange": {
        const { seat, give, take } = event;
        return [this.does("log-swap", seat, { given: this.card(give), taken: this.card(take) }), 1];
      }
    }
  }

  protected endRound(event: Event & { t: "round_end" }): Told[] {
    const totals = "totals" in event ? event.totals : [];
    return [
      [say("log-count", { round: this.round }), 0],
      ...totals.map((total, seat): Told => [
        this.does("log-total", seat, { total, points: event.points[seat] ?? 0 }),
        1,
      ]),
    ];
  }

  #box(seat: number, card: string | undefined): string {
    if (!card) return say("log-box-unseen", { player: this.name(seat) });
    return this.does("log-box", seat, { card: this.card(card) });
  }

  #play(seat: number, card: string): Told {
    const leads = this.#leading;
    this.#leading = false;
    const himself = withWilli(this.setting.players) && seat === WILLI_SEAT;
    const id = himself ? "log-turn" : leads ? "log-lead" : "log-play";
    return [this.does(id, seat, { card: this.card(card) }), leads ? 0 : 1];
  }
}
