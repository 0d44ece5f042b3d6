/** How several that are chosen fit together: "with different names", "with total power 4 or less". */
import type { Selector } from '../../language.js';
import type { Context } from './context.js';
import { STAT } from './filters.js';

const UNLIKE = { names: 'names', powers: 'powers', manaValues: 'mana values' } as const;

/** The words for it, between others; '' where nothing is said of it. */
export function fittingText(c: Context, s: Extract<Selector, { sel: 'choose' }>, before: string, after: string): string {
  if (s.unlike) return `${before}with different ${UNLIKE[s.unlike]}${after}`;
  if (!s.total) return '';
  const { stat, most } = s.total;
  const words = typeof most === 'object' && most.q === 'slot' ? 'words' : 'digits';
  return `${before}with total ${STAT[stat]} ${c.say.amount(c, most, words)} or less${after}`;
}
