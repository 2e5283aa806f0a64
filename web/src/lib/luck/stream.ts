/** The numbers that all luck of a table comes from: docs/fairness.md, to the byte. */

import { fromHex, hmac, joined } from "./hashing";

const NUMBERS = 2 ** 32;

export class Stream {
  readonly #secret: Uint8Array;
  readonly #added: Uint8Array;
  #counter = 0;
  /** What is left of the present block, the next number last. */
  #left: number[] = [];

  constructor(secret: string, words: readonly string[], cuts: readonly string[]) {
    this.#secret = fromHex(secret);
    const parts = [...words.map((text) => new TextEncoder().encode(text)), ...cuts.map(fromHex)];
    this.#added = joined(parts.flatMap((part) => [number(part.length, 4), part]));
  }

  /** A whole number below n, each exactly as likely. */
  below(n: number): number {
    const fair = NUMBERS - (NUMBERS % n);
    for (;;) {
      const next = this.#next();
      if (next < fair) return next % n;
    }
  }

  shuffled<T>(items: readonly T[]): T[] {
    const list = [...items];
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  }

  #next(): number {
    const next = this.#left.pop();
    if (next !== undefined) return next;
    const block = new DataView(hmac(this.#secret, joined([number(this.#counter++, 8), this.#added])).buffer);
    this.#left = Array.from({ length: 8 }, (_, at) => block.getUint32(4 * at)).reverse();
    return this.#next();
  }
}

/** A number in so many bytes, the highest first. */
function number(value: number, bytes: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  view.setUint32(bytes - 4, value);
  return new Uint8Array(view.buffer);
}
