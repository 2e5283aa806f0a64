/** How pictures of the rulebook are drawn: what they show is told by each game. */

/** Cards are written one after the other with spaces; those that leave or have come are marked. */
interface Cards {
  cards?: string;
  gone?: string;
  came?: string;
}

/** A place at the table, clockwise from the one at the bottom. */
export interface Seat extends Cards {
  /** Whose turn comes when. */
  order?: number;
  /** The score card somebody takes. */
  points?: number;
  /** Cards are seen by nobody else, but those that are shown. */
  hidden?: boolean;
  /** Whoever stands for the game, with his pile. */
  himself?: boolean;
}

export interface Panel {
  /** What stands above it: before, after, after the first card. */
  step?: string;
  /** The waiter that was played, beside whoever played it. */
  waiter?: string;
  seats?: Seat[];
  /** From which seat to which cards go. */
  ways?: number[][];
  /** In place of a table: the trick and the hand. */
  rows?: (Cards & { name: string; total?: number })[];
}

/** Where people sit, in hundredths of a table four fifths as high as wide. */
export const PLACES: Partial<Record<number, [x: number, y: number][]>> = {
  3: [
    [46, 79],
    [23, 21],
    [77, 21],
  ],
  4: [
    [50, 80],
    [22, 50],
    [50, 20],
    [78, 50],
  ],
};
const HIGH = 0.8;

/** An arrow between two places: a line, bent so that one there and one back stay apart, and its head. */
export function arrow([x, y]: [number, number], [toX, toY]: [number, number]): { line: string; head: string } {
  const BEND = 0.14;
  const [dx, dy] = [toX - x, (toY - y) * HIGH];
  const at = (part: number, side: number) => [x + dx * part - dy * side, y * HIGH + dy * part + dx * side] as const;
  const [start, middle, end] = [at(0.37, BEND / 2), at(0.48, BEND), at(0.58, BEND / 2)];
  const turn = (Math.atan2(end[1] - middle[1], end[0] - middle[0]) * 180) / Math.PI;
  return { line: `M${start.join()}Q${middle.join()} ${end.join()}`, head: `translate(${end.join()}) rotate(${turn})` };
}
