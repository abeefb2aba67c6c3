/** What the table offers, as choices on the board. */

import type { View } from "../wire.ts";
import { isIcon, type IconName } from "$lib/icons.ts";
import { argumentOf, type ParsedOffer } from "$lib/notation.ts";
import { actionSentence, plain } from "$lib/words.ts";
import { cheapest } from "$play/choices.ts";
import type { ZoneChoice } from "../play/choices.ts";
import { rowOf } from "../play/verbs.ts";
import { choiceOf, type Choice, type ChoiceKind } from "./choices.ts";
import type { Drawing } from "./drawing.ts";
import { DISTRICTS, isZone, type CityId, type ZoneId } from "./zones.ts";

type Choose = (offers: readonly ParsedOffer[]) => void;

const KINDS: Record<ZoneChoice["kind"], ChoiceKind> = {
  troop: "troop",
  move: "step",
  teleport: "teleport",
  place: "place",
  attach: "companion",
  target: "strike",
  collect: "collect",
  fight: "fight",
  god: "god",
};

/** A step between harbors that do not lie side by side goes by ship. */
function isSailing(drawing: Drawing, from: ZoneId | null, to: ZoneId): boolean {
  if (from === null || drawing.touch(from, to)) return false;
  if (drawing.harbor(from, to)) return true;
  return drawing.shape(from).port !== null && drawing.shape(to).port !== null;
}

/** The one creature or servant all these offers are about. */
function companionIcon(offers: readonly ParsedOffer[]): IconName | null {
  const [only, ...others] = new Set(offers.map((offer) => argumentOf(offer, "companion")));
  const name = `companion-${only ?? ""}`;
  return others.length === 0 && isIcon(name) ? name : null;
}

/** Choices about zones, as the play area sorts them. */
export function zoneChoices(
  drawing: Drawing,
  found: readonly (ZoneChoice & { label: string })[],
  marching: ZoneId | null,
  choose: Choose,
): Choice[] {
  return found.flatMap(({ zone, kind, attack, cost, offers, label }) => {
    if (!isZone(zone)) return [];
    const steps = kind === "move" && isSailing(drawing, marching, zone) ? "sail" : KINDS[kind];
    return [choiceOf({ place: zone, kind: attack ? "fight" : steps, label, cost, icon: companionIcon(offers), onchoose: () => choose(offers) })];
  });
}

function label(offers: readonly ParsedOffer[]): string {
  return plain(actionSentence(offers[0]?.action ?? ""));
}

/** Pyramids of the own city that can grow or change. */
export function pyramidChoices(offers: readonly ParsedOffer[], city: CityId | null, choose: Choose): Choice[] {
  if (!city) return [];
  return DISTRICTS.flatMap((letter) => {
    const here = offers.filter((offer) => rowOf(offer.verb).atDistrict && argumentOf(offer, "district") === letter);
    if (here.length === 0) return [];
    return [choiceOf({ place: `${city}${letter}`, kind: "pyramid", label: label(here), cost: cheapest(here), onchoose: () => choose(here) })];
  });
}

/** Pyramids of other cities that the own troops occupy. */
export function occupiedChoices(offers: readonly ParsedOffer[], choose: Choose): Choice[] {
  const raises = offers.filter(({ verb }) => verb === "raise");
  const zones = new Set(raises.flatMap((offer) => argumentOf(offer, "zone") ?? []));
  return [...zones].filter(isZone).map((place) => {
    const here = raises.filter((offer) => argumentOf(offer, "zone") === place);
    return choiceOf({ place, kind: "pyramid", label: label(here), cost: cheapest(here), onchoose: () => choose(here) });
  });
}

/** Cities to live in: any of their districts will do. */
export function cityChoices(offers: readonly ParsedOffer[], choose: Choose): Choice[] {
  return offers
    .filter(({ verb }) => verb === "city")
    .flatMap((offer) =>
      DISTRICTS.flatMap((letter) => {
        const zone = `${argumentOf(offer, "city")}${letter}`;
        if (!isZone(zone)) return [];
        return [choiceOf({ place: zone, kind: "city", label: label([offer]), cost: null, onchoose: () => choose([offer]) })];
      }),
    );
}

/** What one would have to try to enter or take up a zone now; the refusal says why not. */
export function attemptFor(view: View, zone: ZoneId, mine: boolean): string {
  if (view.march.at !== null) return `step ${zone}`;
  return mine ? `troop ${zone}` : `step ${zone}`;
}
