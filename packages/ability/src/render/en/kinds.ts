/** Kinds of cards that have words of their own beside each other, and numbers that are even or odd. */
import type { Stat } from '../../basics.js';
import type { Filter } from '../../language.js';
import { listOf, withArticle } from './words.js';

/** A kind of cards of which more is said than its types and colors: it has words of its own beside another kind. */
const saysMore = (f: Filter): boolean =>
  f.is === 'costSymbol' || (f.is === 'and' && f.of.some((x) => ['not', 'stat', 'keyword', 'costSymbol'].includes(x.is)));

/** "a Plains or a white permanent": a color is not said of both. */
const isColored = (f: Filter): boolean => f.is === 'and' && f.of.length === 2 && f.of[0].is === 'color' && f.of[1].is === 'permanent';

const OF_ITS_OWN: Readonly<Record<string, (f: Filter) => boolean>> = { card: saysMore, permanent: isColored };

/** "non-Avatar creature card or a planeswalker card from your graveyard"; undefined where the kinds have no words of their own. */
export function kindsApart(
  filter: Filter,
  o: { head: string; many: boolean; place?: string },
  noun: (kind: Filter) => string,
): string | undefined {
  if (filter.is !== 'or' || o.many || !filter.of.some(OF_ITS_OWN[o.head] ?? (() => false))) return undefined;
  const [first, ...more] = filter.of.map(noun);
  const list = listOf([first, ...more.map(withArticle)], 'or');
  return o.place === undefined ? list : `${list} ${o.place}`;
}

const PARITY_OF: Partial<Record<Stat, string>> = { manaValue: 'mana value', power: 'power', toughness: 'toughness' };

/** "with an even mana value", "with power of the chosen quality". */
export function parityPost(f: Extract<Filter, { is: 'parity' }>, many: boolean): string {
  const stat = PARITY_OF[f.stat] ?? f.stat;
  if (typeof f.parity !== 'string') return `with ${stat} of the chosen quality`;
  return `with ${many ? '' : 'an '}${f.parity} ${stat}`;
}

/** "blue or artifact card": both are said of the card. */
export const COLOR_OR_KIND = /^(white|blue|black|red|green) permanent or (?=\w+ cards?$)/;
