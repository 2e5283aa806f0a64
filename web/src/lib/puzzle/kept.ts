/** How the puzzles of the last days went, kept on this device alone. */

import { keep, kept } from "../kept";

const KEPT = "billi-puzzles";
/** Days that are remembered. */
const MOST = 100;

export interface Solved {
  chosen: string;
  /** It was the best choice. */
  found: boolean;
}

export function solved(): Record<string, Solved> {
  try {
    const read: unknown = JSON.parse(kept(KEPT) ?? "{}");
    return read && typeof read === "object" ? (read as Record<string, Solved>) : {};
  } catch {
    return {};
  }
}

/** What was chosen on a day, if it can be chosen there: the puzzles of another billi may be others. */
export function chosenOn(date: string, isChoice: (action: string) => boolean): string | null {
  const { chosen } = solved()[date] ?? {};
  return typeof chosen === "string" && isChoice(chosen) ? chosen : null;
}

export function keepChoice(date: string, how: Solved): void {
  const days = Object.entries({ ...solved(), [date]: how }).sort(([one], [other]) => (one < other ? 1 : -1));
  keep(KEPT, JSON.stringify(Object.fromEntries(days.slice(0, MOST))));
}

/** Another day, so many days after one; days are written as 2026-11-18. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
