/** Fusion and Ritual Summons by effects (Y11.6, Y11.11). */
import { pickPosition, pickRows, pickZone } from '../moves/asking.js';
import { moveAll, settle, type Why } from '../moves/move.js';
import { inAnyOrder } from '../moves/ordering.js';
import { placeSummoned } from '../moves/place.js';
import { shuffleZone } from '../moves/players.js';
import { type Fuse, fusions, type Ritual, rituals } from '../reading/fusions.js';
import type { Scope } from '../reading/values.js';
import { summonZones } from '../reading/zones.js';
import { card, happen, nextMoment, tell, writeCard } from '../state/access.js';
import type { G } from '../state/types.js';

/** One after the other, among those with which it can still be done. */
function pickSet(g: G, scope: Scope, sets: readonly (readonly number[])[], rule: string): number[] {
  let chosen: number[] = [];
  for (;;) {
    const left = sets.filter((set) => chosen.every((r) => set.includes(r)));
    const more = [...new Set(left.flatMap((set) => set.filter((r) => !chosen.includes(r))))];
    if (more.length === 0) return chosen;
    const done = left.some((set) => set.length === chosen.length);
    const next = pickRows(g, { seat: scope.you, kind: 'choose cards', rule, prompt: 'ask.material' }, more, done ? 0 : 1, 1);
    if (next.length === 0) return chosen;
    chosen = [...chosen, ...next];
  }
}

/** Y11.6: at resolution the monster and the materials are chosen. */
export function fuse(g: G, effect: Fuse, scope: Scope): number[] {
  const ways = fusions(g.s, effect, scope);
  if (ways.size === 0) return [];
  const [row] = pickRows(g, { seat: scope.you, kind: 'choose cards', rule: 'Y11.6', prompt: 'ask.summon' }, [...ways.keys()], 1, 1);
  const set = pickSet(g, scope, ways.get(row) ?? [], 'Y11.6');
  const goes = effect.to ? 'deck' : effect.banish ? 'banished' : 'grave';
  const why: Why = {
    how: 'material',
    by: scope.you,
    as: 'material',
    for: 'fusion',
    other: row,
    rule: 'Y11.10',
  };
  moveAll(g, effect.to === 'bottom' ? inAnyOrder(g, set, scope, 'bottom') : set, goes, why, effect.to === 'bottom' ? { at: 'bottom' } : {});
  if (effect.to === 'deck') for (const owner of new Set(set.map((r) => card(g.s, r).owner))) shuffleZone(g, owner, 'deck');
  settle(g);
  nextMoment(g);
  return placed(g, row, 'fusion', scope, set);
}

function placed(g: G, row: number, kind: 'fusion' | 'ritual', scope: Scope, materials: readonly number[]): number[] {
  const zones = summonZones(g.s, row, scope.you);
  if (zones.length === 0) return [];
  const from = card(g.s, row).zone;
  const place = pickZone(g, scope.you, scope.you, 'monster', zones);
  placeSummoned(g, row, scope.you, place, pickPosition(g, scope.you, row, ['attack', 'defense']), kind, scope.you, materials);
  tell(g, 'summon succeeded', 'Y8.8');
  // Y10.8, Y11.14
  writeCard(g, row).properly = true;
  happen(g, 'summoned', { row, seat: scope.you, how: kind, by: scope.you, from, source: scope.self });
  return [row];
}

/** Y11.11 */
export function ritual(g: G, effect: Ritual, scope: Scope): number[] {
  const ways = rituals(g.s, effect, scope);
  if (ways.size === 0) return [];
  const [row] = pickRows(g, { seat: scope.you, kind: 'choose cards', rule: 'Y11.11', prompt: 'ask.summon' }, [...ways.keys()], 1, 1);
  const set = pickSet(g, scope, ways.get(row) ?? [], 'Y11.12');
  moveAll(g, set, 'grave', { how: 'material', by: scope.you, as: 'tribute', tributedFor: 'ritual', rule: 'Y11.11' });
  settle(g);
  nextMoment(g);
  const fromDeck = card(g.s, row).zone === 'deck';
  const done = placed(g, row, 'ritual', scope, set);
  // Y20.10
  if (fromDeck) shuffleZone(g, scope.you, 'deck');
  return done;
}
