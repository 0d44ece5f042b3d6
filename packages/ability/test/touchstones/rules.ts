/** Rules changed. */
import type { Card, Condition, Filter } from '../../src/index.js';
import {
  and,
  any,
  card,
  creature,
  each,
  keyword,
  loyalty,
  not,
  opponents,
  or,
  program,
  replaces,
  rule,
  self,
  seq,
  statics,
  T0,
  target,
  thisOne,
  type,
  who,
  you,
  yours,
} from './build.js';

const spells: Filter = { is: 'spell' };
const untapped: Condition = { if: 'matches', what: self, filter: { is: 'status', status: 'untapped' } };
const drawer = who({ sel: 'event', role: 'player' });

export const RULES: readonly Card[] = [
  card(
    'Winter Orb',
    ['Artifact'],
    [
      {
        kind: 'static',
        condition: untapped,
        parts: [rule({ rule: 'cant', action: { act: 'untapInUntapStep', what: type('Land'), moreThan: 1 } })],
      },
    ],
  ),
  card(
    'Trinisphere',
    ['Artifact'],
    [
      {
        kind: 'static',
        condition: untapped,
        parts: [rule({ rule: 'costChange', of: 'spells', who: each, what: spells, change: 'atLeast', mana: '{3}', times: 1 })],
      },
    ],
  ),
  card(
    'Chalice of the Void',
    ['Artifact'],
    [
      replaces({ replace: 'enters', what: thisOne, entering: { counters: [{ counter: 'charge', count: { q: 'x' } }] } }),
      {
        kind: 'triggered',
        event: {
          on: 'cast',
          who: each,
          what: and(spells, { is: 'stat', stat: 'manaValue', cmp: '=', value: { q: 'counters', counter: 'charge', of: self } }),
        },
        program: program({ do: 'counter', what: { sel: 'event', role: 'object' } }),
      },
    ],
    { manaCost: '{X}{X}' },
  ),
  card(
    'Platinum Angel',
    ['Artifact', 'Creature'],
    [
      keyword('flying'),
      statics(
        rule({ rule: 'cant', action: { act: 'loseGame', who: you } }),
        rule({ rule: 'cant', action: { act: 'winGame', who: opponents } }),
      ),
    ],
  ),
  card(
    'Leyline of the Void',
    ['Enchantment'],
    [
      statics({ part: 'openingHand', effect: { do: 'move', what: self, to: 'battlefield' } }),
      replaces({
        replace: 'zone',
        what: and(not({ is: 'token' }), { is: 'ownedBy', who: opponents }),
        to: 'graveyard',
        toInstead: 'exile',
      }),
    ],
  ),
  card(
    'Containment Priest',
    ['Creature'],
    [
      keyword('flash'),
      replaces({
        replace: 'zone',
        what: and(not({ is: 'token' }), creature, not({ is: 'cast' })),
        to: 'battlefield',
        toInstead: 'exile',
      }),
    ],
  ),
  card(
    'Doubling Season',
    ['Enchantment'],
    [
      replaces({ replace: 'createToken', who: you, what: any, count: { q: 'product', of: [2, { q: 'amount' }] } }),
      replaces({
        replace: 'counters',
        what: and({ is: 'permanent' }, yours),
        counter: 'any',
        amount: { q: 'product', of: [2, { q: 'amount' }] },
        by: 'effect',
      }),
    ],
  ),
  card(
    'Chains of Mephistopheles',
    ['Enchantment'],
    [
      replaces({
        replace: 'draw',
        who: each,
        except: 'firstInDrawStep',
        instead: seq(
          { do: 'discard', who: drawer, count: 1, filter: any, how: 'choice', bind: 0 },
          {
            do: 'if',
            cond: { if: 'did', slot: 0 },
            then: { do: 'draw', who: drawer, count: 1 },
            else: { do: 'keywordAction', action: 'mill', who: drawer, n: 1 },
          },
        ),
      }),
    ],
  ),
  card(
    'Panharmonicon',
    ['Artifact'],
    [
      statics(
        rule({
          rule: 'extraTrigger',
          event: { on: 'zone', what: or(type('Artifact'), creature), to: 'battlefield', batch: 'each' },
          who: you,
        }),
      ),
    ],
  ),
  card(
    'Torpor Orb',
    ['Artifact'],
    [statics(rule({ rule: 'noTrigger', event: { on: 'zone', what: creature, to: 'battlefield', batch: 'each' } }))],
  ),
  card(
    'Teferi, Time Raveler',
    ['Planeswalker'],
    [
      statics(rule({ rule: 'cant', action: { act: 'cast', who: opponents, what: { is: 'any' }, when: 'notAsSorcery' } })),
      loyalty(1, {
        do: 'continuous',
        mods: [],
        rules: [{ rule: 'may', action: { act: 'cast', who: you, what: and(type('Sorcery'), spells) }, asThough: 'flash' }],
        duration: 'untilYourNextTurn',
      }),
      loyalty(
        -3,
        seq({ do: 'move', what: T0, to: 'hand' }, { do: 'draw', who: you, count: 1 }),
        target(or(type('Artifact'), creature, type('Enchantment')), { min: 0 }),
      ),
    ],
    { supertypes: ['Legendary'], subtypes: ['Teferi'] },
  ),
];
