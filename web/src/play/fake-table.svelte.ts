import type { Refusal, View } from "$generated/index.ts";
import { parseAction, type ParsedOffer } from "$lib/notation.ts";

/** As much of a table as deciding needs, for tests. */
export class FakeTable {
  offers = $state.raw<ParsedOffer[]>([]);
  view = $state.raw<View | null>({
    battle: null,
    steps: [],
    turn: { pending: [] },
    march: { at: null, units: 5 },
    players: [{ seat: 0, troops: [] }],
  } as unknown as View);
  playing = $state.raw({ serial: 0, events: [], before: null });
  busy = false;
  settled = true;
  seat = 0;
  mySeats = [0];
  sent: string[] = [];
  refuses = false;
  reason: Refusal | null = null;

  offer(...actions: string[]): void {
    this.offers = actions.map((action) => ({ ...parseAction(action), cost: null }));
  }

  act(action: string): Promise<boolean> {
    this.sent.push(action);
    return Promise.resolve(!this.refuses);
  }

  why(): Promise<Refusal | null> {
    return Promise.resolve(this.reason);
  }
}
