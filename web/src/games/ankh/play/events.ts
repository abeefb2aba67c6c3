import type { IconName } from "$lib/icons.ts";
import { components, type View } from "../wire.ts";

/** What follows a conflict; `play-after-<name>` are its words. */
export interface After {
  readonly name: string;
  readonly icon: IconName;
}

/** By the number of the conflict. With two there is no merge. */
const AFTER: Record<number, After> = {
  3: { name: "merge", icon: "merge" },
  4: { name: "forgotten", icon: "forgotten" },
  5: { name: "end", icon: "win" },
};

/** The spaces of the event track: what has been, what comes next, and what follows three of the conflicts. */
export function eventSpaces(view: Pick<View, "agreed" | "events" | "outcome">) {
  let conflicts = 0;
  return components.events.map((event, at) => {
    if (event === "conflict") conflicts += 1;
    const after = event === "conflict" ? AFTER[conflicts] : undefined;
    const alone = view.agreed.players === 2 && after?.name === "merge";
    return { event, at, past: at < view.events, next: at === view.events && view.outcome === null, after: alone ? null : (after ?? null) };
  });
}
