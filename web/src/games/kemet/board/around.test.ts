import { expect, test } from "vitest";
import { aroundOf } from "./around.ts";
import { isWide, layoutFor } from "./layout.ts";

const three = layoutFor({ players: 3 });
const to = (ways: readonly { to: string }[]) => ways.map((way) => way.to).sort();

test("a zone is near what the rules say it borders", () => {
  expect(aroundOf(three, "w_ti", [], []).near).toEqual(three.neighbours.w_ti);
  expect(three.neighbours.w_ti).toContain("w2f");
});

test("ships go out of a port into trading ports and the port of their own city", () => {
  expect(to(aroundOf(three, "w1f", ["w2"], []).ways)).toEqual(["w2f", "w_os", "w_r"]);
  expect(to(aroundOf(three, "w_r", ["w1"], []).ways)).toEqual(["w1f", "w_os"]);
  expect(aroundOf(three, "w_ti", ["w1"], []).ways).toEqual([]);
});

test("on the boards of 2012 they go along the arrows", () => {
  const old = layoutFor({ players: 5, edition: "first" });
  const [from, targets = []] = Object.entries(old.arrows)[0]!;
  expect(to(aroundOf(old, from as "w_r", [], []).ways)).toEqual([...targets].sort());
});

test("a pyramid leads to every obelisk, its site to none", () => {
  const beams = aroundOf(three, "w1a", [], ["w1a"]).ways;
  expect(beams.every(({ by }) => by === "magic")).toBe(true);
  expect(to(beams)).toContain("d_s");
  expect(aroundOf(three, "w1b", [], ["w1a"]).ways).toEqual([]);
});

test("three players have a board for wide windows, others have one that is wide", () => {
  expect(isWide(760, 490)).toBe(true);
  expect(isWide(390, 370)).toBe(false);
  const shape = ({ frame }: { frame: { width: number; height: number } }) => frame.width / frame.height;
  expect(shape(layoutFor({ players: 3 }, true))).toBeGreaterThan(1.5);
  expect(shape(layoutFor({ players: 3 }))).toBeLessThan(1.1);
  for (const players of [2, 4, 5, 6]) expect(layoutFor({ players }, true)).toBe(layoutFor({ players }));
});
