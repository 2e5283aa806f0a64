/** Puts our own way of loading a part of the page in the place of Vite's. */

import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const THEIRS = "\0vite/preload-helper.js";
const OURS = fileURLToPath(new URL("./src/lib/ui/preload.ts", import.meta.url));

export function ownPreload(): Plugin {
  return {
    name: "billi-own-preload",
    apply: "build",
    transform: (_, id) =>
      id === THEIRS ? `export { preload as __vitePreload } from ${JSON.stringify(OURS)};` : undefined,
  };
}
