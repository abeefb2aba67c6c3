import { hasGolden } from "./choices.ts";
import { hasTeams } from "../teams.ts";
import type { StepName, Verb, View } from "../wire.ts";

/** What makes the prompt of a step more exact, as the file of words names it. */
export function promptCase(view: View, step: StepName | "", verbs: ReadonlySet<Verb>, seat: number, remarks: ReadonlySet<string> = new Set()): string | null {
  switch (step) {
    case "garrison":
      return hasTeams(view) ? "teams" : null;
    case "before_token":
      return verbs.has("repeat") ? secondCase(verbs) : preludeCase(verbs);
    case "more_tokens":
      return moreTokensCase(view, verbs, seat);
    case "after_actions":
      return CARDS.some((verb) => verbs.has(verb)) ? null : "last";
    case "night_di_tiles":
      return verbs.has("use") ? null : "veterans";
    case "turn":
      return turnCase(verbs);
    case "veto":
      return verbs.has("play") ? null : "pass";
    case "escape":
      return verbs.has("flee") ? null : "pass";
    case "muster":
      return musterCase(view, verbs);
    case "fights":
      return INSIDE.some((verb) => verbs.has(verb)) ? "cards" : null;
    case "homecoming":
      return view.agreed.house.eager_creatures ? "waiting" : null;
    case "acquire":
      if (verbs.has("rise")) return "god";
      return remarks.has("twin") ? "twin" : null;
    case "march":
      if (view.march.figure) return verbs.has("done") ? "god" : "god-must-go";
      return verbs.has("done") ? null : "must-go";
    case "war_council":
      return councilCase(verbs);
    case "loser_aftermath":
      return verbs.has("stay") ? "stay" : null;
    case "offering":
    case "delta_temple":
      return offeringCase(remarks);
    default:
      return null;
  }
}

/** Actions that can be declined at most tables. */
const ACTIONS: ReadonlySet<string> = new Set<StepName>(["build", "acquire", "muster", "move_start", "divine_power"]);

/** Under the strict reading nothing can be declined: who looks for the button reads why there is none (corrections:K-9). */
export function promptNote({ agreed }: View, step: StepName | "", verbs: ReadonlySet<Verb>): string | null {
  const must = agreed.strict_actions && ACTIONS.has(step) && !verbs.has("decline") && !verbs.has("done");
  return must ? "refusal-must-act" : null;
}

/** Divine Intervention by day, and the power of a tile that is used like a card. */
const CARDS: readonly Verb[] = ["play", "storm"];
const COMPANY: readonly Verb[] = ["attach", "exchange"];
/** What the older editions allow inside an action. */
const INSIDE: readonly Verb[] = ["play", "attach"];

/** What may come before the token, so that nobody is told of what they do not have. */
function preludeCase(verbs: ReadonlySet<Verb>): string | null {
  const cards = CARDS.some((verb) => verbs.has(verb));
  const company = COMPANY.some((verb) => verbs.has(verb));
  if (cards && company) return "both";
  return cards ? "cards" : company ? "company" : null;
}

/** Wadjet lets a space be used twice. */
const secondCase = (verbs: ReadonlySet<Verb>): string => (CARDS.some((verb) => verbs.has(verb)) ? "second-cards" : "second");

/** A turn of the first edition: before its token, and after. */
function turnCase(verbs: ReadonlySet<Verb>): string | null {
  const cards = verbs.has("play");
  if (verbs.has("token")) return cards ? "cards" : null;
  if (verbs.has("silver") || verbs.has("gold")) return cards ? "more-cards" : "more";
  return cards ? "play" : "last";
}

function musterCase({ muster }: View, verbs: ReadonlySet<Verb>): string {
  if (muster.owes_servant !== null) return "servant";
  if (verbs.has("deploy")) return "god";
  // A creature that waits must enter before the Recruit is over.
  if (verbs.has("attach") && !verbs.has("done")) return "creature";
  return muster.source.replaceAll("_", "-");
}

/** The gold token is of no use without a golden action, so nobody is told of it then. */
function moreTokensCase(view: View, verbs: ReadonlySet<Verb>, seat: number): string | null {
  const gold = verbs.has("gold") && hasGolden(view, seat);
  if (verbs.has("silver")) return gold ? null : "silver";
  return gold ? "gold" : "begin";
}

function councilCase(verbs: ReadonlySet<Verb>): string | null {
  if (verbs.has("discard-card")) return "discard";
  if (verbs.has("hide")) return "di";
  return null;
}

/** Who pays for an offering: units, a god with its life, or nobody. */
function offeringCase(remarks: ReadonlySet<string>): string | null {
  return ["free", "god"].find((remark) => remarks.has(remark)) ?? null;
}
