import { describe, expect, it } from "vitest";
import { firstSitters, wishesOf, withSitter } from "./play-on.ts";

describe("playing on", () => {
  it("puts me where I sat, and bots elsewhere", () => {
    expect(firstSitters(3, [2], "priest")).toEqual(["bot-priest", "bot-priest", "me"]);
    expect(firstSitters(2, [], "scribe")).toEqual(["me", "bot-scribe"]);
  });

  it("seats me once: whoever I put out gets my place", () => {
    expect(withSitter(["me", "open", "bot-scribe"], 1, "me")).toEqual(["open", "me", "bot-scribe"]);
    expect(withSitter(["me", "open"], 1, "bot-priest")).toEqual(["me", "bot-priest"]);
  });

  it("says so to the server", () => {
    expect(wishesOf(["me", "open", "bot-pharaoh"])).toEqual([{ type: "me", label: null }, { type: "open" }, { type: "bot", bot: "pharaoh" }]);
  });
});
