/** Filters put together from what is said of things. */
import type { Filter } from '../language.js';
import { same } from '../same.js';
import { joinedForm } from './phrase.js';

/** The order in which they are kept; what is not named comes last. */
const RANKS = ['any', 'other', 'status', 'color', 'not', 'colorCount', 'supertype', 'token', 'subtype chosenType', 'type']
  .concat('permanent permanentCard spell ability activatedAbility triggeredAbility historic manaAbility', 'or', 'named')
  .concat('controlledBy ownedBy', 'keyword', 'stat', 'counters');
const RANK = new Map(RANKS.flatMap((kinds, rank) => kinds.split(' ').map((kind) => [kind, rank] as const)));
const rank = (f: Filter): number => RANK.get(f.is) ?? RANKS.length;

/** All of these filters at once, in one canonical order; `any` adds nothing. */
export function and(...filters: Filter[]): Filter {
  const form = joinedForm(filters);
  if (form) return form;
  const flat = filters.flatMap((f) => (f.is === 'and' ? f.of : f.is === 'any' ? [] : [f]));
  const unique = flat.filter((f, i) => flat.findIndex((g) => same(f, g)) === i);
  const sorted = unique
    .map((f, i) => ({ f, i }))
    .sort((a, b) => rank(a.f) - rank(b.f) || a.i - b.i)
    .map((x) => x.f);
  return sorted.length === 0 ? { is: 'any' } : sorted.length === 1 ? sorted[0] : { is: 'and', of: sorted };
}

/** Any of these filters. */
export function or(...filters: Filter[]): Filter {
  const flat = filters.flatMap((f) => (f.is === 'or' ? f.of : [f]));
  return flat.length === 1 ? flat[0] : { is: 'or', of: flat };
}

export const not = (of: Filter): Filter => ({ is: 'not', of });
