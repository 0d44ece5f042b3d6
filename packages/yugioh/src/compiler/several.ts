/** What is meant among several: targets of different kinds, the monsters of a battle, what was looked at (Y20.15, Y21). */
import type { Condition, EventPattern, Filter, Selector, Step } from '../language/effects.js';
import type { Place } from '../language/index.js';
import { Unread } from './head.js';
import { topLevel } from './normal.js';

export const isOfBattle = (e: EventPattern): boolean =>
  e.on === 'battled' ||
  e.on === 'damageStart' ||
  e.on === 'damageBefore' ||
  e.on === 'damageEnd' ||
  e.on === 'involved' ||
  e.on === 'attacks';

const targetSteps = (before: readonly Step[]): Extract<Step, { step: 'target' }>[] =>
  before.filter((s): s is Extract<Step, { step: 'target' }> => s.step === 'target');

/** "that monster you control", "that opponent's monster": the one target of that side. */
export function bySide(node: unknown, before: readonly Step[], event: EventPattern | undefined): unknown {
  if (Array.isArray(node)) return node.map((x) => bySide(x, before, event));
  if (typeof node !== 'object' || node === null) return node;
  const n = node as Record<string, unknown>;
  if (n.sel === 'battling' && n.whose !== undefined && !(event && isOfBattle(event))) {
    const steps = targetSteps(before);
    const at = steps.findIndex((s) => s.of.from.every((r) => r.whose === n.whose));
    const clear =
      steps.length === 2 &&
      steps.every((s, i) => s.max === 1 && (i === at || s.of.from.every((r) => r.whose !== n.whose && r.whose !== 'either')));
    if (at >= 0 && clear) return { sel: 'target', nth: at + 1 };
  }
  const like = n.sel === 'target' && n.like !== undefined ? partsOf(n.like as Filter) : [];
  const lies = like.find((f) => f.is === 'lies');
  if (lies?.is === 'lies') return { sel: 'target', nth: targetLying(targetSteps(before), lies, like) + 1 };
  return Object.fromEntries(Object.entries(n).map(([k, x]) => [k, bySide(x, before, event)]));
}

/** Which of the targets is the one that lies there. @throws Unread where it may be another */
function targetLying(
  steps: readonly Extract<Step, { step: 'target' }>[],
  lies: Extract<Filter, { is: 'lies' }>,
  like: readonly Filter[],
): number {
  const onField = (place: Place): boolean => place !== 'gy' && place !== 'banished' && place !== 'hand';
  const may = (s: (typeof steps)[number]): boolean =>
    s.of.from.some(
      (r) =>
        (lies.at === 'gy' ? r.place === 'gy' : onField(r.place)) &&
        (lies.whose === 'either' || r.whose === 'either' || r.whose === lies.whose),
    );
  const said = steps.flatMap((s, i) => (may(s) ? [i] : []));
  const own = steps[said[0]] ? partsOf(steps[said[0]].of.filter).map((f) => JSON.stringify(f)) : [];
  const fits = like.every((f) => f.is === 'lies' || f.is === 'any' || f.is === 'kind' || own.includes(JSON.stringify(f)));
  if (said.length !== 1 || !fits || steps.some((s) => s.max > 1)) throw new Unread('it');
  return said[0];
}

const partsOf = (f: Filter): readonly Filter[] => (f.is === 'and' ? f.of : [f]);

/** "that Dragon monster" must be one of the targets, and no other. @throws Unread */
export function checkLike(node: unknown, before: readonly Step[]): void {
  if (typeof node !== 'object' || node === null) return;
  const n = node as Record<string, unknown>;
  if (n.sel === 'target' && n.like !== undefined) {
    const like = partsOf(n.like as Filter).map((f) => JSON.stringify(f));
    const said = targetSteps(before).filter((s) => {
      const own = partsOf(s.of.filter).map((f) => JSON.stringify(f));
      return like.every((f) => own.includes(f) || f === '{"is":"any"}');
    });
    if (said.length > 1) throw new Unread('it');
  }
  for (const x of Object.values(n)) checkLike(x, before);
}

/** "place them on the bottom of the Deck in any order": what was looked at, else what is spoken of. @throws Unread where nothing is left to be "the rest" */
export function withRest(node: unknown, seen: boolean): unknown {
  if (Array.isArray(node)) return node.map((x) => withRest(x, seen));
  if (typeof node !== 'object' || node === null) return node;
  const n = node as Record<string, unknown>;
  if (n.sel === 'rest') {
    if (seen) return { sel: 'rest' };
    if (n.said !== undefined) return { sel: 'target', many: true };
    throw new Unread('the rest');
  }
  return Object.fromEntries(Object.entries(n).map(([k, x]) => [k, withRest(x, seen)]));
}

/** Of a condition on a battle: whom "that monster" means, one's own monster that battles, or the one that this card battles. @throws Unread */
export function fighterOf(cond: Condition | undefined, text: string): Selector | null {
  const all = cond?.if === 'and' ? cond.of : cond ? [cond] : [];
  const fight = all.find((c) => c.if === 'battles');
  if (fight?.if !== 'battles') return null;
  if (fight.who) return { sel: 'battling', whose: 'you' };
  if (!/\bthat monster\b/.test(text)) return null;
  if (/\bits?\b/.test(text.replace(/when it leaves the field/g, ''))) throw new Unread('it');
  return { sel: 'battling', whose: 'opponent' };
}

/** "that monster" of several targets is the one that is a monster (Y20.15). */
export function amongTargets(text: string): string {
  const semi = topLevel(text, '; ');
  const said = semi < 0 ? '' : text.slice(0, semi);
  if (!/\btarget (?:up to )?\d.*(?:, and| and) (?:up to )?\d/.test(said)) return text;
  return (
    said +
    text
      .slice(semi)
      .replace(/\bthat monster\b(?! (?:you control|your opponent|on the field|in (?:the|your) GY|from the GY))/g, 'that very monster')
  );
}
