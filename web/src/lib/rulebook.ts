/** How a rulebook is laid out: which rule stands where, with which notes and cards. The words are in rulebook.ftl. */

import type { Component } from "svelte";
import type { Panel } from "./diagrams";

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
  /** What stands below a card that is shown by name. */
  cardLabel(card: string): string;
  /** What the pictures show, by the rule they belong to; tests play every one of them by the rules. */
  diagrams: Partial<Record<string, Panel[]>>;
  /** Rules with a picture of another kind, and that. */
  drawn?: readonly string[];
  Drawn?: Component<{ id: string }>;
  sections: readonly Section[];
}
