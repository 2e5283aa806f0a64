/** Whether all that luck has decided in a game follows from the secret its record reveals: docs/fairness.md. */

import { RECORDS } from "../../games/records";
import { leadsTo } from "./cutting";
import { fromHex, sha256, toHex } from "./hashing";
import type { Told } from "./luck";
import { Stream } from "./stream";

export type { Told };

export interface Proof {
  commitment: string;
  secret: string;
  words: readonly string[];
  seals: readonly string[];
  cuts: readonly string[];
  /** How often people were asked to cut the deck; 0 where they were not. */
  tries: number;
}

/** What became of looking at a proof; `event` is the number of the first one that luck has not decided so. */
export type Finding = { is: "none" } | { is: "proven"; proof: Proof } | { is: "wrong"; event: number | null };

const DIGITS = /^[0-9a-f]{64}$/;

export function findingOf(told: Told): Finding {
  if (typeof told.fair !== "object" || told.fair === null) return { is: "none" };
  if (told.events.at(-1)?.t !== "game_end") return { is: "none" };
  const proof = readProof(told.fair as Record<string, unknown>, told.players);
  if (!proof || toHex(sha256(fromHex(proof.secret))) !== proof.commitment || !isCutAsSealed(proof))
    return { is: "wrong", event: null };
  const event = firstOtherwise(told, proof);
  return event === null ? { is: "proven", proof } : { is: "wrong", event };
}

/** The seats that had promised to cut, and did not. */
export function leftOut({ seals, cuts }: Proof): number[] {
  return seals.flatMap((seal, seat) => (seal && !cuts[seat] ? [seat] : []));
}

function readProof(fair: Record<string, unknown>, players: number): Proof | null {
  const { version, commitment, secret, words, seals = [], cuts = [], tries = 0 } = fair;
  const texts = (value: unknown, fits: (text: string) => boolean, many: number): value is string[] =>
    Array.isArray(value) &&
    value.length === many &&
    value.every((text: unknown) => typeof text === "string" && fits(text));
  const isNumber = (text: unknown): text is string => typeof text === "string" && DIGITS.test(text);
  const cutting = version === 2 ? players : 0;
  if (version !== 1 && version !== 2) return null;
  if (!isNumber(commitment) || !isNumber(secret) || !texts(words, () => true, players)) return null;
  if (!texts(seals, (seal) => !seal || isNumber(seal), cutting)) return null;
  if (!texts(cuts, (cut) => !cut || isNumber(cut), cutting) || typeof tries !== "number") return null;
  return { commitment, secret, words, seals, cuts, tries };
}

/** Whether every cut was sealed before, and nobody was asked more often than those who were left out explain. */
function isCutAsSealed(proof: Proof): boolean {
  const { seals, cuts, tries } = proof;
  if (!seals.length) return tries === 0;
  if (!Number.isInteger(tries) || tries < 1 || tries > 1 + leftOut(proof).length) return false;
  return cuts.every((cut, seat) => !cut || leadsTo(cut, tries) === seals[seat]);
}

function firstOtherwise(told: Told, proof: Proof): number | null {
  const luck = new RECORDS[told.game].Luck(told, new Stream(proof.secret, proof.words, proof.cuts));
  const index = told.events.findIndex((event) => !luck.decided(event));
  return index < 0 ? null : index + 1;
}
