/** The dungeon cards (CR 309): what they say, as data. They are no part of any deck; every player owns them outside the game. */
import type { Card, Color, Effect, Filter, PlayerRef, Selector, TargetSpec, TokenSpec, TriggeredAbility } from '@apnap/ability';

const YOU: PlayerRef = { player: 'you' };
const TARGET: Selector = { sel: 'target', index: 0 };
const CREATURE: Filter = { is: 'type', type: 'Creature' };
const LAND: Filter = { is: 'type', type: 'Land' };
const ARTIFACT: Filter = { is: 'type', type: 'Artifact' };
const slot = (n: number): Selector => ({ sel: 'slot', slot: n });
const targetCreature: TargetSpec = { from: ['battlefield'], what: CREATURE, min: 1, max: 1 };
const targetPlayer: TargetSpec = { from: ['players'], what: { is: 'player', who: { player: 'each' } }, min: 1, max: 1 };

interface RoomText {
  name: string;
  /** Numbers of the rooms below that its arrows lead to. */
  to: number[];
  effect: Effect;
  targets?: TargetSpec[];
}

/** A dungeon of these rooms, the topmost first; `entered`: only by venturing into its quality by name (CR 309.4, 701.46d). */
function dungeonCard(name: string, rooms: readonly RoomText[], more: { subtypes?: string[]; entered?: 'byName' } = {}): Card {
  const abilities = rooms.map(({ name: room, to, effect, targets = [] }, index): TriggeredAbility => {
    const entered = index === 0 && more.entered ? { entered: more.entered } : {};
    return {
      kind: 'triggered',
      event: { on: 'room', room: { index, name: room, leadsTo: to, ...entered } },
      program: { targets, effect },
      zone: 'command',
    };
  });
  return { name, layout: 'normal', faces: [{ name, supertypes: [], types: ['Dungeon'], subtypes: more.subtypes ?? [], abilities }] };
}

const scry = (n: number): Effect => ({ do: 'keywordAction', action: 'scry', who: YOU, n });
const life = (who: PlayerRef, change: 'gain' | 'lose', amount: number): Effect => ({ do: 'life', who, change, amount });
const draw = (count: number): Effect => ({ do: 'draw', who: YOU, count });
const create = (count: number, token: TokenSpec): Effect => ({ do: 'createToken', who: YOU, count, token });
const treasure = create(1, { token: 'predefined', name: 'Treasure' });
const counters = (count: number): Effect => ({ do: 'counters', change: 'put', counter: '+1/+1', count, on: TARGET });
const sacrifice = (filter: Filter): Effect => ({ do: 'sacrifice', who: YOU, count: 1, filter });

/** A creature token: its name where the card gives one, its keyword where it has one. */
const creature = (color: Color, power: number, toughness: number, subtypes: string[], more: { keyword?: string; legend?: string } = {}) =>
  ({
    token: 'described',
    ...(more.legend === undefined ? {} : { name: more.legend }),
    supertypes: more.legend === undefined ? [] : ['Legendary'],
    types: ['Creature'],
    subtypes,
    colors: [color],
    power,
    toughness,
    abilities: more.keyword === undefined ? [] : [{ kind: 'keyword', keyword: more.keyword }],
  }) satisfies TokenSpec;

/** "Each player loses 2 life unless they …". */
const unless = (verb: 'discard' | 'sacrifice', zone: 'hand' | 'battlefield', filter: Filter): Effect => ({
  do: 'may',
  who: { player: 'each' },
  cost: [{ pay: 'objects', verb, zone, filter, count: 1, how: 'choice' }],
  chooser: 0,
  then: { do: 'nothing' },
  else: life({ player: 'of', of: slot(0) }, 'lose', 2),
});

/** One of the cards in slot 0 that match. */
const oneOfThem = (filter: Filter): Selector => ({
  sel: 'choose',
  who: YOU,
  from: { sel: 'filter', of: slot(0), filter },
  min: 1,
  max: 1,
  how: 'choice',
});

export const DUNGEONS: readonly Card[] = [
  dungeonCard('Lost Mine of Phandelver', [
    { name: 'Cave Entrance', to: [1, 2], effect: scry(1) },
    { name: 'Goblin Lair', to: [3, 4], effect: create(1, creature('R', 1, 1, ['Goblin'])) },
    { name: 'Mine Tunnels', to: [4, 5], effect: treasure },
    { name: 'Storeroom', to: [6], targets: [targetCreature], effect: counters(1) },
    { name: 'Dark Pool', to: [6], effect: { do: 'seq', of: [life({ player: 'eachOpponent' }, 'lose', 1), life(YOU, 'gain', 1)] } },
    {
      name: 'Fungi Cavern',
      to: [6],
      targets: [targetCreature],
      effect: {
        do: 'continuous',
        affects: TARGET,
        mods: [{ mod: 'pt', power: -4, toughness: 0 }],
        rules: [],
        duration: 'untilYourNextTurn',
      },
    },
    { name: 'Temple of Dumathoin', to: [], effect: draw(1) },
  ]),
  dungeonCard('Tomb of Annihilation', [
    { name: 'Trapped Entry', to: [1, 2], effect: life({ player: 'each' }, 'lose', 1) },
    { name: 'Veils of Fear', to: [3], effect: unless('discard', 'hand', { is: 'any' }) },
    {
      name: 'Oubliette',
      to: [4],
      effect: {
        do: 'seq',
        of: [
          { do: 'discard', who: YOU, count: 1, filter: { is: 'any' }, how: 'choice' },
          sacrifice(ARTIFACT),
          sacrifice(CREATURE),
          sacrifice(LAND),
        ],
      },
    },
    { name: 'Sandfall Cell', to: [4], effect: unless('sacrifice', 'battlefield', { is: 'or', of: [ARTIFACT, CREATURE, LAND] }) },
    {
      name: 'Cradle of the Death God',
      to: [],
      effect: create(1, creature('B', 4, 4, ['God', 'Horror'], { keyword: 'deathtouch', legend: 'The Atropal' })),
    },
  ]),
  dungeonCard('Dungeon of the Mad Mage', [
    { name: 'Yawning Portal', to: [1], effect: life(YOU, 'gain', 1) },
    { name: 'Dungeon Level', to: [2, 3], effect: scry(1) },
    { name: 'Goblin Bazaar', to: [4], effect: treasure },
    {
      name: 'Twisted Caverns',
      to: [4],
      targets: [targetCreature],
      effect: {
        do: 'continuous',
        mods: [],
        rules: [{ rule: 'cant', action: { act: 'attack', who: { is: 'oneOf', of: TARGET } } }],
        duration: 'untilYourNextTurn',
      },
    },
    { name: 'Lost Level', to: [5, 6], effect: scry(2) },
    {
      name: 'Runestone Caverns',
      to: [7],
      effect: {
        do: 'seq',
        of: [
          { do: 'move', what: { sel: 'top', of: YOU, count: 2 }, to: 'exile', bind: 0 },
          { do: 'permitPlay', who: YOU, what: slot(0), duration: 'indefinite', cost: 'normal' },
        ],
      },
    },
    { name: "Muiral's Graveyard", to: [7], effect: create(2, creature('B', 1, 1, ['Skeleton'])) },
    { name: 'Deep Mines', to: [8], effect: scry(3) },
    {
      name: "Mad Wizard's Lair",
      to: [],
      effect: {
        do: 'seq',
        of: [
          { do: 'draw', who: YOU, count: 3, bind: 0 },
          { do: 'reveal', what: slot(0) },
          { do: 'may', who: YOU, then: { do: 'play', who: YOU, what: oneOfThem({ is: 'not', of: LAND }), cost: 'free' } },
        ],
      },
    },
  ]),
  dungeonCard(
    'Undercity',
    [
      {
        name: 'Secret Entrance',
        to: [1, 2],
        effect: {
          do: 'seq',
          of: [
            {
              do: 'search',
              who: YOU,
              of: YOU,
              zone: 'library',
              filter: { is: 'and', of: [{ is: 'supertype', supertype: 'Basic' }, LAND] },
              min: 1,
              max: 1,
              bind: 0,
            },
            { do: 'reveal', what: slot(0), bind: 1 },
            { do: 'move', what: slot(1), to: 'hand' },
            { do: 'shuffle', who: YOU },
          ],
        },
      },
      { name: 'Forge', to: [3, 4], targets: [targetCreature], effect: counters(2) },
      { name: 'Lost Well', to: [4, 5], effect: scry(2) },
      { name: 'Trap!', to: [6], targets: [targetPlayer], effect: life({ player: 'of', of: TARGET }, 'lose', 5) },
      {
        name: 'Arena',
        to: [6, 7],
        targets: [targetCreature],
        effect: { do: 'keywordAction', action: 'goad', who: YOU, what: TARGET, n: 1 },
      },
      { name: 'Stash', to: [7], effect: treasure },
      { name: 'Archives', to: [8], effect: draw(1) },
      { name: 'Catacombs', to: [8], effect: create(1, creature('B', 4, 1, ['Skeleton'], { keyword: 'menace' })) },
      {
        name: 'Throne of the Dead Three',
        to: [],
        effect: {
          do: 'seq',
          of: [
            { do: 'reveal', what: { sel: 'top', of: YOU, count: 10 }, bind: 0 },
            {
              do: 'move',
              what: oneOfThem(CREATURE),
              to: 'battlefield',
              entering: { counters: [{ counter: '+1/+1', count: 3 }] },
              bind: 1,
            },
            {
              do: 'continuous',
              affects: slot(1),
              mods: [{ mod: 'addAbility', ability: { kind: 'keyword', keyword: 'hexproof' } }],
              rules: [],
              duration: 'untilYourNextTurn',
            },
            { do: 'shuffle', who: YOU },
          ],
        },
      },
    ],
    { subtypes: ['Undercity'], entered: 'byName' },
  ),
];

/** The dungeons a game with these cards needs: all of them where a card ventures or brings the initiative (CR 701.46, 723.2). */
export function dungeonsFor(cards: Iterable<Card>): string[] {
  for (const card of cards) {
    const text = JSON.stringify(card.faces);
    if (text.includes('"action":"venture"') || text.includes('"designation":"initiative"')) return DUNGEONS.map((d) => d.name);
  }
  return [];
}

/** A dungeon by its name. */
export const dungeon = (name: string): Card | undefined => DUNGEONS.find((d) => d.name === name);
