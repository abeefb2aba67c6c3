// @vitest-environment node
import { describe, expect, it } from "vitest";
import { qrOf } from "./qr.ts";

const GOLDEN = [
  "#######.#...#.#######",
  "#.....#.##.##.#.....#",
  "#.###.#...#.#.#.###.#",
  "#.###.#.#####.#.###.#",
  "#.###.#...#...#.###.#",
  "#.....#..#....#.....#",
  "#######.#.#.#.#######",
  "........#............",
  "#.##.###.##...#..#.##",
  "##.#......#.#..#.#..#",
  "#######.....#########",
  "####....#...##...#...",
  "..##.##..###.#..#..#.",
  "........###..#....#.#",
  "#######.#....##.#.#..",
  "#.....#.##.#####.##.#",
  "#.###.#..#.#..##.####",
  "#.###.#.#.#..#...#.#.",
  "#.###.#.#.##.#...##..",
  "#.....#....##.##....#",
  "#######.#####...#.#..",
];

const drawn = (text: string) => qrOf(text)?.map((row) => row.map((cell) => (cell ? "#" : ".")).join("")) ?? [];

describe("a QR code", () => {
  // Every length up to the longest was read back by another program when this was written.
  it("is drawn like one that was read", () => {
    expect(drawn("Ennead")).toEqual(GOLDEN);
  });

  it("grows with what it says", () => {
    expect([1, 15, 27, 43, 63, 85, 107, 123, 153].map((length) => drawn("x".repeat(length)).length)).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53]);
    expect(drawn("x".repeat(180))).toHaveLength(53);
    expect(qrOf("x".repeat(181))).toBeNull();
  });

  it("counts bytes, not letters", () => {
    expect(drawn("é".repeat(8))).toHaveLength(25);
  });
});
