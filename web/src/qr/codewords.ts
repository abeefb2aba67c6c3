/** The data of a QR code (ISO/IEC 18004) with what lets a camera mend what it misreads: bytes, level M. */

interface Blocks {
  /** Codewords for mending, in each block. */
  readonly mending: number;
  /** Codewords of data in each block. */
  readonly data: readonly number[];
}

const blocks = (mending: number, ...data: number[]): Blocks => ({ mending, data });

/** By version, from 1: as many as an address needs. */
const BLOCKS: readonly Blocks[] = [
  blocks(10, 16),
  blocks(16, 28),
  blocks(26, 44),
  blocks(18, 32, 32),
  blocks(24, 43, 43),
  blocks(16, 27, 27, 27, 27),
  blocks(18, 31, 31, 31, 31),
  blocks(22, 38, 38, 39, 39),
  blocks(22, 36, 36, 36, 37, 37),
];

const BYTES_MODE = 0b0100;
/** The mode and the length take a byte and a half, and data is filled up to whole bytes. */
const OVERHEAD = 2;
const FILLERS = [0xec, 0x11] as const;

const sizeOf = ({ data }: Blocks): number => data.reduce((sum, size) => sum + size, 0);

/** The smallest version, from 1, that holds so many bytes; null where none does. */
export function versionFor(bytes: number): number | null {
  const at = BLOCKS.findIndex((one) => sizeOf(one) >= bytes + OVERHEAD);
  return at < 0 ? null : at + 1;
}

/** Everything that is drawn, in its order. */
export function codewords(bytes: Uint8Array, version: number): number[] {
  const layout = BLOCKS[version - 1]!;
  const all = filledUp(bytes, sizeOf(layout));
  let from = 0;
  const data = layout.data.map((size) => all.slice(from, (from += size)));
  const mending = data.map((block) => remainderOf(block, layout.mending));
  return [...interleaved(data), ...interleaved(mending)];
}

/** Half a byte for the mode, one for the length, the data shifted behind it, then fillers. */
function filledUp(bytes: Uint8Array, size: number): number[] {
  const halves = [BYTES_MODE, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const whole = Array.from({ length: halves.length / 2 }, (_, at) => (halves[2 * at]! << 4) | halves[2 * at + 1]!);
  const fillers = Array.from({ length: size - whole.length }, (_, at) => FILLERS[at % 2]!);
  return [...whole, ...fillers];
}

/** The first of each, the second of each, and so on; some are one shorter. */
function interleaved(rows: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
}

// ---- Reed and Solomon, over the field of 256 elements

const POWERS: number[] = [];
const LOGS: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  POWERS[power] = value;
  LOGS[value] = power;
  value = value << 1 > 255 ? (value << 1) ^ 0x11d : value << 1;
}

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWERS[(LOGS[a]! + LOGS[b]!) % 255]!);

/** The product of x − 2⁰, x − 2¹, …; its first coefficient, 1, is left out. */
function generatorOf(degree: number): number[] {
  let product = [1];
  for (let power = 0; power < degree; power += 1) {
    const shifted = [...product, 0];
    product = shifted.map((value, at) => value ^ times(product[at - 1] ?? 0, POWERS[power]!));
  }
  return product.slice(1);
}

function remainderOf(data: readonly number[], degree: number): number[] {
  const generator = generatorOf(degree);
  let rest = Array.from({ length: degree }, () => 0);
  for (const value of data) {
    const factor = value ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(generator[at]!, factor));
  }
  return rest;
}
