/** Events that are read and written by the same words (CR 603.2). */
import type { EventPattern, Filter } from '../language.js';
import { phrase } from './phrase.js';

const ANY: Filter = { is: 'any' };
const done = (keyword: string, what: Filter, to?: Filter): EventPattern => ({ on: 'keywordDone', keyword, what, ...(to ? { to } : {}) });

export const EVENT_PHRASES = [
  phrase('oneEvent', '{p:actor} draw/draws a card', ({ p }) => ({ on: 'draw', who: p })),
  phrase('oneEvent', '{p:actor} gain/gains life', ({ p }) => ({ on: 'gainLife', who: p })),
  phrase('oneEvent', '{p:actor} lose/loses life', ({ p }) => ({ on: 'loseLife', who: p })),
  phrase('oneEvent', '{p:actor} scry/scries', ({ p }) => ({ on: 'scry', who: p })),
  phrase('oneEvent', '{p:actor} surveil/surveils', ({ p }) => ({ on: 'surveil', who: p })),
  phrase('oneEvent', '{p:actor} shuffle/shuffles', ({ p }) => ({ on: 'shuffle', who: p })),
  phrase('oneEvent', '{p:actor} win/wins a coin flip', ({ p }) => ({ on: 'winFlip', who: p })),
  phrase('oneEvent', '{p:actor} become/becomes the monarch', ({ p }) => ({ on: 'designated', who: p, designation: 'monarch' })),
  phrase('oneEvent', '{p:actor} roll/rolls one or more dice', ({ p }) => ({ on: 'roll', who: p, batch: 'oneOrMore' })),
  phrase('oneEvent', '{p:actor} roll/rolls the planar die', ({ p }) => ({ on: 'roll', who: p, batch: 'each', planar: 'any' })),
  // reason: CR 702.142b speaks of activating one so
  phrase('oneEvent', '{p:actor} activate/activates a boast ability', ({ p }) => ({ on: 'activate', who: p, what: ANY, keyword: 'boast' })),
  phrase('oneEvent', '{p:actor} activate/activates an exhaust ability', ({ p }) => ({
    on: 'activate',
    who: p,
    what: ANY,
    keyword: 'exhaust',
  })),
  // reason: magic/rules/702-boast-exhaust.test.ts reads it
  phrase('oneEvent', '{s:eventEach} boasts', ({ s }) => ({ on: 'activate', who: { player: 'each' }, what: s.what, keyword: 'boast' })),
  phrase('oneEvent', "{s:eventEach} attacks and isn't blocked", ({ s }) => ({ on: 'unblocked', what: s.what })),
  phrase('oneEvent', '{s:eventEach} becomes monstrous', ({ s }) => ({ on: 'monstrous', what: s.what })),
  phrase('oneEvent', '{s:eventEach} transforms', ({ s }) => ({ on: 'transform', what: s.what })),
  phrase('oneEvent', '{s:eventEach} explores', ({ s }) => ({ on: 'explore', what: s.what })),
  phrase('oneEvent', '{s:eventEach} mutates', ({ s }) => ({ on: 'mutate', what: s.what })),
  phrase('oneEvent', '{s:eventEach} evolves', ({ s }) => done('evolve', s.what)),
  // reason: CR 702.149c says it so
  phrase('oneEvent', '{s:eventEach} trains', ({ s }) => done('training', s.what)),
  phrase('oneEvent', '{s:eventEach} becomes renowned', ({ s }) => done('renown', s.what)),
  phrase('oneEvent', '{s:eventEach} becomes crewed', ({ s }) => done('crew', s.what)),
  phrase('oneEvent', '{s:eventEach} exploits {t:thing}', ({ s, t }) => done('exploit', s.what, t)),
  phrase('oneEvent', '{s:eventEach} mentors {t:thing}', ({ s, t }) => done('mentor', s.what, t)),
  phrase('oneEvent', 'you foretell a card', () => done('foretell', { is: 'ownedBy', who: { player: 'you' } })),
  // reason: CR 702.170e says it so
  phrase('oneEvent', 'you plot a card', () => done('plot', { is: 'ownedBy', who: { player: 'you' } })),
  phrase('oneEvent', 'you give a gift', () => done('gift', { is: 'controlledBy', who: { player: 'you' } })),
  phrase('oneEvent', '{s:eventEach} becomes level {n:digits}', ({ s, n }) => ({ on: 'level', what: s.what, level: n })),
  phrase('oneEvent', '{s:eventEach} becomes the target of {w:castWhat}', ({ s, w }) => ({ on: 'target', what: s.what, by: w })),
  phrase('oneEvent', 'a/an {k:counterName} counter is put on {s:eventEach}', ({ k, s }) => ({
    on: 'counters',
    change: 'put',
    counter: k,
    what: s.what,
    per: 'counter',
  })),
  phrase('oneEvent', 'a/an {k:counterName} counter is removed from {s:eventEach}', ({ k, s }) => ({
    on: 'counters',
    change: 'removed',
    counter: k,
    what: s.what,
    per: 'counter',
  })),
  phrase('oneEvent', 'one or more {k:counterName} counters are put on {s:eventEach}', ({ k, s }) => ({
    on: 'counters',
    change: 'put',
    counter: k,
    what: s.what,
  })),
  // reason: writes what the language has of counters removed together
  phrase('oneEvent', 'one or more {k:counterName} counters are removed from {s:eventEach}', ({ k, s }) => ({
    on: 'counters',
    change: 'removed',
    counter: k,
    what: s.what,
  })),
  phrase('oneEvent', 'you unlock this door', () => ({
    on: 'unlock',
    who: { player: 'you' },
    what: { is: 'oneOf', of: { sel: 'self' } },
    door: 'this',
  })),
  // reason: magic/rules/709-rooms.test.ts reads it
  phrase('oneEvent', 'you unlock a door', () => ({ on: 'unlock', who: { player: 'you' }, what: ANY })),
  // reason: CR 709.5h says it so
  phrase('oneEvent', 'you unlock a door of {t:thing}', ({ t }) => ({ on: 'unlock', who: { player: 'you' }, what: t })),
  phrase('oneEvent', 'you fully unlock {t:thing}', ({ t }) => ({ on: 'unlock', who: { player: 'you' }, what: t, door: 'last' })),
  phrase('oneEvent', 'day becomes night or night becomes day', () => ({ on: 'dayNight' })),
  phrase('oneEvent', 'players finish voting', () => ({ on: 'voted' })),
  phrase('oneEvent', 'the beginning of the game', () => ({ on: 'gameBegins' })),
];
