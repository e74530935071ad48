/** What a seat knows of everybody, and what may be noted beside it. */

import { t } from "../../lib/fluent";
import { at, type Note } from "../../lib/marks";
import { order } from "../../lib/seating";
import type { TableState } from "../../lib/table.svelte";
import { clanName, clanOf, clans, theCharacter } from "./looks";
import type { BloodView } from "./view";

/** What one may take somebody for. */
const SIGNS = (view: BloodView): string[] => ["rose", "beast", ...(view.seats % 2 === 1 ? ["cross"] : []), "crown"];

export function seatNote(seat: number, table: TableState, view: BloodView): Note {
  const player = view.players.get(seat)!;
  const facts: Note["facts"] = [];
  if (player.character) facts.push({ text: t(view.over || table.open ? "blood-bound-note-was" : "blood-bound-note-saw", { character: theCharacter(player.character) }), emblem: clans[clanOf(player.character)].emblem });
  if (player.clue) facts.push({ text: t(table.open ? "blood-bound-note-clue-open" : "blood-bound-note-clue", { clue: clanName(player.clue) }), emblem: player.clue });
  if (player.curse !== null) facts.push({ text: t(player.curse ? "blood-bound-note-true" : "blood-bound-note-false"), emblem: "curse", no: !player.curse });
  const signs = SIGNS(view).filter((sign) => !player.character || sign === "crown");
  return { row: String(seat), title: table.name(seat), facts, things: signs.map((id) => ({ id, name: t(`blood-bound-clan-mark-${id}`), emblem: id })) };
}

export const notes = (table: TableState, view: BloodView): Note[] =>
  order(view.seats, table.you).filter((seat) => seat !== table.you).map((seat) => seatNote(seat, table, view));

/** My pencil on the table: what I take somebody for, and whether I am sure. */
export function pencil(table: TableState, view: BloodView, seat: number): { sign: string; sure: boolean }[] {
  return SIGNS(view)
    .map((sign) => ({ sign, mark: at(table.marks, seat, sign) }))
    .filter(({ mark }) => mark === "suspect" || mark === "maybe")
    .map(({ sign, mark }) => ({ sign, sure: mark === "suspect" }));
}
