/** Planning a spell or ability: the best modes and targets, and what the whole is worth then. */
import type { Ability, Effect, KeywordAbility, Mode, Program, TargetSpec, TriggeredAbility } from '@apnap/ability';
import { type Id, isSeat, seatOf } from '@apnap/kernel';
import type { ObjectView, StackView } from '@apnap/magic';
import { type Board, has, isCreature, power } from './board.js';
import { diesAtOnce, hasTwin, modsWorth, permanentValue } from './evaluate.js';
import { type Env, holds, matches, newEnv, number, seatsOf } from './read.js';
import { worth } from './worth.js';

/** A plan: what it is worth to me, and the choices it was judged with. */
export interface Plan {
  score: number;
  targets: Id[][];
  modes: number[];
}

/** It can't be done. */
export const NEVER = -1e6;

/** An environment for one more evaluation: slots are bound afresh. */
export const trial = (env: Env, more: Partial<Env>): Env => ({ ...env, slots: new Map(env.slots), ...more });

/** The most dangerous opponent, then me, then the others. */
function seatsByDanger(b: Board): number[] {
  const { players } = b.view;
  return [b.opp, b.me, ...players.flatMap((p) => (p.seat === b.opp || p.seat === b.me || p.lost ? [] : [p.seat]))];
}

/** Objects and players that could be chosen for a requirement, as far as the view shows. */
export function candidates(b: Board, spec: TargetSpec, env: Env): Id[] {
  const out: Id[] = [];
  for (const from of spec.from) {
    if (from === 'players') out.push(...seatsByDanger(b).map((seat) => b.entity(seat)));
    else if (from === 'battlefield') out.push(...b.view.battlefield.filter((o) => targetable(b, o, env)).map((o) => o.id));
    else if (from === 'stack') out.push(...b.view.stack.map((x) => x.id));
    else if (from === 'graveyard' || from === 'exile') {
      const owners = spec.of ? seatsOf(b, spec.of, env) : null;
      const pile = from === 'exile' ? b.view.exile : b.view.players.flatMap((p) => p.graveyard);
      out.push(...pile.filter((o) => owners === null || owners.includes(o.owner)).map((o) => o.id));
    }
  }
  const taken = (spec.differentFrom ?? []).flatMap((i) => env.targets[env.base + i] ?? []);
  return out.filter((id) => id !== env.source && !taken.includes(id) && matches(b, spec.what, id, env));
}

function targetable(b: Board, o: ObjectView, env: Env): boolean {
  if (has(o, 'shroud')) return false;
  if (has(o, 'hexproof') && o.controller !== env.you) return false;
  if (!has(o, 'protection')) return true;
  return !b.abilities(o).some((a) => a.kind === 'keyword' && a.keyword === 'protection' && fromSource(b, a, env));
}

const fromSource = (b: Board, a: KeywordAbility, env: Env): boolean =>
  a.filter !== undefined && env.self !== null && matches(b, a.filter, env.self.id, env);

/** The best choice for requirement `i` among the options; at least `min` of them. */
export function pickTargets(
  b: Board,
  spec: TargetSpec,
  i: number,
  options: readonly Id[],
  effect: Effect,
  env: Env,
  min: number,
  max: number,
): Id[] {
  const at = env.base + i;
  const withIds = (ids: readonly Id[], share: number): number => {
    const targets = env.targets.slice();
    while (targets.length <= at) targets.push([]);
    targets[at] = ids;
    return b.side(env.you) * worth(b, effect, trial(env, { targets, share }));
  };
  const total = spec.divide === undefined ? 0 : number(b, spec.divide, env);
  if (total > 1) return divided(options, total, max, (id, n) => withIds([id], n)).map(([id]) => id);
  const base = withIds([], 1);
  const scored = options
    .map((id) => ({ id, gain: withIds([id], 1) - base, liking: liking(b, id) }))
    .sort((x, y) => y.gain - x.gain || y.liking - x.liking);
  const wanted = scored.filter((s, k) => k < min || s.gain > 0);
  return wanted.slice(0, Math.max(min, max)).map((s) => s.id);
}

/** Ties go to what matters more, an opponent's things first. */
const liking = (b: Board, id: Id): number => {
  if (isSeat(id)) return seatOf(id) === b.me ? 0 : 1;
  const o = b.object(id);
  return o ? (o.controller === b.me ? 0 : 1) + 0.01 * power(o) : 0;
};

/** Divides a total among at most `max` of the options, each at least 1, for the greatest sum. */
export function divided(options: readonly Id[], total: number, max: number, value: (id: Id, share: number) => number): [Id, number][] {
  type Best = { score: number; shares: [Id, number][] };
  let rows: (Best | null)[] = Array.from({ length: total + 1 }, (_, n) => (n === 0 ? { score: 0, shares: [] } : null));
  for (const id of options.slice(0, 24)) {
    const next = rows.slice();
    for (let used = 0; used < total; used++) {
      const from = rows[used];
      if (!from || from.shares.length >= max) continue;
      for (let n = 1; used + n <= total; n++) {
        const score = from.score + value(id, n);
        const old = next[used + n];
        if (!old || score > old.score) next[used + n] = { score, shares: [...from.shares, [id, n]] };
      }
    }
    rows = next;
  }
  return rows[total]?.shares ?? [];
}

/** Targets for all requirements of an effect, one after the other; null when one can't be met. */
function chooseAll(b: Board, specs: readonly TargetSpec[], effect: Effect, env: Env): Id[][] | null {
  let targets = env.targets.slice();
  for (let i = 0; i < specs.length; i++) {
    const here = trial(env, { targets });
    const options = candidates(b, specs[i], here);
    const min = number(b, specs[i].min, here);
    if (options.length < min) return null;
    const max = specs[i].max === 'any' ? options.length : Math.min(options.length, number(b, specs[i].max as number, here));
    targets = targets.slice();
    while (targets.length < env.base + i) targets.push([]);
    targets[env.base + i] = max === 0 ? [] : pickTargets(b, specs[i], i, options, effect, here, min, max);
  }
  return targets as Id[][];
}

/** Plans one list of requirements with its effect. */
function planPart(b: Board, specs: readonly TargetSpec[], effect: Effect, env: Env): Plan {
  const targets = chooseAll(b, specs, effect, env);
  if (!targets) return { score: NEVER, targets: [], modes: [] };
  const spec = specs.find((s) => s.divide !== undefined);
  if (spec) return { score: dividedScore(b, spec, specs.indexOf(spec), effect, env, targets), targets, modes: [] };
  return { score: worth(b, effect, trial(env, { targets })), targets, modes: [] };
}

function dividedScore(b: Board, spec: TargetSpec, i: number, effect: Effect, env: Env, targets: Id[][]): number {
  const at = env.base + i;
  const value = (id: Id, share: number): number => {
    const mine = targets.slice();
    mine[at] = [id];
    return b.side(env.you) * worth(b, effect, trial(env, { targets: mine, share }));
  };
  const total = number(b, spec.divide as number, env);
  return b.side(env.you) * divided(targets[at], total, targets[at].length, value).reduce((n, [id, share]) => n + value(id, share), 0);
}

/** Plans a program: its own part, and the best of its modes. */
export function plan(b: Board, program: Program, env: Env): Plan {
  const first = planPart(b, program.targets, program.effect, env);
  if (!program.modes || first.score <= NEVER / 2) return first;
  const side = b.side(env.you);
  const ranked = program.modes.options
    .map((m, i) => ({ i, p: planMode(b, m, env, first.targets.length) }))
    .filter((m) => m.p.score > NEVER / 2)
    .sort((x, y) => side * (y.p.score - x.p.score));
  const { min, max } = program.modes;
  const chosen = ranked.filter((m, k) => k < min || (side * m.p.score > 0 && (max === 'any' || k < number(b, max, env))));
  if (chosen.length < min) return { score: NEVER, targets: [], modes: [] };
  return {
    score: first.score + chosen.reduce((n, m) => n + m.p.score, 0),
    targets: first.targets,
    modes: chosen.map((m) => m.i),
  };
}

export const planMode = (b: Board, mode: Mode, env: Env, base: number): Plan =>
  planPart(b, mode.targets, mode.effect, trial(env, { base, targets: Array.from({ length: base }, (_, i) => env.targets[i] ?? []) }));

/** The spell ability of a card's face, if it is an instant or sorcery. */
export const spellProgram = (b: Board, o: ObjectView): Program | null => {
  const a = b.abilities(o).find((x) => x.kind === 'spell');
  return a?.kind === 'spell' ? a.program : null;
};

const aboutSelf = (a: TriggeredAbility): boolean =>
  a.event.on === 'zone' &&
  a.event.to === 'battlefield' &&
  (a.event.what.is === 'oneOf' || (a.event.what.is === 'or' && a.event.what.of.some((f) => f.is === 'oneOf')));

/** What the permanent's own enters triggers would do. */
function entersWorth(b: Board, o: ObjectView, env: Env): number {
  let n = 0;
  for (const a of b.abilities(o)) {
    if (a.kind !== 'triggered' || !aboutSelf(a)) continue;
    if (a.condition && !holds(b, a.condition, env)) continue;
    const p = plan(b, a.program, trial(env, { targets: [], base: 0, event: o.id }));
    if (p.score > NEVER / 2) n += p.score;
  }
  return n;
}

/** What it is worth to have the card resolve, for the seat in the environment. */
export function resolveWorth(b: Board, o: ObjectView, env: Env, faceDown = false): number {
  const side = b.stake(env.you);
  if (faceDown) return side * 2.4;
  if (o.types.includes('Instant') || o.types.includes('Sorcery')) {
    const program = spellProgram(b, o);
    return program ? plan(b, program, env).score : 0;
  }
  const enters = entersWorth(b, o, env);
  const aura = b.abilities(o).find((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === 'enchant');
  if (aura) {
    const host = bestHost(b, o, aura, env);
    return host === null ? NEVER : host.score + enters;
  }
  const counters = o.manaCost.includes('{X}') && isCreature(o) ? 1.3 * env.x : 0;
  if (diesAtOnce(b, o)) return enters;
  return side * (hasTwin(b, o, env.you) ? 0.2 : permanentValue(b, o) + counters) + enters;
}

/** The best thing to enchant. */
export function bestHost(b: Board, aura: ObjectView, enchant: KeywordAbility, env: Env): { id: Id; score: number } | null {
  const spec: TargetSpec = { from: ['battlefield', 'players'], what: enchant.filter ?? { is: 'any' }, min: 1, max: 1 };
  let best: { id: Id; score: number } | null = null;
  for (const id of candidates(b, spec, env)) {
    const score = hostWorth(b, aura, id, env);
    if (!best || b.side(env.you) * score > b.side(env.you) * best.score) best = { id, score };
  }
  return best;
}

/** What an Aura is worth on this host. */
export function hostWorth(b: Board, aura: ObjectView, id: Id, env: Env): number {
  let n = 0;
  const o = b.object(id);
  const as: Env = trial(env, { self: { ...aura, attachedTo: id }, source: aura.id });
  const side = b.stake(o ? o.controller : seatOf(id));
  for (const a of b.abilities(aura)) {
    if (a.kind === 'static' && o) {
      for (const part of a.parts) {
        if (part.part === 'continuous' && part.affects.sel === 'host') n += hostMods(b, part.mods, o, as);
        if (part.part === 'rule' && part.rule.rule === 'cant') n -= side * 0.75 * permanentValue(b, o);
      }
    } else if (a.kind === 'triggered' && !aboutSelf(a))
      n += 1.8 * worth(b, a.program.effect, trial(as, { event: o ? b.entity(o.controller) : id }));
  }
  // A second card on a creature that can be killed is a risk.
  return o && o.controller === b.me && isCreature(o) ? n * (o.sick || o.tapped ? 0.8 : 1) - 0.4 : n;
}

function hostMods(b: Board, mods: Parameters<typeof modsWorth>[0], o: ObjectView, env: Env): number {
  let dp = 0;
  let dt = 0;
  for (const m of mods) {
    if (m.mod === 'control') return o.controller === env.you ? -1 : b.stake(env.you) * 1.8 * permanentValue(b, o);
    if (m.mod === 'pt') {
      dp += number(b, m.power, env);
      dt += number(b, m.toughness, env);
    }
  }
  const side = b.stake(o.controller);
  if (isCreature(o) && (o.toughness ?? 0) + dt <= 0) return -side * permanentValue(b, o);
  return side * modsWorth(mods, power(o), dp, dt);
}

/** What the topmost or another object on the stack does when it resolves, for me. */
export function stackWorth(b: Board, x: StackView): number {
  const seat = x.controller;
  const env = newEnv(seat, x.source, { x: x.x });
  if (x.kind === 'spell') {
    if (!x.source) return b.stake(seat) * 2;
    const program = spellProgram(b, x.source);
    return program ? programWorth(b, program, x, env) : resolveWorth(b, x.source, env);
  }
  const a: Ability | null = x.ability;
  return a && (a.kind === 'activated' || a.kind === 'triggered') ? programWorth(b, a.program, x, env) : b.stake(seat);
}

function programWorth(b: Board, program: Program, x: StackView, env: Env): number {
  const parts = [{ specs: program.targets, effect: program.effect }];
  for (const m of x.modes) {
    const mode = program.modes?.options[m];
    if (mode) parts.push({ specs: mode.targets, effect: mode.effect });
  }
  const left = x.targets.slice();
  const specs = parts.reduce((n, p) => n + p.specs.length, 0);
  let n = 0;
  for (const part of parts) {
    const targets = part.specs.map(() => (specs === 1 ? left.splice(0) : left.splice(0, 1)));
    n += worth(b, part.effect, trial(env, { targets }));
  }
  return n;
}

/** Triggers of permanents in play on a spell being cast by me: what they add or cost. */
export function castTriggers(b: Board, card: ObjectView): number {
  let n = 0;
  for (const o of b.view.battlefield) {
    for (const a of b.abilities(o)) {
      if (a.kind !== 'triggered' || a.event.on !== 'cast') continue;
      const env = newEnv(o.controller, o, { event: b.entity(b.me) });
      if (!seatsOf(b, a.event.who, env).includes(b.me) || a.event.nth !== undefined) continue;
      const asSpell: ObjectView = { ...card, zone: 'stack' };
      b.objects.set(card.id, asSpell);
      const on = matches(b, a.event.what, card.id, env);
      b.objects.set(card.id, card);
      if (!on || (a.condition && !holds(b, a.condition, env))) continue;
      const p = plan(b, a.program, env);
      if (p.score > NEVER / 2) n += p.score;
    }
  }
  return n;
}
