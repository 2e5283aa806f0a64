/** A moment of a replay as it stands in the address: how many events are shown, and whose eyes. */

export interface Moment {
  at: number;
  /** Null with all hands open. */
  seat: number | null;
}

const ALL = "all";
/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const LEAST = 500;

export function readMoment(query: URLSearchParams, players: number): Moment {
  const at = Number(query.get("at") ?? 0);
  const as = query.get("as") ?? ALL;
  const seat = /^\d$/.test(as) && Number(as) < players ? Number(as) : null;
  return { at: Number.isFinite(at) ? at : 0, seat };
}

export function writeMoment({ at, seat }: Moment): string {
  return `?at=${at}&as=${seat ?? ALL}`;
}

/** Do something at once, but the next time only after a while; of what came meanwhile, the last. */
export function seldom<T>(what: (value: T) => void): { (value: T): void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -LEAST;
  const later = (value: T) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        last = Date.now();
        what(value);
      },
      Math.max(0, last + LEAST - Date.now()),
    );
  };
  return Object.assign(later, { stop: () => clearTimeout(timer) });
}
