/** What stands after "if" and "as long as" (CR 608.2c): about numbers, players and things as they are. */
import type { ColorRef, Condition, Filter, PlayerRef, Quantity, Selector } from '../language.js';
import { PAST_PHRASES } from './conditions-past.js';
import { and, not } from './filters.js';
import { all, allIn, compare, compared, controlledBy, count, isNot, matches, ownedBy, SUSPENDED, statOf } from './nodes.js';
import type { Subject } from './parts.js';
import { ACTOR, alsoRead, phrase } from './phrase.js';

const YOU: PlayerRef = { player: 'you' };
const SELF: Selector = { sel: 'self' };
const ANY: Filter = { is: 'any' };
const CREATURE: Filter = { is: 'type', type: 'Creature' };
const ATTACKING: Filter = { is: 'status', status: 'attacking' };

const handOf = (who: PlayerRef) => count(allIn('hand', who, ANY));
const onBattlefield = (filter: Filter) => count(all('battlefield', filter));
/** The player of whom a number is asked. */
const ONE: PlayerRef = { player: 'of', of: { sel: 'it' } };
const controlled = (filter: Filter, who: PlayerRef): Selector => all('battlefield', and(filter, controlledBy(who)));
/** Where abilities with eminence work (CR 207.2c). */
const EMINENT: Filter = {
  is: 'or',
  of: [
    { is: 'inZone', zone: 'command' },
    { is: 'inZone', zone: 'battlefield' },
  ],
};
const is = ({ what, now }: Subject, filter: Filter): Condition => ({ ...matches(what, filter), $now: now }) as unknown as Condition;
const counters = (counter: string, cmp: '>=' | '=', value: number): Filter => ({ is: 'counters', counter, cmp, value });

/** How many permanents are of a colour; and the number of those of the colour, or of a colour, of which there are most. */
const ofColor = (color: ColorRef): Quantity => onBattlefield({ is: 'color', color });
const OF_MOST: Quantity = { q: 'max', of: [ofColor('W'), ofColor('U'), ofColor('B'), ofColor('R'), ofColor('G')] };
const mostCommon = (color: ColorRef): Condition => compare(ofColor(color), '>=', OF_MOST);
const isMostCommon = (what: Selector, color: ColorRef): Condition => ({
  if: 'and',
  of: [matches(what, { is: 'color', color }), mostCommon(color)],
});
const sharesMostCommon = (what: Selector): Condition => ({
  if: 'or',
  of: [isMostCommon(what, 'W'), isMostCommon(what, 'U'), isMostCommon(what, 'B'), isMostCommon(what, 'R'), isMostCommon(what, 'G')],
});

const COLORS_OF_PERMANENTS = [
  phrase('simpleCondition', '{c:color} is the most common color among all permanents or is tied for most common', ({ c }) => mostCommon(c)),
  phrase(
    'simpleCondition',
    '{o:oneObject} shares a color with the most common color among all permanents or a color tied for most common',
    ({ o }) => sharesMostCommon(o),
  ),
];

const isAhead = (who: PlayerRef, of: Quantity): Condition => matches({ sel: 'players', who }, { is: 'ahead', in: of });

/** Of players. */
const PLAYERS = [
  ...COLORS_OF_PERMANENTS,
  phrase('ofAnyPlayer', 'control/controls the creature with the greatest {s:statName} or tied for the greatest {s:statName}', ({ s }) =>
    compare(
      count(
        all('battlefield', {
          is: 'and',
          of: [
            CREATURE,
            { is: 'stat', stat: s, cmp: '=', value: { q: 'extreme', which: 'greatest', stat: s, of: all('battlefield', CREATURE) } },
            controlledBy(ACTOR),
          ],
        }),
      ),
      '>=',
      1,
    ),
  ),
  phrase('ofAnyPlayer', 'control/controls {k:kind}', ({ k }) => compare(count(controlled(k, ACTOR)), '>=', 1)),
  phrase('ofAnyPlayer', "have/has the city 's blessing", () =>
    matches({ sel: 'players', who: ACTOR }, { is: 'designated', designation: 'cityBlessing' }),
  ),
  phrase('ofAnyPlayer', 'is the monarch', () => matches({ sel: 'players', who: ACTOR }, { is: 'designated', designation: 'monarch' })),
  // newer than the edition whose numbers are cited: the reminder of storied says how it is had
  phrase('ofAnyPlayer', 'have/has an enduring story', () =>
    matches({ sel: 'players', who: ACTOR }, { is: 'designated', designation: 'enduringStory' }),
  ),
  // CR 122.1f
  phrase('ofAnyPlayer', 'are/is poisoned', () =>
    matches({ sel: 'players', who: ACTOR }, { is: 'counters', counter: 'poison', cmp: '>=', value: 1 }),
  ),
  phrase('ofAnyPlayer', 'have/has {c:howMany} {k:counterName} counters', ({ c, k }) =>
    matches({ sel: 'players', who: ACTOR }, { is: 'counters', counter: k, cmp: c.cmp, value: c.value }),
  ),
  phrase('ofOnePlayer', 'control/controls the most {n:things} or are/is tied for the most', ({ n }) =>
    compare(count(controlled(n, ACTOR)), '>=', { q: 'most', among: { player: 'each' }, of: count(controlled(n, ONE)) }),
  ),
  phrase('ofOnePlayer', 'control/controls at least {k:several} more {n:things} than {p:certainPlayer}', ({ k, n, p }) =>
    compare(count(controlled(n, ACTOR)), '>=', { q: 'sum', of: [count(controlled(n, p)), k] }),
  ),
  alsoRead('ofOnePlayer', 'control/controls the most {n:things}', ({ n }) =>
    compare(count(controlled(n, ACTOR)), '>=', { q: 'most', among: { player: 'each' }, of: count(controlled(n, ONE)) }),
  ),
  phrase('ofOnePlayer', 'control/controls more {n:things} than {p:certainPlayer}', ({ n, p }) =>
    compare(count(controlled(n, ACTOR)), '>', count(controlled(n, p))),
  ),
  phrase('ofOnePlayer', 'control/controls fewer {n:things} than {p:certainPlayer}', ({ n, p }) =>
    compare(count(controlled(n, ACTOR)), '<', count(controlled(n, p))),
  ),
  phrase('ofOnePlayer', 'control/controls {c:howMany} {n:counted}', ({ c, n }) => compared(count(controlled(n, ACTOR)), c)),
  alsoRead('ofOnePlayer', "don't/doesn't control {t:anyThing}", ({ t }) => compare(count(controlled(t, ACTOR)), '=', 0)),
  phrase('ofOnePlayer', 'control/controls {c:howMany} {n:counted} with different names', ({ c, n }) =>
    compared({ q: 'distinct', what: 'names', of: controlled(n, ACTOR) }, c),
  ),
  phrase('ofOnePlayer', 'control/controls {c:howMany} {n:counted} with different powers', ({ c, n }) =>
    compared({ q: 'distinct', what: 'powers', of: controlled(n, ACTOR) }, c),
  ),
  phrase('ofOnePlayer', 'have/has more cards in hand than {p:certainPlayer}', ({ p }) => compare(handOf(ACTOR), '>', handOf(p))),
  phrase('ofOnePlayer', 'have/has fewer cards in hand than {p:certainPlayer}', ({ p }) => compare(handOf(ACTOR), '<', handOf(p))),
  alsoRead('ofOnePlayer', 'have/has a card in hand', () => compare(handOf(ACTOR), '>=', 1)),
  phrase('ofOnePlayer', 'have/has {c:howMany} cards in hand', ({ c }) => compared(handOf(ACTOR), c)),
  phrase(
    'ofOnePlayer',
    'have/has {c:howMany} {n:cards} in {w:own} graveyard',
    ({ c, n }) => compared(count(allIn('graveyard', ACTOR, n)), c),
    { subject: 'asked' },
  ),
  phrase('ofOnePlayer', 'have/has {c:howMany} {n:cards} in {w:own} library', ({ c, n }) => compared(count(allIn('library', ACTOR, n)), c), {
    subject: 'asked',
  }),
  // a whole number is at most the half just where it is at most that, rounded down
  phrase('ofOnePlayer', 'have/has no more life than half {w:own} starting life total', () =>
    compare({ q: 'life', who: ACTOR }, '<=', { q: 'half', of: { q: 'startingLife', who: ACTOR }, round: 'down' }),
  ),
  phrase('ofOnePlayer', 'have/has the most life or are/is tied for most life', () =>
    compare({ q: 'life', who: ACTOR }, '>=', {
      q: 'extreme',
      which: 'greatest',
      stat: 'life',
      of: { sel: 'players', who: { player: 'each' } },
    }),
  ),
  phrase('ofOnePlayer', 'have/has {c:howMuch} life', ({ c }) => compared({ q: 'life', who: ACTOR }, c), { c: 'bounded' }),
  phrase('ofOnePlayer', 'have/has more life than {p:certainPlayer}', ({ p }) =>
    compare({ q: 'life', who: ACTOR }, '>', { q: 'life', who: p }),
  ),
  phrase('ofOnePlayer', 'have/has more life than each other player', () => isAhead(ACTOR, { q: 'life', who: ONE })),
  phrase('ofOnePlayer', 'have/has more cards in hand than each other player', () => isAhead(ACTOR, handOf(ONE))),
  phrase('ofOnePlayer', 'control/controls more {n:things} than each other player', ({ n }) => isAhead(ACTOR, count(controlled(n, ONE)))),
  phrase('ofOnePlayer', 'have/has less life than {p:certainPlayer}', ({ p }) =>
    compare({ q: 'life', who: ACTOR }, '<', { q: 'life', who: p }),
  ),
  phrase('simpleCondition', "a player 's life total is less than or equal to half their starting life total", () =>
    matches(
      { sel: 'players', who: { player: 'each' } },
      {
        is: 'satisfies',
        cond: compare({ q: 'life', who: ONE }, '<=', { q: 'half', of: { q: 'startingLife', who: ONE }, round: 'down' }),
      },
    ),
  ),
  alsoRead('simpleCondition', 'your life total is less than or equal to half your starting life total', () =>
    compare({ q: 'life', who: YOU }, '<=', { q: 'half', of: { q: 'startingLife', who: YOU }, round: 'down' }),
  ),
  phrase('ofOnePlayer', 'have/has max speed', () => compare({ q: 'speed', who: ACTOR }, '=', 4)),
  // reason: writes what abilities that give max speed ask for (CR 702.179e)
  phrase('ofOnePlayer', "don't/doesn't have max speed", () => compare({ q: 'speed', who: ACTOR }, '!=', 4)),
  phrase('ofOnePlayer', 'have/has the initiative', () =>
    matches({ sel: 'players', who: ACTOR }, { is: 'designated', designation: 'initiative' }),
  ),
  phrase('simpleCondition', "you're the monarch", () =>
    matches({ sel: 'players', who: YOU }, { is: 'designated', designation: 'monarch' }),
  ),
  phrase('simpleCondition', 'you have {c:howMany} opponents', ({ c }) => compared({ q: 'players', who: { player: 'eachOpponent' } }, c)),
  phrase('simpleCondition', 'an opponent is the monarch', () =>
    matches({ sel: 'players', who: { player: 'eachOpponent' } }, { is: 'designated', designation: 'monarch' }),
  ),
  phrase('ofOnePlayer', 'have/has at least {n:several} life more than {w:own} starting life total', ({ n }) =>
    compare({ q: 'life', who: ACTOR }, '>=', { q: 'sum', of: [n, { q: 'startingLife', who: ACTOR }] }),
  ),
  phrase('simpleCondition', '{o:oneObject} has the same {s:statName} as {p:oneObject}', ({ o, s, p }) =>
    compare(statOf(s, o), '=', statOf(s, p)),
  ),
  // of the other the same is meant
  alsoRead('simpleCondition', '{o:possessiveObject} {s:statName} is greater than {p:possessiveObject}', ({ o, s, p }) =>
    compare(statOf(s, o), '>', statOf(s, p)),
  ),
  phrase('simpleCondition', 'you have a full party', () => compare({ q: 'party', who: YOU }, '=', 4)),
  phrase('simpleCondition', 'you control {a:thing} and {b:thing}', ({ a, b }) => ({
    if: 'and',
    of: [a, b].map((f) => compare(count(controlled(f, YOU)), '>=', 1)),
  })),
  // reason: magic/rules/502-untapping.test.ts reads it
  phrase('simpleCondition', 'you control {a:thing} , {b:thing} , and {d:thing}', ({ a, b, d }) => ({
    if: 'and',
    of: [a, b, d].map((f) => compare(count(controlled(f, YOU)), '>=', 1)),
  })),
  phrase('simpleCondition', 'you control {a:thing} , {b:thing} , {d:thing} , and {e:thing}', ({ a, b, d, e }) => ({
    if: 'and',
    of: [a, b, d, e].map((f) => compare(count(controlled(f, YOU)), '>=', 1)),
  })),
  alsoRead('simpleCondition', 'you control/controlled {k:kind} as you cast ~', ({ k }) => ({
    if: 'asCast',
    cond: compare(count(controlled(k, YOU)), '>=', 1),
  })),
  phrase('simpleCondition', 'a player has {c:howMuch} life', ({ c }) =>
    matches(
      { sel: 'players', who: { player: 'each' } },
      { is: 'satisfies', cond: compared({ q: 'life', who: { player: 'of', of: { sel: 'it' } } }, c) },
    ),
  ),
  // of each player's library alone
  phrase('simpleCondition', 'a library has {c:howMany} cards in it', ({ c }) =>
    matches(
      { sel: 'players', who: { player: 'each' } },
      { is: 'satisfies', cond: compared(count(allIn('library', { player: 'of', of: { sel: 'it' } }, ANY)), c) },
    ),
  ),
  phrase('simpleCondition', 'a graveyard has {c:howMany} cards in it', ({ c }) =>
    matches(
      { sel: 'players', who: { player: 'each' } },
      { is: 'satisfies', cond: compared(count(allIn('graveyard', { player: 'of', of: { sel: 'it' } }, ANY)), c) },
    ),
  ),
  phrase('simpleCondition', 'your library has {c:howMany} cards in it', ({ c }) => compared(count(allIn('library', YOU, ANY)), c)),
  alsoRead('simpleCondition', 'any player controls {t:thing}', ({ t }) => compare(onBattlefield(t), '>=', 1)),
];

/** What is so of you and any of your opponents, said of you: it is the other way round of one of them. */
const OPPONENT: PlayerRef = { player: 'of', of: { sel: 'it' } };
const ofSome = (cond: Condition): Condition => matches({ sel: 'players', who: { player: 'eachOpponent' } }, { is: 'satisfies', cond });
const COMPARED_WITH_ANY = [
  alsoRead('simpleCondition', 'you have less life than an opponent', () =>
    ofSome(compare({ q: 'life', who: OPPONENT }, '>', { q: 'life', who: YOU })),
  ),
  alsoRead('simpleCondition', 'you have more life than an opponent', () =>
    ofSome(compare({ q: 'life', who: OPPONENT }, '<', { q: 'life', who: YOU })),
  ),
  alsoRead('simpleCondition', 'you control fewer {n:things} than an opponent', ({ n }) =>
    ofSome(compare(count(controlled(n, OPPONENT)), '>', count(controlled(n, YOU)))),
  ),
];

/** How many there are. */
const NUMBERS = [
  phrase('simpleCondition', '{p:certainPlayer} is you', ({ p }) => matches({ sel: 'players', who: p }, { is: 'player', who: YOU })),
  phrase('simpleCondition', "it's your combat phase", () => ({
    if: 'and',
    of: [
      { if: 'turnOf', who: YOU },
      { if: 'step', step: 'combat' },
    ],
  })),
  phrase('simpleCondition', '{o:pronoun} shares a color with {s:some}', ({ o, s }) => matches(o, { is: 'sharesColor', with: s }), {
    s: 'several',
  }),
  phrase('simpleCondition', '{o:pronoun} shares a card type with {p:oneObject}', ({ o, p }) =>
    matches(o, { is: 'sharesCardType', with: p }),
  ),
  phrase('simpleCondition', '{n:anyThing} is attached to {o:pronoun}', ({ n, o }) =>
    compare(onBattlefield(and(n, { is: 'attachedTo', of: o })), '>=', 1),
  ),
  phrase('simpleCondition', '{c:howMany} {n:counted} are attached to {o:pronoun}', ({ c, n, o }) =>
    compared(onBattlefield(and(n, { is: 'attachedTo', of: o })), c),
  ),
  alsoRead('simpleCondition', '{t:thing} is attacking you', ({ t }) =>
    compare(onBattlefield(and(t, { is: 'attackingPlayerOrPermanent', of: { sel: 'players', who: YOU } })), '>=', 1),
  ),
  alsoRead('simpleCondition', '{t:thing} is attacking', ({ t }) => compare(onBattlefield(and(ATTACKING, t)), '>=', 1)),
  alsoRead('simpleCondition', '{c:howMany} {n:counted} are/is attacking', ({ c, n }) => compared(onBattlefield(and(ATTACKING, n)), c)),
  phrase('simpleCondition', '{t:anyThing} is on the battlefield', ({ t }) => compare(onBattlefield(t), '>=', 1)),
  phrase('simpleCondition', 'no {n:things} are on the battlefield', ({ n }) => compare(onBattlefield(n), '=', 0)),
  alsoRead('simpleCondition', '{c:howMany} {n:counted} are on the battlefield', ({ c, n }) => compared(onBattlefield(n), c)),
  phrase('simpleCondition', 'there are {c:howMany} {n:counted} on the battlefield', ({ c, n }) => compared(onBattlefield(n), c)),
  phrase('simpleCondition', 'there is {s:some}', ({ s }) => compare(count(s), '>=', 1), { s: 'several' }),
  alsoRead('simpleCondition', "there's {s:some}", ({ s }) => compare(count(s), '>=', 1)),
  phrase('simpleCondition', 'there are {c:howMany} {g:group}', ({ c, g }) => compared(count(g), c), { g: 'several' }),
  alsoRead('simpleCondition', '{c:howMany} {n:cards} are in {p:possessive} graveyard', ({ c, n, p }) =>
    compared(count(allIn('graveyard', p, n)), c),
  ),
  phrase(
    'simpleCondition',
    'there are {c:howMany} counters among {g:group}',
    ({ c, g }) => compared({ q: 'counters', counter: 'any', of: g }, c),
    { g: 'several' },
  ),
  phrase('simpleCondition', 'there is exactly one {k:counterName} counter on {o:oneObject}', ({ k, o }) =>
    compare({ q: 'counters', counter: k, of: o }, '=', 1),
  ),
  phrase('simpleCondition', 'there are {c:howMany} {k:counterName} counters on {o:oneObject}', ({ c, k, o }) =>
    compared({ q: 'counters', counter: k, of: o }, c),
  ),
  phrase('simpleCondition', 'there are {c:howMany} {v:variety} among {g:group}', ({ c, v, g }) =>
    compared({ q: 'distinct', what: v, of: g }, c),
  ),
  // CR 709.4a, 709.5: the names a Room has are those of its unlocked doors
  alsoRead('simpleCondition', 'there are {c:howMany} different names among unlocked doors of {g:group}', ({ c, g }) =>
    compared({ q: 'distinct', what: 'names', of: g }, c),
  ),
  phrase('simpleCondition', 'there are {c:howMany} unlocked doors among {g:group}', ({ c, g }) => compared({ q: 'doors', of: g }, c)),
  alsoRead('simpleCondition', '{c:howMany} {n:counted} are blocking {o:pronoun}', ({ c, n, o }) =>
    compared(onBattlefield(and(n, { is: 'blocking', of: o })), c),
  ),
  phrase('simpleCondition', '{o:oneObject} has the least {s:statName} or is tied for least {s:statName} among {g:group}', ({ o, s, g }) =>
    compare(statOf(s, o), '<=', { q: 'extreme', which: 'least', stat: s, of: g }),
  ),
  phrase('simpleCondition', 'you control {c:howMany} {n:counted} {a:alike}', ({ c, n, a }) =>
    compared({ q: 'alike', in: a, of: all('battlefield', and(n, controlledBy(YOU))) }, c),
  ),
  phrase('ofOnePlayer', 'own/owns {t:aCard} in exile', ({ t }) => compare(count(all('exile', and(t, ownedBy(ACTOR)))), '>=', 1)),
  phrase('simpleCondition', '{g:group} have total power and toughness {c:howGreat}', ({ g, c }) =>
    compared({ q: 'sum', of: [statOf('power', g), statOf('toughness', g)] }, c),
  ),
  phrase('simpleCondition', '{g:group} have total {s:statName} {c:howGreat}', ({ g, s, c }) => compared(statOf(s, g), c), {
    g: 'several',
  }),
  phrase('simpleCondition', 'this is the {n:nth} time this ability has resolved this turn', ({ n }) =>
    compare({ q: 'abilityTimes', which: 'resolved' }, '=', n),
  ),
  alsoRead('simpleCondition', "it's the {n:nth} time", ({ n }) => compare({ q: 'abilityTimes', which: 'resolved' }, '=', n)),
  phrase('simpleCondition', 'this ability has been activated {c:howMany} times this turn', ({ c }) =>
    compared({ q: 'abilityTimes', which: 'activated' }, c),
  ),
];

/** Of things. */
const THINGS = [
  phrase('simpleCondition', 'an opponent controls {o:pronoun}', ({ o }) => matches(o, controlledBy({ player: 'eachOpponent' }))),
  alsoRead('simpleCondition', 'you control {o:oneObject}', ({ o }) => matches(o, controlledBy(YOU))),
  // reason: no card that is read whole needs it yet
  phrase('simpleCondition', "you don't control {o:pronoun}", ({ o }) => isNot(matches(o, controlledBy(YOU)))),
  phrase('simpleCondition', 'you controlled {o:pronoun}', ({ o }) => matches(o, controlledBy(YOU))),
  phrase('simpleCondition', '{s:itIs} controlled by {p:certainPlayer}', ({ s, p }) => is(s, controlledBy(p))),
  phrase('simpleCondition', '{s:itIs} paired with another creature', ({ s }) => is(s, { is: 'status', status: 'paired' })),
  phrase('simpleCondition', '{s:itIs} attacking or blocking alone', ({ s }) =>
    is(s, {
      is: 'or',
      of: [
        { is: 'status', status: 'attackingAlone' },
        { is: 'status', status: 'blockingAlone' },
      ],
    }),
  ),
  phrase('simpleCondition', '{s:itIs} attacking alone', ({ s }) => is(s, { is: 'status', status: 'attackingAlone' })),
  phrase('simpleCondition', '{s:itIs} your Ring-bearer', ({ s }) => is(s, and({ is: 'status', status: 'ringBearer' }, controlledBy(YOU)))),
  phrase('simpleCondition', '{s:itIs} attached to {t:thing}', ({ s, t }) => is(s, { is: 'attachedTo', of: all('battlefield', t) })),
  phrase('simpleCondition', '~ is in the command zone or on the battlefield', () => matches(SELF, EMINENT)),
  phrase('simpleCondition', '~ is on the battlefield', () => matches(SELF, { is: 'inZone', zone: 'battlefield' })),
  phrase('simpleCondition', '{o:self} is exiled', ({ o }) => matches(o, { is: 'inZone', zone: 'exile' })),
  phrase('simpleCondition', '{o:self} is suspended', ({ o }) => matches(o, SUSPENDED)),
  phrase('simpleCondition', '~ is in your graveyard', () => matches(SELF, { is: 'inZone', zone: 'graveyard' })),
  phrase('simpleCondition', '{s:itHas} {k:keyword}', ({ s, k }) => is(s, { is: 'keyword', keyword: k })),
  phrase('simpleCondition', "{o:oneObject} doesn't have {k:keyword}", ({ o, k }) =>
    isNot(is({ what: o, now: true }, { is: 'keyword', keyword: k })),
  ),
  phrase('simpleCondition', '{s:itHas} a counter on it', ({ s }) => is(s, counters('any', '>=', 1))),
  alsoRead('simpleCondition', '{s:itHas} counters on it', ({ s }) => is(s, counters('any', '>=', 1))),
  alsoRead('simpleCondition', '{s:itHas} one or more counters on it', ({ s }) => is(s, counters('any', '>=', 1))),
  phrase('simpleCondition', '{s:itHas} {c:howMany} counters on it', ({ s, c }) =>
    is(s, { is: 'counters', counter: 'any', cmp: c.cmp, value: c.value }),
  ),
  alsoRead('simpleCondition', "{o:oneObject} doesn't have a/an {k:counterName} counter on it", ({ o, k }) =>
    matches(o, counters(k, '=', 0)),
  ),
  phrase('simpleCondition', '{s:itHas} no {k:counterName} counters on it', ({ s, k }) => is(s, counters(k, '=', 0))),
  phrase('simpleCondition', '{s:itHas} a/an {k:counterName} counter on it', ({ s, k }) => is(s, counters(k, '>=', 1))),
  phrase('simpleCondition', '{s:itHas} {c:howMany} {k:counterName} counters on it', ({ s, c, k }) =>
    is(s, { is: 'counters', counter: k, cmp: c.cmp, value: c.value }),
  ),
  phrase('simpleCondition', '{s:itHas} {x:statCompare}', ({ s, x }) => is(s, x), { s: 'present', x: 'stat' }),
  phrase('simpleCondition', '{o:oneObject} has a single target', ({ o }) => matches(o, { is: 'targets', what: ANY, only: 'once' })),
  phrase('simpleCondition', '{o:oneObject} targets only {p:self}', ({ o, p }) =>
    matches(o, { is: 'targets', what: { is: 'oneOf', of: p }, only: 'object' }),
  ),
  alsoRead('simpleCondition', '{o:oneObject} targets {w:castWhat}', ({ o, w }) => matches(o, { is: 'targets', what: w })),
  phrase('simpleCondition', '{o:oneObject} targets you or {t:thing}', ({ o, t }) =>
    matches(o, { is: 'targets', what: { is: 'or', of: [{ is: 'player', who: YOU }, t] } }),
  ),
  phrase('simpleCondition', '{o:oneObject} targets {t:thing}', ({ o, t }) => matches(o, { is: 'targets', what: t })),
  phrase('simpleCondition', '{o:oneObject} shares a creature type with {p:oneObject}', ({ o, p }) =>
    matches(o, { is: 'sharesCreatureType', with: p }),
  ),
  phrase('simpleCondition', '{s:itIs} {a:adjective}', ({ s, a }) => is(s, a), { a: 'word' }),
  phrase('simpleCondition', '{s:itIsNot} {a:adjective}', ({ s, a }) => is(s, not(a)), { a: 'word' }),
  phrase('simpleCondition', '{s:itIsNot} {k:kind}', ({ s, k }) => is(s, not(k))),
  phrase('simpleCondition', '{s:itIs} {k:kind}', ({ s, k }) => is(s, k), { k: 'described' }),
];

/** When it is. */
const TIMES = [
  phrase('simpleCondition', "it's {p:whoseTurn} turn", ({ p }) => ({ if: 'turnOf', who: p })),
  phrase('simpleCondition', "it's not {p:whoseTurn} turn", ({ p }) => ({ if: 'not', of: { if: 'turnOf', who: p } })),
  phrase('simpleCondition', "it's your main phase", () => ({
    if: 'and',
    of: [
      { if: 'turnOf', who: YOU },
      { if: 'step', step: 'main' },
    ],
  })),
  phrase('simpleCondition', "it isn't your main phase", () => ({
    if: 'not',
    of: {
      if: 'and',
      of: [
        { if: 'turnOf', who: YOU },
        { if: 'step', step: 'main' },
      ],
    },
  })),
  phrase('simpleCondition', "it's {d:dayNight}", ({ d }) => ({ if: 'dayNight', is: d })),
];

export const CONDITION_PHRASES = [
  ...PAST_PHRASES,
  ...PLAYERS,
  ...COMPARED_WITH_ANY,
  ...NUMBERS,
  ...THINGS,
  ...TIMES,
  phrase('simpleCondition', '{q:measure} is {c:howGreat}', ({ q, c }) => compared(q, c), { q: 'stat' }),
  // reason: writes numbers that things don't have in words
  phrase('simpleCondition', '{q:measure} is {c:compare}', ({ q, c }) => compared(q, c)),
];
