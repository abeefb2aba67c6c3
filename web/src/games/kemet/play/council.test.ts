import { describe, expect, it } from "vitest";
import { parseAction, type ParsedOffer } from "$lib/notation.ts";
import { councilPart, EMPTY_PLAN, expectedOf, inCatalogueOrder, isComplete, nextCouncilAction, without, type CouncilPlan } from "./council.ts";

const offers = (...actions: string[]): ParsedOffer[] => actions.map((action) => ({ ...parseAction(action), cost: null }));
const plan: CouncilPlan = { play: "BC-1", discard: "BC-7", di: ["DI-04", "DI-01"], declare: false };

/** A table as it asks: card, discard, then DI cards in ascending order. */
class FakeCouncil {
  sent: string[] = [];
  added: string[] = [];

  get offers(): ParsedOffer[] {
    if (!this.sent.some((one) => one.startsWith("play-card"))) return offers("play-card BC-1", "play-card BC-2", "play-card BC-7");
    if (!this.sent.some((one) => one.startsWith("discard-card"))) return offers("discard-card BC-2", "discard-card BC-7");
    if (this.sent.some((one) => one === "hide" || one === "declare")) return [];
    const last = this.added.at(-1) ?? "";
    const cards = without(["DI-01", "DI-01", "DI-04"], this.added).filter((card) => card >= last);
    return offers(...new Set(cards.map((card) => `add ${card}`)), "hide", "declare");
  }

  run(wish: CouncilPlan): string[] {
    for (let at = 0; at < 20; at += 1) {
      const action = nextCouncilAction(wish, this.offers, this.added);
      if (action === null) break;
      this.sent.push(action);
      if (action.startsWith("add ")) this.added.push(action.slice(4));
    }
    return this.sent;
  }
}

describe("the sequence of the war council", () => {
  it("sends card, discard, DI cards in the order of the catalogue, then the seal", () => {
    expect(new FakeCouncil().run(plan)).toEqual(["play-card BC-1", "discard-card BC-7", "add DI-01", "add DI-04", "hide"]);
  });

  it("declares when asked to", () => {
    expect(new FakeCouncil().run({ ...plan, di: [], declare: true }).at(-1)).toBe("declare");
  });

  it("adds a card as often as it is planned", () => {
    expect(new FakeCouncil().run({ ...plan, di: ["DI-01", "DI-01"] }).slice(2)).toEqual(["add DI-01", "add DI-01", "hide"]);
  });

  it("stops without a seal when a planned card is not to be had", () => {
    expect(new FakeCouncil().run({ ...plan, di: ["DI-06"] })).toEqual(["play-card BC-1", "discard-card BC-7"]);
  });

  it("sends nothing that is not offered", () => {
    expect(nextCouncilAction({ ...plan, play: "BC-3" }, offers("play-card BC-1"), [])).toBeNull();
    expect(nextCouncilAction(plan, [], [])).toBeNull();
    expect(nextCouncilAction({ ...plan, di: [], declare: true }, offers("hide"), [])).toBe("hide");
  });

  it("goes on where the table already has a part of it", () => {
    expect(nextCouncilAction(plan, offers("add DI-04", "hide", "declare"), ["DI-01"])).toBe("add DI-04");
  });
});

describe("the plan", () => {
  it("knows what it is asked for", () => {
    expect(councilPart(offers("play-card BC-1"))).toBe("card");
    expect(councilPart(offers("discard-card BC-1"))).toBe("discard");
    expect(councilPart(offers("hide", "declare"))).toBe("di");
    expect(councilPart(offers("token t_move"))).toBeNull();
  });

  it("is complete with a card and a discard, if there is one to discard", () => {
    expect(isComplete(EMPTY_PLAN, "card", ["BC-1", "BC-2"])).toBe(false);
    expect(isComplete({ ...EMPTY_PLAN, play: "BC-1" }, "card", ["BC-1", "BC-2"])).toBe(false);
    expect(isComplete({ ...EMPTY_PLAN, play: "BC-1" }, "card", ["BC-1"])).toBe(true);
    expect(isComplete(plan, "card", ["BC-1", "BC-7"])).toBe(true);
    expect(isComplete(EMPTY_PLAN, "di", ["BC-1", "BC-2"])).toBe(true);
  });

  it("orders cards as the table takes them", () => {
    expect(inCatalogueOrder(["DX-1", "DI-04", "DI-01"])).toEqual(["DI-01", "DI-04", "DX-1"]);
  });
});

describe("a lesson", () => {
  it("marks the card it waits for, then the button that sends the plan", () => {
    expect(expectedOf(EMPTY_PLAN, "play-card BC-2")).toBe("BC-2");
    expect(expectedOf(EMPTY_PLAN, "discard-card BC-8")).toBe("BC-8");
    expect(expectedOf(EMPTY_PLAN, "add DI-01")).toBe("DI-01");
    expect(expectedOf({ ...EMPTY_PLAN, di: ["DI-01"] }, "add DI-01")).toBe("ready");
    expect(expectedOf(EMPTY_PLAN, "hide")).toBe("ready");
    expect(expectedOf(EMPTY_PLAN, "token t_move")).toBeNull();
  });
});
