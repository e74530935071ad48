import { beforeAll, describe, expect, it } from "vitest";
import type { TableState } from "../../lib/table.svelte";
import { learn } from "../../lib/fluent";
import { Pointing } from "../../lib/pointing.svelte";
import { grammar } from "./forms";
import { voice } from "./speech";
import { plain } from "../../lib/fluent";
import { feastView } from "./view";

beforeAll(() => learn("feast"));

const view = () => feastView({ seats: 4, turn: 1, cast: ["dracula", "ghost", "witch"], players: {}, mystery: {} });

/** A table at which one question lies before me; what is said and asked about is written down. */
function table(topic: string, legal: string[], window = false) {
  const said: string[] = [];
  const asked: string[] = [];
  const found = {
    you: 1, mine: legal.length > 0, legal, events: [], live: true,
    question: { q: 1, topic, asks: [1], window, closes: null, lasts: null, legal, said: null },
    name: (seat: number) => ["", "Anna", "Ben", "Clara", "Dario"][seat]!,
    say: async (line: string) => (said.push(line), null),
    why: async (line: string) => (asked.push(line), { message: "feast-why-oneself", text: "Not that.", args: {} }),
  } as unknown as TableState;
  return { found, said, asked };
}

describe("pointing", () => {
  const LEGAL = ["accuse", "inquire 2 dracula", "inquire 2 ghost", "inquire 3 ghost"];

  it("grows a sentence and says the line", async () => {
    const { found, said } = table("turn", LEGAL);
    const pointing = new Pointing(found, grammar(() => 1, view));
    pointing.verb(pointing.forms[0]!);
    expect(plain(voice.growing(pointing.saying, found))).toBe("I ask … whether they are …");
    expect(pointing.touch("seat", "2")).toBe("may");
    expect(pointing.touch("seat", "4")).toBe("closed");
    pointing.point("seat", "2");
    expect(pointing.wants).toBe("card");
    pointing.point("card", "ghost");
    expect(plain(voice.growing(pointing.saying, found))).toBe("I ask Ben whether they are the Ghost.");
    await pointing.say();
    expect(said).toEqual(["inquire 2 ghost"]);
  });

  it("asks why a closed thing is closed, with a complete line", async () => {
    const { found, asked } = table("turn", LEGAL);
    const pointing = new Pointing(found, grammar(() => 1, view));
    pointing.verb(pointing.forms[1]!);
    pointing.verb(pointing.forms[0]!);
    pointing.point("seat", "4");
    await Promise.resolve();
    expect(asked).toEqual(["dance 2", "inquire 4 dracula"]);
    expect(pointing.why).toBe("Not that.");
    expect(pointing.saying.parts).toEqual([null, null]);
  });

  it("begins at once where there is one verb, and takes back only what was pointed at", () => {
    const { found } = table("place", ["place 2 ghost", "place 2 witch", "place 3 ghost"]);
    const pointing = new Pointing(found, grammar(() => 1, view));
    pointing.reset();
    expect(pointing.saying).toEqual({ verb: "place", parts: [null, null] });
    pointing.point("seat", "2");
    pointing.back();
    pointing.back();
    expect(pointing.saying).toEqual({ verb: "place", parts: [null, null] });
  });

  it("passes in a window with one touch, and shows anything else first", () => {
    const { found, said } = table("ghost", ["interrupt", "pass"], true);
    const pointing = new Pointing(found, grammar(() => 1, view));
    pointing.verb(pointing.forms[1]!);
    expect(said).toEqual([]);
    expect(pointing.line).toBe("interrupt");
    pointing.verb(pointing.forms[0]!);
    expect(said).toEqual(["pass"]);
  });

  it("has nothing to point at for who is not asked", () => {
    const { found } = table("turn", []);
    const pointing = new Pointing(found, grammar(() => 1, view));
    expect(pointing.forms).toEqual([]);
    expect(pointing.point("seat", "2")).toBe(false);
  });
});
