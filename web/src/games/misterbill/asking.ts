/** What is asked in Mister Bill. */

import type { Kind } from "$lib/game/asks";
import type { MisterBillBoard } from "$lib/net/protocol";
import { say } from "$lib/words.svelte";
import type { AskingOf } from "../game";
import Answers from "./Answers.svelte";
import { WAITERS } from "./cards";
import type { MisterBillScene } from "./scene.svelte";

export const asking: AskingOf<MisterBillScene, MisterBillBoard> = {
  kind: (phase) => phase as Kind,

  sentence({ asked: { kind, rule, choices }, choosing, name }) {
    switch (kind) {
      case "serve":
        return say(choosing.card ? `waiter-${choosing.card}` : "ask-serve");
      case "give":
        return say(`ask-give-${rule.at(-1)}`, { name: name(choices[0]?.seat ?? 0) });
      default:
        return "";
    }
  },

  chosen: (given) => say("ask-give-chosen", given),

  Answers,
  mayGive: () => true,

  whyNot(card, { kind, rule, choices }, _board, name) {
    switch (kind) {
      case "draw":
        return { text: say("ask-draw", { name: name(choices[0]?.seat ?? 0) }), rule };
      case "serve":
        if (!WAITERS.includes(card)) return { text: say("why-page-waiters"), rule: "MB14" };
        return { text: say("why-page-nobody"), rule: `MB16${card}` };
      default:
        return null;
    }
  },

  choices: [],
  ticks: [{ what: "pickMyself", text: "settings-pick" }],
};
