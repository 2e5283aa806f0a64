/**
 * SHA-256 (FIPS 180-4) and its HMAC (RFC 2104). A browser has its own over TLS only, and evenings at home run without; all
 * that a library of hashes does besides would be four times as much.
 */

const WORD = 2 ** 32;
/** Bytes hashed at a time. */
const BLOCK = 64;

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
/** The first 32 bits behind the point. */
const fraction = (root: number) => ((root % 1) * WORD) | 0;
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  // A one behind it, and its length in bits at the end of the last block.
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / BLOCK) * BLOCK));
  const padded = new Uint8Array(view.buffer);
  padded.set(message);
  padded[message.length] = 0x80;
  view.setUint32(padded.length - 8, (message.length * 8) / WORD);
  view.setUint32(padded.length - 4, message.length * 8);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) mixIn(state, view, at);
  state.forEach((word, at) => view.setInt32(4 * at, word));
  return padded.slice(0, 32);
}

function mixIn(state: Int32Array, view: DataView, at: number): void {
  const words = new Int32Array(64);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [round, key] of ROUNDS.entries()) {
    const word = (back: number) => words[round - back] ?? 0;
    words[round] =
      round < 16
        ? view.getInt32(at + 4 * round)
        : word(16) +
          (turned(word(15), 7) ^ turned(word(15), 18) ^ (word(15) >>> 3)) +
          word(7) +
          (turned(word(2), 17) ^ turned(word(2), 19) ^ (word(2) >>> 10));
    const low = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + key + word(0);
    const high = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(low + high) | 0, a, b, c, (d + low) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] ?? 0) + word));
}

/** With a key of at most a block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK);
  block.set(key);
  const pad = (byte: number) => block.map((own) => own ^ byte);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Bytes as digits, two each. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that digits stand for, two each. */
export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) => parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}
