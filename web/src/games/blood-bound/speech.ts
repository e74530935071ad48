/** Sentences of Blood Bound: the one that grows while pointing, and those about what was told. */

import type { Event } from "../../wire";
import { catalogue, mark, t, type Args } from "../../lib/fluent";
import type { Saying } from "../../lib/lines";
import type { TableState } from "../../lib/table.svelte";
import { last, trailing, type Voice } from "../../lib/voice";
import { attack } from "./attack";
import { form } from "./forms";
import { theCharacter } from "./looks";

/** What one must not read over a shoulder, or what the table shows better than a sentence. */
const UNSAID = new Set(["dealt", "clue", "opens", "opens-curse"]);

function thing(field: string, id: string): string | null {
  if (field === "character") return theCharacter(id);
  if (field === "token") return t(`blood-bound-token-${id}.the`);
  if (field === "clue") return t(`blood-bound-clan-${id}.the`);
  return field === "colour" ? t(`blood-bound-colour-${id}.the`) : null;
}

/** Whose victory the end is, where it is a clan's. */
function more(event: Event, table: TableState): Args {
  if (event.kind !== "over") return {};
  const clans = new Set(
    table.events
      .filter(({ kind, fields }) => kind === "opens" && ((event.fields.winners as number[] | undefined) ?? []).includes(Number(fields.seat)))
      .map(({ fields }) => String(fields.character).split("-")[0]!),
  );
  return { clan: clans.size === 1 ? [...clans][0]! : clans.size === 2 ? "both" : "none" };
}

/** Who does it to me, and for whom. */
function people(table: TableState): Args {
  const now = attack(table.events);
  const healed = table.question?.topic === "healed" ? last(table.events, "heals") : undefined;
  const by = healed ? Number(healed.fields.seat) : now ? (table.question?.topic === "wound" ? now.from : now.by) : 0;
  const name = (seat: number) => mark(seat > 0 ? table.name(seat) : "…");
  return { by: name(by), on: name(now?.on ?? 0), cause: now?.cause ?? "wounds", n: now?.offers?.length ?? 0, who: catalogue.list((now?.offers ?? []).map(name)) };
}

function growing(saying: Saying, table: TableState): string {
  const verb = saying.verb;
  if (verb === null) return "";
  const { parts } = form(verb, table.legal);
  const said = parts.map((_, k) => saying.parts[k] ?? null);
  const seat = (word: string | null) => mark(word === null ? "…" : table.name(Number(word)));
  const args: Args = people(table);
  parts.forEach((kind, k) => {
    const word = said[k]!;
    if (kind === "seat") args[k === 0 ? "seat" : "other"] = seat(word);
    else if (kind === "colour") args.colour = mark(word ? t(`blood-bound-colour-${word}.the`) : "…");
    else args.token = mark(!word ? "…" : word === "rank" ? t("blood-bound-say-token-rank") : t(`blood-bound-token-${word}.the`));
  });
  if (verb === "curse") {
    const given = said.slice(1).filter((word) => word !== null);
    args.kept = said[0] === "none" ? "yes" : "no";
    args.n = given.length;
    args.others = catalogue.list(given.length > 0 ? given.map(seat) : [seat(null)]);
  }
  const id = `blood-bound-say-${verb}`;
  const topic = table.question?.topic ?? "";
  return trailing(t(catalogue.has(id, topic) ? `${id}.${topic}` : id, args));
}

export const voice: Voice = {
  game: "blood-bound",
  turn: ["dagger"],
  spoken: (event) => !UNSAID.has(event.kind),
  secret: { sees: "web-log-private", "gave-curse": "web-log-private" },
  thing,
  more,
  growing,
  prompt: (table) => t(`blood-bound-prompt-${table.question?.topic ?? ""}`, people(table)),
  glass: (table) => t(`blood-bound-glass-${table.question?.topic ?? ""}`, people(table)),
};
