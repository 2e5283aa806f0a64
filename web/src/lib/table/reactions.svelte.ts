/** The phrase somebody has just chosen in the chat, for a moment at their seat: nobody has to look elsewhere to be greeted. */

import type { TableSource } from "../net/source";
import { words } from "../words.svelte";

/** Milliseconds, long enough to be read between two cards. */
const MOMENT = 4_500;

export class Reactions {
  #phrases = $state.raw<Readonly<Record<number, string>>>({});
  /** What was said up to here has been heard: whoever comes late is not greeted by all that went before. */
  #heard: number;

  constructor(source: TableSource) {
    this.#heard = source.shown?.version ?? 0;
    $effect(() => {
      for (const { version, seat, phrase } of source.sayings) {
        if (version <= this.#heard) continue;
        this.#heard = version;
        if (phrase && words.has(`phrase-${phrase}`)) this.#show(seat, phrase);
      }
    });
  }

  at(seat: number): string {
    return this.#phrases[seat] ?? "";
  }

  #show(seat: number, phrase: string): void {
    const shown = { ...this.#phrases, [seat]: phrase };
    this.#phrases = shown;
    setTimeout(() => {
      const { [seat]: last, ...others } = this.#phrases;
      if (last === phrase) this.#phrases = others;
    }, MOMENT);
  }
}
