/**
 * Our part in the luck of a table. The bytes stay on this device, where another tab finds them too; what the table said
 * when we cut the deck is kept beside them, for the record to be held against.
 */

import type { GameName } from "../../games";
import { RECORDS } from "../../games/records";
import type { Event } from "../game/events";
import { keep, kept, keptNames } from "../kept";
import type { Public, TableShown, Welcome } from "../net/protocol";
import type { Wanted } from "../net/source";
import { cutOf, sealOf } from "./cutting";
import { toHex } from "./hashing";
import { same, type Told } from "./luck";
import type { Proof } from "./proof";

const PREFIX = "billi-luck-";
/** Of so many tables what we know is kept. */
const MOST_KEPT = 30;
const DIGITS = /^[0-9a-f]{64}$/;

interface Kept {
  /** The bytes our cuts come from. */
  start: string;
  /** The table's promise, as it was when ours was made. */
  commitment: string;
  /** When that was. */
  at: number;
  /** What the table said when we last cut. */
  noted?: Noted;
  /** The game's id, once it has a record. */
  record?: string;
}

interface Noted {
  words: string[];
  seals: string[];
  tries: number;
  /** By seat, who was to cut. */
  cutting: boolean[];
  /** The seats of those whose names count in who deals first. */
  called?: number[];
  /** Our cuts, by seat. */
  cuts: [number, string][];
}

export class Part {
  readonly #name: string;
  #kept: Kept | null = null;
  #looked = false;
  /** What was wished for already. */
  readonly #wanted = new Set<string>();

  constructor(readonly code: string) {
    this.#name = PREFIX + code;
  }

  /** The part we had in the game with a record, if it was on this device. */
  static inGame(record: string): Part | null {
    const codes = keptNames(PREFIX).map((name) => new Part(name.slice(PREFIX.length)));
    return codes.find((part) => part.#read()?.record === record) ?? null;
  }

  /** The seal to send along as we sit down. Bytes that were shown once are no secret: they never serve again. */
  promise({ commitment }: Welcome): string {
    const before = this.#read();
    if (before?.commitment === commitment && !before.noted) return sealOf(before.start);
    if (!before) dropOldest();
    const start = toHex(crypto.getRandomValues(new Uint8Array(32)));
    this.#write({ start, commitment, at: Date.now() });
    return sealOf(start);
  }

  /**
   * What to wish for now: a seal for a chair of ours that has none, or another device's when we have just come; a cut
   * when everyone is asked to.
   */
  due(welcome: Welcome, { public: table, own }: TableShown): Wanted[] {
    if (table.status !== "open") return [];
    const first = !this.#looked;
    this.#looked = true;
    const due = table.tries
      ? this.#cuts(welcome.game, table, own.seats)
      : this.#seals(welcome, table, own.seats, first);
    return due.filter((wanted) => {
      const known = JSON.stringify(wanted);
      const fresh = !this.#wanted.has(known);
      this.#wanted.add(known);
      return fresh;
    });
  }

  #seals(welcome: Welcome, table: Public, seats: readonly number[], first: boolean): Wanted[] {
    return seats.flatMap((seat) => {
      const found = table.seats[seat]?.seal;
      if (found && !first) return [];
      const seal = this.promise(welcome);
      return found === seal ? [] : [{ do: "seal" as const, seat, seal }];
    });
  }

  #cuts(game: GameName, table: Public, seats: readonly number[]): Wanted[] {
    const ours = this.#read();
    const tries = table.tries ?? 0;
    // A table that goes back to an earlier time could choose between deals it knows.
    if (!ours || tries < (ours.noted?.tries ?? 0)) return [];
    const seal = sealOf(ours.start);
    const asked = seats.filter((number) => {
      const seat = table.seats[number];
      return seat?.seal === seal && !seat.cut && !seat.left_out;
    });
    if (!asked.length) return [];
    const cuts = asked.map((seat): [number, string] => [seat, cutOf(ours.start, tries)]);
    // What was said first counts: whoever asks twice must not say something else.
    if (tries !== ours.noted?.tries) this.#write({ ...ours, noted: noteOf(game, table, cuts) });
    return cuts.map(([seat, cut]) => ({ do: "cut" as const, seat, cut }));
  }

  /** Whether we cut the deck, as far as we know. */
  get hasCut(): boolean {
    return !!this.#read()?.noted;
  }

  /** Remember which game this was. */
  note(record: string): void {
    const ours = this.#read();
    if (ours && ours.record !== record) this.#write({ ...ours, record });
  }

  /** Whether a record tells the luck as we saw it come about, and the game as the `stories` of our seats. */
  agrees(told: Told, proof: Proof, stories: readonly (readonly Event[])[] = []): boolean {
    const ours = this.#read();
    const noted = ours?.noted;
    if (!noted || ours.commitment !== proof.commitment || noted.tries !== proof.tries) return false;
    const cutting = proof.cuts.map((cut) => cut !== "");
    return (
      same(proof.words, noted.words) &&
      same(proof.seals, noted.seals) &&
      same(cutting, noted.cutting) &&
      noted.cuts.every(([seat, cut]) => proof.cuts[seat] === cut) &&
      (!noted.called || same(called(told.game, told.names), noted.called)) &&
      stories.every((story) => story.every((seen, index) => isSeenOf(seen, told.events[index])))
    );
  }

  /** Whether the record says that we were left out, and all else as we saw it. */
  wasLeftOut(proof: Proof): boolean {
    const ours = this.#read();
    if (!ours || ours.commitment !== proof.commitment) return false;
    const seal = sealOf(ours.start);
    return proof.seals.some((found, seat) => found === seal && !proof.cuts[seat]);
  }

  #read(): Kept | null {
    this.#kept = read(this.#name) ?? this.#kept;
    return this.#kept;
  }

  #write(ours: Kept): void {
    this.#kept = ours;
    keep(this.#name, JSON.stringify(ours));
  }
}

function noteOf(game: GameName, table: Public, cuts: [number, string][]): Noted {
  return {
    words: table.seats.map((seat) => seat.words ?? ""),
    seals: table.seats.map((seat) => seat.seal ?? ""),
    tries: table.tries ?? 0,
    cutting: table.seats.map((seat) => !!seat.seal && !seat.left_out),
    called: called(
      game,
      table.seats.map((seat) => seat.name ?? ""),
    ),
    cuts,
  };
}

/** Whether an event as one hand saw it can be what a record tells. */
function isSeenOf(seen: Event, told: Event | undefined): boolean {
  if (!told) return false;
  const whole = told as unknown as Record<string, unknown>;
  return Object.entries(seen).every(([field, value]) =>
    field === "hands"
      ? (value as unknown[]).every((hand, seat) => isHandSeen(hand, (whole["hands"] as unknown[])[seat]))
      : same(value, whole[field]),
  );
}

function isHandSeen(seen: unknown, told: unknown): boolean {
  return typeof seen === "number" ? (told as unknown[]).length === seen : same(seen, told);
}

function called(game: GameName, names: readonly string[]): number[] {
  return names.flatMap((name, seat) => (RECORDS[game].isCalled(name) ? [seat] : []));
}

/** What is kept under a name; nothing where it is not ours, or spoilt. */
function read(name: string): Kept | null {
  try {
    const found = JSON.parse(kept(name) ?? "null") as Kept | null;
    return found && DIGITS.test(found.start) ? found : null;
  } catch (problem) {
    console.warn(`${name} cannot be read:`, problem);
    return null;
  }
}

/** Make room for one more. */
function dropOldest(): void {
  const found = keptNames(PREFIX).map((name) => ({ name, at: read(name)?.at ?? 0 }));
  const old = found.sort((one, other) => other.at - one.at).slice(MOST_KEPT - 1);
  for (const { name } of old) keep(name, null);
}
