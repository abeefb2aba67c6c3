import type { View } from "$generated/index.ts";
import type { Deed } from "$lib/notation.ts";
import {
  actionSentence,
  explanationOf,
  hasWords,
  listed,
  mark,
  nameOf,
  plain,
  promptSentence,
  sentence,
  slug,
  stepName,
  stepWords,
  type Part,
} from "$lib/words.ts";
import { hasGolden } from "./choices.ts";

/** The step on top of the game, `""` when there is none. */
export function topStep(view: View | null): string {
  const step = view?.steps.at(-1);
  return step === undefined ? "" : stepName(step);
}

/** An action in words, as plain text: for buttons and screen readers. */
export function actionText(deed: Deed, step: string): string {
  return plain(actionSentence(deed.action, step));
}

/** A card as a screen reader tells it: its name, and what is printed on it. */
export function cardName(kind: "card" | "di", id: string): string {
  const ref = { kind, id };
  return `${nameOf(ref)}. ${plain(explanationOf(ref) ?? [])}`;
}

/** What makes the prompt of a step more exact, as the file of words names it. */
function promptCase(view: View, step: string, verbs: ReadonlySet<string>, seat: number): string | null {
  switch (step) {
    case "before_token":
      return preludeCase(verbs);
    case "more_tokens":
      return moreTokensCase(view, verbs, seat);
    case "after_actions":
      return CARDS.some((verb) => verbs.has(verb)) ? null : "last";
    case "night_di_tiles":
      return verbs.has("use") ? null : "veterans";
    case "muster":
      return view.muster.owes_servant === null ? view.muster.source : "servant";
    case "acquire":
      return verbs.has("take") && isTwin(view) ? "twin" : null;
    case "march":
      return verbs.has("done") ? null : "must-go";
    case "war_council":
      return councilCase(verbs);
    case "offering":
      return sparesUnits(view, seat, "d_s") ? "free" : null;
    case "delta_temple":
      return sparesUnits(view, seat, "d_t") ? "free" : null;
    default:
      return null;
  }
}

/** The Twin Ceremony acquires on no slot at all. */
function isTwin(view: View): boolean {
  const step = view.steps.at(-1);
  return typeof step === "object" && "acquire" in step && step.acquire.slot === 3;
}

/** Divine Intervention by day, and the power of a tile that is used like a card. */
const CARDS = ["play", "storm"];
const COMPANY = ["attach", "exchange"];

/** What may come before the token, so that nobody is told of what they do not have. */
function preludeCase(verbs: ReadonlySet<string>): string | null {
  const cards = CARDS.some((verb) => verbs.has(verb));
  const company = COMPANY.some((verb) => verbs.has(verb));
  if (cards && company) return "both";
  return cards ? "cards" : company ? "company" : null;
}

/** The gold token is of no use without a golden action, so nobody is told of it then. */
function moreTokensCase(view: View, verbs: ReadonlySet<string>, seat: number): string | null {
  const gold = verbs.has("gold") && hasGolden(view, seat);
  if (verbs.has("silver")) return gold ? null : "silver";
  return gold ? "gold" : "begin";
}

function councilCase(verbs: ReadonlySet<string>): string | null {
  if (verbs.has("discard-card")) return "discard";
  if (verbs.has("hide")) return "di";
  return null;
}

function sparesUnits(view: View, seat: number, zone: string): boolean {
  const troop = view.players[seat]?.troops.find((one) => one.zone === zone);
  return troop?.companions.includes("ptahmose") ?? false;
}

/** What is expected of me. */
export function promptOf(view: View, verbs: ReadonlySet<string>, seat: number): Part[] {
  const step = view.steps.at(-1);
  if (step === undefined) return sentence("play-your-choice");
  return promptSentence(step, promptCase(view, stepName(step), verbs, seat), { units: view.march.units });
}

/** Whom the table waits for, and what for. */
export function waitingFor(view: View, awaited: readonly number[]): Part[] {
  if (view.outcome) return sentence("play-over");
  if (awaited.length === 0) return sentence("play-quiet");
  const step = view.steps.at(-1) ?? "";
  const id = `waiting-${slug(stepName(step))}`;
  const seat = listed(awaited.map((one) => mark("seat", one)));
  return sentence(hasWords(id) ? id : "play-waiting", { ...stepWords(step), seat });
}
