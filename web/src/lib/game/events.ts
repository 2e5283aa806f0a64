/** What happens in a game, as a record and the server tell it. A card that a viewer may not know is left out. */

import type { Event, GameName } from "../../games";

export type { Event, GameName };

/** What only some games have: all but rounds, deals and ends. */
export type Happening<E extends Event = Event> = Exclude<E, { t: "round" | "deal" | "round_end" | "game_end" }>;

/** What is played, by how many people, and by which house rules: a table's welcome says it, and a record. */
export interface Setting {
  readonly game: GameName;
  readonly players: number;
  /** What is not named here is as it has always been. */
  readonly options: Readonly<Record<string, string>>;
}
