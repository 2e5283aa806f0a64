/** Writes licences.json: name, version and licence of every package that has code or files in the page. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export interface Licence {
  name: string;
  version: string;
  /** By its SPDX identifier. */
  licence: string;
  text: string;
}

interface Package {
  name: string;
  version: string;
  license?: string;
}

const MODULES = fileURLToPath(new URL("./node_modules", import.meta.url));
const FILES = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
/** Licences whose text names nobody, so that any package's copy of it will do where a package brings none. */
const ALIKE = ["Apache-2.0"];
/** After this each may name themselves in it. */
const END = "END OF TERMS AND CONDITIONS";
/** Where a tool tells of what it is made of itself, none of which it puts into a page. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies$/m;

/** Gather what a build is made of, for whichever plugin asks; the last one writes it down. */
export function gathering(found: Set<string>): Plugin {
  return {
    name: "billi-gathering",
    apply: "build",
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        for (const file of part.type === "chunk" ? part.moduleIds : part.originalFileNames) found.add(file);
    },
  };
}

export function licences(found: Set<string>): Plugin {
  return {
    name: "billi-licences",
    apply: "build",
    generateBundle() {
      const names = new Set([...found].map(packageOf).filter((name) => name !== null));
      const source = JSON.stringify([...names].sort().map((name) => licenceOf(name)));
      this.emitFile({ type: "asset", fileName: "licences.json", source });
    },
  };
}

/** The package a module comes from; what tools write into a page themselves is called "\0vite/…" and the like. */
export function packageOf(id: string): string | null {
  const within = /^\0(vite|rolldown)\//.exec(id) ?? /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id);
  return within?.[1] ?? null;
}

/** Read a package's licence, or refuse to build with a package that has none. */
export function licenceOf(name: string, modules = MODULES): Licence {
  const folder = resolve(modules, name);
  const { version, license = "" } = manifest(folder);
  const text = textIn(folder) ?? (ALIKE.includes(license) ? textLike(license, modules) : null);
  if (!license || !text) throw new Error(`${name} ${version} is part of the page and has no licence`);
  return { name, version, licence: license, text };
}

function manifest(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Package;
}

function textIn(folder: string): string | null {
  const file = readdirSync(folder).find((file) => FILES.test(file));
  const [text = ""] = file ? readFileSync(join(folder, file), "utf-8").split(OF_THE_TOOL) : [];
  return text.trim() || null;
}

function textLike(licence: string, modules: string): string | null {
  for (const name of packagesIn(modules)) {
    const folder = join(modules, name);
    const text = manifest(folder).license === licence ? textIn(folder) : null;
    const [terms, end] = text?.split(END) ?? [];
    if (end !== undefined) return `${terms}${END}`;
  }
  return null;
}

function packagesIn(modules: string): string[] {
  const names = readdirSync(modules)
    .flatMap((name) => (name.startsWith("@") ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : name))
    .sort();
  return names.filter((name) => existsSync(join(modules, name, "package.json")));
}
