/** Changing the targets of what is on the stack (CR 115.7): one search finds the sets of targets the effect allows. */
import type { TargetSpec } from '@apnap/ability';
import { ask, type Id } from '@apnap/kernel';
import { specsOf } from '../casting/announce.js';
import { addedPrograms, stackProgram } from '../casting/stack-object.js';
import { legalTargets, seatFor } from '../casting/targets.js';
import { goesBeside } from '../casting/targets-together.js';
import { chooseEntities } from '../events/choose.js';
import { players, select } from '../reading/select.js';
import { live, writeObj } from '../state/access.js';
import { type G, log } from '../state/log.js';
import type { Env, TargetGroup } from '../state/objects.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import type { LeafOf, Perform } from './family.js';

type Change = NonNullable<LeafOf<'retarget'>['change']> | 'choose';

/** What may be changed of the targets of one object, and how many of them must be. */
interface Task {
  s: State;
  id: Id;
  env: Env;
  specs: readonly TargetSpec[];
  old: readonly TargetGroup[];
  /** Only these may become targets; undefined: whatever is legal. */
  to: readonly Id[] | undefined;
  min: number;
  max: number;
  rule: string;
}

const RULE: Readonly<Record<Change, string>> = { all: '115.7a', one: '115.7b', any: '115.7c', choose: '115.7d' };

/** The targets so far, in the groups of the requirements: the last group may be half filled. */
type Chosen = readonly (readonly Id[])[];

const groupsOf = (t: Task, chosen: Chosen): TargetGroup[] => chosen.map((ids, i) => ({ ...t.old[i], ids })); // CR 115.7f

/** The group the next target belongs to; the number of groups when all are chosen. */
function nextGroup(t: Task, chosen: Chosen): number {
  const last = chosen.length - 1;
  let i = last >= 0 && chosen[last].length < t.old[last].ids.length ? last : chosen.length;
  while (i < t.old.length && t.old[i].ids.length === 0) i++;
  return i;
}

/** The groups with one more target in group `i`. */
function withNext(t: Task, chosen: Chosen, i: number, id: Id): Chosen {
  const out = t.old.slice(0, i).map((_, k) => chosen[k] ?? []);
  return [...out, [...(chosen[i] ?? []), id]];
}

const changes = (t: Task, chosen: Chosen): number =>
  chosen.reduce((n, ids, i) => n + ids.filter((id, k) => id !== t.old[i].ids[k]).length, 0);

const allowed = (t: Task, i: number, groups: readonly TargetGroup[]): Id[] =>
  t.specs[i] ? legalTargets(t.s, t.specs[i], { ...t.env, targets: groups.slice(0, i) }, t.id, groups.slice(0, i)) : [];

/** What the next target may be, the old one first, where the others can be chosen to go with it (CR 115.7e). */
function options(t: Task, chosen: Chosen, i: number): Id[] {
  const here = chosen[i] ?? [];
  const old = t.old[i].ids[here.length];
  const legal = allowed(t, i, groupsOf(t, chosen));
  const spec = t.specs[i];
  const fits = (id: Id): boolean => spec === undefined || goesBeside(t.s, spec, t.env, here, id);
  // CR 115.7a, 115.7d: what was illegal already may stay; what was legal must not become illegal.
  const stays = (legal.includes(old) && fits(old)) || !allowed(t, i, t.old).includes(old);
  const whose = t.old[i].seats?.[here.length];
  const others = legal.filter(
    (id) => id !== old && (whose === undefined || seatFor(t.s, id) === whose) && (t.to === undefined || t.to.includes(id)) && fits(id),
  );
  return [...(stays ? [old] : []), ...others].filter((id) => !here.includes(id) && completable(t, withNext(t, chosen, i, id)));
}

/** Whether the targets that remain can be chosen so that as many are changed as the effect says. */
function completable(t: Task, chosen: Chosen): boolean {
  const n = changes(t, chosen);
  if (n > t.max) return false;
  const i = nextGroup(t, chosen);
  const left = t.old.reduce((sum, g) => sum + g.ids.length, 0) - chosen.reduce((sum, ids) => sum + ids.length, 0);
  if (n + left < t.min) return false;
  return i >= t.old.length || options(t, chosen, i).length > 0;
}

/** What the effect asks of the spell or ability on the stack; null when that can't be done. CR 115.7a: if not all can be changed, none is. */
function taskFor(s: State, id: Id, change: Change, to: readonly Id[] | undefined): Task | null {
  const o = live(s, id);
  if (!o?.stack) return null;
  const { env, modes } = o.stack;
  const total = env.targets.reduce((n, group) => n + group.ids.length, 0);
  const t: Task = {
    s,
    id,
    env,
    specs: specsOf(stackProgram(s, o), modes, addedPrograms(s, o)),
    old: env.targets,
    to,
    min: change === 'all' ? total : change === 'one' ? 1 : 0,
    max: change === 'one' ? 1 : total,
    rule: RULE[change],
  };
  return total === 0 || !completable(t, []) ? null : t;
}

/** CR 707.10d: whether this, which it doesn't target, could be a legal target for each instance of the word "target". */
export const couldBeTarget = (s: State, spell: Id, id: Id): boolean => taskFor(s, spell, 'all', [id]) !== null;

/** Has `seat` change targets of the spell or ability `id` on the stack, to those of `to` only where that is given. */
export function retargetObject(g: G, seat: number, id: Id, source: Id, change: Change = 'choose', to?: readonly Id[]): Id[] {
  const { s } = g;
  const t = taskFor(s, id, change, to);
  if (!t) return [];
  let chosen: Chosen = [];
  for (let i = nextGroup(t, chosen); i < t.old.length; i = nextGroup(t, chosen))
    chosen = withNext(t, chosen, i, pick(g, t, chosen, i, seat, source));
  const groups = t.old.map((group, i) => ({ ...group, ids: chosen[i] ?? [] }));
  const w = writeObj(s, id);
  if (w.stack) w.stack = { ...w.stack, env: { ...t.env, targets: groups } };
  return [...new Set(groups.flatMap((group, i) => group.ids.filter((x) => !t.old[i].ids.includes(x))))];
}

function pick(g: G, t: Task, chosen: Chosen, i: number, seat: number, source: Id): Id {
  const found = options(t, chosen, i);
  const index = chosen[i]?.length ?? 0;
  const kept = found[0] === t.old[i].ids[index];
  if (found.length === 0 || (found.length === 1 && (kept || g.s.forced !== 'ask'))) return found[0];
  const answer = ask(g, {
    seat,
    kind: 'targets',
    ask: { form: 'pick', options: found.map((entity) => ({ entity })), min: 1, max: 1 },
    rule: t.rule,
    prompt: kept ? { id: 'ask.newTarget', params: { index } } : { id: 'ask.targets', params: { min: 1, max: 1 } },
    source,
    visible: 'all',
  });
  return found['pick' in answer ? answer.pick[0] : 0];
}

/** CR 115.7 */
export const retarget: Perform<'retarget'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const seat = players(cx, e.who)[0] ?? env.you;
  const to = e.to && select(cx, e.to);
  for (const id of chooseEntities(g, env, e.what)) {
    const aimed = retargetObject(g, seat, id, env.source, e.change, to);
    // What it is turned to becomes the target of it (CR 115.1, 702.21a).
    const player = live(g.s, id)?.stack?.env.you ?? seat;
    noteTriggers(
      g,
      aimed.map((object) => log(g, 'target', '115.7', { object, source: id, player })),
      null,
    );
  }
  return env;
};
