/** What the page says when not even its words have arrived: one sentence and a button, in every language, within the program. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORDS = fileURLToPath(new URL("../src/billi/words", import.meta.url));
const NAME = "virtual:last-words";
const SAID = ["net-page-missing", "net-try-again"];

export function lastWords(): Plugin {
  return {
    name: "billi-last-words",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const languages = readdirSync(WORDS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const said = languages
        .filter(({ name }) => /^[a-z]{2}$/.test(name))
        .map(({ name }) => [name, SAID.map((id) => messageIn(`${WORDS}/${name}/page.ftl`, id))]);
      return `export default ${JSON.stringify(Object.fromEntries(said))};`;
    },
  };
}

function messageIn(file: string, id: string): string {
  const found = new RegExp(`^${id} = ([^{}\n]+)$`, "m").exec(readFileSync(file, "utf-8"));
  if (!found?.[1]) throw new Error(`${file} does not say ${id} in one plain line`);
  return found[1];
}
