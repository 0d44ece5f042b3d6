/** Verbs that share a subject in an event: "whenever this enters or attacks" (CR 603.2). */
import type { Condition, EventPattern, Filter, Quantity, Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { together } from './events.js';
import { all, compare, controlledBy, count, damageEvent, howOften, matches, oneOf, thePlayer } from './make.js';
import { ANY, and, not, rewrite, SELF, YOU } from './raw.js';

/** The subject of the event, filled in by `of`. */
const WHO = { is: '$event' } as unknown as Filter;
const EACH = 'each' as const;
const IS_SELF: Filter = oneOf({ sel: 'self' });

/** The event that this subject does what the verb says. */
function of(verb: EventPattern, subject: { what: Filter; batch: 'each' | 'oneOrMore' }): EventPattern | null {
  const filled = rewrite(verb, (node) => (node.is === '$event' ? subject.what : undefined));
  // blocking and being blocked are one event however many creatures there are (CR 509.3d)
  if (filled.on === 'tap' || filled.on === 'untap' || filled.on === 'turnFaceUp') return together(filled.on, subject);
  if (!('batch' in filled)) return subject.batch === 'each' ? filled : null;
  return filled.on !== 'block' && filled.on !== 'blocked' ? ({ ...filled, batch: subject.batch } as EventPattern) : filled;
}

const either = (of: (EventPattern | null)[]): EventPattern | null => (of.every((e) => e !== null) ? { on: 'or', of } : null);

/** What is dealt damage to, in an event of damage. */
const RECIPIENTS: readonly (readonly [string, Filter])[] = [
  ['', ANY],
  [' to a player', thePlayer({ player: 'each' })],
  [' to an opponent', thePlayer({ player: 'eachOpponent' })],
];

export function installEventVerbs(g: Grammar): void {
  g.rule('eventVerb', 'enter/enters', () => ({ on: 'zone', what: WHO, to: 'battlefield', batch: EACH }));
  g.rule('eventVerb', 'die/dies', () => ({ on: 'zone', what: WHO, from: 'battlefield', to: 'graveyard', batch: EACH }));
  g.rule('eventVerb', 'is put into a graveyard from the battlefield', () => ({
    on: 'zone',
    what: WHO,
    from: 'battlefield',
    to: 'graveyard',
    batch: EACH,
  }));
  g.rule('eventVerb', 'leave/leaves the battlefield', () => ({ on: 'zone', what: WHO, from: 'battlefield', batch: EACH }));
  g.rule('eventVerb', 'attack/attacks', () => ({ on: 'attack', what: WHO, batch: EACH }));
  g.rule('eventVerb', 'become/becomes tapped', () => ({ on: 'tap', what: WHO }));
  g.rule('eventVerb', 'is/are turned face up', () => ({ on: 'turnFaceUp', what: WHO }));
  g.rule('eventVerb', 'phases out', () => ({ on: 'phaseOut', what: WHO }));
  g.rule('eventVerb', 'becomes monstrous', () => ({ on: 'monstrous', what: WHO }));
  g.rule('eventVerb', 'is put into exile from the battlefield', () => ({
    on: 'zone',
    what: WHO,
    from: 'battlefield',
    to: 'exile',
    batch: EACH,
  }));
  g.rule('eventVerb', 'is put into exile', () => ({ on: 'zone', what: WHO, from: 'battlefield', to: 'exile', batch: EACH }));
  g.rule('eventVerb', 'transforms into ~', () => ({ on: 'transform', what: WHO, into: IS_SELF }));
  g.rule('eventVerb', 'becomes the target of {w:castWhat}', ({ w }) => ({ on: 'target', what: WHO, by: w }));
  for (const [words, kind] of [
    ['damage', 'any'],
    ['combat damage', 'combat'],
  ] as const)
    for (const [to, recipient] of RECIPIENTS)
      g.rule('eventVerb', `deal/deals ${words}${to}` as 'deal/deals', () => damageEvent(WHO, recipient, kind, EACH));
  g.rule('oneEvent', '{s:eventBatch} {v:eventVerb} or {w:eventVerb}', ({ s, v, w }) => either([of(v, s), of(w, s)]));
  atCertainTimes(g);
}

/** Attacks together with others (CR 508.1). */
function withOthers(g: Grammar): void {
  const others = (of: Selector, what: Filter, n: number): { event: EventPattern; while: Condition } => ({
    event: { on: 'attack', what: oneOf(of), batch: EACH },
    while: compare(
      count(all('battlefield', and(of.sel === 'self' ? { is: 'other' } : not(oneOf(of)), { is: 'status', status: 'attacking' }, what))),
      '>=',
      n,
    ),
  });
  for (const [words, of] of [
    ['~', SELF],
    ['equipped creature', { sel: 'host' }],
  ] as const) {
    g.rule('eventWhile', `${words} and at least one other {n:noun} attack` as '{n:noun}', ({ n }) =>
      n.many || n.zone ? null : others(of, n.filter, 1),
    );
    g.rule('eventWhile', `${words} and at least {d:digits} other {n:noun} attack` as '{d:digits} {n:noun}', ({ d, n }) =>
      n.many && !n.zone ? others(of, n.filter, d) : null,
    );
  }
  g.rule('eventWhile', 'you attack with ~ and another {n:noun}', ({ n }) =>
    n.many || n.zone ? null : others(SELF, and(n.filter, controlledBy(YOU)), 1),
  );
}

/** What must be so as the event happens: whose turn it is, how often it has happened (CR 603.2). */
function atCertainTimes(g: Grammar): void {
  const times = (event: EventPattern, n: number): Condition => compare(howOften(event, 'times') as Quantity, '=', n);
  g.rule('eventWhile', '{e:oneEvent} during combat', ({ e }) => ({ event: e, while: { if: 'step', step: 'combat' } }));
  g.rule('eventWhile', '{e:oneEvent} for the first time each turn', ({ e }) =>
    // cards are cycled one at a time
    (e.on === 'zone' && e.verb === 'cycle') || (e.on !== 'or' && e.on !== 'counters' && 'what' in e && e.what?.is === 'oneOf')
      ? { event: e, while: times(e, 1) }
      : null,
  );
  // as it is cast it counts, too
  for (const [words, during] of [
    ['you cast a spell other than your first spell each turn', false],
    ['you cast a spell during your turn other than your first spell that turn', true],
  ] as const)
    g.rule('eventWhile', words as 'you', () => {
      const event: EventPattern = { on: 'cast', who: YOU, what: { is: 'spell' } };
      const second = compare(howOften(event, 'times') as Quantity, '>=', 2);
      return { event, while: during ? { if: 'and', of: [{ if: 'turnOf', who: YOU }, second] } : second };
    });
  g.rule('eventWhile', '{e:oneEvent} {t:time}', ({ e, t }) => ({ event: e, while: t }));
  g.rule('eventWhile', '{e:oneEvent} while {c:condition}', ({ e, c }) => ({ event: e, while: c }));
  // CR 702.122c, 702.171c: tapped for the one or the other
  g.rule('eventWhile', '{e:oneEvent} or crews {u:thing} {t:time}', ({ e, u, t }) =>
    e.on === 'activate' && e.keyword === 'saddle' && e.tapping
      ? { event: { on: 'or', of: [e, { ...e, what: u, keyword: 'crew' }] }, while: t }
      : null,
  );
  // CR 603.6: a card in exile, of which its own ability speaks
  const ownExiled = matches(SELF, { is: 'inZone', zone: 'exile' });
  g.rule('eventWhile', "{e:oneEvent} while it's exiled", ({ e }) =>
    e.on === 'counters' && e.what.is === 'oneOf' && e.what.of.sel === 'self' ? { event: e, while: ownExiled } : null,
  );
  g.rule('eventWhile', "the last {k:counterName} counter is removed from ~ while it's exiled", ({ k }) => ({
    event: { on: 'counters', change: 'removed', counter: k, what: oneOf(SELF) },
    while: { if: 'and', of: [ownExiled, compare({ q: 'counters', counter: k, of: SELF }, '=', 0)] },
  }));
  // what an Aura that enters is attached to (CR 303.4f)
  g.rule('eventWhile', '~ enters attached to a/an {n:noun}', ({ n }, m) =>
    n.many || n.zone
      ? null
      : {
          event: { on: 'zone', what: oneOf(SELF), to: 'battlefield', batch: 'each' },
          while: matches(
            { sel: 'host', $at: m.at + 1, ...(n.filter.is === 'type' ? { $noun: n.filter.type.toLowerCase() } : {}) } as Selector,
            n.filter,
          ),
        },
  );
  // CR 702.171b
  g.rule('eventWhile', '{e:oneEvent} while saddled', ({ e }) => ({
    event: e,
    while: { if: 'matches', what: SELF, filter: { is: 'status', status: 'saddled' } },
  }));
  withOthers(g);
  g.rule('trigger', 'when/whenever {e:eventWhile} {i?:ifSo} ,', ({ e, i }, m) => ({
    event: { ...e.event, $at: m.at } as unknown as EventPattern,
    while: e.while,
    condition: i,
    end: m.end,
  }));
}
