/** The table in words, for whoever cannot see it or wants it said: what lies there, who has what, what is asked. */

import { afterWilli, teamOf, withWilli } from "../game/events";
import type { Scene } from "../game/scene.svelte";
import { cardName } from "../game/telling";
import { say, words, type Arguments } from "../words.svelte";
import type { Diner } from "./types";

/** `open` is the seat whose cards the viewer sees; their own, or one that was lent to them. */
export function describe(scene: Scene, open: number | null, diners: readonly Diner[]): string[] {
  const me = open !== null && diners[open]?.me ? open : null;
  const name = (seat: number) => diners[seat]?.name ?? say("name-seat", { seat });
  const toldOf = (id: string, seat: number, given: Arguments = {}) =>
    seat === me ? say(`${id}.you`, given) : say(id, { player: name(seat), ...given });
  const lines = [
    say("describe-round", { game: say(`game-${scene.game}`), round: scene.round, rounds: scene.rounds }),
    ...(scene.turn >= 0 && !scene.winners ? [toldOf("describe-turn", scene.turn)] : []),
  ];
  if (withWilli(scene.setting)) lines.push(toldOf("describe-willi-sits", afterWilli(scene.setting, scene.round)));
  if (open !== null) lines.push(describeHand(scene, open, me === null ? name(open) : null));
  for (const seat of scene.clockwise) {
    if (seat !== me) lines.push(describeSeat(scene, seat, name(seat)));
    else lines.push(say("describe-own-points", { points: scene.points[seat] ?? 0 }));
  }
  if (scene.game === "willi") {
    const trick = scene
      .in("trick")
      .map((thing) => toldOf("describe-played", thing.seat, { card: cardName(thing.face ?? "") }));
    lines.push(trick.length ? say("describe-trick", { cards: words.list(trick) }) : say("describe-no-trick"));
  } else {
    lines.push(describeDiscards(scene));
  }
  return lines;
}

function describeHand(scene: Scene, seat: number, player: string | null): string {
  const hand = scene.hand(seat).flatMap(({ face }) => (face ? [cardName(face)] : []));
  const cards = { n: hand.length, cards: words.list(hand) };
  if (player !== null) return say("describe-hand-of", { ...cards, player });
  return hand.length ? say("describe-hand", cards) : say("describe-no-hand");
}

function describeSeat(scene: Scene, seat: number, player: string): string {
  const common = { player, n: scene.in("hand", seat).length, points: scene.points[seat] ?? 0 };
  if (scene.game === "willi")
    return say("describe-seat-willi", { ...common, tricks: scene.won[seat] ?? 0, total: scene.total(seat) });
  if (scene.out.includes(seat)) return say("describe-seat-out", { player, points: common.points });
  const card = scene.teamCards?.[seat];
  if (!card) return say("describe-seat", common);
  return say("describe-seat-team", { ...common, team: say(`team-${teamOf(card) + 1}`) });
}

function describeDiscards(scene: Scene): string {
  const counts = new Map<string, number>();
  for (const { face } of scene.in("discard")) if (face) counts.set(face, (counts.get(face) ?? 0) + 1);
  if (!counts.size) return say("describe-no-discards");
  const kinds = [...counts].map(([kind, n]) => say("describe-kind", { card: cardName(kind), n }));
  return say("describe-discards", { cards: words.list(kinds) });
}
