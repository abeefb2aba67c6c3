import type { Words } from "$lib/words.ts";
import type { StepName, Verb, View } from "../wire.ts";

/** What makes the prompt of a step more exact, as the file of words names it. */
export function promptCase(view: View, step: StepName | "", verbs: ReadonlySet<Verb>, seat: number, remarks: ReadonlySet<string> = new Set()): string | null {
  switch (step) {
    case "first_action":
      return view.merger !== null && [view.merger.higher, view.merger.lower].includes(seat) ? "merged" : null;
    case "summon":
      return view.turn.summons.made.length > 0 ? "more" : null;
    case "caravan":
      return view.turn.caravan.length > 0 ? "more" : null;
    case "builds":
      return remarks.has("free") ? "free" : null;
    case "choose_cards":
      return verbs.has("play-two") ? "two" : null;
    default:
      return null;
  }
}

export function promptWords(view: View): Words {
  return { camels: view.turn.caravan.length };
}
