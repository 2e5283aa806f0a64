/** Who is who at a table. */

import { GAMES, isGame, seatsOf } from "../../games";
import { inSentence } from "../names";
import { NAMELESS } from "../net/me.svelte";
import type { Heard, Public, Seat, Welcome } from "../net/protocol";
import type { Wanted } from "../net/source";
import { say } from "../words.svelte";
import type { Diner } from "./types";

/** How lists and records call a bot: by its level, and the number of its name where that is not its seat's. */
const BOT = /^(easy|house|master|random|sharp)(?: ([0-7]))?$/;
/** Levels with characters of their own; whoever else plays is one of the house. */
const OWN = ["easy", "sharp", "master"];

/** Which character a bot is, as billi.cast tells it: its name and its face are called by that. */
function character(bot: string, number: number): string {
  return `${OWN.includes(bot) ? `${bot}-` : ""}${number % 8}`;
}

/** What a seat's bot is, and how it plays where that is not as usual. */
export function botSign(bot: string): string {
  return say(OWN.includes(bot) ? `seat-bot-${bot}` : "seat-bot");
}

/** How somebody plays whom a list or a record calls so; "" for a person. */
export function levelKept(name: string): string {
  return BOT.exec(name)?.[1] ?? "";
}

/** The seats of bots, where all there is to go by is what everyone is called. */
export function botsNamed(names: readonly string[]): number[] {
  return names.flatMap((name, seat) => (levelKept(name) ? seat : []));
}

/** What a person is called; whoever has not said so, in the reader's language. */
export function personName(name: string): string {
  return name === NAMELESS ? say("me-guest") : name;
}

function characterAt({ bot = "", called }: Seat, seat: number): string {
  return character(bot, called ?? seat);
}

export function nameAt(at: Seat, seat: number): string {
  return at.name ? personName(at.name) : say(`bot-name-${characterAt(at, seat)}`);
}

/** The drawing of a bot. */
export function faceAt(at: Seat, seat: number): string {
  return `face-${characterAt(at, seat)}`;
}

/** Who keeps a name that several have: whoever stands for the game, then people, and bots last, who have it by chance. */
export type Claim = "game" | "person" | "bot";
const CLAIMS: readonly Claim[] = ["game", "person", "bot"];

/** Names by which those at one table are told apart: of those who are called the same, all but the first have a number. */
export function toldApart(names: readonly string[], claims: readonly Claim[]): string[] {
  const taken = new Set<string>();
  const apart = [...names];
  for (const claim of CLAIMS)
    for (const [seat, name] of names.entries()) {
      if (claims[seat] !== claim) continue;
      let told = name;
      for (let number = 2; taken.has(told.toLowerCase()); number++) told = `${name} ${number}`;
      taken.add(told.toLowerCase());
      apart[seat] = told;
    }
  return apart;
}

/** What those in some chairs are called, and after them whoever stands for the game, if they play. */
export function namesAt(seats: readonly Seat[], himself: readonly string[] = []): string[] {
  return toldApart(
    [...seats.map(nameAt), ...himself],
    [...seats.map(({ name }) => (name ? ("person" as const) : "bot")), ...himself.map(() => "game" as const)],
  ).map(inSentence);
}

/** Whoever said something: somebody who is still there is called as at the table. */
export function speakerOf({ seat, name }: Heard, seats: readonly Seat[]): string {
  return seats[seat]?.name === name ? (namesAt(seats)[seat] ?? "") : personName(name);
}

function characterKept(name: string, seat: number): string | null {
  const bot = BOT.exec(name);
  return bot && character(bot[1] ?? "", Number(bot[2] ?? seat));
}

/** What to call whom a list or a record calls so, if they are in a seat of a bot's; people may be called so too. */
export function nameKept(name: string, seat: number, bots: readonly number[]): string {
  const bot = !name || bots.includes(seat) ? characterKept(name || "house", seat) : null;
  return bot ? say(`bot-name-${bot}`) : personName(name);
}

/** The drawing of a bot that a record calls so. */
export function faceKept(name: string, seat: number): string {
  return `face-${characterKept(name, seat)}`;
}

/** Somebody's name in a record. */
export function nameInRecord(
  names: readonly string[],
  seat: number,
  bots: readonly number[],
  game: string,
  players: number,
): string {
  if (seat >= players && isGame(game)) return GAMES[game].himself();
  return nameKept(names[seat] ?? "", seat, bots);
}

const isAway = (seat: Public["seats"][number]) => !!(seat.away || seat.stood_in);

export function dinersAt(
  welcome: Welcome,
  shown: Public,
  own: readonly number[],
  now: number,
  says: (seat: number) => string,
): Diner[] {
  const { game, players } = welcome;
  const himself = new Array<string>(seatsOf(game, players) - players).fill(GAMES[game].himself());
  const nobody = { bot: "", host: false, away: false, gone: null, waits: false, says: "", me: false };
  return namesAt(shown.seats, himself).map((name, number): Diner => {
    const seat = shown.seats[number];
    if (!seat) return { ...nobody, name, art: GAMES[game].art };
    return {
      name,
      ...(seat.name ? { bot: "" } : { bot: seat.bot || "house", art: faceAt(seat, number) }),
      host: seat.host ?? false,
      away: isAway(seat),
      gone: seat.gone && !isAway(seat) ? Math.max(0, Math.ceil(((seat.missing ?? 0) - now) / 1000)) : null,
      waits: seat.waits ?? false,
      hints: seat.hints ?? 0,
      says: says(number),
      me: own.includes(number),
    };
  });
}

/** How all bots of a table play; "" where some play otherwise than others. */
export function levelAt(seats: readonly Seat[]): string | undefined {
  const [level, ...others] = new Set(seats.flatMap(({ bot }) => bot || []));
  return others.length ? "" : level;
}

/** Have all bots of a table play as one is to. */
export function seatBots(
  bot: string,
  seats: readonly Seat[],
  wish: (wanted: Wanted & { seat: number }) => unknown,
): void {
  for (const [seat, at] of seats.entries()) if (at.bot && at.bot !== bot) void wish({ do: "bot", seat, bot });
}
