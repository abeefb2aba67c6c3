import type { Deed, ParsedOffer } from "$lib/notation.ts";
import type { Reference } from "$lib/reference.ts";
import type { GameTypes } from "$lib/wire.ts";
import type { Words } from "$lib/words.ts";
import type { Choice } from "./choices.ts";

/**
 * How a game's offers come to be chosen: where each is found on screen, which
 * deserve a second thought, what is asked. It knows no rules: what is offered
 * comes from the table.
 */
export interface Deciding<G extends GameTypes = GameTypes> {
  /** Where an action finds its place on screen, in words of the game's own; `button` where nobody has thought about it. */
  placeOf(verb: G["verb"]): string;
  /** What is touched for an offer; null for a plain button. */
  subjectOf(offer: ParsedOffer<G["verb"]>, place: string): Reference | null;
  /** Offers about nothing in particular are a choice each, unless they are the same thing in many ways: then its name. */
  bundleOf(offer: ParsedOffer<G["verb"]>, place: string): string | null;
  /** The choices that stand as buttons in the prompt line, in their order. */
  buttons(choices: readonly Choice<G["verb"]>[]): Choice<G["verb"]>[];
  /** The verbs of the button that Enter presses; the order says which is meant most often. */
  readonly primary: readonly G["verb"][];
  /** What is chosen in a panel of the game's own, in the order it is shown there; the digits follow it. */
  inPanels(offers: readonly ParsedOffer<G["verb"]>[]): ParsedOffer<G["verb"]>[];
  /** The step on top, as the rules write it; null where there is none. */
  stepOf(view: G["view"]): unknown;
  /** What makes the prompt of a step more exact: the case that the file of words names. */
  promptCase(view: G["view"], step: G["step"] | "", verbs: ReadonlySet<G["verb"]>, seat: number, remarks: ReadonlySet<string>): string | null;
  /** What else who is asked should know, by the name of its words; null or absent where the prompt says it all. */
  promptNote?(view: G["view"], step: G["step"] | "", verbs: ReadonlySet<G["verb"]>): string | null;
  /** What the prompt needs besides the fields of its step. */
  promptWords(view: G["view"]): Words;
  /** The verbs that say nothing but that one is done: whoever says so means it. */
  readonly enough: readonly G["verb"][];
  /** What on the board an action is about; null where it is about nothing there. */
  spotOf(deed: Deed<G["verb"]>, view: G["view"], seat: number): Reference | null;
  /** Kinds of things off the board that wear `data-<kind>` and tell themselves why they cannot be chosen. */
  readonly marked: readonly string[];
}
