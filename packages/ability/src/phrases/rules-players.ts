/** What rules say of players: what they can't do, and what they may (CR 101.2, 601.3, 602.5). */
import type { Action, Filter, Rule } from '../language.js';
import { and, not } from './filters.js';
import type { AbilitiesOf, Ruled } from './parts.js';
import { ACTOR, alsoRead, phrase } from './phrase.js';

const ANY: Filter = { is: 'any' };
const LAND: Filter = { is: 'type', type: 'Land' };
const cant = (...actions: Action[]): Ruled => ({ rules: actions.map((action) => ({ rule: 'cant', action })) });
const stating = (rule: Rule): Ruled => ({ rules: [rule] });
const casting = (what: Filter): Action => ({ act: 'cast', who: ACTOR, what });
const activating = ({ what, kind }: AbilitiesOf): Action => ({ act: 'activate', who: ACTOR, what, kind });
const paying = (how: 'life' | 'sacrifice', what: Filter): Action => ({ act: 'pay', who: ACTOR, with: how, what });
const spending = (any: 'color' | 'type', on?: Filter): Ruled => stating({ rule: 'spendAsThough', who: ACTOR, any, ...(on ? { on } : {}) });
const player: Filter = { is: 'player', who: ACTOR };

export const PLAYER_PHRASES = [
  phrase('playerRule', "can't cast spells from graveyards or activate abilities of cards in graveyards", () =>
    cant(
      casting(and({ is: 'spell' }, { is: 'cast', from: 'graveyard' })),
      activating({ what: { is: 'inZone', zone: 'graveyard' }, kind: 'any' }),
    ),
  ),
  phrase('playerRule', "can't cast {n:spells} from graveyards", ({ n }) => cant(casting(and(n, { is: 'cast', from: 'graveyard' })))),
  phrase('playerRule', "can't cast {n:spells} from graveyards or libraries", ({ n }) =>
    cant(
      casting(
        and(n, {
          is: 'or',
          of: [
            { is: 'cast', from: 'graveyard' },
            { is: 'cast', from: 'library' },
          ],
        }),
      ),
    ),
  ),
  phrase('playerRule', "can't cast {n:spells} from anywhere other than their hands", ({ n }) =>
    cant(casting(and(n, not({ is: 'cast', from: 'hand' })))),
  ),
  phrase('playerRule', "can't cast {n:spells}", ({ n }) => cant(casting(n))),
  phrase('playerRule', "can't activate {a:abilitiesOf}", ({ a }) => cant(activating(a))),
  phrase('playerRule', "can't cast {n:spells} or activate {a:abilitiesOf}", ({ n, a }) => cant(casting(n), activating(a))),
  phrase('playerRule', "can't attack with creatures", () => cant({ act: 'attack', who: { is: 'controlledBy', who: ACTOR } })),
  phrase('playerRule', "can't play lands", () => cant({ act: 'playLand', who: ACTOR, what: LAND })),
  phrase('playerRule', "can't play cards from your hand", () =>
    cant(casting(and({ is: 'spell' }, { is: 'cast', from: 'hand' })), {
      act: 'playLand',
      who: ACTOR,
      what: LAND,
      from: 'hand',
    }),
  ),
  phrase('playerRule', "can't draw cards", () => cant({ act: 'draw', who: ACTOR })),
  phrase(
    'playerRule',
    "can't search libraries . Any player may pay {m:mana} for that player to ignore this effect until end of turn",
    ({ m }) => cant({ act: 'search', who: ACTOR, ignore: [{ pay: 'mana', mana: m }] }),
  ),
  phrase('playerRule', "can't search libraries", () => cant({ act: 'search', who: ACTOR })),
  phrase('playerRule', "can't gain life", () => cant({ act: 'gainLife', who: ACTOR })),
  // reason: CR 119.8 speaks of it
  phrase('playerRule', "can't lose life", () => cant({ act: 'loseLife', who: ACTOR })),
  phrase('playerRule', "can't lose the game", () => cant({ act: 'loseGame', who: ACTOR })),
  phrase('playerRule', "don't/doesn't lose the game for having 0 or less life", () => cant({ act: 'loseGame', who: ACTOR, for: 'life' })),
  phrase('playerRule', "can't win the game", () => cant({ act: 'winGame', who: ACTOR })),
  phrase('playerRule', "can't pay life or sacrifice {n:things} to cast spells or activate abilities", ({ n }) =>
    cant(paying('life', ANY), paying('sacrifice', n)),
  ),
  phrase('playerRule', "can't get counters", () => cant({ act: 'putCounters', what: player, counter: 'any' })),
  phrase('playerRule', "can't get {k:counterName} counters", ({ k }) => cant({ act: 'putCounters', what: player, counter: k })),
  phrase('playerRule', 'have/has shroud', () => cant({ act: 'target', what: player, by: ANY })),
  phrase('playerRule', 'have/has hexproof', () =>
    cant({ act: 'target', what: player, by: { is: 'controlledBy', who: { player: 'eachOpponent' } } }),
  ),
  alsoRead('playerRule', 'gain/gains shroud', () => cant({ act: 'target', what: player, by: ANY })),
  alsoRead('playerRule', 'gain/gains hexproof', () =>
    cant({ act: 'target', what: player, by: { is: 'controlledBy', who: { player: 'eachOpponent' } } }),
  ),
  // CR 702.16j
  phrase('playerRule', 'have/has protection from {q:quality}', ({ q }) => stating({ rule: 'protection', who: ACTOR, from: q })),
  alsoRead('playerRule', 'gain/gains protection from {q:quality}', ({ q }) => stating({ rule: 'protection', who: ACTOR, from: q })),
  phrase('playerRule', 'have/has no maximum hand size', () => stating({ rule: 'maxHandSize', who: ACTOR, value: 'none' })),
  phrase('playerRule', 'may spend mana as though it were mana of any {x:colorOrType}', ({ x }) => spending(x)),
  phrase('playerRule', 'may spend mana as though it were mana of any {x:colorOrType} to cast {n:spells}', ({ x, n }) => spending(x, n)),
  alsoRead('playerRule', 'may spend mana as though it were mana of any {x:colorOrType} to activate abilities of {n:things}', ({ x, n }) =>
    spending(x, and({ is: 'permanent' }, n)),
  ),
  phrase('playerRule', "don't/doesn't lose unspent mana as steps and phases end", () => stating({ rule: 'unspentMana', who: ACTOR })),
  phrase('playerRule', "don't/doesn't lose unspent {c:color} mana as steps and phases end", ({ c }) =>
    stating({ rule: 'unspentMana', who: ACTOR, types: [c] }),
  ),
  phrase('playerRule', 'play/plays with their hands/hand revealed', () => stating({ rule: 'reveals', what: 'hand', who: ACTOR }), {
    subject: 'others',
  }),
  phrase('playerRule', 'reveal/reveals each card they draw', () => stating({ rule: 'reveals', what: 'draws', who: ACTOR }), {
    subject: 'others',
  }),
  phrase('playerRule', 'may cast {n:spellKinds} as though they had flash', ({ n }) =>
    stating({ rule: 'may', action: casting(n), asThough: 'flash' }),
  ),
  phrase('playerRule', 'may cast {n:spells} this turn as though they had flash', ({ n }) => ({
    rules: [{ rule: 'may', action: casting(n), asThough: 'flash' }],
    time: 'endOfTurn',
  })),
  phrase('playerRule', 'choose/chooses how each player votes', () => stating({ rule: 'declares', what: 'votes', who: ACTOR })),
  phrase('playerRule', 'choose/chooses which creatures attack', () => stating({ rule: 'declares', what: 'attackers', who: ACTOR })),
  phrase(
    'playerRule',
    'choose/chooses which creatures block {t:combatTime} and how those creatures block',
    ({ t }) => ({ rules: [{ rule: 'declares', what: 'blockers', who: ACTOR }], time: t }),
    { t: 'ofCombat' },
  ),
  phrase(
    'playerRule',
    "can't block with more than {k:several} creature/creatures {t:combatTime}",
    ({ k, t }) => ({
      rules: [
        {
          rule: 'atMost',
          act: 'block',
          n: k,
          what: {
            is: 'and',
            of: [
              { is: 'type', type: 'Creature' },
              { is: 'controlledBy', who: ACTOR },
            ],
          },
          per: 'player',
        },
      ],
      time: t,
    }),
    { t: 'ofCombat' },
  ),
  // where the creatures that can must block
  alsoRead('playerRule', 'choose/chooses how those creatures block', () => ({
    rules: [{ rule: 'declares', what: 'blockers', who: ACTOR }],
    time: 'endOfTurn',
  })),
];
