/**
 * What Kemet says over the wire. Here, and nowhere else, what the table carries
 * is taken for Kemet's: whoever asks has a table at which it is played.
 */
import type { Event, Forecast, Setup, View } from "$generated/kemet.ts";
import { useTable as useAnyTable } from "$lib/table-context.ts";
import type { Table } from "$lib/table.svelte.ts";

export type * from "$generated/kemet.ts";
export { components } from "$generated/kemet-components.ts";
import type { Verb } from "$generated/kemet-actions.ts";
export { ACTIONS, type Verb } from "$generated/kemet-actions.ts";
import type { STEPS } from "$generated/kemet-kinds.ts";
export { EFFECTS, EVENTS, REFUSALS, STEPS } from "$generated/kemet-kinds.ts";

export interface Kemet {
  view: View;
  event: Event;
  setup: Setup;
  odds: Forecast;
  verb: Verb;
  step: StepName;
}

/** A step at which somebody is asked, by name. */
export type StepName = keyof typeof STEPS;

/** The table on screen. */
export function useTable(): Table<Kemet> {
  return useAnyTable() as Table<Kemet>;
}
