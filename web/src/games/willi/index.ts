/** Willi, for every page. */

import { say } from "$lib/words.svelte";
import type { Game } from "../game";
import { SEATS, withWilli } from "./chair";
import Face from "./Face.svelte";
import "./look.css";

/** Where he plays himself, it can be agreed on when he starts and where he sits (W16). */
const HIMSELF = { willi_starts: ["always", "in_turn"], willi_sits: ["moves", "stays"] };

export const willi: Game = {
  players: [3, 4],
  rounds: 8,
  cards: 36,
  seats: () => SEATS,
  options: (players) => ({ exchange: ["any", "same_colour"], ...(withWilli(players) && HIMSELF) }),
  himself: () => say("name-willi"),
  art: "art-willi",
  fan: ["R1", "Y9", "B5"],
  cover: ["R1", "G5", "B9"],
  minutes: { lesson: 3, rules: 5 },
  Face,
  cardName: (card) => say(`colour-${card[0]}.card`, { value: Number(card[1]) }),
  cardInside: (card) => say(`colour-${card[0]}.the`, { value: Number(card[1]) }),
};
