/** Four people at a table of boardgame.io: its lobby over HTTP, its messages over socket.io, without its client's store. */

import assert from "node:assert/strict";
import { once } from "node:events";
import { io } from "socket.io-client";
import { HAND, SEATS } from "./cards.mjs";

const OPTIONS = { transports: ["websocket"], multiplex: false };

export class People {
  constructor(url) {
    this.url = url;
    this.seats = [];
  }

  async open() {
    const { matchID } = await this.post("create", { numPlayers: SEATS });
    await Promise.all(Array.from({ length: SEATS }, (_, seat) => this.connect(seat)));
    await this.join(matchID);
  }

  async connect(seat) {
    const socket = io(`${this.url}/cards`, OPTIONS);
    this.seats[seat] = { socket, state: null, credentials: "" };
    await once(socket, "connect");
    socket.on("update", (matchID, state) => {
      if (matchID !== this.matchID) return;
      this.seats[seat].state = state;
      this.told(seat, state._stateID);
    });
  }

  /** Sit down at a match together. */
  async join(matchID) {
    this.matchID = matchID;
    for (const [seat, person] of this.seats.entries()) {
      const joined = await this.post(`${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` });
      person.credentials = joined.playerCredentials;
      const synced = once(person.socket, "sync");
      person.socket.emit("sync", matchID, String(seat), person.credentials, SEATS);
      const [, { state }] = await synced;
      person.state = state;
      assert.equal(state.G.players[seat].length, HAND);
    }
    this.checkHidden();
  }

  checkHidden() {
    for (const [seat, { state }] of this.seats.entries()) {
      assert.deepEqual(Object.keys(state.G.players), [String(seat)], "someone sees another's hand");
    }
  }

  get version() {
    return this.seats[0].state._stateID;
  }

  get over() {
    return this.seats[0].state.ctx.gameover !== undefined;
  }

  /** Have whoever's turn it is play a card. */
  play() {
    const seat = Number(this.seats[0].state.ctx.currentPlayer);
    const { socket, state, credentials } = this.seats[seat];
    const hand = state.G.players[seat];
    const args = [hand[Math.floor(Math.random() * hand.length)]];
    const playerID = String(seat);
    const action = { type: "MAKE_MOVE", payload: { type: "play", args, playerID, credentials } };
    socket.emit("update", action, state._stateID, this.matchID, playerID);
  }

  async again() {
    const { credentials } = this.seats[0];
    const { nextMatchID } = await this.post(`${this.matchID}/playAgain`, { playerID: "0", credentials });
    await this.join(nextMatchID);
  }

  async post(path, body) {
    const headers = { "content-type": "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${this.url}/games/cards/${path}`, request);
    assert.equal(response.status, 200, `${path}: ${response.status}`);
    return response.json();
  }
}
