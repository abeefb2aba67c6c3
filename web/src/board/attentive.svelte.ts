import { untrack } from "svelte";
import type { Table } from "$lib/table.svelte.ts";
import type { GameEvent, GameTypes } from "$lib/wire.ts";
import { attentionIn, type Attention, type Sights } from "./attention.ts";

/** Keeps an eye on the table: where to look now. For the init of a component. */
export class Attentive {
  /** What was worth a look stays so until something else is. */
  attention = $state.raw<Attention | null>(null);
  /** The last happening that has been shown to its end. */
  #watched = $state(-1);

  /** `sightsOf` tells what there is to look at, `events` being those on show. */
  constructor(table: Table, sightsOf: (events: readonly GameEvent[]) => Sights) {
    $effect(() => {
      const { serial, budget } = table.playing;
      const timer = setTimeout(() => (this.#watched = serial), budget);
      return () => clearTimeout(timer);
    });
    $effect.pre(() => {
      const sights = sightsOf(table.playing.serial === this.#watched ? [] : table.playing.events);
      const next = attentionIn(sights);
      untrack(() => (this.attention = next ?? this.attention ?? (sights.home.length > 0 ? { places: sights.home, needed: false } : null)));
    });
  }

  static at<G extends GameTypes>(table: Table<G>, sightsOf: (events: readonly G["event"][]) => Sights): Attentive {
    return new Attentive(table as unknown as Table, sightsOf as (events: readonly GameEvent[]) => Sights);
  }
}
