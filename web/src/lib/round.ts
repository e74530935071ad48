/** One device that goes round the table: who is to hold it next. */

import type { Question, SeatInfo } from "../wire";

/**
 * The seat that the device is to go to: of the people who are asked and have not answered yet, the first in the order of the seats.
 * Nothing but what all may know decides, so everybody who is asked gets it, whatever they hold. Null: nobody is waited for.
 */
export function next(question: Question | null, seats: readonly SeatInfo[], held: ReadonlyMap<number, Question | null>): number | null {
  if (!question) return null;
  const asked = seats.filter(({ seat, kind, away }) => question.asks.includes(seat) && kind === "person" && !away && held.has(seat));
  /* Each seat hears of a question by itself; until all have, nobody is pointed at. */
  if (asked.some(({ seat }) => held.get(seat)?.q !== question.q)) return null;
  return asked.find(({ seat }) => held.get(seat)!.said === null)?.seat ?? null;
}
