/** Who somebody may be as far as the tokens lying there tell (to everybody; what one knows besides is not in it). */

import { icons } from "./looks";
import type { Player } from "./view";

export interface Allowed {
  /** The ranks that Rose and Beast may have there, ascending. */
  rose: number[];
  beast: number[];
  inquisitor: boolean;
}

const coloured = (rank: number): number => icons(`rose-${rank}`).filter((icon) => icon === "rose").length;
const count = (player: Player, kind: string): number => player.tokens.filter((token) => token === kind).length;

/** Each token is one icon of the card, and no icon yields two; under a Staff an unknown token may stand on any. */
export function allowed(player: Player, seats: number): Allowed {
  const rank = player.tokens.find((token) => token.startsWith("rank-"))?.slice(5);
  const hides = player.cards.includes("staff");
  const fits = (own: string, rival: string, icons: number): boolean =>
    count(player, rival) === 0 && count(player, own) <= icons && (hides || count(player, "unknown") <= 2 - icons);
  const ranks = (own: string, rival: string): number[] =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((k) => (rank === undefined || rank === String(k)) && fits(own, rival, coloured(k)));
  return {
    rose: ranks("rose", "beast"),
    beast: ranks("beast", "rose"),
    inquisitor: seats % 2 === 1 && (rank === undefined || rank === "cross"),
  };
}

