import { word } from "$lib/words.ts";
import { components, type PlayerView, type Space, type SpaceInfo, type TokenKind, type View } from "../wire.ts";

/** The rows of the player board from the summit down. */
export const FLOORS: readonly { name: string | null; spaces: readonly SpaceInfo[] }[] = [
  { name: null, spaces: components.spaces.filter(({ floor }) => floor === null) },
  ...["floor-top", "floor-middle", "floor-bottom"].map((name, row) => ({
    name,
    spaces: components.spaces.filter(({ floor }) => floor === row),
  })),
];

const SLOTS: Partial<Record<Space, number>> = { b_acq1: 0, b_acq2: 1, b_acq3: 2 };

/** The colour of the acquire token on a space; undefined where there is no room for one. */
export function slotColour(player: PlayerView, space: Space): string | null | undefined {
  const slot = SLOTS[space];
  return slot === undefined ? undefined : (player.slots[slot] ?? null);
}

export function tokenOn(player: PlayerView, space: Space): TokenKind | null {
  if (player.silver_tokens.includes(space)) return "silver";
  if (player.own_tokens.includes(space)) return "own";
  return space === "apex" && player.gold_used ? "gold" : null;
}

/** Whether the token on this space of mine waits for its action. */
export function isPending(view: View, player: PlayerView, space: Space): boolean {
  return view.order[view.place] === player.seat && view.turn.pending.includes(space);
}

/** Whether a second token of the player lies on this space: Wadjet allows one. */
export const isRepeated = (player: PlayerView, space: Space): boolean => player.figure?.repeated === space;

/** What lies on a space, in words. */
export function lieOn(view: View, player: PlayerView, space: Space): string {
  const token = tokenOn(player, space);
  if (token === null) return word("play-space-free");
  const lies = word(isRepeated(player, space) ? "play-space-twice" : token === "own" ? "play-space-taken" : `play-space-${token}`);
  return isPending(view, player, space) ? `${lies}, ${word("play-space-pending")}` : lies;
}

/** What a click on a space that is not offered asks about. */
export function askedOf(space: Space, verbs: ReadonlySet<string>, taken = false): string {
  if (verbs.has("slot")) return `slot ${space}`;
  if (verbs.has("repeat") && taken) return `repeat ${space}`;
  if (verbs.has("token")) return `token ${space}`;
  if (space === "apex") return "gold";
  if (verbs.has("silver")) return `silver ${space}`;
  return verbs.has("resolve") ? `resolve ${space}` : `token ${space}`;
}
