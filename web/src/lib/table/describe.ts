/** The table in words, for whoever cannot see it or wants it said: what lies there, who has what, what is asked. */

import { GAMES } from "../../games";
import type { ToldOf } from "../../games/game";
import { tableOf } from "../../games/tables";
import type { Scene } from "../game/scene.svelte";
import { say, words } from "../words.svelte";
import { botSign } from "./people";
import type { Diner } from "./types";

/**
 * `open` is the seat whose cards the viewer sees; their own, or one that was lent to them. `awaited` is whom the table waits
 * for: all who put a card in the box at once, or whoever may call, whose turn it is not.
 */
export function describe(
  scene: Scene,
  open: number | null,
  diners: readonly Diner[],
  awaited: readonly number[],
): string[] {
  const table = tableOf(scene.game);
  const me = open !== null && diners[open]?.me ? open : null;
  const name = (seat: number) => diners[seat]?.name ?? say("name-seat", { seat });
  const toldOf: ToldOf = (id, seat, given = {}) =>
    seat === me ? say(`${id}.you`, given) : say(id, { player: name(seat), ...given });
  const lines = [
    say("describe-round", { game: say(`game-${scene.game}`), round: scene.round, rounds: scene.rounds }),
    ...(scene.winners ? [] : describeTurn(awaited, me, name)),
    ...(table.describeRound?.(scene, toldOf) ?? []),
  ];
  if (open !== null) lines.push(describeHand(scene, open, me === null ? name(open) : null));
  for (const seat of scene.clockwise) {
    const points = scene.points[seat] ?? 0;
    lines.push(seat === me ? say("describe-own-points", { points }) : describeSeat(scene, seat, name(seat)));
  }
  return [...lines, table.describeMiddle(scene, toldOf)];
}

/** On whom a card may be played, what they hold, and whether they are of the same team as `me`. */
export function describeTarget(scene: Scene, card: string | null, seat: number, me: number, player: string): string {
  const team = scene.team(seat);
  return [
    say("answer-play-on", { card: GAMES[scene.game].cardName(card ?? ""), name: player }),
    say("seat-cards", { n: scene.in("hand", seat).length }),
    ...(team !== null && team === scene.team(me) ? [say("seat-mate")] : []),
  ].join(", ");
}

function describeTurn(awaited: readonly number[], me: number | null, name: (seat: number) => string): string[] {
  const others = awaited.filter((seat) => seat !== me).map(name);
  const [first = ""] = others;
  const told = awaited.length > others.length ? [say("describe-turn.you")] : [];
  if (others.length === 1 && !told.length) return [say("describe-turn", { player: first })];
  return others.length ? [...told, say("ask-waiting", { players: words.list(others), n: others.length })] : told;
}

/** The signs on a plate, and what each says; that somebody is gone comes first. */
export function signsOf({ gone, away, waits, hints }: Diner): { sign: string; text: string }[] {
  return [
    ...(gone === null ? [] : [{ sign: `◌${gone || ""}`, text: say("seat-gone-for", { seconds: gone }) }]),
    ...(away ? [{ sign: "☾", text: say("seat-away") }] : []),
    ...(waits ? [{ sign: "↷", text: say("seat-waits") }] : []),
    ...(hints ? [{ sign: "?", text: say("seat-hints", { n: hints }) }] : []),
  ];
}

/** What the signs on a plate say. */
export function describePlate(scene: Scene, seat: number, diner: Diner): string {
  const signs = [diner.bot && botSign(diner.bot), ...signsOf(diner).map(({ text }) => text)];
  return [describeSeat(scene, seat, diner.name), ...signs].filter(Boolean).join(" · ");
}

function describeSeat(scene: Scene, seat: number, player: string): string {
  const common = { player, n: scene.in("hand", seat).length, points: scene.points[seat] ?? 0 };
  return tableOf(scene.game).describeSeat(scene, seat, common);
}

function describeHand(scene: Scene, seat: number, player: string | null): string {
  const { cardName } = GAMES[scene.game];
  const hand = scene.hand(seat).flatMap(({ face }) => (face ? [cardName(face)] : []));
  const cards = { n: hand.length, cards: words.list(hand) };
  if (player !== null) return say("describe-hand-of", { ...cards, player });
  return hand.length ? say("describe-hand", cards) : say("describe-no-hand");
}
