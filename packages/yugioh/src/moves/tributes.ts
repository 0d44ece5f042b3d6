/** Tributes for a Normal Summon or Set (Y9.2 to Y9.5). */
import { ask } from '@apnap/kernel';
import { tributesFor } from '../reading/summonable.js';
import { needed, tributes, worth } from '../reading/tributes.js';
import { freeMonsterZones } from '../reading/zones.js';
import { card, nextMoment } from '../state/access.js';
import type { G, Seat } from '../state/types.js';
import { optionOf, pickOne } from './asking.js';
import { moveAll, settle } from './move.js';

/** Y9.3: Tributes are chosen and given at the same time. */
export function payTributes(g: G, seat: Seat, row: number, how: 'summon' | 'set'): readonly number[] {
  const { s } = g;
  const there = tributes(s, seat);
  const least = needed(s, seat, row, how);
  const n = least > 0 ? least : withoutOnes(g, seat, row, how, there.length) ? 0 : tributesFor(s, row);
  if (n === 0) return [];
  const worths = there.map((t) => worth(s, t, row, how));
  const answer = ask(g, {
    seat,
    kind: 'choose tributes',
    rule: 'Y9.2',
    prompt: { id: 'ask.tributes' },
    ask: { form: 'pick', options: there.map((t) => optionOf(g, t)), min: worths.some((w) => w >= n) ? 1 : n, max: n },
    detail: { worths, need: n, frees: freeMonsterZones(s, seat).length > 0 ? null : there.map((t) => card(s, t).place < 5) },
  });
  const chosen = 'pick' in answer ? answer.pick.map((i) => there[i]) : [];
  moveAll(g, chosen, 'grave', { how: 'material', by: seat, as: 'tribute', tributedFor: 'tribute', rule: 'Y9.3' });
  settle(g);
  nextMoment(g);
  return chosen;
}

/** Y9.5: a text lets it be Summoned without Tributes; where there are enough, its player chooses. */
function withoutOnes(g: G, seat: Seat, row: number, how: 'summon' | 'set', there: number): boolean {
  const all = tributesFor(g.s, row);
  if (all === 0 || needed(g.s, seat, row, how) > 0) return false;
  if (there < all) return true;
  const asked = { seat, kind: 'choose option', rule: 'Y9.5', prompt: 'ask.option' };
  return pickOne(g, asked, [{ do: 'tribute' }, { do: 'without tribute' }]) === 1;
}

/** Y9.3 to Y9.5: whether Tributes are too few, or more than needed, or leave no zone. */
export function illegalTributes(detail: unknown, pick: readonly number[]): boolean {
  const { worths, need, frees } = detail as { worths: readonly number[]; need: number; frees: readonly boolean[] | null };
  const sum = pick.reduce((n, i) => n + worths[i], 0);
  return sum < need || pick.some((i) => sum - worths[i] >= need) || (frees !== null && !pick.some((i) => frees[i]));
}
