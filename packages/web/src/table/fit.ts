/** How large the cards of a row can be: as large as lets all of them stand in its box, in as many lines as that takes. */
import { type RefObject, useLayoutEffect } from 'react';

/** Height of a tile as a share of its width, as it is where there is room. */
const SHAPE = 1.2;
/** What its marks take above and below; what lies under it looks out above. */
const MARKS = 0.06;
const LEAST = 32;
/** On narrower tiles names are hard to read: lower ones are wider in the same room. */
const NARROW = 54;
const LOWEST = 0.74;

export interface Fit {
  width: number;
  lines: number;
  /** Height of a tile as a share of its width. */
  shape: number;
}

/** The width of `n` equal tiles in a box, in how many lines they stand, and how low they are. */
export function fitTiles(box: { width: number; height: number }, n: number, gap: number, under: number, most: number): Fit {
  const marks = MARKS + 0.15 * Math.min(3, under);
  let usual: Fit = { width: 0, lines: 1, shape: SHAPE };
  let low = { ...usual, worth: 0 };
  for (let lines = 1; lines <= n; lines++) {
    const each = Math.ceil(n / lines);
    const [wide, high] = [(box.width - (each - 1) * gap) / each, (box.height - (lines - 1) * gap) / lines];
    const width = Math.min(wide, high / (SHAPE + marks));
    if (width > usual.width) usual = { width, lines, shape: SHAPE };
    // Names want width, pictures height.
    const lowest = Math.min(wide, high / (LOWEST + marks));
    const shape = Math.min(SHAPE, high / lowest - marks);
    const worth = lowest ** 2.5 * shape;
    if (worth > low.worth) low = { width: lowest, lines, shape, worth };
  }
  const { width, lines, shape } = usual.width < NARROW && low.width > usual.width ? low : usual;
  return { width: Math.floor(Math.min(most, Math.max(LEAST, width))), lines, shape: Math.round(shape * 100) / 100 };
}

/**
 * Sets `--w` and `--shape` of a row to the width and shape its tiles can have, and again when the room changes.
 * @param layout which room it has: where that is another, its tiles are so at once, as what moves is measured then
 */
export function useFit(ref: RefObject<HTMLElement | null>, n: number, under: number, layout: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout is another room
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    if (n === 0) {
      // Nothing is left of how its tiles stood.
      for (const said of ['lines', 'flat', 'full']) delete row.dataset[said];
      return;
    }
    const set = () => {
      const style = getComputedStyle(row);
      const gap = Number.parseFloat(style.columnGap) || 6;
      const most = Number.parseFloat(style.getPropertyValue('--most')) || 190;
      const box = { width: row.clientWidth - 12, height: row.clientHeight };
      const { width, lines, shape } = fitTiles(box, n, gap, under, most);
      row.style.setProperty('--w', `${width}px`);
      row.style.setProperty('--shape', String(shape));
      row.dataset.lines = String(lines);
      // On its side a low one would be higher than its place.
      row.dataset.flat = String(shape < 0.96);
      const each = Math.ceil(n / lines);
      row.dataset.full = String(each * (width + gap) - gap > box.width + 1 || lines * (width * shape + gap) > box.height + 8);
    };
    set();
    const watch = new ResizeObserver(set);
    watch.observe(row);
    return () => watch.disconnect();
  }, [ref, n, under, layout]);
}
