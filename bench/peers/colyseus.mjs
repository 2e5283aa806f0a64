/**
 * A card table on Colyseus: node colyseus.mjs PORT [PING]
 *
 * Each seat sees its own hand by a StateView. PING is the time between pings in milliseconds, 0 for none.
 */

import { Room, Server } from "@colyseus/core";
import { StateView, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { DECK, SEATS, hands } from "./cards.mjs";

const [port, ping = "3000"] = process.argv.slice(2);

// A hand is a text with a digit to the base of 36 a card: cards spliced out of an array of numbers in a view come back
// to the first who joined, in this version.
const written = (hand) => hand.map((card) => card.toString(36)).join("");
const Player = schema({ hand: t.string().view(), left: t.uint8() }, "Player");
const State = schema({ players: t.array(Player), trick: t.string(), turn: t.uint8(), moves: t.uint32() }, "State");

function shuffled() {
  const deck = [...DECK];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

class Cards extends Room {
  maxClients = SEATS;
  patchRate = 1000; // by hand after each move; a second is for its clock only

  onCreate() {
    this.state = new State();
    this.state.trick = "";
    this.state.turn = 0;
    this.state.moves = 0;
    for (let seat = 0; seat < SEATS; seat += 1) this.state.players.push(new Player());
    this.deal();
    this.onMessage("play", (client, card) => this.play(client, card));
  }

  onJoin(client) {
    client.userData = { seat: this.clients.length - 1 };
    client.view = new StateView();
    client.view.add(this.state.players[client.userData.seat]);
  }

  play(client, card) {
    const { state } = this;
    const { seat } = client.userData;
    const player = state.players[seat];
    if (seat !== state.turn || !player.hand.includes(card)) return;
    player.hand = player.hand.replace(card, "");
    player.left -= 1;
    state.trick = state.trick.length === SEATS ? card : state.trick + card;
    state.turn = (seat + 1) % SEATS;
    state.moves += 1;
    if (state.players.every(({ left }) => left === 0)) this.deal();
    this.broadcastPatch();
  }

  deal() {
    for (const [seat, hand] of hands(shuffled()).entries()) {
      this.state.players[seat].hand = written(hand);
      this.state.players[seat].left = hand.length;
    }
  }
}

const transport = new WebSocketTransport({ pingInterval: Number(ping) });
const server = new Server({ transport, greet: false });
server.define("cards", Cards);
await server.listen(Number(port), "127.0.0.1");
console.log("listening");
