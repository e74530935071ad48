/** Sentences of the feast: the one that grows while pointing, and those about what was told. */

import type { Event } from "../../wire";
import { catalogue, mark, t, type Args } from "../../lib/fluent";
import type { Saying } from "../../lib/lines";
import { eventArgs, eventId, type Speech } from "../../lib/sentences";
import type { TableState } from "../../lib/table.svelte";
import { form } from "./forms";
import { theGuest } from "./guests";
import { SLOTS } from "./view";

/** What one must not read over a shoulder, or what the table shows better than a sentence. */
const UNSAID = new Set(["invited", "dealt", "takes", "opens", "opens-slot"]);
/** Told to one or two only. */
export const PRIVATE: Record<string, string> = { whisper: "web-log-private", sees: "web-log-private-pair" };

export const spoken = (event: Event): boolean => !UNSAID.has(event.kind);

export const speech = (table: TableState): Speech => ({
  game: "feast",
  you: table.you,
  name: table.name,
  card: theGuest,
  list: (items) => catalogue.list(items),
});

export function sentence(event: Event, table: TableState, stress = true): string {
  const voice = speech(table);
  return t(eventId(event, voice), eventArgs(event, voice, stress));
}

/** "I ask Ben whether they are …": what is still open shows as dots. */
export function growing(saying: Saying, table: TableState, seats: number): string {
  if (saying.verb === null) return "";
  const args: Args = { by: mark(by(table)) };
  form(saying.verb, table.legal).parts.forEach((kind, k) => {
    const part = saying.parts[k];
    if (kind === "place") args.place = part && SLOTS(seats) > 1 ? Number(part) : 0;
    else args[kind] = mark(!part ? "…" : kind === "seat" ? table.name(Number(part)) : theGuest(part));
  });
  return t(`feast-say-${saying.verb}`, args).replace(/…(\uE001?)\.$/, "…$1");
}

const last = (events: readonly Event[], kind: string): Event | undefined => events.findLast((event) => event.kind === kind);

/** Whom the question is about: who asked me to dance, or who refused me. */
export function by(table: TableState): string {
  const topic = table.question?.topic;
  const event = topic === "invited" ? last(table.events, "invites") : topic === "refused" ? last(table.events, "refuses") : undefined;
  return event ? table.name(Number(event.fields.seat)) : "";
}

/** The line above my options. */
export function prompt(table: TableState): string {
  const topic = table.question?.topic ?? "";
  const bound = Number(last(table.events, "turn")?.fields.bound ?? 0) === 1;
  return t(`feast-prompt-${topic}`, { by: mark(by(table)), bound: bound ? "yes" : "no" });
}

/** Whom we wait for, in a sentence. */
export function waiting(table: TableState): string {
  const question = table.question;
  if (!question) return "";
  const names = question.asks.map((seat) => mark(table.name(seat)));
  if (names.length === 1) {
    const id = `feast-wait-${question.topic}`;
    return catalogue.has(id) ? t(id, { name: names[0]! }) : t("web-wait", { name: names[0]! });
  }
  return names.length === 0 ? t("web-wait-all") : t("web-wait-many", { names: catalogue.list(names) });
}
