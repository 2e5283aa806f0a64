import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";

/** Every component, in the same order wherever the page is built. */
const components = readdirSync(new URL("src", import.meta.url), { recursive: true })
  .map((path) => `src/${path.replaceAll("\\", "/")}`)
  .filter((path) => path.endsWith(".svelte"))
  .sort();

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // All is written with runes: what components did before them need not come along.
    runes: true,
    discloseVersion: false,
    // A style is kept apart by its component's number, which stands in every element of it.
    cssHash: ({ filename }) => `s${components.indexOf(filename).toString(36)}`,
  },
};
