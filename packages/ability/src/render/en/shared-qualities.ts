/** What things have in common with others. */
import type { Filter, Selector } from '../../language.js';
import type { Context } from './context.js';
import { withArticle } from './words.js';

type Shares = Extract<Filter, { is: 'sharesPermanentType' | 'sharesCreatureType' | 'sharesCardType' | 'sharesColor' }>;

const WORDS = {
  sharesPermanentType: 'permanent type',
  sharesCreatureType: 'creature type',
  sharesCardType: 'card type',
  sharesColor: 'color',
} as const;

/** Of several things with any of which something is in common one is said. */
const oneOfText = (c: Context, s: Selector): string => (s.sel === 'all' ? withArticle(c.say.all(c, s, false)) : c.say.selector(c, s));

/** "a color with target creature". */
export function sharedText(c: Context, f: Shares): string {
  const top = f.is !== 'sharesColor' && f.with.sel === 'top' && f.with.of.player === 'each';
  return `a ${WORDS[f.is]} with ${top ? 'the top card of a library' : oneOfText(c, f.with)}`;
}
