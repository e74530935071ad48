/** What a seat knows of everybody, and what may be noted beside it. */

import { t } from "../../lib/fluent";
import type { Note } from "../../lib/marks";
import { order } from "../../lib/seating";
import type { TableState } from "../../lib/table.svelte";
import { guestName, theGuest } from "./guests";
import type { FeastView } from "./view";

function about(row: string, title: string, fact: { guest: string; open: boolean } | null, view: FeastView, all = false): Note {
  const known = fact ? [{ text: all ? guestName(fact.guest) : t(fact.open ? "feast-note-known" : "feast-note-seen", { guest: theGuest(fact.guest) }), emblem: fact.guest }] : [];
  const heard = view.heard.filter((whisper) => String(whisper.seat) === row);
  return {
    row,
    title,
    facts: [...known, ...heard.map(({ guest, yes }) => ({ text: t(yes ? "feast-note-heard-yes" : "feast-note-heard-no", { guest: guestName(guest) }), no: !yes }))],
    things: fact ? [] : view.cast.map((guest) => ({ id: guest, name: guestName(guest), emblem: guest })),
  };
}

export function seatNote(seat: number, table: TableState, view: FeastView): Note {
  const player = view.players.get(seat);
  return about(String(seat), table.name(seat), player?.guest ? { guest: player.guest, open: player.revealed } : null, view, table.open);
}

export function notes(table: TableState, view: FeastView): Note[] {
  const seats = order(view.seats, table.you).filter((seat) => seat !== table.you);
  const slots = [...view.mystery].map(([slot, guest]) => {
    const title = view.mystery.size > 1 ? t("feast-note-mystery-n", { n: slot }) : t("feast-note-mystery");
    return about(`slot-${slot}`, title, guest ? { guest, open: true } : null, view);
  });
  return [...seats.map((seat) => seatNote(seat, table, view)), ...slots];
}
