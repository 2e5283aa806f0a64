/** Thousandths of a point, as they are written. */

import { words } from "./words.svelte";

/** Write thousandths of a point with their sign. */
export function points(thousandths: number, digits = 2): string {
  const exact = (Math.abs(thousandths) / 1000).toFixed(digits);
  const sign = Number(exact) ? (thousandths > 0 ? "+" : "\u2212") : "\u2007";
  return sign + (words.language === "en" ? exact : exact.replace(".", ","));
}

/** Write what was given away: without a plus. */
export function amount(thousandths: number): string {
  return points(thousandths).replace(/^[+\u2007]/, "");
}
