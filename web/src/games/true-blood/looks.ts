/** What things at True Blood are called. */

import { catalogue, t } from "../../lib/fluent";

export const PHASES = ["influence", "initiative", "plotting", "recruitment", "event", "action", "capture", "recovery", "end"];

/** Any word of a line: a character, an event, a trait, a mode, a seat or a number. */
export function called(word: string, name: (seat: number) => string, number = false): string {
  for (const kind of ["character", "event", "trait", "mode"]) if (catalogue.has(`true-blood-${kind}-${word}`)) return t(`true-blood-${kind}-${word}`);
  if (word === "investigate") return t("true-blood-event-investigate");
  return number || !/^[1-6]$/.test(word) ? word : name(Number(word));
}

/** Verbs that are followed by a number. */
export const counts = (verb: string | null): boolean => verb === "bid" || verb === "convert";
