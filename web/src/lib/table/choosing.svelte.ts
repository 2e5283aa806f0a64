/** Turns touches on cards and seats into the answer to what a seat is asked, and says why where one leads nowhere. */

import { askingOf } from "../../games/asking";
import { readAsk, withCard, type Asked, type Choice, type Kind } from "../game/asks";
import { Refused } from "../net/api";
import type { Hand } from "../net/protocol";
import type { TableSource, Wanted } from "../net/source";
import { settings } from "../settings.svelte";
import { say, words } from "../words.svelte";

export interface Reason {
  text: string;
  rule: string | null;
}

/** Answers after which there is no more to say, and the question each is an answer to. */
const LAST_WORDS = { pass: "serve", keep: "take", waive: "call" } as const satisfies Record<string, Kind>;
type LastWord = keyof typeof LAST_WORDS;
/** What is said where nothing is asked although a question is open. */
export type Quiet = "forced-serve" | "forced-take" | "given-pass" | "given-keep" | "waived";

export class Choosing {
  /** The card of the hand that was touched. */
  card = $state<string | null>(null);
  /** The card of the trick that was touched, to exchange for. */
  wanted = $state<string | null>(null);
  /** The card that was chosen, until the server has taken note of it. */
  meant = $state<string | null>(null);
  why = $state.raw<Reason | null>(null);
  /** The answer that is on its way. A newer one takes its place. */
  #sent = $state("");

  constructor(
    readonly source: TableSource,
    readonly seat: number,
    readonly name: (seat: number) => string,
  ) {}

  get busy(): boolean {
    return this.#sent !== "";
  }

  get hand(): Hand | null {
    return this.source.shown?.own.hands.find((hand) => hand.seat === this.seat) ?? null;
  }

  /** What the person before the screen is asked. */
  readonly asked = $derived.by((): Asked | null => (this.quiet ? null : this.#question));

  /** The only card that can be chosen, where it is to go by itself. In a lesson it is for the learner to touch. */
  readonly only = $derived.by((): string | null => {
    const { asked } = this;
    if (!settings.onlyCard || this.source.drawsAhead || asked?.choices.length !== 1 || asked.chosen) return null;
    return asked.choices[0]?.card ?? null;
  });

  /** The last word somebody has said, until the table goes on: a "no" may take as long as one nobody had to say. */
  readonly given = $derived.by((): LastWord | null => {
    const given = this.#given;
    if (!given || (this.source.shown?.version ?? 0) >= given.until) return null;
    return this.#question?.kind === LAST_WORDS[given.word] ? given.word : null;
  });

  readonly quiet = $derived.by((): Quiet | null => {
    const { given } = this;
    const kind = this.#question?.kind ?? null;
    if (given === "waive" || (this.hand?.waived && (kind === null || kind === "call"))) return "waived";
    if (given) return `given-${given}`;
    return this.#question?.forced && (kind === "serve" || kind === "take") ? `forced-${kind}` : null;
  });

  readonly #question = $derived.by((): Asked | null => {
    const board = this.source.shown?.public.board;
    const ask = this.hand?.ask;
    return ask && board ? readAsk(ask, board) : null;
  });
  /** A last word, and the version of the table at which the question it answers is over. */
  #given = $state.raw<{ word: LastWord; until: number } | null>(null);

  /** Whether touching a card of the hand leads anywhere. */
  able(card: string): boolean {
    const { asked } = this;
    if (!asked) return false;
    if (asked.kind === "take") return this.#mayGive(card);
    return withCard(asked, card).length > 0;
  }

  touch(card: string): void {
    const { asked } = this;
    this.why = null;
    if (!asked || !this.able(card)) {
      this.why = this.#whyNot(card);
      return;
    }
    const again = this.card === card;
    if (asked.kind === "serve" || asked.kind === "take") {
      this.card = again ? null : card;
      return;
    }
    const [choice] = withCard(asked, card);
    if (choice && (settings.oneTap || again)) void this.choose(choice);
    else this.card = card;
  }

  /** Choose the only card. */
  playOnly(): void {
    if (this.only) void this.choose(this.asked?.choices[0]);
  }

  touchTrick(card: string): void {
    this.why = null;
    this.wanted = this.wanted === card ? null : card;
    if (this.card && !this.#mayGive(this.card)) this.card = null;
  }

  /** Forget what was touched. */
  clear(): void {
    this.card = this.wanted = this.why = null;
  }

  /** Whether it was granted. */
  async choose(choice: Choice | undefined): Promise<boolean> {
    const version = this.source.shown?.version;
    const sent = `${version} ${choice?.action}`;
    if (!choice || version === undefined || this.#sent === sent) return false;
    const { action, verb } = choice;
    const word = verb === "pass" || verb === "keep" ? verb : null;
    this.meant = choice.card;
    const granted = await this.#answer({ do: "choose", seat: this.seat, action, version }, word, sent);
    if (granted === null) return false;
    this.card = this.wanted = null;
    if (word) this.#given = { word, until: granted };
    return true;
  }

  chooseVerb(verb: string): void {
    void this.choose(this.asked?.choices.find((choice) => choice.verb === verb));
  }

  /** Exchange the two cards touched (W10). */
  async swap(): Promise<void> {
    const { asked, card, wanted } = this;
    if (!card || !wanted) return;
    const taken = await this.choose(asked?.choices.find((choice) => choice.verb === "take" && choice.card === wanted));
    // The second half of it, if that is what is asked now: a bot may have taken another card when the clock ran out.
    if (taken && this.asked?.kind === "swap") void this.choose(withCard(this.asked, card)[0]);
  }

  async waive(): Promise<void> {
    const granted = await this.#answer({ do: "waive", seat: this.seat }, "waive", "waive");
    // It is only noted: the question stands until the table declines.
    if (granted !== null) this.#given = { word: "waive", until: granted + 1 };
  }

  /** Send an answer; return the version at which it was granted, or null if it was not or a newer one took its place. */
  async #answer(wanted: Wanted, word: LastWord | null, sent: string): Promise<number | null> {
    const newest = (): boolean => this.#sent === sent;
    this.#sent = sent;
    this.why = null;
    this.#given = word && { word, until: Infinity };
    try {
      const { version } = await this.source.wish(wanted);
      return newest() ? version : null;
    } catch (problem) {
      if (!newest()) return null;
      this.#given = null;
      if (!(problem instanceof Refused)) throw problem;
      // Another choice of ours, or a bot's when the clock ran out, came first: the newest table says what is asked now.
      if (problem.why !== "table-stale") this.why = { text: problem.message, rule: problem.rule };
      return null;
    } finally {
      if (newest()) {
        this.#sent = "";
        this.meant = null;
      }
    }
  }

  #mayGive(card: string): boolean {
    const { welcome, shown } = this.source;
    const board = shown?.public.board;
    return !board || askingOf(board.game).mayGive(card, this.wanted, board, welcome?.options["exchange"]);
  }

  #whyNot(card: string): Reason {
    const board = this.source.shown?.public.board;
    const { asked } = this;
    if (!asked || !board) {
      const waiting = (board?.to_act ?? []).filter((seat) => seat !== this.seat).map(this.name);
      if (!waiting.length) return { text: say("why-page-wait"), rule: null };
      return { text: say("why-page-turn", { players: words.list(waiting), n: waiting.length }), rule: null };
    }
    const why = askingOf(board.game).whyNot(card, asked, board, this.name);
    return why ?? { text: say("why-page-other"), rule: asked.rule };
  }
}
