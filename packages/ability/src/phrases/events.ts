/** Events that are read and written by the same words (CR 603.2). */
import type { EventPattern, Filter, PlayerAction, PlayerRef } from '../language.js';
import { and } from './filters.js';
import { alsoRead, phrase } from './phrase.js';

const ANY: Filter = { is: 'any' };
const YOU: PlayerRef = { player: 'you' };
const done = (keyword: string, what: Filter, to?: Filter): EventPattern => ({ on: 'keywordDone', keyword, what, ...(to ? { to } : {}) });

/** What you do that CR 701 or 309.7 has a word for. */
const acted = (action: PlayerAction) => (): EventPattern => ({ on: 'acted', who: YOU, action });

/** CR 605.1: mana abilities are not meant. */
const nonMana = (who: PlayerRef, what: Filter): EventPattern => ({ on: 'activate', who, what });
/** CR 606.2 */
const loyalty = (who: PlayerRef, what: Filter): EventPattern => ({ on: 'activate', who, what, kind: 'loyalty' });
/** CR 702.122b, 702.171c */
const tapped = (keyword: 'crew' | 'saddle', what: Filter) => ({ on: 'activate', who: { player: 'each' }, what, keyword }) as const;

export const EVENT_PHRASES = [
  phrase('oneEvent', '{p:actor} draw/draws a card', ({ p }) => ({ on: 'draw', who: p })),
  // CR 504.1
  phrase('oneEvent', '{p:actor} draw/draws a card except the first one they draw in each of their draw steps', ({ p }) => ({
    on: 'draw',
    who: p,
    except: 'firstInDrawStep',
  })),
  phrase('oneEvent', 'a spell or ability {p:somebody} control/controls counters a spell', ({ p }) => ({
    on: 'countered',
    what: { is: 'spell' },
    by: p,
  })),
  phrase('oneEvent', "a spell you've cast is countered", () => ({
    on: 'countered',
    who: YOU,
    what: { is: 'spell' },
  })),
  phrase('oneEvent', '{p:actor} gain/gains life', ({ p }) => ({ on: 'gainLife', who: p })),
  phrase('oneEvent', '{p:actor} lose/loses life', ({ p }) => ({ on: 'loseLife', who: p })),
  phrase('oneEvent', '{p:actor} gain/gains or lose/loses life', ({ p }) => ({
    on: 'or',
    of: [
      { on: 'gainLife', who: p },
      { on: 'loseLife', who: p },
    ],
  })),
  phrase('oneEvent', '{p:actor} scry/scries', ({ p }) => ({ on: 'scry', who: p })),
  phrase('oneEvent', '{p:actor} scry/scries or surveil/surveils', ({ p }) => ({
    on: 'or',
    of: [
      { on: 'scry', who: p },
      { on: 'surveil', who: p },
    ],
  })),
  phrase('oneEvent', '{p:actor} surveil/surveils', ({ p }) => ({ on: 'surveil', who: p })),
  phrase('oneEvent', '{p:actor} commit/commits a crime', ({ p }) => ({ on: 'crime', who: p })),
  // CR 700.14
  phrase('oneEvent', 'you expend {n:digits}', ({ n }) => ({ on: 'cast', who: YOU, what: ANY, expends: n })),
  phrase('oneEvent', '{p:actor} shuffle/shuffles', ({ p }) => ({ on: 'shuffle', who: p })),
  phrase('oneEvent', '{p:actor} win/wins a coin flip', ({ p }) => ({ on: 'winFlip', who: p })),
  phrase('oneEvent', '{p:actor} become/becomes the monarch', ({ p }) => ({ on: 'designated', who: p, designation: 'monarch' })),
  // reason: CR 723.2 says it so
  phrase('oneEvent', '{p:actor} take/takes the initiative', ({ p }) => ({ on: 'designated', who: p, designation: 'initiative' })),
  phrase('oneEvent', '{p:actor} roll/rolls one or more dice', ({ p }) => ({ on: 'roll', who: p, batch: 'oneOrMore' })),
  phrase('oneEvent', '{p:actor} roll/rolls the planar die', ({ p }) => ({ on: 'roll', who: p, batch: 'each', planar: 'any' })),
  phrase('oneEvent', "{p:actor} activate/activates an ability that isn't a mana ability", ({ p }) => nonMana(p, ANY)),
  phrase('oneEvent', "{p:actor} activate/activates an ability of {s:eventEach} that isn't a mana ability", ({ p, s }) =>
    nonMana(p, s.what),
  ),
  alsoRead('oneEvent', "{p:actor} activate/activates an ability , if it isn't a mana ability", ({ p }) => nonMana(p, ANY)),
  alsoRead('oneEvent', "an ability of {s:eventEach} is activated , if it isn't a mana ability", ({ s }) =>
    nonMana({ player: 'each' }, s.what),
  ),
  phrase('oneEvent', '{p:actor} activate/activates an ability that targets {t:thing} or player', ({ p, t }) => ({
    ...{ on: 'activate', who: p, what: ANY },
    like: { is: 'targets', what: { is: 'or', of: [t, { is: 'player', who: { player: 'each' } }] } },
  })),
  // reason: as of what targets a player, too
  phrase('oneEvent', '{p:actor} activate/activates an ability that targets {t:thing}', ({ p, t }) => ({
    ...{ on: 'activate', who: p, what: ANY },
    like: { is: 'targets', what: t },
  })),
  phrase('oneEvent', '{p:actor} activate/activates a loyalty ability', ({ p }) => loyalty(p, ANY)),
  phrase('oneEvent', '{p:actor} activate/activates a loyalty ability of {s:eventEach}', ({ p, s }) => loyalty(p, s.what)),
  alsoRead('oneEvent', "{p:actor} activate/activates an ability of {s:eventEach} , if it isn't a mana ability", ({ p, s }) =>
    nonMana(p, s.what),
  ),
  // reason: CR 702.142b speaks of activating one so
  phrase('oneEvent', '{p:actor} activate/activates a boast ability', ({ p }) => ({ on: 'activate', who: p, what: ANY, keyword: 'boast' })),
  phrase('oneEvent', '{p:actor} activate/activates an exhaust ability', ({ p }) => ({
    on: 'activate',
    who: p,
    what: ANY,
    keyword: 'exhaust',
  })),
  phrase('oneEvent', '{p:actor} activate/activates a/an {k:keyword} ability', ({ p, k }) => ({
    on: 'activate',
    who: p,
    what: ANY,
    keyword: k,
  })),
  // reason: magic/rules/702-boast-exhaust.test.ts reads it
  phrase('oneEvent', '{s:eventEach} boasts', ({ s }) => ({ on: 'activate', who: { player: 'each' }, what: s.what, keyword: 'boast' })),
  phrase('oneEvent', '{s:eventEach} crews {t:thing}', ({ s, t }) => ({ ...tapped('crew', t), tapping: s.what })),
  phrase('oneEvent', '{s:eventEach} becomes saddled', ({ s }) => done('saddle', s.what)),
  // reason: CR 702.171c says it so
  phrase('oneEvent', '{s:eventEach} saddles {t:thing}', ({ s, t }) => ({ ...tapped('saddle', t), tapping: s.what })),
  phrase('oneEvent', "{s:eventEach} attacks and isn't blocked", ({ s }) => ({ on: 'unblocked', what: s.what })),
  phrase('oneEvent', '{s:eventEach} becomes monstrous', ({ s }) => ({ on: 'monstrous', what: s.what })),
  // CR 701.3
  phrase('oneEvent', '{s:eventEach} become/becomes attached to {o:pronoun}', ({ s, o }) => ({
    on: 'attach',
    what: s.what,
    to: { is: 'oneOf', of: o },
  })),
  phrase('oneEvent', '{s:eventEach} become/becomes attached to {t:thing}', ({ s, t }) => ({ on: 'attach', what: s.what, to: t })),
  phrase('oneEvent', '{s:eventEach} become/becomes unattached from {t:thing}', ({ s, t }) => ({ on: 'unattach', what: s.what, to: t })),
  phrase('oneEvent', '{s:eventEach} transforms into {o:otherFace}', ({ s, o }) => ({
    on: 'transform',
    what: s.what,
    into: { is: 'oneOf', of: o },
  })),
  phrase('oneEvent', '{s:eventEach} transforms into {t:thing}', ({ s, t }) => ({ on: 'transform', what: s.what, into: t })),
  phrase('oneEvent', '{s:eventEach} transforms', ({ s }) => ({ on: 'transform', what: s.what })),
  phrase('oneEvent', '{p:actor} tap/taps an untapped {n:single}', ({ p, n }) => ({ on: 'tap', what: n, by: p })),
  phrase('oneEvent', '{p:actor} tap/taps one or more untapped {n:things}', ({ p, n }) => ({
    on: 'tap',
    what: n,
    by: p,
    batch: 'oneOrMore',
  })),
  phrase('oneEvent', '{s:eventEach} phases in', ({ s }) => ({ on: 'phaseIn', what: s.what })),
  phrase('oneEvent', '{s:eventEach} phases out', ({ s }) => ({ on: 'phaseOut', what: s.what })),
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
  phrase('oneEvent', '{s:eventEach} becomes plotted', ({ s }) => done('plot', s.what)),
  phrase('oneEvent', 'you give a gift', () => done('gift', { is: 'controlledBy', who: { player: 'you' } })),
  phrase('oneEvent', '{s:eventEach} becomes level {n:digits}', ({ s, n }) => ({ on: 'level', what: s.what, level: n })),
  phrase('oneEvent', 'you become the target of {w:castWhat}', ({ w }) => ({ on: 'target', what: { is: 'player', who: YOU }, by: w })),
  phrase('oneEvent', 'you or {t:thing} becomes the target of {w:castWhat}', ({ t, w }) => ({
    on: 'target',
    what: { is: 'or', of: [{ is: 'player', who: YOU }, t] },
    by: w,
  })),
  phrase('oneEvent', 'a player or permanent becomes the target of {w:castWhat}', ({ w }) => ({
    on: 'target',
    what: { is: 'or', of: [{ is: 'player', who: { player: 'each' } }, { is: 'permanent' }] },
    by: w,
  })),
  phrase('oneEvent', '{s:eventEach} becomes the target of {w:castWhat}', ({ s, w }) => ({ on: 'target', what: s.what, by: w })),
  phrase('oneEvent', 'a/an {k:counterName} counter is put on {s:eventEach}', ({ k, s }) => ({
    on: 'counters',
    change: 'put',
    counter: k,
    what: s.what,
    per: 'counter',
  })),
  phrase('oneEvent', 'the {n:nth} {k:counterName} counter is put on {s:eventEach}', ({ n, k, s }) => ({
    on: 'counters',
    change: 'put',
    counter: k,
    what: s.what,
    reaches: [n],
  })),
  phrase('oneEvent', 'a/an {k:counterName} counter is removed from {s:eventEach}', ({ k, s }) => ({
    on: 'counters',
    change: 'removed',
    counter: k,
    what: s.what,
    per: 'counter',
  })),
  // CR 107.14
  phrase('oneEvent', '{p:actor} get/gets one or more {E}', ({ p }) => ({
    on: 'counters',
    change: 'put',
    counter: 'energy',
    what: { is: 'player', who: p },
  })),
  phrase('oneEvent', 'one or more counters are put on {s:eventEach}', ({ s }) => ({
    on: 'counters',
    change: 'put',
    counter: 'any',
    what: s.what,
  })),
  phrase('oneEvent', 'one or more {k:counterName} counters are put on {s:eventEach}', ({ k, s }) => ({
    on: 'counters',
    change: 'put',
    counter: k,
    what: s.what,
  })),
  phrase('oneEvent', 'one or more {k:counterName} counters are put on {s:eventMany}', ({ k, s }) => ({
    on: 'counters',
    change: 'put',
    counter: k,
    what: s.what,
    batch: 'oneOrMore',
  })),
  phrase('oneEvent', '{p:actor} put/puts one or more {k:counterName} counters on {s:eventMany}', ({ p, k, s }) => ({
    on: 'counters',
    change: 'put',
    counter: k,
    what: s.what,
    who: p,
    batch: 'oneOrMore',
  })),
  phrase('oneEvent', '{p:actor} put/puts a counter on {s:eventEach}', ({ p, s }) => ({
    on: 'counters',
    change: 'put',
    counter: 'any',
    what: s.what,
    per: 'counter',
    who: p,
  })),
  phrase('oneEvent', '{p:actor} put/puts one or more counters on {s:eventEach}', ({ p, s }) => ({
    on: 'counters',
    change: 'put',
    counter: 'any',
    what: s.what,
    who: p,
  })),
  phrase('oneEvent', '{p:actor} put/puts a/an {k:counterName} counter on {s:eventEach}', ({ p, k, s }) => ({
    on: 'counters',
    change: 'put',
    counter: k,
    what: s.what,
    per: 'counter',
    who: p,
  })),
  phrase('oneEvent', '{p:actor} put/puts one or more {k:counterName} counters on {s:eventEach}', ({ p, k, s }) => ({
    on: 'counters',
    change: 'put',
    counter: k,
    what: s.what,
    who: p,
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
  phrase('oneEvent', '{s:eventEach} become/becomes tapped', ({ s }) => ({ on: 'tap', what: s.what })),
  phrase('oneEvent', '{s:eventMany} become tapped', ({ s }) => ({ on: 'tap', what: s.what, batch: 'oneOrMore' })),
  phrase('oneEvent', '{s:eventEach} become/becomes untapped', ({ s }) => ({ on: 'untap', what: s.what })),
  // reason: as of what becomes tapped (CR 603.2c)
  phrase('oneEvent', '{s:eventMany} become untapped', ({ s }) => ({ on: 'untap', what: s.what, batch: 'oneOrMore' })),
  phrase('oneEvent', '{s:eventEach} are/is turned face up', ({ s }) => ({ on: 'turnFaceUp', what: s.what })),
  // reason: as of what becomes tapped (CR 603.2c)
  phrase('oneEvent', '{s:eventMany} are turned face up', ({ s }) => ({ on: 'turnFaceUp', what: s.what, batch: 'oneOrMore' })),
  phrase('oneEvent', '{o:pronoun} is tapped for mana', ({ o }) => ({ on: 'tapForMana', what: { is: 'oneOf', of: o } })),
  alsoRead('oneEvent', '{s:eventEach} is tapped for mana', ({ s }) => ({ on: 'tapForMana', what: s.what })),
  alsoRead('oneEvent', 'you tap ~ for mana', () => ({ on: 'tapForMana', what: { is: 'oneOf', of: { sel: 'self' } } })),
  phrase('oneEvent', 'you tap {t:thing} for mana', ({ t }) => ({ on: 'tapForMana', what: and(t, { is: 'controlledBy', who: YOU }) })),
  phrase('oneEvent', 'an opponent taps {t:thing} for mana', ({ t }) => ({
    on: 'tapForMana',
    what: and(t, { is: 'controlledBy', who: { player: 'eachOpponent' } }),
  })),
  phrase('oneEvent', 'a player taps {t:thing} for mana', ({ t }) => ({ on: 'tapForMana', what: t })),
  phrase('oneEvent', 'you exert {o:pronoun}', ({ o }) => ({ on: 'exert', what: { is: 'oneOf', of: o } })),
  // only its controller exerts a permanent (CR 701.39a)
  phrase('oneEvent', 'you exert {s:eventKind}', ({ s }) => ({ on: 'exert', what: and(s.what, { is: 'controlledBy', who: YOU }) })),
  phrase('oneEvent', '{p:actor} create/creates {t:anyThing}', ({ p, t }) => ({ on: 'createToken', who: p, what: t })),
  phrase('oneEvent', '{p:actor} create/creates one or more {n:things}', ({ p, n }) => ({
    on: 'createToken',
    who: p,
    what: n,
    batch: 'oneOrMore',
  })),
  alsoRead('oneEvent', '{p:actor} kick/kicks a spell', ({ p }) => ({
    on: 'cast',
    who: p,
    what: { is: 'and', of: [{ is: 'spell' }, { is: 'cast', paid: 'kicker' }] },
  })),
  phrase('oneEvent', '{p:actor} draw/draws {k:cardKind}', ({ p, k }) => ({ on: 'draw', who: p, what: k })),
  phrase('oneEvent', '{p:somebody} search/searches {w:own} library', ({ p }) => ({ on: 'search', who: p })),
  phrase('oneEvent', '{p:actor} lose/loses the game', ({ p }) => ({ on: 'loseGame', who: p })),
  phrase('oneEvent', '{p:somebody} roll/rolls a natural {n:digits}', ({ p, n }) => ({
    on: 'roll',
    who: p,
    batch: 'each',
    natural: { cmp: '=', value: n },
  })),
  // reason: magic/rules/706-dice.test.ts reads it
  phrase('oneEvent', '{p:somebody} roll/rolls a {n:digits} or higher', ({ p, n }) => ({
    on: 'roll',
    who: p,
    batch: 'each',
    result: { cmp: '>=', value: n },
  })),
  // reason: magic/rules/701-keyword-actions-c.test.ts reads it
  phrase('oneEvent', 'you discover', acted('discover')),
  // reason: magic/rules/717-attractions.test.ts reads it
  phrase('oneEvent', 'you open an Attraction', acted('openAttraction')),
  // reason: an event of the language, in the words of CR 701
  phrase('oneEvent', 'you roll to visit your Attractions', acted('rollToVisit')),
  // reason: magic/rules/309-dungeons.test.ts reads it
  phrase('oneEvent', 'you venture into the dungeon', acted('venture')),
  phrase('oneEvent', 'you complete a dungeon', acted('completeDungeon')),
  phrase('oneEvent', 'you proliferate', acted('proliferate')),
  // reason: an event of the language, in the words of CR 701
  phrase('oneEvent', 'you investigate', acted('investigate')),
  // reason: an event of the language, in the words of CR 701
  phrase('oneEvent', 'you manifest dread', acted('manifestDread')),
  // reason: an event of the language, in the words of CR 701
  phrase('oneEvent', 'you time travel', acted('timeTravel')),
  phrase('oneEvent', 'you collect evidence', acted('collectEvidence')),
  phrase('oneEvent', 'you forage', acted('forage')),
  phrase('oneEvent', 'the Ring tempts you , if you chose a creature other than ~ as your Ring-bearer', () => ({
    on: 'acted',
    who: YOU,
    action: 'ringTempts',
    chose: { is: 'not', of: { is: 'oneOf', of: { sel: 'self' } } },
  })),
  phrase('oneEvent', 'the Ring tempts you', acted('ringTempts')),
  phrase('oneEvent', 'you planeswalk to {o:self}', ({ o }) => ({ on: 'planeswalkTo', what: { is: 'oneOf', of: o } })),
  phrase('oneEvent', 'you planeswalk away from {o:self}', ({ o }) => ({ on: 'planeswalkFrom', what: { is: 'oneOf', of: o } })),
  phrase('oneEvent', 'you encounter {o:self}', ({ o }) => ({ on: 'encounter', what: { is: 'oneOf', of: o } })),
  // reason: writes what "visit —" stands for (CR 702.159a)
  phrase('oneEvent', 'you visit {o:self}', ({ o }) => ({ on: 'visit', what: { is: 'oneOf', of: o } })),
  phrase('oneEvent', 'you set {o:scheme} in motion', ({ o }) => ({ on: 'setInMotion', what: { is: 'oneOf', of: o } })),
  phrase('oneEvent', 'you set {t:schemeKind} in motion', ({ t }) => ({ on: 'setInMotion', what: t })),
  phrase('oneEvent', 'the beginning of the game', () => ({ on: 'gameBegins' })),
];
