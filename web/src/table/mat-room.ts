/** How high the play area is with the whole mat, in pixels: the prompt line and the mat. */
const WHOLE_MAT = 256;

/** A board that is less wide than this for its height has height to spare. */
const BOARD_SHAPE = 1.5;

/** Whether the whole mat takes nothing from a board of this width, where both share this height. */
export function mayHaveMat(width: number, height: number): boolean {
  return width > 0 && (height - WHOLE_MAT) * BOARD_SHAPE >= width;
}
