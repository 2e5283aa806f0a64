/** A table over a WebSocket: it loses nothing, and comes back by itself. docs/protocol.md says why it does what it does. */

import type { Event } from "../game/events";
import { Refused, toldToWait } from "./api";
import { me } from "./me.svelte";
import { giveUpAfter } from "./patience";
import type { Granted, Heard, HintGiven, News, TableShown, Welcome, Wish } from "./protocol";
import type { Connection, TableSource, Wanted } from "./source";

const QUIET = 8_000;
/** No answer for so long: the line is dead, whatever the browser says. */
const PATIENCE = 3_000;
/** The same for somebody who has just come back to the page. */
const WAKING = 1_500;
const RESEND = 2_000;
/** A "no" may be answered so much later, so that it takes as long as one that nobody had to say. */
const KEPT_BACK = 45_000;
const NOES = ["pass", "keep"];
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
/** What a socket is closed with when this device was taken back, or its person forgotten. */
const NOT_YOU = 4001;
const MOST_SAYINGS = 300;
/** Tries that may fail before we ask whether the table we saw is still there. */
const DOUBT = 3;

interface Pending {
  wish: Wish;
  granted: (granted: Granted) => void;
  refused: (refused: Refused) => void;
  sent: number;
  /** How much later than others it may be answered. */
  later: number;
}

export class TableLink implements TableSource {
  welcome = $state.raw<Welcome | null>(null);
  shown = $state.raw<TableShown | null>(null);
  connection = $state<Connection>("joining");
  /** Where the table is that has taken the place of this one, if it is gone. */
  moved: string | null = null;
  sayings = $state.raw<readonly Heard[]>([]);
  hint = $state.raw<HintGiven | null>(null);
  /** Whether something is wished for that has not been answered. */
  keeps = $state(false);

  #stories = $state.raw(new Map<number | null, readonly Event[]>());
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #ids = `${crypto.getRandomValues(new Uint32Array(2)).join("-")}-`;
  #count = 0;
  #offset = 0;
  /** Whether the next table follows a welcome: whatever it says is so, whatever was so before. */
  #welcomed = false;
  #failures = 0;
  #heldUntil = 0;
  #heardAt = 0;
  /** When something should have been heard; 0 when nothing is waited for. */
  #answerBy = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(
    readonly code: string,
    readonly key = "",
  ) {
    this.#beat = setInterval(() => this.#check(), 500);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#hurry);
    addEventListener("pageshow", this.#hurry);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#hurry);
    removeEventListener("pageshow", this.#hurry);
    this.#drop();
  }

  /** Come in again, as after another language was chosen: the server speaks the one of when the door was opened. */
  reopen(): void {
    const opening = this.#socket;
    if (opening?.readyState === WebSocket.CONNECTING) {
      // Browsers complain about a door that is shut before it was open.
      opening.onopen = () => this.reopen();
      return;
    }
    this.#drop();
    this.#open();
  }

  story(seat: number | null): readonly Event[] {
    return this.#stories.get(seat) ?? [];
  }

  now(): number {
    return Date.now() + this.#offset;
  }

  wish(wanted: Wanted): Promise<Granted> {
    const wish = { ...wanted, id: this.#ids + this.#count++ } as Wish;
    const later = wish.do === "choose" && NOES.includes(wish.action) ? KEPT_BACK : 0;
    if (wish.do === "choose") this.#forgetChoice(wish.seat);
    return new Promise((granted, refused) => {
      this.#pending.set(wish.id, { wish, granted, refused, sent: 0, later });
      this.keeps = true;
      this.#send();
    });
  }

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const since = this.shown?.version ?? 0;
    const hand = this.key ? `&hand=${encodeURIComponent(this.key)}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}?since=${since}${hand}`);
    this.#socket = socket;
    this.#heardAt = performance.now();
    this.#answerBy = 0;
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as News);
    socket.onclose = (closed) => {
      if (closed.code === NOT_YOU) me.leave();
      this.#lost(socket);
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.connection === "on") this.connection = "off";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.6 ** this.#failures++);
    const held = Math.max(0, this.#heldUntil - performance.now());
    this.#later(held + wait * (0.7 + 0.6 * Math.random()));
  }

  /** Try again in a while; where it is in doubt whether there is such a table, ask that first. */
  #later(wait: number): void {
    clearTimeout(this.#retry);
    const doubtful = !this.shown || this.#failures >= DOUBT;
    this.#retry = setTimeout(() => void (doubtful ? this.#askFirst() : this.#open()), wait);
  }

  /** A browser does not say why a socket was refused; a plain request does. */
  async #askFirst(): Promise<void> {
    const signal = giveUpAfter(LONGEST_WAIT);
    const answer = await fetch(`/api/tables/${this.code}/invite.svg`, { method: "HEAD", signal }).catch(() => null);
    if (this.#closed || this.connection === "on") return;
    if (answer?.status === 404) {
      this.moved = answer.headers.get("location");
      this.connection = "gone";
      this.close();
    } else if (answer?.status === 429) {
      const wait = (toldToWait(answer) || LONGEST_WAIT) * (1 + 0.2 * Math.random());
      this.#heldUntil = performance.now() + wait;
      this.#later(wait);
    } else if (!this.#socket) this.#open();
  }

  #hurry = (): void => {
    // A phone that slept does not know yet that the line is dead.
    if (this.#socket?.readyState === WebSocket.OPEN && !document.hidden) {
      this.#ping(this.shown?.version ?? 0);
      this.#answerBy = performance.now() + WAKING;
    }
    if (this.#socket || this.#closed || document.hidden || performance.now() < this.#heldUntil) return;
    this.#failures = 0;
    this.#open();
  };

  #lose = (): void => {
    if (this.#socket) this.#lost(this.#socket);
  };

  #check(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      if (socket && performance.now() - this.#heardAt > PATIENCE) this.#lost(socket);
      return;
    }
    const now = performance.now();
    if (this.#answerBy && now > this.#answerBy) this.#lost(socket);
    else if (!this.#answerBy && now - this.#heardAt > QUIET) this.#ping(this.shown?.version ?? 0);
    else this.#send();
  }

  #ping(version: number): void {
    this.#answerBy = performance.now() + PATIENCE;
    this.#socket?.send(JSON.stringify({ do: "ping", id: "", version }));
  }

  /** Send what has not been answered. */
  #send(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.connection !== "on") return;
    for (const pending of this.#pending.values()) {
      const now = performance.now();
      if (pending.sent && now - pending.sent < RESEND + pending.later) continue;
      pending.sent = now;
      this.#socket.send(JSON.stringify(pending.wish));
      // What may be kept back says nothing about the line.
      if (pending.later) this.#ping(this.shown?.version ?? 0);
      this.#answerBy ||= now + PATIENCE;
    }
  }

  #hear(news: News): void {
    this.#heardAt = performance.now();
    this.#answerBy = 0;
    switch (news.is) {
      case "welcome":
        this.welcome = news;
        this.#welcomed = true;
        this.#offset = news.now - Date.now();
        break;
      case "table":
        this.#see(news);
        break;
      case "said":
        if (news.version > (this.sayings.at(-1)?.version ?? 0))
          this.sayings = [...this.sayings, news].slice(-MOST_SAYINGS);
        break;
      case "granted":
        this.#pending.get(news.id)?.granted(news);
        this.#answered(news.id);
        break;
      case "refused":
        this.#refuse(news);
        break;
      case "hint":
        this.hint = news;
        break;
      case "goodbye":
        this.#heldUntil = this.#heardAt + (news.back ?? 0);
        break;
    }
  }

  #answered(id: string): void {
    this.#pending.delete(id);
    this.keeps = this.#pending.size > 0;
  }

  /** Send a choice no more that a newer one takes the place of; where it has arrived already, the table tells. */
  #forgetChoice(seat: number): void {
    for (const { wish, refused } of this.#pending.values()) {
      if (wish.do !== "choose" || wish.seat !== seat) continue;
      this.#answered(wish.id);
      refused(new Refused(0, "table-stale", ""));
    }
  }

  #refuse(news: News & { is: "refused" }): void {
    const pending = this.#pending.get(news.id);
    if (!pending) return;
    if (news.why === "message-busy" || news.why.startsWith("store-")) {
      pending.sent = performance.now() - pending.later;
      return;
    }
    this.#answered(news.id);
    pending.refused(new Refused(0, news.why, news.text, news.rule));
  }

  /** Whether a table told from its beginning begins as the one we know. */
  #goesOn(before: TableShown, { version, own }: TableShown): boolean {
    const begins = (known: readonly Event[], told: readonly Event[]): boolean =>
      JSON.stringify(told.slice(0, known.length)) === JSON.stringify(known);
    return (
      version >= before.version &&
      own.hands.every(({ seat, events }) => begins(this.story(seat ?? null), (events ?? []) as Event[]))
    );
  }

  #see(news: TableShown): void {
    const before = this.shown;
    const { hands } = news.own;
    const welcomed = this.#welcomed;
    this.#welcomed = false;
    // A database that lost moves tells another story, which nothing on the screen follows from.
    if (before && welcomed && !news.since && !this.#goesOn(before, news)) return location.reload();
    if (news.since && before) {
      const known = hands.every((hand) => this.#stories.has(hand.seat ?? null));
      if (news.since !== before.version) return this.#ping(before.version);
      if (!known && this.#stories.size) return this.#ping(0);
    }
    if (before && news.version < before.version) return;
    const stories = new Map<number | null, readonly Event[]>();
    for (const hand of hands) {
      const seat = hand.seat ?? null;
      stories.set(seat, [...(news.since ? this.story(seat) : []), ...((hand.events ?? []) as Event[])]);
    }
    this.#stories = stories;
    this.shown = news;
    this.#failures = 0;
    if (this.connection !== "on") {
      this.connection = "on";
      for (const pending of this.#pending.values()) pending.sent = 0;
    }
    this.#send();
  }
}
