/** Whatever is built into the page has a licence, or the page is not built. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { licenceOf, packageOf } from "../licences.plugin";

let modules = "";

beforeEach(() => {
  modules = mkdtempSync(join(tmpdir(), "billi-licences-"));
});

afterEach(() => rmSync(modules, { recursive: true }));

function install(name: string, license?: string, files: Record<string, string> = {}): void {
  mkdirSync(join(modules, name), { recursive: true });
  writeFileSync(join(modules, name, "package.json"), JSON.stringify({ name, version: "1.2.3", license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(modules, name, file), text);
}

describe("the licence of a package", () => {
  it("is the text it brings along", () => {
    install("@some/thing", "MIT", { "LICENSE.md": "Copyright somebody\n" });
    expect(licenceOf("@some/thing", modules)).toEqual({
      name: "@some/thing",
      version: "1.2.3",
      licence: "MIT",
      text: "Copyright somebody",
    });
  });

  it("is not looked for in vain", () => {
    install("bare", "MIT");
    install("nameless", undefined, { LICENSE: "Copyright somebody" });
    for (const name of ["bare", "nameless"]) expect(() => licenceOf(name, modules)).toThrow("has no licence");
  });

  it("is another's copy where all copies are alike, and ends where each may name themselves", () => {
    install("bare", "Apache-2.0");
    expect(() => licenceOf("bare", modules)).toThrow("has no licence");
    install("@other/whole", "Apache-2.0", { LICENSE: "Apache\nEND OF TERMS AND CONDITIONS\nCopyright somebody else" });
    expect(licenceOf("bare", modules).text).toBe("Apache\nEND OF TERMS AND CONDITIONS");
  });

  it("leaves out what only a tool is made of", () => {
    install("vite", "MIT", { "LICENSE.md": "Ours\n# Licenses of bundled dependencies\nTheirs" });
    expect(licenceOf("vite", modules).text).toBe("Ours");
  });
});

describe("the package of a module", () => {
  it("is told from its path", () => {
    expect(packageOf("/a/node_modules/@fluent/bundle/esm/index.js")).toBe("@fluent/bundle");
    expect(packageOf("/a/node_modules/x/node_modules/clsx/dist/clsx.mjs")).toBe("clsx");
    expect(packageOf("\0vite/preload-helper.js")).toBe("vite");
    expect(packageOf("/a/src/App.svelte")).toBeNull();
  });
});
