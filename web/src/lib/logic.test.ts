import { describe, expect, it } from "vitest";
import { Catalogue, graceful, mark, pieces, plain } from "./fluent";
import { asking, back, begin, line, NOTHING, open, point, read, verbs, wanting, type Form } from "./lines";
import { after, at, load, save, turned } from "./marks";
import { neighbours, order, rim, spots } from "./seating";
import { invitation, ownLink, Session, tokenIn } from "./session";
import { remaining } from "./time";

const INQUIRE: Form = { verb: "inquire", parts: ["seat", "card"] };
const LEGAL = ["accuse", "dance 2", "dance 4", "inquire 2 dracula", "inquire 2 ghost", "inquire 4 dracula"];

const drawer = () => {
  const kept = new Map<string, string>();
  return { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v), removeItem: (k: string) => void kept.delete(k) };
};

describe("lines", () => {
  it("finds the verbs", () => expect(verbs(LEGAL)).toEqual(["accuse", "dance", "inquire"]));

  it("goes on from verb to seat to card", () => {
    let saying = begin(INQUIRE, LEGAL);
    expect(saying.parts).toEqual([null, null]);
    expect([...open(LEGAL, saying, 0)]).toEqual(["2", "4"]);
    saying = point(LEGAL, saying, 0, "2");
    expect(wanting(saying)).toBe(1);
    expect([...open(LEGAL, saying, 1)]).toEqual(["dracula", "ghost"]);
    saying = point(LEGAL, saying, 1, "ghost");
    expect(line(LEGAL, saying)).toBe("inquire 2 ghost");
  });

  it("fills in what can be only one thing", () => {
    expect(line(LEGAL, point(LEGAL, begin(INQUIRE, LEGAL), 0, "4"))).toBe("inquire 4 dracula");
    expect(line(["pass", "swap 1"], begin({ verb: "swap", parts: ["place"] }, ["pass", "swap 1"]))).toBe("swap 1");
  });

  it("does not lose a card that still goes with another seat, and drops one that does not", () => {
    const ghost = point(LEGAL, point(LEGAL, begin(INQUIRE, LEGAL), 0, "2"), 1, "ghost");
    expect(line(LEGAL, point(LEGAL, ghost, 0, "4"))).toBe("inquire 4 dracula");
    const dracula = point(LEGAL, point(LEGAL, begin(INQUIRE, LEGAL), 0, "2"), 1, "dracula");
    expect(line(LEGAL, point(LEGAL, dracula, 0, "4"))).toBe("inquire 4 dracula");
  });

  it("lets one point at the card before the seat", () => {
    const saying = point(LEGAL, begin(INQUIRE, LEGAL), 1, "ghost");
    expect(saying.parts).toEqual([null, "ghost"]);
    expect(line(LEGAL, point(LEGAL, saying, 0, "2"))).toBe("inquire 2 ghost");
  });

  it("takes back one thing after the other", () => {
    const whole = read("inquire 2 ghost");
    expect(back(whole)).toEqual({ verb: "inquire", parts: ["2", null] });
    expect(back(back(whole))).toEqual({ verb: "inquire", parts: [null, null] });
    expect(back(back(back(whole)))).toEqual(NOTHING);
  });

  it("asks about a closed seat with a card that is legal elsewhere", () => {
    const guess = { seat: "9", card: "witch", place: "1" };
    expect(asking(LEGAL, INQUIRE, begin(INQUIRE, LEGAL), 0, "3", guess)).toBe("inquire 3 dracula");
    expect(asking(["accept"], { verb: "refuse", parts: [] }, NOTHING, -1, "", guess)).toBe("refuse");
    expect(asking([], INQUIRE, NOTHING, 0, "3", guess)).toBe("inquire 3 witch");
  });

  it("needs no parts for a bare verb", () => expect(line(LEGAL, begin({ verb: "accuse", parts: [] }, LEGAL))).toBe("accuse"));
});

describe("seating", () => {
  it("begins with oneself and goes on to the left neighbour", () => {
    expect(order(5, 3)).toEqual([3, 4, 5, 1, 2]);
    expect(order(4, 0)).toEqual([1, 2, 3, 4]);
  });

  it("puts oneself at the bottom and the next seat clockwise to the left", () => {
    const found = spots(5, 3, 400, 400, 80, 80);
    expect(found.get(3)!.x).toBeCloseTo(50);
    expect(found.get(3)!.y).toBeCloseTo(90);
    expect(found.get(4)!.x).toBeLessThan(50);
    expect(found.get(2)!.x).toBeGreaterThan(50);
  });

  it("keeps twelve seats apart on an upright phone", () => {
    const found = [...spots(12, 1, 390, 470, 72, 80).values()].map((s) => ({ x: (s.x * 390) / 100, y: (s.y * 470) / 100 }));
    for (const a of found) for (const b of found) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(70);
  });

  it("walks equal ways along the rim", () => {
    const points = rim(4, 100, 200);
    expect(points[2]!.y).toBeCloseTo(-200);
    expect(points[1]!.x).toBeCloseTo(-100);
  });

  it("is the same on both sides, also where the rim is squarer", () => {
    const points = rim(8, 150, 180, 4);
    expect(points[2]!.x).toBeCloseTo(-points[6]!.x, 0);
    expect(points[1]!.y).toBeCloseTo(points[7]!.y, 0);
    expect(points[4]!.x).toBeCloseTo(0, 0);
  });

  it("knows who sits beside whom", () => {
    expect(neighbours(3, 5)).toEqual([4, 2]);
    expect(neighbours(5, 5)).toEqual([1, 4]);
    expect(neighbours(1, 5)).toEqual([2, 5]);
  });
});

describe("marks", () => {
  it("turns a mark round and keeps it", () => {
    const box = drawer();
    expect([after(""), after("maybe"), after("suspect"), after("no")]).toEqual(["maybe", "suspect", "no", ""]);
    let marks = turned(turned({}, 2, "ghost"), 2, "ghost");
    expect(at(marks, 2, "ghost")).toBe("suspect");
    save(box, "t", marks);
    expect(load(box, "t")).toEqual(marks);
    marks = turned(turned(marks, 2, "ghost"), 2, "ghost");
    expect(marks).toEqual({});
    save(box, "t", marks);
    expect(box.getItem("coterie.marks.t")).toBeNull();
  });

  it("survives rubbish in the drawer", () => {
    const box = drawer();
    box.setItem("coterie.marks.t", "{oops");
    expect(load(box, "t")).toEqual({});
  });
});

describe("session", () => {
  it("keeps the key to a seat", () => {
    let time = 0;
    const session = new Session(drawer(), () => ++time);
    session.name = " Anna ";
    session.keep({ table: "a", token: "x", seat: 1 });
    session.keep({ table: "b", token: "y" });
    session.keep({ table: "a", over: true });
    expect(session.name).toBe("Anna");
    expect(session.tables().map((k) => k.table)).toEqual(["a", "b"]);
    expect(session.key("a")).toMatchObject({ token: "x", seat: 1, over: true });
    session.forget("a");
    expect(session.key("a")).toBeNull();
  });

  it("reads and writes my own link", () => {
    expect(tokenIn("#k=a%2Fb")).toBe("a/b");
    expect(tokenIn("")).toBeNull();
    expect(tokenIn(new URL(ownLink("https://x", "t", "a/b+c")).hash)).toBe("a/b+c");
    expect(invitation("https://x", "t")).toBe("https://x/t/t");
  });
});

describe("time that is left", () => {
  it("is said as people say it", () => {
    const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
    expect([0, 900, 65_000, 3 * minute, hour + 5 * minute, day, 2 * day + 3.5 * hour].map(remaining)).toEqual([
      "0:00", "0:01", "1:05", "3:00", "1 h 5 min", "1 day", "2 days 3 h",
    ]);
  });
});

describe("sentences", () => {
  const texts = { a: "hi = I ask { $seat }.\nguest = Ghost\n    .the = the Ghost\n" };

  it("formats, also attributes, and marks what was pointed at", () => {
    const book = new Catalogue(texts);
    expect(book.say("guest.the")).toBe("the Ghost");
    const text = book.say("hi", { seat: mark("Ben") });
    expect(pieces(text)).toEqual([{ text: "I ask ", marked: false }, { text: "Ben", marked: true }, { text: ".", marked: false }]);
    expect(plain(text)).toBe("I ask Ben.");
  });

  it("shows the last part of the id of a missing message", () => {
    expect(graceful("feast-told-whisper")).toBe("Whisper");
    expect(graceful("feast-guest-boogie-monster.the")).toBe("Boogie monster");
    expect(new Catalogue(texts).say("feast-topic-turn")).toBe("Turn");
  });

  it("prefers the language added last and falls back", () => {
    const book = new Catalogue(texts);
    book.add({ a: "hi = Ich frage { $seat }." }, "de");
    expect(book.say("hi", { seat: "Ben" })).toBe("Ich frage Ben.");
    expect(book.say("guest")).toBe("Ghost");
    expect(book.has("guest", "the")).toBe(true);
    expect(book.has("nothing")).toBe(false);
  });
});
