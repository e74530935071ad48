/** The view of a seat at True Blood, as record.md describes it and a little more, made easy to read. */

import { numbered } from "../../lib/numbered";

export interface Scored {
  card: string;
  value: number;
  bonus: number;
  for: string[];
}

export interface Player {
  it: number | null;
  bt: number | null;
  hand: string[] | null;
  hand_size: number;
  tableau: string[];
  estimate: { total: number; bt: number | null; cards: Scored[] };
  score: number | null;
}

export interface Lying {
  controller: number;
  captured_by: number | null;
  injured: boolean;
  stolen: boolean;
  acted: boolean;
}

export interface Attempt {
  by?: number;
  event?: string;
  actor?: string;
  trait?: string;
  target: string | null;
  whom: number | null;
}

export interface TrueBloodView {
  seats: number;
  turn: number;
  over: boolean;
  winners: number[];
  reason: string | null;
  phase: string;
  turnNumber: number;
  order: number[];
  track: string[];
  prices: number[];
  worth: number[] | null;
  deck: number;
  eventDeck: number;
  cards: Record<string, Lying>;
  players: Map<number, Player>;
  attempt: Attempt | null;
  die: { for: string; face: number; needed: number; modifier: number } | null;
  seen: { hands?: Record<string, string[]>; characters?: string[]; events?: string[] };
}

const NOBODY: Player = { it: null, bt: null, hand: null, hand_size: 0, tableau: [], estimate: { total: 0, bt: null, cards: [] }, score: null };

export function trueBloodView(raw: Record<string, unknown>): TrueBloodView {
  const players = numbered<Partial<Player>>(raw.players);
  const seats = Number(raw.seats ?? players.size);
  return {
    seats,
    turn: Number(raw.turn ?? 0),
    over: Boolean(raw.over),
    winners: (raw.winners as number[] | null) ?? [],
    reason: (raw.reason as string | null) ?? null,
    phase: String(raw.phase ?? "influence"),
    turnNumber: Number(raw.turn_number ?? 1),
    order: (raw.order as number[] | undefined) ?? [],
    track: (raw.track as string[] | undefined) ?? [],
    prices: (raw.prices as number[] | undefined) ?? [],
    worth: (raw.worth as number[] | null | undefined) ?? null,
    deck: Number(raw.deck ?? 0),
    eventDeck: Number(raw.event_deck ?? 0),
    cards: (raw.cards as Record<string, Lying> | undefined) ?? {},
    players: new Map(Array.from({ length: seats }, (_, k) => [k + 1, { ...NOBODY, ...players.get(k + 1) }])),
    attempt: (raw.attempt as Attempt | null | undefined) ?? null,
    die: (raw.die as TrueBloodView["die"] | undefined) ?? null,
    seen: (raw.seen as TrueBloodView["seen"] | undefined) ?? {},
  };
}
