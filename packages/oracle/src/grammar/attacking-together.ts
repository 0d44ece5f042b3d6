/** Events that several things or players do together, and what else must be so of what they are done to (CR 508.6, 603.2c). */
import type { EventPattern, Filter } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { controlledBy, ofType, oneOf, ownedBy, thePlayer, whoIs } from './make.js';
import { and, or, otherAt, SELF, withPlayer, YOU } from './raw.js';

const self: Filter = oneOf(SELF);
const COMMANDER: Filter = and({ is: 'commander' }, ownedBy(YOU));
const PLAYERS = thePlayer({ player: 'each' });

/** Things of two kinds, each with its own article: one event for each of any kind. */
function subjects(g: Grammar): void {
  g.rule('eventBatch', 'your commander', () => ({ what: COMMANDER, batch: 'each' }));
  g.rule('eventBatch', '~ or a/an {n:noun}', ({ n }) => (n.many || n.zone ? null : { what: or(self, n.filter), batch: 'each' }));
  g.rule('eventBatch', 'a/an {a:noun} or a/an {b:noun}', ({ a, b }) =>
    a.many || b.many || a.zone || (b.zone && b.zone !== 'stack') ? null : { what: { is: 'or', of: [a.filter, b.filter] }, batch: 'each' },
  );
  g.rule('eventBatch', 'another {a:noun} or a/an {b:noun}', ({ a, b }, m) =>
    a.many || b.many || a.zone || b.zone ? null : { what: { is: 'or', of: [and(otherAt(m), a.filter), b.filter] }, batch: 'each' },
  );
  g.rule('eventBatch', '~ and-or one or more other {n:noun}', ({ n }) =>
    n.many && !n.zone ? { what: or(self, and({ is: 'other' }, n.filter)), batch: 'oneOrMore' } : null,
  );
}

/** What targets is an ability, and events that read like others. */
function asOthers(g: Grammar): void {
  g.rule('castWhat', 'an ability {p:post}', ({ p }) => (p.is === 'controlledBy' ? and({ is: 'ability' }, p) : null));
}

/** Attacks by so many at once, and on certain players. */
function attacks(g: Grammar): void {
  // CR 508.6: one player attacks with all of them
  const mine = (f: Filter): Filter => and(f, controlledBy(YOU));
  const once = (what: Filter, defender: Filter): EventPattern => ({ on: 'attack', what, defender, batch: 'oneOrMore', once: 'defender' });
  g.rule('oneEvent', 'you attack a player with one or more {n:things}', ({ n }) => once(mine(n), PLAYERS));
  g.rule('oneEvent', 'you attack a player or planeswalker with one or more {n:things}', ({ n }) =>
    once(mine(n), { is: 'or', of: [PLAYERS, ofType('Planeswalker')] }),
  );
  for (const said of ['ofAnyPlayer', 'ofOnePlayer'] as const)
    g.rule('defenderWho', `{c:${said}}` as '{c:ofOnePlayer}', ({ c }) => withPlayer(c, whoIs({ sel: 'it' })));
}

export function installAttackingTogether(g: Grammar): void {
  subjects(g);
  attacks(g);
  asOthers(g);
}
