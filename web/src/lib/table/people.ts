/** Who is who at a table. */

import { WILLI_SEAT, withWilli } from "../game/events";
import type { Public, Welcome } from "../net/protocol";
import { say } from "../words.svelte";
import type { Diner } from "./types";

const BOTS = ["house", "random"];

/** A bot has a name like anyone. */
export function botName(seat: number): string {
  return say(`bot-name-${seat % 8}`);
}

/** Somebody's name as kept in a record, where bots are called by their kind. */
export function nameInRecord(names: readonly string[], seat: number, game: string, players: number): string {
  if (withWilli({ game, players }) && seat === WILLI_SEAT) return say("name-willi");
  const name = names[seat];
  return !name || BOTS.includes(name) ? botName(seat) : name;
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
    name: seat.name || botName(number),
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
