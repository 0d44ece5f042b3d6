/** Pools with more cards, for worlds in which other cards may turn up than those of the game. */
import type { Card } from '@apnap/ability';
import { cardThen } from '../cardforms/years.js';
import type { Pool } from '../state/pool.js';
import { addCard } from './build.js';

const extended = new WeakMap<Pool, Map<string, Pool>>();

/**
 * A pool with more cards: every number of the old pool means the same in the new one. The old pool stays as it is, so a state can be given
 * the larger one, but not go back.
 * @param cards those that are in the pool already (by name) are left out.
 */
export function extendPool(pool: Pool, cards: readonly Card[]): Pool {
  const fresh = new Map(cards.filter((c) => !pool.byName.has(c.name)).map((c) => [c.name, c]));
  if (fresh.size === 0) return pool;
  const names = [...fresh.keys()].sort();
  const key = names.join('|');
  const known = extended.get(pool) ?? new Map<string, Pool>();
  extended.set(pool, known);
  let larger = known.get(key);
  if (!larger) {
    larger = copyOfPool(pool, `${pool.key}|${key}`);
    for (const name of names) addCard(larger, cardThen(fresh.get(name) as Card, pool.rules));
    known.set(key, larger);
  }
  return larger;
}

const copyOfPool = (pool: Pool, key: string): Pool => ({
  ...pool,
  key,
  cards: pool.cards.slice(),
  byName: new Map(pool.byName),
  nodes: pool.nodes.slice(),
  ids: new Map(pool.ids),
  abilities: pool.abilities.slice(),
  codes: new Map(pool.codes),
  below: new Map(pool.below),
  kept: new Map(pool.kept),
  holders: new Map(pool.holders),
  locked: new Map(pool.locked),
  colorForms: new Map(pool.colorForms),
  lockedValues: new Map(pool.lockedValues),
  emblems: new Map(pool.emblems),
  spelledOut: new Map(pool.spelledOut),
  marks: new Set(pool.marks),
  tokens: new Map(pool.tokens),
  zonesUsed: new Set(pool.zonesUsed),
  reads: { ...pool.reads, zones: new Set(pool.reads.zones) },
});
