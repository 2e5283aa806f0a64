/** What is asked in Willi. */

import type { Kind } from "$lib/game/asks";
import type { WilliBoard } from "$lib/net/protocol";
import { say } from "$lib/words.svelte";
import type { AskingOf } from "../game";
import { willi } from ".";
import Answers from "./Answers.svelte";
import type { WilliScene } from "./scene.svelte";

export const asking: AskingOf<WilliScene, WilliBoard> = {
  kind: (phase) => (phase === "give" ? "swap" : phase) as Kind,

  sentence({ asked, choosing: { card, wanted }, scene }) {
    switch (asked.kind) {
      case "play":
        return say(scene.led ? "ask-play" : "ask-lead");
      case "take":
        if (!card || !wanted) return say("ask-take");
        return say("ask-swap-both", { given: willi.cardInside(card), taken: willi.cardInside(wanted) });
      case "box":
        return say("ask-box");
      case "call":
        return say("ask-call");
      case "swap":
        return say("ask-swap");
      default:
        return "";
    }
  },

  chosen: (given) => say("ask-box-chosen", given),

  Answers,

  mayGive(card, wanted, { trick }, exchange) {
    if (exchange !== "same_colour") return true;
    return (wanted ? [wanted] : trick.map(([, played]) => played)).some((other?: string) => other?.[0] === card[0]);
  },

  whyNot(card, { kind }, { trick }) {
    switch (kind) {
      case "play": {
        const led: string | undefined = trick[0]?.[1];
        if (!led) return null;
        return { text: say("why-page-follow", { colour: led[0] ?? "", value: Number(led[1]) }), rule: "W5" };
      }
      case "take":
      case "swap":
        return { text: say("why-page-same-colour", { card: willi.cardInside(card) }), rule: "W10" };
      case "call":
        return { text: say("why-page-call-first"), rule: "W8" };
      default:
        return null;
    }
  },

  choices: [{ what: "sort", ways: ["colour", "value"] }],
  ticks: [],
};
