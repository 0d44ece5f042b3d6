/** Slots that hold which of several players do what they may do, and which don't: what is said of it is no act of theirs. */
import type { Slot } from '../basics.js';
import type { Condition, Effect, Filter, TargetSpec } from '../language.js';
import { mentionsNode, same } from '../same.js';

type May = Extract<Effect, { do: 'may' }>;

/** What they may do without what is remembered of it, and the slots that remember. */
export function whoDo(may: May): { plain: May; does: Slot[]; doesNot: Slot[] } {
  const remembers = (e: Effect): e is Extract<Effect, { do: 'let' }> =>
    e.do === 'let' && e.what.sel === 'slot' && e.what.slot === may.chooser;
  const list = (e: Effect | undefined): Effect[] => (e === undefined ? [] : e.do === 'seq' ? e.of : [e]);
  const slots = (e: Effect | undefined): Slot[] => list(e).flatMap((x) => (remembers(x) ? [x.slot] : []));
  const [does, doesNot] = [slots(may.then), slots(may.else)];
  if (may.chooser === undefined || does.length + doesNot.length === 0) return { plain: may, does: [], doesNot: [] };
  const rest = (e: Effect | undefined): Effect => {
    const of = list(e).filter((x) => !remembers(x));
    return of.length === 1 ? of[0] : of.length === 0 ? { do: 'nothing' } : { do: 'seq', of };
  };
  const { else: otherwise, ...offered } = may;
  const left = rest(otherwise);
  return { plain: { ...offered, then: rest(may.then), ...(left.do === 'nothing' ? {} : { else: left }) }, does, doesNot };
}

/** Of two players who are targets, whether it is the first or the second; 0 where there is only one. */
export function nthPlayer(targets: readonly TargetSpec[], index: number): number {
  const players = targets.flatMap((t, i) => (t.from.length === 1 && t.from[0] === 'players' && t.max === 1 && !t.per ? [i] : []));
  return players.length === 2 ? players.indexOf(index) + 1 : 0;
}

const ofYou = (f: Filter): boolean => (f.is === 'controlledBy' && f.who.player === 'you') || (f.is === 'and' && f.of.some(ofYou));

/** Which of two targets is meant, both creatures, of which one is yours and the other isn't: "the creature you control". */
export function whoseOfTwo(targets: readonly TargetSpec[], spec: TargetSpec): 'yours' | 'theirs' | undefined {
  const isOne = (t: TargetSpec): boolean =>
    t.max === 1 && t.from.length === 1 && t.from[0] === 'battlefield' && mentionsNode(t.what, { type: 'Creature' });
  if (targets.length !== 2 || !targets.every(isOne) || ofYou(targets[0].what) === ofYou(targets[1].what)) return undefined;
  return ofYou(spec.what) ? 'yours' : 'theirs';
}

const ITS_OWNER: Filter = { is: 'ownedBy', who: { player: 'of', of: { sel: 'it' } } };
const ITS_CONTROLLER: Filter = { is: 'controlledBy', who: { player: 'of', of: { sel: 'it' } } };

/** Which kind of card a player has not discarded, of those that a slot holds, where the condition says so of `it`; `any`: none at all, so that they couldn't, or nothing that they sacrificed. */
export function notDiscarded(cond: Condition): Filter | undefined {
  if (cond.if !== 'compare' || cond.cmp !== '=' || cond.right !== 0 || typeof cond.left !== 'object' || cond.left.q !== 'count')
    return undefined;
  const { of } = cond.left;
  if (of.sel !== 'filter' || of.of.sel !== 'slot') return undefined;
  if (same(of.filter, ITS_CONTROLLER)) return { is: 'any' };
  const kinds = of.filter.is === 'and' ? of.filter.of : [of.filter];
  const rest = kinds.filter((f) => !same(f, ITS_OWNER));
  if (rest.length === kinds.length) return undefined;
  return rest.length === 0 ? { is: 'any' } : rest.length === 1 ? rest[0] : { is: 'and', of: rest };
}
