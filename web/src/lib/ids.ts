/** An id for a message of mine; works without a secure context too, where there is no `randomUUID`. */
export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}
