/**
 * Saying is pointing: from the complete legal lines ("inquire 3 dracula") to a verb, then a seat, then a card.
 * Knows no game: a form says what the parts after a verb are. A line may end early ("curse 2" before "curse 2 3"), and from
 * some part on the order may be free.
 */

/** What is pointed at: "seat", "card", "place", "token", … */
export type Kind = string;

/** How a verb goes on: `inquire` is followed by a seat and a card. */
export interface Form {
  verb: string;
  parts: Kind[];
  /** From this part on the order is free; the legal lines show one order of them. */
  loose?: number | undefined;
}

/** What has been pointed at so far. An open part is null. */
export interface Saying {
  verb: string | null;
  parts: (string | null)[];
  loose?: number | undefined;
}

export const NOTHING: Saying = { verb: null, parts: [] };

export const words = (line: string): string[] => line.split(" ").filter(Boolean);

/** The verbs of the legal lines, each once, in their order. */
export function verbs(legal: readonly string[]): string[] {
  return [...new Set(legal.map((line) => words(line)[0]!))];
}

/** How many words may follow the verb at most. */
export function longest(legal: readonly string[], verb: string): number {
  return Math.max(0, ...legal.map(words).filter((found) => found[0] === verb).map((found) => found.length - 1));
}

const free = (saying: Saying): number => saying.loose ?? Infinity;

/** Whether a line goes with the parts before `upto`, the one at `but` left aside; where the order is free, with all of them. */
function fits(line: string, saying: Saying, upto: number, but = -1): boolean {
  const [verb, ...rest] = words(line);
  if (verb !== saying.verb) return false;
  const tail = rest.slice(free(saying));
  return saying.parts.every((part, k) => {
    if (part === null || k === but) return true;
    if (k < free(saying)) return k >= upto || part === rest[k];
    return upto < free(saying) || tail.includes(part);
  });
}

/** What may stand at part `at`, given the verb and the parts before it. */
export function open(legal: readonly string[], saying: Saying, at: number): Set<string> {
  const found = new Set<string>();
  const loose = at >= free(saying);
  const named = new Set(saying.parts.filter((_, k) => loose && k >= free(saying) && k !== at));
  for (const line of legal) {
    if (!fits(line, saying, at, at)) continue;
    const rest = words(line).slice(1);
    for (const word of loose ? rest.slice(free(saying)) : rest.slice(at, at + 1)) if (!named.has(word)) found.add(word);
  }
  return found;
}

/** Begin with a verb; parts that can be only one thing are filled in when `fill` is set. */
export function begin(form: Form, legal: readonly string[], fill = true): Saying {
  const saying: Saying = { verb: form.verb, parts: form.parts.map(() => null), loose: form.loose };
  return fill ? filled(legal, saying) : saying;
}

/** Point at `word` for part `at`; later parts that no longer go with it are taken back. */
export function point(legal: readonly string[], saying: Saying, at: number, word: string): Saying {
  const next: Saying = { ...saying, parts: saying.parts.map((part, k) => (k === at ? word : part)) };
  for (let k = at + 1; k < next.parts.length; k++) {
    const part = next.parts[k];
    if (part !== null && part !== undefined && !open(legal, next, k).has(part)) next.parts[k] = null;
  }
  return filled(legal, next, at + 1);
}

/** Take one part back wherever it stands; where the order is free the others move up. */
export function unpoint(saying: Saying, at: number): Saying {
  const parts: (string | null)[] = saying.parts.map((part, k) => (k === at ? null : part));
  if (at >= free(saying)) parts.push(...parts.splice(at, 1));
  return { ...saying, parts };
}

/** Fill open parts from `from` on that leave one possibility, as long as the line cannot end there. */
function filled(legal: readonly string[], saying: Saying, from = 0): Saying {
  const next: Saying = { ...saying, parts: [...saying.parts] };
  for (let k = from; k < next.parts.length; k++) {
    if (next.parts[k] !== null) continue;
    if (line(legal, next) !== null) break;
    const may = open(legal, next, k);
    if (may.size !== 1) break;
    next.parts[k] = [...may][0]!;
  }
  return next;
}

/** Take the last thing back: the last part, then the verb. */
export function back(saying: Saying): Saying {
  for (let k = saying.parts.length - 1; k >= 0; k--) {
    if (saying.parts[k] !== null) return { ...saying, parts: saying.parts.map((part, j) => (j === k ? null : part)) };
  }
  return NOTHING;
}

/** The first part that is still open, or -1. */
export const wanting = (saying: Saying): number => saying.parts.findIndex((part) => part === null);

/** The legal line that has been pointed at; null while something is missing. */
export function line(legal: readonly string[], saying: Saying): string | null {
  if (saying.verb === null) return null;
  const said = saying.parts.filter((part) => part !== null);
  if (wanting(saying) >= 0 && saying.parts.slice(wanting(saying)).some((part) => part !== null)) return null;
  return legal.find((found) => words(found).length === said.length + 1 && fits(found, saying, Infinity)) ?? null;
}

/**
 * A complete line to ask the server about when `word` for part `at` is closed: parts still open are filled with what is legal
 * elsewhere under this verb, else with the first of `guess`.
 */
export function asking(legal: readonly string[], form: Form, saying: Saying, at: number, word: string, guess: Record<Kind, string>): string {
  const parts: string[] = [];
  form.parts.forEach((kind, k) => {
    if (k === at) return void parts.push(word);
    const part = saying.parts[k];
    if (part) return void parts.push(part);
    const anywhere = [...open(legal, { verb: form.verb, parts: [] }, k)].filter((found) => found !== word && !parts.includes(found));
    parts.push(anywhere[0] ?? guess[kind] ?? "");
  });
  return [form.verb, ...parts].join(" ").trim();
}

/** Read a complete line back into what was pointed at ("what lies in my envelope"). */
export function read(text: string): Saying {
  const [verb, ...parts] = words(text);
  return { verb: verb ?? null, parts };
}
