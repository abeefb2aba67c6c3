import type { PlayerView, Space, View } from "../wire.ts";

/** What a god costs, whatever else is cheaper or dearer (KB-6.6.e). */
export const GOD_COST = 4;

/** The column of the rise marker on the fame track (KB-6.2.b). */
export const riseMark = ({ agreed }: Pick<View, "agreed">): number => (agreed.mode === "teams" ? 7 : 4);

/** How it stands with a god; `play-god-<state>` are its words. */
export type GodState = "asleep" | "waits" | "ready" | "supply" | "board";

/** One of the four things it takes to let a god rise; `play-god-needs-<name>` are its words. */
export interface Need {
  name: "fame" | "summit" | "space" | "prayer";
  need: number;
  met: boolean;
}

const SPACES: readonly Space[] = ["b_acq1", "b_acq2", "b_acq3"];

/** Acquire spaces with the colour of a level 4 pyramid of the own city. */
function summitSpaces({ pyramids, slots }: PlayerView): Space[] {
  const summits = pyramids.filter(({ level }) => level === 4).map(({ colour }) => colour);
  return SPACES.filter((_, slot) => slots[slot] !== null && summits.includes(slots[slot] ?? null));
}

/** Whether a token can still go there, or lies there and waits for its action. */
function isFree(view: View, player: PlayerView, space: Space): boolean {
  if (!player.own_tokens.includes(space) && !player.silver_tokens.includes(space)) return true;
  if (view.order[view.place] !== player.seat) return false;
  const acquiring = view.steps.some((step) => typeof step === "object" && "acquire" in step && SPACES[step.acquire.slot] === space);
  return acquiring || view.turn.pending.includes(space);
}

export function needsOf(view: View, player: PlayerView): Need[] {
  const spaces = summitSpaces(player);
  return [
    { name: "fame", need: riseMark(view), met: view.risen },
    { name: "summit", need: 4, met: player.pyramids.some(({ level }) => level === 4) },
    { name: "space", need: 1, met: spaces.some((space) => isFree(view, player, space)) },
    { name: "prayer", need: GOD_COST, met: player.prayer >= GOD_COST },
  ];
}

/** Null where no gods come to the board. */
export function godState(view: View, player: PlayerView): GodState | null {
  const { figure } = player;
  if (!figure) return null;
  if (figure.zone !== null) return "board";
  if (figure.acquired) return "supply";
  if (!view.risen) return "asleep";
  return needsOf(view, player).every(({ met }) => met) ? "ready" : "waits";
}
