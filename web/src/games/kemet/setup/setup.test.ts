import { describe, expect, it } from "vitest";
import { hasWords } from "$lib/words.ts";
import { FORMATIONS, MODES, OBJECTIVES } from "./modes.ts";
import { EDITIONS, HOUSE_RULES, setup, soloNow } from "./setup.ts";

describe("the form of a new table", () => {
  it.each([
    ["edition", EDITIONS],
    ["mode", MODES],
    ["formation", FORMATIONS],
    ["objective", OBJECTIVES.map((id) => id.toLowerCase())],
    ["house", HOUSE_RULES.map((name) => name.replaceAll("_", "-"))],
  ] as const)("has words for every %s that the rules have", (kind, names) => {
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !hasWords(`kemet-${kind}-${name}`))).toEqual([]);
  });

  it("begins with the newest edition", () => {
    const draft = setup.draft();
    expect(draft.edition).toBe("rise");
    expect(setup.most?.(draft)).toBe(6);
    expect(setup.most?.({ ...draft, edition: "first" })).toBe(5);
  });

  it("sends nothing that belongs to another edition", () => {
    const house = { ...setup.draft().house, sudden_end: true };
    const draft = { ...setup.draft(), renewal: true, extraDi: true, length: "long" as const, house };
    expect(setup.setupOf(draft, 2)).toMatchObject({ edition: "rise", renewal: true, extra_di: true, long: false, house: { sudden_end: false } });
    expect(setup.setupOf({ ...draft, edition: "bs-2021" }, 2)).toMatchObject({ renewal: false, extra_di: false, long: false, house: { sudden_end: false } });
    expect(setup.setupOf({ ...draft, edition: "first" }, 2)).toMatchObject({ renewal: false, extra_di: false, long: true, beginner: false, house: { sudden_end: true } });
    expect(setup.setupOf({ ...draft, edition: "first", length: "beginner" }, 2)).toMatchObject({ long: false, beginner: true });
  });

  it("sends no mode that an edition does not have", () => {
    const draft = { ...setup.draft(), mode: "teams" as const, randomTeams: true, gods: true };
    expect(setup.setupOf(draft, 4)).toMatchObject({ mode: "teams", team_size: 2, random_teams: true, gods_of_egypt: true, objective: null });
    expect(setup.setupOf({ ...draft, edition: "bs-2021" }, 4)).toMatchObject({ mode: "classic", random_teams: false, gods_of_egypt: false });
    expect(setup.exactly?.({ ...draft, edition: "first" })).toBeNull();
  });

  it("knows how many play together", () => {
    const draft = { ...setup.draft(), mode: "teams" as const };
    const counts = (["2v2", "2v2v2", "3v3"] as const).map((formation) => setup.exactly?.({ ...draft, formation }));
    expect(counts).toEqual([4, 6, 6]);
    const sides = (formation: "2v2" | "2v2v2" | "3v3", players: number) => setup.teams?.(setup.setupOf({ ...draft, formation }, players));
    expect(sides("2v2", 4)).toEqual([0, 1, 0, 1]);
    expect(sides("2v2v2", 6)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(sides("3v3", 6)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(setup.teams?.(setup.setupOf({ ...draft, randomTeams: true }, 4))).toBeNull();
    expect(setup.teams?.(setup.setupOf(setup.draft(), 4))).toBeNull();
  });

  it("plays alone without the gods, with an objective or one by lot", () => {
    const draft = { ...setup.draft(), mode: "solo" as const, gods: true, objective: "CE03" as const };
    expect(setup.exactly?.(draft)).toBe(1);
    expect(setup.setupOf(draft, 1)).toMatchObject({ mode: "solo", players: 1, objective: "CE03", gods_of_egypt: false });
    expect(soloNow()).toMatchObject({ mode: "solo", players: 1, objective: null, seating: "random" });
    expect(setup.agreed(soloNow())).toContain("Objective by lot");
    const passing = { ...draft, passingEvents: true };
    expect(setup.setupOf(passing, 1)).toMatchObject({ passing_events: true });
    expect(setup.agreed(setup.setupOf(passing, 1))).toContain("Passing events");
    expect(setup.setupOf({ ...passing, mode: "classic" }, 2)).toMatchObject({ passing_events: false });
  });

  it("names the edition and the mode in a list", () => {
    const teams = setup.setupOf({ ...setup.draft(), mode: "teams", formation: "2v2v2", gods: true }, 6);
    expect(setup.kind?.(teams)).toEqual(["Rise of the Gods", "2 v 2 v 2", "Gods of Egypt"]);
    expect(setup.kind?.(soloNow())).toEqual(["Rise of the Gods", "Solo"]);
    expect(setup.kind?.({ ...soloNow(), objective: "CE02" })).toEqual(["Rise of the Gods", "Solo", "Topple the throne"]);
    // A table of long ago knows nothing of teams.
    expect(setup.kind?.({ edition: "first", mode: "classic", players: 3 } as never)).toEqual(["First edition"]);
  });

  it("tells those who wait what was agreed", () => {
    const draft = { ...setup.draft(), edition: "first" as const, house: { ...setup.draft().house, two_cards: true } };
    expect(setup.agreed(setup.setupOf(draft, 3))).toEqual(["First edition (2012)", "By lot", "8 victory points win.", "Two cards by chance"]);
    expect(setup.agreed(setup.setupOf(setup.draft(), 3))).toEqual(["Rise of the Gods (2024)", "By lot"]);
  });
});
