/** What may be said at Blood Bound, and what of it a player would look for at each question (record.md, question lines). */

import { longest, verbs, words, type Form, type Kind } from "../../lib/lines";
import type { Grammar } from "../../lib/pointing.svelte";
import type { BloodView } from "./view";

const TOKENS = ["rank", "rose", "beast", "unknown"];
const COLOURS = ["purple", "green"];

/** From which part on the order does not matter. */
const LOOSE: Record<string, number> = { inspect: 0, curse: 1 };

/** The verbs in the order in which they stand in the dock. Those of an ability are the legal ones. */
const TOPICS: Record<string, string[]> = {
  dagger: ["attack", "pass"],
  attacked: ["ask", "suffer"],
  help: ["decline", "offer"],
  offers: ["accept", "refuse"],
  wound: ["take"],
  healed: ["return"],
};
const LAST = ["decline"];

const kind = (word: string): Kind => (TOKENS.includes(word) ? "token" : COLOURS.includes(word) ? "colour" : "seat");

/** A form is read from the lines: the longest one of the verb says how it goes on. */
export function form(verb: string, legal: readonly string[]): Form {
  const long = longest(legal, verb);
  const line = legal.map(words).find((found) => found[0] === verb && found.length === long + 1) ?? [verb];
  const loose = LOOSE[verb];
  return loose === undefined ? { verb, parts: line.slice(1).map(kind) } : { verb, parts: line.slice(1).map(kind), loose };
}

/** The forms to show for a question, in order. Wounding stands beside healing also where there is nothing to heal. */
export function forms(topic: string, legal: readonly string[]): Form[] {
  const may = verbs(legal);
  const known = TOPICS[topic] ?? (may.includes("wound") ? ["wound", "heal"] : []);
  const rest = may.filter((verb) => !known.includes(verb) && !LAST.includes(verb));
  const last = LAST.filter((verb) => topic === "ability" && !known.includes(verb));
  return [...known, ...rest, ...last].map((verb) => form(verb, legal));
}

/** What can be taken or given back: all that a card could yield, or what lies there. */
export const tokens = (verb: string, legal: readonly string[]): string[] =>
  verb === "take" ? TOKENS : TOKENS.filter((token) => legal.includes(`${verb} ${token}`));
export const colours = (): string[] => COLOURS;

export const grammar = (you: () => number, view: () => BloodView): Grammar => ({
  forms,
  form,
  light: new Set(["decline"]),
  guess: () => ({ seat: String([...view().players.keys()].find((seat) => seat !== you()) ?? 1), token: "unknown", colour: "purple" }),
});
