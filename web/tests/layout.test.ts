/** Where cards lie on the table. */

import { describe, expect, it } from "vitest";
import type { Event } from "$lib/game/events";
import { Scene } from "$lib/game/scene.svelte";
import { cardWidth, handHeight, layOut, measure, type Room } from "$lib/table/layout";

const SCREENS = [
  { width: 360, height: 515 },
  { width: 900, height: 745 },
  { width: 2000, height: 1380 },
];
const HANDS = ["OOSSPPWWHHDE", "OOSSPPWWHHDE", "DDEETTGGLLRB", "TTGGLLRRRBB"];

/** A table at which everyone has discarded their pairs, one after the other. */
function afterSetUp(): Scene {
  const scene = new Scene({ game: "misterbill", players: 4, options: {} }, { all: true, seat: null });
  const hands = HANDS.map((hand) => [...hand]);
  const pairs = HANDS.map((hand) => [...new Set(hand)].filter((kind) => hand.split(kind).length > 2));
  const story = [
    { t: "round", round: 3, dealer: 3, first: 0 },
    { t: "deal", hands },
    ...pairs.flatMap((kinds, seat) => kinds.map((kind) => ({ t: "pairs", seat, cards: [kind] }))),
  ];
  for (const event of story) scene.fold(event as unknown as Event);
  return scene;
}

describe.each(SCREENS)("a table $width wide", ({ width, height }) => {
  it("leaves the last three pairs on the discards to be read", () => {
    const card = cardWidth(width, height);
    const felt = { width, height: height - handHeight(card, 1) - 110 };
    const room: Room = { felt, handTop: felt.height + 110 };
    const scene = afterSetUp();
    const measures = measure(room, card, 4);
    const poses = layOut(scene, 0, room, measures);
    const last = scene.in("discard").slice(-6);
    const pairs = [last.slice(0, 2), last.slice(2, 4), last.slice(4)].map((pair) => {
      const [under, over] = pair.map(({ id }) => poses.get(id));
      expect(pair[0]?.face).toBe(pair[1]?.face);
      if (!under || !over) throw new Error("a card lies nowhere");
      // The two lie on each other, hardly turned.
      expect(Math.hypot(over.x - under.x, over.y - under.y)).toBeLessThan(card * measures.middle * 0.3);
      expect(Math.abs(over.turn)).toBeLessThan(10);
      return over;
    });
    const places = pairs.map(({ x }) => x).sort((a, b) => a - b);
    for (const [index, x] of places.slice(1).entries())
      expect(x - (places[index] ?? x)).toBeGreaterThan(card * measures.middle * 0.7);
  });
});
