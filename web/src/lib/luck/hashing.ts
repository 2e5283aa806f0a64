/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104): the browser's own are there over TLS only, and evenings at home run without. */

const BLOCK = 64;
/** 32 bits behind the point of the roots of primes, as the standard has them. */
const PRIMES = primes(64);
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = Int32Array.from(FIRST);
  const padded = new DataView(new ArrayBuffer((((message.length + 8) / BLOCK) | 0) * BLOCK + BLOCK));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, message.length * 8);
  for (let at = 0; at < padded.byteLength; at += BLOCK) mix(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const short = key.length > BLOCK ? sha256(key) : key;
  const padded = (pad: number) => Uint8Array.from({ length: BLOCK }, (_, index) => (short[index] ?? 0) ^ pad);
  return sha256(joined([padded(0x5c), sha256(joined([padded(0x36), message]))]));
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Mix the block that begins at a place into the state. */
function mix(state: Int32Array, message: DataView, at: number): void {
  const words = new Int32Array(64);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  ROUND.forEach((constant, t) => {
    const word = (back: number) => words[t - back] ?? 0;
    words[t] =
      t < 16
        ? message.getInt32(at + 4 * t)
        : (turned(word(2), 17, 19) ^ (word(2) >>> 10)) +
          word(7) +
          (turned(word(15), 7, 18) ^ (word(15) >>> 3)) +
          word(16);
    const one = h + turned(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + constant + word(0);
    const two = turned(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  [a, b, c, d, e, f, g, h].forEach((value, index) => (state[index] = (state[index] ?? 0) + value));
}

/** A word turned right by each of some numbers of bits, all of them xored. */
function turned(word: number, ...bits: number[]): number {
  return bits.reduce((mixed, by) => mixed ^ ((word >>> by) | (word << (32 - by))), 0);
}

function primes(many: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < many; next++) if (found.every((prime) => next % prime)) found.push(next);
  return found;
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}
