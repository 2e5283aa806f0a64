import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { lastWords } from "./last-words.plugin";
import { leanSvelte } from "./lean-svelte.plugin";
import { gathering, licences } from "./licences.plugin";
import { ownPreload } from "./preload.plugin";
import { serviceWorker } from "./service-worker.plugin";
import { wordFiles } from "./words.plugin";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What is small and wanted nearly everywhere comes in one piece: many small ones pack badly. */
const SHARED =
  /node_modules\/|src\/(App|main|Wordless|pages\/Home|lib\/(ui|net|table\/people|[^/]*$)|cards\/|games\/(index|\w+\/(index|Face|cards|chair|scoring)\.))/;

/** Every file the page is made of, its service worker's among them. */
const found = new Set<string>();

/** A game on the table: whoever plays, learns or watches it again comes from one of these to another. */
const TABLE =
  /src\/(lib\/(table\/(?!Hint)|game\/|luck\/)|pages\/Table|games\/(?!pads|forms|rulebooks|\w+\/(rulebook|entries|evening|Round|Teams|Drawn)\.))/;
/** A game learned alone, or watched again. */
const STUDY = /src\/(lib\/(hint\/(?!Panel)|puzzle\/|table\/Hint|replay)|pages\/(Lesson|Puzzle|Replay))/;

export default defineConfig({
  plugins: [
    svelte(),
    leanSvelte(),
    ownPreload(),
    lastWords(),
    wordFiles(),
    serviceWorker([gathering(found)]),
    gathering(found),
    licences(found),
  ],
  resolve: { alias: { $lib: here("./src/lib"), $art: here("../src/billi/art"), $rules: here("../src/billi/games") } },
  build: {
    outDir: here("../src/billi/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "house", test: SHARED, priority: 3 },
            { name: "table", test: TABLE, priority: 2 },
            { name: "study", test: STUDY, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/billi/table"), here("../src/billi/art")] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
});
