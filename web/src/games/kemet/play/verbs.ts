import type { Way } from "$board/choices.ts";
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

/** How a verb looks on the board. */
interface BoardWay extends Way {
  /** A step that may also go by ship. */
  readonly byWater?: true;
}

const MOVE: BoardWay = { icon: "speed", byWater: true };
const PLACE: BoardWay = { icon: "deed-recruit" };
const PYRAMID: BoardWay = { icon: "pyramid", aboutPiece: true };

/** All that the page knows of a verb, besides its words. */
interface VerbRow {
  place: Place;
  /** The panel that asks for it. */
  panel?: Panel;
  /** How it looks where it is offered on the board. */
  board?: BoardWay;
  /** The part of the war council it belongs to. */
  council?: CouncilPart;
  /** A number that is chosen where it matters: units that march beside the prompt, veterans in their panel. */
  noButton?: true;
  /** A button, too: not everybody guesses that one may touch the thing. */
  alsoButton?: true;
}

const ROWS: Record<Verb, VerbRow> = {
  god: { place: "panel", panel: "gods" },
  city: { place: "panel", panel: "cities", board: { icon: "city" } },
  "leave-empty": { place: "pyramid", panel: "garrison" },
  found: { place: "pyramid", panel: "pyramids", board: PYRAMID },
  "no-pyramid": { place: "pyramid", panel: "pyramids" },
  take: { place: "market", panel: "take" },
  attach: { place: "zone", board: { icon: "golden", aboutPiece: true } },
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
  build: { place: "pyramid", panel: "build", board: PYRAMID },
  top: { place: "pyramid", panel: "top" },
  slot: { place: "space" },
  place: { place: "zone", board: PLACE },
  worm: { place: "zone", board: PLACE },
  victim: { place: "panel", panel: "victims" },
  remove: { place: "card" },
  troop: { place: "zone", board: { icon: "unit", aboutPiece: true } },
  carry: { place: "count", noButton: true },
  bring: { place: "panel" },
  leave: { place: "panel" },
  step: { place: "zone", board: MOVE },
  teleport: { place: "zone", board: { icon: "teleport" } },
  golden: { place: "tile", panel: "tiles" },
  as: { place: "panel", panel: "deeds" },
  retop: { place: "pyramid", panel: "retop", board: PYRAMID },
  strike: { place: "zone", board: { icon: "warning", hostile: true } },
  collect: { place: "zone", board: { icon: "prayer" } },
  fight: { place: "zone", board: { icon: "battle", hostile: true } },
  "play-card": { place: "council", council: "card" },
  "discard-card": { place: "council", council: "discard" },
  add: { place: "council", council: "di" },
  hide: { place: "council", council: "di" },
  declare: { place: "council", council: "di" },
  wound: { place: "di" },
  mirage: { place: "di", panel: "mirage" },
  "double-game": { place: "button" },
  convert: { place: "count" },
  reinforce: { place: "count" },
  retreat: { place: "button" },
  shelter: { place: "zone", board: MOVE },
  recall: { place: "button" },
  stay: { place: "button" },
  banish: { place: "zone", board: MOVE },
  use: { place: "tile", panel: "tiles" },
  loot: { place: "panel", panel: "spoils" },
  "draw-two": { place: "panel", panel: "spoils" },
  sacrifice: { place: "button" },
  veterans: { place: "count", panel: "veterans", noButton: true },
  discard: { place: "di" },
  position: { place: "panel", panel: "destiny" },
  raise: { place: "pyramid", panel: "build", board: PYRAMID },
  flee: { place: "zone", board: MOVE },
  keep: { place: "panel", panel: "keep" },
  next: { place: "panel", panel: "decree" },
  name: { place: "panel", panel: "names" },
  share: { place: "panel", panel: "share" },
  "carry-for": { place: "count", noButton: true },
  gather: { place: "zone", board: PLACE },
  dismiss: { place: "panel" },
  rise: { place: "panel", panel: "take" },
  deploy: { place: "zone", board: { icon: "god-of-egypt" } },
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
