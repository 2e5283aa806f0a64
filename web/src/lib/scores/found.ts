/** What something that was kept must look like. */

export function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

export function isWhole(found: unknown, least: number, most: number): found is number {
  return Number.isInteger(found) && (found as number) >= least && (found as number) <= most;
}
