import { describe, expect, it } from 'vitest';
import { inTurn } from '../../../kernel/test/turn.js';
import { FLAG, live, type Obj, type State, zoneIds } from '../../src/index.js';
import { game, PAIRINGS } from './cards.js';
import { pairing, playRandom } from './play.js';

const ZONES = ['battlefield', 'stack', 'exile', 'command'] as const;
const OF_PLAYERS = ['library', 'hand', 'graveyard'] as const;

/** Where each id lies, as the zone lists say; every id once. */
function places(s: State): Map<number, string> {
  const at = new Map<number, string>();
  const add = (ids: readonly number[], zone: string): void => {
    for (const id of ids) {
      if (at.has(id)) throw new Error(`object ${id} is in ${at.get(id)} and in ${zone}`);
      at.set(id, zone);
    }
  };
  for (const zone of ZONES) add(zoneIds(s, zone, 0), zone);
  for (let seat = 0; seat < s.players.rows.length; seat++) for (const zone of OF_PLAYERS) add(zoneIds(s, zone, seat), `${zone} ${seat}`);
  return at;
}

const isCard = (o: Obj): boolean => (o.flags & (FLAG.token | FLAG.copy)) === 0 && (o.stack === null || o.stack.kind === 'spell');

/** What is wrong with the zones of a state. */
function faults(s: State, cards: Map<string, number>): string[] {
  const wrong: string[] = [];
  const at = places(s);
  const seen = new Map<string, number>();
  for (const o of s.objects.rows) {
    if (o.zone === 'gone') {
      if (at.has(o.id)) wrong.push(`the gone object ${o.id} is in ${at.get(o.id)}`);
      continue;
    }
    if (o.zone === 'phased') {
      if (at.has(o.id) || !s.phased.some((p) => p.id === o.id)) wrong.push(`the phased-out object ${o.id} is not among them`);
      if (isCard(o)) seen.set(`${o.owner} ${o.card}`, (seen.get(`${o.owner} ${o.card}`) ?? 0) + 1);
      continue;
    }
    const shared = (ZONES as readonly string[]).includes(o.zone);
    const expected = shared ? o.zone : `${o.zone} ${o.owner}`; // CR 400.3: an object goes to its owner's library, hand, graveyard
    if (at.get(o.id) !== expected) wrong.push(`object ${o.id} says ${expected}, the zones say ${at.get(o.id)}`);
    at.delete(o.id);
    const emblem = o.zone === 'command';
    if (isCard(o) && !emblem) seen.set(`${o.owner} ${o.card}`, (seen.get(`${o.owner} ${o.card}`) ?? 0) + 1);
    // CR 704.5d-e: a token elsewhere than on the battlefield, a copy of a spell elsewhere than on the stack ceases to exist.
    if (s.pending?.kind === 'act') {
      if (o.flags & FLAG.token && o.zone !== 'battlefield' && o.zone !== 'stack') wrong.push(`token ${o.id} in ${o.zone}`);
      if (o.flags & FLAG.copy && o.zone !== 'stack') wrong.push(`copy ${o.id} in ${o.zone}`);
    }
    if (o.stack !== null && o.zone !== 'stack') wrong.push(`object ${o.id} of ${o.zone} is a spell or ability`);
    if (o.zone === 'stack' && o.stack === null) wrong.push(`object ${o.id} on the stack is neither spell nor ability`);
    if (o.zone !== 'battlefield' && (o.damage !== 0 || o.attacking !== 0 || o.blocking !== null || o.attachedTo !== 0))
      wrong.push(`object ${o.id} in ${o.zone} has damage, a combat role or is attached`);
    if (o.attachedTo > 0 && s.pending?.kind === 'act' && live(s, o.attachedTo)?.zone !== 'battlefield')
      wrong.push(`object ${o.id} is attached to what is not there (CR 704.5m-n)`);
    for (const b of o.blocking ?? []) if (live(s, b)?.zone !== 'battlefield') wrong.push(`object ${o.id} blocks what is not there`);
    if (o.attacking > 0 && s.pending?.kind === 'act' && live(s, o.attacking) === null && !(o.flags & FLAG.attacksNothing))
      wrong.push(`object ${o.id} attacks what is gone`);
    if (o.damage < 0 || (o.counters ?? []).some((c) => c.n <= 0)) wrong.push(`object ${o.id} has negative damage or empty counters`);
  }
  for (const id of at.keys()) wrong.push(`the id ${id} in ${at.get(id)} is no object`);
  for (const [key, n] of cards) if (seen.get(key) !== n) wrong.push(`card ${key}: ${seen.get(key) ?? 0} instead of ${n}`);
  for (const key of seen.keys()) if (!cards.has(key)) wrong.push(`card ${key} came from nowhere`);
  return wrong;
}

describe('every card is in exactly one zone (CR 400.1, 400.7)', () => {
  for (const [a, b, round] of inTurn(PAIRINGS)) {
    it(`${a} - ${b} ${round}: no card is lost, doubled or in two places; tokens and copies vanish (CR 704.5d-e)`, () => {
      const setup = pairing(a, b);
      const cards = new Map<string, number>();
      playRandom(game, setup, `zones ${a} ${b} ${round}`, ({ state, n }) => {
        if (cards.size === 0)
          setup.players.forEach((p, seat) => {
            for (const e of p.deck) {
              const key = `${seat} ${state._pool.byName.get(e.card)}`;
              cards.set(key, (cards.get(key) ?? 0) + e.count);
            }
          });
        expect(faults(state, cards), `decision ${n}, ${state.pending?.kind}`).toEqual([]);
      });
    });
  }
});
