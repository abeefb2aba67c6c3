import { untrack } from "svelte";
import type { Telling } from "$lib/telling.svelte.ts";
import type { GameEvent, GameTypes } from "$lib/wire.ts";
import { attentionIn, type Attention, type Sights } from "./attention.ts";

/** Keeps an eye on what is told: where to look now. For the init of a component. */
export class Attentive {
  /** What was worth a look stays so until something else is. */
  attention = $state.raw<Attention | null>(null);
  /** The last happening that has been shown to its end. */
  #watched = $state(-1);

  /** `sightsOf` tells what there is to look at, `events` being those on show. */
  constructor(telling: Pick<Telling, "playing">, sightsOf: (events: readonly GameEvent[]) => Sights) {
    $effect(() => {
      const { serial, budget } = telling.playing;
      const timer = setTimeout(() => (this.#watched = serial), budget);
      return () => clearTimeout(timer);
    });
    $effect.pre(() => {
      const sights = sightsOf(telling.playing.serial === this.#watched ? [] : telling.playing.events);
      const next = attentionIn(sights);
      untrack(() => (this.attention = next ?? this.attention ?? (sights.home.length > 0 ? { places: sights.home, needed: false } : null)));
    });
  }

  static at<G extends GameTypes>(telling: Pick<Telling<G>, "playing">, sightsOf: (events: readonly G["event"][]) => Sights): Attentive {
    return new Attentive(telling as unknown as Telling, sightsOf as (events: readonly GameEvent[]) => Sights);
  }
}
