import type { Eye, TableInfo } from "./wire.ts";

export function mySeats(info: TableInfo | null): number[] {
  return (info?.seats ?? []).filter(({ holder }) => holder.type === "person" && holder.me).map(({ seat }) => seat);
}

/** Mine, and no bot plays it for me. */
export function playsMyself(info: TableInfo | null, seat: number): boolean {
  const holder = info?.seats[seat]?.holder;
  return holder?.type === "person" && holder.me && holder.away === null;
}

/** Somebody else's, who is no bot. */
export function isOther(info: TableInfo | null, seat: number): boolean {
  const holder = info?.seats[seat]?.holder;
  return holder?.type === "person" && !holder.me;
}

/** The seat through whose eyes one looks; null for those who look on. */
export function seatOf(eye: Eye): number | null {
  return typeof eye === "object" ? eye.Seat : null;
}
