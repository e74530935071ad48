import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MyTable, Review, Still } from "../wire";
import type { Api } from "./api";
import { entries, stateOf } from "./mine";
import type { Key } from "./session";
import { Session } from "./session";
import { momentOf, StillTable, wanted } from "./still.svelte";

const review: Review = {
  game: "feast", title: "", names: ["Anna", "", "Cora", "Dan"], choices: { cast: "fewest-advanced" }, outcome: null,
  moments: [
    { said: [], told: [5, 6, 6, 6, 6] },
    { said: ["1 dance 2"], told: [6, 7, 7, 7, 7] },
    { said: ["2 accept"], told: [8, 10, 10, 9, 9] },
    { said: ["1 pass"], told: [9, 11, 11, 10, 10] },
  ],
};
const drawer = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A house that answers with the events asked for, and counts. */
class Quiet {
  asked: [number, number | "all", number][] = [];
  waiting: (() => void)[] = [];
  slow = false;
  review = () => Promise.resolve(review);
  still = async (_place: string, at: number, eyes: number | "all", have: number): Promise<Still> => {
    this.asked.push([at, eyes, have]);
    if (this.slow) await new Promise<void>((done) => this.waiting.push(done));
    const count = review.moments[at]!.told[eyes === "all" ? 0 : eyes]!;
    const told = Array.from({ length: Math.max(0, count - have) }, (_, k) => ({ n: have + k + 1, kind: "turn", fields: { seat: 1 } }));
    return { told, view: { at, eyes }, question: null };
  };
}
const settle = () => new Promise((done) => setTimeout(done));
let address = "";

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://house" });
  vi.stubGlobal("history", { state: null, replaceState: (_state: unknown, _title: string, path: string) => (address = path) });
});

async function looking(query: string): Promise<[StillTable, Quiet]> {
  const house = new Quiet();
  const table = new StillTable("records", "R", new Session(drawer), house as unknown as Api);
  await table.fetch(query);
  await settle();
  return [table, house];
}

describe("what an address asks for", () => {
  it("is a moment and whose eyes, within the game", () => {
    expect(wanted("?at=2&seat=3", review)).toEqual({ at: 2, eyes: 3 });
    expect(wanted("", review)).toEqual({ at: 0, eyes: "all" });
    expect(wanted("?at=99&seat=0", review)).toEqual({ at: 3, eyes: 0 });
    expect(wanted("?at=x&seat=9", review)).toEqual({ at: 0, eyes: "all" });
    expect(wanted("?at=-4&seat=-1", review)).toEqual({ at: 0, eyes: "all" });
  });

  it("may name the moment by what was told there", () => {
    expect(wanted("?event=9&seat=1", review)).toEqual({ at: 2, eyes: 1 });
    expect(momentOf(review, 1, 6)).toBe(0);
    expect(momentOf(review, 1, 7)).toBe(1);
    expect(momentOf(review, "all", 9)).toBe(3);
    expect(momentOf(review, 0, 99)).toBe(3);
  });
});

describe("a game that is looked back upon", () => {
  it("shows what these eyes had been told by then, and its address is the link to it", async () => {
    const [table] = await looking("?at=1&seat=3");
    expect(table.events.map((event) => event.n)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([table.you, table.view, table.mine, table.legal, table.open]).toEqual([3, { at: 1, eyes: 3 }, false, [], false]);
    expect(table.link).toBe("http://house/r/R?at=1&seat=3");
    expect(address).toBe("/r/R?at=1&seat=3");
    expect(table.moment(table.events[6]!)).toBe("/r/R?at=1&seat=3");
    expect(table.moment(table.events[0]!)).toBe("/r/R?at=0&seat=3");
    expect([table.name(1), table.lobby?.guests]).toEqual(["Anna", "fewest"]);
  });

  it("asks only for events it has not, and for no moment twice", async () => {
    const [table, house] = await looking("?at=2&seat=1");
    table.go(3);
    await settle();
    table.go(2);
    await settle();
    expect(house.asked).toEqual([[2, 1, 0], [3, 1, 10]]);
    expect(table.events.length).toBe(10);
    table.go(0);
    await settle();
    expect(house.asked.at(-1)).toEqual([0, 1, 11]);
    expect(table.events.length).toBe(6);
  });

  it("moves a step on, and does not move when it jumps, goes back or looks through other eyes", async () => {
    const [table] = await looking("?at=1&seat=1");
    table.go(2);
    await settle();
    expect(table.news.map((event) => event.n)).toEqual([8, 9, 10]);
    table.go(1);
    await settle();
    expect(table.news).toEqual([]);
    table.look(2, 2);
    await settle();
    expect(table.news).toEqual([]);
  });

  it("asks for few of many moments that are dragged over, and ends at the last", async () => {
    const [table, house] = await looking("?at=0&seat=0");
    house.slow = true;
    for (const at of [1, 2, 3, 2]) table.go(at);
    while (house.waiting.length) {
      house.waiting.shift()!();
      await settle();
    }
    expect(house.asked.map(([at]) => at)).toEqual([0, 1, 2]);
    expect([table.at, table.view]).toEqual([2, { at: 2, eyes: 0 }]);
  });

  it("never goes beyond its ends", async () => {
    const [table] = await looking("?at=3&seat=0");
    table.go(7);
    expect(table.at).toBe(3);
    table.go(-1);
    expect(table.at).toBe(0);
  });
});

describe("my tables", () => {
  const key = (table: string, at: number, over = false): Key => ({ table, token: "t", seat: 1, name: "Anna", game: "feast", at, over });
  const found = (table: string, more: Partial<MyTable>): MyTable => ({ table, game: "feast", names: ["Anna", "Ben", ""], seat: 1, started: true, over: false, asked: false, ...more });

  it("have one state each", () => {
    expect(stateOf(found("a", { asked: true }))).toBe("asked");
    expect(stateOf(found("a", { started: false }))).toBe("waiting");
    expect(stateOf(found("a", {}))).toBe("running");
    expect(stateOf(found("a", { over: true }))).toBe("over");
    expect(stateOf(found("a", { seat: 0 }))).toBe("gone");
    expect(stateOf(found("a", { game: "" }))).toBe("gone");
  });

  it("come in the order in which they want me, then the last one opened first", () => {
    const keys = [key("over", 9), key("old", 1), key("new", 8), key("mine", 2), key("door", 3)];
    const list = entries(keys, [found("over", { over: true }), found("old", {}), found("new", {}), found("mine", { asked: true }), found("door", { started: false })]);
    expect(list.map((entry) => entry.key.table)).toEqual(["mine", "door", "new", "old", "over"]);
    expect(list[0]!.others).toEqual(["Ben"]);
  });

  it("stand as remembered until the house has answered", () => {
    expect(entries([key("a", 1, true), key("b", 2)], []).map((entry) => [entry.key.table, entry.state])).toEqual([["b", null], ["a", "over"]]);
  });
});

describe("addresses", () => {
  it("lead to the house, a table, its finished game, a record", async () => {
    vi.stubGlobal("location", { pathname: "/", search: "" });
    vi.stubGlobal("addEventListener", () => undefined);
    const { route } = await import("./router.svelte");
    expect(route("/t/abc")).toEqual({ page: "table", id: "abc" });
    expect(route("/t/abc/replay", "?at=3")).toEqual({ page: "replay", of: "tables", id: "abc", query: "?at=3" });
    expect(route("/r/xyz", "")).toEqual({ page: "replay", of: "records", id: "xyz", query: "" });
    expect([route("/"), route("/r/xyz/replay"), route("/t/"), route("/t/a/b")]).toEqual(Array(4).fill({ page: "start" }));
  });
});
