import type { Component } from "svelte";
import type { IconName } from "./icons.ts";
import type { Reference } from "./reference.ts";

/**
 * How a player's pieces look. Colours are CSS variables that differ by day and
 * night, so that every piece stands out from sand and from dusk; players differ
 * in lightness as well as hue, and each has an emblem.
 */
export interface Livery {
  /** Fill of pieces. */
  colour: string;
  /** Emblem and figures on that fill. */
  ink: string;
  /** Outline of pieces, and text in the player's colour on a panel (AA). */
  line: string;
  emblem: IconName;
}

/** How a thing of the game looks in a sentence and on its card; whatever it has is drawn. */
export interface Looks {
  /** A disc with an emblem: somebody. */
  livery?: Livery | null;
  /** A drawing of the game's own. */
  drawing?: Component<{ thing: Reference; size?: string }> | null;
  icon?: IconName | null;
  /** Text in its colour. */
  tint?: string | null;
}

/** A figure of a thing, with its icon; its words are `fact-<name>` of the game. */
export interface Fact {
  name: string;
  icon: IconName;
  figure: number;
}
