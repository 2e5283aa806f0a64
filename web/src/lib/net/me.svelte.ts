/** Who sits before this screen. */

import { keep, kept } from "../kept";
import { say, words } from "../words.svelte";
import { api, Refused } from "./api";

const NAME = "billi-name";

class Me {
  name = $state(kept(NAME) ?? "");
  #known: Promise<void> | null = null;

  /** What to be called at a table, whoever has not said so. */
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
      const known = await api.me();
      if (!this.name && known.name) this.#keep(known.name);
      if (known.language !== words.language) await api.introduce({ language: words.language });
    } catch (problem) {
      if (!(problem instanceof Refused && problem.status === 401)) throw problem;
      await api.introduce({ name: this.name, language: words.language });
    }
  }

  async rename(name: string): Promise<void> {
    this.#keep(name.trim());
    await this.known();
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

  async claim(key: string): Promise<void> {
    const known = await api.claim(key);
    this.#known = Promise.resolve();
    this.#keep(known.name);
  }

  async forget(): Promise<void> {
    await this.known();
    await api.forget();
    this.#known = null;
    this.#keep("");
  }

  #keep(name: string): void {
    this.name = name;
    keep(NAME, name);
  }
}

export const me = new Me();
