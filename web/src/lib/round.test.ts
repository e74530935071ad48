import { describe, expect, it } from "vitest";
import type { Question, SeatInfo } from "../wire";
import { next } from "./round";

const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: n, kind: "person", name: `P${n}`, bot: null, here: true, away: false, ...more });
const question = (asks: number[], said: string | null = null, q = 7): Question => ({ q, topic: "ghost", asks, window: true, closes: null, lasts: null, legal: [], said, passes: false });
const SEATS = [seat(1), seat(2), seat(3, { kind: "bot" }), seat(4)];
const views = (asks: number[], said: Record<number, string> = {}) => new Map([1, 2, 4].map((n) => [n, question(asks, said[n] ?? null)]));

describe("whose turn it is to hold the device", () => {
  it("goes round everybody who is asked, in the order of the seats", () => {
    const asks = [4, 1, 2, 3];
    expect(next(question(asks), SEATS, views(asks))).toBe(1);
    expect(next(question(asks), SEATS, views(asks, { 1: "pass" }))).toBe(2);
    expect(next(question(asks), SEATS, views(asks, { 1: "pass", 2: "interrupt" }))).toBe(4);
    expect(next(question(asks), SEATS, views(asks, { 1: "pass", 2: "pass", 4: "pass" }))).toBeNull();
  });

  it("waits for nobody whom a bot plays for, and for no bot", () => {
    const away = [seat(1, { away: true }), seat(2), seat(3, { kind: "bot" }), seat(4)];
    expect(next(question([1, 4]), away, views([1, 4]))).toBe(4);
    expect(next(question([3]), SEATS, views([3]))).toBeNull();
    expect(next(null, SEATS, views([1]))).toBeNull();
  });

  it("points at nobody until all who are asked have heard of the question", () => {
    const late = views([1, 2]).set(2, question([1], null, 6));
    expect(next(question([1, 2]), SEATS, late)).toBeNull();
  });
});
