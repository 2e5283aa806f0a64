/**
 * A lesson as a table like any other. The server keeps nothing of it: told all choices so far, it says where they lead.
 * They stay with this place in the browser's history, so that a page that is loaded anew goes on from there.
 */

import type { Event, GameName } from "./game/events";
import { Refused, toldToWait } from "./net/api";
import { me } from "./net/me.svelte";
import type { Granted, Heard, LessonShown, TableShown, Welcome } from "./net/protocol";
import type { Connection, TableSource, Wanted } from "./net/source";
import { say, words } from "./words.svelte";

/** The seat of whoever learns. */
const LEARNER = 0;
/** What is chosen where there is only something to read. */
const GO_ON = "go on";
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5_000;

export class LessonSource implements TableSource {
  readonly sayings: readonly Heard[] = [];
  readonly drawsAhead = true;
  connection = $state<Connection>("joining");
  /** The server refused to go on, as where an upgrade has changed what the lesson asks for. */
  stuck = $state(false);
  welcome = $state.raw<Welcome | null>(null);
  /** Where the lesson stands. */
  at = $state.raw<LessonShown | null>(null);
  /** Where it stood one choice ago: what is said until what that choice brought about has been shown. */
  before = $state.raw<LessonShown | null>(null);
  #choices = (history.state ?? []) as readonly string[];
  /** Whether it goes on from where it was left. */
  readonly resumed = this.#choices.length > 0;
  #closing = new AbortController();

  readonly shown = $derived(this.at && withName(this.at.table, me.shown));

  constructor(readonly game: GameName) {
    void this.#choose();
  }

  get hints(): readonly string[] {
    return this.at?.wants ?? [];
  }

  close(): void {
    this.#closing.abort();
  }

  /** The same from its beginning. */
  again(): LessonSource {
    this.close();
    history.replaceState(null, "");
    return new LessonSource(this.game);
  }

  story(seat: number | null): readonly Event[] {
    return (this.shown?.own.hands.find((hand) => hand.seat === seat)?.events ?? []) as Event[];
  }

  now(): number {
    return Date.now();
  }

  async goOn(): Promise<void> {
    if (this.at?.wants.includes(GO_ON)) await this.#choose(GO_ON);
  }

  async wish(wanted: Wanted): Promise<Granted> {
    const choice = choiceIn(wanted);
    if (!this.at?.wants.includes(choice)) throw new Refused(0, "lesson-not-now", say("lesson-not-now"));
    await this.#choose(choice);
    // It is said beside the table, where there is a way out, and not once more at the cards.
    if (this.stuck) throw new Refused(0, "table-stale", "");
    return { is: "granted", id: "", version: this.at.table.version };
  }

  async #choose(...choice: string[]): Promise<void> {
    const choices = [...this.#choices, ...choice];
    const at = await this.#ask(choices);
    if (!at && !this.at && choices.length && !this.#closing.signal.aborted) {
      // What the lesson asks for has changed since.
      this.#choices = [];
      return this.#choose();
    }
    this.stuck = !at;
    if (!at) return;
    // A second touch on its way brings the same choice: the first one counts.
    if (choices.length < this.#choices.length + choice.length) return;
    this.#choices = choices;
    history.replaceState(choices, "");
    this.before = this.at;
    this.at = at;
    this.welcome ??= welcomeTo(this.game, at.table);
  }

  /** Ask until there is an answer, for a lesson outlives a bad connection as any table does; null if it is no. */
  async #ask(choices: readonly string[]): Promise<LessonShown | null> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const answer = await this.#post(choices);
      // One that breaks off is none.
      const at = answer?.ok ? ((await answer.json().catch(() => null)) as LessonShown | null) : null;
      const refused = !!answer && !answer.ok && answer.status < 500 && answer.status !== 429;
      const done = !!at || refused || this.#closing.signal.aborted;
      this.connection = done ? "on" : "off";
      if (done) return at;
      await new Promise((again) => setTimeout(again, Math.max(wait, toldToWait(answer))));
    }
  }

  #post(choices: readonly string[]): Promise<Response | null> {
    return fetch(`/api/lessons/${this.game}`, {
      method: "POST",
      headers: { "accept-language": words.language, "content-type": "application/json" },
      body: JSON.stringify({ choices }),
      signal: this.#closing.signal,
    }).catch(() => null);
  }
}

/** What a wish chooses: who waives all calls of a trick declines this one. */
function choiceIn(wanted: Wanted): string {
  if (wanted.do === "choose") return wanted.action;
  return wanted.do === "waive" ? "no call" : "";
}

/** The server does not know who learns. */
function withName(table: TableShown, name: string): TableShown {
  const seats = table.public.seats.map((seat, number) => (number === LEARNER ? { ...seat, name } : seat));
  return { ...table, public: { ...table.public, seats } };
}

function welcomeTo(game: GameName, shown: TableShown): Welcome {
  return {
    is: "welcome",
    code: "",
    game,
    players: shown.public.seats.length,
    options: {},
    language: words.language,
    clock: 0,
    commitment: "",
    now: Date.now(),
  };
}
