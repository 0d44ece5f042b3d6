/**
 * What keyword abilities mean (CR 702), as ability-language data. Keywords that change how a rule itself works (flying, trample, hexproof …)
 * are read by that rule through their bit (bits.ts) or by name and have no expansion; the table in `ability/src/keywords.ts` says which are which.
 */
import type { Ability, ExpandedKeyword, KeywordAbility } from '@apnap/ability';
import type { Rules } from '../years/differences.js';
import { CARDS } from './cards.js';
import { CAST_WAYS } from './cast-ways.js';
import { COMBAT } from './combat.js';
import { COPIED_SPELLS } from './copied-spells.js';
import { GIFT } from './gift.js';
import { OTHER_ZONES } from './other-zones.js';
import { PERMANENTS } from './permanents.js';
import { castingCost, DIES, type Expansion, IS_SELF, SELF, YOU } from './pieces.js';
import { SPELLS } from './spells.js';
import { asMeantThen } from './then.js';

/** Returns from the graveyard with a counter, unless it had one (undying, persist). */
const returnsWith = (counter: string): Ability => ({
  kind: 'triggered',
  event: DIES,
  condition: { if: 'matches', what: { sel: 'event', role: 'object' }, filter: { is: 'counters', counter, cmp: '=', value: 0 } },
  program: {
    targets: [],
    effect: {
      do: 'move',
      what: { sel: 'event', role: 'object' },
      from: 'graveyard',
      to: 'battlefield',
      entering: { counters: [{ counter, count: 1 }] },
    },
  },
});

/** CR 702.49a */
const ninjutsuFrom = (k: KeywordAbility, zone: 'hand' | 'command'): Ability => ({
  kind: 'activated',
  cost: [...(k.cost ?? []), { pay: 'self', verb: 'reveal' }, { pay: 'unblockedAttacker' }],
  program: {
    targets: [],
    effect: {
      do: 'move',
      what: SELF,
      from: zone,
      to: 'battlefield',
      under: YOU,
      entering: { tapped: 'tapped', attacking: 'sameAsReturned' },
    },
  },
  zone,
  timing: 'instant',
  keyword: 'ninjutsu',
});

const EXPANSIONS: Readonly<Record<ExpandedKeyword, Expansion>> = {
  ...COMBAT,
  ...PERMANENTS,
  ...OTHER_ZONES,
  ...SPELLS,
  ...CARDS,
  ...CAST_WAYS,
  ...COPIED_SPELLS,
  ...GIFT,
  // CR 702.93a
  undying: () => [returnsWith('+1/+1')],
  // CR 702.79a
  persist: () => [returnsWith('-1/-1')],
  // CR 702.108a
  prowess: () => [
    {
      kind: 'triggered',
      event: { on: 'cast', who: YOU, what: { is: 'not', of: { is: 'type', type: 'Creature' } } },
      program: {
        targets: [],
        effect: { do: 'continuous', affects: SELF, mods: [{ mod: 'pt', power: 1, toughness: 1 }], rules: [], duration: 'endOfTurn' },
      },
    },
  ],
  // CR 702.83a
  exalted: () => [
    {
      kind: 'triggered',
      event: {
        on: 'attack',
        what: {
          is: 'and',
          of: [
            { is: 'controlledBy', who: YOU },
            { is: 'status', status: 'attackingAlone' },
          ],
        },
        batch: 'each',
      },
      program: {
        targets: [],
        effect: {
          do: 'continuous',
          affects: { sel: 'event', role: 'object' },
          mods: [{ mod: 'pt', power: 1, toughness: 1 }],
          rules: [],
          duration: 'endOfTurn',
        },
      },
    },
  ],
  // CR 702.54a
  bloodthirst: (k) => [
    {
      kind: 'static',
      parts: [
        {
          part: 'replacement',
          replacement: {
            replace: 'enters',
            what: IS_SELF,
            condition: {
              if: 'happened',
              event: {
                on: 'damage',
                source: { is: 'any' },
                to: { is: 'player', who: { player: 'eachOpponent' } },
                kind: 'any',
                batch: 'each',
              },
            },
            entering: { counters: [{ counter: '+1/+1', count: k.n ?? 1 }] },
          },
        },
      ],
    },
  ],
  // CR 702.33a
  // CR 702.33f: of two kickers each has its own label.
  kicker: (k) => [castingCost(k.words ? `kicker ${k.words}` : 'kicker', 'optional', k.cost ?? [])],
  // CR 702.33c
  multikicker: (k) => [
    { kind: 'static', parts: [{ part: 'castingCost', how: 'optional', cost: k.cost ?? [], label: 'kicker', times: 'any' }] },
  ],
  // CR 702.34a: the permission works while the card is in a graveyard; the exile is carried out by casting.
  flashback: (k) => [{ ...castingCost('flashback', 'alternative', k.cost ?? []), zone: 'graveyard' } as Ability],
  // CR 702.146a, 702.162a: cast with the back face up (casting/ways.ts)
  disturb: (k) => [{ ...castingCost('disturb', 'alternative', k.cost ?? []), zone: 'graveyard' } as Ability],
  moreThanMeetsTheEye: (k) => [castingCost('moreThanMeetsTheEye', 'alternative', k.cost ?? [])],
  // CR 702.96a: casting reads the label and changes "target" to "each".
  overload: (k) => [castingCost('overload', 'alternative', k.cost ?? [])],
  // CR 702.6a
  equip: (k) => [
    {
      kind: 'activated',
      cost: k.cost ?? [],
      program: {
        targets: [
          {
            from: ['battlefield'],
            what: k.filter ?? {
              is: 'and',
              of: [
                { is: 'type', type: 'Creature' },
                { is: 'controlledBy', who: YOU },
              ],
            },
            min: 1,
            max: 1,
          },
        ],
        effect: { do: 'attach', what: SELF, to: { sel: 'target', index: 0 } },
      },
      timing: 'sorcery',
      keyword: 'equip',
      ...k.limits,
    },
  ],
  // CR 702.41a
  affinity: (k) => [
    {
      kind: 'static',
      parts: [
        {
          part: 'selfCostChange',
          change: 'less',
          mana: '{1}',
          times: {
            q: 'count',
            of: {
              sel: 'all',
              zone: 'battlefield',
              filter: { is: 'and', of: [k.filter ?? { is: 'any' }, { is: 'controlledBy', who: YOU }] },
            },
          },
        },
      ],
    },
  ],
  // CR 702.49a
  // CR 702.49d: commander ninjutsu also works in the command zone.
  ninjutsu: (k) => (k.words === 'commander' ? (['hand', 'command'] as const) : (['hand'] as const)).map((zone) => ninjutsuFrom(k, zone)),
  // CR 702.62a: the second and third abilities of suspend; the first is a special action (CR 116.2f).
  suspend: () => [
    {
      kind: 'triggered',
      zone: 'exile',
      event: { on: 'step', step: 'upkeep', whose: YOU },
      condition: { if: 'compare', left: { q: 'counters', counter: 'time', of: SELF }, cmp: '>=', right: 1 },
      program: { targets: [], effect: { do: 'counters', change: 'remove', counter: 'time', count: 1, on: SELF } },
    },
    {
      kind: 'triggered',
      zone: 'exile',
      event: { on: 'counters', change: 'removed', counter: 'time', what: IS_SELF },
      condition: { if: 'compare', left: { q: 'counters', counter: 'time', of: SELF }, cmp: '=', right: 0 },
      program: { targets: [], effect: { do: 'may', who: YOU, then: { do: 'play', who: YOU, what: SELF, cost: 'free', lands: 'too' } } },
    },
  ],
  // CR 702.87a
  levelUp: (k) => [
    {
      kind: 'activated',
      cost: k.cost ?? [],
      program: { targets: [], effect: { do: 'counters', change: 'put', counter: 'level', count: 1, on: SELF } },
      timing: 'sorcery',
      keyword: 'levelUp',
    },
  ],
  // CR 702.14c
  landwalk: (k) => [
    {
      kind: 'static',
      condition: {
        if: 'compare',
        left: {
          q: 'count',
          of: {
            sel: 'all',
            zone: 'battlefield',
            filter: {
              is: 'and',
              of: [
                { is: 'type', type: 'Land' },
                { is: 'controlledBy', who: { player: 'defending', attacker: SELF } },
                k.filter ?? { is: 'any' },
              ],
            },
          },
        },
        cmp: '>=',
        right: 1,
      },
      parts: [
        { part: 'rule', rule: { rule: 'cant', action: { act: 'block', who: { is: 'any' }, attacker: IS_SELF, landwalk: k.words ?? '' } } },
      ],
    },
  ],
};

/** The abilities a keyword stands for by these rules; none for those the rules read directly. */
export function expandKeyword(keyword: KeywordAbility, rules: Rules, below: readonly Ability[] = []): Ability[] {
  const expand = (EXPANSIONS as Readonly<Record<string, Expansion | undefined>>)[keyword.keyword];
  return asMeantThen(keyword.keyword, rules, expand ? expand(keyword, below) : []);
}
