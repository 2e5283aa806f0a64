/** A file of records, one a line, opened on this device. */

import { NotARecord, readRecord, type GameRecord } from "./record";

/** The largest file that opens without keeping anybody waiting, and the longest line: the longest games take a quarter. */
export const LARGEST = 32 * 1024 * 1024;
const LONGEST_LINE = 4 * 1024 * 1024;

/** A line that should hold a record: what it says it is, and what it is when it is asked for. */
export interface Entry {
  line: number;
  open: () => GameRecord;
}

/** Read a file, or say with {@link NotARecord} why that cannot be. */
export async function readFile(file: File): Promise<Entry[]> {
  if (file.size > LARGEST) throw new NotARecord("replay-too-big", { limit: LARGEST / 1024 / 1024 });
  const text = await file.text().catch(() => {
    throw new NotARecord("replay-unreadable");
  });
  return readLines(text);
}

export function readLines(text: string): Entry[] {
  const entries = text.split("\n").flatMap((line, index) => {
    if (!line.trim()) return [];
    return [{ line: index + 1, open: () => readLine(line) }];
  });
  if (!entries.length) throw new NotARecord("replay-empty");
  return entries;
}

function readLine(line: string): GameRecord {
  if (line.length > LONGEST_LINE) throw new NotARecord("replay-too-long");
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new NotARecord("replay-no-record");
  }
  return readRecord(value);
}
