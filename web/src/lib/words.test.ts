import { beforeAll, describe, expect, it } from "vitest";
import { mark, parts } from "./reference.ts";
import { fieldsOf, tongue } from "./tongue.ts";
import {
  actionSentence,
  addWords,
  callSeats,
  eventSentence,
  explanationOf,
  nameOf,
  plain,
  promptSentence,
  refusalSentence,
  sentence,
  speak,
  word,
  wordsOf,
} from "./words.ts";

/** A game that is not there, with things to point at. */
const KINDS: Record<string, string> = { seat: "seat", order: "seat", from: "zone", to: "zone", companions: "companion", colour: "colour" };

beforeAll(() => {
  speak({
    words: {},
    fields: fieldsOf({ build: { district: "District", level: "number" }, victim: { seat: "Seat" }, "play-card": { card: "Card" } }),
    kinds: new Set(["zone", "companion", "colour", "card", "di"]),
    kindOf: (field, value, record) => {
      if (field === "card") return String(value).startsWith("D") ? "di" : "card";
      if (field === "place") return "what" in record ? "zone" : null;
      return typeof value === "number" && KINDS[field] === "zone" ? null : (KINDS[field] ?? null);
    },
    wordsFor: ({ kind, id }) => (kind === "hex" ? { id: "test-hex", words: { hex: id } } : null),
    looksOf: () => ({}),
    factsOf: () => [],
    currency: "prayer",
  });
  addWords(`
test-greeting = Hello, { $name }.
test-points = { $count ->
    [one] One point
   *[other] { $count } points
  }
event-test-moved = { $seat } moves from { $from } to { $to } with { $companions } ({ $companions-count }).
event-test-automatic = { $seat } can only do this: { $action }
event-test-points = { $seat } has { $strength } and { $shield }.
refusal-test-low = You need level { $need } { $colour }.
action-test-none = Do it
action-build = Build { $district } up to { $level }
action-victim = Choose { $seat }
action-play-card = Play { $card }
prompt-test-step = Slot { $slot }
test-hex = Hex { $hex }
    .text = The one called { $hex }.
zone-t-x = Temple X
    .text = A temple of { $missing }.
zone-t-y = Temple Y
companion-test = Sphinx
`);
  callSeats((seat) => ["Ann", "Bob"][seat] ?? null);
});

describe("parts", () => {
  it("splits text and references", () => {
    expect(parts(`From ${mark("zone", "w_ti")} to ${mark("seat", 2)}.`)).toEqual([
      { text: "From " },
      { ref: { kind: "zone", id: "w_ti" } },
      { text: " to " },
      { ref: { kind: "seat", id: "2" } },
      { text: "." },
    ]);
  });

  it("keeps text as it is, and empty text empty", () => {
    expect(parts("Just words")).toEqual([{ text: "Just words" }]);
    expect(parts("")).toEqual([]);
  });

  it("does not trust kinds it does not know", () => {
    expect(parts("\uE000script:x\uE001")).toEqual([{ text: "x" }]);
  });
});

describe("word", () => {
  it("formats arguments and plurals", () => {
    expect(word("test-greeting", { name: "Isis" })).toBe("Hello, Isis.");
    expect(word("test-points", { count: 1 })).toBe("One point");
    expect(word("test-points", { count: 3 })).toBe("3 points");
  });

  it("shows the id of words that are missing", () => {
    expect(word("test-nothing")).toBe("test-nothing");
    expect(word("zone-t-y.text")).toBe("zone-t-y.text");
  });
});

describe("nameOf", () => {
  it("finds the words of ids in any spelling", () => {
    expect(nameOf({ kind: "zone", id: "t_x" })).toBe("Temple X");
  });

  it("calls people by their names, and seats by their numbers without", () => {
    expect(nameOf({ kind: "seat", id: "1" })).toBe("Bob");
    expect(nameOf({ kind: "seat", id: "4" })).toBe(word("ui-seat-number", { number: 5 }));
  });
});

describe("explanationOf", () => {
  it("is null where there is nothing to say", () => {
    expect(explanationOf({ kind: "zone", id: "t_y" })).toBeNull();
    expect(explanationOf({ kind: "zone", id: "nowhere" })).toBeNull();
    expect(explanationOf({ kind: "zone", id: "t_x" })).not.toBeNull();
  });
});

describe("speak", () => {
  it("gives each game words of its own, over those of all", () => {
    const game = (source: string) => ({ ...tongue(), words: { "x/en/game.ftl": source } });
    const before = tongue();
    const [one, other] = [game("event-moved = One moves."), game("event-moved = Another moves.")];
    speak(one);
    expect(word("event-moved")).toBe("One moves.");
    speak(other);
    expect(word("event-moved")).toBe("Another moves.");
    expect(word("ui-name")).toBe("Ennead");
    speak(one);
    expect(word("event-moved")).toBe("One moves.");
    speak(before);
    expect(word("event-moved")).toBe("event-moved");
  });
});

describe("wordsOf", () => {
  it("counts lists and joins them", () => {
    const words = wordsOf({ order: [1, 0] });
    expect(words["order-count"]).toBe(2);
    expect(plain(parts(String(words["order"])))).toBe("Bob and Ann");
  });

  it("leaves it to the game what a field holds", () => {
    expect(parts(String(wordsOf({ card: "BC-7" })["card"]))).toEqual([{ ref: { kind: "card", id: "BC-7" } }]);
    expect(parts(String(wordsOf({ card: "DX-2" })["card"]))).toEqual([{ ref: { kind: "di", id: "DX-2" } }]);
  });

  it("lets the game look at the whole of what happened", () => {
    expect(wordsOf({ place: 3 })["place"]).toBe(3);
    expect(parts(String(wordsOf({ what: "x", place: 3 })["place"]))).toEqual([{ ref: { kind: "zone", id: "3" } }]);
  });

  it("says where nobody is meant", () => {
    expect(wordsOf({ owner: null })).toEqual({ owner: "none" });
  });

  it("finds the words of things without a name of their own", () => {
    expect(nameOf({ kind: "hex", id: "d4" })).toBe("Hex d4");
    expect(plain(explanationOf({ kind: "hex", id: "d4" }) ?? [])).toBe("The one called d4.");
  });

  it("leaves numbers numbers, also where a zone might stand", () => {
    expect(wordsOf({ to: 12, units: 3 })).toEqual({ to: 12, units: 3 });
  });
});

describe("sentences", () => {
  it("of events point at things", () => {
    const event = { what: "test_moved", seat: 0, from: "t_x", to: "t_y", companions: ["test"] };
    expect(plain(eventSentence(event))).toBe("Ann moves from Temple X to Temple Y with Sphinx (1).");
    expect(eventSentence(event)).toContainEqual({ ref: { kind: "zone", id: "t_y" } });
  });

  it("of events hold the words of an action", () => {
    const event = { what: "test_automatic", seat: 1, action: "build a 2" };
    expect(plain(eventSentence(event))).toBe("Bob can only do this: Build a up to 2");
  });

  it("of events reach into inner records", () => {
    const event = { what: "test_points", seat: 1, points: { strength: 7, shield: 2 } };
    expect(plain(eventSentence(event))).toBe("Bob has 7 and 2.");
  });

  it("of actions name their arguments", () => {
    expect(plain(actionSentence("victim P2"))).toBe("Choose Bob");
    expect(actionSentence("play-card BC-1")).toContainEqual({ ref: { kind: "card", id: "BC-1" } });
    expect(plain(actionSentence("test-none"))).toBe("Do it");
  });

  it("are more exact where a step or a case has words of its own", () => {
    addWords("action-test-none-in-test-step = Do it here\nprompt-test-step-twice = Slot { $slot } of { $most }");
    expect(plain(actionSentence("test-none", "test_step"))).toBe("Do it here");
    expect(plain(actionSentence("test-none", "other_step"))).toBe("Do it");
    expect(plain(promptSentence({ test_step: { slot: 2 } }, "twice", { most: 3 }))).toBe("Slot 2 of 3");
    expect(plain(promptSentence({ test_step: { slot: 2 } }, "never"))).toBe("Slot 2");
  });

  it("of prompts know both forms of a step", () => {
    expect(plain(promptSentence({ test_step: { slot: 2 } }))).toBe("Slot 2");
    expect(plain(promptSentence("test_step"))).toContain("Slot");
  });

  it("of refusals have a last resort", () => {
    expect(refusalSentence({ why: "test_low", need: 3, colour: "onyx" } as { why: string })).toContainEqual({
      ref: { kind: "colour", id: "onyx" },
    });
    expect(refusalSentence({ why: "never_heard_of" })).toEqual(sentence("refusal-unknown"));
  });
});
