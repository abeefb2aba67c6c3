import { expect, test } from "vitest";
import { mayHaveMat } from "./mat-room.ts";

const HEADER = 44;
const FOLDS = 30;

test.each([
  [1366, 640, false],
  [1280, 720, false],
  [1366, 768, false],
  [1440, 900, true],
  [1920, 1080, true],
])("at %d × %d the whole mat is open by itself: %s", (width, height, whole) => {
  const side = Math.min(Math.max(272, 0.21 * width), 416);
  expect(mayHaveMat(width - 2 * side - FOLDS, height - HEADER)).toBe(whole);
});

test("before anything is measured there is one row", () => {
  expect(mayHaveMat(0, 0)).toBe(false);
});
