/** What may be said at the feast, and what of it a player would look for at each question (record.md, question lines). */

import { verbs, words, type Form } from "../../lib/lines";
import type { Grammar } from "../../lib/pointing.svelte";
import type { FeastView } from "./view";

const INQUIRE: Form = { verb: "inquire", parts: ["seat", "card"] };
const DANCE: Form = { verb: "dance", parts: ["seat"] };
const PLACE: Form = { verb: "place", parts: ["seat", "card"] };
const SWAP: Form = { verb: "swap", parts: ["place"] };

const ALL: Record<string, Form> = Object.fromEntries([INQUIRE, DANCE, PLACE, SWAP].map((form) => [form.verb, form]));

/** The verbs in the order in which they stand in the dock; `always` ones are shown dim when they are closed. */
const TOPICS: Record<string, { always: string[]; maybe: string[] }> = {
  turn: { always: ["inquire", "dance", "accuse"], maybe: [] },
  invited: { always: ["accept", "refuse"], maybe: [] },
  refused: { always: ["inquire", "force"], maybe: ["pass"] },
  place: { always: ["place"], maybe: [] },
  ghost: { always: ["pass", "interrupt"], maybe: [] },
  interrupted: { always: ["restart", "drop"], maybe: [] },
  end: { always: ["pass", "swap"], maybe: [] },
  again: { always: ["accuse", "pass"], maybe: [] },
  boogie: { always: ["pass", "accuse"], maybe: [] },
};

export function form(verb: string, legal: readonly string[] = []): Form {
  const known = ALL[verb];
  if (known) return known;
  const line = legal.find((line) => words(line)[0] === verb);
  const parts = line ? words(line).slice(1) : [];
  return { verb, parts: parts.map((part) => (/^\d+$/.test(part) ? "seat" : "card")) };
}

/** The forms to show for a question, in order. */
export function forms(topic: string, legal: readonly string[]): Form[] {
  const may = verbs(legal);
  const shown = TOPICS[topic] ?? { always: [], maybe: [] };
  const known = [...shown.always, ...shown.maybe.filter((verb) => may.includes(verb))];
  const rest = may.filter((verb) => !known.includes(verb));
  return [...known, ...rest].map((verb) => form(verb, legal));
}

export const grammar = (you: () => number, view: () => FeastView): Grammar => ({
  forms,
  form,
  light: new Set(["pass"]),
  guess: () => {
    const other = [...view().players].find(([seat, player]) => seat !== you() && !player.revealed)?.[0] ?? 1;
    return { seat: String(other), card: view().cast[0] ?? "dracula", place: "1" };
  },
});
