/** The story of a game in a few facts, from what everybody was told. */

import type { Event } from "../../wire";

export interface Accusation {
  turn: number;
  seat: number;
  origin: string;
  /** Answers; null where it never came to that (broken into, dropped, or the game ended on the way). */
  yes: number | null;
  no: number | null;
}

export interface Story {
  turns: number;
  inquiries: number;
  dances: { turn: number; seat: number; whom: number }[];
  refusals: number;
  swaps: { turn: number; seat: number }[];
  accusations: Accusation[];
  /** The failed accusation that had most of its names right. */
  closest: Accusation | null;
  winners: number[];
  reason: string;
}

export function story(events: readonly Event[]): Story {
  const told: Story = { turns: 0, inquiries: 0, dances: [], refusals: 0, swaps: [], accusations: [], closest: null, winners: [], reason: "" };
  const open: Accusation[] = [];
  for (const { kind, fields } of events) {
    const seat = Number(fields.seat ?? 0);
    if (kind === "turn") told.turns += 1;
    else if (kind === "inquires") told.inquiries += 1;
    else if (kind === "refuses") told.refusals += 1;
    else if (kind === "dances") told.dances.push({ turn: told.turns, seat, whom: Number(fields.whom) });
    else if (kind === "swaps") told.swaps.push({ turn: told.turns, seat });
    else if (kind === "accuses") {
      const made = { turn: told.turns, seat, origin: String(fields.origin), yes: null, no: null };
      told.accusations.push(made);
      open.push(made);
    } else if (kind === "drops") open.pop();
    else if (kind === "result") {
      const made = open.pop();
      if (made) [made.yes, made.no] = [Number(fields.yes), Number(fields.no)];
    } else if (kind === "over") {
      told.winners = (fields.winners as number[] | undefined) ?? [];
      told.reason = String(fields.reason ?? "");
    }
  }
  for (const made of told.accusations) {
    if (!made.no || made.yes === null) continue;
    if (!told.closest || made.yes > told.closest.yes!) told.closest = made;
  }
  return told;
}
