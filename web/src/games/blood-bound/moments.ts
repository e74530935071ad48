/** What just happened, as things that move on the table. Made from events alone, so nobody sees more than they were told. */

import type { Event } from "../../wire";

export type Moment = Scene & {
  /** The number of the event that it shows. */
  n: number;
};

type Scene =
  | { kind: "token"; seat: number; token: string; back: boolean }
  | { kind: "card"; from: number | null; to: number; card: string }
  | { kind: "help"; from: number; to: number }
  | { kind: "look"; from: number; to: number }
  | { kind: "seen"; cards: { seat: number; character: string }[] }
  | { kind: "cry"; from: number; to: number };

const CRIES = new Set(["strikes", "compels", "retaliates", "wounds", "captures"]);

/** The moments of what has just been told, in order. */
export function moments(news: readonly Event[]): Moment[] {
  const found: Moment[] = [];
  for (const { n, kind, fields } of news) {
    const seat = Number(fields.seat ?? 0);
    const whom = Number(fields.whom ?? 0);
    const add = (scene: Scene) => void found.push({ n, ...scene });
    if (kind === "takes" || kind === "returns") add({ kind: "token", seat, token: String(fields.token), back: kind === "returns" });
    else if (kind === "accepts") add({ kind: "help", from: whom, to: seat });
    else if (kind === "inspects") {
      add({ kind: "look", from: seat, to: whom });
      add({ kind: "look", from: seat, to: Number(fields.other) });
    } else if (kind === "sees") {
      const before = found.at(-1);
      const card = { seat: whom, character: String(fields.character) };
      if (before?.kind === "seen") before.cards.push(card);
      else add({ kind: "seen", cards: [card] });
    } else if (kind === "quill" || kind === "takes-staff") add({ kind: "card", from: null, to: seat, card: kind === "quill" ? "quill" : "staff" });
    else if (kind === "staff" || kind === "fan") add({ kind: "card", from: seat, to: whom, card: kind });
    else if (kind === "shields") add({ kind: "card", from: seat, to: whom, card: `shield-${String(fields.colour)}` });
    else if (kind === "curses") for (const to of fields.seats as number[]) add({ kind: "card", from: seat, to, card: "curse" });
    else if (CRIES.has(kind)) add({ kind: "cry", from: seat, to: whom });
  }
  return found;
}

/** How long a moment stays to be read, in milliseconds, after it has moved. */
export const stay = (moment: Moment): number => (moment.kind === "seen" ? 4500 : moment.kind === "cry" ? 1100 : 180);
