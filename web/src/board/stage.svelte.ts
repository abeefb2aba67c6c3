/** Plays scenes one after the other; who watches may skip them. */

import type { Point } from "./curves.ts";
import { eased, pointOn } from "./motion.ts";
import type { Scene } from "./motion.ts";
import type { TroopPiece } from "./pieces.ts";

export interface Walker {
  readonly troop: TroopPiece;
  readonly at: Point;
  /** 0 to 1: fades while it teleports. */
  readonly presence: number;
}

export class Stage {
  /** The troops while something is shown; null when the view itself is the truth. */
  troops = $state.raw<readonly TroopPiece[] | null>(null);
  walker = $state.raw<Walker | null>(null);
  #run = 0;

  /** Shows the scenes; resolves when they are over or were skipped. */
  async play(scenes: readonly Scene[]): Promise<void> {
    const run = ++this.#run;
    for (const scene of scenes) {
      this.troops = scene.troops;
      await this.#show(scene, run);
      if (run !== this.#run) return;
    }
    this.skip();
  }

  /** At once to how things are now. */
  skip(): void {
    this.#run += 1;
    this.troops = null;
    this.walker = null;
  }

  #show({ walk, duration }: Scene, run: number): Promise<void> {
    return new Promise((done) => {
      // The clock starts with the first picture: setting the scene may have taken a while.
      let start: number | null = null;
      const tick = (now: number): void => {
        start ??= now;
        const share = Math.min(1, (now - start) / duration);
        if (run !== this.#run || share >= 1) {
          if (run === this.#run) this.walker = null;
          done();
          return;
        }
        if (walk) this.walker = walkerAt(walk, share);
        requestAnimationFrame(tick);
      };
      if (walk) this.walker = walkerAt(walk, 0);
      requestAnimationFrame(tick);
    });
  }
}

function walkerAt({ troop, path, way }: NonNullable<Scene["walk"]>, share: number): Walker {
  if (way !== "teleport") return { troop, at: pointOn(path, eased(share)), presence: 1 };
  // Gone from the one place, then there in the other.
  const at = (share < 0.5 ? path[0] : path.at(-1)) as Point;
  return { troop, at, presence: Math.abs(1 - 2 * share) };
}
