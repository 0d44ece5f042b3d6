/** Triggered abilities that an event of this turn triggers, looked for once more: for an official who has one that was missed put on the stack (IPG 2.1). */
import type { EventPattern } from '@apnap/ability';
import { fork, type Id, newRun } from '@apnap/kernel';
import { isTriggeredManaAbility } from '../reading/adds-mana.js';
import { derived } from '../reading/characteristics.js';
import type { TriggerInForce } from '../state/derived.js';
import type { GameEvent } from '../state/events.js';
import type { G } from '../state/log.js';
import type { Waiting } from '../state/objects.js';
import type { State } from '../state/types.js';
import { noteStatic } from './note.js';
import { ON_OF } from './on.js';

/** An ability by its source and node, and the event. */
export interface Triggering {
  source: Id;
  node: number;
  controller: number;
  event: number;
}

const patterns = (p: EventPattern): readonly EventPattern[] => (p.on === 'or' ? p.of : [p]);

/** What is about one event by itself: of what happened at once nothing is kept; and goes on the stack, which a mana ability does not (CR 605.4a). */
const isSingle = ({ ability }: TriggerInForce): boolean =>
  !isTriggeredManaAbility(ability.event, ability.program) &&
  patterns(ability.event).every((p) => !('batch' in p) || p.batch !== 'oneOrMore');

/** What would wait to be put on the stack. */
function noted(s: State, trigger: TriggerInForce, e: GameEvent): { g: G; waiting: Waiting[] } {
  const g: G = newRun<State, GameEvent>(fork(s));
  const waiting: Waiting[] = [];
  noteStatic(g, e, [e], trigger, waiting, new Set());
  return { g, waiting };
}

/** All that the events of this turn trigger, the newest first. */
export function triggeringNow(s: State): Triggering[] {
  return s.history.rows.toReversed().flatMap((e) => {
    const on = ON_OF[e.kind];
    const found = on === undefined ? [] : (derived(s).triggers.get(on) ?? []);
    return found.flatMap((t) =>
      isSingle(t) && noted(s, t, e).waiting.length > 0 ? [{ source: t.source, node: t.node, controller: t.controller, event: e.id }] : [],
    );
  });
}

function inForce(s: State, source: Id, node: number, event: number): { trigger: TriggerInForce; e: GameEvent } | null {
  const e = s.history.rows.find((x) => x.id === event);
  const on = e && ON_OF[e.kind];
  const trigger =
    on &&
    derived(s)
      .triggers.get(on)
      ?.find((t) => t.source === source && t.node === node && isSingle(t));
  return e && trigger ? { trigger, e } : null;
}

/** Whether an event of this turn triggers the ability. */
export function triggersAgain(s: State, source: Id, node: number, event: number): boolean {
  const found = inForce(s, source, node, event);
  return found !== null && noted(s, found.trigger, found.e).waiting.length > 0;
}

/** The ability waits to be put on the stack as the next player receives priority (CR 603.3). */
export function noteAgain(g: G, source: Id, node: number, event: number): void {
  const found = inForce(g.s, source, node, event);
  const waiting: Waiting[] = [];
  if (found) noteStatic(g, found.e, [found.e], found.trigger, waiting, new Set());
  g.s.waiting = [...g.s.waiting, ...waiting];
}
