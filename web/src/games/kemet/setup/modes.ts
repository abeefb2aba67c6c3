import type { FormationInfo, Mode, Objective, Setup } from "$generated/kemet.ts";
import { choices } from "$generated/kemet-setup.ts";
import { word } from "$lib/words.ts";

/** `kemet-mode-<id>` are their words. */
export const MODES: readonly Mode[] = choices.modes;

/** Who plays against whom: `2v2v2`. `kemet-formation-<name>` are their words. */
export type Formation = string;

const nameOf = ({ players, team_size }: FormationInfo): Formation => Array<number>(players / team_size).fill(team_size).join("v");
const SIZES: ReadonlyMap<Formation, FormationInfo> = new Map(choices.formations.map((formation) => [nameOf(formation), formation]));
export const FORMATIONS: readonly Formation[] = [...SIZES.keys()];

/** `kemet-objective-<id>`, in small letters, are their words. */
export const OBJECTIVES: readonly Objective[] = choices.objectives;

export const playersOf = (formation: Formation): number => SIZES.get(formation)!.players;
export const teamSizeOf = (formation: Formation): number => SIZES.get(formation)!.team_size;

/** What a setup, also one of long ago, says of teams. */
type Sides = Pick<Setup, "players"> & Partial<Pick<Setup, "mode" | "team_size" | "teams" | "random_teams">>;

function formationOf({ players, team_size = choices.plain.team_size }: Sides): Formation {
  return FORMATIONS.find((name) => playersOf(name) === players && teamSizeOf(name) === team_size) ?? FORMATIONS[0]!;
}

/** The team of each seat, from 0; null where there are none, or where they are drawn by lot. */
export function teamsOf(setup: Sides): readonly number[] | null {
  if (setup.mode !== "teams" || setup.random_teams === true) return null;
  if (setup.teams && setup.teams.length > 0) return setup.teams;
  const count = setup.players / (setup.team_size ?? choices.plain.team_size);
  return Array.from({ length: setup.players }, (_, seat) => seat % count);
}

/** How it is played, in a word or two: "2 v 2"; nothing for the usual way. */
export function modeWords(setup: Sides): string | null {
  if (setup.mode === "teams") return word(`kemet-formation-${formationOf(setup)}`);
  return setup.mode === "solo" ? word("kemet-mode-solo") : null;
}
