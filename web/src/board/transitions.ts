/** How pieces come. Transitions, and not CSS animations, since those start again when a piece is only drawn over another. */

import type { TransitionConfig } from "svelte/transition";

/** Grows or shrinks to its size from `from` of it. */
export function pop(_node: Element, { duration = 0, delay = 0, from = 0.8 }): TransitionConfig {
  const ease = (t: number): number => 1 - (1 - t) ** 3;
  return { duration, delay, css: (t) => `transform: scale(${from + (1 - from) * ease(t)})` };
}

/** Falls over, sinks and is gone. */
export function fall(_node: Element, { duration = 0 }): TransitionConfig {
  return { duration, css: (t, u) => `opacity: ${Math.min(1, t * 1.6)}; transform: translateY(${u * 14}px) rotate(${u * 38}deg) scale(${0.75 + 0.25 * t})` };
}

/** Comes up out of the ground. */
export function rise(_node: Element, { duration = 0, depth = 60 }): TransitionConfig {
  const ease = (t: number): number => 1 - (1 - t) ** 3;
  return { duration, css: (t) => `opacity: ${Math.min(1, t * 2.5)}; transform: translateY(${(1 - ease(t)) * depth}px) scaleY(${0.35 + 0.65 * ease(t)})` };
}

/** A ring of light that widens and is gone; what wears it rests invisible. */
export function flare(_node: Element, { duration = 0, from = 0.3, to = 1.5 }): TransitionConfig {
  return { duration, css: (t) => `opacity: ${duration === 0 ? 0 : 1 - t}; transform: scale(${from + (to - from) * t})` };
}
