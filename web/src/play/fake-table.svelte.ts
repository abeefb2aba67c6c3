import { parseAction, type ParsedOffer } from "$lib/notation.ts";
import type { GameRefusal } from "$lib/wire.ts";

/** As much of a table as deciding needs, for tests. `game` is what is played, or as much of it as is asked for. */
export class FakeTable<View = unknown> {
  offers = $state.raw<ParsedOffer[]>([]);
  view = $state.raw<View | null>(null);
  telling = { playing: { serial: 0, events: [], before: null }, tale: null };
  talk = { team: null };
  busy = $state(false);
  settled = $state(true);
  myTurn = false;
  lesson = null;
  deadline: number | null = null;
  seat = 0;
  mySeats = [0];
  sent: string[] = [];
  refuses = false;
  reason: GameRefusal | null = null;

  constructor(
    readonly game: object | null = null,
    view: View | null = null,
  ) {
    this.view = view;
  }

  offer(...actions: string[]): void {
    this.offers = actions.map((action) => ({ ...parseAction(action), cost: null }));
  }

  act(action: string): Promise<boolean> {
    this.sent.push(action);
    return Promise.resolve(!this.refuses);
  }

  undone: string[] = [];

  undo(scope: string): Promise<boolean> {
    this.undone.push(scope);
    return Promise.resolve(true);
  }

  why(): Promise<GameRefusal | null> {
    return Promise.resolve(this.reason);
  }
}
