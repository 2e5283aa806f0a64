/** The line to a table: what it asks of it, and when. */

import { expect, it, vi } from "vitest";
import { TableLink } from "$lib/net/link.svelte";
import { Line, line, makeUpLines, page } from "./lines";

const TABLE = { is: "table", version: 7, since: 0, public: {}, own: { seats: [], hands: [] } };

makeUpLines();

function joined(): TableLink {
  const link = new TableLink("abc");
  line().hears({ is: "welcome", now: Date.now() });
  line().hears(TABLE);
  return link;
}

it("is asked at once whether it is still there when a phone wakes up, and given up soon", () => {
  const link = joined();
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(line().sent, "whoever goes away asks nothing").toEqual([]);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(line().sent.map((wish) => wish.do)).toEqual(["ping"]);
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(link.connection).toBe("off");
  vi.advanceTimersByTime(500);
  expect(Line.all, "another line is opened").toHaveLength(2);
  link.close();
});

it("stays when it answers whoever has come back", () => {
  const link = joined();
  page.dispatchEvent(new Event("visibilitychange"));
  line().hears(TABLE);
  vi.advanceTimersByTime(6_000);
  expect(link.connection).toBe("on");
  expect(Line.all).toHaveLength(1);
  link.close();
});

it("has another from where it knows the table, over TLS as the page came", () => {
  const link = joined();
  expect(line().address).toBe("wss://billi.example/api/tables/abc?since=0");
  page.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(3_000);
  expect(line().address).toBe("wss://billi.example/api/tables/abc?since=7");
  link.close();
});

it("keeps a choice that was made while it was broken, says so, and sends it once there is another", async () => {
  const link = joined();
  line().onclose?.({ code: 1006 });
  const granted = link.wish({ do: "choose", seat: 0, action: "play R5", version: 7 });
  expect(link.keeps).toBe(true);
  vi.advanceTimersByTime(500);
  expect(line().sent).toEqual([]);
  line().hears({ is: "welcome", now: Date.now() });
  line().hears({ ...TABLE, since: 7 });
  const [wish] = line().sent;
  expect(wish).toMatchObject({ do: "choose", action: "play R5" });
  line().hears({ is: "granted", id: wish?.id, version: 8 });
  await expect(granted).resolves.toMatchObject({ version: 8 });
  expect(link.keeps).toBe(false);
  link.close();
});
