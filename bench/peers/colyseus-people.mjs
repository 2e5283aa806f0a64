/** Four people at a table of Colyseus, with its own client, which decodes every patch. */

import assert from "node:assert/strict";
import { HAND, SEATS } from "./cards.mjs";

delete globalThis.WebSocket; // its client takes ws then, which costs less than Node's own
const { Client } = await import("@colyseus/sdk");

export class People {
  over = false; // the room deals again by itself

  constructor(url) {
    this.client = new Client(url);
    this.seats = [];
  }

  async open() {
    for (let seat = 0; seat < SEATS; seat += 1) {
      const room = seat ? await this.client.joinById(this.seats[0].roomId) : await this.client.create("cards");
      this.seats[seat] = room;
      await new Promise((resolve) => room.onStateChange.once(resolve));
      room.onStateChange((state) => this.told(seat, state.moves));
      assert.equal(room.state.players[seat].hand.length, HAND);
    }
    this.checkHidden();
  }

  checkHidden() {
    for (const [seat, { state }] of this.seats.entries()) {
      const others = [...state.players].filter((_, other) => other !== seat);
      assert(
        others.length === SEATS - 1 && others.every(({ hand }) => hand === undefined),
        "someone sees another's hand",
      );
    }
  }

  get version() {
    return this.seats[0].state.moves;
  }

  /** Have whoever's turn it is play a card. */
  play() {
    const seat = this.seats[0].state.turn;
    const { hand } = this.seats[seat].state.players[seat];
    this.seats[seat].send("play", hand[Math.floor(Math.random() * hand.length)]);
  }
}
