import { argumentOf, type Deed, type ParsedOffer } from "$lib/notation.ts";
import type { Reference } from "$lib/reference.ts";
import type { Deciding } from "$play/deciding.ts";
import { districtOf } from "../board/zones.ts";
import type { Kemet, Verb, View } from "../wire.ts";
import { buttonsAmong, hasPanel, inPanelOrder } from "./places.ts";
import { promptCase, promptNote } from "./prompts.ts";
import { placeOf, type Place } from "./verbs.ts";

/** What is touched for each place. A companion is sent by touching the zone it goes to. */
const TOUCHED: Partial<Record<Place, string>> = {
  zone: "zone",
  space: "space",
  market: "tile",
  tile: "tile",
  card: "card",
  di: "di",
};

function subjectOf(offer: ParsedOffer<Verb>, place: string): Reference | null {
  // Where they come from is asked next.
  if (offer.verb === "gather") return { kind: "zone", id: offer.args[1] ?? "" };
  if (offer.verb === "gold") return { kind: "space", id: "apex" };
  const kind = TOUCHED[place as Place];
  if (kind === undefined) return null;
  const id = argumentOf(offer, kind);
  return id === null ? null : { kind, id };
}

function spotOf(deed: Deed, view: View, seat: number): Reference | null {
  const zone = argumentOf(deed, "zone");
  if (zone !== null) return { kind: "zone", id: zone };
  const district = argumentOf(deed, "district");
  const own = district === null ? null : districtOf(view.players[seat]?.city ?? null, district);
  if (own !== null) return { kind: "zone", id: own };
  const city = argumentOf(deed, "city");
  return city === null ? null : { kind: "city", id: city };
}

/** How Kemet is decided. */
export const deciding: Deciding<Kemet> = {
  placeOf,
  subjectOf,
  // Arranging companions is one thing with many ways, not many buttons.
  bundleOf: ({ verb }, place) => (place === "count" || verb === "exchange" ? verb : null),
  buttons: buttonsAmong,
  primary: ["resolve", "end-turn", "sacrifice", "done", "stay", "retreat"],
  inPanels: (offers) => inPanelOrder(offers.filter(({ verb }) => hasPanel(verb))),
  stepOf: (view) => view.steps.at(-1) ?? null,
  promptCase,
  promptNote,
  promptWords: ({ march }) => ({ units: march.units + (march.mates ?? []).reduce((sum, units) => sum + units, 0) }),
  enough: ["end-turn", "done", "decline"],
  spotOf,
  marked: ["space", "tile", "card", "di", "power"],
};
