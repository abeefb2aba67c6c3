import { describe, expect, it } from "vitest";
import { curtainFor } from "./curtain.ts";
import type { TableInfo } from "./wire.ts";

const info = (hot_seat: boolean, status: TableInfo["status"] = "playing") =>
  ({ options: { hot_seat }, status }) as unknown as TableInfo;

describe("curtainFor", () => {
  it("falls before the first look and when another of us must decide", () => {
    expect(curtainFor(info(true), [0, 2], [2], null)).toBe(2);
    expect(curtainFor(info(true), [0, 2], [2], 0)).toBe(2);
    expect(curtainFor(info(true), [0, 2], [1], null)).toBe(0);
  });

  it("stays up while whoever looks must decide, or nobody of us", () => {
    expect(curtainFor(info(true), [0, 2], [0, 2], 2)).toBeNull();
    expect(curtainFor(info(true), [0, 2], [1], 2)).toBeNull();
  });

  it("is for hot-seat games under way only", () => {
    expect(curtainFor(info(false), [0], [0], null)).toBeNull();
    expect(curtainFor(info(true, "finished"), [0, 2], [], null)).toBeNull();
    expect(curtainFor(info(true), [1], [1], null)).toBeNull();
  });
});
