/**
 * The book of evenings, kept in this browser. Changes are made on what is stored at that moment, so two tabs never undo each
 * other; those that cannot be stored wait here, are shown all the same, and are tried again with the next one.
 */

import { EMPTY, readBook, type Book, type Evening } from "./book";
import { tidy, type Change } from "./entries";

export const KEPT = "billi-scores";
const ASIDE = "billi-scores-aside-";

/** Why entries are not stored: the browser refuses, or a newer page has written what is there. */
export type Trouble = "unstored" | "newer";

export class Pad {
  #storage: Storage | null;
  /** The book as last read or written, and the changes to it that are not stored yet. */
  #stored = EMPTY;
  #waiting: Change[] = [];
  #book = $state.raw<Book>(EMPTY);
  #trouble = $state<Trouble | null>(null);
  #aside = $state.raw<readonly string[]>([]);

  constructor(storage: Storage | null) {
    this.#storage = storage;
    this.refresh();
  }

  get book(): Book {
    return this.#book;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** Texts that could not be read and were set aside, by the key they are kept under. */
  get aside(): readonly string[] {
    return this.#aside;
  }

  /** Evenings that have not been thrown away, the latest first. */
  get evenings(): Evening[] {
    return latestFirst(this.#book.evenings.filter(({ removed }) => removed === null));
  }

  /** Evenings that can still be brought back. */
  get removed(): Evening[] {
    return latestFirst(this.#book.evenings.filter(({ removed }) => removed !== null));
  }

  find(id: string): Evening | undefined {
    return this.#book.evenings.find((evening) => evening.id === id);
  }

  change(change: Change): void {
    this.#waiting.push(change);
    this.refresh();
  }

  /** Show what is stored now, with the changes that wait made to it, and try to store those. */
  refresh(): void {
    try {
      this.#trouble = this.#read() ? null : "newer";
      this.#show();
      if (this.#waiting.length && !this.#trouble) this.#write();
    } catch {
      this.#show();
      this.#trouble = "unstored";
    }
  }

  /** The text set aside under a key. */
  asideText(key: string): string {
    return this.#storage?.getItem(key) ?? "";
  }

  dropAside(key: string): void {
    this.#storage?.removeItem(key);
    this.#findAside();
  }

  #show(): void {
    this.#book = this.#waiting.reduce((book, change) => change(book), this.#stored);
  }

  /** Read what is stored; return whether this page understands it. */
  #read(): boolean {
    if (!this.#storage) throw new Error("this browser keeps nothing");
    const text = this.#storage.getItem(KEPT);
    const reading = readBook(text);
    if (reading === "newer") return false;
    this.#stored = tidy(Date.now())(reading.book);
    if (text !== null && !reading.whole) this.#setAside(text);
    this.#findAside();
    return true;
  }

  #write(): void {
    this.#storage?.setItem(KEPT, JSON.stringify(this.#book));
    this.#stored = this.#book;
    this.#waiting = [];
  }

  /** Keep a text that cannot be read whole beside the book, before anything is written over it. */
  #setAside(text: string): void {
    this.#storage?.setItem(`${ASIDE}${Date.now()}`, text);
    this.#storage?.setItem(KEPT, JSON.stringify(this.#stored));
  }

  #findAside(): void {
    const keys = Array.from({ length: this.#storage?.length ?? 0 }, (_, place) => this.#storage?.key(place) ?? "");
    this.#aside = keys.filter((key) => key.startsWith(ASIDE)).sort();
  }
}

function latestFirst(evenings: readonly Evening[]): Evening[] {
  return [...evenings].sort((one, other) => other.begun - one.begun);
}

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const pad = new Pad(browserStorage());

globalThis.addEventListener?.("storage", ({ key }) => {
  if (key === null || key.startsWith(KEPT)) pad.refresh();
});
