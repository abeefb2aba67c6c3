import type { Point } from "./curves.ts";

/** A way that leads further than a border: over water, or by magic. */
export interface FarWay {
  readonly to: string;
  readonly by: "ship" | "magic";
  readonly line: readonly [Point, Point];
}

/** What a place has around it, for whoever asks about it. */
export interface Around {
  /** What it borders, or belongs together with. */
  readonly near: readonly string[];
  readonly ways: readonly FarWay[];
}

/** A bow between two points, so that ways of one place do not lie upon each other. */
export function bowOf([from, to]: FarWay["line"]): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = 0.18;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 - bend * dy} ${(from.y + to.y) / 2 + bend * dx} ${to.x} ${to.y}`;
}
