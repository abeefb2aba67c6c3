import { describe, expect, it } from "vitest";
import type { AmonView, Event, PlayerView, Story, View } from "../wire.ts";
import { aimAt, cardAt, retell, spotOf, stepsOf, viewsOf, waits } from "./telling.ts";

const did = (story: Story): Event => ({ what: "amon", story });

const CARD = did({ did: "action_drawn", card: "AK01" });
const LINE = did({ did: "line", card: "AK01", line: 1 });
const TARGET = did({ did: "target", troop: "A", kind: "pyramid", zone: "w2a", decision: "condition", condition: "highest_pyramid", tried: [{ condition: "highest_pyramid", found: 1 }] });
const step = (from: string, to: string, left: number): Event =>
  did({ did: "stepped", troop: "A", from, to, way: "land", reason: "shortest", moves_left: left } as Story);
const HALT = did({ did: "halted", troop: "A", zone: "w_ti", reason: "no-moves" });
const TURN: Event = { what: "turn_began", seat: 0 };
const PRAYED: Event = { what: "gained", seat: 0, amount: 2, total: 9, by: [] };
const ALL = [PRAYED, CARD, LINE, TARGET, step("w1a", "w_n", 1), step("w_n", "w_ti", 0), HALT, TURN];

function view(): View {
  const troop = { zone: "w1a", units: 5, companions: ["sphinx"] };
  const player = (seat: number, troops: unknown[]) => ({ seat, troops, controlled: [], prayer: 7, battle_fame: 1, divine_fame: 0, fame: 1 }) as unknown as PlayerView;
  const amon = {
    table: { strength: 0, damage: 0, shield: 0, moves: 0 },
    passing: { strength: 2, damage: 0, shield: 0, moves: 0 },
    troops: [{ name: "A", zone: "w1a", units: 5, creature: "sphinx", moves: 2 }],
    action_deck: 9,
    action_discards: [],
    grids: [],
    plundered: 0,
  } as unknown as AmonView;
  return { night: false, round: 1, battle: null, fights: [], outcome: null, amon, players: [player(0, []), player(1, [troop])] } as unknown as View;
}

describe("what Amon does is told", () => {
  it("step by step, with what was before him and what comes after", () => {
    const steps = stepsOf(ALL);
    expect(steps?.beats.map((beat) => beat.length)).toEqual([1, 1, 2, 1, 1, 1]);
    expect(steps?.rest).toEqual([TURN]);
    expect(steps?.beats.map(waits)).toEqual([false, true, true, true, true, true]);
    // Nothing is lost.
    expect([...(steps?.beats.flat() ?? []), ...(steps?.rest ?? [])]).toEqual(ALL);
  });

  it("with each tile that is plundered for itself", () => {
    const line = did({ did: "line", card: "WY03", line: 1 });
    const drawn = (card: "G01" | "G02") => did({ did: "plunder_drawn", card });
    const tile = (half: "upper" | "lower") => did({ did: "plundered", card: "G01", half, tile: "RUB-2a", asked: 2, level: 2, column: 1 });
    const beats = stepsOf([line, drawn("G01"), tile("upper"), tile("lower"), drawn("G02"), tile("upper")])?.beats;
    expect(beats?.map((beat) => beat.length)).toEqual([3, 1, 2]);
  });

  it("not at all where he does nothing", () => {
    expect(stepsOf([PRAYED, TURN])).toBeNull();
    expect(stepsOf([did({ did: "objective", conditions: [] })])).toBeNull();
  });

  it("leads the board from how it was to how it is", () => {
    const { beats } = stepsOf(ALL)!;
    const after = retell(view(), ALL);
    const views = viewsOf(view(), after, beats);
    expect(views.map(({ players }) => players[1]?.troops.map(({ zone }) => zone))).toEqual([["w1a"], ["w1a"], ["w1a"], ["w_n"], ["w_ti"], ["w_ti"]]);
    expect(views.map(({ amon }) => amon?.troops[0]?.zone)).toEqual(["w1a", "w1a", "w1a", "w_n", "w_ti", "w_ti"]);
    expect(views.map(({ amon }) => amon?.action_deck)).toEqual([9, 8, 8, 8, 8, 8]);
    expect(views.at(-1)?.players[1]?.troops).toEqual(after.players[1]?.troops);
  });

  it("points at the target and the way while the troop goes it", () => {
    const { beats } = stepsOf(ALL)!;
    expect(aimAt(beats, 1)).toBeNull();
    for (const at of [2, 3, 4, 5]) expect(aimAt(beats, at)).toMatchObject({ troop: "A", target: "w2a", way: ["w1a", "w_n", "w_ti"] });
    expect(beats.map((beat) => spotOf(beat))).toEqual([null, null, "w2a", "w_n", "w_ti", "w_ti"]);
    expect(beats.map((_, at) => cardAt(beats, at)?.line)).toEqual([undefined, null, 1, 1, 1, 1]);
  });

  it("leaves fame with the player until it is told lost", () => {
    const lost = did({ did: "fame_lost", kind: "battle" });
    const { beats } = stepsOf([CARD, did({ did: "line", card: "AK08", line: 3 }), lost])!;
    const after = { ...view(), players: view().players.map((player) => (player.seat === 0 ? { ...player, battle_fame: 0, fame: 0 } : player)) };
    expect(viewsOf(view(), after, beats).map(({ players }) => players[0]?.fame)).toEqual([1, 0]);
  });
});
