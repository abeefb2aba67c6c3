import { describe, expect, it } from "vitest";
import { EMPTY_PLAN } from "./council.ts";
import { keptToLesson } from "./lesson-plan.ts";

describe("a council in a lesson", () => {
  it("keeps what the lesson expects", () => {
    const plan = { ...EMPTY_PLAN, play: "BC-2", discard: "BC-8", di: ["DI-01"] };
    expect(keptToLesson(plan, "play-card BC-2")).toBe(plan);
    expect(keptToLesson(plan, "discard-card BC-8")).toBe(plan);
    expect(keptToLesson(plan, "add DI-01")).toBe(plan);
    expect(keptToLesson(plan, null)).toBe(plan);
  });

  it("puts back what it does not", () => {
    const plan = { play: "BC-1", discard: "BC-1", di: ["DI-01", "DI-02"], declare: true };
    expect(keptToLesson(plan, "play-card BC-2").play).toBeNull();
    expect(keptToLesson(plan, "discard-card BC-8").discard).toBeNull();
    expect(keptToLesson(plan, "add DI-01").di).toEqual(["DI-01"]);
    expect(keptToLesson(plan, "hide").declare).toBe(false);
  });
});
