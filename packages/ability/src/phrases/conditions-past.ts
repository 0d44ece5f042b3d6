/** What stands after "if": what has happened, and what was paid for spells (CR 608.2c, 702.33d). */
import type { Condition, EventPattern, Filter, PlayerRef, Quantity, Selector } from '../language.js';
import { and, not } from './filters.js';
import {
  compare,
  compared,
  controlledBy,
  damageEvent,
  happened,
  howOften,
  isNot,
  matches,
  oneOf,
  ownedBy,
  SNOW,
  thePlayer,
} from './nodes.js';
import type { OwnSpell } from './parts.js';
import { ACTOR, alsoRead, phrase } from './phrase.js';

const YOU: PlayerRef = { player: 'you' };
const SELF: Selector = { sel: 'self' };
const ANY: Filter = { is: 'any' };
const IT: Selector = { sel: 'it' };

const attack = (what: Filter): EventPattern => ({ on: 'attack', what, batch: 'each' });
const entered = (what: Filter): EventPattern => ({ on: 'zone', what, to: 'battlefield', batch: 'each' });
const died = (what: Filter): EventPattern => ({ on: 'zone', what, from: 'battlefield', to: 'graveyard', batch: 'each' });
const damaged = (to: Filter): EventPattern => damageEvent(ANY, to, 'any', 'each');
/** CR 122.6a */
const countersPut = (counter: string, what: Filter, who: PlayerRef): EventPattern => ({
  on: 'counters',
  change: 'put',
  counter,
  what,
  who,
});
const cast = (who: PlayerRef, what: Filter): EventPattern => ({ on: 'cast', who, what });
const times = (event: EventPattern): Quantity => howOften(event, 'times');
const amount = (event: EventPattern): Quantity => howOften(event, 'amount');
const everCast = (what: Filter): Condition => ({ if: 'happened', event: cast(YOU, what), when: 'thisGame' });

const CAST: Filter = { is: 'cast' };

/** What happened this turn, or before it. */
const HAPPENED = [
  phrase('ofAnyPlayer', 'gained life this turn', () => happened({ on: 'gainLife', who: ACTOR })),
  phrase('ofAnyPlayer', 'lost life this turn', () => happened({ on: 'loseLife', who: ACTOR })),
  phrase('ofAnyPlayer', 'gained or lost life this turn', () => ({
    if: 'or',
    of: [happened({ on: 'gainLife', who: ACTOR }), happened({ on: 'loseLife', who: ACTOR })],
  })),
  phrase('ofAnyPlayer', 'attacked this turn', () => happened(attack(controlledBy(ACTOR)))),
  phrase('simpleCondition', '{t:thing} and {u:thing} attacked this combat', ({ t, u }) => ({
    if: 'and',
    of: [t, u].map((x): Condition => compare({ q: 'happened', event: attack(x), measure: 'times', within: 'combat' }, '>=', 1)),
  })),
  phrase('simpleCondition', '{t:thing} was dealt excess damage this turn', ({ t }) =>
    happened({ ...damageEvent(ANY, t, 'any', 'each'), excess: true } as EventPattern),
  ),
  phrase('ofAnyPlayer', 'lost life last turn', () => ({ if: 'happened', event: { on: 'loseLife', who: ACTOR }, when: 'lastTurn' })),
  phrase('ofAnyPlayer', 'were/was dealt damage this turn', () => happened(damaged(thePlayer(ACTOR)))),
  alsoRead('ofAnyPlayer', 'has been dealt damage this turn', () => happened(damaged(thePlayer(ACTOR)))),
  phrase('ofAnyPlayer', 'were/was dealt combat damage this turn', () => happened(damageEvent(ANY, thePlayer(ACTOR), 'combat', 'each'))),
  // CR 500.1: counted by the turns that player has begun
  phrase('simpleCondition', "it's your first , second , or third turn of the game", () => ({
    if: 'and',
    of: [{ if: 'turnOf', who: YOU }, compare({ q: 'turnsBegun', who: YOU }, '<=', 3)],
  })),
  phrase('simpleCondition', 'a spell was warped this turn', () =>
    happened(cast({ player: 'each' }, and({ is: 'spell' }, { is: 'cast', paid: 'warp' }))),
  ),
  phrase('ofAnyPlayer', 'surveilled this turn', () => happened({ on: 'surveil', who: ACTOR })),
  alsoRead('simpleCondition', "you've surveilled this turn", () => happened({ on: 'surveil', who: YOU })),
  phrase('simpleCondition', 'a/an {k:counterName} counter was put on {t:thing} this turn', ({ k, t }) =>
    happened({ on: 'counters', change: 'put', counter: k, what: t }),
  ),
  alsoRead('simpleCondition', 'a/an {k:counterName} counter was put on {t:thing} under your control this turn', ({ k, t }) =>
    happened({ on: 'counters', change: 'put', counter: k, what: and(t, controlledBy(YOU)) }),
  ),
  phrase('simpleCondition', '{o:pronoun} came under your control this turn', ({ o }) => matches(o, { is: 'arrived', since: 'thisTurn' })),
  phrase('simpleCondition', '{n:many} or more cards left your graveyard this turn', ({ n }) =>
    compare(times({ on: 'zone', what: ownedBy(YOU), from: 'graveyard', batch: 'each' }), '>=', n),
  ),
  phrase('ofAnyPlayer', 'put a counter on {o:pronoun} this turn', ({ o }) => happened(countersPut('any', oneOf(o), ACTOR))),
  phrase('ofAnyPlayer', 'put a counter on {t:thing} this turn', ({ t }) => happened(countersPut('any', t, ACTOR))),
  // reason: kinds beside any kind, which cards have
  phrase('ofAnyPlayer', 'put a/an {k:counterName} counter on {o:pronoun} this turn', ({ k, o }) =>
    happened(countersPut(k, oneOf(o), ACTOR)),
  ),
  phrase('ofAnyPlayer', 'put a/an {k:counterName} counter on {t:thing} this turn', ({ k, t }) => happened(countersPut(k, t, ACTOR))),
  alsoRead('simpleCondition', "you've put one or more {k:counterName} counters on {t:thing} this turn", ({ k, t }) =>
    happened(countersPut(k, t, YOU)),
  ),
  phrase('ofAnyPlayer', 'created a token this turn', () => happened({ on: 'createToken', who: ACTOR, what: ANY })),
  phrase('simpleCondition', '{w:castWhat} you cast this turn was countered by a spell or ability an opponent controlled', ({ w }) =>
    happened({ on: 'countered', who: YOU, what: w, by: { player: 'eachOpponent' } }),
  ),
  phrase('simpleCondition', '{t:thing} was destroyed this turn by a spell or ability an opponent controlled', ({ t }) =>
    happened({ on: 'zone', what: t, from: 'battlefield', verb: 'destroy', causedBy: { player: 'eachOpponent' }, batch: 'each' }),
  ),
  alsoRead(
    'simpleCondition',
    '{t:thing} under your control was destroyed this turn by a spell or ability an opponent controlled',
    ({ t }) =>
      happened({
        on: 'zone',
        what: and(t, controlledBy(YOU)),
        from: 'battlefield',
        verb: 'destroy',
        causedBy: { player: 'eachOpponent' },
        batch: 'each',
      }),
  ),
  phrase('ofAnyPlayer', 'cast {w:castWhat} this turn', ({ w }) => happened(cast(ACTOR, w))),
  alsoRead('ofAnyPlayer', 'has cast {w:castWhat} this turn', ({ w }) => happened(cast(ACTOR, w))),
  phrase('ofAnyPlayer', 'searched {w:own} library this turn', () => happened({ on: 'search', who: ACTOR })),
  phrase('ofAnyPlayer', 'played a land this turn', () =>
    happened({
      on: 'zone',
      what: { is: 'and', of: [{ is: 'type', type: 'Land' }, controlledBy(ACTOR)] },
      to: 'battlefield',
      verb: 'play',
      batch: 'each',
    }),
  ),
  phrase('ofOnePlayer', 'gained {c:howMuch} life this turn', ({ c }) => compared(amount({ on: 'gainLife', who: ACTOR }), c)),
  phrase('ofOnePlayer', 'lost {c:howMuch} life this turn', ({ c }) => compared(amount({ on: 'loseLife', who: ACTOR }), c)),
  alsoRead('simpleCondition', "you've lost life this turn", () => happened({ on: 'loseLife', who: YOU })),
  alsoRead('simpleCondition', "you've cast {w:castWhat} this turn", ({ w }) => happened(cast(YOU, w))),
  phrase('simpleCondition', "you didn't lose life this turn", () => isNot(happened({ on: 'loseLife', who: YOU }))),
  phrase('simpleCondition', "you didn't cast {w:castWhat} this turn", ({ w }) => isNot(happened(cast(YOU, w)))),
  phrase('ofOnePlayer', "didn't cast {w:castWhat} this turn", ({ w }) => isNot(happened(cast(ACTOR, w)))),
  phrase('simpleCondition', "you didn't attack this turn", () => isNot(happened(attack(controlledBy(YOU))))),
  alsoRead('simpleCondition', "you didn't attack with a creature this turn", () => isNot(happened(attack(controlledBy(YOU))))),
  phrase('simpleCondition', "you didn't play a land this turn", () =>
    isNot(
      happened({
        on: 'zone',
        what: { is: 'and', of: [{ is: 'type', type: 'Land' }, controlledBy(YOU)] },
        to: 'battlefield',
        verb: 'play',
        batch: 'each',
      }),
    ),
  ),
  phrase('simpleCondition', "you've cast {c:howMany} {n:spells} this turn", ({ c, n }) => compared(times(cast(YOU, n)), c)),
  // CR 603.4: it stays so, whatever is cast after it
  phrase('simpleCondition', "it's the {n:nth} {k:pastSpell} you cast this turn", ({ n, k }) => ({
    if: 'and',
    of: [
      matches({ sel: 'event', role: 'object' }, k),
      compare({ q: 'happened', event: cast(YOU, k), measure: 'times', before: 'event' }, '=', { q: 'minus', left: n, right: 1 }),
    ],
  })),
  phrase('simpleCondition', 'it was the {n:nth} spell you cast this turn', ({ n }) => ({
    if: 'and',
    of: [
      matches(SELF, CAST),
      compare({ q: 'happened', event: cast(YOU, ANY), measure: 'times', before: 'itsCast' }, '=', { q: 'minus', left: n, right: 1 }),
    ],
  })),
  phrase('ofOnePlayer', 'cast {c:howMany} spells this turn', ({ c }) => compared(times(cast(ACTOR, ANY)), c)),
  alsoRead('simpleCondition', "you've drawn more than one card this turn", () => compare(times({ on: 'draw', who: YOU }), '>=', 2)),
  phrase('simpleCondition', "you've drawn {c:howMany} cards this turn", ({ c }) => compared(times({ on: 'draw', who: YOU }), c)),
  phrase('ofOnePlayer', 'drew {c:howMany} cards this turn', ({ c }) => compared(times({ on: 'draw', who: ACTOR }), c)),
  alsoRead('ofOnePlayer', 'has drawn {c:howMany} cards this turn', ({ c }) => compared(times({ on: 'draw', who: ACTOR }), c)),
  phrase('ofOnePlayer', 'had {c:howMany} {n:cards} put into {w:own} graveyard from anywhere this turn', ({ c, n }) =>
    compared(times({ on: 'zone', what: { is: 'and', of: [n, not({ is: 'token' }), ownedBy(ACTOR)] }, to: 'graveyard', batch: 'each' }), c),
  ),
  phrase('simpleCondition', "you've been dealt {c:howMuch} damage this turn", ({ c }) => compared(amount(damaged(thePlayer(YOU))), c)),
  phrase('ofOnePlayer', 'were/was dealt {c:howMuch} damage this turn', ({ c }) => compared(amount(damaged(thePlayer(ACTOR))), c)),
  phrase('simpleCondition', "you've committed a crime this turn", () => happened({ on: 'crime', who: YOU })),
  phrase('simpleCondition', "you've completed a dungeon", () => ({ if: 'completed', who: YOU })),
  phrase('simpleCondition', 'you attacked this turn', () => happened(attack(controlledBy(YOU)))),
  alsoRead('simpleCondition', 'you attacked with creatures this turn', () => happened(attack(controlledBy(YOU)))),
  // reason: writes an event of the language
  phrase('simpleCondition', 'you attacked with {t:thing} this turn', ({ t }) => happened(attack(and(t, controlledBy(YOU))))),
  phrase('simpleCondition', 'you attacked with {c:howMany} {n:counted} this turn', ({ c, n }) =>
    compared(times(attack(and(n, controlledBy(YOU)))), c),
  ),
  phrase('simpleCondition', 'you attacked with creatures with total power {c:howGreat} this combat', ({ c }) =>
    compared(
      { q: 'happened', event: attack(and({ is: 'type', type: 'Creature' }, controlledBy(YOU))), measure: 'power', within: 'combat' },
      c,
    ),
  ),
  phrase('simpleCondition', 'you sacrificed {c:howMany} {n:counted} this turn', ({ c, n }) =>
    compared(times({ on: 'zone', what: and(n, controlledBy(YOU)), from: 'battlefield', verb: 'sacrifice', batch: 'each' }), c),
  ),
  alsoRead('simpleCondition', '{t:anyThing} entered under your control this turn', ({ t }) => happened(entered(and(t, controlledBy(YOU))))),
  phrase('ofAnyPlayer', 'had {t:anyThing} enter under {w:own} control this turn', ({ t }) =>
    happened(entered(and(t, controlledBy(ACTOR)))),
  ),
  phrase('simpleCondition', '{c:howMany} {n:counted} entered under your control this turn', ({ c, n }) =>
    compared(times(entered(and(n, controlledBy(YOU)))), c),
  ),
  phrase('ofOnePlayer', 'had {c:howMany} {n:counted} enter under {w:own} control this turn', ({ c, n }) =>
    compared(times(entered(and(n, controlledBy(ACTOR)))), c),
  ),
  phrase('simpleCondition', '{t:thing} you controlled was put into your graveyard from the battlefield this turn', ({ t }) =>
    happened(died({ is: 'and', of: [t, controlledBy(YOU), ownedBy(YOU)] })),
  ),
  phrase('simpleCondition', '{t:anyThing} died under your control this turn', ({ t }) => happened(died(and(t, controlledBy(YOU))))),
  alsoRead('simpleCondition', '{t:thing} left the battlefield under your control this turn', ({ t }) =>
    happened({ on: 'zone', what: and(t, controlledBy(YOU)), from: 'battlefield', batch: 'each' }),
  ),
  // CR 700.11: a permanent card, from anywhere; a token is no card
  phrase('ofAnyPlayer', 'descended this turn', () =>
    happened({
      on: 'zone',
      what: { is: 'and', of: [not({ is: 'token' }), { is: 'permanentCard' }, ownedBy(ACTOR)] },
      to: 'graveyard',
      batch: 'each',
    }),
  ),
  phrase('ofAnyPlayer', 'discarded {t:aCard} this turn', ({ t }) =>
    happened({ on: 'zone', what: and(t, ownedBy(ACTOR)), verb: 'discard', batch: 'each' }),
  ),
  alsoRead('simpleCondition', "you've discarded {t:aCard} this turn", ({ t }) =>
    happened({ on: 'zone', what: and(t, ownedBy(YOU)), verb: 'discard', batch: 'each' }),
  ),
  phrase('ofAnyPlayer', 'sacrificed {t:thing} this turn', ({ t }) =>
    happened({ on: 'zone', what: and(t, controlledBy(ACTOR)), from: 'battlefield', verb: 'sacrifice', batch: 'each' }),
  ),
  alsoRead('simpleCondition', "you've sacrificed {t:thing} this turn", ({ t }) =>
    happened({ on: 'zone', what: and(t, controlledBy(YOU)), from: 'battlefield', verb: 'sacrifice', batch: 'each' }),
  ),
  phrase('simpleCondition', '{t:thing} was put into your hand from the battlefield this turn', ({ t }) =>
    happened({ on: 'zone', what: and(t, ownedBy(YOU)), from: 'battlefield', to: 'hand', batch: 'each' }),
  ),
  phrase('simpleCondition', '{t:aCard} left your graveyard this turn', ({ t }) =>
    happened({ on: 'zone', what: and(t, ownedBy(YOU)), from: 'graveyard', batch: 'each' }),
  ),
  alsoRead('simpleCondition', 'one or more cards left your graveyard this turn', () =>
    happened({ on: 'zone', what: ownedBy(YOU), from: 'graveyard', batch: 'each' }),
  ),
  alsoRead('simpleCondition', "you haven't cast a spell from your hand this turn", () =>
    isNot(happened(cast(YOU, and({ is: 'spell' }, { is: 'cast', from: 'hand' })))),
  ),
  alsoRead('simpleCondition', "you haven't cast {w:castWhat} this turn", ({ w }) => isNot(happened(cast(YOU, w)))),
  phrase('simpleCondition', '{t:thing} you controlled left the battlefield this turn', ({ t }) =>
    happened({ on: 'zone', what: and(t, controlledBy(YOU)), from: 'battlefield', batch: 'each' }),
  ),
  phrase('simpleCondition', '{c:howMany} {n:cards} were put into your graveyard this turn from anywhere', ({ c, n }) =>
    compared(times({ on: 'zone', what: and(n, not({ is: 'token' }), ownedBy(YOU)), to: 'graveyard', batch: 'each' }), c),
  ),
  // the object that was on the battlefield when this was done can have died in no other way (CR 400.7)
  phrase('simpleCondition', '{o:pronoun} was/is put into a graveyard this way', ({ o }) => happened(died(oneOf(o))), { o: 'diedSo' }),
  alsoRead('simpleCondition', '{o:pronoun} dies/died this way', ({ o }) => happened(died(oneOf(o)))),
  phrase('simpleCondition', '{t:thing} died this turn', ({ t }) => happened(died(t))),
  phrase('simpleCondition', '{t:thing} left the battlefield this turn', ({ t }) =>
    happened({ on: 'zone', what: t, from: 'battlefield', batch: 'each' }),
  ),
  phrase('simpleCondition', '{c:howMany} {n:counted} died this turn', ({ c, n }) => compared(times(died(n)), c)),
  phrase('simpleCondition', '{o:pronoun} attacked this turn', ({ o }) => happened(attack(oneOf(o)))),
  phrase('simpleCondition', '{o:pronoun} attacked this combat', ({ o }) =>
    matches(o, { is: 'happened', event: attack(oneOf(IT)), within: 'combat' }),
  ),
  phrase('simpleCondition', "{o:pronoun} wasn't dealt damage this turn", ({ o }) => isNot(happened(damaged(oneOf(o))))),
  phrase('simpleCondition', '{o:pronoun} was dealt noncombat damage this turn', ({ o }) =>
    happened(damageEvent(ANY, oneOf(o), 'noncombat', 'each')),
  ),
  alsoRead('simpleCondition', 'a counter was put on {o:pronoun} this turn', ({ o }) =>
    happened({ on: 'counters', change: 'put', counter: 'any', what: oneOf(o) }),
  ),
  phrase('simpleCondition', '{o:pronoun} was blocked this turn', ({ o }) =>
    happened({ on: 'blocked', what: oneOf(o), by: ANY, batch: 'oneOrMore' }),
  ),
  phrase('simpleCondition', "{o:pronoun} wasn't sacrificed", ({ o }) =>
    isNot(happened({ on: 'zone', what: oneOf(o), from: 'battlefield', verb: 'sacrifice', batch: 'each' })),
  ),
  phrase('simpleCondition', "{o:pronoun} didn't attack this turn", ({ o }) => isNot(happened(attack(oneOf(o))))),
  phrase('simpleCondition', '{o:pronoun} attacked or blocked this turn', ({ o }) => ({
    if: 'or',
    of: [happened(attack(oneOf(o))), happened({ on: 'block', what: oneOf(o), attacker: ANY, batch: 'each' })],
  })),
  phrase('simpleCondition', '{o:pronoun} attacked or blocked this combat', ({ o }) =>
    matches(o, {
      is: 'happened',
      event: { on: 'or', of: [attack(oneOf(IT)), { on: 'block', what: oneOf(IT), attacker: ANY, batch: 'each' }] },
      within: 'combat',
    }),
  ),
  phrase('simpleCondition', "it's the first combat phase of the turn", () =>
    compare(howOften({ on: 'step', step: 'beginCombat', whose: { player: 'each' } }, 'times'), '=', 1),
  ),
  phrase('simpleCondition', '{c:howMuch} {n:counted} attacked this turn', ({ c, n }) => compared(times(attack(n)), c)),
  phrase('simpleCondition', 'no {n:things} left the battlefield this turn', ({ n }) =>
    isNot(happened({ on: 'zone', what: n, from: 'battlefield', batch: 'each' })),
  ),
  alsoRead('simpleCondition', "you've gained {c:howMuch} life this turn", ({ c }) => compared(amount({ on: 'gainLife', who: YOU }), c)),
  alsoRead('simpleCondition', 'you gained and lost life this turn', () => ({
    if: 'and',
    of: [happened({ on: 'gainLife', who: YOU }), happened({ on: 'loseLife', who: YOU })],
  })),
  phrase('simpleCondition', '{t:aCard} was put into your graveyard from anywhere this turn', ({ t }) =>
    happened({ on: 'zone', what: and(t, not({ is: 'token' }), ownedBy(YOU)), to: 'graveyard', batch: 'each' }),
  ),
  phrase('simpleCondition', '{c:howMany} {n:cards} were put into graveyards from anywhere this turn', ({ c, n }) =>
    compared(times({ on: 'zone', what: and(n, not({ is: 'token' })), to: 'graveyard', batch: 'each' }), c),
  ),
  alsoRead('simpleCondition', '{t:thing} was put into a graveyard from the battlefield this turn', ({ t }) => happened(died(t))),
  phrase('simpleCondition', "{t:thing} entered under an opponent 's control this turn", ({ t }) =>
    happened(entered(and(t, controlledBy({ player: 'eachOpponent' })))),
  ),
  phrase('simpleCondition', 'no {n:things} attacked this turn', ({ n }) => isNot(happened(attack(n)))),
  phrase('simpleCondition', '{o:pronoun} has been exerted this turn', ({ o }) => happened({ on: 'exert', what: oneOf(o) })),
  phrase('simpleCondition', '{o:pronoun} entered this turn', ({ o }) => happened(entered(oneOf(o)))),
  phrase('simpleCondition', "{o:pronoun} didn't enter this turn", ({ o }) => isNot(happened(entered(oneOf(o))))),
  phrase('simpleCondition', '{o:pronoun} dealt {k:damageKind} to {p:actor} this turn', ({ o, k, p }) =>
    happened(damageEvent(oneOf(o), thePlayer(p), k, 'each')),
  ),
  phrase('simpleCondition', 'a player was dealt {k:damageKind} by {t:thing} this turn', ({ k, t }) =>
    happened(damageEvent(t, thePlayer({ player: 'each' }), k, 'each')),
  ),
  phrase('simpleCondition', 'one or more cards were put into exile this turn', () =>
    happened({ on: 'zone', what: not({ is: 'token' }), to: 'exile', batch: 'each' }),
  ),
  phrase('simpleCondition', '{n:digits} or more damage was dealt to {o:pronoun} this turn', ({ n, o }) =>
    compare(amount(damaged(oneOf(o))), '>=', n),
  ),
  phrase('simpleCondition', '{o:pronoun} was dealt damage this turn', ({ o }) => happened(damaged(oneOf(o)))),
  phrase('simpleCondition', 'you had {t:anyThing} enter last turn', ({ t }) => ({ if: 'happened', event: entered(t), when: 'lastTurn' })),
  phrase('simpleCondition', 'no spells were cast last turn', () =>
    isNot({ if: 'happened', event: cast({ player: 'each' }, ANY), when: 'lastTurn' }),
  ),
  phrase('simpleCondition', 'a player cast {n:several} or more spells last turn', ({ n }) => ({
    if: 'happened',
    event: { on: 'cast', who: { player: 'each' }, what: ANY, nth: n },
    when: 'lastTurn',
  })),
  phrase('simpleCondition', "~ is the first spell you've cast this game", () => isNot(everCast({ is: 'other' }))),
  phrase('simpleCondition', "you've cast {w:castWhat} this game", ({ w }) => everCast(w)),
];

const paid = (label: string, { at, it, $self }: OwnSpell): Condition => ({ if: 'paid', label, $at: at, $it: it, $self }) as Condition;
const named = (label: string): Condition => ({ if: 'paid', label });

/** How a spell was cast, and what was paid and spent for it. */
const spentOn = (of: Selector): Quantity => ({ q: 'manaSpent', measure: 'amount', of });
const spentFrom = (from: Filter, of?: Selector): Quantity => ({ q: 'manaSpent', measure: 'amount', ...(of ? { of } : {}), from });

const PAID = [
  phrase('simpleCondition', '{o:ownSpell} was {w:paidWord}', ({ o, w }) => paid(w, o), { w: 'named' }),
  phrase('simpleCondition', "{o:ownSpell} wasn't {w:paidWord}", ({ o, w }) => isNot(paid(w, o)), { w: 'named' }),
  phrase('simpleCondition', '{o:ownSpell} escaped', ({ o }) => paid('escape', o)),
  phrase('simpleCondition', 'the gift was promised', () => named('gift')),
  phrase('simpleCondition', "the gift wasn't promised", () => isNot(named('gift'))),
  phrase('simpleCondition', "tribute wasn't paid", () => isNot(named('tribute'))),
  phrase('simpleCondition', 'evidence was collected', () => named('additional'), { self: 'evidence' }),
  // CR 603.2c: of those that entered at once
  phrase('simpleCondition', 'one or more of {o:pronoun} entered from a graveyard or were/was cast from a graveyard', ({ o }) =>
    matches(o, {
      is: 'or',
      of: [
        { is: 'putHere', from: 'graveyard' },
        { is: 'cast', from: 'graveyard' },
      ],
    }),
  ),
  phrase('simpleCondition', '{o:ownSpells} additional cost was paid', ({ o }) => paid('additional', o)),
  phrase('simpleCondition', '{o:ownSpells} {k:keyword} cost was paid', ({ o, k }) => paid(k, o)),
  phrase('simpleCondition', 'you cast ~/it during your main phase', () => ({
    if: 'and',
    of: [matches(SELF, CAST), { if: 'turnOf', who: YOU }, { if: 'step', step: 'main' }],
  })),
  phrase('simpleCondition', '{o:castIt} entered from your graveyard or you cast it from your graveyard', ({ o }) => ({
    if: 'or',
    of: [
      happened({ ...entered({ is: 'and', of: [oneOf(o), ownedBy(YOU)] }), from: 'graveyard' } as EventPattern),
      matches(o, { is: 'cast', from: 'graveyard', own: true }),
    ],
  })),
  alsoRead('simpleCondition', '{o:castIt} was cast', ({ o }) => matches(o, CAST)),
  // CR 107.3, 602.1a
  phrase('simpleCondition', "that spell 's mana cost or that ability 's activation cost contains {X}", () =>
    matches({ sel: 'event', role: 'object' }, { is: 'costSymbol', symbol: 'X' }),
  ),
  phrase('simpleCondition', "{o:castIt} wasn't cast", ({ o }) => isNot(matches(o, CAST))),
  phrase('simpleCondition', '{o:thatSpell} was kicked', ({ o }) => matches(o, { is: 'cast', paid: 'kicker' })),
  phrase('simpleCondition', 'you cast {o:castIt}', ({ o }) => matches(o, CAST)),
  phrase('simpleCondition', '~ was cast from exile', () => matches(SELF, { is: 'cast', from: 'exile' })),
  phrase('simpleCondition', '{o:castIt} was cast from your graveyard', ({ o }) => matches(o, { is: 'cast', from: 'graveyard', own: true })),
  phrase('simpleCondition', '~ was cast from a graveyard', () => matches(SELF, { is: 'cast', from: 'graveyard' })),
  phrase('simpleCondition', "you didn't cast {o:castIt} from your hand", ({ o }) => isNot(matches(o, { is: 'cast', from: 'hand' }))),
  phrase('simpleCondition', 'you cast {o:castIt} from your hand', ({ o }) => matches(o, { is: 'cast', from: 'hand' })),
  alsoRead('simpleCondition', '~ was cast from your hand', () => matches(SELF, { is: 'cast', from: 'hand' })),
  phrase('simpleCondition', '~ was cast from anywhere other than your hand', () =>
    matches(SELF, { is: 'and', of: [CAST, not({ is: 'cast', from: 'hand' })] }),
  ),
  phrase('simpleCondition', '{m:manaSymbol} was spent to cast {o:ownSpell}', ({ m, o }) =>
    compare({ q: 'manaSpent', measure: 'amount', type: m, $at: o.at } as Quantity, '>=', 1),
  ),
  phrase('simpleCondition', '{S} was spent to cast ~', () => compare(spentFrom(SNOW), '>=', 1)),
  phrase('simpleCondition', 'mana from {k:kind} was spent to cast ~', ({ k }) => compare(spentFrom(k), '>=', 1)),
  phrase('simpleCondition', 'mana from {k:kind} was spent to cast {o:castIt}', ({ k, o }) => compare(spentFrom(k, o), '>=', 1)),
  phrase('simpleCondition', '{n:several} or more mana from {k:things} was spent to cast {o:castIt}', ({ n, k, o }) =>
    compare(spentFrom(k, o), '>=', n),
  ),
  phrase('simpleCondition', 'at least {n:several} {c:color} mana was spent to cast ~', ({ n, c }) =>
    compare({ q: 'manaSpent', measure: 'amount', type: c }, '>=', n),
  ),
  phrase('simpleCondition', '{n:several} or more mana was spent to cast {o:thatSpell}', ({ n, o }) => compare(spentOn(o), '>=', n)),
  alsoRead('simpleCondition', 'at least {n:several} mana was spent to cast {o:castIt}', ({ n, o }) => compare(spentOn(o), '>=', n)),
  phrase('simpleCondition', 'the amount of mana spent to cast {o:thatSpell} was less than its mana value', ({ o }) =>
    compare(spentOn(o), '<', { q: 'stat', stat: 'manaValue', of: o }),
  ),
  alsoRead('simpleCondition', 'the amount of mana spent to cast {o:castIt} was less than its mana value', ({ o }) =>
    compare(spentOn(o), '<', { q: 'stat', stat: 'manaValue', of: o }),
  ),
  // CR 105.1: colorless mana has no color
  phrase('simpleCondition', 'no colored mana was spent to cast {o:castIt}', ({ o }) =>
    compare({ q: 'manaSpent', measure: 'colors', of: o }, '=', 0),
  ),
  phrase('simpleCondition', '{n:several} or more colors of mana were spent to cast ~/it', ({ n }) =>
    compare({ q: 'manaSpent', measure: 'colors' }, '>=', n),
  ),
  phrase('simpleCondition', 'no mana was spent to cast {o:thatSpell}', ({ o }) => compare(spentOn(o), '=', 0)),
  alsoRead('simpleCondition', 'no mana was spent to cast {o:castIt}', ({ o }) => compare(spentOn(o), '=', 0)),
];

export const PAST_PHRASES = [...HAPPENED, ...PAID];
