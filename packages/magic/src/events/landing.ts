/** What is settled when a permanent has entered: modifications it keeps, and the Aura's host (CR 303.4f, 611.2). */
import { CARD_TYPES, type Mod } from '@apnap/ability';
import { characteristicsOf, controllerOf, invalidate } from '../reading/characteristics.js';
import { hasFlag, live } from '../state/access.js';
import type { G } from '../state/log.js';
import { FLAG, type Obj } from '../state/objects.js';
import type { Move } from '../state/proposals.js';
import { putBlocking } from './blocking.js';
import { commitArrival, commitCombat, commitDoor } from './commit.js';

/** Nodes of the pool that carry the modifications of an entering permanent are found by their list. */
export function finishEntering(g: G, m: Move, arrival = 0): void {
  const { s } = g;
  if (live(s, m.became)) commitArrival(g, m.became, arrival);
  const o = live(s, m.became);
  if (o) unlockCastHalf(g, o);
  if (o && (m.attacking !== 0 || m.blocking !== 0)) joinCombat(g, o);
  if (!o || m.mods.length === 0) return;
  for (const mod of m.mods) addKept(g, m, mod);
  invalidate(s);
}

/** CR 506.3a, 506.3e: only a creature that is no battle can attack or block. CR 509.3d: what it blocks becomes blocked by it. */
function joinCombat(g: G, o: Obj): void {
  const { types } = characteristicsOf(g.s, o);
  if ((types & CREATURE) === 0 || (types & BATTLE) !== 0) commitCombat(g, o.id, { attacking: 0, blocking: null }, 0, FLAG.unblocked);
  else for (const attacker of o.blocking ?? []) putBlocking(g, o.id, attacker);
}

const CREATURE = 1 << CARD_TYPES.indexOf('Creature');
const BATTLE = 1 << CARD_TYPES.indexOf('Battle');

/** CR 709.5d: the half that was cast is unlocked as the permanent enters; a copy of a spell was not cast. */
function unlockCastHalf(g: G, o: Obj): void {
  if (!o.cast || hasFlag(o, FLAG.token) || g.s._pool.cards[o.card].doors === null || (o.face !== 0 && o.face !== 1)) return;
  commitDoor(g, o.id, o.face, 'unlock', controllerOf(g.s, o.id), '709.5d');
}

/** "It gains haste", "it's a 1/1": a continuous effect on this object for as long as it lasts (CR 611.2b, no duration stated). */
function addKept(g: G, m: Move, mod: Mod): void {
  const { s } = g;
  const node = keptNode(g, mod);
  const o = live(s, m.became);
  s.lasting = [
    ...s.lasting,
    {
      id: s.nextTimestamp++,
      node,
      env: { source: m.became, you: o?.controller ?? 0, x: 0, targets: [], event: null, slots: [] },
      affected: [m.became],
      until: { until: 'forever' },
      uses: -1,
      left: -1,
      cause: s.cause,
    },
  ];
}

/** The pool numbers every modification; as an effect of its own it is wrapped once and remembered. */
function keptNode(g: G, mod: Mod): number {
  const pool = g.s._pool;
  const wrapped = pool.kept.get(mod);
  if (wrapped === undefined) throw new Error('a modification outside the pool');
  return wrapped;
}
