/** The room of a chart, in its own units. */
export interface Box {
  width: number;
  height: number;
}

/** A point of a line: from 0 to 1 to the right and upwards. */
export interface Point {
  x: number;
  y: number;
}

/** How far to the right. */
export const across = (share: number, { width }: Box): number => share * width;

/** How far down. */
export const down = (share: number, { height }: Box): number => (1 - share) * height;

const fine = (length: number) => Math.round(length * 10) / 10;

/** A line as a path. */
export function pathOf(line: readonly Point[], box: Box): string {
  return line.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${fine(across(x, box))} ${fine(down(y, box))}`).join("");
}

/** Labels for lines that end close together, pushed apart so that each can be read. */
export function spread(heights: readonly number[], least: number, most: number): number[] {
  const order = heights.map((_, seat) => seat).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed = [...heights];
  let above = -Infinity;
  for (const seat of order) {
    above = Math.max(placed[seat] ?? 0, above + least);
    placed[seat] = above;
  }
  const over = Math.max(0, above - most);
  return over === 0 ? placed : pushedUp(placed, order, least, most);
}

function pushedUp(placed: number[], order: readonly number[], least: number, most: number): number[] {
  let below = most + least;
  for (const seat of [...order].reverse()) {
    below = Math.min(placed[seat] ?? 0, below - least);
    placed[seat] = below;
  }
  return placed;
}
