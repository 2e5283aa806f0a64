import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // All is written with runes: what components did before them need not come along.
    runes: true,
    discloseVersion: false,
    // A style is kept apart by a few letters, in every element of it.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}`,
  },
};
