/** Mister Bill, for every page. */

import { say } from "$lib/words.svelte";
import type { Game } from "../game";
import Face from "./Face.svelte";
import "./look.css";

export const misterbill: Game = {
  players: [3, 4, 5, 6, 7, 8],
  rounds: 3,
  cards: 47,
  seats: (players) => players,
  options: () => ({ exchange: ["blind", "chosen"] }),
  himself: () => say("card-B"),
  art: "art-B",
  fan: ["P", "B", "L"],
  cover: ["P", "B", "L"],
  minutes: { lesson: 3, rules: 6 },
  Face,
  cardName: (card) => say(`card-${card}`),
  cardInside: (card) => say(`card-${card}.one`),
};
