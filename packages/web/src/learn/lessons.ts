/** The lessons as data: boards, steps, what each step waits for. The texts are in `i18n/learn.ts`. */
import type { ScenarioBody } from '@apnap/protocol';
import type { Goal } from './goal.js';
import type { Lesson } from './lesson.js';

type Place = ScenarioBody['place'][number];

const put = (seat: 0 | 1, zone: Place['zone'], cards: Readonly<Record<string, number>>): Place[] =>
  Object.entries(cards).map(([card, count]) => ({ seat, zone, card, count }));

/** A board on which the learner has seat 0, with libraries for as long as anybody plays on. The other seat has nothing there to choose. */
const board = (place: readonly Place[], more: Partial<ScenarioBody> = {}): ScenarioBody => ({
  lives: [20, 20],
  from: 'precombatMain',
  level: 'easy',
  seed: 'lesson',
  place: [...place, ...put(0, 'library', { Forest: 20 }), ...put(1, 'library', { Mountain: 20 })],
  ...more,
});

const PAID: Goal = { is: 'not', what: { is: 'asked', kind: 'pay' } };
const all = (...of: Goal[]): Goal => ({ is: 'all', of });

const land: Lesson = {
  id: 'land',
  title: 'land.title',
  about: 'land.about',
  board: board(put(0, 'hand', { Forest: 2 })),
  control: true,
  turns: 1,
  steps: [
    {
      task: 'land.play',
      told: 'land.play.told',
      rule: '305.1',
      until: { is: 'in', zone: 'battlefield', card: 'Forest', seat: 0 },
      at: { card: 'Forest', zone: 'hand', seat: 0 },
      instead: [{ if: { is: 'combat' }, say: 'land.play.combat' }],
    },
    {
      task: 'land.second',
      told: 'land.second.told',
      rule: '305.2',
      until: { is: 'why', about: 'cannot', card: 'Forest' },
      at: { card: 'Forest', zone: 'hand', seat: 0 },
    },
    {
      task: 'land.mana',
      told: 'land.mana.told',
      rule: '106.4',
      until: { is: 'mana', least: 1 },
      at: { card: 'Forest', zone: 'battlefield', seat: 0 },
    },
  ],
};

const creature: Lesson = {
  id: 'creature',
  title: 'creature.title',
  about: 'creature.about',
  board: board([...put(0, 'battlefield', { Forest: 2 }), ...put(0, 'hand', { 'Grizzly Bears': 1 })]),
  control: true,
  turns: 1,
  steps: [
    {
      task: 'creature.cast',
      told: 'creature.cast.told',
      rule: '601.2a',
      until: { is: 'asked', kind: 'pay' },
      at: { card: 'Grizzly Bears', zone: 'hand', seat: 0 },
      instead: [{ if: { is: 'combat' }, say: 'creature.cast.combat' }],
    },
    {
      task: 'creature.pay',
      told: 'creature.pay.told',
      rule: '601.2h',
      until: all({ is: 'in', zone: 'stack', card: 'Grizzly Bears', seat: 0 }, PAID),
      at: { button: 'go' },
      instead: [{ if: { is: 'combat' }, say: 'creature.cast.combat' }],
    },
    {
      task: 'creature.resolve',
      told: 'creature.resolve.told',
      rule: '117.4',
      until: { is: 'in', zone: 'battlefield', card: 'Grizzly Bears', seat: 0 },
      at: { button: 'go' },
    },
    {
      task: 'creature.sick',
      told: 'creature.sick.told',
      rule: '302.6',
      until: { is: 'why', about: 'cannot', card: 'Grizzly Bears' },
      at: { card: 'Grizzly Bears', zone: 'battlefield', seat: 0 },
    },
  ],
};

const attack: Lesson = {
  id: 'attack',
  title: 'attack.title',
  about: 'attack.about',
  board: board([...put(0, 'battlefield', { Forest: 2, 'Grizzly Bears': 2 }), ...put(1, 'battlefield', { Mountain: 2 })], {
    lives: [20, 4],
    from: 'beginCombat',
  }),
  control: true,
  turns: 1,
  steps: [
    {
      task: 'attack.choose',
      told: 'attack.choose.told',
      rule: '508.1f',
      until: { is: 'attacking', card: 'Grizzly Bears', least: 2 },
      at: { card: 'Grizzly Bears', zone: 'battlefield', seat: 0 },
      asks: 'attackers',
      attackers: 2,
      instead: [
        { if: { is: 'attacking', card: 'Grizzly Bears' }, say: 'attack.choose.one' },
        {
          if: {
            is: 'all',
            of: [
              { is: 'not', what: { is: 'combat' } },
              { is: 'life', seat: 1, least: 1 },
            ],
          },
          say: 'attack.choose.none',
        },
      ],
    },
    {
      task: 'attack.damage',
      told: 'attack.damage.told',
      rule: '704.5a',
      until: { is: 'won' },
      at: { button: 'go' },
    },
  ],
};

const block: Lesson = {
  id: 'block',
  title: 'block.title',
  about: 'block.about',
  board: board(
    [
      ...put(0, 'battlefield', { Forest: 3, 'Grizzly Bears': 1, 'Craw Wurm': 1 }),
      ...put(1, 'battlefield', { Mountain: 3, 'Bloodrock Cyclops': 1 }),
    ],
    { first: 1, lives: [8, 20] },
  ),
  control: true,
  turns: 1,
  steps: [
    {
      task: 'block.choose',
      told: 'block.choose.told',
      rule: '509.1',
      until: { is: 'blocking', card: 'Craw Wurm' },
      at: { card: 'Craw Wurm', zone: 'battlefield', seat: 0 },
      asks: 'blockers',
      then: { card: 'Bloodrock Cyclops', zone: 'battlefield', seat: 1 },
      instead: [
        { if: { is: 'blocking', card: 'Grizzly Bears' }, say: 'block.choose.bears' },
        { if: { is: 'life', seat: 0, most: 7 }, say: 'block.choose.none' },
      ],
    },
    {
      task: 'block.damage',
      told: 'block.damage.told',
      rule: '704.5g',
      until: { is: 'in', zone: 'graveyard', card: 'Bloodrock Cyclops', seat: 1 },
      at: { button: 'go' },
    },
  ],
};

const spell: Lesson = {
  id: 'spell',
  title: 'spell.title',
  about: 'spell.about',
  board: board([
    ...put(0, 'battlefield', { Mountain: 1 }),
    ...put(0, 'hand', { Shock: 1 }),
    ...put(1, 'battlefield', { Forest: 4, 'Grizzly Bears': 1, 'Craw Wurm': 1 }),
  ]),
  control: true,
  turns: 1,
  steps: [
    {
      task: 'spell.cast',
      told: 'spell.cast.told',
      rule: '115.1',
      until: { is: 'asked', kind: 'targets' },
      at: { card: 'Shock', zone: 'hand', seat: 0 },
    },
    {
      task: 'spell.target',
      told: 'spell.target.told',
      rule: '601.2c',
      until: { is: 'aimed', card: 'Shock', at: 'Grizzly Bears' },
      at: { card: 'Shock', zone: 'hand', seat: 0 },
      then: { card: 'Grizzly Bears', zone: 'battlefield', seat: 1 },
      instead: [
        { if: { is: 'aimed', card: 'Shock', at: 'Craw Wurm' }, say: 'spell.target.wurm' },
        { if: { is: 'aimed', card: 'Shock', at: 1 }, say: 'spell.target.player' },
        { if: { is: 'aimed', card: 'Shock', at: 0 }, say: 'spell.target.self' },
        { if: { is: 'in', zone: 'graveyard', card: 'Shock', seat: 0 }, say: 'spell.target.gone' },
      ],
    },
    {
      task: 'spell.resolve',
      told: 'spell.resolve.told',
      rule: '120.6',
      until: { is: 'in', zone: 'graveyard', card: 'Grizzly Bears', seat: 1 },
      at: { button: 'go' },
      instead: [{ if: { is: 'in', zone: 'graveyard', card: 'Shock', seat: 0 }, say: 'spell.target.gone' }],
    },
  ],
};

const VISIONARY = 'Elvish Visionary';

const stack: Lesson = {
  id: 'stack',
  title: 'stack.title',
  about: 'stack.about',
  board: board(
    [
      ...put(0, 'battlefield', { Forest: 1, [VISIONARY]: 1 }),
      ...put(0, 'hand', { 'Giant Growth': 1 }),
      ...put(1, 'battlefield', { Mountain: 2, 'Circle of Flame': 1 }),
    ],
    { from: 'beginCombat', lives: [20, 4] },
  ),
  control: true,
  turns: 1,
  steps: [
    {
      task: 'stack.attack',
      told: 'stack.attack.told',
      rule: '603.3',
      until: { is: 'trigger', of: 'Circle of Flame' },
      at: { card: VISIONARY, zone: 'battlefield', seat: 0 },
      asks: 'attackers',
      instead: [
        { if: { is: 'in', zone: 'graveyard', card: 'Giant Growth', seat: 0 }, say: 'stack.attack.early' },
        { if: { is: 'not', what: { is: 'combat' } }, say: 'attack.choose.none' },
      ],
    },
    {
      task: 'stack.respond',
      told: 'stack.respond.told',
      rule: '601.2a',
      until: all({ is: 'aimed', card: 'Giant Growth', at: VISIONARY }, PAID),
      at: { card: 'Giant Growth', zone: 'hand', seat: 0 },
      then: { card: VISIONARY, zone: 'battlefield', seat: 0 },
      instead: [{ if: { is: 'in', zone: 'graveyard', card: VISIONARY, seat: 0 }, say: 'stack.respond.late' }],
    },
    {
      task: 'stack.first',
      told: 'stack.first.told',
      rule: '608.1',
      until: all({ is: 'power', card: VISIONARY, least: 4 }, { is: 'trigger', of: 'Circle of Flame' }),
      at: { button: 'go' },
    },
    {
      task: 'stack.second',
      told: 'stack.second.told',
      rule: '120.6',
      until: all({ is: 'power', card: VISIONARY, least: 4 }, { is: 'empty stack' }),
      at: { button: 'go' },
    },
    { task: 'stack.win', told: 'stack.win.told', rule: '510.2', until: { is: 'won' }, at: { button: 'go' } },
  ],
};

const trigger: Lesson = {
  id: 'trigger',
  title: 'trigger.title',
  about: 'trigger.about',
  board: board([...put(0, 'battlefield', { Forest: 2, 'Essence Warden': 1 }), ...put(0, 'hand', { 'Grizzly Bears': 1 })]),
  control: true,
  turns: 1,
  steps: [
    {
      task: 'trigger.cast',
      told: 'trigger.cast.told',
      rule: '601.2a',
      until: all({ is: 'in', zone: 'stack', card: 'Grizzly Bears', seat: 0 }, PAID),
      at: { card: 'Grizzly Bears', zone: 'hand', seat: 0 },
      instead: [{ if: { is: 'combat' }, say: 'creature.cast.combat' }],
    },
    {
      task: 'trigger.enter',
      told: 'trigger.enter.told',
      rule: '603.2',
      until: { is: 'trigger', of: 'Essence Warden' },
      at: { button: 'go' },
    },
    {
      task: 'trigger.resolve',
      told: 'trigger.resolve.told',
      rule: '603.3',
      until: { is: 'life', seat: 0, least: 21 },
      at: { button: 'go' },
    },
  ],
};

const why: Lesson = {
  id: 'why',
  title: 'why.title',
  about: 'why.about',
  board: board([
    ...put(0, 'battlefield', { Plains: 2, 'Glorious Anthem': 1, 'Grizzly Bears': 1 }),
    ...put(0, 'hand', { Plains: 1, 'Serra Angel': 1 }),
  ]),
  control: true,
  turns: 1,
  steps: [
    {
      task: 'why.number',
      told: 'why.number.told',
      rule: '613.4c',
      until: { is: 'why', about: 'object', card: 'Grizzly Bears' },
      at: { numbers: 'Grizzly Bears' },
    },
    {
      task: 'why.cannot',
      told: 'why.cannot.told',
      rule: '118.3',
      until: { is: 'why', about: 'cannot', card: 'Serra Angel' },
      at: { card: 'Serra Angel', zone: 'hand', seat: 0 },
    },
    {
      task: 'why.play',
      told: 'why.play.told',
      rule: '305.1',
      until: { is: 'in', zone: 'battlefield', card: 'Plains', seat: 0, least: 3 },
      at: { card: 'Plains', zone: 'hand', seat: 0 },
      instead: [{ if: { is: 'combat' }, say: 'land.play.combat' }],
    },
    { task: 'why.line', told: 'why.line.told', until: { is: 'why', about: 'event' }, at: { log: 'last' } },
  ],
};

const rewind: Lesson = {
  id: 'rewind',
  title: 'rewind.title',
  about: 'rewind.about',
  board: board(
    [
      ...put(0, 'battlefield', { Mountain: 1 }),
      ...put(0, 'hand', { Shock: 1 }),
      ...put(1, 'battlefield', { Forest: 4, 'Giant Spider': 1 }),
    ],
    { lives: [20, 2] },
  ),
  control: true,
  turns: 1,
  steps: [
    {
      task: 'rewind.waste',
      told: 'rewind.waste.told',
      rule: '120.6',
      until: all(
        { is: 'in', zone: 'graveyard', card: 'Shock', seat: 0 },
        { is: 'in', zone: 'battlefield', card: 'Giant Spider', seat: 1 },
        { is: 'not', what: { is: 'over' } },
      ),
      at: { card: 'Shock', zone: 'hand', seat: 0 },
      then: { card: 'Giant Spider', zone: 'battlefield', seat: 1 },
      instead: [{ if: { is: 'won' }, say: 'rewind.waste.won' }],
    },
    {
      task: 'rewind.back',
      told: 'rewind.back.told',
      until: all({ is: 'in', zone: 'hand', card: 'Shock', seat: 0 }, { is: 'asked', kind: 'act' }),
      at: { button: 'back' },
    },
    {
      task: 'rewind.right',
      told: 'rewind.right.told',
      rule: '704.5a',
      until: { is: 'won' },
      at: { card: 'Shock', zone: 'hand', seat: 0 },
      then: { player: 1 },
      instead: [{ if: { is: 'in', zone: 'graveyard', card: 'Shock', seat: 0 }, say: 'rewind.right.gone' }],
    },
  ],
};

const deck: Lesson = {
  id: 'deck',
  title: 'deck.title',
  about: 'deck.about',
  board: board([
    ...put(0, 'battlefield', { Forest: 2, 'Grizzly Bears': 1 }),
    ...put(0, 'hand', { Forest: 1, 'Centaur Courser': 1, 'Craw Wurm': 1 }),
    ...put(1, 'battlefield', { Mountain: 2 }),
  ]),
  control: false,
  turns: 3,
  steps: [
    {
      task: 'deck.land',
      told: 'deck.land.told',
      rule: '100.2a',
      until: { is: 'in', zone: 'battlefield', card: 'Forest', seat: 0, least: 3 },
      at: { card: 'Forest', zone: 'hand', seat: 0 },
      instead: [{ if: { is: 'combat' }, say: 'land.play.combat' }],
    },
    {
      task: 'deck.creature',
      told: 'deck.creature.told',
      rule: '601.2h',
      until: { is: 'in', zone: 'battlefield', card: 'Centaur Courser', seat: 0 },
      at: { card: 'Centaur Courser', zone: 'hand', seat: 0 },
      instead: [{ if: { is: 'combat' }, say: 'creature.cast.combat' }],
    },
    {
      task: 'deck.attack',
      told: 'deck.attack.told',
      rule: '510.2',
      until: { is: 'attacking', card: 'Grizzly Bears' },
      at: { card: 'Grizzly Bears', zone: 'battlefield', seat: 0 },
      asks: 'attackers',
      instead: [{ if: { is: 'turn', least: 2 }, say: 'attack.choose.none' }],
    },
    {
      task: 'deck.draw',
      told: 'deck.draw.told',
      rule: '504.1',
      until: { is: 'in', zone: 'battlefield', card: 'Forest', seat: 0, least: 4 },
      at: { card: 'Forest', zone: 'hand', seat: 0 },
    },
  ],
};

/** All lessons, in the order in which they are best done. */
export const LESSONS: readonly Lesson[] = [land, creature, attack, block, spell, stack, trigger, why, rewind, deck];
