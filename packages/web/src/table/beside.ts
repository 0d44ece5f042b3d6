/** Where the card one looks at is shown: beside what is pointed at, over nothing that is pressed next. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
  /** Share of its usual size at which it is shown. */
  scale: number;
}

const GAP = 14;
const EDGE = 8;
/** The smallest at which its text can still be read. */
const SCALES = [1, 0.85, 0.7, 0.55] as const;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

/**
 * The spot nearest to what is looked at where a card of this size covers none of what is taken; smaller where it has to be.
 * @returns null where there is no such spot
 */
export function beside(
  at: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  taken: readonly Box[],
): Spot | null {
  const middle = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
  for (const scale of SCALES) {
    const [width, height] = [size.width * scale, size.height * scale];
    const [mostLeft, mostTop] = [view.width - width - EDGE, view.height - height - EDGE];
    if (mostLeft < EDGE || mostTop < EDGE) continue;
    const lefts = [
      at.right + GAP,
      at.left - width - GAP,
      middle[0] - width / 2,
      ...taken.flatMap((b) => [b.left - width - EDGE, b.right + EDGE]),
    ];
    const tops = [
      middle[1] - height / 2,
      at.top - height - GAP,
      at.bottom + GAP,
      ...taken.flatMap((b) => [b.top - height - EDGE, b.bottom + EDGE]),
    ];
    let best: (Spot & { far: number }) | null = null;
    for (const l of lefts)
      for (const t of tops) {
        const [left, top] = [clamp(l, EDGE, mostLeft), clamp(t, EDGE, mostTop)];
        const box = { left, top, right: left + width, bottom: top + height };
        if ([at, ...taken].some((b) => shared(box, b) > 0)) continue;
        const far = Math.hypot(left + width / 2 - middle[0], top + height / 2 - middle[1]);
        if (!best || far < best.far) best = { left, top, scale, far };
      }
    if (best) return { left: best.left, top: best.top, scale };
  }
  return null;
}
