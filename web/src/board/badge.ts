/** How high a badge is, in units of the board, where it is not enlarged. */
export const BADGE_HEIGHT = 34;

/** Readable on a small screen: a badge grows where the board is small. */
export function badgeSize(scale: number): number {
  return Math.min(1.7, Math.max(1, 0.62 / scale));
}
