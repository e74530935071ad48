/** Things by seat or slot number, whether they travel as a list (first is number 1) or under their numbers. */
export function numbered<T>(found: unknown): Map<number, T> {
  const map = new Map<number, T>();
  if (Array.isArray(found)) found.forEach((thing, k) => thing !== null && thing !== undefined && map.set(k + 1, thing as T));
  else if (typeof found === "object" && found !== null)
    for (const [key, thing] of Object.entries(found)) if (thing !== null) map.set(Number(key), thing as T);
  return map;
}
