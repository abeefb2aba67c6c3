import { expect, it } from "vitest";
import { progressOf } from "./lesson.ts";

it("counts decisions to the end", () => {
  const hint = { words: "lesson-build", action: "build a 2", step: 1, steps: 3 };
  expect(progressOf(hint)).toEqual({ done: 0, all: 3 });
  expect(progressOf({ ...hint, step: 3 })).toEqual({ done: 2, all: 3 });
  expect(progressOf({ ...hint, words: "lesson-free", action: null, step: 3 })).toEqual({ done: 3, all: 3 });
});
