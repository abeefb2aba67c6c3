import type { Event } from "./box.ts";

/** A region that somebody had for themselves in a conflict. */
export interface Dominance {
  readonly region: number;
  readonly seat: number;
  /** What it brought. */
  readonly devotion: number;
}

/** The regions won without a battle, each with the devotion told right after it. */
export function dominancesIn(events: readonly Event[]): Dominance[] {
  return events.flatMap((event, at) => {
    if (event.what !== "dominated") return [];
    const { region, seat } = event;
    return [{ region, seat, devotion: gainOf(seat, events.slice(at + 1)) }];
  });
}

/** The devotion a god gains before anything else happens. */
function gainOf(seat: number, events: readonly Event[]): number {
  let gained = 0;
  for (const event of events) {
    if (event.what !== "devotion_changed" || event.seat !== seat) break;
    gained += event.to - event.from;
  }
  return gained;
}
