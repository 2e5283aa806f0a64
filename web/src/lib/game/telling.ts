/**
 * The log of a game, told the way a person at the table would: the page's side of billi/telling.py, with the same words. A
 * card the viewer did not see is told as one. What only one game has, its own teller tells.
 */

import { GAMES } from "../../games";
import { say, words, type Arguments } from "../words.svelte";
import type { Event, Happening, Setting } from "./events";

export interface Line {
  text: string;
  /** What belongs to a turn or a trick stands under the line that begins it. */
  depth: number;
  /** The event it tells of, by its number in the story. */
  event: number;
  /** A round begins here. */
  heading?: boolean;
}

export type Name = (seat: number) => string;
/** A line as it is told: its text, how deep it stands, and whether a round begins with it. */
export type Told = [text: string, depth: number, heading?: boolean];

export abstract class Teller {
  protected round = 0;

  /** `you` is the seat of whoever reads, if they have one: what they do is told to them. */
  constructor(
    readonly setting: Setting,
    readonly name: Name,
    readonly you: number | null = null,
  ) {}

  /** Tell one event; several lines for some. */
  tell(event: Event, number: number): Line[] {
    return this.#texts(event).map(([text, depth, heading]) => ({
      text,
      depth,
      event: number,
      ...(heading && { heading }),
    }));
  }

  /** Tell an event that only this game has. */
  protected abstract happen(event: Happening): Told;

  /** Tell what else is to be known as a round begins. */
  protected abstract beginRound(event: Event & { t: "round" }): Told[];

  /** Tell how a round ended. */
  protected abstract endRound(event: Event & { t: "round_end" }): Told[];

  /** Tell what somebody does, or what the reader does. */
  protected does(id: string, seat: number, given: Arguments = {}): string {
    return seat === this.you ? say(`${id}.you`, given) : say(id, { player: this.name(seat), ...given });
  }

  /** Tell what several do; the reader comes first among them. */
  protected do(id: string, seats: readonly number[], given: Arguments = {}): string {
    return tellOf(id, seats, this.name, this.you, given);
  }

  /** Somebody in a list or in brackets. */
  protected called(seat: number): string {
    return seat === this.you ? say("name-you.inside") : this.name(seat);
  }

  /** A card inside a sentence. */
  protected card(card: string): string {
    return GAMES[this.setting.game].cardInside(card);
  }

  protected scores(points: readonly number[]): string {
    return words.list(points.map((gained, seat) => say("log-score", { player: this.called(seat), points: gained })));
  }

  #texts(event: Event): Told[] {
    switch (event.t) {
      case "round":
        this.round = event.round;
        return [[this.#roundTitle(event), 0, true], ...this.beginRound(event)];
      case "deal":
        return [[say("log-dealt"), 0]];
      case "round_end":
        return this.endRound(event);
      case "game_end":
        return this.#endGame(event);
      default:
        return [this.happen(event)];
    }
  }

  #roundTitle({ round, dealer, first }: Event & { t: "round" }): string {
    if (dealer === first) return this.does("log-round-same", first, { round });
    if (dealer === this.you) return say("log-round.dealer", { round, first: this.name(first) });
    if (first === this.you) return say("log-round.first", { round, dealer: this.name(dealer) });
    return say("log-round", { round, dealer: this.name(dealer), first: this.name(first) });
  }

  #endGame({ points, winners }: Event & { t: "game_end" }): Told[] {
    const best = points[winners[0] ?? 0] ?? 0;
    const level = points.flatMap((total, seat) => (total === best && !winners.includes(seat) ? [seat] : []));
    const lines: Told[] = [
      [say("log-game-end", { scores: this.scores(points) }), 0],
      [this.do("log-win", winners, { points: best }), 0],
    ];
    if (level.length) lines.push([this.do("log-tie-break", level), 0]);
    return lines;
  }
}

/** Tell of several, the reader first if they are among them. */
export function tellOf(
  id: string,
  seats: readonly number[],
  name: Name,
  you: number | null,
  given: Arguments = {},
): string {
  const others = seats.filter((seat) => seat !== you).map(name);
  const n = seats.length;
  if (others.length === n) return say(id, { players: words.list(others), n, ...given });
  return say(`${id}.you`, { players: words.list([say("name-you"), ...others]), n, ...given });
}
