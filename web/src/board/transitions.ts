/** How pieces come. Transitions, and not CSS animations, since those start again when a piece is only drawn over another. */

import type { TransitionConfig } from "svelte/transition";

/** Grows or shrinks to its size from `from` of it. */
export function pop(_node: Element, { duration = 0, from = 0.8 }): TransitionConfig {
  const ease = (t: number): number => 1 - (1 - t) ** 3;
  return { duration, css: (t) => `transform: scale(${from + (1 - from) * ease(t)})` };
}
