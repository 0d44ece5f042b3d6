/** Looking at cards that are exiled face down (CR 406.3). */
import type { Id } from '@apnap/kernel';
import type { Mechanic } from '../events/mechanics.js';
import { derived } from '../reading/characteristics.js';
import { players, select } from '../reading/select.js';
import { live, writeObj } from '../state/access.js';
import type { G } from '../state/log.js';
import type { State } from '../state/types.js';

/** The cards that statements in force let players look at, with a bit for each of the players. */
export function lookedAt(s: State): [id: Id, seats: number][] {
  const out: [Id, number][] = [];
  for (const { rule, env } of derived(s).rules) {
    if (rule.rule !== 'looksAt') continue;
    let seats = 0;
    for (const seat of players({ s, env, it: 0 }, rule.who)) seats |= 1 << seat;
    for (const id of select({ s, env, it: 0 }, rule.what)) if (live(s, id)?.zone === 'exile') out.push([id, seats]);
  }
  return out;
}

/** CR 406.3: who was allowed to look at it may go on looking as long as it is exiled. */
function remember(g: G): void {
  if (!g.s._pool.marks.has('looking')) return;
  for (const [id, seats] of lookedAt(g.s)) if (((live(g.s, id)?.known ?? -1) & seats) !== seats) writeObj(g.s, id).known |= seats;
}

export const LOOKING: Mechanic = { name: 'looking', isIn: (node) => node.rule === 'looksAt', always: remember };
