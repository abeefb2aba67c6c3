import type { View } from "$generated/index.ts";
import { argumentsOf, seatNumber, type Deed } from "$lib/notation.ts";
import { explanationOf, hasWords, listed, nameOf, mark, plain, sentence, slug, stepName, wordsOf, type Part, type Words } from "$lib/words.ts";

/** The step on top of the game, `""` when there is none. */
export function topStep(view: View | null): string {
  const step = view?.steps.at(-1);
  return step === undefined ? "" : stepName(step);
}

function actionWords(deed: Deed): Words {
  const words: Words = {};
  for (const { name, kind, value } of argumentsOf(deed)) {
    if (kind === "number") words[name] = Number(value);
    else if (kind === "district") words[name] = value;
    else if (kind === "seat") words[name] = mark("seat", seatNumber(value));
    else words[name] = mark(kind, value);
  }
  return words;
}

/** An action in words; some steps have words of their own for it. */
export function actionLabel(deed: Deed, step: string): Part[] {
  const verb = slug(deed.verb);
  const exact = `action-${verb}-in-${slug(step)}`;
  return sentence(hasWords(exact) ? exact : `action-${verb}`, actionWords(deed));
}

/** The same as plain text, for buttons and screen readers. */
export function actionText(deed: Deed, step: string): string {
  return plain(actionLabel(deed, step));
}

/** A card as a screen reader tells it: its name, and what is printed on it. */
export function cardName(kind: "card" | "di", id: string): string {
  const ref = { kind, id };
  return `${nameOf(ref)}. ${plain(explanationOf(ref) ?? [])}`;
}

/** What makes the prompt of a step more exact, as the file of words names it. */
function promptCase(view: View, step: string, verbs: ReadonlySet<string>, seat: number): string | null {
  switch (step) {
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

function councilCase(verbs: ReadonlySet<string>): string | null {
  if (verbs.has("discard-card")) return "discard";
  if (verbs.has("hide")) return "di";
  return null;
}

function sparesUnits(view: View, seat: number, zone: string): boolean {
  const troop = view.players[seat]?.troops.find((one) => one.zone === zone);
  return troop?.companions.includes("ptahmose") ?? false;
}

function stepWords(view: View): Words {
  const step = view.steps.at(-1);
  if (step === undefined || typeof step === "string") return {};
  return wordsOf(Object.values(step)[0] as object);
}

/** What is expected of me. */
export function promptOf(view: View, verbs: ReadonlySet<string>, seat: number): Part[] {
  const step = topStep(view);
  const plainId = `prompt-${slug(step)}`;
  const special = promptCase(view, step, verbs, seat);
  const exact = `${plainId}-${special ?? ""}`;
  if (special !== null && hasWords(exact)) return sentence(exact, stepWords(view));
  return hasWords(plainId) ? sentence(plainId, stepWords(view)) : sentence("play-your-choice");
}

/** Whom the table waits for, and what for. */
export function waitingFor(view: View, awaited: readonly number[]): Part[] {
  if (view.outcome) return sentence("play-over");
  if (awaited.length === 0) return sentence("play-quiet");
  const id = `waiting-${slug(topStep(view))}`;
  const seat = listed(awaited.map((one) => mark("seat", one)));
  return sentence(hasWords(id) ? id : "play-waiting", { ...stepWords(view), seat });
}
