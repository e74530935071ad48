/** The choices of a table as its rules texts take them: a preset written out, what stands beside it prevails. */

import type { Args } from "../../lib/fluent";
import { rulesArgs } from "../../lib/sentences";

const USUAL = { capturer: "cause", ability: "may", attacker_may_intervene: "no", berserker_intervening: "yes", curses: "all", shield: "blocks", staff: "must", max_turns: "300" };
const BLOG = { shield: "absorbs", staff: "may", curses: "some", berserker_intervening: "no" };

export const settled = (choices: Record<string, string>): Record<string, string> => ({ ...USUAL, ...(choices.preset === "blog" ? BLOG : {}), ...choices });

export const rules = (choices: Record<string, string>): Args => rulesArgs(settled(choices), "random");
