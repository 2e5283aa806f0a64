/** What a table on the screen comes from: a server's, a lesson's. */

import type { Event } from "../game/events";
import type { Granted, Heard, HintGiven, TableShown, Welcome, Wish } from "./protocol";

export type Connection = "joining" | "on" | "off" | "gone";

/** A wish without its id, which whoever sends it gives it. */
export type Wanted = DistributiveOmit<Wish, "id">;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export interface TableSource {
  readonly welcome: Welcome | null;
  readonly shown: TableShown | null;
  readonly connection: Connection;
  /** Whether a draw is told before anybody has touched a card, so that whoever shows it waits for the touch. */
  readonly drawsAhead?: boolean;
  /** What a teacher asks for among all that may be chosen. */
  readonly hints?: readonly string[];
  /** Cards of the hand that stand out, be anything asked or not. */
  readonly marked?: readonly string[];
  /** Nothing happens any more, so that it is nobody's turn. */
  readonly still?: boolean;
  /** The last hint that came, once it was asked for. */
  readonly hint?: HintGiven | null;
  /** What people said, in order. */
  readonly sayings: readonly Heard[];
  /** All that has happened as one hand saw it; null for what anybody sees. */
  story(seat: number | null): readonly Event[];
  /** The server's clock, in milliseconds since 1970. */
  now(): number;
  /** Resolves when it is granted and kept; rejects with `Refused`. */
  wish(wanted: Wanted): Promise<Granted>;
}
