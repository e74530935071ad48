/**
 * What just happened, as things that move on the table: a whisper card is passed, two cards turn for the dancers only,
 * the answers to an accusation are shuffled and turned. Made from events alone, so nobody sees more than they were told.
 */

import type { Event } from "../../wire";

export type Moment = Scene & {
  /** The number of the event that it shows. */
  n: number;
};

type Scene =
  | { kind: "whisper"; from: number; to: number; guest: string; yes: boolean | null }
  | { kind: "asks"; from: number; to: number }
  | { kind: "refuses"; from: number; to: number }
  | { kind: "dance"; a: number; b: number; seen: Record<number, string> }
  | { kind: "turns"; seat: number; guest: string }
  | { kind: "result"; seat: number; yes: number; no: number }
  | { kind: "swap"; seat: number; slot: number; guest: string | null }
  | { kind: "cry"; seat: number; whom: number | null; what: string };

const num = (event: Event, field: string): number => Number(event.fields[field]);
const s = (event: Event, field: string): string => String(event.fields[field]);

/** The moments of what has just been told, in order; private parts are joined to what everybody sees. */
export function moments(news: readonly Event[]): Moment[] {
  const found: Moment[] = [];
  let accuser = 0;
  news.forEach((event, k) => {
    const next = news.slice(k + 1);
    switch (event.kind) {
      case "inquires": {
        const heard = next.find((later) => later.kind === "whisper" || later.kind === "inquires");
        const yes = heard?.kind === "whisper" && num(heard, "whom") === num(event, "whom") ? num(heard, "yes") === 1 : null;
        found.push({ n: event.n, kind: "whisper", from: num(event, "whom"), to: num(event, "seat"), guest: s(event, "guest"), yes });
        break;
      }
      case "invites":
        found.push({ n: event.n, kind: "asks", from: num(event, "seat"), to: num(event, "whom") });
        break;
      case "refuses":
        found.push({ n: event.n, kind: "refuses", from: num(event, "seat"), to: num(event, "whom") });
        break;
      case "dances": {
        const seen: Record<number, string> = {};
        for (const later of next) {
          if (later.kind !== "sees") break;
          seen[num(later, "whom")] = s(later, "guest");
        }
        found.push({ n: event.n, kind: "dance", a: num(event, "seat"), b: num(event, "whom"), seen });
        break;
      }
      case "accuses":
        accuser = num(event, "seat");
        break;
      case "reveals":
        found.push({ n: event.n, kind: "turns", seat: num(event, "seat"), guest: s(event, "guest") });
        break;
      case "result":
        found.push({ n: event.n, kind: "result", seat: Number(event.fields.seat ?? accuser), yes: num(event, "yes"), no: num(event, "no") });
        break;
      case "swaps": {
        const took = next.find((later) => later.kind === "takes");
        found.push({ n: event.n, kind: "swap", seat: num(event, "seat"), slot: num(event, "slot"), guest: took ? s(took, "guest") : null });
        break;
      }
      case "interrupts":
      case "forces":
        found.push({ n: event.n, kind: "cry", seat: num(event, "seat"), whom: num(event, "whom"), what: event.kind });
        break;
      case "wakes":
        found.push({ n: event.n, kind: "cry", seat: num(event, "seat"), whom: null, what: event.kind });
    }
  });
  return found;
}

/** The answers as cards to turn: shuffled, but the same for everybody who was told the same. */
export function answerCards(yes: number, no: number): boolean[] {
  const cards = Array.from({ length: yes + no }, (_, k) => k < yes);
  let seed = yes * 31 + no * 17 + 7;
  for (let k = cards.length - 1; k > 0; k--) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    const j = seed % (k + 1);
    [cards[k], cards[j]] = [cards[j]!, cards[k]!];
  }
  return cards;
}

/** How long a moment stays to be read, in milliseconds, after it has moved. */
export function stay(moment: Moment, mine: boolean): number {
  if (moment.kind === "result") return 2600;
  if (moment.kind === "whisper") return moment.yes === null ? 500 : 2600;
  if (moment.kind === "dance") return Object.keys(moment.seen).length > 0 ? 3000 : 800;
  if (moment.kind === "swap") return mine ? 2400 : 900;
  return moment.kind === "cry" ? 1200 : 700;
}
