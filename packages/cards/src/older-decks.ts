/** Decks of cards that were there in 2003: for games by the rules of other years, where those of today can't be played. */
import type { EmbeddedDeck } from './embedded-deck.js';

const OLDER_DECKS: readonly EmbeddedDeck[] = [
  {
    id: 'classic-goblins',
    name: 'Goblins of 2003',
    zhName: '2003年鬼怪',
    format: 'legacy',
    text: `4 Raging Goblin
4 Mogg Fanatic
4 Jackal Pup
4 Goblin Lackey
4 Goblin Piledriver
4 Ball Lightning
4 Lightning Bolt
4 Shock
4 Incinerate
2 Fireblast
22 Mountain
`,
  },
  {
    id: 'classic-beasts',
    name: 'Beasts of 2003',
    zhName: '2003年野兽',
    format: 'legacy',
    text: `4 Llanowar Elves
4 Quirion Ranger
4 Basking Rootwalla
4 Wild Mongrel
4 River Boa
3 Blastoderm
3 Ravenous Baloth
2 Arrogant Wurm
4 Giant Growth
4 Rancor
24 Forest
`,
  },
  {
    id: 'classic-knights',
    name: 'Knights of 2003',
    zhName: '2003年骑士',
    format: 'legacy',
    text: `4 Savannah Lions
4 White Knight
4 Soltari Priest
4 Soltari Monk
4 Longbow Archer
4 Whipcorder
3 Serra Angel
2 Exalted Angel
4 Swords to Plowshares
3 Disenchant
2 Glorious Anthem
22 Plains
`,
  },
];

/** The decks that come with the program for the rules of other years. */
export const olderDecks = (): readonly EmbeddedDeck[] => OLDER_DECKS;
