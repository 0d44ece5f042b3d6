/** The dungeon cards (CR 309): what they say, as data. They are no part of any deck; every player owns them outside the game. */
import type { Card } from '@apnap/ability';

export const DUNGEONS: readonly Card[] = [
  {
    name: 'Lost Mine of Phandelver',
    layout: 'normal',
    faces: [
      {
        name: 'Lost Mine of Phandelver',
        supertypes: [],
        types: ['Dungeon'],
        subtypes: [],
        abilities: [
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 0, name: 'Cave Entrance', leadsTo: [1, 2] } },
            program: { targets: [], effect: { do: 'keywordAction', action: 'scry', who: { player: 'you' }, n: 1 } },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 1, name: 'Goblin Lair', leadsTo: [3, 4] } },
            program: {
              targets: [],
              effect: {
                do: 'createToken',
                who: { player: 'you' },
                count: 1,
                token: {
                  token: 'described',
                  supertypes: [],
                  types: ['Creature'],
                  subtypes: ['Goblin'],
                  colors: ['R'],
                  power: 1,
                  toughness: 1,
                  abilities: [],
                },
              },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 2, name: 'Mine Tunnels', leadsTo: [4, 5] } },
            program: {
              targets: [],
              effect: { do: 'createToken', who: { player: 'you' }, count: 1, token: { token: 'predefined', name: 'Treasure' } },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 3, name: 'Storeroom', leadsTo: [6] } },
            program: {
              targets: [{ from: ['battlefield'], what: { is: 'type', type: 'Creature' }, min: 1, max: 1 }],
              effect: { do: 'counters', change: 'put', counter: '+1/+1', count: 1, on: { sel: 'target', index: 0 } },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 4, name: 'Dark Pool', leadsTo: [6] } },
            program: {
              targets: [],
              effect: {
                do: 'seq',
                of: [
                  { do: 'life', who: { player: 'eachOpponent' }, change: 'lose', amount: 1 },
                  { do: 'life', who: { player: 'you' }, change: 'gain', amount: 1 },
                ],
              },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 5, name: 'Fungi Cavern', leadsTo: [6] } },
            program: {
              targets: [{ from: ['battlefield'], what: { is: 'type', type: 'Creature' }, min: 1, max: 1 }],
              effect: {
                do: 'continuous',
                affects: { sel: 'target', index: 0 },
                mods: [{ mod: 'pt', power: -4, toughness: 0 }],
                rules: [],
                duration: 'untilYourNextTurn',
              },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 6, name: 'Temple of Dumathoin', leadsTo: [] } },
            program: { targets: [], effect: { do: 'draw', who: { player: 'you' }, count: 1 } },
            zone: 'command',
          },
        ],
      },
    ],
  },
  {
    name: 'Tomb of Annihilation',
    layout: 'normal',
    faces: [
      {
        name: 'Tomb of Annihilation',
        supertypes: [],
        types: ['Dungeon'],
        subtypes: [],
        abilities: [
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 0, name: 'Trapped Entry', leadsTo: [1, 2] } },
            program: { targets: [], effect: { do: 'life', who: { player: 'each' }, change: 'lose', amount: 1 } },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 1, name: 'Veils of Fear', leadsTo: [3] } },
            program: {
              targets: [],
              effect: {
                do: 'may',
                who: { player: 'each' },
                cost: [{ pay: 'objects', verb: 'discard', zone: 'hand', filter: { is: 'any' }, count: 1, how: 'choice' }],
                chooser: 0,
                then: { do: 'nothing' },
                else: { do: 'life', who: { player: 'of', of: { sel: 'slot', slot: 0 } }, change: 'lose', amount: 2 },
              },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 2, name: 'Oubliette', leadsTo: [4] } },
            program: {
              targets: [],
              effect: {
                do: 'seq',
                of: [
                  { do: 'discard', who: { player: 'you' }, count: 1, filter: { is: 'any' }, how: 'choice' },
                  { do: 'sacrifice', who: { player: 'you' }, count: 1, filter: { is: 'type', type: 'Artifact' } },
                  { do: 'sacrifice', who: { player: 'you' }, count: 1, filter: { is: 'type', type: 'Creature' } },
                  { do: 'sacrifice', who: { player: 'you' }, count: 1, filter: { is: 'type', type: 'Land' } },
                ],
              },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 3, name: 'Sandfall Cell', leadsTo: [4] } },
            program: {
              targets: [],
              effect: {
                do: 'may',
                who: { player: 'each' },
                chooser: 0,
                cost: [
                  {
                    pay: 'objects',
                    verb: 'sacrifice',
                    zone: 'battlefield',
                    filter: {
                      is: 'or',
                      of: [
                        { is: 'type', type: 'Artifact' },
                        { is: 'type', type: 'Creature' },
                        { is: 'type', type: 'Land' },
                      ],
                    },
                    count: 1,
                    how: 'choice',
                  },
                ],
                then: { do: 'nothing' },
                else: { do: 'life', who: { player: 'of', of: { sel: 'slot', slot: 0 } }, change: 'lose', amount: 2 },
              },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 4, name: 'Cradle of the Death God', leadsTo: [] } },
            program: {
              targets: [],
              effect: {
                do: 'createToken',
                who: { player: 'you' },
                count: 1,
                token: {
                  token: 'described',
                  name: 'The Atropal',
                  supertypes: ['Legendary'],
                  types: ['Creature'],
                  subtypes: ['God', 'Horror'],
                  colors: ['B'],
                  power: 4,
                  toughness: 4,
                  abilities: [{ kind: 'keyword', keyword: 'deathtouch' }],
                },
              },
            },
            zone: 'command',
          },
        ],
      },
    ],
  },
  {
    name: 'Dungeon of the Mad Mage',
    layout: 'normal',
    faces: [
      {
        name: 'Dungeon of the Mad Mage',
        supertypes: [],
        types: ['Dungeon'],
        subtypes: [],
        abilities: [
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 0, name: 'Yawning Portal', leadsTo: [1] } },
            program: { targets: [], effect: { do: 'life', who: { player: 'you' }, change: 'gain', amount: 1 } },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 1, name: 'Dungeon Level', leadsTo: [2, 3] } },
            program: { targets: [], effect: { do: 'keywordAction', action: 'scry', who: { player: 'you' }, n: 1 } },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 2, name: 'Goblin Bazaar', leadsTo: [4] } },
            program: {
              targets: [],
              effect: { do: 'createToken', who: { player: 'you' }, count: 1, token: { token: 'predefined', name: 'Treasure' } },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 3, name: 'Twisted Caverns', leadsTo: [4] } },
            program: {
              targets: [{ from: ['battlefield'], what: { is: 'type', type: 'Creature' }, min: 1, max: 1 }],
              effect: {
                do: 'continuous',
                mods: [],
                rules: [{ rule: 'cant', action: { act: 'attack', who: { is: 'oneOf', of: { sel: 'target', index: 0 } } } }],
                duration: 'untilYourNextTurn',
              },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 4, name: 'Lost Level', leadsTo: [5, 6] } },
            program: { targets: [], effect: { do: 'keywordAction', action: 'scry', who: { player: 'you' }, n: 2 } },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 5, name: 'Runestone Caverns', leadsTo: [7] } },
            program: {
              targets: [],
              effect: {
                do: 'seq',
                of: [
                  { do: 'move', what: { sel: 'top', of: { player: 'you' }, count: 2 }, to: 'exile', bind: 0 },
                  { do: 'permitPlay', who: { player: 'you' }, what: { sel: 'slot', slot: 0 }, duration: 'indefinite', cost: 'normal' },
                ],
              },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 6, name: "Muiral's Graveyard", leadsTo: [7] } },
            program: {
              targets: [],
              effect: {
                do: 'createToken',
                who: { player: 'you' },
                count: 2,
                token: {
                  token: 'described',
                  supertypes: [],
                  types: ['Creature'],
                  subtypes: ['Skeleton'],
                  colors: ['B'],
                  power: 1,
                  toughness: 1,
                  abilities: [],
                },
              },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 7, name: 'Deep Mines', leadsTo: [8] } },
            program: { targets: [], effect: { do: 'keywordAction', action: 'scry', who: { player: 'you' }, n: 3 } },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 8, name: "Mad Wizard's Lair", leadsTo: [] } },
            program: {
              targets: [],
              effect: {
                do: 'seq',
                of: [
                  { do: 'draw', who: { player: 'you' }, count: 3, bind: 0 },
                  { do: 'reveal', what: { sel: 'slot', slot: 0 } },
                  {
                    do: 'may',
                    who: { player: 'you' },
                    then: {
                      do: 'play',
                      who: { player: 'you' },
                      what: {
                        sel: 'choose',
                        who: { player: 'you' },
                        from: { sel: 'filter', of: { sel: 'slot', slot: 0 }, filter: { is: 'not', of: { is: 'type', type: 'Land' } } },
                        min: 1,
                        max: 1,
                        how: 'choice',
                      },
                      cost: 'free',
                    },
                  },
                ],
              },
            },
            zone: 'command',
          },
        ],
      },
    ],
  },
  {
    name: 'Undercity',
    layout: 'normal',
    faces: [
      {
        name: 'Undercity',
        supertypes: [],
        types: ['Dungeon'],
        subtypes: ['Undercity'],
        abilities: [
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 0, name: 'Secret Entrance', leadsTo: [1, 2], entered: 'byName' } },
            program: {
              targets: [],
              effect: {
                do: 'seq',
                of: [
                  {
                    do: 'search',
                    who: { player: 'you' },
                    of: { player: 'you' },
                    zone: 'library',
                    filter: {
                      is: 'and',
                      of: [
                        { is: 'supertype', supertype: 'Basic' },
                        { is: 'type', type: 'Land' },
                      ],
                    },
                    min: 1,
                    max: 1,
                    bind: 0,
                  },
                  { do: 'reveal', what: { sel: 'slot', slot: 0 }, bind: 1 },
                  { do: 'move', what: { sel: 'slot', slot: 1 }, to: 'hand' },
                  { do: 'shuffle', who: { player: 'you' } },
                ],
              },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 1, name: 'Forge', leadsTo: [3, 4] } },
            program: {
              targets: [{ from: ['battlefield'], what: { is: 'type', type: 'Creature' }, min: 1, max: 1 }],
              effect: { do: 'counters', change: 'put', counter: '+1/+1', count: 2, on: { sel: 'target', index: 0 } },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 2, name: 'Lost Well', leadsTo: [4, 5] } },
            program: { targets: [], effect: { do: 'keywordAction', action: 'scry', who: { player: 'you' }, n: 2 } },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 3, name: 'Trap!', leadsTo: [6] } },
            program: {
              targets: [{ from: ['players'], what: { is: 'player', who: { player: 'each' } }, min: 1, max: 1 }],
              effect: { do: 'life', who: { player: 'of', of: { sel: 'target', index: 0 } }, change: 'lose', amount: 5 },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 4, name: 'Arena', leadsTo: [6, 7] } },
            program: {
              targets: [{ from: ['battlefield'], what: { is: 'type', type: 'Creature' }, min: 1, max: 1 }],
              effect: { do: 'keywordAction', action: 'goad', who: { player: 'you' }, what: { sel: 'target', index: 0 }, n: 1 },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 5, name: 'Stash', leadsTo: [7] } },
            program: {
              targets: [],
              effect: { do: 'createToken', who: { player: 'you' }, count: 1, token: { token: 'predefined', name: 'Treasure' } },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 6, name: 'Archives', leadsTo: [8] } },
            program: { targets: [], effect: { do: 'draw', who: { player: 'you' }, count: 1 } },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 7, name: 'Catacombs', leadsTo: [8] } },
            program: {
              targets: [],
              effect: {
                do: 'createToken',
                who: { player: 'you' },
                count: 1,
                token: {
                  token: 'described',
                  supertypes: [],
                  types: ['Creature'],
                  subtypes: ['Skeleton'],
                  colors: ['B'],
                  power: 4,
                  toughness: 1,
                  abilities: [{ kind: 'keyword', keyword: 'menace' }],
                },
              },
            },
            zone: 'command',
          },
          {
            kind: 'triggered',
            event: { on: 'room', room: { index: 8, name: 'Throne of the Dead Three', leadsTo: [] } },
            program: {
              targets: [],
              effect: {
                do: 'seq',
                of: [
                  { do: 'reveal', what: { sel: 'top', of: { player: 'you' }, count: 10 }, bind: 0 },
                  {
                    do: 'move',
                    what: {
                      sel: 'choose',
                      who: { player: 'you' },
                      from: { sel: 'filter', of: { sel: 'slot', slot: 0 }, filter: { is: 'type', type: 'Creature' } },
                      min: 1,
                      max: 1,
                      how: 'choice',
                    },
                    to: 'battlefield',
                    entering: { counters: [{ counter: '+1/+1', count: 3 }] },
                    bind: 1,
                  },
                  {
                    do: 'continuous',
                    affects: { sel: 'slot', slot: 1 },
                    mods: [{ mod: 'addAbility', ability: { kind: 'keyword', keyword: 'hexproof' } }],
                    rules: [],
                    duration: 'untilYourNextTurn',
                  },
                  { do: 'shuffle', who: { player: 'you' } },
                ],
              },
            },
            zone: 'command',
          },
        ],
      },
    ],
  },
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
