import { MOST_MOMENTS, type Moment } from "./wire.ts";

/** Past moments, as one pair of eyes saw them: each is fetched once. */
export class Moments {
  #known = new Map<number, Moment>();
  /** Counts the times when what was fetched so far became worthless. */
  #era = 0;

  constructor(private readonly fetch: (from: number, to: number) => Promise<readonly Moment[]>) {}

  /** The state after each number of actions in this span. */
  async within(from: number, to: number): Promise<Moment[]> {
    const wanted = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    const first = wanted.find((count) => !this.#known.has(count));
    if (first !== undefined) {
      const last = Math.min(to, first + MOST_MOMENTS - 1);
      const era = this.#era;
      const fetched = await this.fetch(first, last);
      if (era !== this.#era) return this.within(from, to);
      for (const moment of fetched) this.#known.set(moment.count, moment);
      if (fetched.length > 0 && last < to) return this.within(from, to);
    }
    return wanted.flatMap((count) => this.#known.get(count) ?? []);
  }

  /** After an undo, or for other eyes, the past looks different. */
  forget(): void {
    this.#era += 1;
    this.#known.clear();
  }
}
