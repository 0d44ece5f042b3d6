/** Rules that are said in a sentence of their own: what may be done, what costs more or less, what doesn't apply (CR 101.1, 601.2f, 601.3). */
import type { Zone } from '../basics.js';
import type { Action, Cost, Effect, EventPattern, Filter, ManaRider, PlayerRef, Quantity, Rule } from '../language.js';
import { and } from './filters.js';
import type { Ruled, RuleTime } from './parts.js';
import { alsoRead, phrase } from './phrase.js';

type CostChange = Extract<Rule, { rule: 'costChange' }>;
type May = Extract<Rule, { rule: 'may' }>;
type PlayLand = Extract<Action, { act: 'playLand' }>;

const ANY: Filter = { is: 'any' };
const LAND: Filter = { is: 'type', type: 'Land' };
const YOU: PlayerRef = { player: 'you' };
const EACH: PlayerRef = { player: 'each' };
/** Everybody whose turn it is not. */
const NOT_ACTIVE: PlayerRef = {
  player: 'of',
  of: { sel: 'except', of: { sel: 'players', who: EACH }, minus: { sel: 'players', who: { player: 'active' } } },
};
const stating = (rule: Rule, time?: RuleTime): Ruled => ({ rules: [rule], ...(time === undefined ? {} : { time }) });
const cant = (action: Action): Ruled => stating({ rule: 'cant', action });
const may = (action: Action, more: Partial<May> = {}, time?: RuleTime): Ruled => stating({ rule: 'may', action, ...more }, time);
const casting = (what: Filter, from?: Zone, who: PlayerRef = YOU): Action => ({
  act: 'cast',
  who,
  what,
  ...(from ? { from } : {}),
});
/** Life equal to its mana value. */
const ITS_VALUE_IN_LIFE: Cost[] = [{ pay: 'life', amount: { q: 'stat', stat: 'manaValue', of: { sel: 'it' } } }];
const playing = (from: Zone): PlayLand => ({ act: 'playLand', who: YOU, what: LAND, from });
/** Lands, and spells of any kind. */
const playingAll = (from: Zone, more: Partial<May> = {}): Ruled => ({
  rules: [
    { rule: 'may', action: playing(from) },
    { rule: 'may', action: casting({ is: 'spell' }, from), ...more },
  ],
});
/** What was cast so is exiled instead of being put into a graveyard (CR 614.1a). */
export const EXILED_AFTER: ManaRider = {
  event: { on: 'cast', who: EACH, what: { is: 'spell' } },
  how: 'applies',
  program: {
    targets: [],
    effect: {
      do: 'replacement',
      replacement: {
        replace: 'zone',
        what: { is: 'oneOf', of: { sel: 'event', role: 'object' } },
        to: 'graveyard',
        toInstead: 'exile',
      },
      duration: 'indefinite',
    },
  },
};
/** Cards of a zone: one land or one such spell each turn. `like`: what is so of both. */
export const eitherOnce = (spell: Filter, from: Zone, like?: Filter): Ruled =>
  may(casting(like ? and(spell, like) : spell, from), {
    or: { ...playing(from), what: like ? { is: 'and', of: [LAND, like] } : LAND },
    perTurn: 1,
  });
/** A card that has come from its owner's library this turn. */
const MILLED_NOW: Filter = { is: 'putHere', from: 'library' };
const handSize = (who: PlayerRef, value: Quantity, change?: 'more' | 'less'): Ruled =>
  stating({ rule: 'maxHandSize', who, value, ...(change ? { change } : {}) });
const activating = (what: Filter, kind: 'any' | 'nonMana'): Action => ({ act: 'activate', who: EACH, what, kind });
const loyal = (what: Filter): Ruled => may({ act: 'activate', who: YOU, what, kind: 'loyalty' }, { asThough: 'flash' });
const moreLands = (count: Quantity | 'any', time: RuleTime): Ruled => stating({ rule: 'extraLands', who: YOU, count }, time);
const costing = (what: Filter, who: PlayerRef, change: CostChange['change'], mana: string, more: Partial<CostChange> = {}): Rule => ({
  rule: 'costChange',
  of: 'spells',
  who,
  what,
  change,
  mana,
  times: 1,
  ...more,
});
/** How many of the colours that were chosen the spell is. */
const CHOSEN_COLORS: Quantity = { q: 'distinct', what: 'colors', of: { sel: 'it' }, chosen: { link: 0 } };
/** Where spells are cast from. */
const FROM_GRAVEYARD: Filter = { is: 'cast', from: 'graveyard', own: true };
const FROM_GONE: Filter = {
  is: 'or',
  of: [
    { is: 'cast', from: 'graveyard' },
    { is: 'cast', from: 'exile' },
  ],
};
const NOT_YOURS: Filter = { is: 'not', of: { is: 'ownedBy', who: YOU } };
const FROM_ELSEWHERE: Filter = { is: 'not', of: { is: 'cast', from: 'hand' } };
const NOTHING: Effect = { do: 'nothing' };
/** The spell that was cast. */
const CAST: Filter = { is: 'oneOf', of: { sel: 'event', role: 'object' } };
/** What applies to the next spell of a kind that you cast. */
const next = (what: Filter, effect: Effect): ManaRider => ({
  event: { on: 'cast', who: YOU, what },
  how: 'applies',
  program: { targets: [], effect },
});
const entering = (what: Filter): EventPattern => ({ on: 'zone', what, to: 'battlefield', batch: 'each' });
const attacking = (what: Filter): EventPattern => ({ on: 'attack', what, batch: 'each' });
const dying = (what: Filter): EventPattern => ({ on: 'zone', what, from: 'battlefield', to: 'graveyard', batch: 'each' });
/** A spell of a kind of which the same player has cast one this turn. */
const second = (what: Filter): Filter => ({
  is: 'satisfies',
  cond: { if: 'happened', event: { on: 'cast', who: { player: 'controllerOf', of: { sel: 'it' } }, what } },
});

const CASTING = [
  phrase('rule', 'all damage is dealt as though its source had wither', () =>
    stating({ rule: 'damageAsThough', to: ANY, keyword: 'wither' }),
  ),
  // reason: as of wither (CR 702.90b)
  phrase('rule', 'all damage is dealt to {p:certainPlayer} as though its source had infect', ({ p }) =>
    stating({ rule: 'damageAsThough', to: { is: 'player', who: p }, keyword: 'infect' }),
  ),
  phrase('rule', 'each spell you cast costs {m:mana} {d:lessOrMore} to cast for each of the chosen colors it is', ({ m, d }) => ({
    rules: [costing(ANY, YOU, d, m, { times: CHOSEN_COLORS })],
  })),
  phrase('rule', 'players can cast spells and activate abilities only during their own turns', () => ({
    rules: [
      { rule: 'cant', action: casting(ANY, undefined, NOT_ACTIVE) },
      { rule: 'cant', action: { act: 'activate', who: NOT_ACTIVE, what: ANY, kind: 'any' } },
    ],
  })),
  phrase('rule', 'players can cast spells only during their own turns', () => cant(casting(ANY, undefined, NOT_ACTIVE))),
  phrase('rule', "each spell costs {m:mana} {d:lessOrMore} to cast except during its controller 's turn", ({ m, d }) => ({
    rules: [costing(ANY, NOT_ACTIVE, d, m)],
  })),
  phrase('rule', '{p:eachOne} can cast spells only any time they could cast a sorcery', ({ p }) =>
    cant({ act: 'cast', who: p, what: ANY, when: 'notAsSorcery' }),
  ),
  // reason: a rule of the language about spells of any kind
  phrase('rule', '{p:eachOne} can cast {n:certainSpells} only any time they could cast a sorcery', ({ p, n }) =>
    cant({ act: 'cast', who: p, what: n, when: 'notAsSorcery' }),
  ),
  phrase('rule', "{p:eachOne} can't cast more than one spell each turn", ({ p }) => cant(casting(second({ is: 'spell' }), undefined, p))),
  phrase('rule', "{p:eachOne} can't cast more than one {n:spellKind} each turn", ({ p, n }) =>
    cant(casting(and(n, second(n)), undefined, p)),
  ),
  // CR 402.2
  phrase('rule', '{p:possessive} maximum hand size is reduced by {n:number}', ({ p, n }) => handSize(p, n, 'less')),
  phrase('rule', '{p:possessive} maximum hand size is increased by {n:number}', ({ p, n }) => handSize(p, n, 'more')),
  phrase('rule', '{p:possessive} maximum hand size is {n:number}', ({ p, n }) => handSize(p, n), { n: 'known' }),
  phrase('rule', '{p:possessive} maximum hand size is equal to {q:quantity}', ({ p, q }) => handSize(p, q), { q: 'measured' }),
  phrase('rule', "{n:spells} can't be cast", ({ n }) => cant(casting(n, undefined, EACH)), { n: 'ofKind' }),
  phrase('rule', 'any player may cast {n:spells} as though they had flash', ({ n }) =>
    may(casting(n, undefined, EACH), { asThough: 'flash' }),
  ),
  phrase('rule', 'you may play lands from the top of your library', () => may(playing('library'))),
  alsoRead('rule', "you may play the top card of your library if it's a land card", () => may(playing('library'))),
  phrase('rule', 'you may play lands from your graveyard', () => may(playing('graveyard'))),
  alsoRead('rule', 'you may play land cards from your graveyard', () => may(playing('graveyard'))),
  phrase('rule', "you may cast the top card of your library if it's {n:spellCard} or {k:spellCard}", ({ n, k }) =>
    may(casting({ is: 'or', of: [n, k] }, 'library')),
  ),
  alsoRead('rule', "you may cast the top card of your library if it's {n:spellCard}", ({ n }) => may(casting(n, 'library'))),
  phrase('rule', 'you may play the top card of your library', () => playingAll('library')),
  phrase(
    'rule',
    'you may play the top card of your library . if you cast a spell this way , pay life equal to its mana value rather than pay its mana cost',
    () => playingAll('library', { cost: ITS_VALUE_IN_LIFE }),
  ),
  phrase('rule', 'you may play cards from your graveyard', () => playingAll('graveyard')),
  phrase('rule', 'you may play {o:linkedCards}', ({ o }) => ({
    rules: [
      {
        rule: 'may',
        action: { act: 'playLand', who: YOU, what: { is: 'and', of: [LAND, { is: 'oneOf', of: o }] }, from: 'exile' },
      },
      { rule: 'may', action: casting({ is: 'oneOf', of: o }, 'exile') },
    ],
  })),
  phrase(
    'rule',
    'you may play {o:linkedCards} . if you cast a spell this way , pay life equal to its mana value rather than pay its mana cost',
    ({ o }) => ({
      rules: [
        {
          rule: 'may',
          action: { act: 'playLand', who: YOU, what: { is: 'and', of: [LAND, { is: 'oneOf', of: o }] }, from: 'exile' },
        },
        { rule: 'may', action: casting({ is: 'oneOf', of: o }, 'exile'), cost: ITS_VALUE_IN_LIFE },
      ],
    }),
  ),
  phrase('rule', 'you may look at {o:linkedCards}', ({ o }) => stating({ rule: 'looksAt', who: YOU, what: o })),
  phrase('rule', 'you may look at and play {o:linkedCards}', ({ o }) => ({
    rules: [
      { rule: 'looksAt', who: YOU, what: o },
      {
        rule: 'may',
        action: { act: 'playLand', who: YOU, what: { is: 'and', of: [LAND, { is: 'oneOf', of: o }] }, from: 'exile' },
      },
      { rule: 'may', action: casting({ is: 'oneOf', of: o }, 'exile') },
    ],
  })),
  phrase('rule', 'you may cast nonland {o:linkedCards}', ({ o }) => may(casting({ is: 'oneOf', of: o }, 'exile')), { o: 'linked' }),
  // CR 305.1, 601.3: one of them each turn
  // reason: "once during each of your turns" is read by it (oracle/grammar/playing-from.ts), and written
  phrase('rule', 'once each turn , you may play a land or cast {n:castable} from {z:castZone}', ({ n, z }) => eitherOnce(n, z)),
  // reason: "once during each of your turns" is read by it (oracle/grammar/playing-from.ts), and written
  phrase(
    'rule',
    'once each turn , you may play a land or cast {n:castable} from among cards in your graveyard that were put there from your library this turn',
    ({ n }) => eitherOnce(n, 'graveyard', MILLED_NOW),
  ),
  // reason: "once during each of your turns" is read by it (oracle/grammar/playing-from.ts), and written
  phrase(
    'rule',
    'once each turn , you may play a land and cast {n:castable} from among cards in graveyards that were put there from libraries this turn',
    ({ n }) => ({
      rules: [
        { rule: 'may', action: { ...playing('graveyard'), what: { is: 'and', of: [LAND, MILLED_NOW] }, whose: EACH }, perTurn: 1 },
        { rule: 'may', action: { ...casting(and(n, MILLED_NOW), 'graveyard'), whose: EACH } as Action, perTurn: 1 },
      ],
    }),
  ),
  phrase('rule', 'you may play lands and cast {n:spells} from {z:castZone}', ({ n, z }) => ({
    rules: [
      { rule: 'may', action: playing(z) },
      { rule: 'may', action: casting(n, z) },
    ],
  })),
  phrase('rule', 'you may cast {n:spells} from {z:castZone}', ({ n, z }) => may(casting(n, z))),
  alsoRead('rule', 'you may cast {n:cardsOfKind} from {z:castZone}', ({ n, z }) => may(casting(and(n, { is: 'spell' }), z))),
  // reason: writes what is read as two sentences
  phrase('rule', 'you may cast {n:spells} from {z:castZone} . {x:exiledAfter}', ({ n, z }) => may(casting(n, z), { with: EXILED_AFTER })),
  phrase('rule', 'once each turn , you may cast {n:castable} from {z:castZone}', ({ n, z }) => may(casting(n, z), { perTurn: 1 })),
  // reason: writes what is read as two sentences
  phrase('rule', 'once each turn , you may cast {n:castable} from {z:castZone} . {x:exiledAfter}', ({ n, z }) =>
    may(casting(n, z), { perTurn: 1, with: EXILED_AFTER }),
  ),
  phrase('rule', 'you may cast {n:spells} from your hand without paying their mana costs', ({ n }) =>
    may(casting(n, 'hand'), { cost: 'free' }),
  ),
  // reason: "once during each of your turns" is read by it (oracle/grammar/playing-from.ts), and written
  phrase('rule', 'once each turn , you may cast {n:castable} from your hand without paying its mana cost', ({ n }) =>
    may(casting(n, 'hand'), { cost: 'free', perTurn: 1 }),
  ),
  phrase(
    'rule',
    'once each turn , you may {c:payment} rather than pay the mana cost for {n:castable} that you cast from your hand',
    ({ c, n }) => may(casting(n, 'hand'), { cost: c, perTurn: 1 }),
  ),
  phrase('rule', 'you may cast {n:spells} without paying their mana costs', ({ n }) => may(casting(n), { cost: 'free' })),
  phrase('rule', "you may pay {X} rather than pay the mana cost for {n:spells} you cast , where X is that spell 's mana value", ({ n }) =>
    may(casting(n), { cost: [{ pay: 'mana', mana: '{1}', times: { q: 'stat', stat: 'manaValue', of: { sel: 'it' } } }] }),
  ),
  phrase('rule', 'you may {c:payment} rather than pay the mana cost for {n:spells} you cast', ({ c, n }) => may(casting(n), { cost: c })),
  alsoRead('rule', 'you may {c:payment} rather than pay the mana cost for {n:spells} that you cast', ({ c, n }) =>
    may(casting(n), { cost: c }),
  ),
  // CR 602.2b
  phrase('rule', 'you may {c:payment} rather than pay {k:keyword} costs', ({ c, k }) =>
    may({ act: 'activate', who: YOU, what: ANY, kind: 'any', keyword: k }, { cost: c }),
  ),
  phrase('rule', 'you may {c:payment} rather than pay {o:possessiveObject} {k:keyword} cost', ({ c, o, k }) =>
    may({ act: 'activate', who: YOU, what: { is: 'oneOf', of: o }, kind: 'any', keyword: k }, { cost: c }),
  ),
  phrase('rule', 'you may activate {k:keyword} abilities any time you could cast an instant', ({ k }) =>
    may({ act: 'activate', who: YOU, what: ANY, kind: 'any', keyword: k }, { asThough: 'flash' }),
  ),
  phrase('rule', "you may activate loyalty abilities of {n:things} on any player 's turn any time you could cast an instant", ({ n }) =>
    loyal(n),
  ),
  alsoRead('rule', "you may activate loyalty abilities of {o:self} on any player 's turn any time you could cast an instant", ({ o }) =>
    loyal({ is: 'oneOf', of: o }),
  ),
  phrase('rule', "{o:possessiveObject} activated abilities can't be activated", ({ o }) => cant(activating({ is: 'oneOf', of: o }, 'any'))),
  alsoRead('rule', "activated abilities of {o:pronoun} can't be activated", ({ o }) => cant(activating({ is: 'oneOf', of: o }, 'any'))),
  // reason: what the row before it says of all of them
  phrase('rule', "{o:possessiveObject} activated abilities can't be activated unless they're mana abilities", ({ o }) =>
    cant(activating({ is: 'oneOf', of: o }, 'nonMana')),
  ),
  phrase('rule', "activated abilities of sources with the chosen name can't be activated", () =>
    cant(activating({ is: 'named', name: { link: 0 } }, 'any')),
  ),
  phrase('rule', "activated abilities of sources with the chosen name can't be activated unless they're mana abilities", () =>
    cant(activating({ is: 'named', name: { link: 0 } }, 'nonMana')),
  ),
  phrase('rule', "activated abilities of {n:things} can't be activated", ({ n }) => cant(activating(n, 'any')), { n: 'ofKind' }),
  phrase(
    'rule',
    "activated abilities of {n:things} can't be activated unless they're mana abilities",
    ({ n }) => cant(activating(n, 'nonMana')),
    { n: 'ofKind' },
  ),
  phrase('rule', 'you may activate abilities of {n:things} as though those creatures had haste', ({ n }) =>
    stating({ rule: 'ignoreSickness', what: n }),
  ),
  phrase('rule', 'you may play any number of lands {t:turnTime}', ({ t }) => moreLands('any', t), { t: 'ofTurns' }),
  phrase('rule', 'each player may play an additional land on each of their turns', () =>
    stating({ rule: 'extraLands', who: EACH, count: 1 }, 'always'),
  ),
  alsoRead('rule', 'each player may play an additional land during each of their turns', () =>
    stating({ rule: 'extraLands', who: EACH, count: 1 }, 'always'),
  ),
  phrase('rule', 'you may play an additional land {t:turnTime}', ({ t }) => moreLands(1, t), { t: 'ofTurns' }),
  phrase('rule', 'you may play {n:number} additional lands {t:turnTime}', ({ n, t }) => moreLands(n, t), { t: 'ofTurns' }),
  alsoRead('rule', 'you may play up to {n:number} additional lands {t:turnTime}', ({ n, t }) => moreLands(n, t)),
];

/** CR 101.2, 601.3: after the next spell that they cast none this turn. */
const noneAfterNext: ManaRider = next(
  { is: 'spell' },
  {
    do: 'continuous',
    mods: [],
    rules: [{ rule: 'cant', action: casting({ is: 'spell' }) }],
    duration: 'endOfTurn',
  },
);

const NEXT = [
  phrase('rule', 'you can cast only one more spell this turn', () => stating({ rule: 'nextSpell', next: noneAfterNext }, 'endOfTurn')),
  phrase('rule', 'the next {n:asSpell} you play/cast this turn can be played/cast as though it had flash', ({ n }) =>
    may(casting(n), { asThough: 'flash', next: next(n, NOTHING) }, 'endOfTurn'),
  ),
  phrase('rule', "the next {n:oneSpell} you cast this turn can't be countered", ({ n }) =>
    stating(
      {
        rule: 'nextSpell',
        next: next(n, {
          do: 'continuous',
          mods: [],
          rules: [{ rule: 'cant', action: { act: 'counter', what: CAST } }],
          duration: 'endOfTurn',
        }),
      },
      'endOfTurn',
    ),
  ),
  phrase('rule', 'the next {n:oneSpell} you cast this turn costs {m:mana} {d:lessOrMore} to cast', ({ n, m, d }) => ({
    rules: [costing(n, YOU, d, m), { rule: 'nextSpell', next: next(n, NOTHING) }],
    time: 'endOfTurn',
  })),
  // CR 608.2n: where it would be put as the last part of its resolution
  phrase(
    'rule',
    'the next time you cast {w:castWhat} this turn , put that card into your hand instead of into your graveyard as it resolves',
    ({ w }) =>
      stating(
        {
          rule: 'nextSpell',
          next: next(w, {
            do: 'replacement',
            replacement: { replace: 'zone', what: CAST, from: 'stack', to: 'graveyard', verb: 'resolve', toInstead: 'hand' },
            duration: 'indefinite',
            uses: 1,
          }),
        },
        'endOfTurn',
      ),
  ),
];

const keptOut = (what: Filter, ...from: Zone[]): Ruled => cant({ act: 'enter', what, ...(from.length > 0 ? { from } : {}) });

const ENTERING = [
  phrase('rule', "{n:cardsOfKind} in graveyards and libraries can't enter", ({ n }) => keptOut(n, 'graveyard', 'library')),
  phrase('rule', "{n:cardsOfKind} in graveyards can't enter", ({ n }) => keptOut(n, 'graveyard')),
  phrase('rule', "{n:things} can't enter", ({ n }) => keptOut(n)),
];

const COSTING = [
  phrase('rule', '{n:spells} {p:barred} cast that target you or {t:thing} cost {m:mana} {d:lessOrMore} to cast', ({ n, p, t, m, d }) =>
    stating(costing(and(n, { is: 'targets', what: { is: 'or', of: [{ is: 'player', who: YOU }, t] } }), p, d, m)),
  ),
  phrase(
    'rule',
    'each {n:oneSpell} that would cost less than {m:genericMana} mana to cast costs {m:genericMana} mana to cast',
    ({ n, m }) => stating(costing(n, EACH, 'atLeast', m)),
  ),
  phrase('rule', 'the {k:nth} {n:oneSpell} you cast each turn costs {m:mana} {d:lessOrMore} to cast', ({ k, n, m, d }) =>
    stating(costing(n, YOU, d, m, { nth: k })),
  ),
  phrase('rule', 'the {k:nth} {n:oneSpell} you cast each turn costs {m:mana} {d:lessOrMore} to cast {f:forEach}', ({ k, n, m, d, f }) =>
    stating(costing(n, YOU, d, m, { nth: k, times: f })),
  ),
  phrase('rule', 'the {k:nth} {n:oneSpell} each opponent casts each turn costs {m:mana} {d:lessOrMore} to cast', ({ k, n, m, d }) =>
    stating(costing(n, { player: 'eachOpponent' }, d, m, { nth: k })),
  ),
  phrase('rule', '{n:spellKinds} {p:barred} cast from your graveyard cost {m:mana} {d:lessOrMore} to cast', ({ n, p, m, d }) =>
    stating(costing(and(n, FROM_GRAVEYARD), p, d, m)),
  ),
  phrase(
    'rule',
    '{n:spellKinds} {p:barred} cast from anywhere other than your hand cost {m:mana} {d:lessOrMore} to cast',
    ({ n, p, m, d }) => stating(costing(and(n, FROM_ELSEWHERE), p, d, m)),
  ),
  phrase('rule', "{n:spellKinds} you cast but don't own cost {m:mana} {d:lessOrMore} to cast", ({ n, m, d }) =>
    stating(costing(and(n, NOT_YOURS), YOU, d, m)),
  ),
  phrase('rule', '{n:spellKinds} {p:barred} cast from graveyards or from exile cost {m:mana} {d:lessOrMore} to cast', ({ n, p, m, d }) =>
    stating(costing(and(n, FROM_GONE), p, d, m)),
  ),
  phrase('rule', '{n:spellKinds} {p:barred} cast that target {o:pronoun} cost {m:mana} {d:lessOrMore} to cast', ({ n, p, o, m, d }) =>
    stating(costing(and(n, { is: 'targets', what: { is: 'oneOf', of: o } }), p, d, m)),
  ),
  phrase('rule', '{n:spellKinds} {p:barred} cast that target {t:thing} cost {m:mana} {d:lessOrMore} to cast', ({ n, p, t, m, d }) =>
    stating(costing(and(n, { is: 'targets', what: t }), p, d, m)),
  ),
  phrase(
    'rule',
    '{n:spellKinds} {p:barred} cast cost {m:mana} {d:lessOrMore} to cast . this effect reduces only the amount of colored mana you pay',
    ({ n, p, m, d }) => stating(costing(n, p, d, m, { only: 'colored' })),
    { p: 'some' },
  ),
  phrase('rule', '{n:spellKinds} {p:barred} cast cost {m:mana} {d:lessOrMore} to cast', ({ n, p, m, d }) => stating(costing(n, p, d, m)), {
    p: 'some',
  }),
  // CR 118.7: no more than there is
  alsoRead('rule', '{n:spellKinds} {p:barred} cast cost up to {m:mana} less to cast', ({ n, p, m }) => stating(costing(n, p, 'less', m))),
  alsoRead('rule', '{n:spellKinds} cost up to {m:mana} less to cast', ({ n, m }) => stating(costing(n, EACH, 'less', m))),
  phrase('rule', '{n:spellKinds} cost {m:mana} {d:lessOrMore} to cast', ({ n, m, d }) => stating(costing(n, EACH, d, m))),
  phrase(
    'rule',
    '{n:spellKinds} {p:barred} cast cost {m:mana} {d:lessOrMore} to cast {f:forEach}',
    ({ n, p, m, d, f }) => stating(costing(n, p, d, m, { times: f })),
    { f: 'counted' },
  ),
  phrase('rule', '{n:spellKinds} {p:barred} cast cost {x:manaX} {d:lessOrMore} to cast {w:whereX}', ({ n, p, d, w }) =>
    stating(costing(n, p, d, '{1}', { times: w })),
  ),
  phrase(
    'rule',
    '{n:spellKinds} {p:barred} cast this turn cost {m:mana} {d:lessOrMore} to cast',
    ({ n, p, m, d }) => stating(costing(n, p, d, m), 'endOfTurn'),
    { p: 'some' },
  ),
  phrase('rule', '{n:spellKinds} {p:barred} cast this turn cost {x:manaX} {d:lessOrMore} to cast {w:whereX}', ({ n, p, d, w }) =>
    stating(costing(n, p, d, '{1}', { times: w }), 'endOfTurn'),
  ),
];

const OTHERS = [
  phrase('rule', "spells and abilities can't be countered", () =>
    cant({ act: 'counter', what: { is: 'or', of: [{ is: 'spell' }, { is: 'ability' }] } }),
  ),
  // CR 119.7-119.8
  phrase('rule', "{p:possessive} life total can't change", ({ p }) => ({
    rules: [
      { rule: 'cant', action: { act: 'gainLife', who: p } },
      { rule: 'cant', action: { act: 'loseLife', who: p } },
    ],
  })),
  phrase('rule', "you can't untap more than {k:several} {n:counted} during your untap step", ({ k, n }) =>
    cant({ act: 'untapInUntapStep', what: and(n, { is: 'controlledBy', who: YOU }), moreThan: k }),
  ),
  phrase('rule', "players can't untap more than {k:several} {n:counted} during their untap steps", ({ k, n }) =>
    cant({ act: 'untapInUntapStep', what: n, moreThan: k }),
  ),
  phrase('rule', "{p:eachOne} can't draw more than {k:several} card/cards each turn", ({ p, k }) =>
    cant({ act: 'draw', who: p, moreThan: k }),
  ),
  phrase('rule', "counters can't be put on {n:things}", ({ n }) => cant({ act: 'putCounters', what: n, counter: 'any' }), {
    n: 'uncertain',
  }),
  phrase('rule', "spells and abilities {p:barred} control can't cause you to sacrifice permanents", ({ p }) =>
    cant({ act: 'sacrifice', what: { is: 'controlledBy', who: YOU }, causedBy: p }),
  ),
  phrase('rule', "damage can't be prevented", () => cant({ act: 'preventDamage', source: ANY })),
  phrase('rule', "combat damage can't be prevented", () => cant({ act: 'preventDamage', source: ANY, kind: 'combat' })),
  phrase('rule', "combat damage that would be dealt by {n:things} can't be prevented", ({ n }) =>
    cant({ act: 'preventDamage', source: n, kind: 'combat' }),
  ),
  phrase('rule', "damage that would be dealt by {o:pronoun} can't be prevented", ({ o }) =>
    cant({ act: 'preventDamage', source: { is: 'oneOf', of: o } }),
  ),
  phrase('rule', 'all creatures able to block {o:oneObject} do so', ({ o }) =>
    stating({ rule: 'must', action: { act: 'block', who: { is: 'type', type: 'Creature' }, attacker: { is: 'oneOf', of: o } } }, 'always'),
  ),
  phrase('rule', 'all {n:things} able to block {o:oneObject} do so', ({ n, o }) =>
    stating({ rule: 'must', action: { act: 'block', who: n, attacker: { is: 'oneOf', of: o } } }, 'always'),
  ),
  phrase('rule', 'all creatures able to block {o:oneObject} this turn do so', ({ o }) =>
    stating(
      { rule: 'must', action: { act: 'block', who: { is: 'type', type: 'Creature' }, attacker: { is: 'oneOf', of: o } } },
      'endOfTurn',
    ),
  ),
  // CR 502.3, 611.2c: whatever would untap then
  phrase('rule', "{n:things} don't untap during {p:aimedPlayer} 's next untap step", ({ n, p }) => ({
    rules: [{ rule: 'cant', action: { act: 'untapInUntapStep', what: n, whose: p } }],
    time: 'nextUntapStep',
  })),
  phrase('rule', 'no more than {k:several} {n:counted} can attack each combat', ({ k, n }) =>
    stating({ rule: 'atMost', act: 'attack', n: k, what: n }),
  ),
  phrase('rule', 'no more than {k:several} {n:counted} can block each combat', ({ k, n }) =>
    stating({ rule: 'atMost', act: 'block', n: k, what: n }),
  ),
  phrase('rule', 'no more than {k:several} {n:counted} can attack {p:player} each combat', ({ k, n, p }) =>
    stating({ rule: 'atMost', act: 'attack', n: k, what: n, defender: { is: 'player', who: p } }),
  ),
  phrase('rule', 'you may exert {o:self} as it attacks', ({ o }) =>
    stating({ rule: 'mayPayToAttack', what: { is: 'oneOf', of: o }, cost: [{ pay: 'self', verb: 'exert' }] }),
  ),
  phrase('rule', "you may have {o:pronoun} assign its combat damage as though it weren't blocked", ({ o }) =>
    stating({ rule: 'assignDamage', what: { is: 'oneOf', of: o }, by: 'asThoughUnblocked' }),
  ),
  phrase('rule', 'you may choose not to untap {o:pronoun} during your untap step', ({ o }) =>
    stating({ rule: 'keepTapped', what: { is: 'oneOf', of: o } }),
  ),
  phrase('rule', 'untap {o:pronoun} during {p:possessive} untap step', ({ o, p }) =>
    stating({ rule: 'untapsDuring', what: { is: 'oneOf', of: o }, whose: p }),
  ),
  phrase('rule', 'untap all {n:things} during {p:possessive} untap step', ({ n, p }) =>
    stating({ rule: 'untapsDuring', what: n, whose: p }),
  ),
  alsoRead('rule', 'untap each {n:single} during {p:possessive} untap step', ({ n, p }) =>
    stating({ rule: 'untapsDuring', what: n, whose: p }),
  ),
  alsoRead('rule', 'all {n:things} untap during {p:possessive} untap step', ({ n, p }) =>
    stating({ rule: 'untapsDuring', what: n, whose: p }),
  ),
  phrase('rule', 'players play with the top card of their libraries revealed', () => stating({ rule: 'revealTop', who: EACH, to: 'all' })),
  phrase('rule', 'play with the top card of your library revealed', () => stating({ rule: 'revealTop', who: YOU, to: 'all' })),
  phrase('rule', 'you may look at the top card of your library any time', () => stating({ rule: 'revealTop', who: YOU, to: 'owner' })),
  // reason: of you as of others
  phrase('rule', 'reveal each card you draw', () => stating({ rule: 'reveals', what: 'draws', who: YOU })),
  phrase('rule', 'reveal the first card you draw each turn', () => stating({ rule: 'reveals', what: 'draws', who: YOU, first: 'turn' })),
  phrase('rule', 'reveal the first card you draw on each of your turns', () =>
    stating({ rule: 'reveals', what: 'draws', who: YOU, first: 'ownTurn' }),
  ),
  phrase('rule', 'play with your hand revealed', () => stating({ rule: 'reveals', what: 'hand', who: YOU })),
  phrase('rule', 'while voting , you may vote an additional time', () => stating({ rule: 'extraVotes', who: YOU, count: 1, may: 'may' })),
  phrase('rule', 'while voting , you get an additional vote', () => stating({ rule: 'extraVotes', who: YOU, count: 1 })),
  phrase(
    'rule',
    'if an opponent would search a library , that player searches the top {n:several} cards of that library instead',
    ({ n }) => stating({ rule: 'searchesTop', who: { player: 'eachOpponent' }, count: n }),
  ),
  phrase('rule', 'if you would lose unspent mana , that mana becomes colorless instead', () =>
    stating({ rule: 'unspentMana', who: YOU, becomes: 'C' }),
  ),
  phrase('rule', "{n:things} entering don't cause abilities of permanents {p:barred} control to trigger", ({ n, p }) =>
    stating({ rule: 'noTrigger', event: entering(n), who: p }),
  ),
  phrase('rule', "{n:things} entering don't cause abilities to trigger", ({ n }) => stating({ rule: 'noTrigger', event: entering(n) })),
  phrase(
    'rule',
    'if {n:thing} entering causes a triggered ability of a permanent you control to trigger , that ability triggers an additional time',
    ({ n }) => stating({ rule: 'extraTrigger', event: entering(n), who: YOU }),
  ),
  phrase(
    'rule',
    'if {n:thing} dying causes a triggered ability of a permanent you control to trigger , that ability triggers an additional time',
    ({ n }) => stating({ rule: 'extraTrigger', event: dying(n), who: YOU }),
  ),
  phrase(
    'rule',
    'if {n:thing} attacking causes a triggered ability of a permanent you control to trigger , that ability triggers an additional time',
    ({ n }) => stating({ rule: 'extraTrigger', event: attacking(n), who: YOU }),
  ),
  alsoRead(
    'rule',
    'if {n:thing} attacking would cause a triggered ability of a permanent you control to trigger , that ability triggers an additional time',
    ({ n }) => stating({ rule: 'extraTrigger', event: attacking(n), who: YOU }),
  ),
  phrase(
    'rule',
    'if {n:thing} dealing combat damage to a player causes a triggered ability of a permanent you control to trigger , that ability triggers an additional time',
    ({ n }) =>
      stating({
        rule: 'extraTrigger',
        event: { on: 'damage', source: n, to: { is: 'player', who: EACH }, kind: 'combat', batch: 'each' },
        who: YOU,
      }),
  ),
  alsoRead('rule', 'if a triggered ability of {n:anyThing} triggers , it triggers an additional time', ({ n }) =>
    stating({ rule: 'extraTrigger', who: EACH, of: n }),
  ),
  phrase('rule', 'if a triggered ability of {n:anyThing} triggers , that ability triggers an additional time', ({ n }) =>
    stating({ rule: 'extraTrigger', who: EACH, of: n }),
  ),
  alsoRead('rule', 'if an ability of {n:anyThing} triggers , that ability triggers an additional time', ({ n }) =>
    stating({ rule: 'extraTrigger', who: EACH, of: n }),
  ),
  // reason: a rule of the language about events of any kind
  phrase('rule', "abilities don't trigger when {e:oneEvent}", ({ e }) => stating({ rule: 'noTrigger', event: e })),
  // reason: a rule of the language about events of any kind
  phrase('rule', 'abilities of permanents {p:actor} control/controls trigger an additional time when {e:oneEvent}', ({ p, e }) =>
    stating({ rule: 'extraTrigger', event: e, who: p }),
  ),
  phrase('rule', 'damage that would reduce your life total to less than {n:digits} reduces it to {n:digits} instead', ({ n }) =>
    stating({ rule: 'lifeFloor', who: YOU, least: n }),
  ),
  phrase('rule', 'the " legend rule " doesn\'t apply', () => stating({ rule: 'legendRuleOff', what: ANY })),
  phrase('rule', 'the " legend rule " doesn\'t apply to {n:things}', ({ n }) => stating({ rule: 'legendRuleOff', what: n })),
];

export const RULE_PHRASES = [...CASTING, ...NEXT, ...ENTERING, ...COSTING, ...OTHERS];
