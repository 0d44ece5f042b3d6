/** What boards of puzzles are made of: cards that draw nothing, leave nothing to chance, and give the other side nothing to do but block. */

export type Colour = 'W' | 'U' | 'B' | 'R' | 'G';

export const LANDS: Readonly<Record<Colour, string>> = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };

/** Creatures of who is to win, by colour: evasion, first strike, trample, tappers, those that are made larger by mana. */
export const FIGHTERS: Readonly<Record<Colour, readonly string[]>> = {
  W: [
    'Savannah Lions',
    'White Knight',
    'Suntail Hawk',
    'Serra Angel',
    'Tundra Wolves',
    'Fencing Ace',
    "Gideon's Lawkeeper",
    'Glory Seeker',
  ],
  U: ['Wind Drake', 'Coral Merfolk', 'Phantom Warrior', 'Air Elemental', 'Maritime Guard'],
  B: ['Bog Imp', 'Severed Legion', 'Frozen Shade', 'Dusk Imp', 'Accursed Spirit', 'Typhoid Rats'],
  R: [
    'Goblin Piker',
    'Hill Giant',
    'Boggart Brute',
    'Prodigal Pyromancer',
    'Dragon Hatchling',
    'Canyon Minotaur',
    'Gray Ogre',
    'Bladetusk Boar',
  ],
  G: ['Grizzly Bears', 'Centaur Courser', "Garruk's Companion", 'Stampeding Rhino', 'Kalonian Tusker', 'Elvish Archers', 'Rhox Brute'],
};

/** What lies in the hand, by colour. */
export const SPELLS: Readonly<Record<Colour, readonly string[]>> = {
  W: ['Mighty Leap', "Guardians' Pledge", 'Inspired Charge', 'Swift Response'],
  U: ['Unsummon', 'Vapor Snag', 'Boomerang', 'Disperse', 'Sleep', 'Frost Breath', 'Jump', 'Ghostform', 'Twiddle'],
  B: [
    'Doom Blade',
    'Murder',
    'Bump in the Night',
    'Soul Feast',
    'Disfigure',
    'Last Gasp',
    'Vicious Hunger',
    "Sovereign's Bite",
    'Taste of Blood',
  ],
  R: [
    'Shock',
    'Lightning Bolt',
    'Lava Spike',
    'Lightning Strike',
    'Volcanic Hammer',
    'Brute Strength',
    'Uncaged Fury',
    'Panic Attack',
    'Raging Goblin',
    'Goblin Chariot',
    'Lightning Elemental',
    'Temur Battle Rage',
    'Assault Strobe',
    'Fling',
    'Reckless Charge',
    'Act of Treason',
    'Rush of Adrenaline',
    'Trumpet Blast',
    'Magmatic Chasm',
    'Falter',
    'Flame Slash',
    'Bull Rush',
    'Run Amok',
    'Kindled Fury',
    'Slaughter Cry',
    'Double Cleave',
  ],
  G: [
    'Giant Growth',
    'Titanic Growth',
    'Might of Old Krosa',
    'Overrun',
    'Larger Than Life',
    'Prey Upon',
    'Plummet',
    "Predator's Strike",
    'Rabid Bite',
  ],
};

/** The most life that a card takes from a player without a fight. */
export const FACE: Readonly<Record<string, number>> = {
  Shock: 2,
  'Lightning Bolt': 3,
  'Lava Spike': 3,
  'Lightning Strike': 3,
  'Volcanic Hammer': 3,
  'Vapor Snag': 1,
  'Bump in the Night': 3,
  'Soul Feast': 4,
  "Sovereign's Bite": 3,
  'Taste of Blood': 1,
  Fling: 99,
  'Prodigal Pyromancer': 1,
};

/** Creatures of the other side: they can only block. */
export const DEFENDERS: readonly string[] = [
  'Grizzly Bears',
  'Hill Giant',
  'Wall of Stone',
  'Giant Spider',
  'Wind Drake',
  'Serra Angel',
  'Craw Wurm',
  'Squire',
  'White Knight',
  'Elvish Archers',
  'Gray Ogre',
  'Glory Seeker',
  'Canyon Minotaur',
  'Wall of Swords',
  'Typhoid Rats',
  'Wall of Air',
  'Coral Merfolk',
  'Bog Imp',
  'Wall of Wood',
  'Trained Armodon',
  'Kraken Hatchling',
  'Centaur Courser',
  'Savannah Lions',
  'Goblin Piker',
  'Air Elemental',
  'Severed Legion',
];
