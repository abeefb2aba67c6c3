import { describe, expect, it, vi } from "vitest";
import type { BattleSideView, Event, StrengthLine, View } from "../../wire.ts";
import { Story } from "./story.svelte.ts";

const line = (hex: string): StrengthLine => ({ amount: 1, from: "figure", hex, figure: "warrior", silenced: false });
const side = (seat: number, more: Partial<BattleSideView> = {}): Partial<BattleSideView> => ({ seat, chosen: false, cards: null, has_bid: false, bid: null, lines: [line("d4")], ...more });
const view = (battle: object | null): View => ({ battle }) as unknown as View;
const fight = (...sides: object[]) => view({ region: 3, sides, two_cards: false, revealed: false, winner: null });

/** Lets a story hear these updates one after the other. */
function told(...updates: [events: Event[], view: View][]): Story {
  const story = new Story();
  updates.forEach(([events, now], serial) => story.follow({ serial, events }, now));
  return story;
}

const BEGAN: Event = { what: "battle_began", region: 3, seats: [0, 2] };
const summed = (seat: number, total: number): Event => ({ what: "strength_summed", seat, total, lines: [line("d4"), { amount: total - 1, from: "card", card: "chariots" }] });

describe("the story of a battle", () => {
  it("begins with everybody who takes part, and what is known of their strength", () => {
    const { battle } = told([[BEGAN], fight(side(0), side(2, { chosen: true }))]);
    expect(battle?.sides.map(({ seat, chosen, cards }) => [seat, chosen, cards])).toEqual([
      [0, false, null],
      [2, true, null],
    ]);
    expect(battle?.sides[0]?.lines).toHaveLength(1);
  });

  it("is known to who comes in the middle of it", () => {
    expect(told([[], fight(side(0), side(2))]).battle?.region).toBe(3);
  });

  it("stays when the game has put it away, with sums, winner, dead and devotion", () => {
    const { battle } = told(
      [[BEGAN], fight(side(0), side(2))],
      [
        [
          { what: "cards_revealed", seat: 0, cards: ["chariots"] },
          { what: "cards_revealed", seat: 2, cards: ["flood"] },
          summed(0, 4),
          summed(2, 2),
          { what: "battle_won", seat: 0, region: 3 },
          { what: "devotion_changed", seat: 0, from: 4, to: 5, why: "victory", region: null, by: [] },
          { what: "killed", seat: 2, figure: "warrior", hex: "d4" },
        ],
        view(null),
      ],
    );
    expect(battle?.over).toBe(true);
    expect(battle?.winner).toBe(0);
    expect(battle?.sides.map(({ strength, gained, killed }) => [strength, gained, killed.length])).toEqual([
      [4, 1, 0],
      [2, 0, 1],
    ]);
  });

  it("does not take what comes after it for its own", () => {
    const { battle } = told(
      [[BEGAN], fight(side(0), side(2))],
      [[{ what: "battle_tied", region: 3 }, { what: "dominated", seat: 1, region: 4 }, { what: "devotion_changed", seat: 0, from: 4, to: 5, why: "dominance", region: null, by: [] }], view(null)],
    );
    expect(battle?.tied).toBe(true);
    expect(battle?.sides[0]?.gained).toBe(0);
  });

  it("gives way to the next one", () => {
    const { battle } = told([[BEGAN], fight(side(0), side(2))], [[{ what: "battle_began", region: 4, seats: [1, 2] }], view({ region: 4, sides: [side(1), side(2)], two_cards: false, revealed: false, winner: null })]);
    expect(battle?.region).toBe(4);
    expect(battle?.over).toBe(false);
  });
});

it("plays the end of one battle before the next that comes with it", () => {
  vi.useFakeTimers();
  const next = view({ region: 5, sides: [side(0), side(1)], two_cards: false, revealed: false, winner: null });
  const story = told(
    [[BEGAN], fight(side(0), side(2))],
    [[{ what: "cards_revealed", seat: 0, cards: ["flood"] }, summed(0, 4), { what: "battle_won", seat: 0, region: 3 }, { what: "battle_began", region: 5, seats: [0, 1] }], next],
  );
  expect([story.battle?.region, story.shown?.region, story.shown?.winner]).toEqual([5, 3, null]);
  vi.advanceTimersByTime(1_800);
  expect([story.shown?.region, story.shown?.winner]).toEqual([3, 0]);
  vi.runAllTimers();
  expect([story.shown?.region, story.performing]).toEqual([5, false]);
  vi.useRealTimers();
});
