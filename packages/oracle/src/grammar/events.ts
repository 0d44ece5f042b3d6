/** Events that abilities trigger on (CR 603): "whenever …", "at the beginning of …". */
import type { EventPattern, Filter, PlayerRef, Selector, Step } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { ANY, and, asFilter, isOwn, type Noun, not, or, otherAt, SELF, YOU } from './raw.js';

const self: Filter = { is: 'oneOf', of: SELF };
const player = (p: PlayerRef): PlayerRef => (p.player === 'anOpponent' ? { player: 'eachOpponent' } : p);

function subjects(g: Grammar): void {
  g.rule('eventBatch', '{o:pronoun}', ({ o }) => ({ what: asFilter(bare(o)), batch: 'each' }));
  g.rule('eventBatch', 'a/an {n:nounOr}', ({ n }) => (n.many || n.zone === 'stack' ? null : { what: cardOf(n), batch: 'each' }));
  g.rule('eventBatch', 'another {n:nounOr}', ({ n }, m) => (n.many ? null : { what: and(otherAt(m), n.filter), batch: 'each' }));
  g.rule('eventBatch', 'one or more {n:noun}', ({ n }) => (n.many ? { what: cardOf(n), batch: 'oneOrMore' } : null));
  g.rule('eventBatch', '~ or another {n:noun}', ({ n }) =>
    n.many ? null : { what: or(self, and({ is: 'other' }, n.filter)), batch: 'each' },
  );
  g.rule('eventEach', '{s:eventBatch}', ({ s }) => (s.batch === 'each' ? s : null));
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

/** Something dies that this player owns. */
const ownDies = (s: { what: Filter; batch: 'each' | 'oneOrMore' }, who: PlayerRef): EventPattern | null =>
  s.what.is === 'oneOf'
    ? null
    : { on: 'zone', what: and(s.what, { is: 'ownedBy', who }), from: 'battlefield', to: 'graveyard', batch: s.batch };

const fromGraveyard = (s: { what: Filter; batch: 'each' | 'oneOrMore' }): EventPattern => ({
  on: 'zone',
  what: s.what,
  from: 'graveyard',
  to: 'battlefield',
  batch: s.batch,
});

function zones(g: Grammar): void {
  g.rule('oneEvent', '{s:eventBatch} enter/enters', ({ s }) => ({ on: 'zone', what: s.what, to: 'battlefield', batch: s.batch }));
  g.rule('oneEvent', '{s:eventBatch} enter/enters from {p:possessive} graveyard', ({ s, p }) =>
    p.player === 'you' ? fromGraveyard({ ...s, what: and(s.what, { is: 'ownedBy', who: p }) }) : null,
  );
  g.rule('oneEvent', '{s:eventBatch} enter/enters from a graveyard', ({ s }) => fromGraveyard(s));
  g.rule('oneEvent', '{s:eventBatch} die/dies', ({ s }) => ({
    on: 'zone',
    what: s.what,
    from: 'battlefield',
    to: 'graveyard',
    batch: s.batch,
  }));
  g.rule('oneEvent', '{s:eventBatch} is/are put into a graveyard from the battlefield', ({ s }, m) =>
    // "dies" is the word for creatures and planeswalkers; the event is the same (CR 700.4)
    m.end > m.at ? { on: 'zone', what: s.what, from: 'battlefield', to: 'graveyard', batch: s.batch } : null,
  );
  // its owner's graveyard is the one it goes to (CR 404.2)
  g.rule('oneEvent', '{s:eventBatch} is/are put into your graveyard from the battlefield', ({ s }) => ownDies(s, YOU));
  g.rule('oneEvent', "{s:eventBatch} is/are put into an opponent 's graveyard from the battlefield", ({ s }) =>
    ownDies(s, { player: 'eachOpponent' }),
  );
  g.rule('oneEvent', '{s:eventBatch} is/are put into a graveyard from anywhere', ({ s }) => ({
    on: 'zone',
    what: s.what,
    to: 'graveyard',
    batch: s.batch,
  }));
  g.rule('oneEvent', '{s:eventBatch} leave/leaves the battlefield', ({ s }) => ({
    on: 'zone',
    what: s.what,
    from: 'battlefield',
    batch: s.batch,
  }));
  g.rule('oneEvent', 'you cycle ~', (_, m) => ({
    on: 'zone',
    what: { is: 'oneOf', of: { sel: 'self', $at: m.end - 1 } as Selector },
    verb: 'cycle',
    batch: 'each',
  }));
  g.rule('oneEvent', 'you discard ~', () => ({ on: 'zone', what: self, verb: 'discard', batch: 'each' }));
  g.rule('oneEvent', '{p:player} cycle/cycles a card', ({ p }) => ({
    on: 'zone',
    what: { is: 'ownedBy', who: player(p) },
    verb: 'cycle',
    batch: 'each',
  }));
  g.rule('oneEvent', '{p:player} discard/discards a {n:noun}', ({ p, n }) => ({
    on: 'zone',
    what: and(n.filter, { is: 'ownedBy', who: player(p) }),
    verb: 'discard',
    batch: 'each',
  })); // prettier-ignore
  g.rule('oneEvent', 'a player discards a {n:noun}', ({ n }) => ({ on: 'zone', what: n.filter, verb: 'discard', batch: 'each' }));
  g.rule('oneEvent', '{p:player} sacrifice/sacrifices a/an {n:noun}', ({ p, n }) => ({
    on: 'zone',
    what: and(n.filter, { is: 'controlledBy', who: player(p) }),
    from: 'battlefield',
    verb: 'sacrifice',
    batch: 'each',
  })); // prettier-ignore
  g.rule('oneEvent', '{p:player} sacrifice/sacrifices another {n:noun}', ({ p, n }, m) => ({
    on: 'zone',
    what: and(otherAt(m), n.filter, { is: 'controlledBy', who: player(p) }),
    from: 'battlefield',
    verb: 'sacrifice',
    batch: 'each',
  })); // prettier-ignore
}

function casting(g: Grammar): void {
  g.rule('castWhat', 'a/an/another {n:nounOr}', ({ n }, m) =>
    n.zone !== 'stack' || n.many ? null : m.tokens[m.at].key === 'another' ? and({ is: 'other' }, n.filter) : n.filter,
  );
  g.rule('oneEvent', '{p:player} cast/casts {w:castWhat}', ({ p, w }) => ({ on: 'cast', who: player(p), what: w }));
  g.rule('oneEvent', 'a player casts {w:castWhat}', ({ w }) => ({ on: 'cast', who: { player: 'each' }, what: w }));
  g.rule('oneEvent', '{p:player} cast/casts {q:possessive} second spell each turn', ({ p, q }) =>
    isOwn(q) ? { on: 'cast', who: player(p), what: { is: 'spell' }, nth: 2 } : null,
  );
}

function combat(g: Grammar): void {
  g.rule('oneEvent', '{s:eventBatch} attack/attacks', ({ s }) => ({ on: 'attack', what: s.what, batch: s.batch }));
  g.rule('oneEvent', '{s:eventBatch} attack/attacks alone', ({ s }) => ({
    on: 'attack',
    what: and(s.what, { is: 'status', status: 'attackingAlone' }),
    batch: s.batch,
  })); // prettier-ignore
  g.rule('oneEvent', '{s:eventBatch} attack/attacks {p:player}', ({ s, p }) => ({
    on: 'attack',
    what: s.what,
    defender: { is: 'player', who: player(p) },
    batch: s.batch,
  })); // prettier-ignore
  g.rule('oneEvent', '{s:eventBatch} attack/attacks a player', ({ s }) => ({
    on: 'attack',
    what: s.what,
    defender: { is: 'player', who: { player: 'each' } },
    batch: s.batch,
  })); // prettier-ignore
  g.rule('oneEvent', '{s:eventEach} block/blocks', ({ s }) => ({ on: 'block', what: s.what, attacker: ANY, batch: 'oneOrMore' }));
  g.rule('oneEvent', '{s:eventEach} attack/attacks or block/blocks', ({ s }) => ({
    on: 'or',
    of: [
      { on: 'attack', what: s.what, batch: 'each' },
      { on: 'block', what: s.what, attacker: ANY, batch: 'oneOrMore' },
    ],
  })); // prettier-ignore
  g.rule('oneEvent', '{s:eventEach} block/blocks a/an {n:noun}', ({ s, n }) => ({
    on: 'block',
    what: s.what,
    attacker: n.filter,
    batch: 'each',
  }));
  g.rule('oneEvent', '{s:eventEach} become/becomes blocked', ({ s }) => ({ on: 'blocked', what: s.what, by: ANY, batch: 'oneOrMore' }));
  g.rule('oneEvent', '{s:eventEach} become/becomes blocked by a/an {n:noun}', ({ s, n }) => ({
    on: 'blocked',
    what: s.what,
    by: n.filter,
    batch: 'each',
  }));
  g.rule('oneEvent', '{s:eventEach} blocks or becomes blocked', ({ s }) => ({
    on: 'or',
    of: [
      { on: 'block', what: s.what, attacker: ANY, batch: 'oneOrMore' },
      { on: 'blocked', what: s.what, by: ANY, batch: 'oneOrMore' },
    ],
  })); // prettier-ignore
  g.rule('oneEvent', '{s:eventEach} blocks or becomes blocked by a/an {n:noun}', ({ s, n }) => ({
    on: 'or',
    of: [
      { on: 'block', what: s.what, attacker: n.filter, batch: 'each' },
      { on: 'blocked', what: s.what, by: n.filter, batch: 'each' },
    ],
  })); // prettier-ignore
}

function damage(g: Grammar): void {
  const kinds = [
    ['damage', 'any'],
    ['combat damage', 'combat'],
    ['noncombat damage', 'noncombat'],
  ] as const; // prettier-ignore
  for (const [words, kind] of kinds) {
    const to = (source: { what: Filter; batch: 'each' | 'oneOrMore' }, recipient: Filter): EventPattern => ({
      on: 'damage',
      source: source.what,
      to: recipient,
      kind,
      batch: source.batch,
    }); // prettier-ignore
    g.rule('oneEvent', `{s:eventBatch} deal/deals ${words}` as '{s:eventBatch} deal/deals damage', ({ s }) => to(s, ANY));
    g.rule('oneEvent', `{s:eventBatch} deal/deals ${words} to a player` as '{s:eventBatch} deals', ({ s }) =>
      to(s, { is: 'player', who: { player: 'each' } }),
    );
    g.rule('oneEvent', `{s:eventBatch} deal/deals ${words} to {p:player}` as '{s:eventBatch} {p:player}', ({ s, p }) =>
      to(s, { is: 'player', who: player(p) }),
    );
    g.rule('oneEvent', `{s:eventBatch} deal/deals ${words} to a/an {n:noun}` as '{s:eventBatch} {n:noun}', ({ s, n }) => to(s, n.filter));
    g.rule('oneEvent', `{s:eventEach} is/are dealt ${words}` as '{s:eventEach} is', ({ s }) => ({
      on: 'damage',
      source: ANY,
      to: s.what,
      kind,
      batch: 'oneOrMore',
    }));
    g.rule('oneEvent', `{p:player} is/are dealt ${words}` as '{p:player} is', ({ p }) => ({
      on: 'damage',
      source: ANY,
      to: { is: 'player', who: player(p) },
      kind,
      batch: 'oneOrMore',
    })); // prettier-ignore
  }
}

const STEP_WORDS: readonly (readonly [string, Step, 2?])[] = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['end step', 'end'],
  ['untap step', 'untap'],
  ['first main phase', 'precombatMain'],
  ['postcombat main phase', 'postcombatMain'],
  ['second main phase', 'postcombatMain', 2],
]; // prettier-ignore

function steps(g: Grammar): void {
  const at = (step: Step, whose: PlayerRef, nth?: 2): EventPattern => ({ on: 'step', step, whose, ...(nth ? { nth } : {}) });
  for (const [words, step, nth] of STEP_WORDS) {
    g.rule('oneEvent', `the beginning of {p:possessive} ${words}` as '{p:possessive}', ({ p }) => at(step, player(p), nth));
    g.rule('oneEvent', `the beginning of each ${words}` as 'each', () => at(step, { player: 'each' }, nth));
    g.rule('oneEvent', `the beginning of the ${words}` as 'each', () => at(step, { player: 'each' }, nth));
  }
  g.rule('oneEvent', 'the beginning of combat on your turn', () => at('beginCombat', YOU));
  g.rule('oneEvent', 'the beginning of each combat', () => at('beginCombat', { player: 'each' }));
  g.rule('oneEvent', "the beginning of combat on each opponent 's turn", () => at('beginCombat', { player: 'eachOpponent' }));
  g.rule('oneEvent', 'end of combat', () => at('endCombat', { player: 'each' }));
}

function others(g: Grammar): void {
  g.rule('oneEvent', '{s:eventBatch} become/becomes tapped', ({ s }) => together('tap', s));
  g.rule('oneEvent', '{s:eventBatch} become/becomes untapped', ({ s }) => together('untap', s));
  g.rule('oneEvent', '{s:eventEach} is tapped for mana', ({ s }) => ({ on: 'tapForMana', what: s.what }));
  g.rule('oneEvent', 'you tap a/an {n:nounOr} for mana', ({ n }) => ({
    on: 'tapForMana',
    what: and(n.filter, { is: 'controlledBy', who: YOU }),
  }));
  g.rule('oneEvent', 'a player taps a/an {n:nounOr} for mana', ({ n }) => ({ on: 'tapForMana', what: n.filter }));
  g.rule('oneEvent', '{s:eventBatch} is/are turned face up', ({ s }) => together('turnFaceUp', s));
  g.rule('oneEvent', '{s:eventEach} transforms into ~', ({ s }) => ({
    on: 'transform',
    what: s.what,
    into: { is: 'oneOf', of: { sel: 'self' } },
  }));
  g.rule('oneEvent', '{s:eventEach} transforms into a/an {n:noun}', ({ s, n }) =>
    n.many || n.zone ? null : { on: 'transform', what: s.what, into: n.filter },
  );
}

/** What abilities that begin with "at" trigger on. */
const isTime = (e: EventPattern): boolean => e.on === 'step' || e.on === 'gameBegins';

export function installEvents(g: Grammar): void {
  subjects(g);
  zones(g);
  casting(g);
  combat(g);
  damage(g);
  steps(g);
  others(g);
  g.rule('event', '{e:oneEvent}', ({ e }, m) => ({ ...e, $at: m.at }) as unknown as EventPattern);
  g.rule(
    'event',
    '{a:oneEvent} and whenever {b:oneEvent}',
    ({ a, b }, m) => ({ on: 'or', of: [a, b], $at: m.at }) as unknown as EventPattern,
  );
  g.rule('event', '{a:oneEvent} or {b:oneEvent}', ({ a, b }, m) => ({ on: 'or', of: [a, b], $at: m.at }) as unknown as EventPattern);
  g.rule('event', 'you cast ~', () => ({ on: 'cast', who: YOU, what: { is: 'oneOf', of: { sel: 'self' } } }));
  g.rule('trigger', 'when/whenever {e:event} ,', ({ e }, m) => ({ event: e, end: m.end }));
  g.rule('trigger', 'at {e:event} ,', ({ e }, m) => (isTime(e) ? { event: e, end: m.end } : null));
  g.rule('trigger', 'when/whenever {e:event} , if {c:condition} ,', ({ e, c }, m) => ({ event: e, condition: c, end: m.end }));
  g.rule('trigger', 'at {e:event} , if {c:condition} ,', ({ e, c }, m) => (isTime(e) ? { event: e, condition: c, end: m.end } : null));
  // "When you control no Islands": a state trigger (CR 603.8)
  g.rule('trigger', 'when you control no {n:noun} ,', ({ n }, m) => ({
    end: m.end,
    event: {
      on: 'state',
      condition: {
        if: 'compare',
        left: { q: 'count', of: { sel: 'all', zone: 'battlefield', filter: and(n.filter, { is: 'controlledBy', who: YOU }) } },
        cmp: '=',
        right: 0,
      },
    },
  }));
}
