import type { Way } from "$board/choices.ts";
import type { Verb } from "../wire.ts";

/**
 * Where an action finds its place on screen. The rules decide what is offered;
 * this only says what a person touches for it.
 */
export type Place =
  /** A hex of the board. */
  | "hex"
  /** A side between two hexes. */
  | "side"
  /** One of a few things, shown large. */
  | "panel"
  /** A number, with a stepper in its panel. */
  | "count"
  /** A plain button. */
  | "button";

/** What is asked in a panel of its own, by the verb that is offered. */
export type Panel = "gods" | "summon" | "facing" | "powers" | "swap" | "build" | "bid" | "trap" | "release";

/** All that the page knows of a verb, besides its words. */
interface VerbRow {
  place: Place;
  /** The panel that asks for it. */
  panel?: Panel;
  /** The kind of thing off the board that is touched for it. */
  touched?: string;
  /** How it looks where it is offered on the board. */
  board?: Way;
}

const ROWS: Record<Verb, VerbRow> = {
  god: { place: "panel", panel: "gods", touched: "god" },
  do: { place: "panel", touched: "deed" },
  move: { place: "hex", board: { icon: "deed-move-figures", aboutPiece: true } },
  to: { place: "hex", board: { icon: "speed" } },
  push: { place: "hex", board: { icon: "speed" } },
  face: { place: "panel", panel: "facing", board: { icon: "figure-scorpion", aboutPiece: true } },
  summon: { place: "panel", panel: "summon", touched: "figure" },
  ransom: { place: "panel", panel: "summon" },
  sun: { place: "button" },
  unlock: { place: "panel", panel: "powers", touched: "power" },
  control: { place: "hex", board: { icon: "occasion-control", aboutPiece: true } },
  camel: { place: "side", board: { icon: "occasion-caravan", aboutPiece: true } },
  token: { place: "hex", board: { icon: "occasion-conflict", aboutPiece: true } },
  swap: { place: "panel", panel: "swap", board: { icon: "occasion-conflict", aboutPiece: true } },
  "two-cards": { place: "button" },
  play: { place: "panel", touched: "card" },
  "play-two": { place: "panel" },
  build: { place: "panel", panel: "build", touched: "monument" },
  bid: { place: "count", panel: "bid" },
  "break-tie": { place: "button" },
  save: { place: "hex", board: { icon: "shield", aboutPiece: true } },
  trap: { place: "panel", panel: "trap" },
  rise: { place: "hex", board: { icon: "figure-mummy" } },
  worship: { place: "button" },
  dismiss: { place: "hex", board: { icon: "warning", hostile: true, aboutPiece: true } },
  release: { place: "panel", panel: "release", touched: "figure" },
  done: { place: "button" },
  decline: { place: "button" },
};

/** An action that a newer server offers and this page does not know is still a button. */
const UNKNOWN: VerbRow = { place: "button" };

export function rowOf(verb: string): VerbRow {
  return verb in ROWS ? ROWS[verb as Verb] : UNKNOWN;
}

export function placeOf(verb: string): Place {
  return rowOf(verb).place;
}
