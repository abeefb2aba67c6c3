import { describe, expect, it } from "vitest";
import type { FigureView } from "../wire.ts";
import { godState } from "./god.ts";

const figure: FigureView = {
  acquired: false,
  zone: null,
  life: 0,
  most_life: 3,
  strength: 7,
  repeated: null,
  needs: [{ name: "prayer", need: 4, met: true }],
};
const short = { ...figure, needs: [{ name: "prayer", need: 4, met: false } as const] };

describe("a god", () => {
  it("is asleep, waits, ready, in supply or on the board", () => {
    expect(godState({ risen: false }, { figure })).toBe("asleep");
    expect(godState({ risen: true }, { figure: short })).toBe("waits");
    expect(godState({ risen: true }, { figure })).toBe("ready");
    expect(godState({ risen: true }, { figure: { ...figure, acquired: true } })).toBe("supply");
    expect(godState({ risen: true }, { figure: { ...figure, acquired: true, zone: "w_tr", life: 2 } })).toBe("board");
    expect(godState({ risen: true }, { figure: null })).toBeNull();
  });
});
