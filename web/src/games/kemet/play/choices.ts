import { inPlace, type Choice } from "$play/choices.ts";
import { DELTA_TEMPLE, districtOf, SANCTUARY } from "../board/zones.ts";
import { components, type Step, type StepName, type View } from "../wire.ts";

/** Steps that are always about the same zone. */
const ALWAYS_AT: Partial<Record<StepName, string>> = { offering: SANCTUARY, delta_temple: DELTA_TEMPLE };

/** The zone a step is about; null where it is about none. */
export function zoneOfStep(view: View, step: Step, seat: number): string | null {
  if (typeof step !== "object") return ALWAYS_AT[step as StepName] ?? null;
  const [about = {}] = Object.values(step) as { zone?: string; district?: string }[];
  if (about.zone !== undefined) return about.zone;
  return about.district === undefined ? null : districtOf(view.players[seat]?.city ?? null, about.district);
}

/** Cards of my hand are asked for, and nothing else but buttons: so they belong beside the question. */
export function asksForCards(choices: readonly Choice[]): boolean {
  return inPlace(choices, "card", "di").length > 0 && choices.every(({ place }) => ["card", "di", "button"].includes(place));
}

const GOLDEN: ReadonlySet<string> = new Set(components.tiles.filter(({ golden }) => golden).map(({ id }) => id));

export function hasGolden(view: View, seat: number): boolean {
  return view.players[seat]?.tiles.some((tile) => GOLDEN.has(tile)) ?? false;
}

/** Gold tokens belong to everybody, or to who owns a tile for them. */
export function goldIsThere(view: View, seat: number): boolean {
  return view.rules.gold_from_start || hasGolden(view, seat);
}
