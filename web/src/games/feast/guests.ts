/** The guests' drawings, ink and pattern. Names and powers are messages. */

import { catalogue, t } from "../../lib/fluent";

const stripes = (angle: number, gap: number) => `repeating-linear-gradient(${angle}deg, currentColor 0 1.5px, transparent 1.5px ${gap}px)`;
const dots = (gap: number) => `radial-gradient(circle at 50% 50%, currentColor 1.4px, transparent 1.8px) 0 0 / ${gap}px ${gap}px`;

/** An ink dark enough on parchment, and a pattern, so that colour is never the only sign. */
export const looks: Record<string, { ink: string; pattern: string }> = {
  dracula: { ink: "#8c1322", pattern: stripes(90, 5) },
  "boogie-monster": { ink: "#5b2a7a", pattern: dots(7) },
  "doctor-jekyll": { ink: "#1f5d52", pattern: stripes(45, 7) },
  "swamp-creature": { ink: "#3a5a17", pattern: stripes(0, 4) },
  "van-helsing": { ink: "#6b3d10", pattern: `${stripes(45, 8)}, ${stripes(-45, 8)}` },
  trickster: { ink: "#9a3a06", pattern: `${stripes(0, 6)}, ${stripes(90, 6)}` },
  ghost: { ink: "#3d4a5e", pattern: dots(5) },
  alucard: { ink: "#7a1346", pattern: stripes(-45, 5) },
  witch: { ink: "#3b2f86", pattern: dots(9) },
  zombie: { ink: "#4d5219", pattern: stripes(-60, 9) },
};

export const look = (guest: string) => looks[guest] ?? { ink: "#2b1c14", pattern: stripes(90, 8) };

/** "Ghost", for a card. */
export const guestName = (guest: string): string => t(`feast-guest-${guest}`);

/** "the Ghost", within a sentence. */
export const theGuest = (guest: string): string =>
  catalogue.has(`feast-guest-${guest}`, "the") ? t(`feast-guest-${guest}.the`) : guestName(guest);
