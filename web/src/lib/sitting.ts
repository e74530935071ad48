/** The people at the table as every stage shows them, in order from one's own chair. */

import { order } from "./seating";
import type { TableState } from "./table.svelte";

/** What the stage of any game reads of its view. */
export interface Seen {
  seats: number;
  turn: number;
  over: boolean;
  winners: number[];
}

export interface Sitting {
  seat: number;
  name: string;
  you: boolean;
  turn: boolean;
  /** We wait for them; in a window nobody is pointed at. */
  asked: boolean;
  bot: boolean;
  /** Their page is closed. */
  away: boolean;
  /** A bot plays for them until they are back. */
  standIn: boolean;
  agreed: boolean;
  winner: boolean;
}

export function sittings(table: TableState, view: Seen, agreed: Set<number>): Sitting[] {
  const question = table.question;
  return order(view.seats, table.you).map((seat) => {
    const info = table.lobby?.seats.find((found) => found.seat === seat);
    return {
      seat,
      name: table.name(seat),
      you: seat === table.you,
      turn: !view.over && view.turn === seat,
      asked: !view.over && question !== null && !question.window && question.asks.includes(seat),
      bot: info?.kind === "bot",
      away: info?.kind === "person" && !info.here && !info.away && seat !== table.you,
      standIn: info?.away ?? false,
      agreed: agreed.has(seat) && !view.over,
      winner: view.winners.includes(seat),
    };
  });
}
