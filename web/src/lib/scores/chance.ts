/** Luck from the browser's own source of randomness, which is also there where the page is not served securely. */

const NUMBERS = 2 ** 32;

/** A whole number from 0 to n-1, each as likely. */
export function below(n: number): number {
  const fair = NUMBERS - (NUMBERS % n);
  for (;;) {
    const [number = NUMBERS] = crypto.getRandomValues(new Uint32Array(1));
    if (number < fair) return number % n;
  }
}

/** The same items in an order drawn by lot. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(below(rest.length), 1));
}

/** One of the items, drawn by lot. */
export function oneOf<Item>(items: readonly Item[]): Item | undefined {
  return items[below(items.length)];
}

/** A name for a thing that nothing else will have. */
export function freshId(): string {
  return Array.from({ length: 10 }, () => below(36).toString(36)).join("");
}
