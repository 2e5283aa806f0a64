/** What becomes of choices on their way to a table: a newer one takes the place of the one before, and nothing is chosen unasked. */

import { expect, it, vi } from "vitest";
import { TableLink } from "$lib/net/link.svelte";
import { Choosing } from "$lib/table/choosing.svelte";
import { line, makeUpLines } from "./lines";

makeUpLines();

/** A table of Willi that asks seat 0 something. */
function asks(version: number, phase: string, choices: string[], to_act = [0]): object {
  const board = { game: "willi", phase, to_act, trick: [] };
  const ask = { rule: "W5", choices, chosen: null };
  const own = { seats: [0], hands: [{ seat: 0, ask, events: [] }] };
  return { is: "table", version, since: version > 7 ? version - 1 : 0, public: { board, seats: [] }, own };
}

function at(table: object): Choosing {
  vi.advanceTimersByTime(1); // what is sent when a clock begins to run would seem not to have been sent
  const link = new TableLink("abc");
  line().hears({ is: "welcome", now: Date.now(), options: {} });
  line().hears(table);
  return new Choosing(link, 0, String);
}

function choose(choosing: Choosing, action: string): Promise<unknown> {
  return choosing.choose(choosing.asked?.choices.find((choice) => choice.action === action));
}

/** What was chosen, over the line there is. */
const chosen = () => line().sent.filter((wish) => wish.do === "choose");

it("is a second thought that counts where the first could not be sent", async () => {
  const choosing = at(asks(7, "play", ["play R5", "play R6"]));
  line().onclose?.({ code: 1006 });
  const first = choose(choosing, "play R5");
  const second = choose(choosing, "play R6");
  expect(choosing.meant).toBe("R6");
  await first;
  expect(choosing).toMatchObject({ meant: "R6", busy: true, why: null });
  vi.advanceTimersByTime(500);
  line().hears({ is: "welcome", now: Date.now(), options: {} });
  line().hears({ ...asks(7, "play", ["play R5", "play R6"]), since: 7 });
  expect(chosen()).toMatchObject([{ action: "play R6" }]);
  line().hears({ is: "granted", id: chosen()[0]?.id, version: 8 });
  await second;
  expect(choosing).toMatchObject({ meant: null, busy: false });
});

it("is sent once, however often it is touched", () => {
  const choosing = at(asks(7, "play", ["play R5", "play R6"]));
  void choose(choosing, "play R5");
  void choose(choosing, "play R5");
  expect(chosen()).toHaveLength(1);
});

it("is sent although the one before, which the table has gone on from, was not yet answered", () => {
  const choosing = at(asks(7, "play", ["play R5", "play R6"]));
  void choose(choosing, "play R5");
  line().hears(asks(8, "play", ["play R6"]));
  void choose(choosing, "play R6");
  expect(chosen()).toMatchObject([
    { action: "play R5", version: 7 },
    { action: "play R6", version: 8 },
  ]);
});

it("is a card to give once the one it is given for was taken", async () => {
  const choosing = at(asks(7, "take", ["take G1", "take G2", "keep"]));
  choosing.touch("R9");
  choosing.touchTrick("G1");
  const swapped = choosing.swap();
  line().hears(asks(8, "give", ["give R8", "give R9"]));
  line().hears({ is: "granted", id: chosen()[0]?.id, version: 8 });
  await swapped;
  expect(chosen()).toMatchObject([{ action: "take G1" }, { action: "give R9" }]);
});

it("is no card at all for one that somebody else took: a bot, when the time was up", async () => {
  const choosing = at(asks(7, "take", ["take G1", "take G2", "keep"]));
  choosing.touch("R9");
  choosing.touchTrick("G1");
  const swapped = choosing.swap();
  line().hears(asks(8, "give", ["give R8", "give R9"]));
  line().hears({ is: "refused", id: chosen()[0]?.id, why: "table-stale", text: "", rule: null, version: 8 });
  await swapped;
  expect(chosen()).toMatchObject([{ action: "take G1" }]);
});
