import { Play, usePlay as useAnyPlay } from "$play/session.svelte.ts";
import type { Ankh } from "../wire.ts";

/** What a player of Ankh is in the middle of. */
export class AnkhPlay extends Play<Ankh> {}

/** What I am in the middle of at the table on screen; for the init of a component. */
export function usePlay(): AnkhPlay {
  return useAnyPlay() as unknown as AnkhPlay;
}
