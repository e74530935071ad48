/** The view of a seat at Blood Bound, as record.md describes it, made easy to read. */

import { numbered } from "../../lib/numbered";

export interface Player {
  /** `rank-7`, `rank-cross`, `rose`, `beast`, `unknown`, in the order in which they were taken. */
  tokens: string[];
  cards: string[];
  /** Own, inspected or laid open; else null. */
  character: string | null;
  /** Own, or of the right neighbour. */
  clue: string | null;
  curse: boolean | null;
}

export interface BloodView {
  seats: number;
  /** Who holds the dagger. */
  turn: number;
  over: boolean;
  winners: number[];
  reason: string | null;
  players: Map<number, Player>;
  supply: Map<string, number>;
}

export function bloodView(raw: Record<string, unknown>): BloodView {
  const players = numbered<Partial<Player>>(raw.players);
  const seats = Number(raw.seats ?? players.size);
  return {
    seats,
    turn: Number(raw.dagger ?? raw.turn ?? 0),
    over: Boolean(raw.over),
    winners: (raw.winners as number[] | null) ?? [],
    reason: (raw.reason as string | null) ?? null,
    players: new Map(
      Array.from({ length: seats }, (_, k) => {
        const found = players.get(k + 1) ?? {};
        const { tokens = [], cards = [], character = null, clue = null, curse = null } = found;
        return [k + 1, { tokens, cards, character, clue, curse }];
      }),
    ),
    supply: new Map(Object.entries((raw.supply ?? {}) as Record<string, number>)),
  };
}

/** The rank token is still in the supply: so this player can intervene. */
export const canHelp = (player: Player): boolean => !player.tokens.some((token) => token.startsWith("rank-"));
