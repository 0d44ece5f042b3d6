/** Decks of cards that were there in 2003: for games by the rules of other years, where those of today can't be played. */
import type { EmbeddedDeck } from './embedded-deck.js';

const OLDER_DECKS: readonly EmbeddedDeck[] = [
  {
    id: 'classic-goblins',
    name: 'Goblins of 2003',
    zhName: '2003年鬼怪',
    format: 'legacy',
    text: `4 Mogg Fanatic
4 Jackal Pup
4 Goblin Lackey
4 Goblin Piledriver
4 Skirk Prospector
4 Ball Lightning
4 Goblin Grenade
4 Lightning Bolt
4 Incinerate
4 Fireblast
20 Mountain
`,
  },
  {
    id: 'classic-stompy',
    name: 'Stompy of 2003',
    zhName: '2003年绿色快攻',
    format: 'legacy',
    text: `4 Llanowar Elves
4 Quirion Ranger
4 Wild Mongrel
4 Basking Rootwalla
4 River Boa
4 Rogue Elephant
4 Skyshroud Elite
4 Albino Troll
4 Giant Growth
4 Rancor
20 Forest
`,
  },
  {
    id: 'classic-knights',
    name: 'Knights of 2003',
    zhName: '2003年骑士',
    format: 'legacy',
    text: `4 Savannah Lions
4 White Knight
4 Order of Leitbur
4 Benalish Hero
4 Soltari Priest
4 Longbow Archer
4 Glorious Anthem
4 Swords to Plowshares
4 Serra Angel
2 Wrath of God
2 Disenchant
20 Plains
`,
  },
  {
    id: 'classic-tide',
    name: 'Tide of 2003',
    zhName: '2003年人鱼',
    format: 'legacy',
    text: `4 Merfolk of the Pearl Trident
4 Lord of Atlantis
4 Cloud Sprite
4 Spiketail Hatchling
4 Waterfront Bouncer
4 Air Elemental
4 Counterspell
4 Unsummon
4 Impulse
2 Control Magic
2 Mahamoti Djinn
20 Island
`,
  },
];

/** The decks that come with the program for the rules of other years. */
export const olderDecks = (): readonly EmbeddedDeck[] => OLDER_DECKS;
