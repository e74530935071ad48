// wire.schema.json (written by ../tools/wire_schema.py) -> src/wire.ts
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(await readFile(new URL("../wire.schema.json", import.meta.url), "utf8"));
const text = await compile(schema, "Wire", {
  bannerComment: "// Made by `npm run wire` from wire.schema.json; not written by hand.\n",
  additionalProperties: false,
  unknownAny: true,
  unreachableDefinitions: true,
  style: { printWidth: 120 },
});
const plain = text
  .replace(/ \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+".\n/g, "")
  .replace(/\/\*\*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+".\n \*\/\n/g, "");
await writeFile(new URL("../src/wire.ts", import.meta.url), plain);
