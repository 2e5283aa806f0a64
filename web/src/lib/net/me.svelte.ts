/** Who sits before this screen. */

import { keep, kept } from "../kept";
import { say, words } from "../words.svelte";
import { Refused, api } from "./api";

const NAME = "billi-name";
const MET = "billi-met";
/** What a table calls whoever has not said their name: each page says it in its reader's language. */
export const NAMELESS = "guest";

class Me {
  name = $state(kept(NAME) ?? "");
  /** The server knows us. */
  met = $state(false);
  /** Why we are not wanted at tables, where whoever runs the server has banned us. */
  unwanted = $state("");
  #known: Promise<void> | null = null;

  /** Whether this browser has been somebody before, so that there is something to ask the server about. */
  get wasMet(): boolean {
    return kept(MET) !== null;
  }

  /** What to sit down as. */
  get seated(): string {
    return this.name || NAMELESS;
  }

  /** What this person reads of themselves. */
  get shown(): string {
    return this.name || say("me-guest");
  }

  /** Have the server know us: the cookie is all there is to it. */
  known(): Promise<void> {
    this.#known ??= this.#introduce().catch((problem: unknown) => {
      this.#known = null;
      throw problem;
    });
    return this.#known;
  }

  async #introduce(): Promise<void> {
    try {
      const known = await api.introduce({ language: words.language, ...(this.name && { name: this.name }) });
      this.#keep(known.name);
    } catch (problem) {
      // Who is banned is known all the same: they find their games, and may have themselves forgotten.
      if (!(problem instanceof Refused) || problem.why !== "door-banned") throw problem;
      this.unwanted = problem.message;
    }
    this.#meet();
  }

  /** Be called so, and be known. */
  async rename(name: string): Promise<void> {
    const before = this.name;
    this.#keep(name.trim());
    await this.known();
    if (this.name === before) return;
    const known = await api.introduce({ name: this.name });
    this.#keep(known.name);
  }

  /** Read another language from now on, everywhere. */
  async speak(language: (typeof words)["language"]): Promise<void> {
    await words.speak(language);
    if (this.#known) {
      await this.#known;
      await api.introduce({ language });
    }
  }

  /** Be whoever made a link; `instead` of somebody else, where that is meant. */
  async claim(key: string, instead: boolean): Promise<void> {
    const known = await api.claim(key, instead);
    this.#known = Promise.resolve();
    this.#meet();
    this.#keep(known.name);
  }

  async forget(): Promise<void> {
    await this.known();
    await api.forget();
    this.leave();
  }

  /** This device is nobody's any more. */
  leave(): void {
    this.lose();
    this.#keep("");
  }

  /** The server does not know us any more: whoever goes on here is somebody new. */
  lose(): void {
    this.#known = null;
    this.met = false;
    this.unwanted = "";
    keep(MET, null);
  }

  #meet(): void {
    this.met = true;
    keep(MET, "1");
  }

  #keep(name: string): void {
    this.name = name;
    keep(NAME, name);
  }
}

export const me = new Me();
