/** What the parts of a table on the screen tell each other. */

/** A card that can be touched, and what is said of it. */
export interface Control {
  id: number;
  label: string;
  /** Whether a touch does something now; otherwise it says why not. */
  able: boolean;
  chosen?: boolean;
  touch: () => void;
}

/** A seat that can be chosen. */
export interface Target {
  seat: number;
  label: string;
  touch: () => void;
}

/** Who sits where, as a plate shows it. */
export interface Diner {
  name: string;
  /** How a bot plays; "" for a person. */
  bot: string;
  /** The drawing of a bot, or of whoever stands for the game. */
  art?: string;
  host: boolean;
  away: boolean;
  /** Their page is gone: for how many seconds the others still wait, 0 where no bot will play. */
  gone: number | null;
  /** They came after the deal: a bot plays until the next one. */
  waits: boolean;
  /** How many hints they have asked for in company. */
  hints?: number;
  /** The phrase they have just said. */
  says?: string;
  /** This person, here. */
  me: boolean;
}
