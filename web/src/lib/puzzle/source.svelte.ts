/** A puzzle as a table like any other, where one choice is made and nothing happens after it. */

import type { GameName, Event } from "../game/events";
import { me } from "../net/me.svelte";
import type { Granted, Heard, PuzzleShown, TableShown, Welcome } from "../net/protocol";
import type { TableSource, Wanted } from "../net/source";
import { words } from "../words.svelte";
import { readChoice } from "../game/asks";
import { chosenOn, keepChoice } from "./kept";

export class PuzzleSource implements TableSource {
  readonly sayings: readonly Heard[] = [];
  readonly connection = "on";
  readonly welcome: Welcome;
  readonly puzzle: PuzzleShown;
  /** What was chosen, now or when it was first solved here. */
  chosen = $state<string | null>(null);

  readonly shown = $derived.by(() => asSeen(this.puzzle, me.shown, this.still));

  constructor(sealed: PuzzleShown) {
    const { game, options, table, answer } = sealed;
    this.puzzle = {
      ...sealed,
      ...(answer ? (JSON.parse(atob(answer)) as Pick<PuzzleShown, "usual" | "choices">) : {}),
    };
    this.chosen = this.#before();
    this.welcome = {
      is: "welcome",
      code: "",
      game: game as GameName,
      players: table.public.seats.length,
      options,
      language: words.language,
      clock: 0,
      commitment: "",
      now: Date.now(),
    };
  }

  /** What was chosen here before, in another tab perhaps. */
  #before(): string | null {
    return chosenOn(this.puzzle.date, (action) => this.of(action) !== undefined);
  }

  /** What is told of a choice. */
  of(action: string | null): PuzzleShown["choices"][number] | undefined {
    return this.puzzle.choices.find((choice) => choice.action === action);
  }

  get best(): string {
    return this.puzzle.choices[0]?.action ?? "";
  }

  get still(): boolean {
    return this.chosen !== null;
  }

  get marked(): readonly string[] {
    const card = this.still ? readChoice(this.best).card : null;
    return card ? [card] : [];
  }

  story(): readonly Event[] {
    return (this.puzzle.table.own.hands[0]?.events ?? []) as Event[];
  }

  now(): number {
    return Date.now();
  }

  wish(wanted: Wanted): Promise<Granted> {
    if (wanted.do === "choose" && this.chosen === null) {
      this.chosen = this.#before() ?? wanted.action;
      keepChoice(this.puzzle.date, { chosen: this.chosen, found: this.chosen === this.best });
    }
    return Promise.resolve({ is: "granted", id: "", version: this.shown.version });
  }
}

/** The table under the name of whoever solves it; once that is done, it asks nothing more. */
function asSeen({ table, seat }: PuzzleShown, name: string, solved: boolean): TableShown {
  const seats = table.public.seats.map((one, number) => (number === seat ? { ...one, name, thinking: !solved } : one));
  const hands = table.own.hands.map((hand) => (solved ? { ...hand, ask: null } : hand));
  const version = table.version + Number(solved);
  return { ...table, version, public: { ...table.public, seats }, own: { ...table.own, hands } };
}
