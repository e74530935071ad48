/** The attack that is going on, from what everybody was told. */

import type { Event } from "../../wire";

export interface Attack {
  by: number;
  on: number;
  /** Offers made (null: not asked, or the window is open). */
  offers: number[] | null;
  /** Who takes the wound of this attack instead. */
  helper: number | null;
  /** Why the last wound of this turn is taken, and by whom it is given. */
  cause: "attacks" | "accepts" | "strikes" | "compels" | "retaliates" | "wounds";
  from: number;
}

const ABILITIES = new Set(["strikes", "compels", "retaliates", "wounds", "heals"]);

/** The attack of the present turn, or null. */
export function attack(events: readonly Event[]): Attack | null {
  const start = events.findLastIndex((event) => event.kind === "turn");
  let found: Attack | null = null;
  for (const { kind, fields } of events.slice(start + 1)) {
    const seat = Number(fields.seat ?? 0);
    if (kind === "attacks") found = { by: seat, on: Number(fields.whom), offers: null, helper: null, cause: "attacks", from: seat };
    else if (!found) continue;
    else if (kind === "offered") found.offers = (fields.seats as number[] | undefined) ?? [];
    else if (kind === "accepts") [found.helper, found.cause] = [Number(fields.whom), "accepts"];
    else if (ABILITIES.has(kind)) [found.cause, found.from] = [kind as Attack["cause"], seat];
  }
  return found;
}

/** Who is hit by it: the helper once there is one. */
export const hit = (found: Attack): number => found.helper ?? found.on;

/** The captured one, if the game ended so. */
export const captured = (events: readonly Event[]): { whom: number; by: number } | null => {
  const event = events.findLast((found) => found.kind === "captures");
  return event ? { whom: Number(event.fields.whom), by: Number(event.fields.seat) } : null;
};
