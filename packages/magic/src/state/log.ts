/** The running engine: the kernel's run with Magic's state and events. Everything that changes the state takes it as its first argument. */
import type { Run } from '@apnap/kernel';
import { ownTable, tick } from '@apnap/kernel';
import type { EventFields, EventKind, GameEvent } from './events.js';
import { seenBy } from './eyes.js';
import { Beyond, MOST_EVENTS, withinReach } from './limits.js';
import type { State } from './types.js';

export type G = Run<State, GameEvent>;

/** Kinds of events that neither triggers nor questions about this turn ever ask for: logged but not remembered in the state. */
const NOT_REMEMBERED: ReadonlySet<EventKind> = new Set([
  'shield',
  'effect',
  'manaEmptied',
  'mana',
  'look',
  'reveal',
  'choose',
  'keep',
  'mulligan',
  'firstPlayer',
  'turnMarker',
  'turnMarkerRemoved',
  'turnGoesOn',
  'turn',
  'damageWearsOff',
  'effectsEnd',
  'ignores',
  'rewind',
  'trigger',
]);

/** What an event counts on the meter: what follows from it is looked for. */
const EVENT = 4;

/**
 * Records that something has happened. The event is numbered, gets the current cause, and is remembered for the turn.
 * @param rule the rule of the Comprehensive Rules that made it happen.
 */
export function log(g: G, kind: EventKind, rule: string, fields: EventFields): GameEvent {
  const { s } = g;
  const event: GameEvent = {
    id: s.nextEvent++,
    rule,
    cause: fields.cause ?? s.cause,
    kind,
    object: fields.object ?? 0,
    became: fields.became ?? 0,
    source: fields.source ?? 0,
    recipient: fields.recipient ?? 0,
    player: fields.player ?? -1,
    amount: withinReach(fields.amount ?? 0),
    from: fields.from ?? '',
    to: fields.to ?? '',
    word: fields.word ?? '',
    ids: fields.ids ?? [],
    known: fields.known === undefined ? -1 : seenBy(s, fields.known),
  };
  if (fields.excess !== undefined) event.excess = withinReach(fields.excess);
  tick(EVENT);
  if (g.events.length >= MOST_EVENTS) throw new Beyond('events', MOST_EVENTS);
  g.events.push(event);
  if (!NOT_REMEMBERED.has(kind)) {
    s.history = ownTable(s, s.history);
    s.history.rows.push(event);
    if (s._pool.reads.history) s._derived = null;
  }
  return event;
}

/** Keeps with an event of this turn what its permanents were like then (CR 608.2i). */
export function keepWith({ s }: G, event: GameEvent, then: NonNullable<GameEvent['then']>): void {
  const at = s.history.rows.findLastIndex((row) => row.id === event.id);
  if (at < 0) return;
  s.history = ownTable(s, s.history);
  s.history.rows[at] = { ...event, then };
}
