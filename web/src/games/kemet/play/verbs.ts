import type { Verb } from "../wire.ts";
import type { CouncilPart } from "./council.ts";

/**
 * Where an action finds its place on screen. The rules decide what is offered;
 * this only says what a person touches for it.
 */
export type Place =
  /** A zone or troop of the board. */
  | "zone"
  /** A space of my player board. */
  | "space"
  /** A tile in the market. */
  | "market"
  /** A tile I own. */
  | "tile"
  /** A battle card of mine, outside battle. */
  | "card"
  /** A Divine Intervention card of mine. */
  | "di"
  /** One of my pyramids. */
  | "pyramid"
  /** The war council, where several choices are made together. */
  | "council"
  /** A number. */
  | "count"
  /** One of a few things, shown large. */
  | "panel"
  /** A plain button. */
  | "button";

/** What the panel in the middle shows, by the verbs that are offered; the first that fits. */
export type Panel =
  | "gods"
  | "cities"
  | "garrison"
  | "pyramids"
  | "build"
  | "top"
  | "retop"
  | "destiny"
  | "veterans"
  | "victims"
  | "deeds"
  | "tiles"
  | "take"
  | "spoils"
  | "mirage"
  | "billet"
  | "answer"
  | "keep"
  | "decree"
  | "names"
  | "share"
  | "cards";

/** What a zone is lit up for. */
export type ZoneKind = "troop" | "move" | "teleport" | "place" | "fight" | "target" | "attach" | "collect" | "god";

/** All that the page knows of a verb, besides its words. */
interface VerbRow {
  place: Place;
  /** The panel that asks for it. */
  panel?: Panel;
  /** What a zone is lit up for where it is offered there. */
  zone?: ZoneKind;
  /** The part of the war council it belongs to. */
  council?: CouncilPart;
  /** It gives a card away. */
  givesUp?: true;
  /** It is about a district, which is lit up. */
  atDistrict?: true;
  /** A number that is chosen where it matters: units that march beside the prompt, veterans in their panel. */
  noButton?: true;
  /** A button, too: not everybody guesses that one may touch the thing. */
  alsoButton?: true;
}

const ROWS: Record<Verb, VerbRow> = {
  god: { place: "panel", panel: "gods" },
  city: { place: "panel", panel: "cities" },
  "leave-empty": { place: "pyramid", panel: "garrison" },
  found: { place: "pyramid", panel: "pyramids", atDistrict: true },
  "no-pyramid": { place: "pyramid", panel: "pyramids" },
  take: { place: "market", panel: "take" },
  attach: { place: "zone", zone: "attach" },
  exchange: { place: "panel" },
  play: { place: "di" },
  storm: { place: "button" },
  token: { place: "space" },
  silver: { place: "space" },
  gold: { place: "space" },
  resolve: { place: "space", alsoButton: true },
  "end-turn": { place: "button" },
  decline: { place: "button" },
  done: { place: "button" },
  build: { place: "pyramid", panel: "build", atDistrict: true },
  top: { place: "pyramid", panel: "top" },
  slot: { place: "space" },
  place: { place: "zone", zone: "place" },
  worm: { place: "zone", zone: "place" },
  victim: { place: "panel", panel: "victims" },
  remove: { place: "card", givesUp: true },
  troop: { place: "zone", zone: "troop" },
  carry: { place: "count", noButton: true },
  bring: { place: "panel" },
  leave: { place: "panel" },
  step: { place: "zone", zone: "move" },
  teleport: { place: "zone", zone: "teleport" },
  golden: { place: "tile", panel: "tiles" },
  as: { place: "panel", panel: "deeds" },
  retop: { place: "pyramid", panel: "retop", atDistrict: true },
  strike: { place: "zone", zone: "target" },
  collect: { place: "zone", zone: "collect" },
  fight: { place: "zone", zone: "fight" },
  "play-card": { place: "council", council: "card" },
  "discard-card": { place: "council", council: "discard" },
  add: { place: "council", council: "di" },
  hide: { place: "council", council: "di" },
  declare: { place: "council", council: "di" },
  wound: { place: "di", givesUp: true },
  mirage: { place: "di", panel: "mirage", givesUp: true },
  "double-game": { place: "button" },
  convert: { place: "count" },
  reinforce: { place: "count" },
  retreat: { place: "button" },
  shelter: { place: "zone", zone: "move" },
  recall: { place: "button" },
  stay: { place: "button" },
  banish: { place: "zone", zone: "move" },
  use: { place: "tile", panel: "tiles" },
  loot: { place: "panel", panel: "spoils" },
  "draw-two": { place: "panel", panel: "spoils" },
  sacrifice: { place: "button" },
  veterans: { place: "count", panel: "veterans", noButton: true },
  discard: { place: "di", givesUp: true },
  position: { place: "panel", panel: "destiny" },
  raise: { place: "pyramid", panel: "build" },
  flee: { place: "zone", zone: "move" },
  keep: { place: "panel", panel: "keep" },
  next: { place: "panel", panel: "decree" },
  name: { place: "panel", panel: "names" },
  share: { place: "panel", panel: "share" },
  "carry-for": { place: "count", noButton: true },
  gather: { place: "zone", zone: "place" },
  dismiss: { place: "panel" },
  rise: { place: "panel", panel: "take" },
  deploy: { place: "zone", zone: "god" },
  repeat: { place: "space" },
  "hand-prayer": { place: "button" },
  "hand-veterans": { place: "button" },
};

/** An action that a newer server offers and this page does not know is still a button. */
const UNKNOWN: VerbRow = { place: "button" };

export function rowOf(verb: string): VerbRow {
  return verb in ROWS ? ROWS[verb as Verb] : UNKNOWN;
}

export function placeOf(verb: string): Place {
  return rowOf(verb).place;
}
