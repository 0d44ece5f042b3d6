/** Commander decks (CR 903.5) that come with the program. */
import type { EmbeddedDeck } from './embedded-deck.js';

const COMMANDER_DECKS: readonly EmbeddedDeck[] = [
  {
    id: 'commander-goblins',
    name: 'Goblins (Krenko)',
    zhName: '鬼怪（克仑可）',
    format: 'commander',
    text: `Commander
1 Krenko, Mob Boss

Deck
1 Goblin Chieftain
1 Goblin Warchief
1 Siege-Gang Commander
1 Goblin Matron
1 Goblin Ringleader
1 Skirk Prospector
1 Mogg Fanatic
1 Goblin Bombardment
1 Sol Ring
1 Lightning Bolt
1 Chaos Warp
1 Blasphemous Act
1 Skullclamp
1 Swiftfoot Boots
1 Lightning Greaves
1 Mind Stone
1 Fellwar Stone
1 Ruby Medallion
1 Purphoros, God of the Forge
1 Impact Tremors
1 Goblin Chainwhirler
1 Legion Warboss
1 Goblin Rabblemaster
1 Beetleback Chief
1 Mogg War Marshal
1 Hordeling Outburst
1 Dragon Fodder
1 Krenko's Command
1 Goblin Instigator
1 Pashalik Mons
1 Goblin Sharpshooter
1 Sparksmith
1 Gempalm Incinerator
1 Goblin Piledriver
1 Goblin Lackey
1 Goblin King
1 Goblin Wizardry
1 Vandalblast
1 Faithless Looting
1 Gamble
1 Shared Animosity
1 Coat of Arms
1 Door of Destinies
1 Vanquisher's Banner
1 Obelisk of Urd
1 Thornbite Staff
1 Ashnod's Altar
1 Phyrexian Altar
1 Outpost Siege
1 Valakut, the Molten Pinnacle
1 Castle Embereth
1 Rogue's Passage
1 Buried Ruin
1 Goblin Burrows
1 Battle Hymn
1 Brightstone Ritual
1 Mana Echoes
1 Goblin War Strike
1 Massive Raid
1 Goblin Grenade
1 Mogg Raider
1 Goblin Trashmaster
1 Volley Veteran
1 Ember Hauler
35 Mountain
`,
  },
  {
    id: 'commander-tokens',
    name: 'Tokens and Counters (Ghave)',
    zhName: '衍生物与指示物（葛夫）',
    format: 'commander',
    text: `Commander
1 Ghave, Guru of Spores

Deck
1 Barren Moor
1 Command Tower
1 Evolving Wilds
10 Forest
1 Golgari Rot Farm
1 Orzhov Basilica
8 Plains
1 Rupture Spire
1 Secluded Steppe
1 Selesnya Sanctuary
8 Swamp
1 Temple of the False God
1 Tranquil Thicket
1 Vivid Grove
1 Vivid Marsh
1 Vivid Meadow
1 Aquastrand Spider
1 Celestial Force
1 Chorus of the Conclave
1 Dark Hatchling
1 Deadly Recluse
1 Fertilid
1 Golgari Guildmage
1 Hornet Queen
1 Karador, Ghost Chieftain
1 Monk Realist
1 Nantuko Husk
1 Penumbra Spider
1 Sakura-Tribe Elder
1 Scavenging Ooze
1 Selesnya Evangel
1 Selesnya Guildmage
1 Shriekmaw
1 Sigil Captain
1 Spawnwrithe
1 Spike Feeder
1 Squallmonger
1 Symbiotic Wurm
1 Teneb, the Harvester
1 Vampire Nighthawk
1 Vish Kal, Blood Arbiter
1 Yavimaya Elder
1 Acorn Catapult
1 Afterlife
1 Alliance of Arms
1 Attrition
1 Aura Shards
1 Awakening Zone
1 Bestial Menace
1 Cobra Trap
1 Cultivate
1 Darksteel Ingot
1 Death Mutation
1 Doom Blade
1 Fists of Ironwood
1 Footbottom Feast
1 Golgari Signet
1 Harmonize
1 Hex
1 Hour of Reckoning
1 Lightning Greaves
1 Mortify
1 Necrogenesis
1 Nemesis Trap
1 Oblivion Ring
1 Orzhov Signet
1 Selesnya Signet
1 Skullclamp
1 Sol Ring
1 Soul Snare
1 Storm Herd
1 Syphon Flesh
1 Tribute to the Wild
1 Vow of Duty
1 Vow of Malice
1 Vow of Wildness
`,
  },
  {
    id: 'commander-angels',
    name: 'Angels, Demons and Dragons (Kaalia)',
    zhName: '天使、恶魔与龙（卡莉雅）',
    format: 'commander',
    text: `Commander
1 Kaalia of the Vast

Deck
1 Evolving Wilds
1 Duergar Hedge-Mage
1 Forgotten Cave
1 Avatar of Slaughter
1 Terminate
8 Mountain
1 Orim's Thunder
8 Swamp
1 Path to Exile
1 Comet Storm
1 Wrecking Ball
1 Mother of Runes
1 Cleansing Beam
1 Death by Dragons
1 Anger
1 Lightkeeper of Emeria
1 Basandra, Battle Seraph
1 Sol Ring
1 Serra Angel
1 Boros Guildmage
1 Bladewing the Risen
1 Akoum Refuge
1 Bojuka Bog
8 Plains
1 Dread Cacodemon
1 Voice of All
1 Barren Moor
1 Vow of Duty
1 Command Tower
1 Syphon Mind
1 Boros Garrison
1 Syphon Flesh
1 Shattered Angel
1 Soul Snare
1 Akroma, Angel of Fury
1 Tariel, Reckoner of Souls
1 Diabolic Tutor
1 Vow of Malice
1 Return to Dust
1 Righteous Cause
1 Angel of Despair
1 Fallen Angel
1 Bathe in Light
1 Archangel of Strife
1 Angelic Arbiter
1 Oni of Wild Places
1 Zoetic Cavern
1 Akroma's Vengeance
1 Evincar's Justice
1 Vivid Meadow
1 Lightning Greaves
1 Pyrohemia
1 Mortify
1 Orzhov Signet
1 Sulfurous Blast
1 Rakdos Signet
1 Stranglehold
1 Oros, the Avenger
1 Vow of Lightning
1 Orzhov Guildmage
1 Master Warcraft
1 Malfegor
1 Razorjaw Oni
1 Orzhov Basilica
1 Reiver Demon
1 Molten Slagheap
1 Rupture Spire
1 Dragon Whelp
1 Rakdos Carnarium
1 Boros Signet
1 Secluded Steppe
1 Armillary Sphere
1 Earthquake
1 Furnace Whelp
1 Darksteel Ingot
1 Gwyllion Hedge-Mage
1 Congregate
1 Mana-Charged Dragon
`,
  },
  {
    id: 'commander-equipment',
    name: 'Equipment (Nahiri)',
    zhName: '武具（娜希丽）',
    format: 'commander',
    text: `Commander
1 Nahiri, the Lithomancer

Deck
1 Loreseeker's Stone
1 Commander's Sphere
1 Assault Suit
1 Wing Shards
1 Whitemane Lion
1 White Sun's Zenith
1 Twilight Shepherd
1 True Conviction
1 Bonehoard
1 Argentum Armor
1 Arcane Lighthouse
1 Masterwork of Ingenuity
1 Karoo
1 Skullclamp
1 Pearl Medallion
1 Cathars' Crusade
1 Brave the Elements
1 Armistice
1 Afterlife
1 Adarkar Valkyrie
32 Plains
1 Condemn
1 Celestial Crusader
1 Temple of the False God
1 Secluded Steppe
1 Sword of Vengeance
1 Swiftfoot Boots
1 Strata Scythe
1 Decree of Justice
1 Sol Ring
1 Martial Coup
1 Marshal's Anthem
1 Kor Sanctifiers
1 Kemba, Kha Regent
1 Grand Abolisher
1 Gift of Estates
1 Geist-Honored Monk
1 Flickerwisp
1 Jazal Goldmane
1 Hallowed Spiritkeeper
1 Mask of Memory
1 Fell the Mighty
1 Mentor of the Meek
1 Marble Diamond
1 Deploy to the Front
1 Containment Priest
1 Loxodon Warhammer
1 Comeuppance
1 Benevolent Offering
1 Angelic Field Marshal
1 Angel of the Dire Hour
1 Mobilization
1 Midnight Haunting
1 Skyhunter Skirmisher
1 Silverblade Paladin
1 Serra Avatar
1 Sacred Mesa
1 Return to Dust
1 Requiem Angel
1 Oblation
1 Nomads' Assembly
1 Ghost Quarter
1 Moonsilver Spear
1 Sunblast Angel
1 Sun Titan
1 Emeria, the Sky Ruin
1 Spectral Procession
1 Drifting Meadow
`,
  },
  {
    id: 'commander-spells',
    name: 'Spells (Mizzix)',
    zhName: '咒语（米兹斯）',
    format: 'commander',
    text: `Commander
1 Mizzix of the Izmagnus

Deck
1 Warchief Giant
1 Rite of the Raging Storm
1 Command Tower
1 Magmaquake
1 Evolving Wilds
1 Mizzium Mortars
1 Call the Skybreaker
1 Urza's Rage
14 Island
1 Blue Sun's Zenith
1 Blatant Thievery
1 Arjun, the Shifting Flame
1 Aetherize
1 Dragon Mage
1 Faithless Looting
1 Worn Powerstone
1 Thought Reflection
1 Prophetic Bolt
1 Windfall
1 Steam Augury
1 Swiftwater Cliffs
1 Temple of the False God
1 Blustersquall
1 Terramorphic Expanse
1 Vivid Crag
1 Vivid Creek
1 Brainstorm
1 Gigantoplasm
1 Thought Vessel
1 Broodbirth Viper
1 Seal of the Guildpact
1 Mystic Retrieval
1 Lone Revenant
1 Jace's Archivist
1 Fact or Fiction
1 Echoing Truth
1 Act of Aggression
1 Dominate
1 Psychosis Crawler
1 Goblin Electromancer
1 Chain Reaction
1 Charmbreaker Devils
1 Preordain
1 Comet Storm
1 Sol Ring
1 Reins of Power
1 Mystic Confluence
1 Reliquary Tower
1 Rogue's Passage
1 Mirror Match
1 Repeal
1 Illusory Ambusher
1 Desperate Ravings
1 Rite of Replication
1 Melek, Izzet Paragon
1 Sleep
1 Stolen Goods
1 Stroke of Genius
1 Talrand, Sky Summoner
1 Spinerock Knoll
1 Izzet Boilerworks
1 Vandalblast
1 Izzet Guildgate
1 Word of Seizing
1 Mizzix's Mastery
1 Meteor Blast
1 Izzet Signet
1 Aethersnatch
1 Awaken the Sky Tyrant
1 Counterflux
13 Mountain
1 Epic Experiment
1 Etherium-Horn Sorcerer
1 Firemind's Foresight
`,
  },
  {
    id: 'commander-vampires',
    name: 'Vampires (Edgar)',
    zhName: '吸血鬼（埃德加）',
    format: 'commander',
    text: `Commander
1 Edgar Markov

Deck
1 Blood Tribute
1 Bloodhusk Ritualist
1 Bloodlord of Vaasgoth
1 Butcher of Malakir
1 Captivating Vampire
1 Consuming Vapors
1 Damnable Pact
1 Drana, Kalastria Bloodchief
1 Falkenrath Noble
1 Go for the Throat
1 Malakir Bloodwitch
1 Pawn of Ulamog
1 Read the Bones
1 Sangromancer
1 Sanguine Bond
1 Skeletal Scrying
1 Skeletal Vampire
1 Syphon Mind
1 Underworld Connections
1 Vampire Nighthawk
1 Vein Drinker
1 Outpost Siege
1 Rakish Heir
1 Bloodline Necromancer
1 Blood Baron of Vizkopa
1 Crackling Doom
1 Curse of Disturbance
1 Merciless Eviction
1 Kheru Mind-Eater
1 Mortify
1 Stromkirk Captain
1 Tithe Drinker
1 Blade of the Bloodchief
1 Boros Signet
1 Darksteel Ingot
1 Door of Destinies
1 Patron of the Vein
1 Nihil Spellbomb
1 Orzhov Signet
1 Rakdos Signet
1 Skullclamp
1 Sol Ring
1 Bloodsworn Steward
1 Well of Lost Dreams
1 Worn Powerstone
1 Akoum Refuge
1 Bloodfell Caves
1 Bojuka Bog
1 Boros Garrison
1 Crimson Honor Guard
1 Boros Guildgate
1 Cinder Barrens
1 Command Tower
1 Evolving Wilds
1 Forsaken Sanctuary
1 Kabira Crossroads
1 Disrupt Decorum
1 Nomad Outpost
1 Opal Palace
1 Orzhov Basilica
1 Orzhov Guildgate
1 Rakdos Carnarium
1 Rakdos Guildgate
1 Scoured Barrens
1 Kindred Charge
1 Stone Quarry
1 Terramorphic Expanse
1 Urborg Volcano
1 Wind-Scarred Crag
3 Plains
4 Mountain
1 Curse of Vitality
1 Licia, Sanguine Tribune
1 Mathas, Fiend Seeker
1 Heirloom Blade
1 Path of Ancestry
1 Blind Obedience
1 Kindred Boon
1 Fell the Mighty
1 Return to Dust
1 Swords to Plowshares
1 Teferi's Protection
1 Ambition's Cost
1 Anowon, the Ruin Sage
1 Black Market
1 Blood Artist
8 Swamp
`,
  },
];

/** The Commander decks that come with the program; they play with each other, not with other decks. */
export const commanderDecks = (): readonly EmbeddedDeck[] => COMMANDER_DECKS;
