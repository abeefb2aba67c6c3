import { describe, expect, it } from "vitest";
import { hasWords, plain, promptSentence, speak, stepName } from "$lib/words.ts";
import { tongue, tongueFor } from "../tongue.ts";
import type { StepName, Verb, View } from "../wire.ts";
import { promptCase, promptNote } from "./prompts.ts";

speak(tongue);
const VIEW = { muster: { owes_servant: null, source: "recruit" }, players: [] } as unknown as View;

function caseOf(step: StepName, ...verbs: Verb[]): string | null {
  const found = promptCase(VIEW, step, new Set(verbs), 0);
  if (found !== null) expect(hasWords(`prompt-${step.replaceAll("_", "-")}-${found}`), found).toBe(true);
  return found;
}

describe("what the first edition asks", () => {
  it("tells the token from what comes after it", () => {
    expect(caseOf("turn", "token")).toBeNull();
    expect(caseOf("turn", "token", "silver", "play")).toBe("cards");
    expect(caseOf("turn", "silver", "end-turn")).toBe("more");
    expect(caseOf("turn", "gold", "play", "end-turn")).toBe("more-cards");
    expect(caseOf("turn", "play", "end-turn")).toBe("play");
    expect(caseOf("turn", "end-turn")).toBe("last");
  });

  it("tells who holds no answer so", () => {
    expect(caseOf("veto", "play", "decline")).toBeNull();
    expect(caseOf("veto", "decline")).toBe("pass");
    expect(caseOf("escape", "flee", "decline")).toBeNull();
    expect(caseOf("escape", "decline")).toBe("pass");
  });

  it("lets a waiting creature in", () => {
    expect(caseOf("muster", "place", "attach")).toBe("creature");
    expect(caseOf("muster", "place", "attach", "done")).toBe("recruit");
    const view = { ...VIEW, muster: { ...VIEW.muster, source: "night_levy" } } as View;
    expect(promptCase(view, "muster", new Set(["place", "done"]), 0)).toBe("night-levy");
  });

  it("leaves room for cards before a battle of a Recruit", () => {
    expect(caseOf("fights", "fight")).toBeNull();
    expect(caseOf("fights", "fight", "play")).toBe("cards");
    expect(caseOf("fights", "fight", "attach")).toBe("cards");
  });

  it("tells a creature left alone from those that wait", () => {
    const view = (eager_creatures: boolean) => ({ ...VIEW, agreed: { house: { eager_creatures } } }) as View;
    expect(promptCase(view(false), "homecoming", new Set(["attach"]), 0)).toBeNull();
    expect(promptCase(view(true), "homecoming", new Set(["attach"]), 0)).toBe("waiting");
    expect(hasWords("prompt-homecoming-waiting")).toBe(true);
  });

  it("says who plays what", () => {
    const step = { veto: { card: "DI12-07", by: 1, asked: 1 } };
    expect(stepName(step)).toBe("veto");
    expect(plain(promptSentence(step))).toBe("Seat 2 plays Raining Fire. Forbid it?");
  });
});

describe("the words of an edition", () => {
  it("lie over those of the newest", () => {
    speak(tongueFor({ edition: "first" }));
    expect(plain(promptSentence("offering"))).toContain("victory point");
    speak(tongueFor({ edition: "rise" }));
    expect(plain(promptSentence("offering"))).toContain("divine fame");
  });

  it("are the same each time", () => {
    expect(tongueFor({ edition: "first" })).toBe(tongueFor({ edition: "first" }));
    expect(tongueFor({ edition: "rise" })).toBe(tongue);
  });
});

describe("corrections:K-9: the strict reading", () => {
  const view = (strict_actions: boolean) => ({ ...VIEW, agreed: { strict_actions } }) as View;
  const noteOf = (strict: boolean, step: StepName, ...verbs: Verb[]) => promptNote(view(strict), step, new Set(verbs));

  it("says why nothing can be declined", () => {
    expect(noteOf(true, "build", "build")).toBe("refusal-must-act");
    expect(hasWords("refusal-must-act")).toBe(true);
    expect(noteOf(false, "build", "build")).toBeNull();
  });

  it("is silent where one may decline all the same, or nothing is an action", () => {
    expect(noteOf(true, "acquire", "take", "decline")).toBeNull();
    expect(noteOf(true, "muster", "place", "done")).toBeNull();
    expect(noteOf(true, "war_council", "play-card")).toBeNull();
  });
});
