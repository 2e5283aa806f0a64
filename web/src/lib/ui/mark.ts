/** Marks the root of the page while something is so: what lies elsewhere on the page gives way by that. */

/** How many say each just now: one place may come before the other has gone. */
const marks = new Map<string, number>();

/** To be called in an effect: what it returns takes the mark away. */
export function mark(name: string, is = true): (() => void) | undefined {
  if (!is) return undefined;
  count(name, 1);
  return () => count(name, -1);
}

function count(name: string, more: number): void {
  const many = (marks.get(name) ?? 0) + more;
  marks.set(name, many);
  document.documentElement.classList.toggle(name, many > 0);
}
