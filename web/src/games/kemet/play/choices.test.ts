import { describe, expect, it } from "vitest";
import { ACTIONS, type Verb, type View } from "../wire.ts";
import { parseAction, type ParsedOffer } from "$lib/notation.ts";
import { hasWords, speak } from "$lib/words.ts";
import { barOf, digitOf, numbered as numberedIn } from "$play/bar.ts";
import { byNumber, differInNumber, inPlace, offersFor, sortOut as sortOutIn } from "$play/choices.ts";
import { tongue } from "../tongue.ts";
import { asksForCards, zoneOfStep } from "./choices.ts";
import type { Deciding } from "$play/deciding.ts";
import { deciding } from "./deciding.ts";
import { hasPanel, panelsFor } from "./places.ts";
import { placeOf } from "./verbs.ts";

speak(tongue);
const anyDeciding = deciding as unknown as Deciding;

const sortOut = (offered: readonly ParsedOffer<Verb>[]) => sortOutIn(offered, deciding);
const barFor = (choices: ReturnType<typeof sortOut>) => barOf(choices, anyDeciding);
const offer = (action: string, cost: number | null = null): ParsedOffer<Verb> => ({ ...parseAction<Verb>(action), cost });
const offers = (...actions: string[]) => actions.map((action) => offer(action));

const allVerbs = Object.keys(ACTIONS);

describe("a question", () => {
  it("has the cards beside it where they are all that is asked for", () => {
    const asks = (...actions: string[]) => asksForCards(sortOut(offers(...actions)));
    expect(asks("remove BC-1", "remove BC-2")).toBe(true);
    expect(asks("discard DI-01", "discard DI-02")).toBe(true);
    expect(asks("play DI-01", "decline")).toBe(true);
    // A token may be placed as well: then the mat is what is asked for.
    expect(asks("play DI-01", "token t_move")).toBe(false);
    expect(asks("decline")).toBe(false);
  });

  it("lights up the zone it is about", () => {
    const view = { players: [{ seat: 0, city: "w1" }] } as unknown as View;
    expect(zoneOfStep(view, { losses: { seat: 0, zone: "d_t", left: 1 } }, 0)).toBe("d_t");
    expect(zoneOfStep(view, { guest: { place: 2, district: "b" } }, 0)).toBe("w1b");
    expect(zoneOfStep(view, { tribute: { left: 2 } }, 0)).toBeNull();
    expect(zoneOfStep(view, "offering", 0)).toBe("d_s");
    expect(zoneOfStep(view, "before_token", 0)).toBeNull();
  });
});

describe("an answer", () => {
  it("has the Veto as a button, and no other card", () => {
    const groups = (...actions: string[]) => barFor(sortOut(offers(...actions))).groups.map(([first]) => first?.action);
    expect(groups("play DI12-13", "decline")).toEqual(["play DI12-13", "decline"]);
    expect(groups("play DI12-08", "end-turn")).toEqual(["end-turn"]);
  });
});

describe("every action has a place", () => {
  it.each(allVerbs)("%s has words", (verb) => expect(hasWords(`action-${verb}`)).toBe(true));

  it("shows what belongs to no thing on screen as a button or in a panel", () => {
    for (const verb of allVerbs.filter((one) => ["button", "panel", "count"].includes(placeOf(one)))) {
      const shown = barFor(sortOut([offer(verb)])).groups.length > 0 || hasPanel(verb) || ["carry", "carry-for"].includes(verb);
      expect(shown, verb).toBe(true);
    }
  });

  it("makes a button of what nobody knows", () => {
    expect(barFor(sortOut([offer("sing-a-hymn")])).groups).toHaveLength(1);
  });
});

describe("sorting offers", () => {
  it("loses none", () => {
    const all = offers("place w1a 1", "place w1a 2", "place w1b 1", "carry 1", "carry 2", "done", "take RUB-1a", "gold");
    expect(sortOut(all).flatMap((choice) => choice.offers)).toHaveLength(all.length);
  });

  it("gives a zone one choice with all its counts", () => {
    const [choice] = inPlace(sortOut(offers("place w1a 2", "place w1a 1")), "zone");
    expect(choice?.subject).toEqual({ kind: "zone", id: "w1a" });
    expect(differInNumber(choice?.offers ?? [])).toBe(true);
    expect(byNumber(choice?.offers ?? []).map(({ action }) => action)).toEqual(["place w1a 1", "place w1a 2"]);
  });

  it("finds all that can be done with one thing", () => {
    const choices = sortOut(offers("play DI-09", "discard DI-09", "play DI-08"));
    expect(offersFor(choices, { kind: "di", id: "DI-09" }).map(({ verb }) => verb)).toEqual(["play", "discard"]);
  });

  it("puts the gold token on the summit", () => {
    expect(offersFor(sortOut(offers("gold")), { kind: "space", id: "apex" })).toHaveLength(1);
  });

  it("does not take a step and a teleport for a number", () => {
    expect(differInNumber(offers("step w_tr", "teleport w_tr"))).toBe(false);
  });

  it("keeps the golden button first", () => {
    const { groups, primary } = barFor(sortOut(offers("recall", "stay")));
    expect(primary?.action).toBe("stay");
    expect(groups[0]?.[0]?.action).toBe("stay");
  });

  it("makes no golden button of letting an action go", () => {
    expect(barFor(sortOut(offers("take RUB-1a", "decline"))).primary).toBeNull();
  });

  it("opens the panels of what is offered", () => {
    expect(panelsFor(new Set(["veterans", "use"]))).toEqual(["veterans", "tiles"]);
    expect(panelsFor(new Set(["token", "play"]))).toEqual([]);
    // A panel hides the hand: what may be played from it has one, too.
    expect(panelsFor(new Set(["take", "play", "decline"]))).toEqual(["take", "cards"]);
    expect(panelsFor(new Set(["play", "decline"]), "veto")).toEqual(["answer"]);
    expect(panelsFor(new Set(["decline"]), "escape")).toEqual(["answer"]);
    expect(panelsFor(new Set(), "veto")).toEqual([]);
    expect(panelsFor(new Set(["build", "raise"]))).toEqual(["build"]);
  });
});

describe("digits", () => {
  const digits = (...actions: string[]) => {
    const all = offers(...actions);
    return numberedIn(all, barFor(sortOut(all)), anyDeciding);
  };

  it("go through the panel first, then through the buttons", () => {
    const groups = digits("decline", "build a 2", "build b 3");
    expect(groups.map(([first]) => first?.action)).toEqual(["build a 2", "build b 3", "decline"]);
    expect(digitOf(groups, groups[2]![0]!)).toBe(3);
    expect(digitOf(groups, offer("build c 1"))).toBeNull();
  });

  it("follow first pyramids as they stand: by colour, none last", () => {
    const groups = digits("no-pyramid a", "found a 1 ruby", "found a 1 onyx", "found a 2 ruby", "found a 2 onyx");
    expect(groups.map(([first]) => first?.action)).toEqual([
      "found a 1 ruby",
      "found a 2 ruby",
      "found a 1 onyx",
      "found a 2 onyx",
      "no-pyramid a",
    ]);
  });

  it("end at nine", () => {
    expect(digits(...Array.from({ length: 12 }, (_, at) => `veterans ${at}`))).toHaveLength(9);
  });
});
