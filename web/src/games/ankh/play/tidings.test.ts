import { describe, expect, it } from "vitest";
import type { View } from "../wire.ts";
import { newsBetween, Tidings } from "./tidings.svelte.ts";

const view = (more: object): View => ({ events: 12, merger: null, forgotten: [], outcome: null, players: [{ devotion: 4 }, { devotion: 7 }], ...more }) as unknown as View;

describe("news", () => {
  it("tell of a merge once", () => {
    const merged = view({ merger: { higher: 1, lower: 0 } });
    expect(newsBetween(view({}), merged)).toEqual({ what: "merged", higher: 1, lower: 0, devotion: 7 });
    expect(newsBetween(merged, merged)).toBeNull();
  });

  it("tell who is forgotten while others play on", () => {
    expect(newsBetween(view({}), view({ forgotten: [2] }))).toEqual({ what: "forgotten", seats: [2] });
    expect(newsBetween(view({}), view({ forgotten: [2], outcome: {} }))).toBeNull();
  });

  it("are none for who looks back or has just come", () => {
    expect(newsBetween(view({ merger: { higher: 1, lower: 0 } }), view({ events: 3 }))).toBeNull();
    const tidings = new Tidings();
    tidings.follow(view({ merger: { higher: 1, lower: 0 } }));
    expect(tidings.news).toBeNull();
  });

  it("go when one looks at what was before them, and at the end", () => {
    for (const later of [view({ events: 3 }), view({ merger: { higher: 1, lower: 0 }, outcome: {} })]) {
      const tidings = new Tidings();
      tidings.follow(view({}));
      tidings.follow(view({ merger: { higher: 1, lower: 0 } }));
      tidings.follow(later);
      expect(tidings.news).toBeNull();
    }
  });

  it("stay until they are read", () => {
    const tidings = new Tidings();
    tidings.follow(view({}));
    tidings.follow(view({ merger: { higher: 1, lower: 0 } }));
    tidings.follow(view({ merger: { higher: 1, lower: 0 }, events: 13 }));
    expect(tidings.news?.what).toBe("merged");
    tidings.read();
    expect(tidings.news).toBeNull();
  });
});
