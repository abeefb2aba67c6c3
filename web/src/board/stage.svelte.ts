/** Plays scenes one after the other; who watches may skip them. */

import type { Point } from "./curves.ts";
import { eased, pointOn } from "./paths.ts";

/** A piece on its way; while it walks it stands nowhere. */
export interface Walk<Piece> {
  readonly piece: Piece;
  readonly path: readonly Point[];
  /** Gone from the one place, then there in the other, instead of walking between them. */
  readonly fades: boolean;
}

/** Who stands where while somebody walks, and for how long, in ms. */
export interface Scene<Piece> {
  readonly standing: readonly Piece[];
  readonly walk: Walk<Piece> | null;
  readonly duration: number;
}

export interface Walker<Piece> {
  readonly piece: Piece;
  readonly at: Point;
  /** 0 to 1: fades while it teleports. */
  readonly presence: number;
}

/** Something that happened, to be shown once: `serial` tells one from the next. */
export interface Happening<View, Event> {
  readonly serial: number;
  readonly events: readonly Event[];
  readonly before: View | null;
  /** How long it may take, in ms. */
  readonly budget?: number;
}

export class Stage<Piece> {
  /** The pieces while something is shown; null when the view itself is the truth. */
  standing = $state.raw<readonly Piece[] | null>(null);
  walker = $state.raw<Walker<Piece> | null>(null);
  #run = 0;
  #shown = -1;

  /** Shows what has happened since, as the scenes a game makes of it; false if it was shown before. */
  follow<View, Event>(
    { serial, events, before, budget }: Happening<View, Event>,
    motion: boolean,
    scenesOf: (before: View, events: readonly Event[], budget: number | undefined) => readonly Scene<Piece>[],
  ): boolean {
    if (serial === this.#shown) return false;
    this.#shown = serial;
    if (!motion || before === null || budget === 0) this.skip();
    else void this.play(scenesOf(before, events, budget));
    return true;
  }

  /** Shows the scenes; resolves when they are over or were skipped. */
  async play(scenes: readonly Scene<Piece>[]): Promise<void> {
    const run = ++this.#run;
    for (const scene of scenes) {
      this.standing = scene.standing;
      await this.#show(scene, run);
      if (run !== this.#run) return;
    }
    this.skip();
  }

  /** At once to how things are now; false if they were shown already. */
  interrupt(): boolean {
    const showing = this.standing !== null;
    if (showing) this.skip();
    return showing;
  }

  skip(): void {
    this.#run += 1;
    this.standing = null;
    this.walker = null;
  }

  #show({ walk, duration }: Scene<Piece>, run: number): Promise<void> {
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

function walkerAt<Piece>({ piece, path, fades }: Walk<Piece>, share: number): Walker<Piece> {
  if (!fades) return { piece, at: pointOn(path, eased(share)), presence: 1 };
  const at = (share < 0.5 ? path[0] : path.at(-1)) as Point;
  return { piece, at, presence: Math.abs(1 - 2 * share) };
}
