/** Layers and copies. */
import type { Card, Mod } from '../../src/index.js';
import {
  all,
  and,
  any,
  card,
  count,
  creature,
  entersChoice,
  entersSelf,
  keyword,
  mana,
  not,
  program,
  replaces,
  self,
  spell,
  statics,
  sub,
  T0,
  target,
  thisOne,
  type,
  you,
} from './build.js';

const other = { is: 'other' } as const;
const becomesCreature: Mod = { mod: 'types', change: 'add', types: ['Creature'], subtypes: [], supertypes: [] };
const chooseCreature = (from = all(creature)) => ({ sel: 'choose', who: you, from, min: 1, max: 1, how: 'choice' }) as const;

export const LAYERS: readonly Card[] = [
  card(
    'Opalescence',
    ['Enchantment'],
    [
      statics({
        part: 'continuous',
        affects: all(and(other, not(sub('Aura')), type('Enchantment'))),
        mods: [
          becomesCreature,
          {
            mod: 'setPT',
            power: { q: 'stat', stat: 'manaValue', of: { sel: 'it' } },
            toughness: { q: 'stat', stat: 'manaValue', of: { sel: 'it' } },
            as: 'set',
          },
        ],
      }),
    ],
  ),
  card(
    'Urborg, Tomb of Yawgmoth',
    ['Land'],
    [
      statics({
        part: 'continuous',
        affects: all(type('Land')),
        mods: [{ mod: 'types', change: 'add', types: [], subtypes: ['Swamp'], supertypes: [] }],
      }),
    ],
    { supertypes: ['Legendary'] },
  ),
  card(
    'Magus of the Moon',
    ['Creature'],
    [
      statics({
        part: 'continuous',
        affects: all(and(not({ is: 'supertype', supertype: 'Basic' }), type('Land'))),
        mods: [{ mod: 'setLandType', types: ['Mountain'] }],
      }),
    ],
  ),
  card(
    "Painter's Servant",
    ['Artifact', 'Creature'],
    [
      entersChoice({ choose: 'color' }),
      statics({
        part: 'continuous',
        affects: {
          sel: 'union',
          of: [
            all(any, 'library'),
            all(any, 'hand'),
            all(any, 'graveyard'),
            all(any, 'exile'),
            all(any, 'command'),
            all({ is: 'spell' }, 'stack'),
            all({ is: 'permanent' }),
          ],
        },
        mods: [{ mod: 'colors', change: 'add', colors: [{ link: 0 }] }],
      }),
    ],
  ),
  card(
    'Clone',
    ['Creature'],
    [replaces({ replace: 'enters', what: thisOne, copy: { of: chooseCreature(), optional: 'may', except: [] } })],
  ),
  card(
    'Vesuva',
    ['Land'],
    [
      replaces({
        replace: 'enters',
        what: thisOne,
        entering: { tapped: 'tapped' },
        copy: { of: chooseCreature(all(type('Land'))), optional: 'may', except: [] },
      }),
    ],
  ),
  card(
    'Mirrorweave',
    ['Instant'],
    [
      spell(
        {
          do: 'continuous',
          affects: { sel: 'except', of: all(creature), minus: T0 },
          mods: [{ mod: 'copy', of: T0, except: [] }],
          rules: [],
          duration: 'endOfTurn',
        },
        target(and(not({ is: 'supertype', supertype: 'Legendary' }), creature)),
      ),
    ],
  ),
  card(
    'Ixidron',
    ['Creature'],
    [
      replaces({
        replace: 'enters',
        what: thisOne,
        before: { do: 'keywordAction', action: 'turnFaceDown', who: you, what: all(and(other, not({ is: 'token' }), creature)), n: 1 },
      }),
      statics({
        part: 'continuous',
        affects: self,
        mods: [
          {
            mod: 'setPT',
            power: count(all(and({ is: 'status', status: 'faceDown' }, creature))),
            toughness: count(all(and({ is: 'status', status: 'faceDown' }, creature))),
            as: 'cda',
          },
        ],
      }),
    ],
    { power: '*', toughness: '*' },
  ),
  card(
    'Vesuvan Shapeshifter',
    ['Creature'],
    [
      replaces({
        replace: 'enters',
        what: thisOne,
        or: 'turnedFaceUp',
        copy: {
          of: chooseCreature(all(and(other, creature))),
          optional: 'may',
          except: [
            {
              mod: 'addAbility',
              ability: {
                kind: 'triggered',
                event: { on: 'step', step: 'upkeep', whose: you },
                program: program({
                  do: 'may',
                  who: you,
                  then: { do: 'keywordAction', action: 'turnFaceDown', who: you, what: self, n: 1 },
                }),
              },
            },
          ],
          until: 'turnedFaceDown',
        },
      }),
      keyword('morph', { cost: [mana('{1}{U}')] }),
    ],
  ),
  card(
    'Dress Down',
    ['Enchantment'],
    [
      keyword('flash'),
      { kind: 'triggered', event: entersSelf, program: program({ do: 'draw', who: you, count: 1 }) },
      statics({ part: 'continuous', affects: all(creature), mods: [{ mod: 'loseAllAbilities' }] }),
      {
        kind: 'triggered',
        event: { on: 'step', step: 'end', whose: { player: 'each' } },
        program: program({ do: 'sacrificeThese', what: self }),
      },
    ],
  ),
];
