/** Wishes made by touching a button, and the sentence that says why one was not granted. */

import { Refused, inWords } from "../net/api";
import type { TableSource, Wanted } from "../net/source";
import { say } from "../words.svelte";

/** Refusals that count seats as programs do, in words that fit what is on the screen. */
const OURS: Record<string, string> = { "table-chair-taken": "lobby-taken" };

export class Wishing {
  problem = $state("");

  constructor(readonly source: () => TableSource) {}

  /** Whether it was granted; if not, `problem` says why. */
  async wish(wanted: Wanted): Promise<boolean> {
    this.problem = "";
    try {
      await this.source().wish(wanted);
      return true;
    } catch (refused) {
      const ours = refused instanceof Refused && OURS[refused.why];
      this.problem = ours ? say(ours) : inWords(refused);
      return false;
    }
  }
}
