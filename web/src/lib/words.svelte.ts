/** Every sentence people read, in their language: the Fluent files the server speaks from too. */

import version from "virtual:words";
import { type Arguments, Fluent, type Message } from "./fluent";
import { keep, kept } from "./kept";
import { giveUpAfter } from "./net/patience";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Topic =
  "games" | "page" | "scores" | "review" | "rulebook" | "lessons" | "about" | "hints" | "puzzles" | "play";
export type { Arguments };

const KEPT = "billi-language";
const LONGEST_SILENCE = 20_000;

class Words {
  #language = $state<Language>("en");
  #fluent = $state.raw(new Fluent("en", []));
  #topics = $state.raw<ReadonlySet<Topic>>(new Set());
  /** What is to be spoken, and of what, once it has arrived: it may change again before it has. */
  #wanted: Language = preferred();
  #needed: ReadonlySet<Topic> = new Set<Topic>(["games", "page"]);

  get language(): Language {
    return this.#language;
  }

  /** The language chosen last, be its words here or not. */
  get wanted(): Language {
    return this.#wanted;
  }

  /** Speak the language chosen here before, else the browser's, else English. */
  async begin(): Promise<void> {
    await this.#load();
  }

  /** Speak another language from now on. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      await this.#load();
    } catch (problem) {
      if (this.#wanted === language) this.#wanted = this.#language;
      throw problem;
    }
    keep(KEPT, this.#language);
  }

  /** Have the words of another part of the page at hand. */
  async learn(topic: Topic): Promise<void> {
    if (this.#topics.has(topic)) return;
    this.#needed = new Set([...this.#needed, topic]);
    await this.#load();
  }

  /** Have all that is wanted by the time it has arrived. */
  async #load(): Promise<void> {
    for (;;) {
      const [language, topics] = [this.#wanted, this.#needed];
      const messages = await Promise.all([...topics].map((topic) => fetchWords(language, topic)));
      if (language !== this.#wanted || topics !== this.#needed) continue;
      this.#fluent = new Fluent(language, messages.flat());
      this.#topics = topics;
      this.#language = language;
      document.documentElement.lang = language;
      return;
    }
  }

  /** Return a message, or with "message.attribute" an attribute of one. */
  say(id: string, given?: Arguments): string {
    const pattern = this.#fluent.pattern(id);
    if (!pattern) {
      console.error(`nothing to say for ${id} in ${this.#language}`);
      return id;
    }
    return this.#fluent.say(pattern, given ?? {}, (name) => console.error(`${id}: there is no ${name}`));
  }

  /** Whether there is such a message, or such an attribute of one. */
  has(id: string): boolean {
    return !!this.#fluent.pattern(id);
  }

  /** The names of messages that begin alike. */
  named(prefix: string): string[] {
    return this.#fluent.named(prefix);
  }

  /** Join items the way they are spoken. */
  list(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  /** A day as people of this language write it. */
  day(milliseconds: number, timeZone?: string): string {
    return new Intl.DateTimeFormat(this.#locale, { dateStyle: "long", ...(timeZone && { timeZone }) }).format(
      milliseconds,
    );
  }

  /** A day written as 2026-11-18, as people of this language write it; of this year, without that. */
  date(date: string, today: string): string {
    const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: "numeric" } as const);
    const how = { day: "numeric", month: "long", timeZone: "UTC", ...year } as const;
    return new Intl.DateTimeFormat(this.#locale, how).format(Date.parse(date));
  }

  /** A day in few signs. */
  shortDate(milliseconds: number): string {
    return new Intl.DateTimeFormat(this.#locale, { dateStyle: "short" }).format(milliseconds);
  }

  /** A time of day, where its reader is. */
  time(milliseconds: number): string {
    return new Intl.DateTimeFormat(this.#locale, { timeStyle: "short" }).format(milliseconds);
  }

  /** A day and time as people of this language write it. */
  moment(milliseconds: number): string {
    const how = { dateStyle: "medium", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(this.#locale, how).format(milliseconds);
  }

  /** Where the language is spoken as we write it: our English is British. */
  get #locale(): string {
    return this.#language === "en" ? "en-GB" : this.#language;
  }
}

function isLanguage(tag: string | undefined): boolean {
  return LANGUAGES.some((known) => known === tag);
}

/** The language chosen here before, else the browser's, else English. */
function preferred(): Language {
  const tags = [kept(KEPT), ...navigator.languages].map((tag) => tag?.split("-")[0]);
  return LANGUAGES.find((known) => known === tags.find(isLanguage)) ?? "en";
}

async function fetchWords(language: Language, topic: Topic): Promise<Message[]> {
  // A line that says nothing is no better than one that breaks: the page says so, and can be tried again.
  const signal = giveUpAfter(LONGEST_SILENCE);
  const answer = await fetch(`/assets/${topic}-${language}-${version}.json`, { signal });
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return (await answer.json()) as Message[];
}

export const words = new Words();
export const say = words.say.bind(words);
