/** What the table offers, as choices on the board. */

import { choiceAt, type Asking, type PlaceChoice } from "$board/choices.ts";
import type { ParsedOffer } from "$lib/notation.ts";
import { rowOf } from "../play/verbs.ts";
import type { Step, StepName, Verb } from "../wire.ts";
import type { BoardView } from "./pieces.ts";
import { facePlace, sidePlace, tokenPlace } from "./places.ts";
import { partAround } from "./regions.ts";

/** The places where an offer can be taken up. A part of a region is all its land; two tokens swap by the touch of the other one. */
function placesOf({ verb, args: [first = "", second = ""] }: ParsedOffer<Verb>, view: BoardView): string[] {
  switch (verb) {
    case "camel":
      return [sidePlace(first, second)];
    case "token":
      return partAround(first, [...view.camels, ...view.turn.caravan]);
    case "swap":
      return [tokenPlace(second)];
    case "face":
      return [facePlace(first)];
    default:
      return [first];
  }
}

/** Choices about places; whatever else is offered is found elsewhere. */
export function choicesOf(offers: readonly ParsedOffer<Verb>[], view: BoardView, asking: Asking): PlaceChoice[] {
  const taken = new Set(view.figures.map(({ hex }) => hex));
  return offers.flatMap((offer) => {
    const way = rowOf(offer.verb).board;
    if (!way) return [];
    // Satet goes where somebody stands, and pushes.
    const pushes = (place: string) => offer.verb === "to" && taken.has(place);
    return placesOf(offer, view).map((place) => choiceAt(place, [offer], { hostile: pushes(place), ...way }, asking));
  });
}

/** The name of a step, and the hex it is about. */
export function stepOf(step: Step | null): { name: StepName | ""; from: string | null; hex: string | null } {
  if (step === null) return { name: "", from: null, hex: null };
  if (typeof step === "string") return { name: step as StepName, from: null, hex: null };
  const [[name, about] = ["" as const, {}]] = Object.entries(step) as [StepName, { from?: string; hex?: string }][];
  return { name, from: about.from ?? null, hex: about.hex ?? null };
}

/** What one would have to try in a hex now; the refusal says why not. */
export function attemptFor(step: StepName | "", hex: string): string {
  switch (step) {
    case "move_figures":
    case "obelisks":
      return `move ${hex}`;
    case "control":
      return `control ${hex}`;
    case "caravan":
      return `camel ${hex} n`;
    case "push":
      return `push ${hex}`;
    case "protect":
      return `save ${hex}`;
    case "rise":
      return `rise ${hex}`;
    case "guardians":
      return `dismiss ${hex}`;
    default:
      return `to ${hex}`;
  }
}
