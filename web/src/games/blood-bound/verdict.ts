/** Why the game was won: who led each clan, who was captured by whom, and what follows from it at this table. */

import type { Event } from "../../wire";
import { attack, captured } from "./attack";
import { clanOf, rankOf, type Clan } from "./looks";
import type { BloodView } from "./view";

export interface Verdict {
  /** `leader`, `wrong`, `own`: by who captured; `led`, `not`: where only the captured one counts. */
  case: "leader" | "wrong" | "own" | "led" | "not" | "both" | "cursed" | "inquisitor";
  by: number;
  whom: number;
  /** The clan of the captured one, and its leader. */
  clan: Clan;
  leader: number;
  /** The victorious clan (with `cursed`: the one that would have been). */
  winners: Clan;
}

/** The members of a clan, lowest number first. */
export const members = (view: BloodView, clan: Clan): number[] =>
  [...view.players]
    .filter(([, player]) => player.character !== null && clanOf(player.character) === clan)
    .sort(([, one], [, other]) => Number(rankOf(one.character!)) - Number(rankOf(other.character!)))
    .map(([seat]) => seat);

/** Does the Elder of this clan have a Quill? */
export const quill = (view: BloodView, clan: Clan): boolean => members(view, clan).some((seat) => view.players.get(seat)!.cards.includes("quill"));

/** Who leads a clan now that the cards lie open: the lowest number, with a Quill the highest. */
export const leader = (view: BloodView, clan: Clan): number => (quill(view, clan) ? members(view, clan).at(-1) : members(view, clan)[0]) ?? 0;

export function verdict(view: BloodView, events: readonly Event[], capturer: string): Verdict | null {
  const found = captured(events);
  const character = found && view.players.get(found.whom)?.character;
  if (!found || !character) return null;
  const by = capturer === "active" ? (attack(events)?.by ?? found.by) : found.by;
  const clan = clanOf(character);
  const other = (of: Clan): Clan => (of === "rose" ? "beast" : "rose");
  const base = { by, whom: found.whom, clan, leader: leader(view, clan) };
  if (clan === "none") return { ...base, case: "inquisitor", winners: "none" };
  const led = base.leader === found.whom;
  const mine = clanOf(view.players.get(by)?.character ?? "");
  const judged: Pick<Verdict, "case" | "winners"> =
    capturer === "victim" ? { case: led ? "led" : "not", winners: led ? other(clan) : clan }
    : mine === "none" ? { case: "both", winners: "none" }
    : mine === clan ? { case: "own", winners: other(clan) }
    : { case: led ? "leader" : "wrong", winners: led ? mine : clan };
  if (view.reason === "cursed") return { ...base, ...judged, case: "cursed" };
  return { ...base, ...judged };
}

export interface Lengths {
  turns: number;
  attacks: number;
  passes: number;
  helped: number;
}

export function lengths(events: readonly Event[]): Lengths {
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  return { turns: count("attacks") + count("passes"), attacks: count("attacks"), passes: count("passes"), helped: count("accepts") };
}
