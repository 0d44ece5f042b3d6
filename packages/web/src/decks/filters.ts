/** Filters for those who don't know the syntax: each is a term of the query, which is shown, so that it can be learnt. */
import { hasHan } from './han.js';

export interface Filters {
  colors: readonly string[];
  mode: 'atMost' | 'exactly' | 'including';
  types: readonly string[];
  values: readonly number[];
  rarities: readonly string[];
  format: string;
  text: string;
  order: string;
  down: boolean;
}

export const NO_FILTERS: Filters = {
  colors: [],
  mode: 'atMost',
  types: [],
  values: [],
  rarities: [],
  format: '',
  text: '',
  order: 'name',
  down: false,
};

/** The last mana value stands for itself and all greater ones. */
export const VALUES = [0, 1, 2, 3, 4, 5, 6, 7];
export const COLORS = ['W', 'U', 'B', 'R', 'G', 'C'];
export const RARITIES = ['common', 'uncommon', 'rare', 'mythic'];
export const ORDERS = ['name', 'mv', 'color', 'rarity', 'power', 'toughness', 'date'] as const;

const OPERATORS = { atMost: '<=', exactly: '=', including: '>=' } as const;

const oneOf = (terms: readonly string[]): string => (terms.length > 1 ? `(${terms.join(' or ')})` : (terms[0] ?? ''));

function colorTerm(f: Filters): string {
  const letters = f.colors
    .filter((c) => c !== 'C')
    .join('')
    .toLowerCase();
  const colorless = f.colors.includes('C');
  if (letters === '') return colorless ? 'c=c' : '';
  const term = `c${OPERATORS[f.mode]}${letters}`;
  // No colour at all is at most any.
  return colorless && f.mode !== 'atMost' ? oneOf([term, 'c=c']) : term;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '')}"`;

/** The filters as terms of the query. */
export function queryOf(f: Filters): string {
  const text = f.text.trim();
  return [
    colorTerm(f),
    oneOf(f.types.map((t) => `t:${t.toLowerCase()}`)),
    oneOf(f.values.map((v) => (v === VALUES.at(-1) ? `mv>=${v}` : `mv=${v}`))),
    oneOf(f.rarities.map((r) => `r:${r}`)),
    f.format ? `f:${f.format}` : '',
    text ? `${hasHan(text) ? 'zh' : 'o'}:${quoted(text)}` : '',
    f.order !== 'name' || f.down ? `order:${f.order}` : '',
    f.down ? 'direction:desc' : f.order !== 'name' ? 'direction:asc' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How many filters are set, for the button that hides them on small screens. */
export const filterCount = (f: Filters): number =>
  [f.colors.length, f.types.length, f.values.length, f.rarities.length, f.format ? 1 : 0, f.text.trim() ? 1 : 0].filter((n) => n > 0)
    .length;

/** In a list or not: the other way round. */
export const toggled = <T>(list: readonly T[], item: T): T[] => (list.includes(item) ? list.filter((x) => x !== item) : [...list, item]);
