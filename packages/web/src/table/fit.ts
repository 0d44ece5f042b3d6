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

/** Rows whose room may be another: each measures, and says what is to be set. */
const waiting = new Map<HTMLElement, () => () => void>();

/** All are measured before anything is set: the page is laid out once for all rows. */
function fitWaiting(): void {
  const set = [...waiting.values()].map((measure) => measure());
  waiting.clear();
  for (const write of set) write();
}

/** Fits the rows that a component holds, when all of them are there. */
export const useFits = (): void => useLayoutEffect(fitWaiting);

/** Rows whose size has changed by itself. */
let resized: ResizeObserver | null = null;
const fits = new WeakMap<Element, () => () => void>();

function watchRow(row: HTMLElement, measure: () => () => void): () => void {
  resized ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const again = fits.get(target);
      if (again) waiting.set(target as HTMLElement, again);
    }
    fitWaiting();
  });
  fits.set(row, measure);
  resized.observe(row);
  return () => {
    fits.delete(row);
    resized?.unobserve(row);
  };
}

/** Sets something of an element, where it is not so already. */
function put(row: HTMLElement, property: string, value: string): void {
  if (row.style.getPropertyValue(property) !== value) row.style.setProperty(property, value);
}

function mark(row: HTMLElement, name: string, value: string): void {
  if (row.dataset[name] !== value) row.dataset[name] = value;
}

/** Measures a row with so many tiles. */
const measured =
  (row: HTMLElement, n: number, under: number): (() => () => void) =>
  () => {
    const style = getComputedStyle(row);
    const gap = Number.parseFloat(style.columnGap) || 6;
    const most = Number.parseFloat(style.getPropertyValue('--most')) || 190;
    // Less a pixel: a width is told as a whole number, and may be less.
    const box = { width: row.clientWidth - 13, height: row.clientHeight };
    const { width, lines, shape } = fitTiles(box, n, gap, under, most);
    const each = Math.ceil(n / lines);
    const full = each * (width + gap) - gap > box.width + 1 || lines * (width * shape + gap) > box.height + 8;
    return () => {
      put(row, '--w', `${width}px`);
      put(row, '--shape', String(shape));
      mark(row, 'lines', String(lines));
      // On its side a low one would be higher than its place.
      mark(row, 'flat', String(shape < 0.96));
      mark(row, 'full', String(full));
    };
  };

/**
 * Sets `--w` and `--shape` of a row to the width and shape its tiles can have, and again when the room changes; `useFits` of what holds the rows does so at once,
 * as what moves is measured then.
 * @param layout which room it has
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
    const measure = measured(row, n, under);
    waiting.set(row, measure);
    const leave = watchRow(row, measure);
    return () => {
      waiting.delete(row);
      leave();
    };
  }, [ref, n, under, layout]);
}
