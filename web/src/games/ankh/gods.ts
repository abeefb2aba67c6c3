import type { Livery } from "$lib/looks.ts";
import type { God } from "$generated/ankh.ts";

export const GODS = ["amun", "anubis", "isis", "osiris", "ra"] as const satisfies readonly God[];

/** The five differ in lightness as well as hue, and each has its own emblem. */
export function livery(god: God): Livery {
  return {
    colour: `var(--ankh-${god})`,
    ink: `var(--ankh-${god}-ink)`,
    line: `var(--ankh-${god}-line)`,
    emblem: `god-${god}`,
  };
}

export function isGod(id: string | null | undefined): id is God {
  return (GODS as readonly string[]).includes(id ?? "");
}

/** The livery of a seat; before gods are chosen a seat has none and looks like stone. */
export function liveryOf(god: string | null | undefined): Livery | null {
  return isGod(god) ? livery(god) : null;
}
