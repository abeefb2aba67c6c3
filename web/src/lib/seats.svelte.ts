import type { Livery, Looks } from "./looks.ts";
import type { Reference } from "./reference.ts";
import { tongue } from "./tongue.ts";
import { callSeats } from "./words.ts";

export interface SeatFace {
  name: string;
  /** What marks the pieces; null before that is chosen. */
  livery: Livery | null;
}

/** Who sits where at the table on screen, for names and emblems in sentences. */
class Seats {
  faces = $state.raw<readonly SeatFace[]>([]);
}

export const seats = new Seats();

callSeats((seat) => seats.faces[seat]?.name ?? null);

export function liveryOfSeat(seat: number): Livery | null {
  return seats.faces[seat]?.livery ?? null;
}

/** How anything looks that a sentence points at. */
export function looksOf(thing: Reference): Looks {
  return thing.kind === "seat" ? { livery: liveryOfSeat(Number(thing.id)) } : tongue().looksOf(thing);
}
