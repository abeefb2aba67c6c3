import type { ParsedOffer } from "$lib/notation.ts";
import { cheapest, inPlace, type Choice } from "$play/choices.ts";
import { components, type Step, type View } from "../wire.ts";
import { rowOf, type ZoneKind } from "./verbs.ts";

export interface ZoneChoice {
  zone: string;
  kind: ZoneKind;
  /** Enemies stand there: it means battle. */
  attack: boolean;
  cost: number | null;
  offers: ParsedOffer[];
}

/** One entry per zone: where a step and a teleport lead to the same zone, a click asks which. */
export function zoneChoices(choices: readonly Choice[]): ZoneChoice[] {
  const zones = new Map<string, ZoneChoice>();
  for (const { verb, subject, offers } of inPlace(choices, "zone")) {
    if (!subject) continue;
    const known = zones.get(subject.id);
    const all = [...(known?.offers ?? []), ...offers];
    zones.set(subject.id, {
      zone: subject.id,
      kind: known?.kind ?? rowOf(verb).zone ?? "target",
      attack: all.some(({ attack }) => attack),
      cost: cheapest(all),
      offers: all,
    });
  }
  return [...zones.values()];
}

/** Steps that are always about the same zone. */
const ALWAYS_AT: Partial<Record<string, string>> = { offering: "d_s", delta_temple: "d_t" };

/** The zone a step is about; null where it is about none. */
export function zoneOfStep(view: View, step: Step, seat: number): string | null {
  if (typeof step !== "object") return ALWAYS_AT[step] ?? null;
  const [about = {}] = Object.values(step) as { zone?: string; district?: string }[];
  if (about.zone !== undefined) return about.zone;
  const city = view.players[seat]?.city ?? null;
  return about.district === undefined || city === null ? null : `${city}${about.district}`;
}

/** Cards of my hand are asked for, and nothing else but buttons: so they belong beside the question. */
export function asksForCards(choices: readonly Choice[]): boolean {
  return inPlace(choices, "card", "di").length > 0 && choices.every(({ place }) => ["card", "di", "button"].includes(place));
}

/** Steps in which to decline is to lose a whole action. */
const ACTIONS = ["build", "acquire", "move_start", "divine_power"];

/** Why one should think twice; null where a click may just act. */
export type Hurt = "attack" | "discard" | "lose-action" | "end-turn" | "no-golden";

export function hurts(offer: ParsedOffer, view: View, seat: number, step: string): Hurt | null {
  if (offer.attack) return "attack";
  if (rowOf(offer.verb).givesUp) return "discard";
  if (offer.verb === "decline" && ACTIONS.includes(step)) return "lose-action";
  if (offer.verb === "gold" && !hasGolden(view, seat)) return "no-golden";
  if (offer.verb === "end-turn" && view.turn.pending.length > 0) return "end-turn";
  return null;
}

const GOLDEN: ReadonlySet<string> = new Set(components.tiles.filter(({ golden }) => golden).map(({ id }) => id));

export function hasGolden(view: View, seat: number): boolean {
  return view.players[seat]?.tiles.some((tile) => GOLDEN.has(tile)) ?? false;
}

/** Gold tokens belong to everybody, or to who owns a tile for them. */
export function goldIsThere(view: View, seat: number): boolean {
  return view.rules.gold_from_start || hasGolden(view, seat);
}
