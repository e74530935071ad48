import { describe, expect, it } from "vitest";
import { choiceValue, eventArgs, rulesArgs, type Speech } from "../../lib/sentences";
import { plain } from "../../lib/fluent";
import type { Event } from "../../wire";
import { form, forms } from "./forms";
import { answerCards, moments, stay } from "./moments";
import { turnsOf } from "../../lib/voice";
import { story } from "./story";
import { feastView, publicPlace, SLOTS } from "./view";

let n = 0;
const told = (kind: string, fields: Record<string, unknown> = {}): Event => ({ n: ++n, kind, fields });

describe("the view", () => {
  const raw = {
    seats: 5, turn: 2, over: false, winners: null, reason: null, cast: ["dracula", "ghost"],
    players: { "1": { name: "A", revealed: false, guest: "ghost" }, "2": { name: "B", revealed: true, guest: "dracula" } },
    mystery: { "1": "doctor-jekyll" }, accusation: { accuser: 2, cards: { "1": "ghost" } }, results: [], heard: [],
  };
  it("reads things by number", () => {
    const view = feastView(raw);
    expect(view.players.get(2)).toEqual({ name: "B", revealed: true, guest: "dracula" });
    expect(view.players.get(5)!.guest).toBeNull();
    expect(view.cards.get(1)).toBe("ghost");
    expect(view.winners).toEqual([]);
  });
  it("reads things in lists too", () => {
    const view = feastView({ ...raw, players: [{ revealed: true, guest: "witch" }], mystery: [null], accusation: { accuser: null, cards: [] } });
    expect(view.players.get(1)!.guest).toBe("witch");
    expect([...view.mystery]).toEqual([[1, null]]);
  });
  it("knows whose place is public", () => {
    const view = feastView(raw);
    expect(publicPlace(view, "dracula")).toBe(2);
    expect(publicPlace(view, "doctor-jekyll")).toBe(-1);
    expect(publicPlace(view, "ghost")).toBeNull();
    expect(SLOTS(4)).toBe(2);
  });
});

describe("the forms of a question", () => {
  it("shows closed verbs where one would look for them", () => {
    expect(forms("turn", ["accuse"]).map((f) => f.verb)).toEqual(["inquire", "dance", "accuse"]);
    expect(forms("ghost", ["pass"]).map((f) => f.verb)).toEqual(["pass", "interrupt"]);
  });
  it("shows a bare pass after a refusal only where there is one", () => {
    expect(forms("refused", ["inquire 2 ghost"]).map((f) => f.verb)).toEqual(["inquire", "force"]);
    expect(forms("refused", ["pass"]).map((f) => f.verb)).toEqual(["inquire", "force", "pass"]);
  });
  it("reads a question it does not know from its lines", () => {
    expect(forms("new", ["give 2 ghost"])).toEqual([{ verb: "give", parts: ["seat", "card"] }]);
    expect(form("swap").parts).toEqual(["place"]);
  });
});

describe("moments", () => {
  it("joins the whisper to the question, for who was told it", () => {
    const asked = told("inquires", { seat: 1, whom: 2, guest: "ghost" });
    expect(moments([asked])).toEqual([{ n: asked.n, kind: "whisper", from: 2, to: 1, guest: "ghost", yes: null }]);
    expect(moments([asked, told("whisper", { whom: 2, guest: "ghost", yes: 0 })])[0]).toMatchObject({ yes: false });
  });
  it("turns the dancers' cards for the dancers only", () => {
    const dance = told("dances", { seat: 1, whom: 2 });
    expect(moments([dance])[0]).toMatchObject({ seen: {} });
    expect(moments([dance, told("sees", { whom: 2, guest: "witch" })])[0]).toMatchObject({ a: 1, b: 2, seen: { 2: "witch" } });
  });
  it("shuffles the answers the same way for everybody", () => {
    expect(answerCards(2, 3)).toEqual(answerCards(2, 3));
    expect(answerCards(2, 3).filter(Boolean)).toHaveLength(2);
    expect(answerCards(0, 0)).toEqual([]);
  });
  it("gives the accuser to the result and stays long enough to be read", () => {
    const found = moments([told("accuses", { seat: 3, origin: "turn" }), told("reveals", { seat: 3, guest: "ghost" }), told("result", { yes: 1, no: 2 })]);
    expect(found).toMatchObject([{ kind: "turns", seat: 3, guest: "ghost" }, { kind: "result", seat: 3, yes: 1, no: 2 }]);
    expect(stay(found[1]!, false)).toBeGreaterThan(2000);
  });
});

describe("the story", () => {
  const events = [
    told("turn", { seat: 1 }), told("dances", { seat: 1, whom: 2 }), told("turn", { seat: 2 }), told("inquires", {}),
    told("turn", { seat: 3 }), told("accuses", { seat: 3, origin: "turn" }), told("interrupts", { seat: 4, whom: 3 }),
    told("accuses", { seat: 4, origin: "ghost" }), told("result", { seat: 4, yes: 1, no: 2 }), told("drops", { seat: 3 }),
    told("turn", { seat: 4 }), told("accuses", { seat: 4, origin: "turn" }), told("result", { seat: 4, yes: 3, no: 0 }),
    told("over", { winners: [4], reason: "accused" }),
  ];
  it("counts and matches results to accusations", () => {
    const found = story(events);
    expect(found).toMatchObject({ turns: 4, inquiries: 1, refusals: 0, winners: [4], reason: "accused" });
    expect(found.accusations.map((a) => [a.seat, a.yes, a.no])).toEqual([[3, null, null], [4, 1, 2], [4, 3, 0]]);
    expect(found.closest).toMatchObject({ seat: 4, yes: 1 });
  });
  it("knows the turn of each event", () => expect(turnsOf(events).get(events[7]!.n)).toBe(3));
});

describe("sentences", () => {
  const speech: Speech = { game: "feast", you: 2, name: (s) => `P${s}`, thing: (field, id) => (field === "guest" ? `the ${id}` : null), list: (i) => i.join("+") };
  it("names seats and cards and says which is the reader", () => {
    const args = eventArgs(told("inquires", { seat: 1, whom: 2, guest: "ghost" }), speech);
    expect(plain(String(args.seat))).toBe("P1");
    expect(plain(String(args.guest))).toBe("the ghost");
    expect(args.you).toBe("whom");
    expect(eventArgs(told("turn", { seat: 3, bound: 0 }), speech).you).toBe("none");
    expect(plain(String(eventArgs(told("over", { winners: [1, 2], reason: "agreed" }), speech).winners))).toBe("P1+P2");
  });
  it("hands the table's choices to the rules", () => {
    expect(rulesArgs({ own_card: "no", max_turns: "30" }, "fewest")).toEqual({ cast: "fewest-advanced", "max-turns": 30, "own-card": "no" });
    expect(choiceValue("feast", "max_turns", "30", () => false)).toEqual(["feast-choice-max-turns-n", { n: 30 }]);
    expect(choiceValue("feast", "own_card", "no", () => true)).toEqual(["feast-choice-own-card-no", {}]);
  });
});
