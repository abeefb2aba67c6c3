import { word } from "$lib/words.ts";
import type { Forecast, Role } from "../../wire.ts";

/** A share as far as hidden cards may move it, in whole percent. */
export interface Range {
  least: number;
  most: number;
}

type Bounds = Forecast["attacker_bounds"];

/**
 * A share in percent, with what hidden cards may make of it. It is rounded away from certainty: what is not quite sure
 * is never told as 0 or 100 %.
 */
export function rangeOf(share: number, bounds: Bounds | undefined): Range {
  const least = Math.min(share, bounds?.least ?? share);
  const most = Math.max(share, bounds?.most ?? share);
  return { least: Math.floor(least * 100), most: Math.ceil(most * 100) };
}

/** "40 to 75 %"; one number where nothing hidden moves it. */
export function rangeText(share: number, bounds: Bounds | undefined): string {
  const { least, most } = rangeOf(share, bounds);
  // Where nobody has reckoned with hidden cards, nothing is certain.
  const sure = bounds === undefined ? { least: 1, most: 99 } : { least: least === 0 && most === 0 ? 0 : 1, most: least === 100 ? 100 : 99 };
  if (bounds === undefined || most - least <= 1) return word("play-percent", { value: Math.min(sure.most, Math.max(sure.least, Math.round(share * 100))) });
  return word("play-odds-range", { least, most });
}

/** What one side may expect of a battle. */
export function outlookFor(odds: Forecast, role: Role): { wins: string; unknown: number; own: number; theirs: number } {
  const mine = role === "attacker";
  const tenths = (units: number) => Math.round(units * 10) / 10;
  return {
    wins: mine ? rangeText(odds.attacker_wins, odds.attacker_bounds) : rangeText(odds.defender_wins, odds.defender_bounds),
    unknown: (mine ? odds.defender_unknown : odds.attacker_unknown) ?? 0,
    own: tenths(mine ? odds.attacker_lost : odds.defender_lost),
    theirs: tenths(mine ? odds.defender_lost : odds.attacker_lost),
  };
}
