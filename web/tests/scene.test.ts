/** The scene against the truth, which tests/page/sources/test_scene.py takes from the rules and names in BILLI_TRUTHS. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Event, GameName } from "$lib/game/events";
import type { Scene } from "$lib/game/scene.svelte";
import { roundsOf } from "$lib/replay/chapters";
import { Player } from "$lib/replay/player.svelte";
import { readRecord } from "$lib/replay/record";
import { visible } from "$lib/replay/visible";
import { handAfter } from "../src/games/misterbill/trading";
import { RECORDS } from "../src/games/records";
import { sceneOf, type AnyScene } from "../src/games/tables";
import type { WilliScene } from "../src/games/willi/scene.svelte";

/** What lies where after the first `at` events; when a round is over, only the points. */
interface Board {
  at: number;
  /** Of people; sorted. */
  hands?: string[][];
  sizes: number[];
  points: number[];
  round: number;
  dealer: number;
  winners: number[];
  // Mister Bill
  out: number[];
  teams: number[];
  round_points: number[];
  discards: Record<string, number>;
  // Willi
  clockwise: number[];
  leader: number;
  trick: [number, string][];
  won: number[];
  totals: number[];
  box: (string | null)[];
}

interface Truth {
  name: string;
  game: GameName;
  players: number;
  record: { options: Record<string, string>; events: Event[] };
  /** The events as a seat saw them, or with null a spectator. */
  seen: [number | null, Event[]][];
  boards: Board[];
}

const WILLIS_GIFT = 12;
const file = process.env["BILLI_TRUTHS"];
const truths = file ? (JSON.parse(readFileSync(file, "utf8")) as Truth[]) : [];

const seatsOf = (scene: Scene) => Array.from({ length: scene.seats }, (_, seat) => seat);
const handOf = (scene: Scene, seat: number) =>
  scene
    .hand(seat)
    .map((thing) => thing.face)
    .sort();
const sizeOf = (scene: Scene, seat: number) => scene.in("hand", seat).length;

/** Every hand after every event, with all cards known. */
function handsAfterEach({ game, players, record }: Truth): (string | null)[][][] {
  const scene = sceneOf({ game, players, options: record.options }, { all: true, seat: null });
  return record.events.map((event) => {
    scene.fold(event);
    return seatsOf(scene).map((seat) => handOf(scene, seat));
  });
}

/** Whether somebody's hand is traded. */
function isIn(event: Event, seat: number | null): seat is number {
  return event.t === "trade" && seat !== null && event.seats.includes(seat);
}

/** The cards a scene should not know: those in others' hands, but for a Mister Bill that is being shown. */
function secrets(scene: Scene, seat: number | null): string[] {
  const hidden = scene.in("hand").filter((thing) => thing.seat !== seat && !thing.shown);
  return hidden.flatMap((thing) => thing.face ?? []);
}

/** Expect cards and numbers to be as they should; what is written the same is the same, which is found out a lot sooner. */
function same(found: unknown, expected: unknown, where: string): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found, where).toEqual(expected);
}

function count(faces: readonly (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const face of faces) counts[String(face)] = (counts[String(face)] ?? 0) + 1;
  return counts;
}

/** What a scene shows, told as a board tells it. */
function shown(scene: AnyScene, players: number, board: Board): Partial<Record<keyof Board, unknown>> {
  const people = seatsOf(scene).filter((seat) => seat < players);
  const common = {
    hands: people.map((seat) => handOf(scene, seat)),
    sizes: seatsOf(scene).map((seat) => sizeOf(scene, seat)),
    points: [...scene.points],
    round: scene.round,
    dealer: scene.dealer,
    winners: [...(scene.winners ?? [])],
  };
  if (scene.game === "willi") {
    // A trick that is won lies there until the next card; the rules put it away once nobody may exchange any more.
    const trick = scene.taker === null || board.trick?.length ? scene.in("trick") : [];
    return {
      ...common,
      clockwise: [...scene.clockwise],
      leader: scene.leader,
      trick: trick.map((thing): [number, string] => [thing.seat, thing.face ?? ""]),
      won: [...scene.won],
      totals: seatsOf(scene).map((seat) => scene.total(seat)),
      box: people.map((seat) => scene.in("box", seat)[0]?.face ?? null),
    };
  }
  return {
    ...common,
    out: [...scene.out].sort(),
    teams: [...(scene.teamCards ?? seatsOf(scene).map(() => 0))],
    round_points: [...scene.roundPoints],
    discards: count(scene.in("discard").map((thing) => thing.face)),
  };
}

/** What the tricks that can be looked at again are worth to each seat. */
function totalsOfTricks(scene: WilliScene): number[] {
  const worth = (seat: number) =>
    scene.tricks
      .filter(({ winner }) => winner === seat)
      .flatMap(({ plays }) => plays.map(({ face }) => Number(face[1])));
  return seatsOf(scene).map((seat) => worth(seat).reduce((sum, value) => sum + value, 0));
}

/** A board as a scene can show it: without kinds of which none lies there, and who led a trick that is won. */
function told({ at: _, leader, ...board }: Board): Partial<Board> {
  if (board.trick) return board.trick.length < board.won.length ? { ...board, leader } : board;
  if (!board.discards) return board;
  return { ...board, discards: Object.fromEntries(Object.entries(board.discards).filter(([, n]) => n)) };
}

/** Chop a story at places where the rules have a board, as news comes to a table: a few steps at a time. */
function chop(boards: readonly Board[], most: number): Board[] {
  let skip = 0;
  return boards.filter((board, index) => {
    const last = index === boards.length - 1;
    if (!last && (!board.hands || skip-- > 0)) return false;
    skip = (board.at * 7) % most;
    return true;
  });
}

describe.skipIf(!file).each(truths)("the scene of $name", (truth) => {
  const { game, players, boards } = truth;
  const { events, options } = truth.record;
  const known = handsAfterEach(truth);

  it("shows the board after every step with all cards known, and loses none between", () => {
    const scene = sceneOf({ game, players, options }, { all: true, seat: null });
    let done = 0;
    for (const board of boards) {
      for (; done < board.at; done++) {
        const event = events[done] as Event;
        const where = `after event ${done + 1}, ${event.t}`;
        if (scene.game === "willi" && event.t === "trick") expect(scene.winning?.seat, where).toBe(event.winner);
        scene.fold(event);
        if (event.t === "draw" || event.t === "waiter" || event.t === "play")
          expect(scene.turn, where).toBe(event.seat);
        if (event.t !== "round")
          expect(
            scene.things.filter((thing) => thing.face === null),
            where,
          ).toEqual([]);
        expect(new Set(scene.things.map((thing) => thing.id)).size).toBe(new RECORDS[game].Cards(players).deck.length);
        if (event.t === "exchange") expect(new Set(scene.in("trick").map((thing) => thing.seat)).size, where).toBe(4);
        if (scene.game === "willi" && event.t === "round_end" && "totals" in event) {
          const totals = seatsOf(scene).map((seat) => scene.total(seat) + (seat >= players ? WILLIS_GIFT : 0));
          expect(totals, where).toEqual(event.totals);
        }
      }
      expect(shown(scene, players, board), `after ${board.at} events`).toMatchObject(told(board));
      if (scene.game === "willi" && scene.taker === null && board.trick)
        expect(scene.led?.face, `after ${board.at} events`).toBe(board.trick[0]?.[1]);
      if (scene.game === "willi" && board.totals)
        expect(totalsOfTricks(scene), `after ${board.at} events`).toEqual(board.totals);
    }
    expect(done).toBe(events.length);
  });

  it("lets every seat see what Python does", () => {
    for (const [seat, seen] of truth.seen) expect(events.map((event) => visible(event, seat))).toEqual(seen);
  });

  it.each([1, 4, 40])(
    "shows every seat its hand and how many cards the others have, up to %i steps at a time",
    (most) => {
      for (const [seat, story] of truth.seen) {
        const scene = sceneOf({ game, players, options }, { all: false, seat });
        let done = 0;
        for (const board of chop(boards, most)) {
          const news = story.slice(0, board.at);
          const end = board.hands?.[seat ?? -1] ?? [];
          let sure = true;
          for (; done < board.at; done++) {
            const event = news[done] as Event;
            const after = isIn(event, seat) ? handAfter(news, done, seat, end) : undefined;
            scene.fold(event, undefined, after);
            if (isIn(event, seat)) {
              // What cannot be worked out, because too much has happened since, stays face down until all is shown.
              sure = !!after;
              const lost = news.slice(done + 1).some((later) => later.t === "round_end" || isIn(later, seat));
              expect(sure, `seat ${seat}, traded at ${done + 1}`).toBe(!lost);
            }
            if (event.t === "round") sure = true;
            const hands = known[done] ?? [];
            const expected = hands.map((hand, one) => (one === seat && sure ? hand : hand.length));
            const found = seatsOf(scene).map((one) => (one === seat && sure ? handOf(scene, one) : sizeOf(scene, one)));
            same(found, expected, `seat ${seat}, event ${done + 1}, ${event.t}`);
            same(secrets(scene, seat), [], `seat ${seat}, event ${done + 1}, ${event.t}`);
          }
          if (!board.hands) continue;
          scene.settle(end);
          if (seat !== null) expect(handOf(scene, seat), `seat ${seat}, settled at ${done}`).toEqual(end);
        }
      }
    },
  );

  it("can be replayed: forward, back and by leaps it shows the same", () => {
    const player = new Player(readRecord(truth.record));
    const places = boards.map((board) => board.at);
    const leaps = [
      ...places,
      ...places.toReversed(),
      ...places.map((_, index) => places[(index * 37) % places.length] ?? 0),
    ];
    for (const at of leaps) {
      player.go(at);
      const board = boards.find((one) => one.at === at) as Board;
      expect(shown(player.scene, players, board), `at ${at}`).toMatchObject(told(board));
    }
  });

  it("is the same cards whether one steps back or has not been further", () => {
    const player = new Player(readRecord(truth.record));
    const lie = () => player.scene.things.map(({ face, where, seat }) => `${face} ${where} ${seat}`);
    for (const round of roundsOf(events, truth)) {
      player.go(Math.min(player.end, round.from + 20));
      const before = lie();
      player.step(1);
      player.step(-1);
      expect(lie()).toEqual(before);
    }
  });
});

describe.runIf(!file)("the scene", () => {
  it("is tested with games from Python: see tests/page/sources/test_scene.py", () => {
    expect(truths).toEqual([]);
  });
});
