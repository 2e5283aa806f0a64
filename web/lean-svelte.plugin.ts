/**
 * The page is drawn in the browser, never taken over from a server, and no component of it waits for anything while it is
 * drawn. Svelte guards what only that needs, so that it can be left out; but that the guards never change is more than the
 * bundler sees, so it is told.
 */

import type { Plugin } from "vite";

/** By the end of a file's name, what stands there and what may stand there instead. */
const TOLD: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
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
  "svelte/src/internal/client/reactivity/async.js": [
    ["const d = is_runes() ? derived : derived_safe_equal;", "const d = derived;"],
    ["\tvar pending = blockers.filter((b) => !b.settled);\n", ""],
    ["if (async.length === 0 && pending.length === 0) {", "if (true) {"],
  ],
};
/**
 * What components are compiled to for our forerunners: steps of taking over, each a statement; whether a text is looked for, which
 * only matters there; and the names of old slots.
 */
const NEEDLESS = [
  /^\s*\$\.(reset|next)\(\w*\);$/gm,
  /(?<=\$\.(only_|first_)?child\(\w+), true(?=\))/g,
  /,\s*\$\$slots: \{ (\w+: true(, )?)* \}/g,
];

/**
 * What Svelte itself is spared: whether a change is only tried out (`fork`), which nobody here does; symbols' names, which only
 * programmers see; `pending`, what a part shows while it waits, which none does; what tasks hear that are called off, of which there
 * are none; and whether the page is XML.
 */
const SPARED = [
  [/\b\w+\??\.is_fork\b(?! =)/g, "false"],
  [/^\tis_fork = false;$/m, ""],
  [/\bSymbol\('[^']*'\)/g, "Symbol()"],
  [/this\.has_pending_snippet\(\)/g, "false"],
  [/new \(class StaleReactionError [^}]*\}\)\(\)/, "null"],
  [/(?<=IS_XHTML =)[^;]*(?=;)/, " false"],
] as const;

export function leanSvelte(): Plugin {
  return {
    name: "billi-lean-svelte",
    apply: "build",
    transform(code, id) {
      if (id.endsWith(".svelte")) return NEEDLESS.reduce((left, needless) => left.replace(needless, ""), code);
      if (!id.includes("/svelte/src/")) return undefined;
      const [, told = []] = Object.entries(TOLD).find(([end]) => id.endsWith(end)) ?? [];
      const spared = SPARED.reduce((left, [before, after]) => left.replace(before, after), code);
      return { code: told.reduce(tell, spared), map: null }; // it is still known whose it is
    },
  };
}

function tell(code: string, [before, after]: readonly [string, string]): string {
  if (!code.includes(before)) throw new Error(`Svelte no longer says “${before.trim()}”`);
  return code.replace(before, after);
}
