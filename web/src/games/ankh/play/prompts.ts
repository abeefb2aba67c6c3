import type { Words } from "$lib/words.ts";
import type { View } from "../wire.ts";
import { leaderOf } from "./sides.ts";

/** What makes the prompt of a step more exact, as the file of words names it. */
export function promptCase(view: View, step: string, verbs: ReadonlySet<string>, seat: number): string | null {
  switch (step) {
    case "first_action":
      return view.merger !== null && [view.merger.higher, view.merger.lower].includes(seat) ? "merged" : null;
    case "summon":
      return view.turn.summons.made.length > 0 ? "more" : null;
    case "caravan":
      return view.turn.caravan.length > 0 ? "more" : null;
    case "builds":
      return leaderOf(view, seat)?.powers.includes("inspiring") ? "free" : null;
    case "choose_cards":
      return verbs.has("play-two") ? "two" : null;
    default:
      return null;
  }
}

export function promptWords(view: View): Words {
  return { camels: view.turn.caravan.length };
}
