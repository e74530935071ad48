import { beforeAll, describe, expect, it } from "vitest";
import { learn, plain } from "../../lib/fluent";
import { asking, begin, line, NOTHING, open, point, unpoint, type Saying } from "../../lib/lines";
import { Pointing } from "../../lib/pointing.svelte";
import { rows } from "../../lib/seating";
import type { TableState } from "../../lib/table.svelte";
import { sentence } from "../../lib/voice";
import type { Event } from "../../wire";
import { attack, captured, hit } from "./attack";
import { rules, settled } from "./choices";
import { form, forms, grammar, tokens } from "./forms";
import { clanOf, icons, rankOf } from "./looks";
import { moments, stay } from "./moments";
import { pencil, seatNote } from "./notes";
import { voice } from "./speech";
import { leader, lengths, verdict } from "./verdict";
import { bloodView, canHelp } from "./view";

beforeAll(() => learn("blood-bound"));

let n = 0;
const told = (kind: string, fields: Record<string, unknown> = {}): Event => ({ n: ++n, kind, fields });
const NAMES = ["", "Anna", "Ben", "Clara", "Dario", "Edda", "Finn", "Gro"];

/** A table at which one question lies before me; what is said and asked about is written down. */
function table(topic: string, legal: string[], events: Event[] = [], window = false) {
  const said: string[] = [];
  const asked: string[] = [];
  const found = {
    you: 1, mine: legal.length > 0, legal, events, live: true, marks: {},
    question: { q: 1, topic, asks: [1], window, closes: null, lasts: null, legal, said: null },
    name: (seat: number) => NAMES[seat]!,
    say: async (text: string) => (said.push(text), null),
    why: async (text: string) => (asked.push(text), { message: "blood-bound-why-twice", text: "Not that.", args: {} }),
  } as unknown as TableState;
  return { found, said, asked };
}
const raw = (players: Record<string, object>, more: object = {}) => ({ seats: 7, dagger: 2, over: false, winners: null, reason: null, supply: { quill: 2 }, players, ...more });
const EMPTY = bloodView(raw({}));
const pointingAt = (found: TableState) => new Pointing(found, grammar(() => 1, () => EMPTY));

describe("lines that end early, parts in any order", () => {
  const SOME = ["curse 2", "curse 2 3", "curse 2 4", "curse 2 3 4", "curse 3", "curse 3 2", "curse none 2", "curse none 2 3", "decline"];
  it("reads the form from the longest line", () => {
    expect(form("curse", SOME)).toEqual({ verb: "curse", parts: ["seat", "seat", "seat"], loose: 1 });
    expect(form("shield", ["shield 4 green", "decline"])).toEqual({ verb: "shield", parts: ["seat", "colour"] });
    expect(form("quill", ["quill"])).toEqual({ verb: "quill", parts: [] });
  });
  it("may be said where a line ends, and may go on", () => {
    let saying = point(SOME, begin(form("curse", SOME), SOME), 0, "2");
    expect(line(SOME, saying)).toBe("curse 2");
    expect([...open(SOME, saying, 1)]).toEqual(["3", "4"]);
    saying = point(SOME, saying, 1, "4");
    expect(line(SOME, saying)).toBe("curse 2 4");
    saying = point(SOME, saying, 2, "3");
    expect(line(SOME, saying)).toBe("curse 2 3 4");
    expect(line(SOME, unpoint(saying, 1))).toBe("curse 2 3");
    expect(line(SOME, unpoint(saying, 0))).toBeNull();
  });
  it("begins with what is kept back", () => {
    const saying = point(SOME, begin(form("curse", SOME), SOME), 0, "none");
    expect(line(SOME, saying)).toBeNull();
    expect([...open(SOME, saying, 1)].sort()).toEqual(["2", "3"]);
  });
  it("finds the legal order of two seats pointed at in any order", () => {
    const LOOK = ["decline", "inspect 2 3", "inspect 2 4", "inspect 3 4"];
    const saying = point(LOOK, begin(form("inspect", LOOK), LOOK), 0, "4");
    expect([...open(LOOK, saying, 1)]).toEqual(["2", "3"]);
    expect(line(LOOK, point(LOOK, saying, 1, "3"))).toBe("inspect 3 4");
    expect(line(LOOK, { verb: "inspect", parts: ["4", null], loose: 0 } satisfies Saying)).toBeNull();
  });
  it("asks why with another seat beside the closed one", () => {
    expect(asking(["inspect 2 3"], form("inspect", ["inspect 2 3"]), NOTHING, 0, "1", {})).toBe("inspect 1 3");
  });
});

describe("the forms of a question", () => {
  it("shows closed verbs where one would look for them", () => {
    expect(forms("offers", ["refuse"]).map((found) => found.verb)).toEqual(["accept", "refuse"]);
    expect(forms("ability", ["decline", "wound"]).map((found) => found.verb)).toEqual(["wound", "heal", "decline"]);
    expect(forms("ability", ["strike 2"]).map((found) => found.verb)).toEqual(["strike", "decline"]);
    expect(forms("help", ["decline", "offer"]).map((found) => found.verb)).toEqual(["decline", "offer"]);
  });
  it("shows every token to take, and only those there are to give back", () => {
    expect(tokens("take", ["take rank"])).toEqual(["rank", "rose", "beast", "unknown"]);
    expect(tokens("return", ["return rank", "return beast"])).toEqual(["rank", "beast"]);
  });
});

describe("pointing", () => {
  it("takes a token that is the only one, and tells why another is closed", async () => {
    const { found, said, asked } = table("wound", ["take rank"], [told("turn", { seat: 2 }), told("attacks", { seat: 2, whom: 3 }), told("accepts", { seat: 3, whom: 1 })]);
    const pointing = pointingAt(found);
    pointing.reset();
    expect(pointing.line).toBe("take rank");
    expect(pointing.touch("token", "rose")).toBe("closed");
    pointing.point("token", "rose");
    await Promise.resolve();
    expect(asked).toEqual(["take rose"]);
    expect(pointing.line).toBe("take rank");
    expect(plain(voice.prompt(found))).toBe("You take Clara’s wound, with your rank token.");
    await pointing.say();
    expect(said).toEqual(["take rank"]);
  });
  it("gives the True Curse first, then False ones in any order, and takes one back by touching it again", () => {
    const legal = ["decline", ...["2 3 4", "2 3 5", "2 4 5", "3 2 4", "3 4 5", "4 2 3"].map((seats) => `curse ${seats}`)];
    const { found } = table("ability", legal);
    const pointing = pointingAt(found);
    pointing.verb(pointing.forms[0]!);
    for (const seat of ["2", "5", "3"]) pointing.point("seat", seat);
    expect(pointing.line).toBe("curse 2 3 5");
    expect(plain(voice.growing(pointing.saying, found))).toBe("The True Curse for Ben, a False one for Edda and Clara.");
    expect([pointing.role("seat", "2"), pointing.role("seat", "3"), pointing.role("seat", "4")]).toEqual([0, 2, -1]);
    pointing.point("seat", "5");
    expect(pointing.line).toBeNull();
    pointing.point("seat", "4");
    expect(pointing.line).toBe("curse 2 3 4");
  });
  it("declines in a window with one touch, and shows an offer first", () => {
    const { found, said } = table("help", ["decline", "offer"], [told("turn", { seat: 2 }), told("attacks", { seat: 2, whom: 3 })], true);
    const pointing = pointingAt(found);
    pointing.verb(pointing.forms[1]!);
    expect(said).toEqual([]);
    expect(plain(voice.growing(pointing.saying, found))).toBe("I offer to take the wound for Clara, with my rank token.");
    pointing.verb(pointing.forms[0]!);
    expect(said).toEqual(["decline"]);
    expect(plain(voice.growing(pointing.saying, found))).toBe("I do not intervene.");
    expect(plain(voice.glass(found))).toBe("Ben attacks Clara, who asks: who takes the wound?");
  });
});

describe("the attack that goes on", () => {
  const events = [told("turn", { seat: 2 }), told("attacks", { seat: 2, whom: 3 }), told("asks", { seat: 3 }), told("offered", { seats: [1, 4] })];
  it("knows who attacks whom, who offers and who takes the wound", () => {
    expect(attack(events)).toMatchObject({ by: 2, on: 3, offers: [1, 4], helper: null, cause: "attacks" });
    const on = attack([...events, told("accepts", { seat: 3, whom: 4 }), told("strikes", { seat: 4, whom: 5 })])!;
    expect([hit(on), on.cause, on.from]).toEqual([4, "strikes", 4]);
    expect(attack([...events, told("turn", { seat: 3 })])).toBeNull();
    expect(captured(events)).toBeNull();
    expect(plain(voice.prompt(table("offers", ["refuse"], events).found))).toBe("Anna and Dario would take your wound.");
  });
});

describe("characters and the view", () => {
  it("knows clan, rank and icons", () => {
    expect([clanOf("beast-7"), rankOf("beast-7"), clanOf("inquisitor-rose"), rankOf("inquisitor-rose")]).toEqual(["beast", "7", "none", "cross"]);
    expect(icons("rose-7")).toEqual(["rank-7", "rose", "unknown"]);
    expect(icons("beast-5")).toEqual(["rank-5", "beast", "beast"]);
    expect(icons("rose-3")).toEqual(["rank-3", "unknown", "unknown"]);
    expect(icons("inquisitor-beast")).toEqual(["rank-cross", "wild", "wild"]);
  });
  it("reads players, and who can still intervene", () => {
    const view = bloodView(raw({ 1: { tokens: ["rank-7"], cards: ["fan"], character: "rose-7", clue: "rose", curse: null } }));
    expect([view.turn, view.seats, view.supply.get("quill")]).toEqual([2, 7, 2]);
    expect([canHelp(view.players.get(1)!), canHelp(view.players.get(2)!)]).toEqual([false, true]);
    expect(view.players.get(7)).toEqual({ tokens: [], cards: [], character: null, clue: null, curse: null });
  });
  it("writes a preset out, and what stands beside it prevails", () => {
    expect(settled({ preset: "blog", shield: "blocks" })).toMatchObject({ shield: "blocks", staff: "may", capturer: "cause" });
    expect(rules({ max_turns: "0" })).toMatchObject({ "max-turns": 0, "attacker-may-intervene": "no" });
  });
  it("keeps facts and pencil apart", () => {
    const view = bloodView(raw({ 2: { character: "beast-4", tokens: [], cards: [], clue: null, curse: true }, 7: { clue: "rose" } }));
    const { found } = table("dagger", []);
    expect(seatNote(2, found, view)).toMatchObject({ row: "2", facts: [{ emblem: "beast" }, { emblem: "curse", no: false }], things: [{ id: "crown" }] });
    expect(seatNote(7, found, view).things.map((thing) => thing.id)).toEqual(["rose", "beast", "cross", "crown"]);
    const marked = { ...found, marks: { "7/beast": "suspect", "7/crown": "maybe", "7/rose": "no" } } as unknown as TableState;
    expect(pencil(marked, view, 7)).toEqual([{ sign: "beast", sure: true }, { sign: "crown", sure: false }]);
  });
});

describe("moments", () => {
  it("moves tokens, cards and looks, and shows two cards only to who was told them", () => {
    const found = moments([told("inspects", { seat: 1, whom: 2, other: 3 }), told("sees", { whom: 2, character: "rose-1" }), told("sees", { whom: 3, character: "beast-2" })]);
    expect(found).toMatchObject([{ kind: "look", from: 1, to: 2 }, { kind: "look", to: 3 }, { kind: "seen", cards: [{ seat: 2, character: "rose-1" }, { seat: 3 }] }]);
    expect(stay(found[2]!)).toBeGreaterThan(3000);
    expect(moments([told("takes", { seat: 2, token: "rose" }), told("returns", { seat: 2, token: "rose" })])).toMatchObject([{ back: false }, { back: true }]);
    expect(moments([told("curses", { seat: 1, seats: [2, 4] })])).toMatchObject([{ to: 2, card: "curse" }, { to: 4 }]);
    expect(moments([told("captures", { whom: 2, seat: 1 })])).toMatchObject([{ kind: "cry", from: 1, to: 2 }]);
  });
});

describe("the verdict", () => {
  const characters = ["rose-2", "rose-5", "rose-9", "beast-1", "beast-4", "beast-8", "inquisitor-rose"];
  const openView = (reason: string, quill = false) =>
    bloodView(raw(Object.fromEntries(characters.map((character, k) => [String(k + 1), { character, tokens: [], cards: quill && k === 3 ? ["quill"] : [] }])), { over: true, reason }));
  const end = (seat: number, whom: number, by = seat) => [told("turn", { seat: by }), told("attacks", { seat: by, whom }), told("captures", { whom, seat })];
  it("knows the leaders, with a Quill and without", () => {
    expect([leader(openView("captured"), "rose"), leader(openView("captured"), "beast")]).toEqual([1, 4]);
    expect(leader(openView("captured", true), "beast")).toBe(6);
  });
  it("says why the clan has won", () => {
    const judge = (seat: number, whom: number, capturer = "cause", by = seat) => {
      const found = verdict(openView("captured"), end(seat, whom, by), capturer)!;
      return [found.case, found.winners];
    };
    expect(judge(4, 1)).toEqual(["leader", "beast"]);
    expect(judge(4, 2)).toEqual(["wrong", "rose"]);
    expect(judge(1, 2)).toEqual(["own", "beast"]);
    expect(judge(1, 4, "victim")).toEqual(["led", "rose"]);
    expect(judge(4, 5, "victim")).toEqual(["not", "beast"]);
    expect(judge(4, 2, "active", 3)).toEqual(["own", "beast"]);
    expect(judge(4, 2, "active", 7)).toEqual(["both", "none"]);
    expect(judge(4, 7)).toEqual(["inquisitor", "none"]);
    expect(verdict(openView("agreed"), [], "cause")).toBeNull();
    expect(verdict(openView("cursed"), end(4, 1), "cause")).toMatchObject({ case: "cursed", winners: "beast" });
  });
  it("names the clan in the last sentence of the log, and counts", () => {
    const events = [told("turn", { seat: 4 }), told("passes", { seat: 4, whom: 5 }), told("turn", { seat: 5 }), told("attacks", { seat: 5, whom: 1 }), told("over", { winners: [4, 5], reason: "captured" }), told("opens", { seat: 4, character: "beast-1" }), told("opens", { seat: 5, character: "beast-4" })];
    expect(plain(sentence(voice, events[4]!, table("", [], events).found))).toBe("Beast wins by the capture: Dario and Edda.");
    expect(lengths(events)).toEqual({ turns: 2, attacks: 1, passes: 1, helped: 0 });
  });
});

describe("broad seats", () => {
  for (const seats of [6, 7, 9, 10, 11, 12])
    it(`never overlap on an upright phone: ${seats}`, () => {
      const found = [...rows(seats, 1, 382, 434, 128, seats > 11 ? 60 : 66).values()].map((spot) => ({ x: (spot.x * 382) / 100, y: (spot.y * 434) / 100 }));
      expect(found).toHaveLength(seats);
      for (const a of found) for (const b of found) if (a !== b) expect(Math.abs(a.x - b.x) >= 128 || Math.abs(a.y - b.y) >= 60).toBe(true);
    });
  it("seats the left neighbour on the left", () => {
    const found = rows(6, 3, 382, 434, 128, 66);
    expect(found.get(4)!.x).toBeLessThan(50);
    expect(found.get(2)!.x).toBeGreaterThan(50);
    expect(found.get(6)!.x).toBeCloseTo(50);
  });
});
