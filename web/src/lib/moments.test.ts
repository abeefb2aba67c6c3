import { describe, expect, it } from "vitest";
import { viewOf } from "./fake-line.ts";
import { Moments } from "./moments.ts";
import type { Moment } from "./wire.ts";

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const momentsOf = (from: number, to: number): Moment[] => span(from, to).map((count) => ({ count, seat: null, events: [], view: viewOf(count) }) as Moment);
const counts = (moments: readonly Moment[]) => moments.map(({ count }) => count);

/** A record of so many actions, and what was asked of it. */
function recordOf(length: number) {
  const asked: [number, number][] = [];
  const fetch = (from: number, to: number) => {
    asked.push([from, to]);
    return Promise.resolve(momentsOf(from, Math.min(to, length)));
  };
  return { asked, moments: new Moments(fetch) };
}

describe("moments", () => {
  it("come in pages, and once", async () => {
    const { asked, moments } = recordOf(200);
    expect(counts(await moments.within(0, 79))).toEqual(span(0, 79));
    expect(asked).toEqual([[0, 59], [60, 79]]);
    expect(counts(await moments.within(30, 40))).toEqual(span(30, 40));
    expect(asked).toHaveLength(2);
    expect(counts(await moments.within(70, 85))).toEqual(span(70, 85));
    expect(asked.at(-1)).toEqual([80, 85]);
  });

  it("end where the record does", async () => {
    const { asked, moments } = recordOf(3);
    expect(counts(await moments.within(2, 99))).toEqual([2, 3]);
    expect(asked).toEqual([[2, 61], [4, 63]]);
    expect(await moments.within(9, 5)).toEqual([]);
  });

  it("are fetched again when they are forgotten, even on their way", async () => {
    const answers: ((moments: Moment[]) => void)[] = [];
    const moments = new Moments(() => new Promise((resolve) => answers.push(resolve)));
    const wanted = moments.within(1, 1);
    moments.forget();
    answers[0]?.([{ ...momentsOf(1, 1)[0], view: "of other eyes" } as Moment]);
    await Promise.resolve();
    expect(answers).toHaveLength(2);
    answers[1]?.(momentsOf(1, 1));
    expect((await wanted)[0]?.view).toEqual(viewOf(1));
    moments.forget();
    void moments.within(1, 1);
    expect(answers).toHaveLength(3);
  });
});
