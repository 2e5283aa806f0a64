/** Who is who at a table. */

import { GAMES, isGame, seatsOf } from "../../games";
import { NAMELESS } from "../net/me.svelte";
import type { Public, Seat, Welcome } from "../net/protocol";
import { say } from "../words.svelte";
import type { Diner } from "./types";

/** How lists and records call a bot: by its kind, and the number of its name where that is not its seat's. */
const BOT = /^(?:house|random|sharp)(?: ([0-7]))?$/;

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
  if (seat >= players && isGame(game)) return GAMES[game].himself();
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
    host: seat.host ?? false,
    away: isAway(seat),
    gone: seat.gone && !isAway(seat) ? Math.max(0, Math.ceil(((seat.missing ?? 0) - now) / 1000)) : null,
    waits: seat.waits ?? false,
    says: says(number),
    me: own.includes(number),
  }));
  const { game, players } = welcome;
  const nobody = { bot: false, host: false, away: false, gone: null, waits: false, says: "", me: false };
  const himself = { ...nobody, name: GAMES[game].himself(), art: GAMES[game].art };
  return [...diners, ...new Array<Diner>(seatsOf(game, players) - players).fill(himself)];
}
