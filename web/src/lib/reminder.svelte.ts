/** Tells in the tab's title and icon that it is your turn, while you look elsewhere. */

import { say } from "./words.svelte";

const EVERY = 1200;

export class Reminder {
  #timer: ReturnType<typeof setInterval> | undefined;
  #asked = false;
  #title = "";

  constructor() {
    document.addEventListener("visibilitychange", this.#look);
  }

  set(asked: boolean): void {
    this.#asked = asked;
    this.#look();
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.#look);
    this.#asked = false;
    this.#look();
  }

  #look = (): void => {
    const wanted = this.#asked && document.hidden;
    if (wanted && !this.#timer) {
      this.#title = document.title;
      this.#timer = setInterval(() => this.#blink(), EVERY);
      this.#blink();
    } else if (!wanted && this.#timer) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      document.title = this.#title;
    }
  };

  #blink(): void {
    const turn = say("reminder");
    document.title = document.title === turn ? this.#title : turn;
  }
}
