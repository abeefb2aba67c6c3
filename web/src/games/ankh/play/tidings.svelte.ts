import type { Event, View } from "../wire.ts";

/** What changed the whole game. */
export type News = { what: "merged"; higher: number; lower: number; devotion: number } | { what: "forgotten"; seats: number[] };

/** News that stay until they are read. */
export class Tidings {
  news = $state.raw<News | null>(null);
  #serial = -1;

  follow(playing: { serial: number; events: readonly Event[]; before: View | null }): void {
    if (playing.serial === this.#serial) return;
    this.#serial = playing.serial;
    const fresh = newsIn(playing.events);
    if (fresh !== null) this.news = fresh;
  }

  read(): void {
    this.news = null;
  }
}

export function newsIn(events: readonly Event[]): News | null {
  const merged = events.find((event) => event.what === "merged");
  if (merged?.what === "merged") {
    const { higher, lower, devotion } = merged;
    return { what: "merged", higher, lower, devotion };
  }
  const seats = events.flatMap((event) => (event.what === "forgotten" ? [event.seat] : []));
  return seats.length > 0 ? { what: "forgotten", seats } : null;
}
