/** Whether a monster may be Normal Summoned or Set, and with which Tributes (Y9.1 to Y9.8). */

import { card, monstersOf, printed } from '../state/access.js';
import type { Seat, State } from '../state/types.js';
import { bansOn } from './bans.js';
import { hasOne, isBanned, normalsLeft, rulesOf, tributesFor } from './summonable.js';
import { fits, holds, traitsOf } from './values.js';
import { freeMonsterZones } from './zones.js';

/** Y9.3: monsters that may be Tributed. */
export const tributes = (s: State, seat: Seat): number[] =>
  bansOn(s, seat).some((b) => b.ban === 'tribute')
    ? []
    : monstersOf(s, seat).filter((r) => !traitsOf(s, r).some((t) => t.trait === 'untributable'));

/** Y9.5: the number of Tributes, as the text changes it. */
export function needed(s: State, seat: Seat, row: number, how: 'summon' | 'set'): number {
  const plain = tributesFor(s, row);
  if (how === 'set') return plain;
  return rulesOf(s, row).reduce(
    (n, r) => ('tributes' in r && (!r.condition || holds(s, r.condition, { you: seat, self: row })) ? Math.min(n, r.tributes) : n),
    plain,
  );
}

/** What a monster counts as in Tributes for another (Y9.3). */
export function worth(s: State, tribute: number, row: number, how: 'summon' | 'set'): number {
  const env = { you: card(s, tribute).controller, self: row };
  if (how === 'summon' && rulesOf(s, row).some((r) => 'enough' in r && fits(s, tribute, r.enough, { ...env, knows: true })))
    return Math.max(1, tributesFor(s, row));
  return asTributes(s, tribute, row);
}

const asTributes = (s: State, tribute: number, row: number): number =>
  traitsOf(s, tribute).reduce(
    (n, t) =>
      t.trait === 'tributes' && fits(s, row, t.filter, { you: card(s, tribute).controller, self: tribute }) ? Math.max(n, t.n) : n,
    1,
  );

/** Y9.1 to Y9.8, Y8.13: whether a monster in the hand may be Normal Summoned or Set. */
export const mayNormal = (s: State, seat: Seat, row: number, how: 'summon' | 'set'): boolean =>
  normalsLeft(s, seat, how === 'summon' ? row : undefined) && fitsNormal(s, seat, row, how);

/** Y8.15: by an effect it does not count. */
export const mayNormalNow = (s: State, seat: Seat, row: number): boolean => fitsNormal(s, seat, row, 'summon');

function fitsNormal(s: State, seat: Seat, row: number, how: 'summon' | 'set'): boolean {
  const p = printed(s, row);
  // Y10.7, Y11.11: a Ritual Monster is Ritual Summoned.
  if (p.kind !== 'monster' || p.words.includes('Ritual')) return false;
  const rules = rulesOf(s, row);
  if (rules.some((r) => 'cannot' in r && (r.cannot === 'normal' || (r.cannot === 'set' && how === 'set')))) return false;
  if (how === 'set' && mayNotSet(s, seat, 'monster')) return false;
  if (how === 'summon' && (isBanned(s, row, 'normal', seat) || hasOne(s, row, seat))) return false;
  if (how === 'summon' && rules.some((r) => 'normalIf' in r && !holds(s, r.normalIf, { you: seat, self: row }))) return false;
  const n = needed(s, seat, row, how);
  const there = tributes(s, seat);
  // Y9.4
  if (there.reduce((sum, t) => sum + worth(s, t, row, how), 0) < n) return false;
  return freeMonsterZones(s, seat).length > 0 || (n > 0 && there.some((t) => card(s, t).place < 5));
}

/** Y23.19 */
export const mayNotSet = (s: State, seat: Seat, what: 'spellTrap' | 'monster'): boolean =>
  bansOn(s, seat).some((b) => b.ban === 'set' && (b.what === undefined || b.what === what));
