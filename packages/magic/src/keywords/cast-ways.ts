/** Keyword abilities of permanents that were cast in a certain way, or for more (CR 702), as data. */
import type { Ability, Condition, Cost, Effect, Filter, Mod } from '@apnap/ability';
import {
  and,
  atLeast,
  CREATURE,
  castingCost,
  countersOn,
  DIES,
  ENTERS,
  type Expansions,
  entersWith,
  HASTE,
  IS_SELF,
  not,
  paid,
  program,
  SELF,
  seq,
  slot,
  when,
  YOU,
  YOURS,
} from './pieces.js';

/** "As long as this permanent's cost of that kind was paid, it has …" */
const whilePaid = (label: string, ...mods: Mod[]): Ability => ({
  kind: 'static',
  condition: paid(label),
  parts: [{ part: 'continuous', affects: SELF, mods }],
});

/** Something happens to the permanent at the beginning of the next end step, if that cost was paid for its spell (CR 603.7). */
const atEndStep = (label: string, effect: Effect): Ability => ({
  kind: 'static',
  parts: [
    {
      part: 'replacement',
      replacement: {
        replace: 'enters',
        what: IS_SELF,
        condition: paid(label),
        choices: {
          do: 'delayed',
          event: { on: 'step', step: 'end', whose: { player: 'each' } },
          uses: 'once',
          duration: 'indefinite',
          program: program(effect),
        },
      },
    },
  ],
});

/** A token that is a copy of the permanent, for each time the cost was paid. */
const copies = (label: string, mods: Mod[]): Ability =>
  when(ENTERS, { do: 'createToken', who: YOU, count: { q: 'paid', label }, token: { token: 'copy', of: SELF, mods } }, paid(label));

const optional = (label: string, cost: Cost[], times: 'once' | 'any'): Ability => ({
  kind: 'static',
  parts: [{ part: 'castingCost', how: 'optional', cost, label, times }],
});

/** A way of casting that is there only if something happened. */
const onlyIf = (label: string, cost: Cost[], condition: Condition): Ability => ({
  kind: 'static',
  parts: [{ part: 'castingCost', how: 'alternative', cost, label, condition }],
});

/** CR 702.173a: an Assassin creature or a commander under your control. */
const FREERUNNER: Filter = and(YOURS, {
  is: 'or',
  of: [and(CREATURE, { is: 'subtype', subtype: 'Assassin' }), and(CREATURE, { is: 'commander' })],
});

/** Warp: exiled, then its owner may cast it on a later turn, whoever controlled it. */
const warpedAway: Effect = seq(
  { do: 'move', what: SELF, from: 'battlefield', to: 'exile', bind: 0 },
  {
    do: 'permitPlay',
    who: { player: 'ownerOf', of: slot(0) },
    what: { sel: 'filter', of: slot(0), filter: not({ is: 'type', type: 'Land' }) },
    duration: 'indefinite',
    cost: 'normal',
    from: 'laterTurn',
  },
);

export const CAST_WAYS = {
  // The next four are newer than the edition whose numbers are cited: what their cards say they mean.
  // "You may cast this card from your hand for its warp cost. Exile this creature at the beginning of the next end step, then you may cast it
  // from exile on a later turn."
  warp: (k) => [{ ...castingCost('warp', 'alternative', k.cost ?? []), zone: 'hand' } as Ability, atEndStep('warp', warpedAway)],
  // "You may cast this spell for [cost] if you also return an unblocked attacker you control to hand during the declare blockers step. It
  // enters tapped and attacking."
  sneak: (k) => [
    onlyIf('sneak', [...(k.cost ?? []), { pay: 'unblockedAttacker' }], { if: 'step', step: 'declareBlockers' }),
    entersWith({ tapped: 'tapped', attacking: 'sameAsReturned' }, paid('sneak')),
  ],
  // "You may cast this card from your graveyard for [cost] if you discarded it this turn. Timing rules still apply."
  mayhem: (k) => {
    const discarded: Condition = { if: 'matches', what: SELF, filter: { is: 'putHere', verb: 'discard' } };
    const from = (ability: Ability): Ability[] => [{ ...ability, zone: 'graveyard' } as Ability];
    if (k.cost) return from(onlyIf('mayhem', k.cost, discarded));
    // a land is played
    const action = { act: 'playLand', who: YOU, what: IS_SELF, from: 'graveyard' } as const;
    return from({ kind: 'static', condition: discarded, parts: [{ part: 'rule', rule: { rule: 'may', action } }] });
  },
  // "You may cast this spell for [cost] if you also return a tapped creature you control to its owner's hand."
  webSlinging: (k) => [
    castingCost('webSlinging', 'alternative', [
      ...(k.cost ?? []),
      {
        pay: 'objects',
        verb: 'return',
        zone: 'battlefield',
        filter: and(CREATURE, YOURS, { is: 'status', status: 'tapped' }),
        count: 1,
        how: 'choice',
      },
    ]),
  ],
  // Tarkir: Dragonstorm: "You may cast this card from your graveyard for its harmonize cost. You may tap a creature you control to reduce that
  // cost by {X}, where X is its power. Then exile this spell." By how much: casting/sacrificed.ts.
  harmonize: (k) => {
    const tapped: Cost = { pay: 'objects', verb: 'tap', zone: 'battlefield', filter: CREATURE, count: 1, how: 'choice' };
    const from = (cost: Cost[]): Ability => ({ ...castingCost('harmonize', 'alternative', cost), zone: 'graveyard' }) as Ability;
    return [from(k.cost ?? []), from([...(k.cost ?? []), tapped])];
  },
  // CR 702.109a
  dash: (k) => [
    castingCost('dash', 'alternative', k.cost ?? []),
    whilePaid('dash', HASTE),
    atEndStep('dash', { do: 'move', what: SELF, from: 'battlefield', to: 'hand' }),
  ],
  // CR 702.152a
  blitz: (k) => [
    castingCost('blitz', 'alternative', k.cost ?? []),
    whilePaid('blitz', HASTE, { mod: 'addAbility', ability: when(DIES, { do: 'draw', who: YOU, count: 1 }) }),
    atEndStep('blitz', { do: 'sacrificeThese', what: SELF }),
  ],
  // CR 702.137a
  spectacle: (k) => [onlyIf('spectacle', k.cost ?? [], { if: 'happened', event: { on: 'loseLife', who: { player: 'eachOpponent' } } })],
  // CR 702.117a (a team of one, CR 102.3)
  surge: (k) => [onlyIf('surge', k.cost ?? [], { if: 'happened', event: { on: 'cast', who: YOU, what: { is: 'any' } } })],
  // CR 702.76a
  prowl: (k) => [
    onlyIf('prowl', k.cost ?? [], {
      if: 'happened',
      event: {
        on: 'damage',
        source: and(YOURS, { is: 'sharesCreatureType', with: SELF }),
        to: { is: 'player', who: { player: 'each' } },
        kind: 'combat',
        batch: 'each',
      },
    }),
  ],
  // CR 702.140a: what it targets is part of a face of its own (cardforms/variants.ts).
  mutate: (k) => [castingCost('mutate', 'alternative', k.cost ?? [])],
  // CR 702.157a
  squad: (k) => [optional('squad', k.cost ?? [], 'any'), copies('squad', [])],
  // CR 702.175a
  offspring: (k) => [
    optional('offspring', k.cost ?? [], 'once'),
    copies('offspring', [{ mod: 'setPT', power: 1, toughness: 1, as: 'set' }]),
  ],
  // CR 702.166a-b
  bargain: () => [
    optional(
      'bargain',
      [
        {
          pay: 'objects',
          verb: 'sacrifice',
          zone: 'battlefield',
          filter: { is: 'or', of: [{ is: 'type', type: 'Artifact' }, { is: 'type', type: 'Enchantment' }, { is: 'token' }] },
          count: 1,
          how: 'choice',
        },
      ],
      'once',
    ),
  ],
  // "As an additional cost to cast this spell, you may tap any number of creatures you control with total power N or more."
  teamwork: (k) => [
    optional(
      'teamwork',
      [
        {
          pay: 'objects',
          verb: 'tap',
          zone: 'battlefield',
          filter: CREATURE,
          count: 0,
          how: 'choice',
          total: { stat: 'power', atLeast: k.n ?? 0 },
        },
      ],
      'once',
    ),
  ],
  // CR 702.176a
  impending: (k) => [
    castingCost('impending', 'alternative', k.cost ?? []),
    entersWith({ counters: [{ counter: 'time', count: k.n ?? 0 }] }, paid('impending')),
    {
      kind: 'static',
      condition: { if: 'and', of: [paid('impending'), atLeast(countersOn('time', SELF), 1)] },
      parts: [
        {
          part: 'continuous',
          affects: SELF,
          mods: [{ mod: 'types', change: 'remove', types: ['Creature'], subtypes: [], supertypes: [] }],
        },
      ],
    },
    when(
      { on: 'step', step: 'end', whose: YOU },
      { do: 'counters', change: 'remove', counter: 'time', count: 1, on: SELF },
      { if: 'and', of: [paid('impending'), atLeast(countersOn('time', SELF), 1)] },
    ),
  ],
  // CR 702.138a
  escape: (k) => [{ ...castingCost('escape', 'alternative', k.cost ?? []), zone: 'graveyard' } as Ability],
  // CR 702.141a
  encore: (k) => [
    {
      kind: 'activated',
      zone: 'graveyard',
      cost: [...(k.cost ?? []), { pay: 'self', verb: 'exile' }],
      timing: 'sorcery',
      keyword: 'encore',
      program: program({
        do: 'forEach',
        in: { sel: 'players', who: { player: 'eachOpponent' } },
        slot: 0,
        effect: seq(
          {
            do: 'createToken',
            who: YOU,
            count: 1,
            token: { token: 'copy', of: SELF, mods: [] },
            entering: { mods: [HASTE] },
            bind: 1,
          },
          {
            do: 'continuous',
            affects: slot(1),
            mods: [],
            rules: [
              {
                rule: 'must',
                action: { act: 'attack', who: { is: 'oneOf', of: slot(1) }, defender: { is: 'oneOf', of: slot(0) } },
              },
            ],
            duration: 'endOfTurn',
          },
          {
            do: 'delayed',
            event: { on: 'step', step: 'end', whose: { player: 'each' } },
            uses: 'once',
            duration: 'indefinite',
            program: program({ do: 'sacrificeThese', what: slot(1) }),
          },
        ),
      }),
    },
  ],
  // CR 702.150a: works as the spell becomes the permanent
  compleated: () => [
    {
      kind: 'static',
      zone: 'stack',
      condition: { if: 'compare', left: { q: 'manaSpent', measure: 'life' }, cmp: '>=', right: 1 },
      parts: [
        {
          part: 'replacement',
          replacement: {
            replace: 'counters',
            what: IS_SELF,
            counter: 'loyalty',
            amount: { q: 'minus', left: { q: 'amount' }, right: { q: 'product', of: [2, { q: 'manaSpent', measure: 'life' }] } },
          },
        },
      ],
    },
  ],
  // CR 702.148a: the text it has then is a face of its own (cardforms/variants.ts).
  cleave: (k) => [castingCost('cleave', 'alternative', k.cost ?? [])],
  // CR 702.172a: choosing and paying for the modes is part of casting (casting/modes.ts).
  spree: () => [],
  // "Choose one additional cost": of the modes, as with spree
  tiered: () => [],
  // CR 702.173a
  freerunning: (k) => [
    {
      kind: 'static',
      parts: [
        {
          part: 'castingCost',
          how: 'alternative',
          cost: k.cost ?? [],
          label: 'freerunning',
          condition: {
            if: 'happened',
            event: { on: 'damage', source: FREERUNNER, to: { is: 'player', who: { player: 'each' } }, kind: 'combat', batch: 'each' },
          },
        },
      ],
    },
  ],
} satisfies Expansions;
