/** Writes src/lib/net/protocol.ts, the types of every message, from the schema the server makes of its own types. */

import { compile } from "json-schema-to-typescript";
import { readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";

// A reference with a description of its own would be taken for another type.
const bare = (_, value) => (value?.$ref ? { $ref: value.$ref } : value);
const schema = JSON.parse(readFileSync(new URL("../docs/protocol.schema.json", import.meta.url), "utf8"), bare);
const { doors: _, anyOf: __, ...rest } = schema;
const everything = {
  ...rest,
  title: "Protocol",
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(Object.keys(schema.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }])),
};
const source = await compile(everything, "Protocol", {
  additionalProperties: false,
  bannerComment: "/** Made by `npm run protocol` from docs/protocol.schema.json: every message there is. */",
  format: false,
  unreachableDefinitions: true,
});
const plain = source
  .replace(/^ \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/gm, "")
  .replace(/ \*\s*\n \*\/\nexport/g, " */\nexport")
  .replace(/^\/\*\*\n \*\/\n/gm, "")
  .replace(/^export interface Protocol \{[^}]*\}\n/m, "");
const events = Object.values(schema.$defs).filter((part) => "look" in part);
const times = (name, what) => {
  const known = events.filter((event) => name in event).map((event) => [event.properties.t.enum[0], event[name]]);
  return `/** ${what} */\nexport const ${name.toUpperCase()} = ${JSON.stringify(Object.fromEntries(known))} as const;\n`;
};
const looks =
  "\n" +
  times("look", "For how many milliseconds an event is looked at before the next one.") +
  times(
    "overlap",
    "The same where another of its kind follows: the next card flies while one still looks at the one before.",
  );
const secrets = events.flatMap((event) => {
  const hidden = Object.values(event.properties).find((field) => field.known_to);
  return hidden ? [[event.properties.t.enum[0], hidden.known_to]] : [];
});
const knownTo =
  "\n/** Of an event whose card is not known to all, the fields that name those who know it. */\n" +
  `export const KNOWN_TO = ${JSON.stringify(Object.fromEntries(secrets))} as const;\n`;
const style = await resolveConfig(new URL("./src/lib/net/protocol.ts", import.meta.url));
const target = process.argv[2] ?? new URL("./src/lib/net/protocol.ts", import.meta.url);
writeFileSync(target, await format(plain + looks + knownTo, { ...style, parser: "typescript" }));
