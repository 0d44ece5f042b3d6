/** Keyword actions that hold creatures back or drive them on: detain, goad, exert, suspect (CR 701.29, .38, .39, .58). */
import type { Id } from '@apnap/kernel';
import { BUILT_IN } from '../cardforms/built-in.js';
import { commitFlag } from '../events/commit.js';
import { addLasting, endLasting } from '../events/lasting.js';
import { controllerOf, derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { hasFlag, live } from '../state/access.js';
import type { G } from '../state/log.js';
import { type Env, FLAG } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import { tell } from './told.js';

const onBattlefield = (s: State, id: Id): boolean => live(s, id)?.zone === 'battlefield';

/** CR 701.29a */
export function detain(g: G, env: Env, ids: readonly Id[]): void {
  const there = ids.filter((id) => onBattlefield(g.s, id));
  for (const id of there) addLasting(g, BUILT_IN.actions.detained, { ...env, slots: [[id]] }, 'untilYourNextTurn', { affected: [id] });
}

/** Seats that have goaded this permanent (CR 701.38a). */
function haveGoaded(s: State, id: Id): number[] {
  const node = idOf(s._pool, BUILT_IN.actions.goaded);
  return s.lasting.filter((l) => l.node === node && l.affected?.includes(id)).map((l) => l.env.you);
}

/** Seats by which this permanent is goaded: they have goaded it (CR 701.38b), or the ability of a permanent of theirs says so. */
export function goadedBy(s: State, id: Id): number[] {
  const said = derived(s).rules.filter((r) => r.rule.rule === 'goaded' && matches({ s, env: r.env, it: id }, r.rule.what, id));
  return [...new Set([...haveGoaded(s, id), ...said.map((r) => r.env.you)])];
}

/** CR 701.38a-d */
export function goad(g: G, env: Env, ids: readonly Id[]): void {
  for (const id of ids) {
    if (!onBattlefield(g.s, id) || haveGoaded(g.s, id).includes(env.you)) continue;
    addLasting(g, BUILT_IN.actions.goaded, { ...env, slots: [[id]] }, 'untilYourNextTurn', { affected: [id] });
  }
}

/** CR 701.39a-c: it doesn't untap during the next untap step of the player who exerted it. */
export function exert(g: G, env: Env, ids: readonly Id[]): void {
  for (const id of ids) {
    if (!onBattlefield(g.s, id)) continue;
    const you = controllerOf(g.s, id);
    addLasting(g, BUILT_IN.actions.exerted, { ...env, you, slots: [[id]] }, 'nextUntapStep', { affected: [id] });
    const added = g.s.lasting[g.s.lasting.length - 1];
    g.s.lasting = [...g.s.lasting.slice(0, -1), { ...added, until: { until: 'nextUntapStep', seat: you } }];
    tell(g, 'exert', '701.39a', { object: id, player: you });
  }
}

/** CR 701.58c: it is suspected no longer, nor what it was because of that. */
export function unsuspect(g: G, ids: readonly Id[]): void {
  const node = idOf(g.s._pool, BUILT_IN.actions.suspected);
  for (const id of ids) {
    const o = live(g.s, id);
    if (o?.zone !== 'battlefield' || !hasFlag(o, FLAG.suspected)) continue;
    commitFlag(g, id, FLAG.suspected, 'off');
    endLasting(g, (l) => l.node === node && l.affected?.includes(id) === true);
  }
}

/** CR 701.58a-d */
export function suspect(g: G, env: Env, ids: readonly Id[]): void {
  for (const id of ids) {
    const o = live(g.s, id);
    if (o?.zone !== 'battlefield' || hasFlag(o, FLAG.suspected)) continue;
    commitFlag(g, id, FLAG.suspected, 'on');
    addLasting(g, BUILT_IN.actions.suspected, { ...env, slots: [[id]] }, 'indefinite', { affected: [id] });
  }
}
