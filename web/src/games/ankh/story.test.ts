import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "$lib/words.ts";
import type { GameStory } from "$lib/deeds.ts";
import { linesOf } from "../story-lines.ts";
import { WATCHING } from "./pace.ts";
import { story } from "./story.ts";
import { tongue } from "./tongue.ts";
import type { Event } from "./wire.ts";

const game = { story: story as unknown as GameStory, headings: new Set(["turn_began"]), watching: WATCHING as Record<string, number> };
const told = (...events: object[]) => linesOf(game, events as Event[]);

beforeEach(() => speak(tongue));

describe("what the log says of a turn", () => {
  it("is one sentence for each action, and one for the event it brings", () => {
    expect(
      told(
        { what: "action_began", seat: 1, deed: "move-figures" },
        { what: "moved", seat: 1, figure: "god", from: "f3", to: "h3" },
        { what: "moved", seat: 1, figure: "warrior", from: "e4", to: "f2" },
        { what: "event_reached", seat: 1, event: "control", number: 3 },
        { what: "monument_taken", seat: 1, hex: "c8", monument: "obelisk", from: null },
        { what: "action_began", seat: 1, deed: "unlock-power" },
        { what: "followers_paid", seat: 1, count: 2, now: 0, why: "unlock" },
        { what: "power_unlocked", seat: 1, power: "revered" },
      ),
    ).toEqual([expect.stringMatching(/^Seat 2 moves the .*god to H3 and the warrior to F2\.$/i), "Seat 2 takes the obelisk in C8.", "Seat 2 unlocks Revered for 2."]);
  });

  it("tells a battle with who won, who died and what it brought", () => {
    const [line] = told(
      { what: "battle_began", region: 1, seats: [0, 2] },
      { what: "killed", seat: 0, figure: "warrior", hex: "e9" },
      { what: "battle_won", seat: 2, region: 1 },
      { what: "devotion_changed", seat: 2, from: 2, to: 3, why: "victory", region: null, by: [] },
    );
    expect(line).toMatch(/^Seat 3 wins the battle of Seat 1 and Seat 3 in .+; 1 figure dies; Seat 3 \+1 devotion\.$/);
  });
});
