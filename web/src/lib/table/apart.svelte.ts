/** What a log tells that the rules know nothing of: who came, who went, who had a hint, and whose time was up. */

import type { Line } from "../game/telling";
import type { Seat } from "../net/protocol";
import { say } from "../words.svelte";
import { nameAt } from "./people";

/** A line of the log; some tell that one's time was up. */
export type Told = Line & { late?: boolean };

interface Change {
  /** What it stands before, by its number in the story. */
  event: number;
  id: "log-chair-left" | "log-chair-taken" | "log-hint";
  name: string;
  bot: Seat;
  seat: number;
}

export class Apart {
  #changes = $state.raw<readonly Change[]>([]);
  /** Before which events one's own time was up. */
  #late = $state.raw<readonly number[]>([]);
  #seats: readonly Seat[] = [];

  /** Somebody may have left their chair to a bot, or taken one's, or asked for a hint. */
  noteSeats(seats: readonly Seat[], event: number): void {
    const before = this.#seats;
    this.#seats = seats;
    const changes = seats.flatMap((now, seat): Change[] => {
      const was = before[seat];
      if (!was || !event) return [];
      if ((now.hints ?? 0) > (was.hints ?? 0))
        return [{ event, id: "log-hint", name: nameAt(now, seat), bot: now, seat }];
      if (!was.name === !now.name) {
        // Of another level it is another bot.
        const name = nameAt(was, seat);
        return was.name || name === nameAt(now, seat) ? [] : [{ event, id: "log-chair-left", name, bot: now, seat }];
      }
      return was.name
        ? [{ event, id: "log-chair-left", name: was.name, bot: now, seat }]
        : now.waits // and has not come back to a hand of theirs
          ? [{ event, id: "log-chair-taken", name: now.name ?? "", bot: was, seat }]
          : [];
    });
    if (changes.length) this.#changes = [...this.#changes, ...changes];
  }

  noteLate(event: number): void {
    if (!this.#late.includes(event)) this.#late = [...this.#late, event];
  }

  /** The lines of a log, with all that among them; `you` is the seat of whoever reads. */
  among(lines: readonly Told[], you: number | null): readonly Told[] {
    if (!this.#changes.length && !this.#late.length) return lines;
    const late = new Set(this.#late);
    const all = lines.flatMap((line) =>
      late.delete(line.event) ? [{ ...line, text: say("log-time-up"), late: true }, line] : [line],
    );
    for (const { event, id, name, bot, seat } of this.#changes) {
      const at = all.findIndex((line) => line.event >= event);
      const own = id === "log-hint" && seat === you;
      const text = own ? say("log-hint.you") : say(id, { name, bot: nameAt(bot, seat) });
      all.splice(at < 0 ? all.length : at, 0, { text, depth: 0, event: event - 1 });
    }
    return all;
  }
}
