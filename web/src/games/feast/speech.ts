/** Sentences of the feast: the one that grows while pointing, and those about what was told. */

import type { Event } from "../../wire";
import { mark, t, type Args } from "../../lib/fluent";
import type { Saying } from "../../lib/lines";
import type { TableState } from "../../lib/table.svelte";
import { last, sentence as said, trailing, type Voice } from "../../lib/voice";
import { form } from "./forms";
import { theGuest } from "./guests";
import { SLOTS } from "./view";

/** What one must not read over a shoulder, or what the table shows better than a sentence. */
const UNSAID = new Set(["invited", "dealt", "takes", "opens", "opens-slot"]);

export const voice: Voice = {
  game: "feast",
  turn: ["turn"],
  spoken: (event) => !UNSAID.has(event.kind),
  secret: { whisper: "web-log-private", sees: "web-log-private-pair" },
  thing: (field, id) => (field === "guest" ? theGuest(id) : null),
  growing,
  prompt,
  glass: (table) => t(`feast-topic-${table.question?.topic ?? ""}`),
};

export const sentence = (event: Event, table: TableState): string => said(voice, event, table);

function growing(saying: Saying, table: TableState): string {
  if (saying.verb === null) return "";
  const args: Args = { by: mark(by(table)) };
  form(saying.verb, table.legal).parts.forEach((kind, k) => {
    const part = saying.parts[k];
    if (kind === "place") args.place = part && SLOTS(Number(table.view?.seats)) > 1 ? Number(part) : 0;
    else args[kind] = mark(!part ? "…" : kind === "seat" ? table.name(Number(part)) : theGuest(part));
  });
  return trailing(t(`feast-say-${saying.verb}`, args));
}

/** Whom the question is about: who asked me to dance, or who refused me. */
export function by(table: TableState): string {
  const topic = table.question?.topic;
  const event = topic === "invited" ? last(table.events, "invites") : topic === "refused" ? last(table.events, "refuses") : undefined;
  return event ? table.name(Number(event.fields.seat)) : "";
}

function prompt(table: TableState): string {
  const topic = table.question?.topic ?? "";
  const bound = Number(last(table.events, "turn")?.fields.bound ?? 0) === 1;
  return t(`feast-prompt-${topic}`, { by: mark(by(table)), bound: bound ? "yes" : "no" });
}
