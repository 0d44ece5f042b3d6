/** Damage calculation (Y14.13 to Y14.22). */

import { last } from '../effects/changing.js';
import { perform } from '../effects/perform.js';
import { notSpared } from '../effects/replacing.js';
import { changeLp, checkLp, taken } from '../moves/players.js';
import { isIndestructible } from '../reading/shields.js';
import { fits, isAbout, shown, statics, traitsOf } from '../reading/values.js';
import { card, happen, other, placeOf, tell, writeCard } from '../state/access.js';
import type { G, Seat, State } from '../state/types.js';

/** Y14.17, Y15.2 */
function multiplied(s: State, to: Seat, amount: number, by: number, direct: boolean): number {
  const traits = traitsOf(s, by);
  const fixed = traits.find((t) => t.trait === 'damageIs' && (t.any || card(s, by).controller !== to));
  if (amount > 0 && fixed?.trait === 'damageIs') return fixed.n;
  if (card(s, by).controller === to) return amount;
  return traits.reduce((n, t) => (t.trait === 'damageTimes' && (direct || !t.direct) ? (t.half ? Math.floor(n / 2) : n * t.n) : n), amount);
}

/** Battle damage to a player, after what changes it (Y14.16, Y14.17). */
function inflict(g: G, to: Seat, full: number, by: number, direct: boolean): void {
  const amount = taken(g.s, to, multiplied(g.s, to, full, by, direct), 'battle');
  const b = g.s.battle;
  const involved = [b?.attacker ?? -1, b?.target ?? -1].filter((r) => r >= 0);
  const has = (r: number, trait: string): boolean => traitsOf(g.s, r).some((t) => t.trait === trait);
  if (amount <= 0 || involved.some((r) => (card(g.s, r).controller === to && has(r, 'noBattleDamage')) || has(r, 'noBattleDamageBoth')))
    return;
  // Y14.16
  if (involved.some((r) => card(g.s, r).controller === to && has(r, 'reflectsBattleDamage'))) {
    changeLp(g, other(to), amount, 'damage', 'Y14.13');
    return;
  }
  // Y15.4
  if (involved.some((r) => has(r, 'damageHeals'))) {
    changeLp(g, to, amount, 'gain LP', 'Y15.4');
    return;
  }
  if (card(g.s, by).controller !== to && has(by, 'effectDamage')) {
    changeLp(g, to, amount, 'damage', 'Y15.3');
    return;
  }
  changeLp(g, to, amount, 'damage', 'Y14.13');
  const mine = involved.find((r) => r !== by) ?? -1;
  happen(g, 'battleDamage', { row: by, seat: card(g.s, by).controller, by: to, amount, how: 'battle', other: direct ? -1 : mine });
}

/** Y14.14: a monster that attacks in Defense Position, with its DEF where its text says so. */
const attacksWith = (s: State, row: number): 'atk' | 'def' =>
  card(s, row).position === 'defense' && traitsOf(s, row).some((t) => t.trait === 'attacksInDefense' && t.def) ? 'def' : 'atk';

/** Y14.4: numbers are compared, damage is dealt, and it is determined what is destroyed. */
export function calculate(g: G): void {
  const { s } = g;
  const b = s.battle;
  if (!b) return;
  const a = b.attacker;
  const seat = card(s, a).controller;
  for (const row of [a, b.target]) if (row >= 0) writeCard(g, row).fought = s.turn;
  const atk = shown(s, a, attacksWith(s, a));
  const facts = { at: placeOf(s, a), values: [shown(s, a, 'atk'), shown(s, a, 'def')] };
  if (b.target < 0) {
    tell(g, 'battle', 'Y14.13', facts);
    inflict(g, other(seat), atk, a, true);
    happen(g, 'battled', { row: a, seat, how: 'battle' });
    checkLp(g);
    return;
  }
  const t = b.target;
  const d = card(s, t).position === 'attack' ? shown(s, t, 'atk') : shown(s, t, 'def');
  tell(g, 'battle', 'Y14.13', { ...facts, target: placeOf(s, t), values: [...facts.values, shown(s, t, 'atk'), shown(s, t, 'def')] });
  const doomed = compare(g, a, t, atk, d);
  const neither = [a, t].some((row) => traitsOf(s, row).some((x) => x.trait === 'neitherDestroyed'));
  const breakable = (neither ? [] : doomed).filter(
    (row) => !isIndestructible(s, row, 'battle', card(s, row === a ? t : a).controller, -1, row === a ? t : a),
  );
  // Y14.21
  const destroyed = breakable.flatMap((row) => notSpared(g, [row], { by: 'battle', seat: card(s, row === a ? t : a).controller }, perform));
  // Y22.6
  const silenced = destroyed.filter((row) => isSilenced(s, row, row === a ? t : a));
  if (s.battle) s.battle = { ...s.battle, destroyed, ...(silenced.length > 0 ? { silenced } : {}) };
  silence(g, silenced);
  happen(g, 'battled', { row: a, seat, how: 'battle', other: t });
  happen(g, 'battled', { row: t, seat: card(s, t).controller, how: 'battle', other: a });
  checkLp(g);
}

const isSilenced = (s: State, row: number, killer: number): boolean =>
  traitsOf(s, killer).some((x) => x.trait === 'negatesSlain' && fits(s, row, x.what, { you: card(s, killer).controller, self: killer }));

/** Y22.6: negates the effects of monsters that are destroyed by battle, as long as they are where they are. */
export function silence(g: G, rows: readonly number[]): void {
  for (const row of rows) last(g, card(g.s, row).controller, { until: 'faceUp', on: 'negated', row, visit: card(g.s, row).visit });
}

/** Y14.15: players whose texts give piercing battle damage: it goes to their opponent. */
const piercers = (s: State, row: number): Seat[] => [
  ...s.lasting.flatMap((l) =>
    l.on === 'trait' && l.trait.trait === 'piercing' && l.row === row && l.visit === card(s, row).visit ? [l.seat] : [],
  ),
  ...statics(s).flatMap((e) =>
    e.text.kind === 'trait' && e.text.trait.trait === 'piercing' && isAbout(s, e.text.what, row, e.env) ? [e.env.you] : [],
  ),
];

/** Y14.13: the table. Returns what would be destroyed. */
function compare(g: G, a: number, t: number, atk: number, d: number): number[] {
  const { s } = g;
  const [mine, theirs] = [card(s, a).controller, card(s, t).controller];
  if (card(s, t).position === 'attack') {
    if (atk > d) {
      inflict(g, theirs, atk - d, a, false);
      return [t];
    }
    if (atk < d) {
      inflict(g, mine, d - atk, t, false);
      return [a];
    }
    return atk > 0 || s.rules.zeroDestroysZero ? [a, t] : [];
  }
  if (atk < d) inflict(g, mine, d - atk, t, false);
  if (atk <= d) return [];
  // Y14.15
  const by = piercers(s, a);
  if (by.length > 0) inflict(g, other(by[0]), atk - d, a, false);
  return [t];
}
