import type { Livery } from "$lib/looks.ts";

export const GODS = ["anubis", "bastet", "horus", "wadjet", "sobek", "seth"] as const;
export type GodId = (typeof GODS)[number];

/** The six differ in lightness as well as hue, and each has its own emblem. */
export function livery(god: GodId): Livery {
  return {
    colour: `var(--god-${god})`,
    ink: `var(--god-${god}-ink)`,
    line: `var(--god-${god}-line)`,
    emblem: `god-${god}`,
  };
}

export function isGod(id: string | null | undefined): id is GodId {
  return (GODS as readonly string[]).includes(id ?? "");
}

/** Amon is none of the six: he has a colour of his own. */
const AMON: Livery = { colour: "var(--god-amon)", ink: "var(--god-amon-ink)", line: "var(--god-amon-line)", emblem: "god-amun" };

/** The livery of a seat; before gods are chosen a seat has none and looks like stone. */
export function liveryOf(god: string | null | undefined): Livery | null {
  if (god === "amon") return AMON;
  return isGod(god) ? livery(god) : null;
}
