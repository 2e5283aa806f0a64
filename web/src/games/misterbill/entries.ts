/** What people enter of a round of Mister Bill. */

import { shuffled } from "$lib/scores/chance";
import { changeEvening, changeRound, type Change } from "$lib/scores/entries";
import { isDraw, type MisterBillEvening, type MisterBillRound } from "./evening";
import { LAST_ROUND, sideCount } from "./scoring";

/** Team cards 1 to N shuffled, one for everyone (MB5). */
export function drawTeams(id: string, round: number, players: number): Change {
  return setTeams(id, round, shuffled(Array.from({ length: players }, (_, card) => card + 1)));
}

export function setTeams(id: string, round: number, cards: readonly number[]): Change {
  return changeMisterBill(id, round, (entered, evening) =>
    round < LAST_ROUND && isDraw(cards, evening.names.length) ? { ...entered, cards } : entered,
  );
}

/** The same cards with one of them at another seat; who held it takes what was there, so each card stays once. */
export function swapCard(cards: readonly number[], seat: number, card: number): number[] {
  const given = cards[seat] ?? card;
  return cards.map((held, place) => (place === seat ? card : held === card ? given : held));
}

/** Let a side go out next, or take it back if it is out: those behind it move up. */
export function goOut(id: string, round: number, side: number, isOut: boolean): Change {
  return changeMisterBill(id, round, (entered, evening) => {
    const others = entered.out.filter((other) => other !== side);
    if (!isOut) return { ...entered, out: others };
    const count = sideCount(round, evening.names.length);
    const fits = side < count && !entered.out.includes(side) && others.length < count - 1;
    return fits ? { ...entered, out: [...others, side] } : entered;
  });
}

export function setStalled(id: string, round: number, stalled: boolean): Change {
  return changeMisterBill(id, round, (entered) => ({ ...entered, stalled }));
}

function changeMisterBill(
  id: string,
  round: number,
  change: (entered: MisterBillRound, evening: MisterBillEvening) => MisterBillRound,
): Change {
  return changeEvening(id, (evening) =>
    evening.game === "misterbill" ? { ...evening, rounds: changeRound(evening, round, change) } : evening,
  );
}
