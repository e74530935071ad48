import { beforeAll, describe, expect, it } from "vitest";
import { catalogue, learn } from "./lib/fluent";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts", "!./wire.ts"], { query: "?raw", import: "default", eager: true });
const texts = import.meta.glob<string>("../../src/coterie/messages/en/web*.ftl", { query: "?raw", import: "default", eager: true });
const code = Object.values(sources).join("\n");
const has = (id: string): boolean => {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  return catalogue.has(name, attribute);
};

beforeAll(() => Promise.all([learn("feast"), learn("blood-bound"), learn("true-blood")]).then(() => undefined));

describe("the page's messages", () => {
  it("are all there, where the code names them in full", () => {
    const named = [...code.matchAll(/["'`]((?:web|feast|blood-bound|true-blood)-[a-z0-9-]*[a-z0-9](?:\.[a-z]+)?)["'`]/g)].map((found) => found[1]!);
    expect([...new Set(named)].filter((id) => id !== "blood-bound-" && id !== "true-blood-" && !has(id))).toEqual([]);
  });

  it("are all used: by their name, by the beginning of a name that is put together, or with the game's name before", () => {
    const put = [...code.matchAll(/`((?:web|feast|blood-bound|true-blood)-[a-z-]*-)\$\{/g)].map((found) => found[1]!);
    const ends = [...code.matchAll(/`\$\{(?:voice\.|lobby\.)?game\}-([a-z-]+)(?:\.[a-z]+)?(`|\$\{)/g)];
    const whole = new Set(ends.filter((found) => found[2] === "`").map((found) => found[1]!));
    const begun = ends.filter((found) => found[2] !== "`").map((found) => found[1]!);
    const used = (id: string, rest: string): boolean =>
      code.includes(`"${id}"`) || code.includes(`"${id}.`) || code.includes(`\`${id}\``) || put.some((start) => id.startsWith(start)) ||
      whole.has(rest) || begun.some((start) => rest.startsWith(start));
    for (const [path, text] of Object.entries(texts)) {
      const game = path.split("/web-")[1]?.replace(".ftl", "") ?? "web";
      const ids = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]!);
      expect(ids.filter((id) => !used(id, id.slice(game.length + 1))), path).toEqual([]);
    }
  });

  it("exist for every guest and every kind of event of the feast", () => {
    for (const guest of ["dracula", "boogie-monster", "doctor-jekyll", "swamp-creature", "van-helsing", "trickster", "ghost", "alucard", "witch", "zombie"]) {
      expect(catalogue.has(`feast-guest-${guest}`, "the"), guest).toBe(true);
      expect(catalogue.has(`feast-rules-${guest}`, "short"), guest).toBe(true);
    }
    const kinds = "turn inquires whisper invites dances sees refuses forces reveals accuses places interrupts interrupted drops result wakes silence swaps agrees over";
    for (const kind of kinds.split(" ")) expect(catalogue.has(`feast-told-${kind}`), kind).toBe(true);
  });

  it("exist for every character, token, card, event, question and verb of Blood Bound", () => {
    const ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "cross"];
    const characters = [...["rose", "beast"].flatMap((clan) => ranks.slice(0, 9).map((rank) => `${clan}-${rank}`)), "inquisitor-rose", "inquisitor-beast"];
    const kinds =
      "turn attacks passes asks suffers offered accepts refuses takes returns absorbs declines quill strikes inspects sees wounds heals compels shields retaliates takes-staff staff fan curses gave-curse sword-lost captures agrees over".split(" ");
    const verbs = "attack pass ask suffer offer decline accept refuse take return quill strike inspect wound heal compel shield retaliate staff fan curse".split(" ");
    const names = "elder assassin harlequin alchemist mentalist guardian berserker mage courtesan inquisitor".split(" ");
    const cards = "shield-purple shield-green sword-purple sword-green staff fan quill curse".split(" ");
    const want = [
      ...characters.flatMap((id) => [`character-${id}.the`, `character-${id}.name`]),
      ...[...ranks.map((rank) => `rank-${rank}`), "rose", "beast", "unknown"].flatMap((token) => [`token-${token}`, `token-${token}.the`]),
      ...cards.flatMap((card) => [`card-${card}`, `details-${card.split("-")[0]}`]),
      ...kinds.flatMap((kind) => [`told-${kind}`, `rule-${kind}`]),
      ...verbs.flatMap((verb) => [`verb-${verb}`, `say-${verb}`, `do-${verb}`]),
      ...names.flatMap((name) => [`rules-${name}`, `rules-${name}.short`]),
      ...["dagger", "attacked", "offers", "wound", "healed", "ability"].flatMap((topic) => [`prompt-${topic}`, `wait-${topic}`]),
      ...["captured", "cursed", "inquisitor-captured", "agreed", "exhausted"].map((reason) => `reason-${reason}`),
      ...["leader", "wrong", "own", "led", "not", "both", "cursed", "inquisitor"].map((found) => `verdict-${found}`),
      "glass-help", "point-seat", "point-token", "point-colour", "colour-purple.the", "colour-green.the", "clan-rose.the", "clan-beast.the", "clan-none",
    ];
    expect(want.map((id) => `blood-bound-${id}`).filter((id) => !has(id))).toEqual([]);
  });
});
