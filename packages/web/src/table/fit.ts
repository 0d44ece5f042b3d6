/** How large the cards of a row can be: as large as lets all of them stand in its box, in as many lines as that takes. */
import { type RefObject, useLayoutEffect } from 'react';

/** Height of a tile with its marks, as a share of its width; what lies under it looks out above. */
const TALL = 1.26;
const LEAST = 32;

export interface Fit {
  width: number;
  lines: number;
}

/** The width of `n` equal tiles in a box, and in how many lines they stand. */
export function fitTiles(box: { width: number; height: number }, n: number, gap: number, under: number, most: number): Fit {
  const tall = TALL + 0.15 * Math.min(3, under);
  let best: Fit = { width: 0, lines: 1 };
  for (let lines = 1; lines <= n; lines++) {
    const each = Math.ceil(n / lines);
    const width = Math.min((box.width - (each - 1) * gap) / each, (box.height - (lines - 1) * gap) / lines / tall);
    if (width > best.width) best = { width, lines };
    else if (width < LEAST) break;
  }
  return { width: Math.floor(Math.min(most, Math.max(LEAST, best.width))), lines: best.lines };
}

/** Sets `--w` of a row to the width its tiles can have, and again when the room changes. */
export function useFit(ref: RefObject<HTMLElement | null>, n: number, under: number): void {
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row || n === 0) return;
    const set = () => {
      const style = getComputedStyle(row);
      const gap = Number.parseFloat(style.columnGap) || 6;
      const most = Number.parseFloat(style.getPropertyValue('--most')) || 190;
      const box = { width: row.clientWidth - 12, height: row.clientHeight };
      const { width, lines } = fitTiles(box, n, gap, under, most);
      row.style.setProperty('--w', `${width}px`);
      row.dataset.lines = String(lines);
      const each = Math.ceil(n / lines);
      row.dataset.full = String(each * (width + gap) - gap > box.width + 1 || lines * (width * 1.2 + gap) > box.height + 8);
    };
    set();
    const watch = new ResizeObserver(set);
    watch.observe(row);
    return () => watch.disconnect();
  }, [ref, n, under]);
}
