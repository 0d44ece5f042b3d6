/** Numbers that are read and written by the same words: "the number of …", "for each …". */
import type { Zone } from '../basics.js';
import type { Condition, EventPattern, Filter, PlayerRef, Quantity, Selector } from '../language.js';
import { and } from './filters.js';
import {
  all,
  allIn,
  compare,
  compared,
  controlledBy,
  count,
  damageEvent,
  happened,
  howOften,
  oneOf,
  ownedBy,
  SNOW,
  statOf,
  thePlayer,
} from './nodes.js';
import { alsoRead, phrase } from './phrase.js';

const OPPONENTS = { q: 'players', who: { player: 'eachOpponent' } } as const;
/** CR 701.52a */
const RING_BEARER: Selector = all('battlefield', {
  is: 'and',
  of: [{ is: 'status', status: 'ringBearer' }, controlledBy({ player: 'you' })],
});
const KICKED = { q: 'paid', label: 'kicker' } as const;
const YOU: PlayerRef = { player: 'you' };

const died = (what: Filter): Quantity => {
  const event: EventPattern = { on: 'zone', what, from: 'battlefield', to: 'graveyard', batch: 'each' };
  return howOften(event, 'times');
};
const entered = (what: Filter): Quantity => howOften({ on: 'zone', what, to: 'battlefield', batch: 'each' }, 'times');
const discarded = (what: Filter): Quantity =>
  howOften({ on: 'zone', what: and(what, ownedBy(YOU)), verb: 'discard', batch: 'each' }, 'times');
const sacrificed = (what: Filter): Quantity =>
  howOften({ on: 'zone', what: and(what, controlledBy(YOU)), from: 'battlefield', verb: 'sacrifice', batch: 'each' }, 'times');
const DRAWN = howOften({ on: 'draw', who: YOU }, 'times');
const COMMANDER: Quantity = { q: 'commanderCasts', who: YOU };
/** One of several players, who is asked. */
const ONE: PlayerRef = { player: 'of', of: { sel: 'it' } };
const most = (among: PlayerRef, of: Quantity): Quantity => ({ q: 'most', among, of });
const yours = (kind: Filter): Filter => and(kind, ownedBy(YOU));
const lifeOf = (which: 'greatest' | 'least'): Quantity => ({
  q: 'extreme',
  which,
  stat: 'life',
  of: { sel: 'players', who: { player: 'each' } },
});
const lifeOfOpponents = (which: 'greatest' | 'least'): Quantity => ({
  q: 'extreme',
  which,
  stat: 'life',
  of: { sel: 'players', who: { player: 'eachOpponent' } },
});

/** CR 508.6: players whom a creature attacks. */
export const ATTACKED: Quantity = {
  q: 'players',
  who: {
    player: 'of',
    of: {
      sel: 'filter',
      of: { sel: 'players', who: { player: 'each' } },
      filter: {
        is: 'satisfies',
        cond: compare(
          count(
            all('battlefield', {
              is: 'and',
              of: [
                { is: 'type', type: 'Creature' },
                { is: 'attackingPlayerOrPermanent', of: { sel: 'it' } },
              ],
            }),
          ),
          '>=',
          1,
        ),
      },
    },
  },
};

/** Counters that players have (CR 122.1). */
const has = (counter: string, who: PlayerRef): Quantity => ({ q: 'counters', counter, of: { sel: 'players', who } });

/** What was noted during the draft (CR 905.2b). */
const OF_DRAFTS = [
  phrase('quantity', 'the highest number you noted for cards named {o:ownName}', () => ({ q: 'noted', what: 'highest' })),
  phrase('quantity', 'the number of cards you removed from the draft with cards named {o:ownName}', () => ({
    q: 'noted',
    what: 'removed',
  })),
  phrase('simpleCondition', 'you removed {t:cardKind} from the draft with cards named {o:ownName}', ({ t }) =>
    compare({ q: 'noted', what: 'removed', of: t }, '>=', 1),
  ),
  phrase('simpleCondition', 'you guessed correctly for a card named {o:ownName}', () => compare({ q: 'noted', what: 'guessed' }, '>=', 1)),
];

/** CR 508.6: the opponents that creatures of yours have attacked this turn. */
export const ATTACKED_OPPONENTS: Quantity = {
  q: 'players',
  who: {
    player: 'of',
    of: {
      sel: 'filter',
      of: { sel: 'players', who: { player: 'eachOpponent' } },
      filter: {
        is: 'satisfies',
        cond: happened({ on: 'attack', what: controlledBy(YOU), defender: oneOf({ sel: 'it' }), batch: 'each' }),
      },
    },
  },
};

/** How much damage was dealt to players this turn. */
const dealt = (who: PlayerRef, kind: 'any' | 'combat' | 'noncombat'): Quantity =>
  howOften(damageEvent({ is: 'any' }, thePlayer(who), kind, 'each'), 'amount');
const left = (what: Filter): Quantity => howOften({ on: 'zone', what, from: 'battlefield', batch: 'each' }, 'times');
const attackers = (what: Filter): Quantity => howOften({ on: 'attack', what: and(what, controlledBy(YOU)), batch: 'each' }, 'times');
/** CR 700.11 */
const DESCENDED = howOften(
  {
    on: 'zone',
    what: { is: 'and', of: [{ is: 'not', of: { is: 'token' } }, { is: 'permanentCard' }, ownedBy(YOU)] },
    to: 'graveyard',
    batch: 'each',
  },
  'times',
);
/** CR 903.3: in each of the two zones where it is seen. */
const COMMANDERS: Selector = {
  sel: 'union',
  of: [all('battlefield', and({ is: 'commander' }, ownedBy(YOU))), all('command', and({ is: 'commander' }, ownedBy(YOU)))],
};

/** Players of whom something is so, counted. */
const playersOf = (who: PlayerRef, cond: Condition): Quantity => ({
  q: 'players',
  who: { player: 'of', of: { sel: 'filter', of: { sel: 'players', who }, filter: { is: 'satisfies', cond } } },
});
const NOT_FROM_HAND: Filter = { is: 'not', of: { is: 'cast', from: 'hand' } };
const castElsewhere = (what: Filter): Quantity => howOften({ on: 'cast', who: YOU, what: and(what, NOT_FROM_HAND) }, 'times');
const buried = (from: Zone): Quantity =>
  howOften({ on: 'zone', what: yours({ is: 'any' }), from, to: 'graveyard', batch: 'each' }, 'times');

/** What has happened this turn. */
const OF_THIS_TURN = [
  phrase('forEach', "for each {k:pastSpell} you've cast this turn from anywhere other than your hand", ({ k }) => castElsewhere(k)),
  phrase('quantity', "the number of {n:pastSpells} you've cast from anywhere other than your hand this turn", ({ n }) => castElsewhere(n)),
  phrase('quantity', 'the number of cards that were put into your graveyard from your hand or library this turn', () => ({
    q: 'sum',
    of: [buried('hand'), buried('library')],
  })),
  // reason: no card that is read whole needs it yet
  phrase('quantity', "the number of {n:things} that were exiled under your opponents' control this turn", ({ n }) =>
    howOften(
      { on: 'zone', what: and(n, controlledBy({ player: 'eachOpponent' })), from: 'battlefield', to: 'exile', batch: 'each' },
      'times',
    ),
  ),
  phrase('quantity', 'the damage dealt to your opponents this turn', () => dealt({ player: 'eachOpponent' }, 'any')),
  phrase('quantity', 'the damage dealt to {p:certainPlayer} this turn', ({ p }) => dealt(p, 'any')),
  phrase('quantity', 'the total amount of {k:damageKind} dealt to your opponents this turn', ({ k }) =>
    dealt({ player: 'eachOpponent' }, k),
  ),
  phrase('forEach', 'for each 1 damage dealt to you this turn', () => dealt(YOU, 'any')),
  alsoRead('quantity', 'the amount of damage dealt to {o:pronoun} this turn', ({ o }) =>
    howOften(damageEvent({ is: 'any' }, oneOf(o), 'any', 'each'), 'amount'),
  ),
  phrase('quantity', 'the life {p:certainPlayer} lost this turn', ({ p }) => howOften({ on: 'loseLife', who: p }, 'amount')),
  phrase('forEach', 'for each {k:single} you attacked with this turn', ({ k }) => attackers(k)),
  phrase('quantity', 'the number of opponents you attacked this turn', () => ATTACKED_OPPONENTS),
  phrase('forEach', 'for each opponent you attacked this turn', () => ATTACKED_OPPONENTS),
  phrase('quantity', 'the number of times you descended this turn', () => DESCENDED),
  phrase('quantity', 'the number of times this ability has resolved this turn', () => ({ q: 'abilityTimes', which: 'resolved' })),
  phrase('forEach', 'for each {k:single} that left the battlefield this turn', ({ k }) => left(k)),
  alsoRead('forEach', 'for each {k:single} that left the battlefield under your control this turn', ({ k }) =>
    left(and(k, controlledBy(YOU))),
  ),
  alsoRead('quantity', 'the number of {n:things} that were put into graveyards from the battlefield this turn', ({ n }) => died(n)),
  alsoRead('forEach', "for each card you've cycled or discarded this turn", () => discarded({ is: 'any' })),
  alsoRead('forEach', 'for each {k:single} you had enter under your control this turn', ({ k }) => entered(and(k, controlledBy(YOU)))),
  phrase('quantity', 'the number of {n:pastSpells} cast this turn', ({ n }) =>
    howOften({ on: 'cast', who: { player: 'each' }, what: n }, 'times'),
  ),
  phrase('forEach', 'for each mana spent to cast ~/it', () => ({ q: 'manaSpent', measure: 'amount' })),
];

const OF_PLAYERS = [
  phrase('quantity', 'the total number of {c:counterName} counters among players', ({ c }) => has(c, { player: 'each' })),
  phrase('forEach', 'for each {c:counterName} counter among players', ({ c }) => has(c, { player: 'each' })),
  phrase('forEach', 'for each counter among players and permanents', () => ({
    q: 'counters',
    counter: 'any',
    of: { sel: 'union', of: [{ sel: 'players', who: { player: 'each' } }, all('battlefield', { is: 'permanent' })] },
  })),
  phrase('forEach', 'for each graveyard with {c:howMany} cards in it', ({ c }) =>
    playersOf({ player: 'each' }, compared(count(allIn('graveyard', ONE, { is: 'any' })), c)),
  ),
  phrase('quantity', 'the amount of {E} you have', () => has('energy', YOU)),
  phrase('quantity', 'the number of {c:counterName} counters you have', ({ c }) => has(c, YOU)),
  phrase('quantity', 'the number of {c:counterName} counters your opponents have', ({ c }) => has(c, { player: 'eachOpponent' })),
  phrase('forEach', 'for each {c:counterName} counter you have', ({ c }) => has(c, YOU)),
  phrase('forEach', 'for each {c:counterName} counter your opponents have', ({ c }) => has(c, { player: 'eachOpponent' })),
];

export const QUANTITY_PHRASES = [
  ...OF_DRAFTS,
  ...OF_PLAYERS,
  ...OF_THIS_TURN,
  alsoRead('quantity', 'the greatest mana value among your commanders', () => ({
    q: 'extreme',
    which: 'greatest',
    stat: 'manaValue',
    of: COMMANDERS,
  })),
  phrase('quantity', 'the greatest number of {n:things} that have {v:shared} in common', ({ n, v }) => ({
    q: 'alike',
    in: v,
    of: all('battlefield', n),
  })),
  phrase('quantity', '{o:possessiveObject} {s:statName} minus {q:quantity}', ({ o, s, q }) => ({
    q: 'minus',
    left: statOf(s, o),
    right: q,
  })),
  phrase('quantity', 'the number of counters among {g:group}', ({ g }) => ({ q: 'counters', counter: 'any', of: g }), { g: 'several' }),
  alsoRead('quantity', 'the number of counters on {n:things}', ({ n }) => ({ q: 'counters', counter: 'any', of: all('battlefield', n) })),
  phrase('quantity', 'the number of {c:counterName} counters among {g:group}', ({ c, g }) => ({ q: 'counters', counter: c, of: g }), {
    g: 'several',
  }),
  phrase('quantity', 'the number of counters on {o:oneObject}', ({ o }) => ({ q: 'counters', counter: 'any', of: o })),
  alsoRead('quantity', 'the number of {c:counterName} counters on {n:things}', ({ c, n }) => ({
    q: 'counters',
    counter: c,
    of: all('battlefield', n),
  })),
  phrase('quantity', 'the number of {c:counterName} counters on {o:oneObject}', ({ c, o }) => ({ q: 'counters', counter: c, of: o })),
  phrase('quantity', 'the number of colors {o:thatSpell} is', ({ o }) => ({ q: 'distinct', what: 'colors', of: o }), { o: 'pointedAt' }),
  phrase('quantity', 'the number of tokens you created this turn', () =>
    howOften({ on: 'createToken', who: YOU, what: { is: 'any' } }, 'times'),
  ),
  phrase('quantity', "the number of {n:things} you've sacrificed this turn", ({ n }) => sacrificed(n)),
  alsoRead('quantity', 'the number of {n:things} you sacrificed this turn', ({ n }) => sacrificed(n)),
  phrase('quantity', 'the number of times {o:oneObject} has mutated', ({ o }) => ({ q: 'timesMutated', of: o })),
  phrase('quantity', 'the number of times ~/it was kicked', () => KICKED),
  phrase('quantity', 'the number of opponents you have', () => OPPONENTS),
  phrase('quantity', 'the number of unlocked doors among {g:group}', ({ g }) => ({ q: 'doors', of: g })),
  phrase('quantity', 'the number of differently named {n:things}', ({ n }) => ({
    q: 'distinct',
    what: 'names',
    of: all('battlefield', n),
  })),
  phrase('quantity', 'the number of {v:variety} among {g:group}', ({ v, g }) => ({ q: 'distinct', what: v, of: g })),
  phrase('quantity', '{p:possessive} devotion to {c:colors}', ({ p, c }) => ({ q: 'devotion', colors: c, who: p })),
  phrase(
    'quantity',
    'the number of {c:color} mana symbols in the mana costs of {g:group}',
    ({ c, g }) => ({ q: 'symbols', color: c, of: g }),
    {
      g: 'several',
    },
  ),
  phrase('quantity', 'the number of {c:color} mana symbols in {o:possessiveObject} mana cost', ({ c, o }) => ({
    q: 'symbols',
    color: c,
    of: o,
  })),
  phrase('forEach', 'for each {c:color} mana symbol in the mana costs of {g:group}', ({ c, g }) => ({ q: 'symbols', color: c, of: g }), {
    g: 'several',
  }),
  phrase('forEach', 'for each {c:color} mana symbol in its mana cost', ({ c }) => ({ q: 'symbols', color: c, of: { sel: 'it' } })),
  phrase('quantity', '{p:possessive} life total', ({ p }) => ({ q: 'life', who: p })),
  phrase('quantity', '{p:possessive} starting life total', ({ p }) => ({ q: 'startingLife', who: p })),
  phrase('quantity', "the number of times you've cast your commander from the command zone this game", () => COMMANDER),
  // reason: writes what is said of the commander that mana is spent on (CR 903.8)
  phrase('quantity', 'the number of times {o:oneObject} has been cast from the command zone this game', ({ o }) => ({
    q: 'commanderCasts',
    who: YOU,
    of: o,
  })),
  phrase('quantity', 'the number of turns you have begun', () => ({ q: 'turnsBegun', who: YOU })),
  phrase('quantity', '{p:possessive} speed', ({ p }) => ({ q: 'speed', who: p })),
  phrase('quantity', '{a:digits} if {c:condition} , or {b:digits} otherwise', ({ a, c, b }) => ({ q: 'if', cond: c, then: a, else: b })),
  phrase('quantity', 'half {q:quantity} , rounded up', ({ q }) => ({ q: 'half', of: q, round: 'up' })),
  phrase('quantity', 'half {q:quantity} , rounded down', ({ q }) => ({ q: 'half', of: q, round: 'down' })),
  phrase('quantity', 'the greatest number of {n:things} a player controls', ({ n }) =>
    most({ player: 'each' }, count(all('battlefield', and(n, controlledBy(ONE))))),
  ),
  phrase('quantity', 'the greatest number of cards an opponent has drawn this turn', () =>
    most({ player: 'eachOpponent' }, howOften({ on: 'draw', who: ONE }, 'times')),
  ),
  // CR 903.3: wherever of the two zones it is
  phrase('quantity', 'the greatest mana value of a commander you own on the battlefield or in the command zone', () => ({
    q: 'extreme',
    which: 'greatest',
    stat: 'manaValue',
    of: COMMANDERS,
  })),
  phrase('quantity', 'the number of players being attacked', () => ATTACKED),
  phrase('forEach', 'for each player being attacked', () => ATTACKED),
  phrase('quantity', 'the highest life total among players', () => ({
    q: 'extreme',
    which: 'greatest',
    stat: 'life',
    of: { sel: 'players', who: { player: 'each' } },
  })),
  alsoRead('quantity', 'the highest life total among all players', () => lifeOf('greatest')),
  phrase('quantity', 'the lowest life total among players', () => lifeOf('least')),
  alsoRead('quantity', 'the lowest life total among all players', () => lifeOf('least')),
  phrase('quantity', 'the highest life total among your opponents', () => lifeOfOpponents('greatest')),
  phrase('quantity', 'the lowest life total among your opponents', () => lifeOfOpponents('least')),
  phrase('quantity', 'the greatest power and-or toughness among {g:group}', ({ g }) => ({
    q: 'max',
    of: [
      { q: 'extreme', which: 'greatest', stat: 'power', of: g },
      { q: 'extreme', which: 'greatest', stat: 'toughness', of: g },
    ],
  })),
  phrase('quantity', 'the greatest {s:statName} among {g:group}', ({ s, g }) => ({ q: 'extreme', which: 'greatest', stat: s, of: g })),
  phrase('quantity', 'the total {s:statName} of {g:group}', ({ s, g }) => statOf(s, g), { g: 'several' }),
  alsoRead('quantity', "your Ring-bearer 's {s:statName}", ({ s }) => statOf(s, RING_BEARER)),
  alsoRead('quantity', 'the {s:statName} of {o:oneObject}', ({ s, o }) => statOf(s, o)),
  phrase('quantity', '{o:possessiveObject} {s:statName}', ({ o, s }) => statOf(s, o)),
  phrase('quantity', 'the number of {n:things} that died this turn', ({ n }) => died(n)),
  alsoRead('quantity', 'the number of {n:things} that died under your control this turn', ({ n }) => died(and(n, controlledBy(YOU)))),
  phrase('quantity', 'the number of {n:things} that entered under your control this turn', ({ n }) => entered(and(n, controlledBy(YOU)))),
  alsoRead('quantity', 'the number of {n:things} you had enter under your control this turn', ({ n }) =>
    entered(and(n, controlledBy(YOU))),
  ),
  phrase('quantity', "the number of cards you've drawn this turn", () => DRAWN),
  phrase('quantity', 'the number of cards {p:certainPlayer} has drawn this turn', ({ p }) => howOften({ on: 'draw', who: p }, 'times')),
  phrase('quantity', "the number of {n:pastSpells} you've cast this turn", ({ n }) => howOften({ on: 'cast', who: YOU, what: n }, 'times')),
  phrase('quantity', 'the number of {n:pastSpells} {p:certainPlayer} has cast this turn', ({ n, p }) =>
    howOften({ on: 'cast', who: p, what: n }, 'times'),
  ),
  phrase('quantity', "the number of {n:cards} you've discarded this turn", ({ n }) => discarded(n)),
  alsoRead('quantity', "the amount of life you've gained this turn", () => howOften({ on: 'gainLife', who: YOU }, 'amount')),
  alsoRead('quantity', "the life you've lost this turn", () => howOften({ on: 'loseLife', who: YOU }, 'amount')),
  alsoRead('quantity', "the amount of life you've lost this turn", () => howOften({ on: 'loseLife', who: YOU }, 'amount')),
  alsoRead('quantity', 'the total life lost by your opponents this turn', () =>
    howOften({ on: 'loseLife', who: { player: 'eachOpponent' } }, 'amount'),
  ),
  phrase('quantity', 'the number of creatures in {p:possessive} party', ({ p }) => ({ q: 'party', who: p })),
  phrase('quantity', 'the number of colors of mana spent to cast ~/it', () => ({ q: 'manaSpent', measure: 'colors' })),
  phrase('quantity', 'the amount of {S} spent to cast ~', () => ({ q: 'manaSpent', measure: 'amount', from: SNOW })),
  phrase('quantity', 'the amount of mana from {k:kind} spent to cast ~', ({ k }) => ({ q: 'manaSpent', measure: 'amount', from: k })),
  phrase('quantity', 'the amount of mana spent to cast ~/it', () => ({ q: 'manaSpent', measure: 'amount' })),
  phrase('quantity', 'the amount of mana spent to cast {o:thatSpell}', ({ o }) => ({ q: 'manaSpent', measure: 'amount', of: o })),
  phrase('quantity', 'the amount of life you gained this turn', () => howOften({ on: 'gainLife', who: YOU }, 'amount')),
  phrase('forEach', 'for each 1 life you gained this turn', () => howOften({ on: 'gainLife', who: YOU }, 'amount')),
  // reason: as of life that was gained
  phrase('forEach', "for each 1 life you've lost this turn", () => howOften({ on: 'loseLife', who: YOU }, 'amount')),
  phrase('forEach', 'for each 1 life your opponents have lost this turn', () =>
    howOften({ on: 'loseLife', who: { player: 'eachOpponent' } }, 'amount'),
  ),
  phrase('quantity', 'the number of {g:group}', ({ g }) => count(g), { g: 'several' }),
  alsoRead('quantity', 'the total number of {g:group}', ({ g }) => count(g)),
  phrase('quantity', 'the number of {g:group} or {q:quantity} , whichever is greater', ({ g, q }) => ({ q: 'max', of: [count(g), q] }), {
    g: 'several',
  }),
  phrase('quantity', 'the amount of life you gained this turn or {q:quantity} , whichever is greater', ({ q }) => ({
    q: 'max',
    of: [howOften({ on: 'gainLife', who: YOU }, 'amount'), q],
  })),
  alsoRead('quantity', 'the amount of life you lost this turn', () => howOften({ on: 'loseLife', who: YOU }, 'amount')),
  phrase('quantity', 'the number of {g:group} minus {q:quantity}', ({ g, q }) => ({ q: 'minus', left: count(g), right: q }), {
    g: 'several',
  }),
  phrase('quantity', "the number of cards you've drawn this turn minus {n:several}", ({ n }) => ({ q: 'minus', left: DRAWN, right: n })),
  phrase('quantity', '{n:digits} minus {q:quantity}', ({ n, q }) => ({ q: 'minus', left: n, right: q })),
  phrase('quantity', 'twice {q:quantity}', ({ q }) => ({ q: 'product', of: [2, q] })),
  phrase('quantity', 'three times {q:quantity}', ({ q }) => ({ q: 'product', of: [3, q] })),
  phrase('forEach', 'for each {k:single} put into your graveyard from the battlefield this turn', ({ k }) => died(yours(k))),
  phrase('forEach', 'for each {k:single} that died this turn', ({ k }) => died(k)),
  alsoRead('forEach', 'for each {k:single} that died under your control this turn', ({ k }) => died(and(k, controlledBy(YOU)))),
  phrase('forEach', 'for each {k:single} that entered under your control this turn', ({ k }) => entered(and(k, controlledBy(YOU)))),
  phrase('forEach', "for each card you've drawn this turn", () => DRAWN),
  phrase('forEach', "for each card you've discarded this turn", () => discarded({ is: 'any' })),
  phrase('forEach', "for each {k:pastSpell} you've cast this turn", ({ k }) => howOften({ on: 'cast', who: YOU, what: k }, 'times')),
  phrase('forEach', 'for each {k:pastSpell} your opponents have cast this turn', ({ k }) =>
    howOften({ on: 'cast', who: { player: 'eachOpponent' }, what: k }, 'times'),
  ),
  alsoRead('forEach', "for each instant and sorcery you've cast this turn", () =>
    howOften(
      {
        on: 'cast',
        who: YOU,
        what: and(
          {
            is: 'or',
            of: [
              { is: 'type', type: 'Instant' },
              { is: 'type', type: 'Sorcery' },
            ],
          },
          { is: 'spell' },
        ),
      },
      'times',
    ),
  ),
  phrase('forEach', "for each time you've cast your commander from the command zone this game", () => COMMANDER),
  alsoRead('forEach', "for each time you've cast a commander from the command zone this game", () => COMMANDER),
  phrase('forEach', 'for each creature in {p:possessive} party', ({ p }) => ({ q: 'party', who: p })),
  phrase('forEach', 'for each mana from {k:kind} spent to cast ~', ({ k }) => ({ q: 'manaSpent', measure: 'amount', from: k })),
  phrase('forEach', 'for each mana from {k:kind} spent to cast {o:castIt}', ({ k, o }) => ({
    q: 'manaSpent',
    measure: 'amount',
    of: o,
    from: k,
  })),
  phrase('forEach', 'for each color of mana spent to cast {o:thatSpell}', ({ o }) => ({ q: 'manaSpent', measure: 'colors', of: o })),
  alsoRead('forEach', 'for each color of mana spent to cast ~/it', () => ({ q: 'manaSpent', measure: 'colors' })),
  phrase('forEach', 'for each {c:counterName} counter among {g:group}', ({ c, g }) => ({ q: 'counters', counter: c, of: g }), {
    g: 'several',
  }),
  alsoRead('forEach', 'for each {c:counterName} counter on {n:things}', ({ c, n }) => ({
    q: 'counters',
    counter: c,
    of: all('battlefield', n),
  })),
  phrase('forEach', 'for each counter on {o:oneObject}', ({ o }) => ({ q: 'counters', counter: 'any', of: o })),
  phrase('forEach', 'for each {c:counterName} counter on {o:oneObject}', ({ c, o }) => ({ q: 'counters', counter: c, of: o })),
  phrase('forEach', 'for each of the chosen colors {o:pronoun} is', ({ o }) => ({
    q: 'distinct',
    what: 'colors',
    of: o,
    chosen: { link: 0 },
  })),
  phrase('forEach', 'for each of its colors', () => ({ q: 'distinct', what: 'colors', of: { sel: 'it' } })),
  phrase('forEach', "for each of {o:oneObject} 's colors", ({ o }) => ({ q: 'distinct', what: 'colors', of: o }), { o: 'pointedAt' }),
  phrase('forEach', 'for each {v:oneVariety} among {g:group}', ({ v, g }) => ({ q: 'distinct', what: v, of: g })),
  phrase('forEach', 'for each time ~/it was kicked', () => KICKED),
  phrase('forEach', 'for each opponent you have', () => OPPONENTS),
];
