import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte.ts";
import type { Event, LedgerLine, View } from "../../wire.ts";
import { cardLine, diLine, remainder, sum } from "./ledger.ts";
import { Story } from "./story.svelte.ts";

const troops = (units: number) => [{ zone: "w_tr", units, companions: [] }];
const view = (battle: unknown = null): View =>
  ({ battle, players: [{ troops: troops(3) }, { troops: troops(2) }] }) as unknown as View;
const units = (strength: number): LedgerLine => ({ ...cardLine("BC-1"), source: { kind: "units" }, strength, damage: 0 });

const council = {
  zone: "w_tr",
  revealed: false,
  winner: null,
  attacker: { seat: 0, companions: [], ready: false, play: null, di: null, lines: [units(3)], points: null, lost: 0 },
  defender: { seat: 1, companions: [], ready: true, play: null, di: null, lines: [units(2)], points: null, lost: 0 },
};

const points = (strength: number) => ({ strength, damage: 1, unblockable: 0, shield: 0, impenetrable: 0 });
const ending: Event[] = [
  { what: "revealed", seat: 0, card: "BC-1", cards: ["DI-01"] },
  { what: "revealed", seat: 1, card: "BC-6", cards: [] },
  { what: "battle_points", seat: 0, points: points(8) },
  { what: "battle_points", seat: 1, points: points(5) },
  { what: "battle_won", seat: 0 },
  { what: "units_removed", seat: 1, zone: "w_tr", units: 1 },
  { what: "fame_gained", seat: 0, kind: "battle", by: [] },
  { what: "recalled", seat: 1, zone: "w_tr", units: 1 },
  { what: "units_removed", seat: 1, zone: "w_tr", units: 1 },
];

describe("the story of a battle", () => {
  it("makes way while a place on the board is asked for", () => {
    const story = new Story();
    story.follow({ serial: 1, events: [{ what: "battle_began", zone: "w_tr", attacker: 0, defender: 1 }], before: view() }, view(council));
    story.makeWay(false);
    expect(story.minimised).toBe(false);
    story.makeWay(true);
    expect(story.minimised).toBe(true);
    story.minimised = false;
    story.makeWay(true);
    expect(story.minimised).toBe(false);
    story.makeWay(false);
    expect(story.minimised).toBe(false);
  });

  it("stays to be read once the cards are open, until the person turns to the board", () => {
    const story = new Story();
    story.follow({ serial: 1, events: [], before: null }, view({ ...council, revealed: true }));
    story.makeWay(true);
    expect(story.minimised).toBe(false);
    story.stepAside();
    expect(story.minimised).toBe(true);
    story.makeWay(false);
    expect(story.minimised).toBe(false);
  });

  it("tells who comes late how many fought together, but not whose units died before", () => {
    const mixed = (own: number, mates: number, battle: unknown): View =>
      ({ battle, agreed: { mode: "teams" }, teams: [[0, 2], [1]], players: [{ seat: 0, troops: troops(own) }, { seat: 1, troops: [] }, { seat: 2, troops: troops(mates) }] }) as unknown as View;
    const told = (view: View) => {
      const story = new Story();
      story.follow({ serial: 1, events: [], before: null }, view);
      return story.battle?.attacker;
    };
    const fought = { ...council, attacker: { ...council.attacker, lines: [units(5)] } };
    expect(told(mixed(3, 2, fought))).toMatchObject({ units: 5, shares: [{ seat: 0, units: 3 }, { seat: 2, units: 2 }] });
    expect(told(mixed(2, 1, { ...fought, revealed: true, winner: "attacker" }))).toMatchObject({ units: 5, shares: [] });
  });

  it("begins with both troops and what is known of them", () => {
    const story = new Story();
    story.follow({ serial: 1, events: [{ what: "battle_began", zone: "w_tr", attacker: 0, defender: 1 }], before: view() }, view(council));
    expect(story.battle?.attacker.units).toBe(3);
    expect(story.battle?.defender.ready).toBe(true);
    expect(story.battle?.over).toBe(false);
  });

  it("keeps the result when the game has put the battle away", () => {
    const story = new Story();
    story.follow({ serial: 1, events: [], before: null }, view(council));
    story.follow({ serial: 2, events: ending, before: view(council) }, view());
    const battle = story.battle;
    expect(battle?.over).toBe(true);
    expect(battle?.winner).toBe("attacker");
    expect(battle?.attacker.lines.map(({ source }) => source.kind)).toEqual(["units", "card", "di"]);
    expect(sum(battle?.attacker.lines ?? []).strength).toBe(8);
    expect(battle?.after.map(({ what }) => what)).toEqual(["fame_gained", "recalled"]);
  });

  it("counts the dead, not those who leave", () => {
    const story = new Story();
    story.follow({ serial: 1, events: [], before: null }, view(council));
    story.follow({ serial: 2, events: ending, before: view(council) }, view());
    expect(story.battle?.defender.lost).toBe(1);
  });

  it("steps aside when the next turn begins, and goes when it is dismissed", () => {
    const story = new Story();
    story.follow({ serial: 1, events: [], before: null }, view(council));
    story.follow({ serial: 2, events: ending, before: view(council) }, view());
    story.follow({ serial: 3, events: [{ what: "turn_began", seat: 1 }], before: view() }, view());
    expect(story.minimised).toBe(true);
    story.dismissIfOver();
    expect(story.battle).toBeNull();
  });

  it("forgets a battle that was taken back", () => {
    const story = new Story();
    story.follow({ serial: 1, events: [], before: null }, view(council));
    story.follow({ serial: 2, events: [], before: view(council) }, view());
    expect(story.battle).toBeNull();
  });
});

describe("the ledger", () => {
  it("reads cards out of the box", () => {
    expect(cardLine("BC-7")).toMatchObject({ strength: 5, self_loss: 2 });
    expect(diLine("DI-04")).toMatchObject({ strength: 2, source: { kind: "di", id: "DI-04" } });
  });

  it("says what no line tells", () => {
    expect(remainder([cardLine("BC-1")], points(6))).toMatchObject({ strength: 2, damage: 0 });
    expect(remainder([cardLine("BC-1")], points(4))).toBeNull();
  });
});

describe("the end of a battle", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.motionWish = true;
  });

  function ended(): Story {
    const story = new Story();
    story.follow({ serial: 1, events: [{ what: "battle_began", zone: "w_tr", attacker: 0, defender: 1 }], before: view() }, view(council));
    story.follow({ serial: 2, events: ending, before: view(council) }, view());
    return story;
  }
  const seen = ({ shown }: Story) => [shown?.attacker.card, shown?.attacker.points?.strength ?? null, shown?.winner, shown?.defender.lost, shown?.after.length !== 0, shown?.over];

  it("turns the cards, counts the sums, names the winner, then the losses, then what it brought", () => {
    const story = ended();
    const acts = [seen(story)];
    for (const lasts of [800, 1_000, 700, 500]) {
      vi.advanceTimersByTime(lasts);
      acts.push(seen(story));
    }
    expect(acts).toEqual([
      ["BC-1", null, null, 0, false, false],
      ["BC-1", 8, null, 0, false, false],
      ["BC-1", 8, "attacker", 0, false, false],
      ["BC-1", 8, "attacker", 1, false, false],
      ["BC-1", 8, "attacker", 1, true, true],
    ]);
  });

  it("is skipped at once, and not played at all where nothing moves", () => {
    const story = ended();
    expect([story.performing, story.battle?.winner]).toEqual([true, "attacker"]);
    story.skip();
    expect([story.performing, ...seen(story)]).toEqual([false, "BC-1", 8, "attacker", 1, true, true]);
    settings.motionWish = false;
    expect(ended().performing).toBe(false);
  });

  it("gives way when the next turn begins", () => {
    const story = ended();
    story.follow({ serial: 3, events: [{ what: "turn_began", seat: 1 }], before: view() }, view());
    expect([story.performing, story.minimised]).toEqual([false, true]);
  });
});
