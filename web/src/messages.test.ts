import { beforeAll, describe, expect, it } from "vitest";
import { catalogue, learn } from "./lib/fluent";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts", "!./wire.ts"], { query: "?raw", import: "default", eager: true });
const texts = import.meta.glob<string>("../../src/coterie/messages/en/web.ftl", { query: "?raw", import: "default", eager: true });
const code = Object.values(sources).join("\n");

beforeAll(() => learn("feast"));

describe("the page's messages", () => {
  it("are all there, where the code names them in full", () => {
    const named = [...code.matchAll(/["'`]((?:web|feast)-[a-z0-9-]*[a-z0-9](?:\.[a-z]+)?)["'`]/g)].map((found) => found[1]!);
    const missing = [...new Set(named)].filter((id) => {
      const [name, attribute] = id.split(".") as [string, string | undefined];
      return !catalogue.has(name, attribute);
    });
    expect(missing).toEqual([]);
  });

  it("are all used: by their name, or by the beginning of a name that is put together", () => {
    const ids = [...Object.values(texts)[0]!.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]!);
    const put = [...code.matchAll(/`((?:web|feast)-[a-z-]*-)\$\{/g)].map((found) => found[1]!);
    const unused = ids.filter((id) => !code.includes(`"${id}"`) && !code.includes(`"${id}.`) && !code.includes(`\`${id}\``) && !put.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });

  it("exist for every guest and every kind of event", () => {
    for (const guest of ["dracula", "boogie-monster", "doctor-jekyll", "swamp-creature", "van-helsing", "trickster", "ghost", "alucard", "witch", "zombie"]) {
      expect(catalogue.has(`feast-guest-${guest}`, "the"), guest).toBe(true);
      expect(catalogue.has(`feast-rules-${guest}`, "short"), guest).toBe(true);
    }
    const kinds = "turn inquires whisper invites dances sees refuses forces reveals accuses places interrupts interrupted drops result wakes silence swaps agrees over";
    for (const kind of kinds.split(" ")) expect(catalogue.has(`feast-told-${kind}`), kind).toBe(true);
  });
});
