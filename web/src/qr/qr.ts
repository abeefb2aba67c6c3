import { codewords, versionFor } from "./codewords.ts";

/** A QR code: rows of cells that are dark or not. */
export type Cells = readonly (readonly boolean[])[];

/** Cells of a code on the way; null where data still belongs. */
type Sheet = (boolean | null)[][];

/** Where the small squares stand, by version from 1. */
const SQUARES: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
/** From here on a code also says its version. */
const SAYS_VERSION = 7;

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The code of a text; null where it is too long for one. */
export function qrOf(text: string): Cells | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const words = codewords(bytes, version);
  const drawn = MASKS.map((_, mask) => draw(version, words, mask));
  return drawn.reduce((best, one) => (harm(one) < harm(best) ? one : best));
}

function draw(version: number, words: readonly number[], mask: number): Cells {
  const size = 17 + 4 * version;
  const sheet: Sheet = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  drawFrame(sheet, version);
  drawFormat(sheet, mask);
  if (version >= SAYS_VERSION) drawVersion(sheet, version);
  drawData(sheet, words, MASKS[mask]!);
  return sheet.map((row) => row.map((cell) => cell === true));
}

// ---- what is the same in every code

function drawFrame(sheet: Sheet, version: number): void {
  const size = sheet.length;
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) drawSquare(sheet, row, column, 4);
  const squares = SQUARES[version - 1]!;
  for (const row of squares) for (const column of squares) if (sheet[row]![column] === null) drawSquare(sheet, row, column, 2);
  for (let at = 8; at < size - 8; at += 1) {
    sheet[6]![at] = at % 2 === 0;
    sheet[at]![6] = at % 2 === 0;
  }
  sheet[size - 8]![8] = true;
}

/** Squares within each other around a middle. */
function drawSquare(sheet: Sheet, row: number, column: number, reach: number): void {
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      const line = sheet[row + y];
      const ring = Math.max(Math.abs(x), Math.abs(y));
      if (line?.[column + x] === undefined) continue;
      line[column + x] = reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1;
    }
  }
}

// ---- what a code says of itself

/** A value with its check bits: the remainder by a polynomial. */
function checked(value: number, bits: number, polynomial: number): number {
  let rest = value << bits;
  for (let at = 31 - Math.clz32(rest); at >= bits; at -= 1) if ((rest >> at) & 1) rest ^= polynomial << (at - bits);
  return (value << bits) | rest;
}

function drawFormat(sheet: Sheet, mask: number): void {
  const size = sheet.length;
  // Level M is 0.
  const format = checked(mask, 10, 0b10100110111) ^ 0b101010000010010;
  for (let at = 0; at < 15; at += 1) {
    const dark = ((format >> at) & 1) === 1;
    sheet[at < 6 ? at : at < 8 ? at + 1 : size - 15 + at]![8] = dark;
    sheet[8]![at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at] = dark;
  }
}

function drawVersion(sheet: Sheet, version: number): void {
  const bits = checked(version, 12, 0b1111100100101);
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >> at) & 1) === 1;
    const [near, far] = [Math.floor(at / 3), sheet.length - 11 + (at % 3)];
    sheet[near]![far] = dark;
    sheet[far]![near] = dark;
  }
}

// ---- the data

/** Two columns at a time, up and down, from the right. */
function drawData(sheet: Sheet, words: readonly number[], isMasked: (row: number, column: number) => boolean): void {
  const size = sheet.length;
  const dark = (at: number) => (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
  let at = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    // The column of the timing is left out.
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (sheet[row]![column] !== null) continue;
        sheet[row]![column] = dark(at) !== isMasked(row, column);
        at += 1;
      }
    }
  }
}

// ---- how hard it is to read

const LOOKS_LIKE_CORNER = /10111010000|00001011101/g;

function harm(cells: Cells): number {
  const rows = cells.map((row) => row.map((cell) => (cell ? "1" : "0")).join(""));
  const columns = cells.map((_, at) => cells.map((row) => (row[at] ? "1" : "0")).join(""));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const corners = lines.flatMap((line) => line.match(LOOKS_LIKE_CORNER) ?? []).length;
  const share = rows.join("").replaceAll("0", "").length / cells.length ** 2;
  return runs + 3 * squaresIn(rows) + 40 * corners + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** Squares of four cells that are alike. */
function squaresIn(rows: readonly string[]): number {
  const alike = (y: number, x: number) => new Set([rows[y]?.[x], rows[y]?.[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x + 1]]).size === 1;
  return rows.reduce((sum, row, y) => sum + [...row].filter((_, x) => alike(y, x)).length, 0);
}
