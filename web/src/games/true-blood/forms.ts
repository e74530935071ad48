/** What may be said at True Blood: after a verb come things, as many as the longest line has; which they are the lines tell. */

import { longest, verbs, type Form } from "../../lib/lines";
import type { Grammar } from "../../lib/pointing.svelte";

/** The verbs that one would look for at a question; some may be closed. */
const TOPICS: Record<string, string[]> = {
  exchange: ["exchange", "pass"],
  buy: ["buy", "pass"],
  play: ["play", "pass"],
  act: ["act", "pass"],
  pay: ["pay", "pass"],
  window: ["pass", "play", "protect", "martyr"],
};

export const form = (verb: string, legal: readonly string[]): Form => ({
  verb,
  parts: Array.from({ length: longest(legal, verb) }, () => "thing"),
  loose: verb === "discard" ? 0 : undefined,
});

export function forms(topic: string, legal: readonly string[]): Form[] {
  const known = TOPICS[topic] ?? [];
  return [...known, ...verbs(legal).filter((verb) => !known.includes(verb))].map((verb) => form(verb, legal));
}

export const grammar = (): Grammar => ({ forms, form, light: new Set(["pass"]), guess: () => ({ thing: "1" }) });
