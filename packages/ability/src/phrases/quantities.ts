/** Numbers that are read and written by the same words: "the number of …", "for each …". */
import { alsoRead, phrase } from './phrase.js';

const OPPONENTS = { q: 'players', who: { player: 'eachOpponent' } } as const;
const KICKED = { q: 'paid', label: 'kicker' } as const;

export const QUANTITY_PHRASES = [
  phrase('quantity', 'the number of counters on {o:oneObject}', ({ o }) => ({ q: 'counters', counter: 'any', of: o })),
  phrase('quantity', 'the number of {c:counterName} counters on {o:oneObject}', ({ c, o }) => ({ q: 'counters', counter: c, of: o })),
  phrase('quantity', 'the number of times {o:oneObject} has mutated', ({ o }) => ({ q: 'timesMutated', of: o })),
  phrase('quantity', 'the number of times ~ was kicked', () => KICKED),
  phrase('quantity', 'the number of opponents you have', () => OPPONENTS),
  phrase('quantity', 'the number of unlocked doors among {g:group}', ({ g }) => ({ q: 'doors', of: g })),
  phrase('quantity', 'the number of basic land types among {g:group}', ({ g }) => ({ q: 'distinct', what: 'basicLandTypes', of: g })),
  phrase('quantity', 'the number of colors among {g:group}', ({ g }) => ({ q: 'distinct', what: 'colors', of: g })),
  phrase('quantity', 'the number of card types among {g:group}', ({ g }) => ({ q: 'distinct', what: 'cardTypes', of: g })),
  phrase('quantity', '{p:possessive} life total', ({ p }) => ({ q: 'life', who: p })),
  phrase('quantity', '{p:possessive} speed', ({ p }) => ({ q: 'speed', who: p })),
  phrase('quantity', 'half {q:quantity} , rounded up', ({ q }) => ({ q: 'half', of: q, round: 'up' })),
  phrase('quantity', 'half {q:quantity} , rounded down', ({ q }) => ({ q: 'half', of: q, round: 'down' })),
  phrase('forEach', 'for each counter on {o:oneObject}', ({ o }) => ({ q: 'counters', counter: 'any', of: o })),
  phrase('forEach', 'for each {c:counterName} counter on {o:oneObject}', ({ c, o }) => ({ q: 'counters', counter: c, of: o })),
  phrase('forEach', 'for each of its colors', () => ({ q: 'distinct', what: 'colors', of: { sel: 'it' } })),
  phrase('forEach', 'for each basic land type among {g:group}', ({ g }) => ({ q: 'distinct', what: 'basicLandTypes', of: g })),
  phrase('forEach', 'for each color among {g:group}', ({ g }) => ({ q: 'distinct', what: 'colors', of: g })),
  alsoRead('forEach', 'for each card type among {g:group}', ({ g }) => ({ q: 'distinct', what: 'cardTypes', of: g })),
  phrase('forEach', 'for each time ~ was kicked', () => KICKED),
  phrase('forEach', 'for each opponent you have', () => OPPONENTS),
];
