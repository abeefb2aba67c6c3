/** What the table offers, as choices on the board. */

import { choiceAt, type Asking, type PlaceChoice, type Way } from "$board/choices.ts";
import { isIcon, type IconName } from "$lib/icons.ts";
import { argumentOf, type ParsedOffer } from "$lib/notation.ts";
import { deciding } from "../play/deciding.ts";
import { rowOf } from "../play/verbs.ts";
import type { Verb, View } from "../wire.ts";
import type { Drawing } from "./drawing.ts";
import { districtsOf, isZone, type ZoneId } from "./zones.ts";

type Offers = [ParsedOffer<Verb>, ...ParsedOffer<Verb>[]];

/** The zones where an offer can be taken up. Cities to live in: any of their districts will do. */
function zonesOf(offer: ParsedOffer<Verb>, view: View, seat: number): readonly string[] {
  const spot = deciding.subjectOf(offer, rowOf(offer.verb).place) ?? deciding.spotOf(offer, view, seat);
  if (spot === null) return [];
  return spot.kind === "city" ? districtsOf(spot.id) : [spot.id];
}

/** A step between harbors that do not lie side by side goes by ship. */
function isSailing(drawing: Drawing, from: ZoneId | null, to: ZoneId): boolean {
  if (from === null || drawing.touch(from, to)) return false;
  if (drawing.harbor(from, to)) return true;
  return drawing.shape(from).port !== null && drawing.shape(to).port !== null;
}

/** The one creature or servant all these offers are about. */
function companionIcon(offers: Offers): IconName | null {
  const [only, ...others] = new Set(offers.map((offer) => argumentOf(offer, "companion")));
  const name = `companion-${only ?? ""}`;
  return others.length === 0 && isIcon(name) ? name : null;
}

/** How the first of these offers looks there; whatever leads into a fight looks like one. */
function wayOf(offers: Offers, zone: ZoneId, view: View, drawing: Drawing): Way | null {
  const own = rowOf(offers[0].verb).board;
  if (own === undefined) return null;
  const sails = own.byWater === true && isSailing(drawing, view.march.at, zone);
  const way: Way = offers.some(({ attack }) => attack) ? rowOf("fight").board ?? own : sails ? { ...own, icon: "sail" } : own;
  return { ...way, icon: companionIcon(offers) ?? way.icon };
}

/**
 * What can be chosen on the board: one entry for each zone and what is touched there, so that where a step and a
 * teleport lead to the same zone, a click asks which. Whatever else is offered is found elsewhere.
 */
export function choicesOf(offers: readonly ParsedOffer<Verb>[], view: View, seat: number, drawing: Drawing, asking: Asking): PlaceChoice[] {
  const found = new Map<string, { zone: ZoneId; offers: Offers }>();
  for (const offer of offers) {
    const { place, board } = rowOf(offer.verb);
    if (board === undefined) continue;
    for (const zone of zonesOf(offer, view, seat).filter(isZone)) {
      const known = found.get(`${place} ${zone}`);
      if (known) known.offers.push(offer);
      else found.set(`${place} ${zone}`, { zone, offers: [offer] });
    }
  }
  return [...found.values()].flatMap(({ zone, offers }) => {
    const way = wayOf(offers, zone, view, drawing);
    return way === null ? [] : [choiceAt(zone, offers, way, asking)];
  });
}

/** What one would have to try to enter or take up a zone now; the refusal says why not. */
export function attemptFor(view: View, zone: ZoneId, mine: boolean): string {
  if (view.march.at !== null) return `step ${zone}`;
  return mine ? `troop ${zone}` : `step ${zone}`;
}
