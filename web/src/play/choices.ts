import { components, type View } from "$generated/index.ts";
import { argumentOf, argumentsOf, type ArgumentKind, type ParsedOffer } from "$lib/notation.ts";
import type { Reference } from "$lib/reference.ts";
import { placeOf, type Place } from "./verbs.ts";

/** What a click on one thing can mean: offers that differ in a number or a detail only. */
export interface Choice {
  key: string;
  place: Place;
  verb: string;
  /** What is touched; null for a plain button. */
  subject: Reference | null;
  offers: ParsedOffer[];
}

/** What is touched for each place. A companion is sent by touching the zone it goes to. */
const TOUCHED: Partial<Record<Place, ArgumentKind>> = {
  zone: "zone",
  space: "space",
  market: "tile",
  tile: "tile",
  card: "card",
  di: "di",
};

function subjectOf(offer: ParsedOffer, place: Place): Reference | null {
  if (offer.verb === "gold") return { kind: "space", id: "apex" };
  const kind = TOUCHED[place];
  if (kind === undefined || kind === "district" || kind === "number") return null;
  const id = argumentOf(offer, kind);
  return id === null ? null : { kind, id };
}

/** All offers, sorted by what is touched for them. Nothing is ever left out. */
export function sortOut(offers: readonly ParsedOffer[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const offer of offers) {
    const place = placeOf(offer.verb);
    const subject = subjectOf(offer, place);
    const key = keyOf(offer, place, subject);
    const known = choices.get(key);
    if (known) known.offers.push(offer);
    else choices.set(key, { key, place, verb: offer.verb, subject, offers: [offer] });
  }
  return [...choices.values()];
}

function keyOf(offer: ParsedOffer, place: Place, subject: Reference | null): string {
  if (subject) return `${offer.verb} ${subject.id}`;
  // Arranging companions is one thing with many ways, not many buttons.
  return place === "count" || offer.verb === "exchange" ? offer.verb : offer.action;
}

export function inPlace(choices: readonly Choice[], ...places: Place[]): Choice[] {
  return choices.filter(({ place }) => places.includes(place));
}

/** All that can be done with one thing, whatever the verb. */
export function offersFor(choices: readonly Choice[], touched: Reference): ParsedOffer[] {
  return choices
    .filter(({ subject }) => subject?.kind === touched.kind && subject.id === touched.id)
    .flatMap(({ offers }) => offers);
}

/** The number an offer is about: `place w1a 3` → 3. */
export function numberOf(offer: ParsedOffer): number | null {
  const found = argumentsOf(offer).find(({ kind }) => kind === "number");
  return found === undefined ? null : Number(found.value);
}

/** Whether these offers say the same with different numbers only. */
export function differInNumber(offers: readonly ParsedOffer[]): boolean {
  const rest = (offer: ParsedOffer) =>
    argumentsOf(offer)
      .filter(({ kind }) => kind !== "number")
      .map(({ value }) => value)
      .join(" ");
  const [first] = offers;
  if (first === undefined || offers.length < 2) return false;
  return offers.every(
    (offer) => offer.verb === first.verb && numberOf(offer) !== null && rest(offer) === rest(first),
  );
}

export function byNumber(offers: readonly ParsedOffer[]): ParsedOffer[] {
  return [...offers].sort((one, other) => (numberOf(one) ?? 0) - (numberOf(other) ?? 0));
}

/** The least that any of these costs; null where nothing is known of a cost. */
export function cheapest(offers: readonly ParsedOffer[]): number | null {
  const costs = offers.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return costs.length === 0 ? null : Math.min(...costs);
}

/** What a zone is lit up for. */
export type ZoneKind = "troop" | "move" | "teleport" | "place" | "fight" | "target" | "attach" | "collect";

export interface ZoneChoice {
  zone: string;
  kind: ZoneKind;
  /** Enemies stand there: it means battle. */
  attack: boolean;
  cost: number | null;
  offers: ParsedOffer[];
}

const ZONE_KINDS: Record<string, ZoneKind> = {
  troop: "troop",
  step: "move",
  teleport: "teleport",
  place: "place",
  worm: "place",
  attach: "attach",
  strike: "target",
  collect: "collect",
  fight: "fight",
  shelter: "move",
  banish: "move",
};

/** One entry per zone: where a step and a teleport lead to the same zone, a click asks which. */
export function zoneChoices(choices: readonly Choice[], view: View, seat: number): ZoneChoice[] {
  const zones = new Map<string, ZoneChoice>();
  for (const { verb, subject, offers } of inPlace(choices, "zone")) {
    if (!subject) continue;
    const known = zones.get(subject.id);
    const all = [...(known?.offers ?? []), ...offers];
    zones.set(subject.id, {
      zone: subject.id,
      kind: known?.kind ?? ZONE_KINDS[verb] ?? "target",
      attack: all.some((offer) => attacks(offer, view, seat)),
      cost: cheapest(all),
      offers: all,
    });
  }
  return [...zones.values()];
}

const ENTERING = ["step", "teleport", "place"];

/** Whether this brings units into a zone where an enemy troop stands. */
export function attacks(offer: ParsedOffer, view: View, seat: number): boolean {
  if (!ENTERING.includes(offer.verb)) return false;
  const zone = argumentOf(offer, "zone");
  return view.players.some(
    (player) => player.seat !== seat && player.troops.some((troop) => troop.zone === zone),
  );
}

const GIVING_UP = ["discard", "remove", "wound", "mirage"];
/** Steps in which to decline is to lose a whole action. */
const ACTIONS = ["build", "acquire", "move_start", "divine_power"];

/** Why one should think twice; null where a click may just act. */
export type Hurt = "attack" | "discard" | "lose-action" | "end-turn" | "no-golden";

export function hurts(offer: ParsedOffer, view: View, seat: number, step: string): Hurt | null {
  if (attacks(offer, view, seat)) return "attack";
  if (GIVING_UP.includes(offer.verb)) return "discard";
  if (offer.verb === "decline" && ACTIONS.includes(step)) return "lose-action";
  if (offer.verb === "gold" && !hasGolden(view, seat)) return "no-golden";
  if (offer.verb === "end-turn" && view.turn.pending.length > 0) return "end-turn";
  return null;
}

const GOLDEN: ReadonlySet<string> = new Set(components.tiles.filter(({ golden }) => golden).map(({ id }) => id));

export function hasGolden(view: View, seat: number): boolean {
  return view.players[seat]?.tiles.some((tile) => GOLDEN.has(tile)) ?? false;
}

const PRIMARY = ["resolve", "end-turn", "sacrifice", "done", "stay", "retreat"];

/** The plain button that Enter presses; the order says which is meant most often. */
export function primaryOf(offers: readonly ParsedOffer[]): ParsedOffer | null {
  const found = PRIMARY.map((verb) => offers.find((offer) => offer.verb === verb));
  return found.find((offer) => offer !== undefined) ?? null;
}
