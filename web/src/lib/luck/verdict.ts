/** What there is to say of the luck of a game that is over. */

import type { Event } from "../game/events";
import type { Part } from "./part";
import { findingOf, leftOut, type Proof, type Told } from "./proof";

export interface Verdict {
  right: boolean;
  /** The sentence, and what goes into it. */
  id: string;
  details?: Record<string, number>;
  /** The seats that did not cut in time. */
  leftOut: readonly number[];
}

/** Look at a game's proof, and whether our own part in it is as we remember. None where a record proves nothing. */
export function verdictOn(told: Told, part: Part | null, stories: readonly (readonly Event[])[] = []): Verdict | null {
  const finding = findingOf(told);
  if (finding.is === "none") return null;
  if (finding.is === "wrong") {
    if (finding.event === null) return { right: false, id: "luck-wrong-proof", leftOut: [] };
    return { right: false, id: "luck-wrong-cards", details: { event: finding.event }, leftOut: [] };
  }
  const { proof } = finding;
  const out = leftOut(proof);
  if (part?.wasLeftOut(proof)) return { right: true, id: "luck-without-you", leftOut: out };
  if (part?.hasCut && !part.agrees(told, proof, stories)) return { right: false, id: "luck-wrong-told", leftOut: out };
  return { right: true, ...praise(proof, !!part?.hasCut), leftOut: out };
}

function praise({ cuts, tries }: Proof, ours: boolean): { id: string; details?: Record<string, number> } {
  if (ours) return tries > 1 ? { id: "luck-yours-of", details: { n: tries } } : { id: "luck-yours" };
  const people = cuts.filter((cut) => cut).length;
  return people ? { id: "luck-proven", details: { n: people } } : { id: "luck-uncut" };
}
