/** A line to a table that is made up: what was sent over it, and what it hears. */

import { afterEach, beforeEach, vi } from "vitest";

export class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  sent: { do: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(said: string): void {
    this.sent.push(JSON.parse(said) as { do: string; id: string });
  }

  close(): void {
    this.readyState = 3;
  }

  hears(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

/** The page such lines are of: whether it is looked at. */
export let page: EventTarget & { hidden: boolean };

/** The line that was opened last. */
export const line = () => Line.all.at(-1) as Line;

/** Have all lines of a test be such, and time stand still. */
export function makeUpLines(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    Line.all = [];
    page = Object.assign(new EventTarget(), { hidden: false });
    const screen = new EventTarget();
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", screen.addEventListener.bind(screen));
    vi.stubGlobal("removeEventListener", screen.removeEventListener.bind(screen));
    vi.stubGlobal("location", { protocol: "https:", host: "billi.example" });
    vi.stubGlobal("WebSocket", Line);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
