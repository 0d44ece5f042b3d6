/** "For each opponent, … target creature that player controls": as many targets as there are players (CR 601.2c). */
import type { Effect, Filter, PlayerRef, Selector, TargetSpec } from '@apnap/ability';
import type { Match } from './engine.js';
import { eachOf, ofSlot } from './make.js';
import { and, rewrite, walk } from './raw.js';

type Node = Record<string, unknown>;

export const isTheirs = (p: unknown): boolean => {
  const who = p as { player?: string; of?: { sel?: string; noun?: string } } | undefined;
  return who?.player === 'of' && who.of?.sel === '$ref' && who.of.noun === 'player';
};

/** The description of a target without "that player controls"; undefined where it does not say so. */
function withoutPlayer(spec: TargetSpec): TargetSpec | undefined {
  if (isTheirs(spec.of)) {
    const { of: _, ...rest } = spec;
    return rest;
  }
  const list = spec.what.is === 'and' ? spec.what.of : [spec.what];
  const theirs = (f: Filter): boolean => f.is === 'controlledBy' && isTheirs(f.who);
  if (!list.some(theirs)) return undefined;
  return { ...spec, what: and(...list.filter((f) => !theirs(f))) };
}

/** The effect with a target for each of the players; null where it is about them in another way. */
export function perTargets(effect: Effect, who: PlayerRef, m: Match): Effect | null {
  const ats = new Set<unknown>();
  walk(effect, (n) => {
    if (n.sel === '$target') ats.add(n.at);
  });
  if (ats.size !== 1) return null;
  let known = true;
  let target: Selector | undefined;
  const aimed = rewrite(effect, (n) => {
    if (n.sel !== '$target') return undefined;
    const spec = withoutPlayer(n.spec as TargetSpec);
    if (!spec || spec.per !== undefined || spec.divide !== undefined || n.another) known = false;
    else target = { ...n, spec: { ...spec, per: who } } as unknown as Selector;
    return target ?? n;
  });
  if (!known || !target) return null;
  const after = (target as unknown as { at: number }).at;
  // what is said of the target or of that player besides is done for one after another
  const slot = -1_300_001 - m.at;
  const it: Selector = ofSlot(slot);
  const spec = (target as unknown as { spec: TargetSpec }).spec;
  let besides = effect.do === 'may';
  const each = rewrite(aimed, (n: Node) => {
    if (n.sel === '$target') return it;
    if (isTheirs(n)) {
      besides = true;
      return { player: spec.from[0] === 'battlefield' ? 'controllerOf' : 'ownerOf', of: it };
    }
    if (n.sel === '$ref' && !n.many && n.noun !== 'player' && (n.at as number) > after) {
      besides = true;
      return it;
    }
    return undefined;
  });
  return besides ? eachOf(target, slot, each) : aimed;
}

/** "Each player returns to the battlefield all cards they own exiled with ~": all of them, at the same time (CR 101.4). */
export function ownExiled(verbs: Effect): Effect | undefined {
  if (verbs.do !== 'move' || verbs.what.sel !== 'filter' || verbs.what.of.sel !== 'linked') return undefined;
  const { filter } = verbs.what;
  const list = filter.is === 'and' ? filter.of : [filter];
  const own = list.find((f) => f.is === 'ownedBy' && isTheirs(f.who));
  return own && { ...verbs, what: { ...verbs.what, filter: and(...list.filter((f) => f !== own)) } };
}
