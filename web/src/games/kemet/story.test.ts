import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "$lib/words.ts";
import type { GameStory } from "$lib/deeds.ts";
import { linesOf } from "../story-lines.ts";
import { WATCHING } from "./pace.ts";
import { story } from "./story.ts";
import { tongue } from "./tongue.ts";
import type { Event } from "./wire.ts";

const game = { story: story as unknown as GameStory, headings: new Set(["turn_began", "night_fell", "day_broke"]), watching: WATCHING as Record<string, number> };
const told = (events: Event[], mine: number[] = []) => linesOf(game, events, mine);

beforeEach(() => speak(tongue));

describe("what the log says of a turn", () => {
  it("is one sentence for an action, with its token and its price", () => {
    expect(
      told([
        { what: "turn_began", seat: 1 },
        { what: "token_placed", seat: 1, space: "m_build", kind: "own" },
        { what: "action_began", seat: 1, deed: "build" },
        { what: "paid", seat: 1, amount: 2 },
        { what: "pyramid_raised", seat: 1, zone: "w2c", colour: "ruby", level: 2 },
      ]),
    ).toEqual([expect.stringMatching(/^Seat 2 builds a level 2 ruby pyramid in the .+ for 2\.$/)]);
  });

  it("follows a troop from where it set out to where it came, and begins anew with another", () => {
    const step = (from: string, to: string, units: number) => ({ what: "moved", seat: 0, from, to, units, companions: [], way: "land" }) as unknown as Event;
    const lines = told([{ what: "action_began", seat: 0, deed: "move" }, step("w3a", "w3c", 5), { what: "paid", seat: 0, amount: 2 }, step("w3c", "w_on", 3), step("w1a", "w1b", 1)]);
    expect(lines).toEqual([expect.stringMatching(/^Seat 1 moves 3 units from the .+ to the .+ for 2\.$/), expect.stringMatching(/^Seat 1 moves 1 unit from/)]);
  });

  it("says what a card did, to me as well", () => {
    const fire: Event[] = [
      { what: "played_di", seat: 2, card: "DI-07" },
      { what: "units_removed", seat: 0, zone: "w3a", units: 1 },
    ];
    expect(told(fire)[0]).toMatch(/^Seat 3 plays .+: Seat 1 loses 1 unit in the /);
    expect(told(fire, [0])[0]).toMatch(/^Seat 3 plays .+: you lose 1 unit in the /);
  });

  it("tells a battle as one thing, with the cards played in it", () => {
    const lines = told([
      { what: "battle_began", zone: "w_on", attacker: 0, defender: 1 },
      { what: "played_di", seat: 1, card: "DI-07" },
      { what: "battle_won", seat: 1 },
      { what: "units_removed", seat: 1, zone: "w_on", units: 2 },
      { what: "fame_gained", seat: 1, kind: "battle", by: [] },
    ]);
    expect(lines).toEqual([expect.stringMatching(/^Seat 1 attacks Seat 2 in the .+: Seat 2 wins; Seat 2 loses 2 units in the .+ and Seat 2 gains 1 fame\.$/)]);
  });

  it("says who makes no use of an action", () => {
    expect(told([{ what: "action_began", seat: 0, deed: "recruit" }, { what: "action_lost", seat: 0, deed: "recruit" }])).toEqual([expect.stringMatching(/^Seat 1 makes no use of/)]);
  });
});
