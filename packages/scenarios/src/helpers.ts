/** Actions of a scenario that no card does: helpers in the command zone do them, set up before the game and used like any ability. */
import type { Card, Effect } from '@apnap/ability';
import type { Answer, Decision, Id } from '@apnap/kernel';
import { type ActOption, live } from '@apnap/magic';
import type { Scenario, ScriptEntry, Who } from './format.js';
import { named, nameOf } from './names.js';
import type { Session } from './session.js';

type Helped = Extract<ScriptEntry, { do: 'addCounters' | 'setDayNight' }>;

/** Name of the helper that does an entry. */
export const helperName = (e: Helped): string =>
  `helper of Player${e.player}: ${e.do === 'addCounters' ? `${e.count} ${e.counter}` : e.value}`;

/** "Put so many counters on a permanent of your choice", "it becomes night". */
function effectOf(e: Helped): Effect {
  if (e.do === 'setDayNight') return { do: 'dayNight', becomes: e.value };
  return {
    do: 'counters',
    change: 'put',
    counter: e.counter,
    count: e.count,
    on: {
      sel: 'choose',
      who: { player: 'you' },
      from: { sel: 'all', zone: 'battlefield', filter: { is: 'any' } },
      min: 1,
      max: 1,
      how: 'choice',
    },
  };
}

/** "{0}: What the entry says." It works in the command zone. */
function helperCard(e: Helped): Card {
  const effect = effectOf(e);
  const ability = {
    kind: 'activated' as const,
    cost: [],
    program: { targets: [], effect },
    zone: 'command' as const,
    timing: 'instant' as const,
  };
  const name = helperName(e);
  return { name, layout: 'normal', faces: [{ name, supertypes: [], types: [], subtypes: [], abilities: [ability] }] };
}

/** The helpers a scenario needs, with their players. */
export function helpersOf(s: Scenario): { who: Who; card: Card }[] {
  const found = new Map<string, { who: Who; card: Card }>();
  for (const run of s.runs)
    for (const e of run.script)
      if (e.do === 'addCounters' || e.do === 'setDayNight') found.set(helperName(e), { who: e.player, card: helperCard(e) });
  return [...found.values()];
}

/** The permanent an entry means. */
function meant(x: Session, e: Extract<Helped, { do: 'addCounters' }>): Id {
  if (e.permanent.startsWith('@')) return x.alias(e.permanent);
  return named(x.state, x.permanents(), e.permanent)[0] ?? 0;
}

/** The option by which the entry is done; null when there is nothing to do it to. */
export function helperOption(x: Session, e: Helped, options: readonly ActOption[]): ActOption | null {
  if (e.do === 'addCounters' && meant(x, e) === 0) return null;
  return options.find((o) => o.act === 'activate' && nameOf(x.state, o.object) === helperName(e)) ?? null;
}

/** The choice a helper asks for; null when the decision is not a helper's. */
export function helperChoice(x: Session, d: Decision): Answer | null {
  const e = x.helping;
  if (e === null || d.kind !== 'choose' || d.prompt.id !== 'ask.choose') return null;
  const options = (d.ask as { options: readonly { entity: Id }[] }).options;
  const i = options.findIndex((o) => o.entity === meant(x, e));
  x.helping = null;
  return { pick: [Math.max(0, i)] };
}

/** Whether the ability of a helper is on top of the stack: then everybody passes, so that it happens at once. */
export function helperOnStack(x: Session): boolean {
  const top = live(x.state, x.state.stack[x.state.stack.length - 1] ?? 0);
  return (
    top?.stack !== undefined &&
    top?.stack !== null &&
    top.stack.kind === 'activated' &&
    x.prepared.helpers.has(nameOf(x.state, top.stack.env.source))
  );
}
