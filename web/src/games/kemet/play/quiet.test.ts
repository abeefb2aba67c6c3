import { beforeEach, describe, expect, it } from "vitest";
import type { View } from "../wire.ts";
import { answersIn, Quiet } from "./quiet.svelte.ts";

const at = (step: unknown) => ({ steps: ["march", step] }) as unknown as View;
const offers = (...actions: string[]) => actions.map((action) => ({ action, cost: null }));
const VETO = at({ veto: { card: "DI12-08", by: 1, asked: 1 } });
const ESCAPE = at({ escape: { seat: 0, zone: "w_r" } });

beforeEach(() => localStorage.clear());

describe("questions that somebody does not want", () => {
  it("asks unless it is told not to", () => {
    const quiet = new Quiet("t1");
    expect(quiet.answerTo(VETO, offers("play DI12-13", "decline"))).toBeNull();
  });

  it("says no to each kind for itself, whatever is held", () => {
    const quiet = new Quiet("t1");
    quiet.set("veto", true);
    expect(quiet.answerTo(VETO, offers("play DI12-13", "decline"))).toBe("decline");
    expect(quiet.answerTo(VETO, offers("decline"))).toBe("decline");
    expect(quiet.answerTo(ESCAPE, offers("flee w_tr", "decline"))).toBeNull();
    quiet.set("escape", true);
    expect(quiet.answerTo(ESCAPE, offers("flee w_tr", "decline"))).toBe("decline");
  });

  it("keeps what was gained where sharing is not asked for", () => {
    const quiet = new Quiet("t1");
    const share = at({ share: { seat: 0, goods: "prayer" } });
    expect(quiet.answerTo(share, offers("done", "share P3 1"))).toBeNull();
    quiet.set("share", true);
    expect(quiet.answerTo(share, offers("done", "share P3 1"))).toBe("done");
    // Who asks to hand something over is asked whom.
    const gift = at({ hand_over: { goods: "prayer" } });
    expect(quiet.answerTo(gift, offers("done", "share P3 1"))).toBeNull();
    expect(quiet.answerTo(at("march"), offers("done"))).toBeNull();
  });

  it("may come in a game of the first edition, or of teams", () => {
    const agreed = (edition: string, mode: string) => ({ agreed: { edition, mode } }) as unknown as View;
    expect(answersIn(agreed("first", "classic"))).toEqual(["veto", "escape"]);
    expect(answersIn(agreed("rise", "teams"))).toEqual(["share"]);
    expect(answersIn(agreed("rise", "classic"))).toEqual([]);
  });

  it("answers nothing else", () => {
    const quiet = new Quiet("t1");
    quiet.set("veto", true);
    quiet.set("escape", true);
    expect(quiet.answerTo(at({ build: { free: false } }), offers("build a 2", "decline"))).toBeNull();
    expect(quiet.answerTo({ steps: [] } as unknown as View, offers("decline"))).toBeNull();
  });

  it("remembers it for this table", () => {
    new Quiet("t1").set("veto", true);
    expect(new Quiet("t1").is("veto")).toBe(true);
    expect(new Quiet("t1").is("escape")).toBe(false);
    expect(new Quiet("t2").is("veto")).toBe(false);
  });

  it("does without a memory that cannot be read", () => {
    localStorage.setItem("ennead-quiet-t1", "{");
    expect(new Quiet("t1").is("veto")).toBe(false);
  });
});
