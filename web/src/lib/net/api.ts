/** The server's doors, over HTTP. */

import { words } from "../words.svelte";
import type {
  About,
  DeviceLink,
  Devices,
  Games,
  Introduced,
  Invitations,
  Linked,
  NewTableWish,
  No,
  PlayOverTime,
  PuzzleShown,
  Record as GameRecord,
  Review,
  TableOpened,
} from "./protocol";

/** Seconds: who is told to wait longer looks again all the same. */
const LONGEST_HOLD = 60;

/** The server says no, in a sentence for the person. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly why: string,
    text: string,
    readonly rule: string | null = null,
    /** Milliseconds for which not to ask again. */
    readonly wait = 0,
  ) {
    super(text);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

/** What to say of whatever went wrong: never what was meant for programmers. */
export function inWords(problem: unknown): string {
  if (problem instanceof Refused || problem instanceof Unreachable) return problem.message;
  console.error(problem);
  return words.say("page-broken");
}

/** What the server says by an answer that is not what was asked for. */
export async function refusal(answer: Response): Promise<Refused> {
  const told = (await answer.json().catch(() => null)) as No | null;
  if (told) return new Refused(answer.status, told.error.why, told.error.text, told.error.rule, toldToWait(answer));
  return new Refused(answer.status, "", words.say("net-trouble", { status: String(answer.status) }));
}

/** Milliseconds for which the server tells us not to knock again. */
export function toldToWait(answer: Response | null): number {
  const seconds = Number(answer?.headers.get("retry-after"));
  return seconds > 0 ? 1000 * Math.min(seconds, LONGEST_HOLD) : 0;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": words.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Unreachable(words.say("net-unreachable"));
  }
  if (answer.ok) return (await answer.json()) as T;
  throw await refusal(answer);
}

/** What a package within the page is, and its licence; made when the page is built. */
interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

export const api = {
  about: () => ask<About>("GET", "/api/about"),
  licences: () => ask<Licence[]>("GET", "/licences.json"),
  introduce: (me: { name?: string; language?: string }) => ask<Introduced>("POST", "/api/me", me),
  forget: () => ask<{ forgotten: boolean }>("DELETE", "/api/me"),
  link: () => ask<DeviceLink>("POST", "/api/me/link"),
  behind: (key: string) => ask<Linked>("GET", `/api/me/link?key=${key}`),
  claim: (key: string, instead: boolean) => ask<Introduced>("POST", "/api/me/claim", { key, instead }),
  devices: () => ask<Devices>("GET", "/api/me/devices"),
  drop: (device: string) => ask<Devices>("DELETE", `/api/me/devices/${device}`),
  play: () => ask<PlayOverTime>("GET", "/api/me/play"),
  open: (table: NewTableWish) => ask<TableOpened>("POST", "/api/tables", table),
  tables: () => ask<Invitations>("GET", "/api/tables"),
  games: (before?: string) => ask<Games>("GET", before ? `/api/games?before=${before}` : "/api/games"),
  record: (id: string) => ask<GameRecord>("GET", `/api/games/${encodeURIComponent(id)}`),
  puzzle: (date: string) => ask<PuzzleShown>("GET", `/api/puzzle?sealed=1${date && `&date=${date}`}`),
  review: (id: string) => ask<Review>("GET", `/api/games/${encodeURIComponent(id)}/review`),
};
