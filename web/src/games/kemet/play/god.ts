import type { PlayerView, View } from "../wire.ts";

/** How it stands with a god; `play-god-<state>` are its words. */
export type GodState = "asleep" | "waits" | "ready" | "supply" | "board";

/** Null where no gods come to the board. What a god still needs is `figure.needs`; `play-god-needs-<name>` are the words. */
export function godState(view: Pick<View, "risen">, { figure }: Pick<PlayerView, "figure">): GodState | null {
  if (!figure) return null;
  if (figure.zone !== null) return "board";
  if (figure.acquired) return "supply";
  if (!view.risen) return "asleep";
  return figure.needs.every(({ met }) => met) ? "ready" : "waits";
}
