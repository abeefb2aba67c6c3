/** A link to one moment of a game. */
export function momentLink(id: string, count: number): string {
  return `/table/${encodeURIComponent(id)}?at=${count}`;
}

/** The moment that an address asks for: after how many actions. */
export function momentAsked(search: string): number | null {
  const at = new URLSearchParams(search).get("at");
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}
