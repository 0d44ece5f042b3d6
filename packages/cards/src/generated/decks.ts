/** The embedded decks. Written by scripts/embed-cards.ts. */
import type { EmbeddedDeck } from '../embedded-deck.js';

export const EMBEDDED_DECKS: readonly EmbeddedDeck[] = [
  {
    id: 'pauper-black-control',
    name: 'Black Control',
    zhName: '黑色控制',
    format: 'pauper',
    text: "Deck\n4 Gray Merchant of Asphodel\n4 Phyrexian Rager\n4 Chittering Rats\n4 Gurmag Angler\n3 Crypt Rats\n4 Chainer's Edict\n4 Sign in Blood\n4 Read the Bones\n4 Victim of Night\n2 Pestilence\n3 Tendrils of Corruption\n20 Swamp\n\nSideboard\n4 Duress\n3 Wrench Mind\n4 Faerie Macabre\n4 Snuff Out\n",
  },
  {
    id: 'pauper-burn',
    name: 'Burn',
    zhName: '红烧',
    format: 'pauper',
    text: 'Deck\n4 Lightning Bolt\n4 Chain Lightning\n4 Lava Spike\n4 Rift Bolt\n4 Fireblast\n4 Skewer the Critics\n4 Needle Drop\n4 Searing Blaze\n4 Thermo-Alchemist\n4 Ghitu Lavarunner\n2 Curse of the Pierced Heart\n2 Forgotten Cave\n16 Mountain\n\nSideboard\n4 Pyroblast\n4 Smash to Smithereens\n3 Electrickery\n4 Molten Rain\n',
  },
  {
    id: 'pauper-delver',
    name: 'Blue Tempo',
    zhName: '蓝色节奏',
    format: 'pauper',
    text: 'Deck\n4 Delver of Secrets\n4 Ninja of the Deep Hours\n4 Spellstutter Sprite\n4 Faerie Miscreant\n2 Vapor Snag\n4 Brainstorm\n4 Ponder\n4 Counterspell\n4 Daze\n3 Spire Golem\n3 Mutagenic Growth\n3 Gush\n17 Island\n\nSideboard\n4 Hydroblast\n3 Stormbound Geist\n4 Annul\n4 Echoing Truth\n',
  },
  {
    id: 'pauper-elves',
    name: 'Elves',
    zhName: '妖精',
    format: 'pauper',
    text: "Deck\n4 Llanowar Elves\n4 Fyndhorn Elves\n4 Quirion Ranger\n4 Priest of Titania\n4 Timberwatch Elf\n4 Nettle Sentinel\n4 Birchlore Rangers\n4 Elvish Vanguard\n3 Wellwisher\n4 Lead the Stampede\n4 Winding Way\n2 Viridian Longbow\n15 Forest\n\nSideboard\n4 Natural State\n3 Scattershot Archer\n4 Moment's Peace\n4 Gleeful Sabotage\n",
  },
  {
    id: 'pauper-stompy',
    name: 'Green Stompy',
    zhName: '绿色快攻',
    format: 'pauper',
    text: "Deck\n4 Quirion Ranger\n4 Nettle Sentinel\n4 Vault Skirge\n4 Burning-Tree Emissary\n4 Strangleroot Geist\n4 Young Wolf\n4 Skarrgan Pit-Skulk\n4 River Boa\n4 Rancor\n4 Vines of Vastwood\n4 Hunger of the Howlpack\n16 Forest\n\nSideboard\n4 Gleeful Sabotage\n4 Scattershot Archer\n3 Relic of Progenitus\n4 Moment's Peace\n",
  },
  {
    id: 'pauper-white-weenie',
    name: 'White Weenie',
    zhName: '白色快攻',
    format: 'pauper',
    text: "Deck\n4 Thraben Inspector\n4 Squadron Hawk\n4 Kor Skyfisher\n4 Loyal Cathar\n4 Attended Knight\n4 Battle Screech\n4 Journey to Nowhere\n4 Raise the Alarm\n3 Guardians' Pledge\n4 Icatian Javelineers\n2 Bonesplitter\n19 Plains\n\nSideboard\n4 Disenchant\n4 Prismatic Strands\n3 Lone Missionary\n4 Holy Light\n",
  },
  {
    id: 'standard-2015-abzan',
    name: 'Abzan Control',
    zhName: '阿布赞控制',
    format: 'standard-2015',
    text: "Deck\n4 Siege Rhino\n4 Courser of Kruphix\n4 Sylvan Caryatid\n3 Tasigur, the Golden Fang\n2 Wingmate Roc\n4 Thoughtseize\n4 Hero's Downfall\n4 Abzan Charm\n2 Bile Blight\n2 Elspeth, Sun's Champion\n2 Ultimate Price\n4 Windswept Heath\n4 Sandsteppe Citadel\n4 Temple of Silence\n3 Temple of Malady\n3 Llanowar Wastes\n3 Forest\n2 Plains\n2 Swamp\n\nSideboard\n2 Drown in Sorrow\n3 Duress\n2 End Hostilities\n2 Glare of Heresy\n3 Fleecemane Lion\n3 Dragonlord Dromoka\n",
  },
  {
    id: 'standard-2015-red',
    name: 'Red Aggro',
    zhName: '红色快攻',
    format: 'standard-2015',
    text: 'Deck\n4 Monastery Swiftspear\n4 Zurgo Bellstriker\n4 Foundry Street Denizen\n4 Goblin Heelcutter\n4 Goblin Rabblemaster\n4 Eidolon of the Great Revel\n4 Lightning Strike\n4 Stoke the Flames\n4 Wild Slash\n4 Searing Blood\n20 Mountain\n\nSideboard\n4 Roast\n3 Hall of Triumph\n4 Scouring Sands\n4 Arc Lightning\n',
  },
];
