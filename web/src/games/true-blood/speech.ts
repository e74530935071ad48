/** Sentences of True Blood: the one that grows while pointing, and those about what was told. */

import { catalogue, mark, t } from "../../lib/fluent";
import type { Saying } from "../../lib/lines";
import type { TableState } from "../../lib/table.svelte";
import { trailing, type Voice } from "../../lib/voice";
import { called, counts } from "./looks";
import { trueBloodView } from "./view";

/** What the table shows better than a sentence. */
const UNSAID = new Set(["choices", "decks", "tokens", "owns", "lies", "ends-go", "spent", "opens", "placed"]);
const THINGS = ["character", "event", "trait", "phase", "die", "mode", "deck"];
const FIELDS: Record<string, string> = { card: "character", what: "token" };

function thing(field: string, id: string): string | null {
  const kind = FIELDS[field] ?? field;
  if (kind !== "token" && !THINGS.includes(kind)) return null;
  return catalogue.has(`true-blood-${kind}-${id}`) ? t(`true-blood-${kind}-${id}.the`) : null;
}

function growing(saying: Saying, table: TableState): string {
  if (saying.verb === null) return "";
  const said = saying.parts.filter((part): part is string => part !== null);
  const words = said.map((word) => mark(called(word, table.name, counts(saying.verb) || saying.verb === "buy")));
  const cards = trueBloodView(table.view ?? {}).track;
  if (saying.verb === "buy" && said[0]) words[0] = mark(called(cards[Number(said[0]) - 1] ?? said[0], table.name));
  return trailing(t(`true-blood-say-${saying.verb}`, { things: words.length > 0 ? words.join(", ") : mark("…") }));
}

/** What is under way, in words; empty where nothing is. */
export function under(table: TableState): string {
  const attempt = trueBloodView(table.view ?? {}).attempt;
  if (!attempt) return "";
  const what = attempt.event ? t(`true-blood-event-${attempt.event}`) : `${t(`true-blood-character-${attempt.actor}`)}: ${t(`true-blood-trait-${attempt.trait}`)}`;
  const aim = attempt.target ? t(`true-blood-character-${attempt.target}`) : attempt.whom ? table.name(attempt.whom) : "";
  return t("true-blood-under", { what: mark(what), aim: mark(aim), aimed: aim ? "yes" : "no" });
}

const prompt = (table: TableState): string => t(`true-blood-topic-${table.question?.topic ?? "play"}`);

export const voice: Voice = {
  game: "true-blood",
  turn: ["exchange", "buy", "play", "act"],
  spoken: (event) => !UNSAID.has(event.kind),
  secret: { gets: "web-log-private", sees: "web-log-private", "sees-event": "web-log-private", "sees-character": "web-log-private" },
  turnAt: (event) => (event.kind === "phase" ? Number(event.fields.turn_number) : null),
  thing,
  growing,
  prompt,
  glass: (table) => under(table) || prompt(table),
};
