/** Characters, clans, tokens and cards: what they are called, and their drawings, ink and pattern. */

import { t } from "../../lib/fluent";
import { bring } from "../../lib/emblems";

bring(import.meta.glob<string>("../../emblems/blood-bound/*.svg", { query: "?raw", import: "default", eager: true }));

export type Clan = "rose" | "beast" | "none";

export const RANKS: Record<string, string> = {
  1: "elder", 2: "assassin", 3: "harlequin", 4: "alchemist", 5: "mentalist", 6: "guardian", 7: "berserker", 8: "mage", 9: "courtesan", cross: "inquisitor",
};

/** The clan of `rose-7`; the Inquisitor has none. */
export const clanOf = (character: string): Clan => (character.startsWith("rose-") ? "rose" : character.startsWith("beast-") ? "beast" : "none");
/** "7", or "cross". */
export const rankOf = (character: string): string => (clanOf(character) === "none" ? "cross" : character.split("-")[1]!);

const OWN: Record<string, string[]> = { 1: ["clan", "clan"], 5: ["clan", "clan"], 6: ["clan", "clan"], 7: ["clan", "unknown"], 8: ["clan", "unknown"], 9: ["clan", "unknown"], cross: ["wild", "wild"] };

/** The three icons on a card, as tokens. */
export function icons(character: string): string[] {
  const rank = rankOf(character);
  return [`rank-${rank}`, ...(OWN[rank] ?? ["unknown", "unknown"]).map((icon) => (icon === "clan" ? clanOf(character) : icon))];
}

const stripes = "repeating-linear-gradient(-52deg, currentColor 0 2px, transparent 2px 7px)";
const dots = "radial-gradient(circle at 50% 50%, currentColor 1.8px, transparent 2.2px) 0 0 / 8px 8px";
const lattice = "repeating-linear-gradient(45deg, currentColor 0 1.2px, transparent 1.2px 8px), repeating-linear-gradient(-45deg, currentColor 0 1.2px, transparent 1.2px 8px)";

/** An ink dark enough on parchment, a pattern and a sign: colour is never the only sign of a clan. */
export const clans: Record<Clan, { ink: string; pattern: string; emblem: string }> = {
  rose: { ink: "#941428", pattern: dots, emblem: "rose" },
  beast: { ink: "#174a7c", pattern: stripes, emblem: "beast" },
  none: { ink: "#5a4210", pattern: lattice, emblem: "cross" },
};

export const characterName = (character: string): string => t(`blood-bound-character-${character}.name`);
export const theCharacter = (character: string): string => t(`blood-bound-character-${character}.the`);
export const clanName = (clan: string): string => t(`blood-bound-clan-${clan}`);
export const tokenName = (token: string): string => t(`blood-bound-token-${token}`);
export const cardName = (card: string): string => t(`blood-bound-card-${card}`);
/** "shield" for `shield-purple`. */
export const cardKind = (card: string): string => card.split("-")[0]!;
export const cardColour = (card: string): string => card.split("-")[1] ?? "";
