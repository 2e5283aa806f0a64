/**
 * SHA-256 (FIPS 180-4) and HMAC with it. The browser's own are there over TLS only, and an evening at home over
 * plain HTTP deserves fair luck too.
 */

const BLOCK = 64;
const WORDS = 2 ** 32;
/** Where the length of what is hashed stands in its last block. */
const LENGTH_AT = 56;

const PRIMES = firstPrimes(64);
const ROUND = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = pad(bytes);
  const state = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, new DataView(padded.buffer, at, BLOCK));
  return bytesOf(state);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const masked = (mask: number) => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ mask);
  return sha256(join(masked(0x5c), sha256(join(masked(0x36), message))));
}

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) => parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}

/** A one, zeros, and the length in bits, to whole blocks. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 1 + BLOCK - LENGTH_AT) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / WORDS));
  view.setUint32(padded.length - 4, bytes.length * 8);
  return padded;
}

function compress(state: Uint32Array, block: DataView): void {
  const schedule = new Uint32Array(ROUND.length);
  for (let t = 0; t < schedule.length; t++) schedule[t] = t < 16 ? block.getUint32(4 * t) : scheduled(schedule, t);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < ROUND.length; t++) {
    const turnedE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + turnedE + ((e & f) ^ (~e & g)) + (ROUND[t] ?? 0) + (schedule[t] ?? 0)) | 0;
    const turnedA = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (turnedA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] ?? 0) + word));
}

function scheduled(schedule: Uint32Array, t: number): number {
  const [early = 0, late = 0] = [schedule[t - 15], schedule[t - 2]];
  const ofEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  const ofLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
  return (schedule[t - 16] ?? 0) + ofEarly + (schedule[t - 7] ?? 0) + ofLate;
}

/** Turn 32 bits to the right. */
function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function bytesOf(words: Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((word, at) => view.setUint32(4 * at, word));
  return new Uint8Array(view.buffer);
}

/** The first 32 bits after the point. */
function fraction(root: number): number {
  return Math.floor((root % 1) * WORDS);
}

function firstPrimes(many: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < many; number++) if (primes.every((prime) => number % prime)) primes.push(number);
  return primes;
}
