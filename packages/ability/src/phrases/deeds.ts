/** What players do, as it is read and written: who does it is the subject before these words (CR 119-122, 701). */
import type { Step } from '../basics.js';
import type { Effect, KeywordAction, Quantity } from '../language.js';
import { ACTOR, alsoRead, phrase, saying } from './phrase.js';

type Action = Extract<Effect, { do: 'keywordAction' }>;

const action = (name: KeywordAction, n: Quantity = 1): Action => ({ do: 'keywordAction', action: name, who: ACTOR, n });
const itself = (name: KeywordAction, n: Quantity): Action => ({ do: 'keywordAction', action: name, who: ACTOR, what: { sel: 'self' }, n });
const life = (change: 'gain' | 'lose', amount: Quantity): Effect => ({ do: 'life', who: ACTOR, change, amount });

/** What can be skipped once, in words. */
export const SKIPPED: readonly (readonly [string, Step | 'turn' | 'combat'])[] = [
  ['turn', 'turn'],
  ['untap step', 'untap'],
  ['upkeep step', 'upkeep'],
  ['draw step', 'draw'],
  ['combat phase', 'combat'],
];

export const DEED_PHRASES = [
  phrase('playerVerb', 'draw/draws cards equal to {q:quantity}', ({ q }) => ({ do: 'draw', who: ACTOR, count: q }), { q: 'statOfSlot' }),
  alsoRead('playerVerb', 'draw/draws another card', () => ({ do: 'draw', who: ACTOR, count: 1 })),
  phrase('playerVerb', 'draw/draws {n:number} card/cards', ({ n }) => ({ do: 'draw', who: ACTOR, count: n })),
  phrase('playerVerb', 'draw/draws up to {n:several} cards', ({ n }) => ({ do: 'draw', who: ACTOR, count: n, upTo: 'upTo' })),
  saying('playerVerb', 'gain/gains life equal to {q:quantity}', ({ q }) => life('gain', q), { q: 'measured' }),
  saying('playerVerb', 'gain/gains {n:amount} life', ({ n }) => life('gain', n)),
  saying('playerVerb', 'lose/loses life equal to {q:quantity}', ({ q }) => life('lose', q), { q: 'measured' }),
  saying('playerVerb', 'lose/loses {n:amount} life', ({ n }) => life('lose', n)),
  alsoRead('playerVerb', 'mill/mills cards equal to {q:quantity}', ({ q }) => action('mill', q)),
  phrase('playerVerb', 'mill/mills {n:number} card/cards', ({ n }) => action('mill', n)),
  alsoRead('playerVerb', 'put/puts {n:number} card/cards from the top of {w:own} library into {w:own} graveyard', ({ n }) =>
    action('mill', n),
  ),
  alsoRead(
    'playerVerb',
    'put/puts a number of cards equal to {q:quantity} from the top of {w:own} library into {w:own} graveyard',
    ({ q }) => action('mill', q),
  ),
  phrase('playerVerb', 'scry/scries a number of cards equal to {q:quantity}', ({ q }) => action('scry', q), { q: 'measured' }),
  phrase('playerVerb', 'scry/scries {n:number}', ({ n }) => action('scry', n)),
  alsoRead('playerVerb', 'surveil/surveils {n:amount}', ({ n }) => action('surveil', n)),
  // reason: writes the number that the row above reads
  phrase('playerVerb', 'surveil/surveils {n:number}', ({ n }) => action('surveil', n)),
  phrase('playerVerb', 'fateseal/fateseals {n:number}', ({ n }) => action('fateseal', n)),
  phrase('playerVerb', 'discover/discovers {n:number}', ({ n }) => action('discover', n)),
  phrase('playerVerb', 'incubate/incubates {n:number}', ({ n }) => action('incubate', n)),
  phrase('playerVerb', 'bolster {n:number}', ({ n }) => action('bolster', n)),
  phrase('playerVerb', 'monstrosity {n:number}', ({ n }) => itself('monstrosity', n)),
  phrase('playerVerb', 'adapt {n:number}', ({ n }) => itself('adapt', n)),
  phrase('playerVerb', 'investigate/investigates', () => action('investigate')),
  phrase('playerVerb', 'investigate/investigates {n:copyTimes}', ({ n }) => action('investigate', n)),
  phrase('playerVerb', 'proliferate/proliferates', () => action('proliferate')),
  alsoRead('playerVerb', 'proliferate again', () => action('proliferate')),
  phrase('playerVerb', 'populate/populates', () => action('populate')),
  phrase('playerVerb', 'learn/learns', () => action('learn')),
  phrase('playerVerb', 'time travel', () => action('timeTravel')),
  phrase('playerVerb', 'time travel {n:copyTimes}', ({ n }) => action('timeTravel', n)),
  phrase('playerVerb', 'manifest/manifests the top card of your/their library', () => action('manifest')),
  phrase('playerVerb', 'manifest/manifests the top {n:number} card/cards of {w:own} library', ({ n }) => action('manifest', n)),
  phrase('playerVerb', 'manifest/manifests dread', () => action('manifestDread')),
  phrase('playerVerb', 'cloak/cloaks the top card of {w:own} library', () => action('cloak')),
  phrase('playerVerb', 'venture/ventures into the dungeon', () => action('venture')),
  // reason: magic/rules/717-attractions.test.ts reads it
  phrase('playerVerb', 'open/opens an Attraction', () => action('openAttraction')),
  // reason: magic/rules/717-attractions.test.ts reads it
  phrase('playerVerb', 'roll/rolls to visit {w:own} Attractions', () => action('rollToVisit')),
  phrase('playerVerb', 'roll/rolls the planar die', () => action('rollPlanarDie')),
  phrase('playerVerb', 'amass/amasses {s:creatureTypes} {n:number}', ({ s, n }) => ({ ...action('amass', n), subtype: s })),
  // CR 701.44d: without a subtype, Zombies
  alsoRead('playerVerb', 'amass/amasses {n:number}', ({ n }) => ({ ...action('amass', n), subtype: 'Zombie' })),
  phrase('playerVerb', 'recruit/recruits', () => action('recruit')),
  phrase('playerVerb', 'clash with an opponent', () => action('clash')),
  phrase('playerVerb', 'planeswalk', () => action('planeswalk')),
  phrase('playerVerb', 'abandon this scheme', () => itself('abandon', 1)),
  phrase('playerVerb', 'set {o:pronoun} in motion again', ({ o }) => ({ ...action('setInMotion'), what: o })),
  saying('playerVerb', 'skip/skips {w:own} next {s:skipped}', ({ s }) => ({ do: 'skip', who: ACTOR, step: s })),
  phrase('sentence', 'after this phase , there is an additional combat phase', () => ({ do: 'extraPhase', phase: 'combat' })),
  alsoRead('sentence', 'after this combat phase , there is an additional combat phase', () => ({ do: 'extraPhase', phase: 'combat' })),
  phrase('sentence', 'after this main phase , there is an additional combat phase followed by an additional main phase', () => ({
    do: 'extraPhase',
    phase: 'combatAndMain',
  })),
  phrase('playerVerb', 'shuffle/shuffles', () => ({ do: 'shuffle', who: ACTOR })),
  phrase('playerVerb', 'end the turn', () => ({ do: 'endTurn' })),
  phrase('playerVerb', 'take/takes an extra turn after this one', () => ({ do: 'extraTurn', who: ACTOR })),
  phrase('playerVerb', 'take/takes an extra turn after that turn', () => ({ do: 'extraTurn', who: ACTOR, after: 'theirNextTurn' })),
  saying('playerVerb', 'win/wins the game', () => ({ do: 'winGame', who: ACTOR })),
  saying('playerVerb', 'lose/loses the game', () => ({ do: 'loseGame', who: ACTOR })),
  saying('playerVerb', 'take/takes the initiative', () => ({ do: 'gainDesignation', who: ACTOR, designation: 'initiative' })),
  saying('playerVerb', 'become/becomes the monarch', () => ({ do: 'gainDesignation', who: ACTOR, designation: 'monarch' })),
  saying(
    'playerVerb',
    'get/gets {e:energy}',
    ({ e }) => ({ do: 'playerCounters', who: ACTOR, change: 'put', counter: 'energy', count: e }),
    {
      e: 'known',
    },
  ),
  saying(
    'playerVerb',
    'get/gets an amount of {E} equal to {q:quantity}',
    ({ q }) => ({ do: 'playerCounters', who: ACTOR, change: 'put', counter: 'energy', count: q }),
    { q: 'told' },
  ),
  alsoRead('playerVerb', 'get/gets {E} {f:forEach}', ({ f }) => ({
    do: 'playerCounters',
    who: ACTOR,
    change: 'put',
    counter: 'energy',
    count: f,
  })),
  saying('playerVerb', 'get/gets {n:number} {E}', ({ n }) => ({
    do: 'playerCounters',
    who: ACTOR,
    change: 'put',
    counter: 'energy',
    count: n,
  })),
  saying(
    'playerVerb',
    'get/gets a number of {c:counterName} counters equal to {q:quantity}',
    ({ c, q }) => ({ do: 'playerCounters', who: ACTOR, change: 'put', counter: c, count: q }),
    { q: 'measured' },
  ),
  alsoRead('playerVerb', 'get/gets an additional {c:counterName} counter', ({ c }) => ({
    do: 'playerCounters',
    who: ACTOR,
    change: 'put',
    counter: c,
    count: 1,
  })),
  saying('playerVerb', 'get/gets {n:number} {c:counterName} counter/counters', ({ n, c }) => ({
    do: 'playerCounters',
    who: ACTOR,
    change: 'put',
    counter: c,
    count: n,
  })),
];
