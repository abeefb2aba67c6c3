import { argumentOf, type Deed, type ParsedOffer } from "$lib/notation.ts";
import type { Reference } from "$lib/reference.ts";
import { inPlace, type Choice } from "$play/choices.ts";
import type { Deciding } from "$play/deciding.ts";
import type { Ankh, Verb, View } from "../wire.ts";
import { promptCase, promptWords } from "./prompts.ts";
import { placeOf, rowOf } from "./verbs.ts";

function subjectOf(offer: ParsedOffer<Verb>, place: string): Reference | null {
  if (place === "side") return { kind: "side", id: offer.args.join("-") };
  const kind = place === "hex" ? "hex" : rowOf(offer.verb).touched;
  if (kind === undefined) return null;
  const id = argumentOf(offer, kind);
  return id === null ? null : { kind, id };
}

function spotOf(deed: Deed, _view: View, _seat: number): Reference | null {
  const hex = argumentOf(deed, "hex");
  return hex === null ? null : { kind: "hex", id: hex };
}

/** What stands as a button in the prompt line: plain actions only. Whatever else is offered is touched where it is. */
function buttons(choices: readonly Choice<Verb>[]): Choice<Verb>[] {
  return inPlace(choices, "button");
}

/** How Ankh is decided. */
export const deciding: Deciding<Ankh> = {
  placeOf,
  subjectOf,
  bundleOf: ({ verb }, place) => (place === "count" ? verb : null),
  buttons,
  primary: ["sun", "worship", "break-tie", "done"],
  inPanels: (offers) => offers.filter(({ verb }) => placeOf(verb) === "panel"),
  stepOf: (view) => view.steps.at(-1) ?? null,
  promptCase,
  promptWords,
  enough: ["done", "decline"],
  spotOf,
  marked: ["deed", "power", "card"],
};
