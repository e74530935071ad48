/** What was told, as sentences: the fields of an event become the arguments of its message. */

import type { Event } from "../wire";
import { count, mark, type Args } from "./fluent";

/** Who is who and what is what, for the sentences of one game. */
export interface Speech {
  /** Prefix of the game's messages: "feast". */
  game: string;
  you: number;
  name: (seat: number) => string;
  /** What a field that holds an id is called in a sentence, or null if the field is no such thing. */
  thing: (field: string, id: string) => string | null;
  list: (items: string[]) => string;
}

const SEATS = new Set(["seat", "whom", "other"]);

/** Names and cards marked; `$you` says which field is the reader's own seat. */
export function eventArgs(event: Event, speech: Speech, stress = true): Args {
  const show = stress ? mark : (text: string) => text;
  const args: Args = { you: "none" };
  for (const [key, found] of Object.entries(event.fields)) {
    if (SEATS.has(key) && typeof found === "number") {
      args[key] = show(speech.name(found));
      if (found === speech.you && speech.you > 0) args.you = key;
    } else if (Array.isArray(found)) {
      args[key] = speech.list(found.map((seat) => (typeof seat === "number" ? show(speech.name(seat)) : String(seat))));
      args.count = found.length;
      if (found.includes(speech.you)) args.you = key;
    } else if (typeof found === "number") {
      args[key] = count(found);
    } else if (typeof found === "boolean") {
      args[key] = found ? 1 : 0;
    } else if (typeof found === "string") {
      const thing = speech.thing(key, found);
      args[key] = thing === null ? found : show(thing);
    }
  }
  return args;
}

export const eventId = (event: Event, speech: Speech): string => `${speech.game}-told-${event.kind}`;

/** Arguments of the rules texts: the table's choices under their names with hyphens. */
export function rulesArgs(choices: Record<string, string>, guests: string): Args {
  const args: Args = { cast: guests === "fewest" ? "fewest-advanced" : "any", "max-turns": 0 };
  for (const [name, value] of Object.entries(choices)) args[name.replaceAll("_", "-")] = /^\d+$/.test(value) ? Number(value) : value;
  return args;
}

/** The message of one value of a choice; numbers share one message ("after 30 turns"). */
export function choiceValue(game: string, name: string, value: string, has: (id: string) => boolean): [string, Args] {
  const id = `${game}-choice-${name.replaceAll("_", "-")}`;
  if (/^\d+$/.test(value) && !has(`${id}-${value}`)) return [`${id}-n`, { n: Number(value) }];
  return [`${id}-${value}`, {}];
}
