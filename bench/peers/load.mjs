/**
 * Plays at many tables at a steady pace: node load.mjs PEER URL TABLES RATE SECONDS WARM_UP
 *
 * Prints "begin" and "end" around the stretch that counts, then what was found, as JSON.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { SEATS } from "./cards.mjs";

const AT_ONCE = 50; // tables set up at a time
const PATIENCE = 120; // seconds for all that is not play
const [peer, url, ...numbers] = process.argv.slice(2);
const [tables, rate, seconds, warmUp] = numbers.map(Number);

const found = { waits: [], late: 0, games: 0, counting: false };

/** One table with its people; `people` knows how the peer is spoken to. */
class Table {
  missing = new Set();
  heard = null;

  constructor(people) {
    this.people = people;
    people.told = (seat, version) => this.told(seat, version);
  }

  /** Note that a seat has heard of a version; the last one to hear of a move stops the clock. */
  told(seat, version) {
    if (version < this.version || !this.missing.delete(seat) || this.missing.size) return;
    if (found.counting) found.waits.push(performance.now() - this.sent);
    this.heard();
  }

  /** Make one move, and wait until all have heard of it. */
  async move() {
    const heard = new Promise((resolve) => (this.heard = resolve));
    for (let seat = 0; seat < SEATS; seat += 1) this.missing.add(seat);
    this.version = this.people.version + 1;
    this.sent = performance.now();
    this.people.play();
    await heard;
  }

  /** Move at a steady pace; when the game is over, play another. */
  async play(every, until) {
    let due = performance.now() + Math.random() * every;
    while (performance.now() < until) {
      await sleep(Math.max(0, due - performance.now()));
      await this.move();
      if (this.people.over) {
        await this.people.again();
        found.games += 1;
      }
      due += every;
      if (due < performance.now()) {
        found.late += 1;
        due = performance.now();
      }
    }
  }
}

async function openAll() {
  const { People } = await import(`./${peer}-people.mjs`);
  const opened = Array.from({ length: tables }, () => new Table(new People(url)));
  const waiting = [...opened];
  const work = async () => {
    for (let table = waiting.pop(); table; table = waiting.pop()) await table.people.open();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return opened;
}

setTimeout(
  () => {
    throw new Error("the tables do not open, or someone has never heard of a move");
  },
  1000 * (PATIENCE + warmUp + seconds),
);
const opened = await openAll();
const until = performance.now() + 1000 * (warmUp + seconds);
const playing = opened.map((table) => table.play((1000 * tables) / rate, until));
await sleep(1000 * warmUp);
found.counting = true;
console.log("begin");
const [own, started] = [process.cpuUsage(), performance.now()];
await sleep(1000 * seconds);
found.counting = false;
console.log("end");
const [{ user, system }, took] = [process.cpuUsage(own), (performance.now() - started) / 1000];
await Promise.all(playing);
for (const { people } of opened) people.checkHidden();

const waits = found.waits.sort((one, other) => one - other);
const { late, games } = found;
const [p50, p99] = [0.5, 0.99].map((share) => waits[Math.floor(share * waits.length)]);
console.log(JSON.stringify({ moves: waits.length, took, late, games, p50, p99, cpu: (user + system) / 1e6 }));
process.exit(0);
