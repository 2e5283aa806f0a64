/** Who is who at a table. */

import { WILLI_SEAT, withWilli } from "../game/events";
import { NAMELESS } from "../net/me.svelte";
import type { Public, Seat, Welcome } from "../net/protocol";
import { say } from "../words.svelte";
import type { Diner } from "./types";

/** How lists and records call a bot: by its kind, and the number of its name where that is not its seat's. */
const BOT = /^(?:house|random)(?: ([0-7]))?$/;

/** A bot has a name like anyone. */
function botName(number: number): string {
  return say(`bot-name-${number % 8}`);
}

export function isBot(name: string): boolean {
  return BOT.test(name);
}

/** What a person is called; whoever has not said so, in the reader's language. */
export function personName(name: string): string {
  return name === NAMELESS ? say("me-guest") : name;
}

export function nameAt({ name, called }: Seat, seat: number): string {
  return name ? personName(name) : botName(called ?? seat);
}

/** What to call whom a list or a record calls so. */
export function nameKept(name: string, seat: number): string {
  const bot = BOT.exec(name || "house");
  return bot ? botName(Number(bot[1] ?? seat)) : personName(name);
}

/** Somebody's name in a record. */
export function nameInRecord(names: readonly string[], seat: number, game: string, players: number): string {
  if (withWilli({ game, players }) && seat === WILLI_SEAT) return say("name-willi");
  return nameKept(names[seat] ?? "", seat);
}

const isAway = (seat: Public["seats"][number]) => !!(seat.away || seat.stood_in);

export function dinersAt(
  welcome: Welcome,
  shown: Public,
  own: readonly number[],
  now: number,
  says: (seat: number) => string,
): Diner[] {
  const diners = shown.seats.map((seat, number) => ({
    name: nameAt(seat, number),
    bot: !seat.name,
    willi: false,
    host: seat.host ?? false,
    away: isAway(seat),
    gone: seat.gone && !isAway(seat) ? Math.max(0, Math.ceil(((seat.missing ?? 0) - now) / 1000)) : null,
    waits: seat.waits ?? false,
    says: says(number),
    me: own.includes(number),
  }));
  if (withWilli(welcome)) {
    const nobody = { bot: false, host: false, away: false, gone: null, waits: false, says: "", me: false };
    diners.push({ ...nobody, name: say("name-willi"), willi: true });
  }
  return diners;
}
