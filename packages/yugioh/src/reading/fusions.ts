/** What could be Fusion or Ritual Summoned, and with what (Y11.6 to Y11.14). */

import type { Effect } from '../language/effects.js';
import { card, monstersOf, player, poolCard, printed } from '../state/access.js';
import type { Seat, State } from '../state/types.js';
import { fills, MOST_MATERIALS, subsets } from './materials.js';
import { maySummon, rulesOf } from './summonable.js';
import { cardsOf, fits, type Scope, statOf, traitsOf } from './values.js';
import { summonZones } from './zones.js';

export type Fuse = Extract<Effect, { do: 'fuse' }>;
export type Ritual = Extract<Effect, { do: 'ritual' }>;

/** The sets of materials for a Fusion Monster (Y11.6). */
function fusionSets(s: State, row: number, pool: readonly number[], scope: Scope): number[][] {
  const slots = poolCard(s, row).meaning.materials ?? [];
  const least = slots.reduce((n, m) => n + m.min, 0);
  const most = Math.min(
    slots.reduce((n, m) => n + m.max, 0),
    MOST_MATERIALS,
  );
  const useful = pool.filter((r) => slots.some((m) => fits(s, r, m.filter, scope)));
  const found: number[][] = [];
  for (let size = Math.max(1, least); size <= most; size++)
    for (const set of subsets(useful, size))
      if (fills(s, set, slots, scope) && summonZones(s, row, scope.you, set).length > 0) found.push(set);
  return found;
}

/** Y11.3: what its own text or another's keeps from being Fusion Material, also in the hand. */
const isBarred = (s: State, row: number, goal: number, you: Seat): boolean =>
  poolCard(s, row).meaning.texts.some(
    (t) =>
      t.kind === 'trait' &&
      'self' in t.what &&
      !t.while &&
      t.trait.trait === 'notMaterial' &&
      t.trait.for.includes('fusion') &&
      !(t.trait.except && fits(s, goal, t.trait.except, { you, self: row })),
  ) ||
  traitsOf(s, row).some(
    (t) => t.trait === 'notMaterial' && t.for.includes('fusion') && !(t.except && fits(s, goal, t.except, { you, self: row })),
  );

/** Fusion Monsters that could be Summoned, each with its sets (Y11.7). */
export function fusions(s: State, effect: Fuse, scope: Scope): Map<number, number[][]> {
  const all = cardsOf(s, effect.materials, scope);
  const found = new Map<number, number[][]>();
  for (const row of player(s, scope.you).extra) {
    if (card(s, row).up || !fits(s, row, effect.what, scope) || !maySummon(s, row, 'fusion', scope.you)) continue;
    const pool = all.filter((r) => !isBarred(s, r, row, scope.you));
    const sets = fusionSets(s, row, pool, scope).filter((set) => suits(s, set, effect, scope));
    if (sets.length > 0) found.set(row, sets);
  }
  return found;
}

/** Y11.6: what the effect asks of the materials together. */
function suits(
  s: State,
  set: readonly number[],
  { withSelf, including, least }: Pick<Fuse, 'withSelf' | 'including' | 'least'>,
  scope: Scope,
): boolean {
  if (withSelf && !set.includes(scope.self)) return false;
  return !including || set.filter((r) => fits(s, r, including, scope)).length >= (least ?? 1);
}

/** Y11.12: sets of Tributes whose Levels reach the number, none of them superfluous. */
function tributeSets(s: State, row: number, pool: readonly number[], effect: Ritual, scope: Scope): number[][] {
  const level = effect.total ? effect.total : (printed(s, row).level ?? 0);
  const rest = pool.filter((r) => r !== row);
  const levels = new Map(rest.map((r) => [r, statOf(s, r, 'level') ?? 0]));
  const usable = rest.filter((r) => (levels.get(r) ?? 0) > 0);
  const found: number[][] = [];
  for (let size = 1; size <= MOST_MATERIALS; size++)
    for (const set of subsets(usable, size)) {
      const sum = set.reduce((n, r) => n + (levels.get(r) ?? 0), 0);
      if (
        (effect.exact ? sum === level : sum >= level) &&
        set.every((r) => sum - (levels.get(r) ?? 0) < level) &&
        summonZones(s, row, scope.you, set).length > 0
      )
        found.push(set);
    }
  return found;
}

/** Ritual Monsters that could be Summoned, each with its sets of Tributes (Y11.11). */
export function rituals(s: State, effect: Ritual, scope: Scope): Map<number, number[][]> {
  const hand = player(s, scope.you).hand.filter((r) => printed(s, r).kind === 'monster');
  const pool = effect.tributes ? cardsOf(s, effect.tributes, scope) : [...hand, ...monstersOf(s, scope.you)];
  const from = effect.from.map((place) => ({ place, whose: 'you' as const }));
  const found = new Map<number, number[][]>();
  for (const row of cardsOf(s, { from, filter: { is: 'any' } }, scope)) {
    if (!printed(s, row).words.includes('Ritual') || !fits(s, row, effect.what, scope)) continue;
    if (rulesOf(s, row).some((r) => 'cannot' in r && r.cannot === 'special')) continue;
    const sets = tributeSets(s, row, pool, effect, scope).filter((set) => suits(s, set, effect, scope));
    if (sets.length > 0) found.set(row, sets);
  }
  return found;
}
