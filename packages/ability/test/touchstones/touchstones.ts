/**
 * Cards written down in the ability language by hand, to see that the language is natural. What they do is known from the rules;
 * the compiler's data are compared with these where it reads the card.
 */
import type { Card, Effect } from '../../src/index.js';
import {
  addMana,
  all,
  and,
  any,
  anyTarget,
  card,
  controllerOf,
  count,
  creature,
  damage,
  each,
  entersSelf,
  host,
  keyword,
  loyalty,
  mana,
  not,
  opponents,
  or,
  player,
  program,
  pump,
  self,
  seq,
  slot,
  spell,
  sub,
  T0,
  T1,
  tap,
  target,
  targetPlayer,
  thisOne,
  type,
  who,
  you,
  yours,
} from './build.js'; // prettier-ignore
import { CASTING } from './casting.js';
import { COMBAT, DAMAGE } from './damage.js';
import { LAYERS } from './layers.js';
import { RULES } from './rules.js';
import { CHOICE, TRIGGERS } from './triggers.js';
import { TURNS } from './turns.js';

const soldier = (n: number): Effect => ({
  do: 'createToken',
  who: you,
  count: n,
  token: {
    token: 'described',
    supertypes: [],
    types: ['Creature'],
    subtypes: ['Soldier'],
    colors: ['W'],
    power: 1,
    toughness: 1,
    abilities: [],
  },
});

const rebound: Effect = { do: 'move', what: { sel: 'linked', link: 0 }, to: 'battlefield' };

export const FIRST: readonly Card[] = [
  // damage, pump, mana, statics
  card('Lightning Bolt', ['Instant'], [spell(damage(T0, 3), anyTarget)]),
  card('Giant Growth', ['Instant'], [spell(pump(T0, 3, 3), target(creature))]),
  card('Llanowar Elves', ['Creature'], [{ kind: 'activated', cost: [tap], program: program(addMana(['{G}'])), timing: 'instant' }]),
  card(
    'Glorious Anthem',
    ['Enchantment'],
    [
      {
        kind: 'static',
        parts: [{ part: 'continuous', affects: all(and(creature, yours)), mods: [{ mod: 'pt', power: 1, toughness: 1 }] }],
      },
    ],
  ),
  card(
    'Rancor',
    ['Enchantment'],
    [
      keyword('enchant', { filter: creature }),
      {
        kind: 'static',
        parts: [
          {
            part: 'continuous',
            affects: host,
            mods: [
              { mod: 'pt', power: 2, toughness: 0 },
              { mod: 'addAbility', ability: keyword('trample') },
            ],
          },
        ],
      },
      {
        kind: 'triggered',
        event: { on: 'zone', what: thisOne, from: 'battlefield', to: 'graveyard', batch: 'each' },
        program: program({ do: 'move', what: self, to: 'hand' }),
      },
    ],
    { subtypes: ['Aura'] },
  ),
  card(
    'Loxodon Warhammer',
    ['Artifact'],
    [
      {
        kind: 'static',
        parts: [
          {
            part: 'continuous',
            affects: host,
            mods: [
              { mod: 'pt', power: 3, toughness: 0 },
              { mod: 'addAbility', ability: keyword('trample') },
              { mod: 'addAbility', ability: keyword('lifelink') },
            ],
          },
        ],
      },
      keyword('equip', { cost: [mana('{3}')] }),
    ],
    { subtypes: ['Equipment'] },
  ),
  // triggers and memory
  card(
    'Oblivion Ring',
    ['Enchantment'],
    [
      {
        kind: 'triggered',
        event: entersSelf,
        program: program(
          { do: 'move', what: T0, to: 'exile', link: 0 },
          target(and({ is: 'other' }, not(type('Land')), { is: 'permanent' })),
        ),
      },
      { kind: 'triggered', event: { on: 'zone', what: thisOne, from: 'battlefield', batch: 'each' }, program: program(rebound) },
    ],
  ),
  card(
    'Young Pyromancer',
    ['Creature'],
    [
      {
        kind: 'triggered',
        event: { on: 'cast', who: you, what: and({ is: 'spell' }, or(type('Instant'), type('Sorcery'))) },
        program: program({
          do: 'createToken',
          who: you,
          count: 1,
          token: {
            token: 'described',
            supertypes: [],
            types: ['Creature'],
            subtypes: ['Elemental'],
            colors: ['R'],
            power: 1,
            toughness: 1,
            abilities: [],
          },
        }),
      },
    ],
  ),
  card(
    'Hypnotic Specter',
    ['Creature'],
    [
      keyword('flying'),
      {
        kind: 'triggered',
        event: { on: 'damage', source: thisOne, to: { is: 'player', who: opponents }, kind: 'any', batch: 'each' },
        program: program({ do: 'discard', who: who({ sel: 'event', role: 'recipient' }), count: 1, filter: any, how: 'random' }),
      },
    ],
  ),
  card(
    'Felidar Sovereign',
    ['Creature'],
    [
      keyword('vigilance'),
      keyword('lifelink'),
      {
        kind: 'triggered',
        event: { on: 'step', step: 'upkeep', whose: you },
        condition: { if: 'compare', left: { q: 'life', who: you }, cmp: '>=', right: 40 },
        program: program({ do: 'winGame', who: you }),
      },
    ],
  ),
  card(
    'Searing Blood',
    ['Instant'],
    [
      spell(
        seq(damage(T0, 2), {
          do: 'delayed',
          event: { on: 'zone', what: { is: 'oneOf', of: T0 }, from: 'battlefield', to: 'graveyard', batch: 'each' },
          uses: 'once',
          duration: 'endOfTurn',
          program: program(damage({ sel: 'players', who: controllerOf(T0) }, 3)),
        }),
        target(creature),
      ),
    ],
  ),
  // choice and modes
  card(
    'Prismatic Strands',
    ['Instant'],
    [
      spell(
        seq(
          { do: 'choose', who: you, what: { choose: 'color' }, slot: 0 },
          {
            do: 'replacement',
            replacement: {
              replace: 'damage',
              source: { is: 'color', color: { slot: 0 } },
              to: any,
              kind: 'any',
              result: { result: 'preventAll' },
            },
            duration: 'endOfTurn',
          },
        ),
      ),
      keyword('flashback', {
        cost: [
          {
            pay: 'objects',
            verb: 'tap',
            zone: 'battlefield',
            filter: and({ is: 'status', status: 'untapped' }, { is: 'color', color: 'W' }, creature, yours),
            count: 1,
            how: 'choice',
          },
        ],
      }),
    ],
  ),
  card(
    'Cryptic Command',
    ['Instant'],
    [
      {
        kind: 'spell',
        program: {
          targets: [],
          effect: { do: 'nothing' },
          modes: {
            min: 2,
            max: 2,
            choice: 'distinct',
            options: [
              { targets: [{ from: ['stack'], what: { is: 'spell' }, min: 1, max: 1 }], effect: { do: 'counter', what: T0 } },
              { targets: [target({ is: 'permanent' })], effect: { do: 'move', what: T0, to: 'hand' } },
              { targets: [], effect: { do: 'tap', what: all(and(creature, { is: 'controlledBy', who: opponents })) } },
              { targets: [], effect: { do: 'draw', who: you, count: 1 } },
            ],
          },
        },
      },
    ],
  ),
  // casting
  card(
    'Force of Will',
    ['Instant'],
    [
      {
        kind: 'static',
        parts: [
          {
            part: 'castingCost',
            how: 'alternative',
            cost: [
              { pay: 'life', amount: 1 },
              { pay: 'objects', verb: 'exile', zone: 'hand', filter: { is: 'color', color: 'U' }, count: 1, how: 'choice' },
            ],
            label: 'alternative',
          },
        ],
      },
      spell({ do: 'counter', what: T0 }, { from: ['stack'], what: { is: 'spell' }, min: 1, max: 1 }),
    ],
  ),
  card(
    'Fireblast',
    ['Instant'],
    [
      {
        kind: 'static',
        parts: [
          {
            part: 'castingCost',
            how: 'alternative',
            cost: [{ pay: 'objects', verb: 'sacrifice', zone: 'battlefield', filter: sub('Mountain'), count: 2, how: 'choice' }],
            label: 'alternative',
          },
        ],
      },
      spell(damage(T0, 4), anyTarget),
    ],
  ),
  card('Rift Bolt', ['Sorcery'], [spell(damage(T0, 3), anyTarget), keyword('suspend', { n: 1, cost: [mana('{R}')] })]),
  card('Bloodbraid Elf', ['Creature'], [keyword('haste'), keyword('cascade')]),
  // rules changed
  card(
    'Propaganda',
    ['Enchantment'],
    [
      {
        kind: 'static',
        parts: [
          {
            part: 'rule',
            rule: {
              rule: 'costsToAct',
              action: { act: 'attack', who: creature, defender: { is: 'player', who: you } },
              cost: [mana('{2}')],
            },
          },
        ],
      },
    ],
  ),
  card(
    'Rest in Peace',
    ['Enchantment'],
    [
      { kind: 'triggered', event: entersSelf, program: program({ do: 'move', what: all(any, 'graveyard'), to: 'exile' }) },
      {
        kind: 'static',
        parts: [{ part: 'replacement', replacement: { replace: 'zone', what: any, to: 'graveyard', toInstead: 'exile' } }],
      },
    ],
  ),
  card(
    'Courser of Kruphix',
    ['Enchantment', 'Creature'],
    [
      { kind: 'static', parts: [{ part: 'rule', rule: { rule: 'revealTop', who: you, to: 'all' } }] },
      {
        kind: 'static',
        parts: [{ part: 'rule', rule: { rule: 'may', action: { act: 'playLand', who: you, what: type('Land'), from: 'library' } } }],
      },
      {
        kind: 'triggered',
        event: { on: 'zone', what: and(type('Land'), yours), to: 'battlefield', batch: 'each' },
        program: program({ do: 'life', who: you, change: 'gain', amount: 1 }),
      },
    ],
  ),
  // layers
  card(
    'Blood Moon',
    ['Enchantment'],
    [
      {
        kind: 'static',
        parts: [
          {
            part: 'continuous',
            affects: all(and(not({ is: 'supertype', supertype: 'Basic' }), type('Land'))),
            mods: [{ mod: 'setLandType', types: ['Mountain'] }],
          },
        ],
      },
    ],
  ),
  card(
    'Humility',
    ['Enchantment'],
    [
      {
        kind: 'static',
        parts: [
          {
            part: 'continuous',
            affects: all(creature),
            mods: [{ mod: 'loseAllAbilities' }, { mod: 'setPT', power: 1, toughness: 1, as: 'set' }],
          },
        ],
      },
    ],
  ),
  // turns and players
  card('Time Walk', ['Sorcery'], [spell({ do: 'extraTurn', who: you })]),
  card(
    "Elspeth, Sun's Champion",
    ['Planeswalker'],
    [
      loyalty(1, soldier(3)),
      loyalty(-3, { do: 'destroy', what: all(and(creature, { is: 'stat', stat: 'power', cmp: '>=', value: 4 })), regeneration: 'allowed' }),
      loyalty(-7, {
        do: 'emblem',
        who: you,
        abilities: [
          {
            kind: 'static',
            parts: [
              {
                part: 'continuous',
                affects: all(and(creature, yours)),
                mods: [
                  { mod: 'pt', power: 2, toughness: 2 },
                  { mod: 'addAbility', ability: keyword('flying') },
                ],
              },
            ],
          },
        ],
      }),
    ],
    { supertypes: ['Legendary'], subtypes: ['Elspeth'] },
  ),
  {
    name: 'Delver of Secrets // Insectile Aberration',
    layout: 'transform',
    faces: [
      {
        name: 'Delver of Secrets',
        supertypes: [],
        types: ['Creature'],
        subtypes: ['Human', 'Wizard'],
        abilities: [
          {
            kind: 'triggered',
            event: { on: 'step', step: 'upkeep', whose: you },
            program: program(
              seq(
                { do: 'look', who: you, at: { sel: 'top', of: you, count: 1 }, bind: 0 },
                { do: 'may', who: you, then: { do: 'reveal', what: slot(0), bind: 1 } },
                {
                  do: 'if',
                  cond: { if: 'matches', what: slot(1), filter: or(type('Instant'), type('Sorcery')) },
                  then: { do: 'keywordAction', action: 'transform', who: you, what: self, n: 1 },
                },
              ),
            ),
          },
        ],
      },
      { name: 'Insectile Aberration', supertypes: [], types: ['Creature'], subtypes: ['Human', 'Insect'], abilities: [keyword('flying')] },
    ],
  },
];

/** Every touchstone card, in the order of the groups. */
export const TOUCHSTONES: readonly Card[] = [
  ...FIRST,
  ...DAMAGE,
  ...TRIGGERS,
  ...CHOICE,
  ...CASTING,
  ...RULES,
  ...LAYERS,
  ...COMBAT,
  ...TURNS,
];

/** More cards of the decks, by hand, each for something the others do not show. */
export const DECK_CARDS: readonly Card[] = [
  card(
    'Journey to Nowhere',
    ['Enchantment'],
    [
      { kind: 'triggered', event: entersSelf, program: program({ do: 'move', what: T0, to: 'exile', link: 0 }, target(creature)) },
      { kind: 'triggered', event: { on: 'zone', what: thisOne, from: 'battlefield', batch: 'each' }, program: program(rebound) },
    ],
  ),
  card(
    'Chain Lightning',
    ['Sorcery'],
    [
      spell(
        seq(damage(T0, 3), {
          do: 'may',
          who: controllerOf(T0),
          cost: [mana('{R}{R}')],
          chooser: 0,
          then: { do: 'may', who: who(slot(0)), then: { do: 'copyOnStack', what: self, who: who(slot(0)), count: 1, retarget: 'may' } },
        }),
        anyTarget,
      ),
    ],
  ),
  card(
    'Crypt Rats',
    ['Creature'],
    [
      {
        kind: 'activated',
        cost: [{ pay: 'mana', mana: '{X}', xOnly: ['B'] }],
        program: program(damage({ sel: 'union', of: [all(creature), { sel: 'players', who: each }] }, { q: 'x' })),
        timing: 'instant',
      },
    ],
  ),
  card(
    'Daze',
    ['Instant'],
    [
      {
        kind: 'static',
        parts: [
          {
            part: 'castingCost',
            how: 'alternative',
            cost: [{ pay: 'objects', verb: 'return', zone: 'battlefield', filter: and(sub('Island'), yours), count: 1, how: 'choice' }],
            label: 'alternative',
          },
        ],
      },
      spell(
        { do: 'may', who: controllerOf(T0), cost: [mana('{1}')], then: { do: 'nothing' }, else: { do: 'counter', what: T0 } },
        { from: ['stack'], what: { is: 'spell' }, min: 1, max: 1 },
      ),
    ],
  ),
  card(
    'Gray Merchant of Asphodel',
    ['Creature'],
    [
      {
        kind: 'triggered',
        event: entersSelf,
        program: program(
          seq(
            { do: 'life', who: opponents, change: 'lose', amount: { q: 'devotion', colors: ['B'], who: you }, bind: 0 },
            { do: 'life', who: you, change: 'gain', amount: { q: 'slot', slot: 0 } },
          ),
        ),
      },
    ],
  ),
  card(
    'Goblin Rabblemaster',
    ['Creature'],
    [
      {
        kind: 'static',
        parts: [
          { part: 'rule', rule: { rule: 'must', action: { act: 'attack', who: and({ is: 'other' }, sub('Goblin'), creature, yours) } } },
        ],
      },
      {
        kind: 'triggered',
        event: { on: 'step', step: 'beginCombat', whose: you },
        program: program({
          do: 'createToken',
          who: you,
          count: 1,
          token: {
            token: 'described',
            supertypes: [],
            types: ['Creature'],
            subtypes: ['Goblin'],
            colors: ['R'],
            power: 1,
            toughness: 1,
            abilities: [keyword('haste')],
          },
        }),
      },
      {
        kind: 'triggered',
        event: { on: 'attack', what: thisOne, batch: 'each' },
        program: program(pump(self, count(all(and({ is: 'other' }, { is: 'status', status: 'attacking' }, sub('Goblin')))), 0)),
      },
    ],
  ),
  card(
    'Searing Blaze',
    ['Instant'],
    [
      {
        kind: 'spell',
        abilityWord: 'Landfall',
        program: program(
          {
            do: 'if',
            cond: { if: 'happened', event: { on: 'zone', what: and(type('Land'), yours), to: 'battlefield', batch: 'each' } },
            then: { ...damage(T0, 3), also: [damage(T1, 3)] },
            else: { ...damage(T0, 1), also: [damage(T1, 1)] },
          },
          { from: ['battlefield', 'players'], what: or(player, type('Planeswalker')), min: 1, max: 1 },
          target(and(creature, { is: 'controlledBy', who: controllerOf(T0) })),
        ),
      },
    ],
  ),
  card(
    'Thoughtseize',
    ['Sorcery'],
    [
      spell(
        seq(
          { do: 'reveal', what: all(any, 'hand', who(T0)) },
          {
            do: 'discardThese',
            what: { sel: 'choose', who: you, from: all(not(type('Land')), 'hand', who(T0)), min: 1, max: 1, how: 'choice' },
          },
          { do: 'life', who: you, change: 'lose', amount: 2 },
        ),
        targetPlayer,
      ),
    ],
  ),
  card(
    'Wrench Mind',
    ['Sorcery'],
    [
      spell(
        {
          do: 'may',
          who: who(T0),
          cost: [{ pay: 'objects', verb: 'discard', zone: 'hand', filter: type('Artifact'), count: 1, how: 'choice' }],
          then: { do: 'nothing' },
          else: { do: 'discard', who: who(T0), count: 2, filter: any, how: 'choice' },
        },
        targetPlayer,
      ),
    ],
  ),
  card(
    'Zurgo Bellstriker',
    ['Creature'],
    [
      {
        kind: 'static',
        parts: [
          {
            part: 'rule',
            rule: {
              rule: 'cant',
              action: { act: 'block', who: thisOne, attacker: and(creature, { is: 'stat', stat: 'power', cmp: '>=', value: 2 }) },
            },
          },
        ],
      },
      keyword('dash', { cost: [mana('{1}{R}')] }),
    ],
    { supertypes: ['Legendary'] },
  ),
  card(
    'Hall of Triumph',
    ['Artifact'],
    [
      {
        kind: 'static',
        parts: [
          {
            part: 'replacement',
            replacement: { replace: 'enters', what: thisOne, choices: { do: 'choose', who: you, what: { choose: 'color' }, link: 0 } },
          },
        ],
      },
      {
        kind: 'static',
        parts: [
          {
            part: 'continuous',
            affects: all(and({ is: 'color', color: { link: 0 } }, creature, yours)),
            mods: [{ mod: 'pt', power: 1, toughness: 1 }],
          },
        ],
      },
    ],
    { supertypes: ['Legendary'] },
  ),
  card(
    'Vines of Vastwood',
    ['Instant'],
    [
      keyword('kicker', { cost: [mana('{G}')] }),
      spell(
        seq(
          {
            do: 'continuous',
            mods: [],
            rules: [{ rule: 'cant', action: { act: 'target', what: { is: 'oneOf', of: T0 }, by: { is: 'controlledBy', who: opponents } } }],
            duration: 'endOfTurn',
          },
          { do: 'if', cond: { if: 'paid', label: 'kicker' }, then: pump(T0, 4, 4) },
        ),
        target(creature),
      ),
    ],
  ),
];
