import type { IconName } from "./icons.ts";

export const GODS = ["anubis", "bastet", "horus", "wadjet", "sobek", "seth"] as const;
export type GodId = (typeof GODS)[number];

/**
 * How the pieces of a god look. The CSS variables differ by day and night, so
 * that every piece stands out from sand and from dusk; the six differ in
 * lightness as well as hue, and each has its own emblem.
 */
export interface Livery {
  god: GodId;
  /** Fill of pieces. */
  colour: string;
  /** Emblem and figures on that fill. */
  ink: string;
  /** Outline of pieces, and text in the player's colour on a panel (AA). */
  line: string;
  emblem: IconName;
}

export function livery(god: GodId): Livery {
  return {
    god,
    colour: `var(--god-${god})`,
    ink: `var(--god-${god}-ink)`,
    line: `var(--god-${god}-line)`,
    emblem: `god-${god}`,
  };
}

export function isGod(id: string | null | undefined): id is GodId {
  return (GODS as readonly string[]).includes(id ?? "");
}

/** The livery of a seat; before gods are chosen a seat has none and looks like stone. */
export function liveryOf(god: string | null | undefined): Livery | null {
  return isGod(god) ? livery(god) : null;
}
