import type { TableInfo } from "./wire.ts";

/**
 * In a hot-seat game: the seat whose person must take the place at the screen
 * before anything is shown; null when whoever looked last may look on.
 */
export function curtainFor(
  info: TableInfo,
  mine: readonly number[],
  awaiting: readonly number[],
  lifted: number | null,
): number | null {
  if (!info.options.hot_seat || info.status !== "playing" || mine.length < 2) return null;
  const awaited = awaiting.filter((seat) => mine.includes(seat));
  if (lifted !== null && (awaited.length === 0 || awaited.includes(lifted))) return null;
  return awaited[0] ?? mine[0] ?? null;
}
