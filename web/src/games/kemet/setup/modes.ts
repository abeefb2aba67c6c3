import type { Mode, Objective, Setup } from "$generated/kemet.ts";
import { word } from "$lib/words.ts";

/** `kemet-mode-<id>` are their words. */
export const MODES: readonly Mode[] = ["classic", "teams", "solo"];

/** Who can play against whom (KB-4.0.a). */
export const FORMATIONS = ["2v2", "2v2v2", "3v3"] as const;
export type Formation = (typeof FORMATIONS)[number];

const SIZES: Record<Formation, { players: number; teamSize: number }> = {
  "2v2": { players: 4, teamSize: 2 },
  "2v2v2": { players: 6, teamSize: 2 },
  "3v3": { players: 6, teamSize: 3 },
};

/** `kemet-objective-<id>`, in small letters, are their words. */
export const OBJECTIVES: readonly Objective[] = ["CE01", "CE02", "CE03", "CE04", "CE05"];

export const playersOf = (formation: Formation): number => SIZES[formation].players;
export const teamSizeOf = (formation: Formation): number => SIZES[formation].teamSize;

/** What a setup, also one of long ago, says of teams. */
type Sides = Pick<Setup, "players"> & Partial<Pick<Setup, "mode" | "team_size" | "teams" | "random_teams">>;

function formationOf({ players, team_size = 2 }: Sides): Formation {
  return FORMATIONS.find((formation) => SIZES[formation].players === players && SIZES[formation].teamSize === team_size) ?? "2v2";
}

/** The team of each seat, from 0; null where there are none, or where they are drawn by lot. */
export function teamsOf(setup: Sides): readonly number[] | null {
  if (setup.mode !== "teams" || setup.random_teams === true) return null;
  if (setup.teams && setup.teams.length > 0) return setup.teams;
  const count = setup.players / (setup.team_size ?? 2);
  return Array.from({ length: setup.players }, (_, seat) => seat % count);
}

/** How it is played, in a word or two: "2 v 2"; nothing for the usual way. */
export function modeWords(setup: Sides): string | null {
  if (setup.mode === "teams") return word(`kemet-formation-${formationOf(setup)}`);
  return setup.mode === "solo" ? word("kemet-mode-solo") : null;
}
