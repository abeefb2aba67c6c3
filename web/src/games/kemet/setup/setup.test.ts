import { describe, expect, it } from "vitest";
import { setup } from "./setup.ts";

describe("the form of a new table", () => {
  it("begins with the newest edition", () => {
    const draft = setup.draft();
    expect(draft.edition).toBe("rise");
    expect(setup.most?.(draft)).toBe(6);
    expect(setup.most?.({ ...draft, edition: "first" })).toBe(5);
  });

  it("sends nothing that belongs to another edition", () => {
    const house = { ...setup.draft().house, sudden_end: true };
    const draft = { ...setup.draft(), renewal: true, extraDi: true, length: "long" as const, house };
    expect(setup.setupOf(draft, 2)).toMatchObject({ edition: "rise", renewal: true, extra_di: true, long: false, house: { sudden_end: false } });
    expect(setup.setupOf({ ...draft, edition: "bs-2021" }, 2)).toMatchObject({ renewal: false, extra_di: false, long: false, house: { sudden_end: false } });
    expect(setup.setupOf({ ...draft, edition: "first" }, 2)).toMatchObject({ renewal: false, extra_di: false, long: true, beginner: false, house: { sudden_end: true } });
    expect(setup.setupOf({ ...draft, edition: "first", length: "beginner" }, 2)).toMatchObject({ long: false, beginner: true });
  });

  it("tells those who wait what was agreed", () => {
    const draft = { ...setup.draft(), edition: "first" as const, house: { ...setup.draft().house, two_cards: true } };
    expect(setup.agreed(setup.setupOf(draft, 3))).toEqual(["First edition (2012)", "By lot", "8 victory points win.", "Two cards by chance"]);
    expect(setup.agreed(setup.setupOf(setup.draft(), 3))).toEqual(["Rise of the Gods (2024)", "By lot"]);
  });
});
