/**
 * Saying is pointing: from the complete legal lines ("inquire 3 dracula") to a verb, then a seat, then a card.
 * Knows no game: a form says what the parts after a verb are.
 */

export type Kind = "seat" | "card" | "place";

/** How a verb goes on: `inquire` is followed by a seat and a card. */
export interface Form {
  verb: string;
  parts: Kind[];
}

/** What has been pointed at so far. An open part is null. */
export interface Saying {
  verb: string | null;
  parts: (string | null)[];
}

export const NOTHING: Saying = { verb: null, parts: [] };

export const words = (line: string): string[] => line.split(" ").filter(Boolean);

/** The verbs of the legal lines, each once, in their order. */
export function verbs(legal: readonly string[]): string[] {
  return [...new Set(legal.map((line) => words(line)[0]!))];
}

const fits = (line: string, saying: Saying, upto: number): boolean => {
  const [verb, ...rest] = words(line);
  return verb === saying.verb && saying.parts.every((part, k) => k >= upto || part === null || part === rest[k]);
};

/** What may stand at part `at`, given the verb and the parts before it. */
export function open(legal: readonly string[], saying: Saying, at: number): Set<string> {
  const found = new Set<string>();
  for (const line of legal) {
    const word = words(line)[at + 1];
    if (word !== undefined && fits(line, saying, at)) found.add(word);
  }
  return found;
}

/** Begin with a verb; parts that can be only one thing are filled in when `fill` is set. */
export function begin(form: Form, legal: readonly string[], fill = true): Saying {
  const saying: Saying = { verb: form.verb, parts: form.parts.map(() => null) };
  return fill ? filled(legal, saying) : saying;
}

/** Point at `word` for part `at`; later parts that no longer go with it are taken back. */
export function point(legal: readonly string[], saying: Saying, at: number, word: string): Saying {
  const next: Saying = { verb: saying.verb, parts: saying.parts.map((part, k) => (k === at ? word : part)) };
  for (let k = at + 1; k < next.parts.length; k++) {
    const part = next.parts[k];
    if (part !== null && part !== undefined && !open(legal, next, k).has(part)) next.parts[k] = null;
  }
  return filled(legal, next, at + 1);
}

/** Fill open parts from `from` on that leave one possibility. */
function filled(legal: readonly string[], saying: Saying, from = 0): Saying {
  const parts = [...saying.parts];
  for (let k = from; k < parts.length; k++) {
    if (parts[k] !== null) continue;
    const may = open(legal, { verb: saying.verb, parts }, k);
    if (may.size !== 1) break;
    parts[k] = [...may][0]!;
  }
  return { verb: saying.verb, parts };
}

/** Take the last thing back: the last part, then the verb. */
export function back(saying: Saying): Saying {
  for (let k = saying.parts.length - 1; k >= 0; k--) {
    if (saying.parts[k] !== null) return { verb: saying.verb, parts: saying.parts.map((part, j) => (j === k ? null : part)) };
  }
  return NOTHING;
}

/** The first part that is still open, or -1. */
export const wanting = (saying: Saying): number => saying.parts.findIndex((part) => part === null);

/** The complete line, legal or not; null while something is missing. */
export function line(saying: Saying): string | null {
  if (saying.verb === null || wanting(saying) >= 0) return null;
  return [saying.verb, ...saying.parts].join(" ");
}

/**
 * A complete line to ask the server about when `word` for part `at` is closed: parts still open are filled with what is legal
 * elsewhere under this verb, else with the first of `guess`.
 */
export function asking(legal: readonly string[], form: Form, saying: Saying, at: number, word: string, guess: Record<Kind, string>): string {
  const parts = form.parts.map((kind, k) => {
    if (k === at) return word;
    const part = saying.parts[k];
    if (part) return part;
    const anywhere = open(legal, { verb: form.verb, parts: [] }, k);
    return [...anywhere][0] ?? guess[kind];
  });
  return [form.verb, ...parts].join(" ");
}

/** Read a complete line back into what was pointed at ("what lies in my envelope"). */
export function read(text: string): Saying {
  const [verb, ...parts] = words(text);
  return { verb: verb ?? null, parts };
}
