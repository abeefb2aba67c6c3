import type { Moments } from "./moments.ts";
import type { Telling } from "./telling.svelte.ts";

/** How long each moment stays, besides what moves in it. */
const REST = 350;
/** Moments fetched ahead. */
const AHEAD = 40;

export const SPEEDS = [1, 2, 4] as const;

/** Plays a stretch of the record on the board: a finished game, or what was missed. */
export class Replay {
  from = $state(0);
  to = $state(0);
  running = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  #run = 0;

  constructor(
    private readonly telling: Telling,
    private readonly moments: Pick<Moments, "within">,
  ) {}

  at = $derived.by(() => this.telling.moment?.count ?? this.telling.count);

  /** Plays from one number of actions to another. */
  async play(from: number, to: number): Promise<void> {
    this.from = from;
    this.to = to;
    await this.telling.showMoment(from);
    await this.#go();
  }

  async toggle(): Promise<void> {
    if (this.running) return this.pause();
    this.to = this.telling.count;
    if (this.at >= this.to) await this.telling.showMoment(this.from);
    await this.#go();
  }

  pause(): void {
    this.running = false;
    this.#run += 1;
  }

  async jump(count: number): Promise<void> {
    this.pause();
    await this.telling.showMoment(Math.max(0, Math.min(count, this.telling.count)));
  }

  /** A step further: of what is being told, where something is. */
  async forward(): Promise<void> {
    this.pause();
    if (this.telling.retold !== null) this.telling.tellNext();
    else await this.jump(this.at + 1);
  }

  stop(): void {
    this.pause();
    this.telling.backToNow();
  }

  async #go(): Promise<void> {
    this.running = true;
    const run = ++this.#run;
    while (run === this.#run && this.at < this.to) {
      await this.#hearOut(run);
      if (run !== this.#run) return;
      const next = this.at + 1;
      await this.moments.within(next, Math.min(next + AHEAD, this.to));
      if (run !== this.#run) return;
      await this.telling.showMoment(next);
      await rest((this.telling.playing.budget + REST) / this.speed);
    }
    await this.#hearOut(run);
    if (run === this.#run) this.running = false;
  }

  /** Lets everything be told that is told step by step. */
  async #hearOut(run: number): Promise<void> {
    while (run === this.#run && this.telling.retold !== null) {
      const { retold } = this.telling;
      await rest(this.telling.retellingTime / this.speed);
      // A hand may have been quicker.
      if (run === this.#run && this.telling.retold === retold) this.telling.tellNext();
    }
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
