/** How the rulebook of Mister Bill is laid out. */

import type { Rulebook } from "$lib/rulebook";
import { misterbill } from ".";
import diagrams from "./diagrams.json";
import Drawn from "./Drawn.svelte";

export const rulebook: Rulebook = {
  quick: 6,
  tips: 3,
  cardLabel: misterbill.cardName,
  diagrams,
  drawn: ["MB3", "MB4"],
  Drawn,
  sections: [
    {
      name: "cards",
      rules: [
        { id: "MB1", picture: { groups: [[..."OSPWHD"], [..."ETGLR"], ["B"]], named: true } },
        { id: "MB2", notes: ["ours"] },
        { id: "MB3", notes: ["ours"] },
        { id: "MB4" },
      ],
    },
    {
      name: "setup",
      rules: [
        { id: "MB5", notes: ["ours"] },
        { id: "MB6" },
        { id: "MB7" },
        { id: "MB8", notes: ["online"] },
        { id: "MB9", notes: ["online"], picture: { groups: [["P", "P"], ["P"]] } },
        { id: "MB10", notes: ["ours"] },
        { id: "MB11", notes: ["ours"] },
      ],
    },
    {
      name: "turn",
      rules: [
        { id: "MB12", notes: ["online"] },
        { id: "MB13" },
        { id: "MB14", notes: ["ours", "online"] },
        { id: "MB15" },
      ],
    },
    {
      name: "waiters",
      rules: [
        { id: "MB16", notes: ["ours", "online"] },
        { id: "MB16E", notes: ["ours", "house"] },
        { id: "MB16T", notes: ["ours"] },
        { id: "MB16G", notes: ["ours"] },
        { id: "MB16L", notes: ["ours"] },
        { id: "MB16R", notes: ["ours"] },
      ],
    },
    { name: "out", rules: [{ id: "MB17", notes: ["example", "ours"] }, { id: "MB18" }] },
    { name: "talk", rules: [{ id: "MB19", notes: ["ours", "online"] }] },
    {
      name: "scoring",
      rules: [
        { id: "MB20", notes: ["example"] },
        { id: "MB21" },
        { id: "MB22", notes: ["ours"] },
        { id: "MB23", notes: ["ours"] },
      ],
    },
  ],
};
