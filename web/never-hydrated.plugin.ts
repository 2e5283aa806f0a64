/**
 * The page is drawn in the browser, never taken over from a server. Svelte guards what only taking over needs, so that it
 * can be left out; but that the guard never changes is more than the bundler sees, so it is told.
 */

import type { Plugin } from "vite";

const GUARD = /svelte\/src\/internal\/client\/dom\/hydration\.js$/;
const TOLD: readonly (readonly [string, string])[] = [
  ["export let hydrating = false;", "export const hydrating = false;"],
  ["\thydrating = value;\n", ""],
];
/** Steps of taking over, in what components are compiled to: each is a statement that does nothing else. */
const STEPS = /^\s*\$\.(reset|next)\(\w*\);$/gm;

export function neverHydrated(): Plugin {
  return {
    name: "billi-never-hydrated",
    apply: "build",
    transform(code, id) {
      if (id.endsWith(".svelte")) return code.replace(STEPS, "");
      return GUARD.test(id) ? TOLD.reduce(tell, code) : undefined;
    },
  };
}

function tell(code: string, [before, after]: readonly [string, string]): string {
  if (!code.includes(before)) throw new Error(`Svelte no longer says “${before.trim()}”`);
  return code.replace(before, after);
}
