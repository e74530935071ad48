import { beforeEach, describe, expect, it } from "vitest";
import type { Event, Lobby, Problem, Question } from "../wire";
import { Connection, type Clock, type Wire } from "./connection";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const lobby = (started = true): Lobby => ({
  type: "lobby", table: "t", game: "feast", seats: [], host: 1, you: 2, choices: {}, guests: "random", cast: [],
  started, over: false, again: null, commitment: "",
} as unknown as Lobby);
const event = (n: number, kind = "turn"): Event => ({ n, kind, fields: {} });
const question = (q: number): Question => ({ q, topic: "turn", asks: [2], window: false, closes: null, lasts: null, legal: [], said: null, passes: false });
const step = (told: Event[], q = 1) => ({ type: "step", told, view: { turn: 1 }, question: question(q), standing: "" });

describe("the connection", () => {
  let wires: FakeWire[];
  let timers: { at: number; then: () => void }[];
  let news: Event[][];
  let line: Connection;
  let ids = 0;

  beforeEach(() => {
    wires = [];
    timers = [];
    news = [];
    const clock: Clock = {
      now: () => 1000,
      after: (at, then) => (timers.push({ at, then }), timers.length - 1),
      cancel: () => undefined,
    };
    line = new Connection({
      dial: () => (wires.push(new FakeWire()), wires.at(-1)!),
      token: "key", changed: (fresh) => news.push(fresh), fresh: () => `id${++ids}`, clock, chance: () => 0.5,
    });
    line.open();
  });

  const begin = (told: Event[] = [event(1), event(2)]) => {
    wires[0]!.onopen!();
    wires[0]!.tell(lobby());
    wires[0]!.tell(step(told));
  };

  it("greets with its token and what it has", () => {
    begin();
    expect(wires[0]!.sent).toEqual([{ type: "hello", token: "key", have: 0, chat: 0, gallery: 0, name: "", changes: true }]);
    expect(line.live).toBe(true);
    expect(line.events.map((e) => e.n)).toEqual([1, 2]);
  });

  it("takes what was told before for history, not for news", () => {
    begin();
    expect(news.flat()).toEqual([]);
    wires[0]!.tell(step([event(3)], 2));
    expect(news.flat().map((e) => e.n)).toEqual([3]);
  });

  it("calls the first events of a game that starts while we look news", () => {
    wires[0]!.onopen!();
    wires[0]!.tell(lobby(false));
    wires[0]!.tell(lobby(true));
    wires[0]!.tell(step([event(1)]));
    expect(news.flat().map((e) => e.n)).toEqual([1]);
  });

  it("dials again after a break, later each time, and tells what it has", () => {
    begin();
    wires[0]!.onclose!();
    expect(line.live).toBe(false);
    expect(timers[0]!.at).toBe(200);
    timers[0]!.then();
    wires[1]!.onclose!();
    timers[1]!.then();
    wires[2]!.onclose!();
    expect(timers[2]!.at).toBeGreaterThan(timers[1]!.at);
    timers[2]!.then();
    wires[3]!.onopen!();
    expect(wires[3]!.sent[0]).toMatchObject({ type: "hello", have: 2 });
  });

  it("leaves out what it has had already", () => {
    begin();
    wires[0]!.tell(step([event(1), event(2), event(3)]));
    expect(line.events.map((e) => e.n)).toEqual([1, 2, 3]);
  });

  it("begins anew after a gap", () => {
    begin();
    wires[0]!.tell(step([event(9)]));
    expect(wires).toHaveLength(2);
    wires[1]!.onopen!();
    expect(wires[1]!.sent[0]).toMatchObject({ have: 0 });
  });

  it("says again, with the same id, what was not replied to", async () => {
    begin();
    const reply = line.ask({ type: "say", q: 1, line: "accuse" });
    const said = wires[0]!.sent[1]!;
    wires[0]!.onclose!();
    timers.at(-1)!.then();
    wires[1]!.onopen!();
    expect(wires[1]!.sent[1]).toEqual(said);
    wires[1]!.tell({ type: "reply", id: said.id, problem: null });
    expect(await reply).toBeNull();
    expect(line.unsaid).toBe(0);
  });

  it("keeps what is said while it is away for the next connection", () => {
    begin();
    wires[0]!.onclose!();
    void line.ask({ type: "talk", text: "hello" });
    timers.at(-1)!.then();
    wires[1]!.onopen!();
    expect(wires[1]!.sent.map((m) => m.type)).toEqual(["hello", "talk"]);
  });

  it("hands over why not", async () => {
    begin();
    const reply = line.ask({ type: "why", line: "dance 2" });
    const problem: Problem = { message: "feast-no", text: "No.", args: {} };
    wires[0]!.tell({ type: "reply", id: wires[0]!.sent[1]!.id, problem });
    expect(await reply).toEqual(problem);
  });

  it("says again, with the same id, what the house could not write down", async () => {
    begin();
    const reply = line.ask({ type: "say", q: 1, line: "accuse" });
    const said = wires[0]!.sent[1]!;
    wires[0]!.tell({ type: "reply", id: said.id, problem: { message: "server-no-store", text: "", args: {} } });
    expect(line.unkept).toBe(true);
    expect(line.unsaid).toBe(1);
    timers.at(-1)!.then();
    expect(wires[0]!.sent[2]).toEqual(said);
    wires[0]!.tell({ type: "reply", id: said.id, problem: null });
    expect(line.unkept).toBe(false);
    expect(await reply).toBeNull();
  });

  it("dials anew when no reply comes, and says it again", () => {
    begin();
    void line.ask({ type: "say", q: 1, line: "accuse" });
    timers.at(-1)!.then();
    expect(wires).toHaveLength(2);
    wires[1]!.onopen!();
    expect(wires[1]!.sent[1]).toEqual(wires[0]!.sent[1]);
  });

  it("does not dial anew when the reply has come", () => {
    begin();
    void line.ask({ type: "say", q: 1, line: "accuse" });
    wires[0]!.tell({ type: "reply", id: wires[0]!.sent[1]!.id, problem: null });
    timers.at(-1)!.then();
    expect(wires).toHaveLength(1);
  });

  it("adds each line of talk once", () => {
    begin();
    wires[0]!.tell({ type: "chat", lines: [{ n: 1, seat: 1, text: "a" }] });
    wires[0]!.tell({ type: "chat", lines: [{ n: 1, seat: 1, text: "a" }, { n: 2, seat: 2, text: "b" }] });
    expect(line.chat.map((l) => l.text)).toEqual(["a", "b"]);
    wires[0]!.tell({ type: "chat", gallery: true, lines: [{ n: 1, seat: 0, text: "c", name: "Wanda" }] });
    expect(line.chat).toHaveLength(2);
    expect(line.gallery.map((l) => l.name)).toEqual(["Wanda"]);
  });

  it("stays closed when it is closed", () => {
    begin();
    line.close();
    expect(timers).toHaveLength(0);
    line.hurry();
    expect(wires).toHaveLength(1);
  });
});
