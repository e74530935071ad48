/** How a game speaks: what was told, what is about to be said, whom we wait for. Built from its messages. */

import type { Event } from "../wire";
import { catalogue, mark, t, type Args } from "./fluent";
import type { Saying } from "./lines";
import { eventArgs, eventId } from "./sentences";
import type { TableState } from "./table.svelte";

export interface Voice {
  /** Prefix of the game's messages. */
  game: string;
  /** The topics of the questions that are one's own turn. */
  turn: string[];
  /** Is it said in log and announcements? Some things must not be read over a shoulder, others the table shows better. */
  spoken: (event: Event) => boolean;
  /** Events told to some only, each with the message that says so. */
  secret: Record<string, string>;
  thing: (field: string, id: string) => string | null;
  /** More arguments for the sentence of an event. */
  more?: (event: Event, table: TableState) => Args;
  /** "I ask Ben whether they are …": what is still open shows as dots. */
  growing: (saying: Saying, table: TableState) => string;
  /** The number of the turn that an event says to have come, where turns are not counted by whose they are. */
  turnAt?: (event: Event) => number | null;
  /** The line above my options. */
  prompt: (table: TableState) => string;
  /** The line beside the hourglass of a window, the same for everybody. */
  glass: (table: TableState) => string;
}

/** The wording of a message for this kind of question: an attribute named like it, if there is one. */
export const worded = (id: string, topic: string): string => t(catalogue.has(id, topic) ? `${id}.${topic}` : id);

export function sentence(voice: Voice, event: Event, table: TableState, stress = true): string {
  const speech = { game: voice.game, you: table.you, name: table.name, thing: voice.thing, list: (items: string[]) => catalogue.list(items) };
  return t(eventId(event, speech), { ...eventArgs(event, speech, stress), ...voice.more?.(event, table) });
}

export const last = (events: readonly Event[], kind: string): Event | undefined => events.findLast((event) => event.kind === kind);

/** Dots at the end of a sentence need no full stop. */
export const trailing = (text: string): string => text.replace(/…(\uE001?)\.$/, "…$1");

/** Whom we wait for, in a sentence. */
export function waiting(voice: Voice, table: TableState): string {
  const question = table.question;
  if (!question) return "";
  const names = question.asks.map((seat) => mark(table.name(seat)));
  if (names.length === 1) {
    const id = `${voice.game}-wait-${question.topic}`;
    return catalogue.has(id) ? t(id, { name: names[0]! }) : t("web-wait", { name: names[0]! });
  }
  return names.length === 0 ? t("web-wait-all") : t("web-wait-many", { names: catalogue.list(names) });
}

/** The number of the turn each event belongs to, by event number (0: before the first); `named`: the number where an event says it. */
export function turnsOf(events: readonly Event[], named?: (event: Event) => number | null): Map<number, number> {
  let turn = 0;
  return new Map(events.map((event) => [event.n, (turn = named ? (named(event) ?? turn) : turn + (event.kind === "turn" ? 1 : 0))]));
}
