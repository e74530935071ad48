import { describe, expect, it } from "vitest";
import { allowed } from "./allowed";
import type { Player } from "./view";

const player = (tokens: string[], cards: string[] = []): Player => ({ tokens, cards, character: null, clue: null, curse: null });

describe("what the tokens lying before a player allow", () => {
  it("is everybody while nothing lies there", () => {
    expect(allowed(player([]), 6)).toEqual({ rose: [1, 2, 3, 4, 5, 6, 7, 8, 9], beast: [1, 2, 3, 4, 5, 6, 7, 8, 9], inquisitor: false });
  });
  it("is a rank with a coloured icon of that clan after a coloured token", () => {
    expect(allowed(player(["rose"]), 7)).toEqual({ rose: [1, 5, 6, 7, 8, 9], beast: [], inquisitor: true });
    expect(allowed(player(["rose", "rose"]), 6).rose).toEqual([1, 5, 6]);
  });
  it("is a rank with one icon of each after a coloured and an unknown one", () => {
    expect(allowed(player(["beast", "unknown"]), 6)).toEqual({ rose: [], beast: [7, 8, 9], inquisitor: false });
  });
  it("is a rank of either clan after a rank token, and the Inquisitor after the cross", () => {
    expect(allowed(player(["rank-4"]), 7)).toEqual({ rose: [4], beast: [4], inquisitor: false });
    expect(allowed(player(["rank-cross", "rose", "beast"]), 7)).toEqual({ rose: [], beast: [], inquisitor: true });
  });
  it("learns nothing from unknown tokens under a Staff", () => {
    expect(allowed(player(["unknown", "unknown"], ["staff"]), 6).rose).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
