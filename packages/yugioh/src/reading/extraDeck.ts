/** What can be Summoned from the Extra Deck with monsters on the field, and with which (Y11). */

import type { Effect } from '../language/effects.js';
import type { SummonKind } from '../language/index.js';
import { card, monstersOf, player, poolCard, printed } from '../state/access.js';
import type { Seat, State } from '../state/types.js';
import { fills } from './materials.js';
import { isBanned, maySummon, rulesOf } from './summonable.js';
import { fits, holds, type Scope, statOf, traitsOf } from './values.js';
import { summonZones } from './zones.js';

/** Y11.9, Y11.15, Y11.19, Y11.35: monsters that are Summoned from the Extra Deck by a procedure. */
export function kindOfExtra(s: State, row: number): SummonKind | null {
  const { words } = printed(s, row);
  if (words.includes('Synchro')) return 'synchro';
  if (words.includes('Xyz')) return 'xyz';
  return words.includes('Link') ? 'link' : null;
}

/** Y11.3, Y11.20: monsters that may be materials. */
const usable = (s: State, seat: Seat, kind: SummonKind, goal: number): number[] =>
  monstersOf(s, seat).filter(
    (r) =>
      card(s, r).up &&
      !(kind === 'xyz' && card(s, r).token) &&
      !traitsOf(s, r).some(
        (t) => t.trait === 'notMaterial' && t.for.includes(kind) && !(t.except && fits(s, goal, t.except, { you: seat, self: r })),
      ),
  );

/** Y11.4, Y11.15, Y11.19, Y11.35: the sets of materials with which a monster can be Summoned. */
export function materialSets(s: State, seat: Seat, row: number, kind: SummonKind): number[][] {
  const slots = poolCard(s, row).meaning.materials;
  if (!slots) return [];
  const pool = usable(s, seat, kind, row);
  const found: number[][] = kind === 'xyz' ? overlays(s, seat, row, pool) : [];
  for (let mask = 1; mask < 1 << pool.length; mask++) {
    const set = pool.filter((_, i) => mask & (1 << i));
    if (fills(s, set, slots, { you: seat, self: row }) && adds(s, row, set, kind) && summonZones(s, row, seat, set).length > 0)
      found.push(set);
  }
  return found;
}

/** Y11.23: single monsters with which its own text lets it be Xyz Summoned. */
function overlays(s: State, seat: Seat, row: number, pool: readonly number[]): number[][] {
  const env = { you: seat, self: row };
  const rules = rulesOf(s, row).filter(
    (r) => 'xyzWith' in r && (!r.condition || holds(s, r.condition, env)) && !(r.once && s.uses[overlayKey(s, seat, row)]),
  );
  return pool
    .filter((m) => rules.some((r) => 'xyzWith' in r && fits(s, m, r.xyzWith, env)) && summonZones(s, row, seat, [m]).length > 0)
    .map((m) => [m]);
}

/** Y24.2: under which such a Summon is counted. */
export const overlayKey = (s: State, seat: Seat, row: number): string => `turn/${seat}/${printed(s, row).name.en}/xyzWith`;

/** Y11.22, Y11.23: materials with what is under the one that its own text names, where the text transfers it. */
export function underlaid(s: State, seat: Seat, row: number, set: readonly number[]): readonly number[] {
  const moves = isOverlay(s, seat, row, set) && rulesOf(s, row).some((r) => 'xyzWith' in r && r.transfers);
  return moves ? [...card(s, set[0]).materials, ...set] : set;
}

/** Whether one monster is the material by the monster's own text (Y11.23). */
export const isOverlay = (s: State, seat: Seat, row: number, set: readonly number[]): boolean => {
  const slots = poolCard(s, row).meaning.materials ?? [];
  return set.length === 1 && rulesOf(s, row).some((r) => 'xyzWith' in r) && !fills(s, set, slots, { you: seat, self: row });
};

/** The sums that a Summon asks for. */
function adds(s: State, row: number, set: readonly number[], kind: SummonKind): boolean {
  const p = printed(s, row);
  if (kind === 'synchro') {
    const levels = set.map((r) => statOf(s, r, 'level'));
    return levels.every((l) => l !== null) && levels.reduce<number>((n, l) => n + (l ?? 0), 0) === p.level;
  }
  if (kind === 'xyz') return new Set(set.map((r) => statOf(s, r, 'level'))).size === 1 && statOf(s, set[0], 'level') !== null;
  return reaches(
    set.map((r) => printed(s, r).arrows?.length ?? 1),
    p.arrows?.length ?? 0,
  );
}

/** Y11.35: each material counts 1, or its Link Rating. */
function reaches(ratings: readonly number[], sum: number): boolean {
  if (ratings.length === 0) return sum === 0;
  const [first, ...rest] = ratings;
  return reaches(rest, sum - 1) || (first > 1 && reaches(rest, sum - first));
}

/** Y8.15: monsters that an effect lets Summon now, each with the sets of materials that it allows. */
export function waysNow(s: State, effect: Extract<Effect, { do: 'summonNow' }>, scope: Scope): Map<number, number[][]> {
  const found = new Map<number, number[][]>();
  if (effect.kind === 'normal') return found;
  for (const row of player(s, scope.you).extra) {
    if (card(s, row).up || kindOfExtra(s, row) !== effect.kind || (effect.what && !fits(s, row, effect.what, scope))) continue;
    if (isBanned(s, row, effect.kind, scope.you) || !maySummon(s, row, effect.kind, scope.you)) continue;
    const sets = materialSets(s, scope.you, row, effect.kind).filter(
      (set) =>
        (!effect.withSelf || set.includes(scope.self)) &&
        (!effect.using || set.every((r) => effect.using && fits(s, r, effect.using, scope))),
    );
    if (sets.length > 0) found.set(row, sets);
  }
  return found;
}
