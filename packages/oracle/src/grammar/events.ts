/** Events that abilities trigger on (CR 603): "whenever …", "at the beginning of …". */
import type { Condition, EventPattern, Filter } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { oneOf } from './make.js';
import { and, asFilter, type Noun, not, or, otherAt, SELF, YOU } from './raw.js';

const self: Filter = oneOf(SELF);
const castSelf: EventPattern = { on: 'cast', who: YOU, what: oneOf({ sel: 'self' }) };

function subjects(g: Grammar): void {
  g.rule('eventBatch', '{o:pronoun}', ({ o }) => ({ what: asFilter(bare(o)), batch: 'each' }));
  g.rule('eventBatch', 'a/an {n:nounOr}', ({ n }) => (n.many || n.zone === 'stack' ? null : { what: cardOf(n), batch: 'each' }));
  g.rule('eventBatch', 'another {n:nounOr}', ({ n }, m) => (n.many ? null : { what: and(otherAt(m), n.filter), batch: 'each' }));
  g.rule('eventBatch', 'one or more {n:noun}', ({ n }) => (n.many ? { what: cardOf(n), batch: 'oneOrMore' } : null));
  // either of them is what "it" means afterwards
  for (const host of ['equipped', 'enchanted'])
    g.rule('eventBatch', `~ or ${host} creature` as '~', () => ({ what: or(self, oneOf({ sel: 'host' })), batch: 'each' }));
  g.rule('eventBatch', '~ or another {n:noun}', ({ n }) =>
    n.many ? null : { what: or(self, and({ is: 'other' }, n.filter)), batch: 'each' },
  );
}

/** One event for all that do it at once, where the words say so (CR 603.2c). */
export const together = (
  on: 'tap' | 'untap' | 'turnFaceUp',
  subject: { what: Filter; batch: 'each' | 'oneOrMore' },
): Extract<EventPattern, { on: 'tap' | 'untap' | 'turnFaceUp' }> => ({
  on,
  what: subject.what,
  ...(subject.batch === 'oneOrMore' ? { batch: subject.batch } : {}),
});

/** A token is no card (CR 111.6): "whenever a card is put into a graveyard". */
const cardOf = (n: Noun): Filter => (n.head === 'card' ? and(not({ is: 'token' }), n.filter) : n.filter);

/** The subject of a trigger is not a place to say where it was read. */
function bare<T>(selector: T): T {
  return selector;
}

/** What deals damage, after "by": spells and permanents. */
function dealers(g: Grammar): void {
  g.rule('dealers', 'a/an {n:noun}', ({ n }) => (n.many || (n.zone && n.zone !== 'stack') ? null : n.filter));
  g.rule('dealers', 'a/an {n:noun} or by {d:dealers}', ({ n, d }) => (n.many || (n.zone && n.zone !== 'stack') ? null : or(n.filter, d)));
}

function casting(g: Grammar): void {
  g.rule('castWhat', 'a/an/another {n:nounOr}', ({ n }, m) =>
    n.zone !== 'stack' || n.many ? null : m.tokens[m.at].key === 'another' ? and({ is: 'other' }, n.filter) : n.filter,
  );
}

/** What abilities that begin with "at" trigger on. */
const isTime = (e: EventPattern): boolean => e.on === 'step' || e.on === 'gameBegins' || (e.on === 'or' && isTime(e.of[0]));

/** Events said one after the other, each with its own word: one ability triggers on any of them (CR 603.2). */
function joined(g: Grammar): void {
  const either = (a: EventPattern, b: EventPattern, m: Match): EventPattern =>
    ({ on: 'or', of: [a, b], $at: m.at, $joined: true }) as unknown as EventPattern;
  g.rule('event', '{a:timedEvent} and/or when/whenever {b:timedEvent}', ({ a, b }, m) => (isTime(b) ? null : either(a, b, m)));
  g.rule('event', '{a:timedEvent} and/or at {b:oneEvent}', ({ a, b }, m) => (isTime(b) ? either(a, b, m) : null));
  // the spell's player is "you": "they" after it is somebody else
  g.rule('event', 'you cast ~ and/or when/whenever {b:timedEvent}', ({ b }, m) => (isTime(b) ? null : either(castSelf, b, m)));
  g.rule('event', 'you cast ~ or {b:oneEvent}', ({ b }, m) => ({ on: 'or', of: [castSelf, b], $at: m.at }) as unknown as EventPattern);
  g.rule('timedEvent', '{e:oneEvent}', ({ e }) => e);
  g.rule('timedEvent', '{e:oneEvent} {t:time}', ({ e, t }) => (e.on === 'cast' && t.if === 'turnOf' ? { ...e, during: t.who } : null));
}

/** What can be so for a while. */
const isState = (c: Condition): boolean =>
  c.if === 'compare' || (c.if === 'matches' && (c.filter.is === 'counters' || c.filter.is === 'satisfies'));

export function installEvents(g: Grammar): void {
  subjects(g);
  casting(g);
  dealers(g);
  g.rule('event', '{e:oneEvent}', ({ e }, m) => ({ ...e, $at: m.at }) as unknown as EventPattern);
  joined(g);
  g.rule('event', '{a:oneEvent} or {b:oneEvent}', ({ a, b }, m) => ({ on: 'or', of: [a, b], $at: m.at }) as unknown as EventPattern);
  g.rule(
    'event',
    '{a:oneEvent} , or {b:oneEvent} , or {c:oneEvent}',
    ({ a, b, c }, m) => ({ on: 'or', of: [a, b, c], $at: m.at }) as unknown as EventPattern,
  );
  g.rule('event', 'you cast ~', () => castSelf);
  g.rule('ifSo', ', if {c:condition}', ({ c }) => c);
  g.rule('trigger', 'when/whenever {e:event} {i?:ifSo} ,', ({ e, i }, m) => ({ event: e, condition: i, end: m.end }));
  g.rule('trigger', 'at {e:event} {i?:ifSo} ,', ({ e, i }, m) => (isTime(e) ? { event: e, condition: i, end: m.end } : null));
  // "When you control no Islands": a state trigger (CR 603.8)
  g.rule('trigger', 'when/whenever {c:simpleCondition} {i?:ifSo} ,', ({ c, i }, m) =>
    isState(c) ? { end: m.end, event: { on: 'state', condition: c }, condition: i } : null,
  );
}
