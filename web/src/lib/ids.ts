/**
 * An id nobody else uses. `crypto.randomUUID` would do, but browsers keep it
 * from pages served over plain http, which is how a table in a home network is.
 */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
