/** The lines of a log, told anew only for what is new, or when names or the language have changed. */

import { tellerOf } from "../../games/tables";
import type { Event, Setting } from "../game/events";
import type { Line, Name, Teller } from "../game/telling";

export class Log {
  #lines: Line[] = [];
  #teller: Teller | null = null;
  #told = 0;
  #key = "";

  constructor(readonly setting: Setting) {}

  /** Tell the first events of a story; `key` changes with all that changes the words. */
  lines(story: readonly Event[], upTo: number, name: Name, you: number | null, key: string): readonly Line[] {
    if (key !== this.#key || upTo < this.#told || !this.#teller) {
      this.#key = key;
      this.#lines = [];
      this.#told = 0;
      this.#teller = tellerOf(this.setting, name, you);
    }
    const fresh: Line[] = [];
    for (; this.#told < upTo; this.#told++) {
      const event = story[this.#told];
      if (event) fresh.push(...this.#teller.tell(event, this.#told));
    }
    if (fresh.length) this.#lines = [...this.#lines, ...fresh];
    return this.#lines;
  }
}
