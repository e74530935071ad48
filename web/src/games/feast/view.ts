/** The view of a seat at the feast, as record.md describes it, made easy to read. */

import { numbered } from "../../lib/numbered";

export interface Player {
  name: string;
  revealed: boolean;
  /** Own, face up, or seen in a dance; else null. */
  guest: string | null;
}

export interface Result {
  accuser: number;
  yes: number;
  no: number;
}

export interface Heard {
  seat: number;
  guest: string;
  yes: boolean;
}

export interface FeastView {
  seats: number;
  turn: number;
  over: boolean;
  winners: number[];
  reason: string | null;
  cast: string[];
  players: Map<number, Player>;
  /** Slot number to the guest that lies face up there, or null; every slot has an entry. */
  mystery: Map<number, string | null>;
  accuser: number | null;
  cards: Map<number, string>;
  results: Result[];
  heard: Heard[];
}

export const SLOTS = (seats: number): number => (seats === 4 ? 2 : 1);

export function feastView(raw: Record<string, unknown>): FeastView {
  const players = numbered<Partial<Player>>(raw.players);
  const seats = Number(raw.seats ?? players.size);
  const accusation = (raw.accusation ?? {}) as { accuser?: number | null; cards?: unknown };
  const slots = numbered<string>(raw.mystery);
  return {
    seats,
    turn: Number(raw.turn ?? 0),
    over: Boolean(raw.over),
    winners: (raw.winners as number[] | null) ?? [],
    reason: (raw.reason as string | null) ?? null,
    cast: (raw.cast as string[]) ?? [],
    players: new Map(
      Array.from({ length: seats }, (_, k) => {
        const found = players.get(k + 1) ?? {};
        return [k + 1, { name: found.name ?? "", revealed: Boolean(found.revealed), guest: found.guest ?? null }];
      }),
    ),
    mystery: new Map(Array.from({ length: SLOTS(seats) }, (_, k) => [k + 1, slots.get(k + 1) ?? null])),
    accuser: accusation.accuser ?? null,
    cards: numbered<string>(accusation.cards),
    results: (raw.results as Result[]) ?? [],
    heard: (raw.heard as Heard[]) ?? [],
  };
}

/** Where a guest lies face up: the seat, or the slot as a negative number; null while its place is not public. */
export function publicPlace(view: FeastView, guest: string): number | null {
  for (const [seat, player] of view.players) if (player.revealed && player.guest === guest) return seat;
  for (const [slot, found] of view.mystery) if (found === guest) return -slot;
  return null;
}
