/** What a player remembers between decisions: the announcement it is in the middle of, and what it has done this turn. */
import type { Ability, Program, TargetSpec } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { DecisionView, ObjectView } from '@apnap/magic';
import type { TurnMemory } from './act.js';
import type { Board } from './board.js';
import type { SeenOption } from './options.js';
import { type Env, matches, newEnv } from './read.js';

/** A spell or ability being announced: the choices so far. */
export interface Announcement {
  source: Id;
  /** Id of the last decision that belonged to it: its decisions follow one another. */
  last: number;
  /** The card as it was when the announcement began. */
  object: ObjectView;
  option: SeenOption | null;
  program: Program | null;
  x: number;
  paid: string[];
  modes: number[] | null;
  targets: Id[][];
}

export interface Memory {
  turn: TurnMemory;
  announcement: Announcement | null;
  lastDecision: number;
  sameDecision: number;
}

export const newMemory = (): Memory => ({
  turn: { turn: -1, used: new Map() },
  announcement: null,
  lastDecision: -1,
  sameDecision: 0,
});

/** A memory that goes its own way from here. */
export const copyMemory = (m: Memory): Memory => ({
  ...m,
  turn: { turn: m.turn.turn, used: new Map(m.turn.used) },
  announcement: m.announcement && { ...m.announcement, paid: m.announcement.paid.slice(), targets: m.announcement.targets.slice() },
});

/** The program of what an option announces. */
export function programOf(b: Board, option: SeenOption, object: ObjectView): Program | null {
  if (option.act === 'activate') return option.ability.program;
  if (option.act !== 'cast' || option.way === 'face-down') return null;
  const spell = b.abilities(object).find((a) => a.kind === 'spell');
  return spell?.kind === 'spell' ? spell.program : null;
}

export function startAnnouncement(b: Board, m: Memory, d: DecisionView, option: SeenOption): void {
  const seen = option.act === 'pass' ? null : b.object(option.object);
  const object = seen && option.act === 'cast' ? b.withFace(seen, option.face) : seen;
  if (option.act === 'pass' || !object) {
    m.announcement = null;
    return;
  }
  m.announcement = {
    source: option.object,
    last: d.id,
    object,
    option,
    program: programOf(b, option, object),
    x: 0,
    paid: option.act === 'cast' && !option.way.startsWith('normal') ? [option.way] : [],
    modes: null,
    targets: [],
  };
}

/** The announcement this decision belongs to: the one remembered, or one of a triggered ability, found by what is asked. */
export function announcementFor(b: Board, m: Memory, d: DecisionView): Announcement | null {
  const a = m.announcement;
  if (a && a.source === d.source && (a.option !== null || a.last === d.id - 1)) {
    a.last = d.id;
    return a;
  }
  const object = b.object(d.source) ?? b.view.stack.find((x) => x.id === d.source)?.source ?? null;
  if (!object) return null;
  m.announcement = {
    source: d.source,
    last: d.id,
    object,
    option: null,
    program: triggeredProgram(b, object, d),
    x: 0,
    paid: [],
    modes: null,
    targets: [],
  };
  return m.announcement;
}

/** Which triggered ability of the object asks: the one whose requirement fits what is offered. */
function triggeredProgram(b: Board, o: ObjectView, d: DecisionView): Program | null {
  const programs = b
    .abilities(o)
    .flatMap((a: Ability) => (a.kind === 'triggered' || a.kind === 'activated' || a.kind === 'spell' ? [a.program] : []));
  const nested = programs.flatMap((p) => [p, ...innerPrograms(p)]);
  if (d.kind === 'modes') return nested.find((p) => p.modes) ?? null;
  const ids = d.ask?.form === 'pick' ? d.ask.options.map((x) => (x as { entity: Id }).entity) : [];
  const env = newEnv(b.me, o);
  return nested.find((p) => p.targets.length > 0 && ids.every((id) => fits(b, p.targets[0], id, env))) ?? null;
}

const fits = (b: Board, spec: TargetSpec, id: Id, env: Env): boolean =>
  matches(b, spec.what, id, env) || (id > 0 && b.object(id) === null && spec.from.includes('stack'));

/** Programs of delayed and reflexive abilities within an effect. */
function innerPrograms(p: Program): Program[] {
  const found: Program[] = [];
  const walk = (x: unknown): void => {
    if (typeof x !== 'object' || x === null) return;
    if (Array.isArray(x)) {
      for (const y of x) walk(y);
      return;
    }
    const o = x as Record<string, unknown>;
    if ((o.do === 'delayed' || o.do === 'reflexive') && typeof o.program === 'object') found.push(o.program as Program);
    for (const key of Object.keys(o)) walk(o[key]);
  };
  walk(p.effect);
  return found;
}

/** Requirements in the order they are asked, with the effect each belongs to and where its targets begin. */
export function requirement(a: Announcement): { spec: TargetSpec; effect: Program['effect']; index: number; base: number } | null {
  if (!a.program) return null;
  const n = a.targets.length;
  const first = a.program.targets.length;
  if (n < first) return { spec: a.program.targets[n], effect: a.program.effect, index: n, base: 0 };
  let base = first;
  for (const m of a.modes ?? []) {
    const mode = a.program.modes?.options[m];
    if (!mode) continue;
    if (n < base + mode.targets.length) return { spec: mode.targets[n - base], effect: mode.effect, index: n - base, base };
    base += mode.targets.length;
  }
  return null;
}

export const envOf = (b: Board, a: Announcement): Env => newEnv(b.me, a.object, { x: a.x, paid: a.paid, targets: a.targets });
