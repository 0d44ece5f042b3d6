/** What is said of things after their name about what happened to them: "that dealt damage to you this turn", "that was put there this turn". */
import type { EventPattern, Filter, PlayerRef, Quantity, Selector } from '../language.js';
import { and, not } from './filters.js';
import { all, compare, compared, count, damageEvent, happened, oneOf, statOf, thePlayer } from './nodes.js';
import { phrase } from './phrase.js';

/** The thing described. */
const IT: Selector = { sel: 'it' };
const ITSELF: Filter = oneOf(IT);
const ANY: Filter = { is: 'any' };
const CONTROLLER: PlayerRef = { player: 'controllerOf', of: IT };
const was = (event: EventPattern): Filter => ({ is: 'happened', event });
const attacked: EventPattern = { on: 'attack', what: ITSELF, batch: 'each' };
const blocked = (what: Filter, attacker: Filter): EventPattern => ({ on: 'block', what, attacker, batch: 'each' });

/** Its power and its toughness together. */
const TOTAL: Quantity = { q: 'sum', of: [statOf('power', IT), statOf('toughness', IT)] };

const attachedBy = (what: Filter): Filter => ({
  is: 'satisfies',
  cond: compare(count(all('battlefield', and(what, { is: 'attachedTo', of: IT }))), '>=', 1),
});

export const PAST_POST_PHRASES = [
  phrase('pastPost', 'that dealt {k:damageKind} this turn', ({ k }) => was(damageEvent(ITSELF, ANY, k, 'each'))),
  phrase('pastPost', 'that dealt {k:damageKind} to {p:actor} this turn', ({ k, p }) => was(damageEvent(ITSELF, thePlayer(p), k, 'each'))),
  phrase('pastPost', 'whose controller was dealt {k:damageKind} by {o:self} this turn', ({ k, o }) => ({
    is: 'satisfies',
    cond: happened(damageEvent(oneOf(o), thePlayer(CONTROLLER), k, 'each')),
  })),
  phrase('pastPost', "that's the {n:nth} spell cast this turn", ({ n }) => ({
    is: 'satisfies',
    cond: compare({ q: 'happened', event: { on: 'cast', who: { player: 'each' }, what: ANY }, measure: 'times', before: 'itsCast' }, '=', {
      q: 'minus',
      left: n,
      right: 1,
    }),
  })),
  phrase('pastPost', 'with another {k:single} attached to it/them', ({ k }) => ({
    is: 'satisfies',
    cond: compare(count(all('battlefield', and(k, { is: 'other' }, { is: 'attachedTo', of: IT }))), '>=', 1),
  })),
  phrase('pastPost', 'with total power and toughness {c:howGreat}', ({ c }) => ({ is: 'satisfies', cond: compared(TOTAL, c) }), {
    c: 'known',
  }),
  phrase('pastPost', "whose power and toughness aren't equal", () => ({
    is: 'satisfies',
    cond: compare(statOf('power', IT), '!=', statOf('toughness', IT)),
  })),
  phrase('pastPost', "that didn't enter this turn", () => not(was({ on: 'zone', what: ITSELF, to: 'battlefield', batch: 'each' }))),
  phrase('pastPost', "that didn't attack this turn", () => not(was(attacked))),
  phrase('pastPost', "that you've put one or more {k:counterName} counters on this turn", ({ k }) =>
    was({ on: 'counters', change: 'put', counter: k, what: ITSELF, who: { player: 'you' } }),
  ),
  phrase('pastPost', 'that blocked this turn', () => was(blocked(ITSELF, ANY))),
  phrase('pastPost', 'that blocked {o:oneObject} this turn', ({ o }) => was(blocked(ITSELF, oneOf(o)))),
  phrase('pastPost', '{o:oneObject} blocked this combat', ({ o }) => ({
    is: 'happened',
    event: blocked(oneOf(o), ITSELF),
    within: 'combat',
  })),
  phrase('pastPost', 'that were/was blocked by one of {o:pronoun} this turn', ({ o }) => was(blocked(oneOf(o), ITSELF))),
  phrase('pastPost', 'that saddled {o:oneObject} this turn', ({ o }) =>
    was({ on: 'keywordDone', keyword: 'saddle', what: oneOf(o), to: ITSELF }),
  ),
  // CR 702.122b: tapped to pay for its crew ability
  phrase('pastPost', 'that crewed {o:oneObject} this turn', ({ o }) =>
    was({ on: 'activate', who: { player: 'each' }, what: oneOf(o), keyword: 'crew', tapping: ITSELF }),
  ),
  phrase('pastPost', 'enchanted by {t:thing}', ({ t }) => attachedBy(t)),
  phrase('pastPost', 'that were/was put there from the battlefield this turn', () => ({ is: 'putHere', from: 'battlefield' })),
  // reason: magic/rules/601-cast-or-not.test.ts reads it
  phrase('pastPost', 'that were/was milled this turn', () => ({ is: 'putHere', from: 'library', verb: 'mill' })),
  phrase('pastPost', 'that were/was put there from anywhere this turn', () => ({ is: 'putHere' })),
  // reason: what mayhem stands for is said with it
  phrase('pastPost', 'that were/was discarded there this turn', () => ({ is: 'putHere', verb: 'discard' })),
];
