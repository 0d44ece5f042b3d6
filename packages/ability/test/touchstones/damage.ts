/** Damage, pump, mana, statics. */
import type { Card } from '../../src/index.js';
import {
  activated,
  all,
  and,
  any,
  card,
  count,
  creature,
  damage,
  each,
  entersChoice,
  mana,
  player,
  spell,
  T0,
  tap,
  thisOne,
  type,
  you,
} from './build.js';

const colors = ['{W}', '{U}', '{B}', '{R}', '{G}'];
const spells = { is: 'spell' } as const;
const cardTypes = { q: 'distinct', what: 'cardTypes', of: all(any, 'graveyard') } as const;

export const DAMAGE: readonly Card[] = [
  card(
    'Fireball',
    ['Sorcery'],
    [
      {
        kind: 'static',
        parts: [{ part: 'selfCostChange', change: 'more', mana: '{1}', times: { q: 'minus', left: count(T0), right: 1 } }],
      },
      spell(damage(T0, { q: 'half', of: { q: 'x' }, by: count(T0), round: 'down' }), {
        from: ['battlefield', 'players'],
        what: { is: 'or', of: [creature, type('Planeswalker'), type('Battle'), player] },
        min: 0,
        max: 'any',
      }),
    ],
    { manaCost: '{X}{R}' },
  ),
  card(
    'Cavern of Souls',
    ['Land'],
    [
      entersChoice({ choose: 'creatureType' }),
      activated([tap], { do: 'mana', who: you, mana: { options: ['{C}'], times: 1, choose: 'once' } }),
      activated([tap], {
        do: 'mana',
        who: you,
        mana: {
          options: colors,
          times: 1,
          choose: 'once',
          spendOnly: and({ is: 'chosenType', type: { link: 0 } }, creature, spells),
          rider: {
            event: { on: 'cast', who: each, what: and({ is: 'chosenType', type: { link: 0 } }, creature, spells) },
            how: 'applies',
            program: {
              targets: [],
              effect: {
                do: 'continuous',
                mods: [],
                rules: [{ rule: 'cant', action: { act: 'counter', what: { is: 'oneOf', of: { sel: 'event', role: 'object' } } } }],
                duration: 'endOfTurn',
              },
            },
          },
        },
      }),
    ],
  ),
  card(
    'Tarmogoyf',
    ['Creature'],
    [
      {
        kind: 'static',
        parts: [
          {
            part: 'continuous',
            affects: { sel: 'self' },
            mods: [{ mod: 'setPT', power: cardTypes, toughness: { q: 'sum', of: [cardTypes, 1] }, as: 'cda' }],
          },
        ],
      },
    ],
    { subtypes: ['Lhurgoyf'], power: '*', toughness: '1+*' },
  ),
  // what it taps for is in its type line (CR 305.6)
  card('Dryad Arbor', ['Land', 'Creature'], [], { subtypes: ['Forest', 'Dryad'], colorIndicator: ['G'], power: '1', toughness: '1' }),
];

export const COMBAT: readonly Card[] = [
  card(
    'Ball Lightning',
    ['Creature'],
    [
      { kind: 'keyword', keyword: 'trample' },
      { kind: 'keyword', keyword: 'haste' },
      {
        kind: 'triggered',
        event: { on: 'step', step: 'end', whose: { player: 'each' } },
        program: { targets: [], effect: { do: 'sacrificeThese', what: { sel: 'self' } } },
      },
    ],
  ),
  card(
    'Maze of Ith',
    ['Land'],
    [
      activated(
        [tap],
        {
          do: 'seq',
          of: [
            { do: 'untap', what: T0 },
            {
              do: 'replacement',
              replacement: {
                replace: 'damage',
                source: any,
                to: { is: 'oneOf', of: T0 },
                kind: 'combat',
                result: { result: 'preventAll' },
              },
              duration: 'endOfTurn',
            },
            {
              do: 'replacement',
              replacement: {
                replace: 'damage',
                source: { is: 'oneOf', of: T0 },
                to: any,
                kind: 'combat',
                result: { result: 'preventAll' },
              },
              duration: 'endOfTurn',
            },
          ],
        },
        { from: ['battlefield'], what: and({ is: 'status', status: 'attacking' }, creature), min: 1, max: 1 },
      ),
    ],
  ),
  card(
    'Master Warcraft',
    ['Instant'],
    [
      {
        kind: 'static',
        condition: { if: 'not', of: { if: 'step', step: 'declareAttackers', when: 'before' } },
        parts: [{ part: 'rule', rule: { rule: 'cant', action: { act: 'cast', who: { player: 'each' }, what: thisOne } } }],
      },
      spell({
        do: 'seq',
        of: [
          { do: 'continuous', mods: [], rules: [{ rule: 'declares', what: 'attackers', who: you }], duration: 'endOfTurn' },
          { do: 'continuous', mods: [], rules: [{ rule: 'declares', what: 'blockers', who: you }], duration: 'endOfTurn' },
        ],
      }),
    ],
  ),
  card(
    'Lure',
    ['Enchantment'],
    [
      { kind: 'keyword', keyword: 'enchant', filter: creature },
      {
        kind: 'static',
        parts: [
          {
            part: 'rule',
            rule: { rule: 'must', action: { act: 'block', who: creature, attacker: { is: 'oneOf', of: { sel: 'host' } } } },
          },
        ],
      },
    ],
    { subtypes: ['Aura'] },
  ),
  card(
    'Sacred Foundry',
    ['Land'],
    [
      {
        kind: 'static',
        parts: [
          {
            part: 'replacement',
            replacement: { replace: 'enters', what: thisOne, entering: { tapped: 'tapped' }, unless: [{ pay: 'life', amount: 2 }] },
          },
        ],
      },
    ],
    { subtypes: ['Mountain', 'Plains'] },
  ),
  card(
    'Story Circle',
    ['Enchantment'],
    [
      entersChoice({ choose: 'color' }),
      activated([mana('{W}')], {
        do: 'seq',
        of: [
          {
            do: 'let',
            slot: 0,
            what: {
              sel: 'choose',
              who: you,
              from: {
                sel: 'union',
                // CR 609.7a: a permanent, a spell, or a face-up object in the command zone
                of: [
                  all({ is: 'color', color: { link: 0 } }),
                  all({ is: 'color', color: { link: 0 } }, 'stack'),
                  all(
                    {
                      is: 'and',
                      of: [
                        { is: 'status', status: 'faceUp' },
                        { is: 'color', color: { link: 0 } },
                      ],
                    },
                    'command',
                  ),
                ],
              },
              min: 1,
              max: 1,
              how: 'choice',
            },
          },
          {
            do: 'replacement',
            replacement: {
              replace: 'damage',
              source: { is: 'oneOf', of: { sel: 'slot', slot: 0 } },
              to: { is: 'player', who: you },
              kind: 'any',
              result: { result: 'preventAll' },
            },
            duration: 'endOfTurn',
            uses: 1,
          },
        ],
      }),
    ],
  ),
  card(
    'Boros Fury-Shield',
    ['Instant'],
    [
      spell(
        {
          do: 'seq',
          of: [
            {
              do: 'replacement',
              replacement: {
                replace: 'damage',
                source: { is: 'oneOf', of: T0 },
                to: any,
                kind: 'combat',
                result: { result: 'preventAll' },
              },
              duration: 'endOfTurn',
            },
            {
              do: 'if',
              cond: { if: 'compare', left: { q: 'manaSpent', measure: 'amount', type: 'R' }, cmp: '>=', right: 1 },
              then: damage({ sel: 'players', who: { player: 'controllerOf', of: T0 } }, { q: 'stat', stat: 'power', of: T0 }),
            },
          ],
        },
        {
          from: ['battlefield'],
          what: and(creature, {
            is: 'or',
            of: [
              { is: 'status', status: 'attacking' },
              { is: 'status', status: 'blocking' },
            ],
          }),
          min: 1,
          max: 1,
        },
      ),
    ],
  ),
];
