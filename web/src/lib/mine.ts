/** My tables as they stand: what this browser remembers of each, and what the house says of it now. */

import type { MyTable } from "../wire";
import type { Key } from "./session";

/** In the order in which they want me. */
export const STATES = ["asked", "waiting", "running", "over", "gone"] as const;
export type State = (typeof STATES)[number];

export interface Entry {
  key: Key;
  game: string;
  /** Who else sits there. */
  others: string[];
  /** Null as long as the house has not answered. */
  state: State | null;
}

export function stateOf(found: MyTable): State {
  if (found.game === "" || found.seat === 0) return "gone";
  if (found.over) return "over";
  if (!found.started) return "waiting";
  return found.asked ? "asked" : "running";
}

/** The tables, those first that want me; among equals the last one opened. */
export function entries(keys: Key[], found: MyTable[]): Entry[] {
  const by = new Map(found.map((one) => [one.table, one]));
  const list = keys.map((key): Entry => {
    const one = by.get(key.table);
    return {
      key,
      game: one?.game || key.game,
      others: one ? one.names.filter((name, k) => name !== "" && k + 1 !== one.seat) : [],
      state: one ? stateOf(one) : key.over ? "over" : null,
    };
  });
  const rank = (entry: Entry) => (entry.state === null ? 2 : STATES.indexOf(entry.state));
  return list.sort((a, b) => rank(a) - rank(b) || b.key.at - a.key.at);
}
