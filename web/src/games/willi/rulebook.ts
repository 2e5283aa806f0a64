/** How the rulebook of Willi is laid out. */

import type { Rulebook } from "$lib/rulebook";
import { say } from "$lib/words.svelte";
import diagrams from "./diagrams.json";

export const rulebook: Rulebook = {
  quick: 7,
  tips: 3,
  cardLabel: (card) => say(`colour-${card[0]}`),
  diagrams,
  sections: [
    {
      name: "cards",
      rules: [
        { id: "W1", notes: ["ours"], picture: { groups: [["R1", "Y4", "G6", "B9"]], named: true } },
        { id: "W2", notes: ["ours", "online"] },
      ],
    },
    {
      name: "start",
      rules: [
        { id: "W3", notes: ["ours"] },
        { id: "W4", notes: ["ours"] },
      ],
    },
    {
      name: "tricks",
      rules: [
        {
          id: "W5",
          notes: ["example"],
          picture: { groups: [["R5"], ["R2", "R8", "Y5", "G3"]], raised: ["R2", "R8", "Y5"] },
        },
        { id: "W6", notes: ["example"], picture: { groups: [["R3", "B3", "R7", "R9"]], raised: ["R3"] } },
      ],
    },
    { name: "call", rules: [{ id: "W7" }, { id: "W8", notes: ["ours", "online"] }] },
    {
      name: "two",
      rules: [
        { id: "W9", notes: ["example"], picture: { groups: [["R6", "R1", "R4", "R8"]], raised: ["R4"] } },
        { id: "W10", notes: ["house", "ours"] },
      ],
    },
    {
      name: "scoring",
      rules: [{ id: "W11" }, { id: "W12" }, { id: "W13", notes: ["example", "ours"] }, { id: "W14", notes: ["ours"] }],
    },
    {
      name: "three",
      rules: [
        { id: "W15", notes: ["ours"] },
        { id: "W16", notes: ["ours", "house"] },
        { id: "W17" },
        { id: "W18", notes: ["ours"] },
      ],
    },
  ],
};
