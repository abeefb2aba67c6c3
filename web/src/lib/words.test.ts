import { beforeAll, describe, expect, it } from "vitest";
import { mark, parts } from "./reference.ts";
import { tongue } from "./tongue.ts";
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
const BOOK = {
  things: ["seat", "zone", "companion", "colour", "card", "di"],
  fields: {
    "Event.test_moved": { seat: "seat", from: "zone", to: "zone", companions: "companion", why: "test-because" },
    "Event.test_automatic": { seat: "seat" },
    "Event.test_points": { seat: "seat", points: "Points", end: "End" },
    End: { winners: "seat" },
    "Event.test_cards": { card: "card", cards: "di", order: "seat" },
    "Refusal.test_low": { colour: "colour" },
  },
  verbs: {
    build: [
      { name: "district", kind: "district" },
      { name: "level", kind: "number" },
    ],
    victim: [{ name: "seat", kind: "seat" }],
    "play-card": [{ name: "card", kind: "card" }],
  },
};

beforeAll(() => {
  speak({
    words: {},
    book: BOOK,
    kinds: new Set(BOOK.things),
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
event-test-points = { $seat } has { $strength } and { $shield }; { $winners } won.
refusal-test-low = You need level { $need } { $colour }.
action-test-none = Do it
action-build = Build { $district } up to { $level }
action-victim = Choose { $seat }
action-play-card = Play { $card }
prompt-test-step = Slot { $slot }
test-because-test-far = it is too far
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
  const of = (fields: object) => wordsOf(fields, "Event.test_cards");

  it("counts lists and joins them", () => {
    const words = of({ order: [1, 0] });
    expect(words["order-count"]).toBe(2);
    expect(plain(parts(String(words["order"])))).toBe("Bob and Ann");
    expect(plain(parts(String(of({ order: [1, 0, 4, 1] })["order"])))).toBe("Bob, Ann, Seat 5, and Bob");
    expect(of({ order: [] })).toEqual({ order: "", "order-count": 0 });
  });

  it("takes from the book what a field holds, event by event", () => {
    expect(parts(String(of({ card: "BC-7" })["card"]))).toEqual([{ ref: { kind: "card", id: "BC-7" } }]);
    expect(parts(String(of({ cards: ["DX-2"] })["cards"]))).toEqual([{ ref: { kind: "di", id: "DX-2" } }]);
    expect(wordsOf({ card: "BC-7" }, "Event.other")["card"]).toBe("BC-7");
  });

  it("puts a word where the book has one that is no thing", () => {
    expect(wordsOf({ why: "test_far" }, "Event.test_moved")["why"]).toBe("it is too far");
  });

  it("says where nobody is meant", () => {
    expect(of({ owner: null })).toEqual({ owner: "none" });
  });

  it("finds the words of things without a name of their own", () => {
    expect(nameOf({ kind: "hex", id: "d4" })).toBe("Hex d4");
    expect(plain(explanationOf({ kind: "hex", id: "d4" }) ?? [])).toBe("The one called d4.");
  });

  it("leaves numbers numbers", () => {
    expect(of({ to: 12, units: 3 })).toEqual({ to: 12, units: 3 });
  });
});

describe("functions", () => {
  it("give figures their sign, and compare them", () => {
    addWords("test-signed = { SIGNED($a) } { SAME($a, $b) ->\n    [true] alike\n   *[false] apart\n  }");
    expect(word("test-signed", { a: 2, b: 2 })).toBe("+2 alike");
    expect(word("test-signed", { a: -2, b: 2 })).toBe("−2 apart");
    expect(word("test-signed", { a: 0, b: 0 })).toBe("0 alike");
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
    const event = { what: "test_points", seat: 1, points: { strength: 7, shield: 2 }, end: { winners: [0] } };
    expect(plain(eventSentence(event))).toBe("Bob has 7 and 2; Ann won.");
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
