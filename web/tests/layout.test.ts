/** Where cards lie on the table. */

import { describe, expect, it } from "vitest";
import type { Event } from "$lib/game/events";
import type { Scene } from "$lib/game/scene.svelte";
import { sceneOf } from "../src/games/tables";
import { cardWidth, handHeight, layOut, measure, spotOf, type Room } from "$lib/table/layout";

const SCREENS = [
  { width: 360, height: 515 },
  { width: 900, height: 745 },
  { width: 2000, height: 1380 },
];
const HANDS = ["OOSSPPWWHHDE", "OOSSPPWWHHDE", "DDEETTGGLLRB", "TTGGLLRRRBB"];

/** A table of so many, each with so many cards. */
function dealt(players: number, cards: number): Scene {
  const scene = sceneOf({ game: "misterbill", players, options: {} }, { all: true, seat: null });
  const hands = Array.from({ length: players }, () => [..."OSPWHDETGLRB"].slice(0, cards));
  for (const event of [
    { t: "round", round: 3, dealer: 0, first: 0 },
    { t: "deal", hands },
  ])
    scene.fold(event as unknown as Event);
  return scene;
}

/** A table at which everyone has discarded their pairs, one after the other. */
function afterSetUp(): Scene {
  const scene = sceneOf({ game: "misterbill", players: 4, options: {} }, { all: true, seat: null });
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

const DRAWN = [
  { width: 360, height: 516, bar: 152 },
  { width: 390, height: 620, bar: 152 },
  { width: 904, height: 742, bar: 109 },
  { width: 2000, height: 1380, bar: 140 },
];

describe.each(DRAWN)("cards to draw at a table $width wide", ({ width, height, bar }) => {
  it.each([3, 4, 5, 6, 7, 8])("leave the plate of whoever holds them in sight, of %i", (players) => {
    for (const cards of [1, 4, Math.min(12, Math.floor(47 / players))]) {
      const card = cardWidth(width, height);
      const felt = { width, height: Math.max(172, height - handHeight(card, 1) - bar) };
      const room: Room = { felt, handTop: felt.height + bar };
      const scene = dealt(players, cards);
      const measures = measure(room, card, players);
      const from = players - 1;
      const poses = layOut(scene, 0, room, measures, { drawFrom: from });
      const { x, y } = spotOf(from, 0, scene.clockwise, room, measures);
      const { plate } = measures;
      for (const { id } of scene.in("hand", from)) {
        const pose = poses.get(id);
        if (!pose) throw new Error("a card lies nowhere");
        const [sin, cos] = [Math.sin, Math.cos].map((of) => Math.abs(of((pose.turn * Math.PI) / 180))) as [
          number,
          number,
        ];
        const [wide, high] = [card * pose.scale, card * pose.scale * 1.4];
        const [across, down] = [(wide * cos + high * sin) / 2, (wide * sin + high * cos) / 2];
        const apart = Math.max(
          Math.abs(pose.x - x) - across - plate.width / 2,
          Math.abs(pose.y - y) - down - plate.height / 2,
        );
        expect(apart, `${cards} cards`).toBeGreaterThan(0);
        expect(pose.x - across).toBeGreaterThan(0);
        expect(pose.x + across).toBeLessThan(width);
        expect(pose.y + down).toBeLessThan(felt.height + 1);
        expect(wide).toBeGreaterThan(36);
      }
    }
  });
});

it.each([9, 10, 11, 12])("a finger finds each of %i cards in hand on the smallest phone", (cards) => {
  const [width, height] = [360, 515];
  const card = cardWidth(width, height);
  const felt = { width, height: height - handHeight(card, 1) - 152 };
  const room: Room = { felt, handTop: felt.height + 152 };
  const scene = dealt(3, cards);
  const poses = layOut(scene, 0, room, measure(room, card, 3));
  const edges = scene.in("hand", 0).map(({ id }) => {
    const { x, turn } = poses.get(id) ?? { x: NaN, turn: NaN };
    const [sin, cos] = [Math.sin, Math.cos].map((of) => Math.abs(of((turn * Math.PI) / 180))) as [number, number];
    return x - (card * cos + card * 1.4 * sin) / 2;
  });
  for (const [index, left] of edges.slice(1).entries()) expect(left - (edges[index] ?? left)).toBeGreaterThan(24);
  expect(edges[0]).toBeGreaterThan(0);
});

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
