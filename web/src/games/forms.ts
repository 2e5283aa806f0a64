/** How a round of each game is entered into the score pad. */

import type { Component } from "svelte";
import type { GameName } from ".";
import type { FormOf } from "./game";
import MisterBillRound from "./misterbill/Round.svelte";
import type { Evening } from "./pads";
import WilliRound from "./willi/Round.svelte";

const FORMS: { readonly [game in GameName]: Component<FormOf<Extract<Evening, { game: game }>>> } = {
  misterbill: MisterBillRound,
  willi: WilliRound,
};

/** The form for a round. It is given evenings of its own game only, which TypeScript cannot tell of two unions. */
export function formOf(game: GameName): Component<FormOf<Evening>> {
  return FORMS[game] as unknown as Component<FormOf<Evening>>;
}
