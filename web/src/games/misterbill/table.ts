/** How Mister Bill is shown. */

import { together } from "$lib/table/layout";
import { say, words } from "$lib/words.svelte";
import type { TableOf } from "../game";
import { misterbill } from ".";
import Facts from "./Facts.svelte";
import Gone from "./Gone.svelte";
import { MisterBillScene } from "./scene.svelte";
import Stakes from "./Stakes.svelte";
import { MisterBillTeller } from "./telling";

export const table: TableOf<MisterBillScene> = {
  Scene: MisterBillScene,
  Teller: MisterBillTeller,
  held: 0,
  chits: false,
  Facts,
  Stakes,
  Looked: Gone,
  lookAt: () => 0,

  marks(scene, now) {
    switch (now?.t) {
      // Mister Bill changes hands: only those who may know are told of him, and see what he weighs.
      case "draw":
      case "move":
        return { heavy: now.card === "B" ? scene.in("hand", now.t === "draw" ? now.seat : now.to).at(-1) : undefined };
      // The last pair of somebody who goes out.
      case "pairs":
        return { parting: scene.in("hand", now.seat).length ? [] : together(scene.in("discard")).at(-1) };
      default:
        return {};
    }
  },

  earned(scene, event, seat) {
    if (event.points[seat]) return say("earned-out");
    if (scene.stalled) return say("earned-stalled");
    return say(scene.isOut(seat) ? "earned-partner" : "earned-bill");
  },

  sounds: { draw: "card", move: "card", pairs: "cards", waiter: "waiter" },

  describeSeat(scene, seat, common) {
    if (scene.isOut(seat)) return say("describe-seat-out", { player: common.player, points: common.points });
    const team = scene.team(seat);
    if (team === null) return say("describe-seat", common);
    return say("describe-seat-team", { ...common, team: say(`team-${team + 1}`) });
  },

  describeMiddle(scene) {
    const counts = new Map<string, number>();
    for (const { face } of scene.in("discard")) if (face) counts.set(face, (counts.get(face) ?? 0) + 1);
    if (!counts.size) return say("describe-no-discards");
    const kinds = [...counts].map(([kind, n]) => say("describe-kind", { card: misterbill.cardName(kind), n }));
    return say("describe-discards", { cards: words.list(kinds) });
  },
};
