import type { Moments } from "./moments.ts";
import type { Telling } from "./telling.svelte.ts";
import type { GameTypes } from "./wire.ts";

/** What a table knows of how it was. */
interface Remembering<G extends GameTypes> {
  readonly telling: Pick<Telling<G>, "live" | "count" | "view">;
  readonly moments: Pick<Moments, "within">;
}

/** How the table looked after so many actions; null where that cannot be known. */
export async function viewAfter<G extends GameTypes>({ telling, moments }: Remembering<G>, count: number): Promise<G["view"] | null> {
  if (telling.live && telling.count === count) return telling.view;
  const [moment] = await moments.within(count, count);
  return (moment?.view ?? null) as G["view"] | null;
}
