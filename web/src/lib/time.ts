/** Time that is left, in words. */

import { t } from "./fluent";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2:05", and by post "3 h 12 min", "2 days 4 h". */
export function remaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  if (days > 0) return t("web-time-days", { days, hours });
  if (hours > 0) return t("web-time-hours", { hours, minutes });
  return `${minutes}:${String(seconds % MINUTE).padStart(2, "0")}`;
}
