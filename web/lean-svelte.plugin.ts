/**
 * The page is drawn in the browser, never taken over from a server, and no component of it waits for anything while it is
 * drawn. Svelte guards what only that needs, so that it can be left out; but that the guards never change is more than the
 * bundler sees, so it is told.
 */

import type { Plugin } from "vite";
import { inlined } from "./inlining";

type Told = readonly [before: string | RegExp, after: string];

/** By file, what stands there and what may stand there instead. */
const TOLD: Readonly<Record<string, readonly Told[]>> = {
  "svelte/src/internal/client/dom/hydration.js": [
    ["export let hydrating = false;", "export const hydrating = false;"],
    ["\thydrating = value;\n", ""],
  ],
  "svelte/src/internal/flags/index.js": [
    ["export let async_mode_flag", "export const async_mode_flag"],
    ["\tasync_mode_flag = true;\n", ""],
    ["\tasync_mode_flag = false;\n", ""],
    ["export let legacy_mode_flag", "export const legacy_mode_flag"],
    ["\tlegacy_mode_flag = true;\n", ""],
  ],
  "svelte/src/internal/client/dom/blocks/boundary.js": [
    ["this.#hydrate_failed_content(serialized_error);", ""],
    ["this.#hydrate_pending_content();", ""],
    ["this.#hydrate_resolved_content();", ""],
    ["return boundary.get_effect_pending();", "return 0;"],
    [/#effect_pending_subscriber = createSubscriber[^]*?^\t}\);$/m, ""],
  ],
  "svelte/src/internal/client/reactivity/batch.js": [
    ["export let batch_values = null;", "export const batch_values =\n\tnull;"],
    [/\bbatch_values = (null|new Map\(\)|previous_batch_values);/g, ""],
    [/\b(this|batch)\.(#commit|apply)\(\);/g, ""],
    ["this.#pending === 0 && ", ""],
    ["if (this.#is_deferred()) {", "if (false) {"],
    ["if (!this.#is_deferred()) this.discard();", "this.discard();"],
    [" || this.#skipped_branches.has(effect)", ""],
  ],
  "svelte/src/internal/client/reactivity/async.js": [["previous_batch?.apply();", ""]],
  // inlining.ts leaves no effect whose values are worked out elsewhere.
  "svelte/src/internal/client/reactivity/effects.js": [
    [
      "flatten(blockers, sync, async, (values) => {\n\t\tcreate_effect(RENDER_EFFECT, () => {\n\t\t\tfn(...values.map(get));\n\t\t});\n\t});",
      "create_effect(RENDER_EFFECT, fn);",
    ],
    ["current_batch?.register_created_effect(effect);", ""],
  ],
};
/** By file, methods that nothing calls: a bundler leaves them in a class. */
const UNCALLED: Readonly<Record<string, readonly string[]>> = {
  "svelte/src/internal/client/dom/blocks/boundary.js": [
    "#hydrate_resolved_content",
    "#hydrate_failed_content",
    "#hydrate_pending_content",
    "#update_pending_count",
    "update_pending_count",
    "get_effect_pending",
  ],
  "svelte/src/internal/client/reactivity/batch.js": [
    "#commit",
    "apply",
    "increment",
    "decrement",
    "settled",
    "register_created_effect",
    "#is_deferred",
    "#is_skipped",
  ],
};
/** What components are compiled to for our forerunners: steps of taking over, each a statement, and the names of old slots. */
const NEEDLESS = [/^\s*\$\.(reset|next)\(\w*\);$/gm, /,\s*\$\$slots: \{ (\w+: true(, )?)* \}/g];
/** Whether a text is looked for matters only to who takes over. */
const TEXT = /(\$\.(?:only_|first_)?child\(\w+), true\)/g;

/** What is so only where drawing waits. */
const NEVER = /\b(this|batch|current_batch\?)\.is_fork\b(?! =)/g;

export function leanSvelte(): Plugin {
  return {
    name: "billi-lean-svelte",
    apply: "build",
    transform(code, id) {
      if (id.endsWith(".svelte")) return lean(code);
      const [file] = /svelte\/src\/internal\/.*/.exec(id) ?? [];
      if (!file) return undefined;
      const told = (TOLD[file] ?? []).reduce(tell, code.replace(NEVER, "false"));
      return (UNCALLED[file] ?? []).reduce(drop, told);
    },
  };
}

function lean(code: string): string {
  return inlined(NEEDLESS.reduce((left, needless) => left.replace(needless, ""), code).replace(TEXT, "$1)"));
}

function tell(code: string, [before, after]: Told): string {
  const told = code.replace(before, after);
  if (told === code) throw new Error(`Svelte no longer says “${String(before).trim()}”`);
  return told;
}

function drop(code: string, method: string): string {
  return tell(code, [new RegExp(`^\\t${method}\\([^]*?^\\t}$`, "m"), ""]);
}
