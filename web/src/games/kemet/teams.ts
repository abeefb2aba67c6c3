/** Who plays together. */

import { components, type View } from "./wire.ts";

type WithTeams = Partial<Pick<View, "teams">>;

/** What a troop of several teammates may have at most (KB-4.2.b). */
export const MIXED_LIMIT = components.mixed_limit;

/** The number of the team of a seat, from 0; null where nobody plays together. */
export function teamOf({ teams = [] }: WithTeams, seat: number): number | null {
  const team = teams.findIndex((seats) => seats.includes(seat));
  return team < 0 ? null : team;
}

/** Those who play together with a seat, itself not included, in the order of seats. */
export function matesOf({ teams = [] }: WithTeams, seat: number): number[] {
  const team = teams.find((seats) => seats.includes(seat)) ?? [];
  return [...team].filter((other) => other !== seat).sort((one, other) => one - other);
}

export const hasTeams = ({ teams = [] }: WithTeams): boolean => teams.length > 0;
