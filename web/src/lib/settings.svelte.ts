/** How somebody likes their table; kept on this device. */

import type { PACES } from "./game/pace";
import { keep, kept } from "./kept";

const KEPT = "billi-settings";

export type Pace = keyof typeof PACES;

interface Kept {
  pace: Pace;
  sound: boolean;
  pickMyself: boolean;
  oneTap: boolean;
}

const USUAL: Kept = { pace: "brisk", sound: false, pickMyself: true, oneTap: true };

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(kept(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

class Settings {
  #kept = $state.raw(read());

  get pace(): Pace {
    return this.#kept.pace;
  }

  /** Off until asked for. */
  get sound(): boolean {
    return this.#kept.sound;
  }

  /** Whether to touch the card to draw, or have it come by itself. */
  get pickMyself(): boolean {
    return this.#kept.pickMyself;
  }

  /** Whether a touch plays a card at once, or only raises it. */
  get oneTap(): boolean {
    return this.#kept.oneTap;
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(KEPT, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();
