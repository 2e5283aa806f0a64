/** Reads the words of every language when the page is built: a browser is handed what they say, and need not read Fluent. */

import { FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORDS = fileURLToPath(new URL("../src/billi/words", import.meta.url));
const NAME = "virtual:words";
/** What the page says nothing of: why the server refuses, and the command line. */
const ELSEWHERE = ["table.ftl", "terminal.ftl"];
/** What Fluent has and the page does not: terms, and functions but for NUMBER. */
const UNKNOWN = /"type":"(term|func","name":"(?!NUMBER"))[^}]*/;
/** The version of words that may change at any moment, while the page is being written. */
const UNBUILT = "now";

/** The page asks for `TOPIC-LANGUAGE-VERSION.json`, with one version for all, instead of knowing forty names. */
export function wordFiles(): Plugin {
  let version = UNBUILT;
  return {
    name: "billi-words",
    buildStart() {
      if (this.environment.mode !== "build") return;
      const all = [...allWords()];
      version = createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 8);
      for (const [name, source] of all) this.emitFile({ type: "asset", fileName: path(name, version), source });
    },
    configureServer({ middlewares }) {
      middlewares.use((asked, answer, next) => {
        const found = [...allWords()].find(([name]) => asked.url === `/${path(name, UNBUILT)}`);
        if (found) answer.setHeader("content-type", "application/json").end(found[1]);
        else next();
      });
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(version)};` : undefined),
  };
}

function path(name: string, version: string): string {
  return `assets/${name}-${version}.json`;
}

/** What there is to say, by topic and language. */
function* allWords(): Iterable<[name: string, said: string]> {
  for (const language of readdirSync(WORDS).filter((name) => /^[a-z]{2}$/.test(name)))
    for (const file of readdirSync(`${WORDS}/${language}`))
      if (file.endsWith(".ftl") && !ELSEWHERE.includes(file))
        yield [`${file.slice(0, -4)}-${language}`, saidIn(`${WORDS}/${language}/${file}`)];
}

/** What a file says, as the page is handed it. */
export function saidIn(file: string): string {
  const said = JSON.stringify(new FluentResource(readFileSync(file, "utf-8")).body);
  const [unknown] = UNKNOWN.exec(said) ?? [];
  if (unknown) throw new Error(`${file} has ${unknown}, which src/lib/fluent.ts does not know`);
  return said;
}
