/** Builds the service worker beside the page, and tells it which files the page is made of. */

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("./worker/service-worker.ts", import.meta.url));

export function serviceWorker(plugins: Plugin[] = []): Plugin {
  return {
    name: "billi-service-worker",
    apply: "build",
    generateBundle: {
      order: "post", // Vite leaves pieces out that only name others
      async handler(_, bundle) {
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        const version = createHash("sha256").update(files.sort().join()).digest("hex").slice(0, 12);
        const built = await build({
          configFile: false,
          plugins,
          logLevel: "warn",
          define: { FILES: JSON.stringify(files.map((file) => `/${file}`)), VERSION: JSON.stringify(version) },
          build: { write: false, target: "es2022", lib: { entry: SOURCE, formats: ["es"], fileName: "sw" } },
        });
        const [output] = [built].flat();
        if (!output || !("output" in output)) throw new Error("the service worker was not built");
        this.emitFile({ type: "asset", fileName: "sw.js", source: output.output[0].code });
      },
    },
  };
}
