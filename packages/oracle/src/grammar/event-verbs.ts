/** Verbs that share a subject in an event: "whenever this enters or attacks" (CR 603.2). */
import type { EventPattern, Filter } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { ANY, rewrite } from './raw.js';

/** The subject of the event, filled in by `of`. */
const WHO = { is: '$event' } as unknown as Filter;
const EACH = 'each' as const;
const IS_SELF: Filter = { is: 'oneOf', of: { sel: 'self' } };

/** The event that this subject does what the verb says. */
function of(verb: EventPattern, subject: { what: Filter; batch: 'each' | 'oneOrMore' }): EventPattern {
  const filled = rewrite(verb, (node) => (node.is === '$event' ? subject.what : undefined));
  // blocking and being blocked are one event however many creatures there are (CR 509.3d)
  return 'batch' in filled && filled.on !== 'block' && filled.on !== 'blocked' ? { ...filled, batch: subject.batch } : filled;
}

/** What is dealt damage to, in an event of damage. */
const RECIPIENTS: readonly (readonly [string, Filter])[] = [
  ['', ANY],
  [' to a player', { is: 'player', who: { player: 'each' } }],
  [' to an opponent', { is: 'player', who: { player: 'eachOpponent' } }],
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
  g.rule('eventVerb', 'block/blocks', () => ({ on: 'block', what: WHO, attacker: ANY, batch: 'oneOrMore' }));
  g.rule('eventVerb', 'become/becomes blocked', () => ({ on: 'blocked', what: WHO, by: ANY, batch: 'oneOrMore' }));
  g.rule('eventVerb', 'become/becomes tapped', () => ({ on: 'tap', what: WHO }));
  g.rule('eventVerb', 'become/becomes untapped', () => ({ on: 'untap', what: WHO }));
  g.rule('eventVerb', 'is/are turned face up', () => ({ on: 'turnFaceUp', what: WHO }));
  g.rule('eventVerb', 'transforms into ~', () => ({ on: 'transform', what: WHO, into: IS_SELF }));
  g.rule('eventVerb', 'becomes the target of {w:castWhat}', ({ w }) => ({ on: 'target', what: WHO, by: w }));
  for (const [words, kind] of [
    ['damage', 'any'],
    ['combat damage', 'combat'],
  ] as const)
    for (const [to, recipient] of RECIPIENTS)
      g.rule('eventVerb', `deal/deals ${words}${to}` as 'deal/deals', () => ({
        on: 'damage',
        source: WHO,
        to: recipient,
        kind,
        batch: EACH,
      }));
  g.rule('oneEvent', '{s:eventBatch} {v:eventVerb} or {w:eventVerb}', ({ s, v, w }) => ({ on: 'or', of: [of(v, s), of(w, s)] }));
  g.rule('oneEvent', '{s:eventBatch} {v:eventVerb} , {w:eventVerb} , or {x:eventVerb}', ({ s, v, w, x }) => ({
    on: 'or',
    of: [of(v, s), of(w, s), of(x, s)],
  }));
}
