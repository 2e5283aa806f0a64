/**
 * A card table on boardgame.io: node boardgame.mjs PORT [FOLDER]
 *
 * Kept in memory, or in files of the folder by its own FlatFile. Others' hands are taken out by its own STRIP_SECRETS.
 */

import core from "boardgame.io/dist/cjs/core.js";
import server from "boardgame.io/dist/cjs/server.js";
import { DECK, SEATS, hands } from "./cards.mjs";

const [port, folder] = process.argv.slice(2);

const deal = (random) => Object.fromEntries(hands(random.Shuffle(DECK)).entries());

const cards = {
  name: "cards",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => ({ players: deal(random), trick: [], left: DECK.length, over: false }),
  playerView: core.PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID, random }, card) => {
      const at = G.players[playerID].indexOf(card);
      if (at < 0) return core.INVALID_MOVE;
      G.players[playerID].splice(at, 1);
      if (G.trick.length === SEATS) G.trick = [];
      G.trick.push(card);
      G.left -= 1;
      if (G.left > 0) return;
      if (random.D4() === 1) {
        G.over = true;
      } else {
        G.players = deal(random);
        G.left = DECK.length;
      }
    },
  },
  endIf: ({ G }) => G.over || undefined,
};

const db = folder && new server.FlatFile({ dir: folder });
const { run } = server.Server({ games: [cards], origins: [server.Origins.LOCALHOST], ...(db && { db }) });
await run({ port: { port: Number(port), host: "127.0.0.1" } });
console.log("listening");
