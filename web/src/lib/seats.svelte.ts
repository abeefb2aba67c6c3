import { callSeats } from "./words.ts";

export interface SeatFace {
  name: string;
  god: string | null;
}

/** Who sits where at the table on screen, for names and emblems in sentences. */
class Seats {
  faces = $state.raw<readonly SeatFace[]>([]);
}

export const seats = new Seats();

callSeats((seat) => seats.faces[seat]?.name ?? null);

export function godOfSeat(seat: number): string | null {
  return seats.faces[seat]?.god ?? null;
}
