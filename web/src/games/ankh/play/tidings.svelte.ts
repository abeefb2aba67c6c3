import type { View } from "../wire.ts";

/** What changed the whole game. */
export type News = { what: "merged"; higher: number; lower: number; devotion: number } | { what: "forgotten"; seats: readonly number[] };

/** News that stay until they are read. */
export class Tidings {
  news = $state.raw<News | null>(null);
  #seen: View | null = null;

  /** Compares with what was seen last: several things may have happened since. Who has just come finds no news. */
  follow(view: View | null): void {
    if (view === null) return;
    const fresh = this.#seen === null ? null : newsBetween(this.#seen, view);
    this.#seen = view;
    if (fresh !== null) this.news = fresh;
    else if (this.news !== null && !isTrueIn(this.news, view)) this.news = null;
  }

  read(): void {
    this.news = null;
  }
}

/** Whether the game goes on after these news: not where one has gone back before them, nor at the end. */
function isTrueIn(news: News, { merger, forgotten, outcome }: View): boolean {
  if (outcome !== null) return false;
  return news.what === "merged" ? merger !== null : news.seats.every((seat) => forgotten.includes(seat));
}

export function newsBetween(before: View, now: View): News | null {
  const seats = now.forgotten.filter((seat) => !before.forgotten.includes(seat));
  // Who goes back in time gets no news of what was undone.
  if (now.events < before.events) return null;
  if (seats.length > 0) return now.outcome === null ? { what: "forgotten", seats } : null;
  if (before.merger !== null || now.merger === null) return null;
  const { higher, lower } = now.merger;
  return { what: "merged", higher, lower, devotion: now.players[higher]?.devotion ?? 0 };
}
