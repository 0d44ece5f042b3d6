/**
 * Reads a QR code as a reader does (ISO/IEC 18004), from the path that draws it: format, mask, codewords, their error correction, bytes. It shares nothing
 * with what makes codes, and mends nothing: a code with a wrong module is refused.
 */

/** Dark modules by row and column. */
export type Modules = readonly (readonly boolean[])[];

/** The modules of a path of rectangles on a square of `size`, without the `quiet` ones around them. @throws where something dark lies in the quiet zone */
export function modulesOf(path: string, size: number, quiet: number): Modules {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const parts = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  if (parts.map((p) => p[0]).join('') !== path) throw new Error('the path is not one of rectangles');
  for (const [, x, y, width, back] of parts) {
    if (width !== back) throw new Error('a rectangle is open');
    for (let i = 0; i < Number(width); i++) rows[Number(y)][Number(x) + i] = true;
  }
  const inside = (n: number): boolean => n >= quiet && n < size - quiet;
  if (rows.some((row, y) => row.some((dark, x) => dark && !(inside(x) && inside(y))))) throw new Error('the quiet zone is not quiet');
  return rows.slice(quiet, size - quiet).map((row) => row.slice(quiet, size - quiet));
}

/** By level, for versions 1 to 10: error correction codewords of a block, and how many blocks there are. */
const BLOCKS: Readonly<Record<string, readonly [ecc: readonly number[], blocks: readonly number[]]>> = {
  L: [
    [7, 10, 15, 20, 26, 18, 20, 24, 30, 18],
    [1, 1, 1, 1, 1, 2, 2, 2, 2, 4],
  ],
  M: [
    [10, 16, 26, 18, 24, 16, 18, 22, 22, 26],
    [1, 1, 1, 2, 2, 4, 4, 4, 5, 5],
  ],
  Q: [
    [13, 22, 18, 26, 18, 24, 18, 22, 20, 24],
    [1, 1, 2, 2, 4, 4, 6, 6, 8, 8],
  ],
  H: [
    [17, 28, 22, 16, 22, 28, 26, 26, 24, 28],
    [1, 1, 2, 4, 4, 4, 5, 6, 8, 8],
  ],
};

/** The two bits of a format that name the level. */
const LEVELS = ['M', 'L', 'H', 'Q'];

const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** Level and mask, from both copies of the format, which must be equal and whole. */
function formatOf(m: Modules): { level: string; mask: number } {
  const n = m.length;
  const places: readonly (readonly [y: number, x: number])[][] = [
    [...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => [y, 8] as const), ...[7, 5, 4, 3, 2, 1, 0].map((x) => [8, x] as const)],
    [...Array.from({ length: 8 }, (_, i) => [8, n - 1 - i] as const), ...Array.from({ length: 7 }, (_, i) => [n - 7 + i, 8] as const)],
  ];
  const [a, b] = places.map((list) => list.reduce((bits, [y, x], i) => bits | (Number(m[y][x]) << i), 0));
  if (a !== b) throw new Error('the two copies of the format differ');
  const bits = a ^ 0x5412;
  let rest = bits >> 10;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  if ((bits & 0x3ff) !== rest) throw new Error('the format is damaged');
  return { level: LEVELS[bits >> 13], mask: (bits >> 10) & 7 };
}

/** Rows and columns of the middles of alignment patterns. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const n = Math.floor(version / 7) + 2;
  const last = 4 * version + 10;
  const step = 2 * Math.ceil((last - 6) / (n - 1) / 2);
  return [6, ...Array.from({ length: n - 1 }, (_, i) => last - (n - 2 - i) * step)];
}

/** Whether a module is part of a pattern, a format or a version, and carries no data. */
function patterned(version: number): (y: number, x: number) => boolean {
  const n = 17 + 4 * version;
  const middles = alignments(version);
  const finder = (y: number, x: number): boolean => (y < 9 && (x < 9 || x >= n - 8)) || (y >= n - 8 && x < 9);
  const numbers = (y: number, x: number): boolean => version >= 7 && ((y < 6 && x >= n - 11) || (x < 6 && y >= n - 11));
  const corners = [`6/6`, `6/${n - 7}`, `${n - 7}/6`];
  const near = middles.flatMap((y) => middles.flatMap((x) => (corners.includes(`${y}/${x}`) ? [] : [[y, x] as const])));
  const aligned = (y: number, x: number): boolean => near.some(([a, b]) => Math.abs(a - y) <= 2 && Math.abs(b - x) <= 2);
  return (y, x) => y === 6 || x === 6 || finder(y, x) || numbers(y, x) || aligned(y, x);
}

/** The codewords in the order in which they lie: two columns at a time from the right, up and down by turns. */
function codewordsOf(m: Modules, version: number, mask: number): number[] {
  const n = m.length;
  const apart = patterned(version);
  const bits: boolean[] = [];
  for (let right = n - 1, up = true; right > 0; right -= 2, up = !up) {
    // The column of the timing pattern is left out.
    if (right === 6) right = 5;
    for (let i = 0; i < n; i++) {
      const y = up ? n - 1 - i : i;
      for (const x of [right, right - 1]) if (!apart(y, x)) bits.push(m[y][x] !== MASKS[mask](y, x));
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => 2 * byte + Number(bit), 0),
  );
}

/** Powers of 2 in the field of 256 numbers that the standard uses. */
const POWERS = Array.from({ length: 255 }, () => 1);
for (let i = 1; i < 255; i++) POWERS[i] = (2 * POWERS[i - 1]) ^ (POWERS[i - 1] >= 128 ? 0x11d : 0);
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255]);

/** The data of all blocks one after the other. @throws where a block is not what was written */
function dataOf(all: readonly number[], version: number, level: string): number[] {
  const [ecc, blocks] = BLOCKS[level].map((list) => list[version - 1]);
  const short = Math.floor(all.length / blocks) - ecc;
  const sizes = Array.from({ length: blocks }, (_, i) => short + (i >= blocks - (all.length % blocks) ? 1 : 0));
  const parts: number[][] = sizes.map(() => []);
  let at = 0;
  for (let i = 0; i <= short; i++) for (const [b, part] of parts.entries()) if (i < sizes[b]) part.push(all[at++]);
  for (let i = 0; i < ecc; i++) for (const part of parts) part.push(all[at++]);
  for (const part of parts)
    for (let i = 0; i < ecc; i++)
      if (part.reduce((sum, word) => times(sum, POWERS[i]) ^ word, 0) !== 0) throw new Error('a block is damaged');
  return parts.flatMap((part, b) => part.slice(0, sizes[b]));
}

/** The text of a code of versions 1 to 10, of bytes. */
export function readQr(m: Modules): string {
  const version = (m.length - 17) / 4;
  if (!Number.isInteger(version) || version < 1 || version > 10) throw new Error(`${m.length} modules`);
  const { level, mask } = formatOf(m);
  const data = dataOf(codewordsOf(m, version, mask), version, level);
  let at = 0;
  const take = (bits: number): number => {
    let value = 0;
    for (let i = 0; i < bits; i++, at++) value = 2 * value + ((data[at >> 3] >> (7 - (at & 7))) & 1);
    return value;
  };
  const bytes: number[] = [];
  while (8 * data.length - at >= 4) {
    const mode = take(4);
    if (mode === 0) break;
    if (mode !== 4) throw new Error(`mode ${mode}: no bytes`);
    for (let left = take(version < 10 ? 8 : 16); left > 0; left--) bytes.push(take(8));
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
}
