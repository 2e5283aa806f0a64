/** How Willi is shown. */

import { say, words } from "$lib/words.svelte";
import type { TableOf } from "../game";
import { willi } from ".";
import { afterWilli, withWilli } from "./chair";
import Facts from "./Facts.svelte";
import { WilliScene } from "./scene.svelte";
import { WilliTeller } from "./telling";
import Tricks from "./Tricks.svelte";

export const table: TableOf<WilliScene> = {
  Scene: WilliScene,
  Teller: WilliTeller,
  held: 9,
  chits: true,
  Facts,
  Looked: Tricks,
  lookAt: (scene, seat) => scene.tricks.findLastIndex(({ winner }) => winner === seat),

  marks: (scene, now) => ({
    wins: scene.winning,
    led: scene.led,
    called: now?.t === "willi" ? scene.in("trick", now.seat)[0] : undefined,
  }),

  earned(_scene, event, seat) {
    const totals = "totals" in event ? event.totals : [];
    const total = totals[seat] ?? 0;
    if (totals.filter((other) => other === total).length > 1) return say("earned-level", { total });
    const place = [...totals].sort((a, b) => b - a).indexOf(total);
    return say(`earned-place-${place + 1}`, { total });
  },

  sounds: { play: "card", trick: "cards", willi: "call" },

  describeRound: ({ setting, round }, toldOf) =>
    withWilli(setting.players) ? [toldOf("describe-willi-sits", afterWilli(setting, round))] : [],

  describeSeat: (scene, seat, common) =>
    say("describe-seat-willi", { ...common, tricks: scene.won[seat] ?? 0, total: scene.total(seat) }),

  describeMiddle(scene, toldOf) {
    const trick = scene
      .in("trick")
      .map(({ seat, face }) => toldOf("describe-played", seat, { card: willi.cardName(face ?? "") }));
    return trick.length ? say("describe-trick", { cards: words.list(trick) }) : say("describe-no-trick");
  },
};
