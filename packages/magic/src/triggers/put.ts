/** Putting triggered abilities on the stack (CR 603.3). */
import type { Program, TriggeredAbility } from '@apnap/ability';
import { ask } from '@apnap/kernel';
import { announce } from '../casting/announce.js';
import { derived, staticEnv } from '../characteristics/derived.js';
import { conditionHolds } from '../effects/condition.js';
import { type G, log } from '../engine.js';
import { cease, place } from '../events/commit.js';
import { popFrame } from '../stack/priority.js';
import { apnap, live, newObject, record, writeObj } from '../state/access.js';
import type { PutFrame } from '../state/frames.js';
import { idOf, nodeOf } from '../state/pool.js';
import type { Env, State, Waiting } from '../state/types.js';
import { noteTriggers } from './note.js';

/** CR 603.3b: in APNAP order, each player puts those they control in any order they choose. The first put is the first in the list. */
export function orderWaiting(g: G): Waiting[] {
  const { s } = g;
  const out: Waiting[] = [];
  for (const seat of apnap(s)) {
    const mine = s.waiting.filter((w) => w.controller === seat);
    out.push(...(mine.length > 1 && !sameInAnyOrder(mine) ? askOrder(g, seat, mine) : mine));
  }
  return out;
}

/** Equal abilities about equal events: no order can make a difference. */
function sameInAnyOrder(list: readonly Waiting[]): boolean {
  const key = (w: Waiting): string => `${w.program}:${w.source}:${w.event.object}:${w.event.player}:${w.event.amount}`;
  return list.every((w) => key(w) === key(list[0]));
}

function askOrder(g: G, seat: number, mine: Waiting[]): Waiting[] {
  const answer = ask(g, {
    seat,
    kind: 'order',
    ask: { form: 'order', options: mine.map((w) => ({ trigger: w.ability, source: w.source })) },
    rule: '603.3b',
    prompt: { id: 'ask.orderTriggers' },
  });
  return 'order' in answer ? answer.order.map((i) => mine[i]) : mine;
}

/** One triggered ability goes on the stack: modes and targets are chosen (CR 603.3c-d); one that can't have them is removed. */
export function runPut(g: G, frame: PutFrame): void {
  const { s } = g;
  const w = frame.waiting;
  popFrame(s);
  const source = record(s, w.source);
  if (!source) return;
  const program = nodeOf<Program>(s._pool, w.program);
  const env: Env = w.env
    ? { ...w.env, event: w.event, targets: program.targets.length > 0 || program.modes ? [] : w.env.targets }
    : { ...staticEnv(w.source, w.controller), event: w.event, x: source.cast?.x ?? 0 };
  s.cause = w.event.event;
  const o = newObject(s, { card: source.card, face: source.face, owner: w.controller, controller: w.controller, zone: 'stack' });
  o.copyOf = source.copyOf;
  o.stack = { kind: 'triggered', program: w.program, ability: w.ability, modes: [], env, modeTargets: [], cause: w.event.event };
  place(g, o);
  const visible = live(s, w.source) ? w.source : o.id;
  const announced = announce(g, w.controller, program, env, o.id, visible, '603.3d');
  if (!announced) {
    log(g, 'doesNotResolve', '603.3d', { object: o.id, source: w.source, player: w.controller });
    cease(g, o.id);
    return;
  }
  const targets = w.env && announced.env.targets.length === 0 ? w.env.targets : announced.env.targets;
  const event = log(g, 'trigger', '603.3', {
    object: o.id,
    source: w.source,
    player: w.controller,
    ids: announced.env.targets.flatMap((t) => t.ids),
  });
  writeObj(g.s, o.id).stack = {
    kind: 'triggered',
    program: w.program,
    ability: w.ability,
    modes: announced.modes,
    env: { ...announced.env, targets },
    modeTargets: announced.modeTargets,
    cause: event.id,
  };
  const aimed = announced.env.targets
    .flatMap((t) => t.ids)
    .map((id) => log(g, 'target', '115.1', { object: id, source: o.id, player: w.controller, cause: event.id }));
  if (aimed.length > 0 && !w.env) noteTriggers(g, aimed, null);
}

/** CR 603.8: state triggers trigger when their condition is true, and not again while one of them waits or is on the stack. */
export function noteStateTriggers(g: G): void {
  const { s } = g;
  const index = derived(s).triggers.get('state');
  if (!index) return;
  for (const t of index) {
    const pattern = t.ability.event;
    if (pattern.on !== 'state' || !conditionHolds(s, pattern.condition, staticEnv(t.source, t.controller)) || pending(s, t.source, t.node))
      continue;
    const e = log(g, 'trigger', '603.8', { source: t.source, player: t.controller });
    s.waiting = [...s.waiting, stateWaiting(s, t.ability, t.node, t.source, t.controller, e.id)];
  }
}

const stateWaiting = (s: State, ability: TriggeredAbility, node: number, source: number, controller: number, event: number): Waiting => ({
  ability: node,
  program: idOf(s._pool, ability.program),
  source,
  controller,
  event: { event, object: source, source: 0, recipient: 0, player: -1, amount: 0, became: 0 },
  env: null,
});

const pending = (s: State, source: number, node: number): boolean =>
  s.waiting.some((w) => w.source === source && w.ability === node) ||
  s.stack.some((id) => {
    const info = live(s, id)?.stack;
    return info?.kind === 'triggered' && info.ability === node && info.env.source === source;
  });
