/**
 * What Ankh says over the wire. Here, and nowhere else, what the table carries
 * is taken for Ankh's: whoever asks has a table at which it is played.
 */
import type { Event, Setup, View } from "$generated/ankh.ts";
import { useTable as useAnyTable } from "$lib/table-context.ts";
import type { Table } from "$lib/table.svelte.ts";

export type * from "$generated/ankh.ts";
export { components } from "$generated/ankh-components.ts";
import type { Verb } from "$generated/ankh-actions.ts";
import type { STEPS } from "$generated/ankh-kinds.ts";
export { ACTIONS, type Verb } from "$generated/ankh-actions.ts";
export { EVENTS, REFUSALS, STEPS } from "$generated/ankh-kinds.ts";

export interface Ankh {
  view: View;
  event: Event;
  setup: Setup;
  /** The rules of Ankh tell no odds. */
  odds: never;
  verb: Verb;
  step: StepName;
}

/** A step at which somebody is asked, by name. */
export type StepName = keyof typeof STEPS;

/** The table on screen. */
export function useTable(): Table<Ankh> {
  return useAnyTable() as unknown as Table<Ankh>;
}
