/** How somebody likes their table; kept on this device. */

import type { PACES } from "./game/pace";
import { keep, kept } from "./kept";

const KEPT = "billi-settings";

export type Pace = keyof typeof PACES;
export type Sort = "colour" | "value";
export type Light = "system" | "light" | "dark";
export const BOTS = ["easy", "house", "sharp", "master"] as const;

interface Kept {
  pace: Pace;
  sort: Sort;
  light: Light;
  sound: boolean;
  pickMyself: boolean;
  oneTap: boolean;
  onlyCard: boolean;
  bot: (typeof BOTS)[number];
}

const USUAL: Kept = {
  pace: "brisk",
  sort: "colour",
  light: "system",
  sound: false,
  pickMyself: true,
  oneTap: true,
  onlyCard: false,
  bot: "house",
};

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

  /** How a hand is held where cards have colours and values. */
  get sort(): Sort {
    return this.#kept.sort;
  }

  /** Whether by day or by night, whatever the device says. */
  get light(): Light {
    return this.#kept.light;
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

  /** Whether the only card that can be chosen goes by itself. Off until asked for: cards are played by those who hold them. */
  get onlyCard(): boolean {
    return this.#kept.onlyCard;
  }

  /** How well the bots play that take free chairs. */
  get bot(): Kept["bot"] {
    return this.#kept.bot;
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(KEPT, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();

/** Have the page, and the bars of the browser around it, be as light as is wished for. */
export function showLight(light: Light): void {
  document.documentElement.dataset.light = light;
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = bar.dataset.light ?? "";
    bar.media = light === "system" ? `(prefers-color-scheme: ${own})` : light === own ? "all" : "not all";
  }
}
