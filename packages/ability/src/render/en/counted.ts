/** Numbers as clauses say them: so many for each of something, half of what somebody has. */

import type { Quantity } from '../../language.js';
import { mentionsNode } from '../../same.js';
import type { Context } from './context.js';
import { forEachText, isPlain } from './quantities.js';

/** A number, and what it is multiplied by: "for each …". */
export function scaled(c: Context, n: Quantity): { n: Quantity; each: string } {
  if (isPlain(n)) return { n, each: '' };
  const whole = forEachText(c, n);
  if (whole) return { n: 1, each: ` ${whole}` };
  if (typeof n === 'object' && n.q === 'product' && typeof n.of[0] === 'number') {
    const each = forEachText(c, n.of[1]);
    if (each) return { n: n.of[0], each: ` ${each}` };
  }
  return { n, each: '' };
}

/** How half of something is rounded. */
export const roundOf = (q: Quantity): string => (typeof q === 'object' && q.q === 'half' ? q.round : 'up');

/** Half of X, or of what each of the players has; undefined for any other number. */
export function ownHalf(q: Quantity): 'X' | Quantity | undefined {
  if (typeof q !== 'object' || q.q !== 'half' || q.by !== undefined || typeof q.of === 'number') return undefined;
  if (q.of.q === 'x') return 'X';
  return mentionsNode(q.of, { player: 'of', of: { sel: 'it' } }) ? q.of : undefined;
}
