/** How the rulebook is laid out: which rule stands where, with which notes and cards. The words are in rulebook.ftl. */

import type { GameName } from "./game/events";

/** What may stand below a rule: an example, a ruling of ours, a house rule, how it goes online. */
export type Note = "example" | "ours" | "house" | "online";

/** Cards in groups, the way they would lie there; the raised ones are those the rule is about. */
export interface Picture {
  groups: readonly (readonly string[])[];
  raised?: readonly string[];
  /** What a card is called stands below it. */
  named?: boolean;
}

export interface Rule {
  id: string;
  notes?: readonly Note[];
  picture?: Picture;
}

export interface Section {
  name: string;
  rules: readonly Rule[];
}

export interface Rulebook {
  /** How many points the game has “in one minute”. */
  quick: number;
  /** How many tips there are at the end. */
  tips: number;
  /** The cards at its head. */
  cover: readonly string[];
  sections: readonly Section[];
}

const MISTER_BILL: Rulebook = {
  quick: 6,
  tips: 3,
  cover: ["P", "B", "L"],
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

const WILLI: Rulebook = {
  quick: 7,
  tips: 3,
  cover: ["R1", "G5", "B9"],
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

export const RULEBOOKS: Record<GameName, Rulebook> = { misterbill: MISTER_BILL, willi: WILLI };
