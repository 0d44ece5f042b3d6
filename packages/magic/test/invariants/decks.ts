/** The decks that the always-on tests play, main decks only. */
import type { DeckEntry } from '../../src/index.js';

const deck = (text: string): DeckEntry[] =>
  text.split(',').map((part) => {
    const [, n, card] = /^\s*(\d+) (.*)$/.exec(part) as unknown as [string, string, string];
    return { card: card.trim().replace('; ', ', '), count: Number(n) };
  });

export const DECKS: Readonly<Record<string, DeckEntry[]>> = {
  blackControl: deck(
    "4 Gray Merchant of Asphodel, 4 Phyrexian Rager, 4 Chittering Rats, 4 Gurmag Angler, 3 Crypt Rats, 4 Chainer's Edict, 4 Sign in Blood, 4 Read the Bones, 4 Victim of Night, 2 Pestilence, 3 Tendrils of Corruption, 20 Swamp",
  ),
  burn: deck(
    '4 Lightning Bolt, 4 Chain Lightning, 4 Lava Spike, 4 Rift Bolt, 4 Fireblast, 4 Skewer the Critics, 4 Needle Drop, 4 Searing Blaze, 4 Thermo-Alchemist, 4 Ghitu Lavarunner, 2 Curse of the Pierced Heart, 2 Forgotten Cave, 16 Mountain',
  ),
  delver: deck(
    '4 Delver of Secrets, 4 Ninja of the Deep Hours, 4 Spellstutter Sprite, 4 Faerie Miscreant, 2 Vapor Snag, 4 Brainstorm, 4 Ponder, 4 Counterspell, 4 Daze, 3 Spire Golem, 3 Mutagenic Growth, 3 Gush, 17 Island',
  ),
  elves: deck(
    '4 Llanowar Elves, 4 Fyndhorn Elves, 4 Quirion Ranger, 4 Priest of Titania, 4 Timberwatch Elf, 4 Nettle Sentinel, 4 Birchlore Rangers, 4 Elvish Vanguard, 3 Wellwisher, 4 Lead the Stampede, 4 Winding Way, 2 Viridian Longbow, 15 Forest',
  ),
  stompy: deck(
    '4 Quirion Ranger, 4 Nettle Sentinel, 4 Vault Skirge, 4 Burning-Tree Emissary, 4 Strangleroot Geist, 4 Young Wolf, 4 Skarrgan Pit-Skulk, 4 River Boa, 4 Rancor, 4 Vines of Vastwood, 4 Hunger of the Howlpack, 16 Forest',
  ),
  whiteWeenie: deck(
    "4 Thraben Inspector, 4 Squadron Hawk, 4 Kor Skyfisher, 4 Loyal Cathar, 4 Attended Knight, 4 Battle Screech, 4 Journey to Nowhere, 4 Raise the Alarm, 3 Guardians' Pledge, 4 Icatian Javelineers, 2 Bonesplitter, 19 Plains",
  ),
  abzan: deck(
    "4 Siege Rhino, 4 Courser of Kruphix, 4 Sylvan Caryatid, 3 Tasigur; the Golden Fang, 2 Wingmate Roc, 4 Thoughtseize, 4 Hero's Downfall, 4 Abzan Charm, 2 Bile Blight, 2 Elspeth; Sun's Champion, 2 Ultimate Price, 4 Windswept Heath, 4 Sandsteppe Citadel, 4 Temple of Silence, 3 Temple of Malady, 3 Llanowar Wastes, 3 Forest, 2 Plains, 2 Swamp",
  ),
  red: deck(
    '4 Monastery Swiftspear, 4 Zurgo Bellstriker, 4 Foundry Street Denizen, 4 Goblin Heelcutter, 4 Goblin Rabblemaster, 4 Eidolon of the Great Revel, 4 Lightning Strike, 4 Stoke the Flames, 4 Wild Slash, 4 Searing Blood, 20 Mountain',
  ),
  // Not for tournaments: everything at once that changes characteristics, control and rules.
  layers: deck(
    '2 Humility, 2 Blood Moon, 2 Urborg; Tomb of Yawgmoth, 3 Glorious Anthem, 2 Honor of the Pure, 3 Control Magic, 3 Nightmare, 3 Maro, 3 Treetop Village, 2 Holy Strength, 2 Loxodon Warhammer, 3 Bonesplitter, 3 Act of Treason, 2 Oblivion Ring, 2 Rest in Peace, 2 Chalice of the Void, 2 Felidar Sovereign, 2 Royal Assassin, 2 Kird Ape, 2 Wild Nacatl, 2 Pacifism, 2 Soul Warden, 8 City of Brass, 3 Swamp, 3 Forest, 3 Plains, 3 Black Lotus, 3 Sol Ring, 3 Mind Stone',
  ),
  // Everything at once that is hidden, looked at, revealed, searched for, put back or face down.
  hidden: deck(
    '4 Test Morph, 4 Test Morph Beast, 3 Courser of Kruphix, 4 Brainstorm, 4 Ponder, 3 Duress, 3 Thoughtseize, 3 Diabolic Tutor, 2 Boomerang, 2 Unsummon, 3 Read the Bones, 2 Lead the Stampede, 2 Winding Way, 2 Chittering Rats, 2 Mind Rot, 2 Gravedigger, 2 Squadron Hawk, 2 Windswept Heath, 2 Temple of Malady, 2 Faerie Macabre, 2 Delver of Secrets, 8 City of Brass, 3 Swamp, 3 Forest, 3 Plains, 3 Black Lotus, 3 Sol Ring',
  ),
  // Tokens, and what puts them where tokens can't be.
  tokens: deck(
    '4 Raise the Alarm, 4 Battle Screech, 4 Attended Knight, 4 Goblin Rabblemaster, 4 Thraben Inspector, 4 Wingmate Roc, 4 Test Tuck, 4 Test Lift, 3 Test Blink, 3 Unsummon, 3 Boomerang, 3 Black Lotus, 3 Sol Ring, 4 City of Brass, 9 Plains',
  ),
};
