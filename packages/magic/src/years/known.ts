/**
 * What the editions of other years know, so that a card that needs more is not played by them. Today's knows everything. Names are those of the data: keyword
 * abilities by their English names (`ability/src/keywords.ts`), keyword actions, types and layouts as the language has them. A card needs no permission for what its
 * own words say: here is only what rules must say. Sections cited are those of the edition itself.
 */

import { type Numbers, numberBy } from './numbers.js';
import { NUMBERS_2015 } from './numbers-2015.js';
import { NUMBERS_CLASSIC } from './numbers-classic.js';
import type { Profile } from './profile.js';

/** Things that have rules of their own today, each with its rule in the pinned edition. */
export const THINGS = {
  'keyword counters': '122.1b',
  'shield counters': '122.1c',
  'stun counters': '122.1d',
  'finality counters': '122.1h',
  'rad counters': '725.1',
  energy: '107.14',
  poison: '122.1f',
  loyalty: '122.1e',
  stickers: '123.1',
  emblems: '114.1',
  'predefined tokens': '111.10',
  'excess damage': '120.4a',
  'legendary spells': '205.4e',
  equipment: '301.5',
  fortifications: '301.6',
  vehicles: '301.7',
  auras: '303.4',
  roles: '303.7',
  planeswalkers: '306.1',
  dungeons: '309.1',
  battles: '310.1',
  planes: '311.1',
  phenomena: '312.1',
  vanguards: '313.1',
  schemes: '314.1',
  conspiracies: '315.1',
  ante: '407.1',
  'reflexive triggers': '603.12',
  'linked abilities': '607.1',
  piles: '700.3',
  devotion: '700.5',
  historic: '700.6',
  party: '700.8',
  modified: '700.9',
  descending: '700.11',
  outlaws: '700.12',
  crimes: '700.13',
  expending: '700.14',
  voting: '701.32',
  'the Ring': '701.52',
  "the city's blessing": '702.131',
  companions: '702.139',
  speed: '702.179',
  coins: '705.1',
  dice: '706.1',
  'copies of permanent spells': '707.10f',
  'tokens that transform': '707.8a',
  'what is face down': '708.1',
  'split cards': '709.1',
  rooms: '709.5',
  'flip cards': '710.1',
  levelers: '711.1',
  'double-faced cards': '712.2',
  'modal double-faced cards': '712.3',
  melding: '712.4',
  sagas: '714.1',
  adventures: '715.1',
  classes: '716.1',
  attractions: '717.1',
  prototypes: '718.1',
  cases: '719.1',
  'controlling players': '720.1',
  'ending turns': '721.1',
  monarch: '722.1',
  initiative: '723.1',
  'restarting games': '724.1',
  subgames: '726.1',
  merging: '727.1',
  'day and night': '728.1',
  'several players': '800.1',
  commanders: '903.1',
} as const satisfies Readonly<Record<string, string>>;

export type Thing = keyof typeof THINGS;

/** What an edition knows. */
export interface Known {
  /** Keyword abilities. */
  keywords: ReadonlySet<string>;
  /** Keyword abilities and actions of today that it has no name for, but whose meaning cards of the time said in other words: they can be played. */
  worded: ReadonlySet<string>;
  /** Forms that a keyword it knows has today and had not then: `KEYWORD: FORM`. */
  newerForms: ReadonlySet<string>;
  /** Keyword actions, as the language calls them. */
  actions: ReadonlySet<string>;
  types: ReadonlySet<string>;
  supertypes: ReadonlySet<string>;
  /** Kinds of counters that its rules give a meaning; any other is a marker, but not one that gives a keyword or protects. */
  counters: ReadonlySet<string>;
  things: ReadonlySet<Thing>;
  /** Symbols, the first of each kind for all of it: `{W/U}` for hybrid mana. `add {C}`: colourless mana that is produced, `{C}`: that is paid. */
  symbols: ReadonlySet<string>;
  layouts: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(', '));

/** The things whose rule has a number in an edition, and those that cards of the time did without rules. */
const thingsOf = (numbers: Numbers, without: readonly Thing[] = []): ReadonlySet<Thing> =>
  new Set((Object.keys(THINGS) as Thing[]).filter((thing) => without.includes(thing) || numberBy(numbers, THINGS[thing]) !== null));

/** Sections 702.2-702.22 of 2015. */
const STATIC_AND_OLD =
  'deathtouch, defender, double strike, enchant, equip, first strike, flash, flying, haste, hexproof, indestructible, intimidate, landwalk, lifelink, protection, reach, ' +
  'shroud, trample, vigilance, banding, bands with other, rampage';
/** Sections 702.23-702.59 of 2015. */
const TO_RIPPLE =
  'cumulative upkeep, flanking, phasing, buyback, shadow, cycling, echo, horsemanship, fading, kicker, multikicker, flashback, madness, fear, morph, amplify, provoke, ' +
  'storm, affinity, entwine, modular, sunburst, bushido, soulshift, splice, offering, ninjutsu, epic, convoke, dredge, transmute, bloodthirst, haunt, replicate, forecast, ' +
  'graft, recover, ripple';
/** Sections 702.60-702.108 of 2015. */
const TO_DASH =
  'split second, suspend, vanishing, absorb, aura swap, delve, fortify, frenzy, gravestorm, poisonous, transfigure, champion, changeling, evoke, hideaway, prowl, reinforce, ' +
  'conspire, persist, wither, retrace, devour, exalted, unearth, cascade, annihilator, level up, rebound, umbra armor, infect, battle cry, living weapon, undying, miracle, ' +
  'soulbond, overload, scavenge, unleash, cipher, evolve, extort, fuse, bestow, tribute, dethrone, hidden agenda, outlast, prowess, dash';

/** The edition of 2015-01-23. */
const OF_2015: Known = {
  keywords: words(`${STATIC_AND_OLD}, ${TO_RIPPLE}, ${TO_DASH}`),
  // printed as "can't be blocked except by two or more creatures", as "puts the top cards of the library into the graveyard", as "put a token onto the battlefield" (110.5)
  worded: words('menace, mill'),
  // 702.6, 702.11, 702.16, 702.19, 702.36, 702.46 (onto a subtype), 702.48, 702.81, 702.105
  newerForms: words(
    'equip: quality, equip: planeswalker, hexproof: from, protection: each of a set, splice: quality, commander ninjutsu, devour: quality, double agenda, hidden agenda: two names',
  ),
  // 701.2-701.31; flipping is 709, turning face up and down 707, the planar die 901, chaos 309.7
  actions: words(
    'regenerate, fight, scry, fateseal, clash, planeswalk, rollPlanarDie, chaosEnsues, setInMotion, abandon, proliferate, transform, detain, populate, monstrosity, ' +
      'bolster, manifest, flip, turnFaceUp, turnFaceDown',
  ),
  // 205.2a, 300.1; Kindred was called Tribal
  types: words(
    'Artifact, Conspiracy, Creature, Enchantment, Instant, Kindred, Land, Phenomenon, Plane, Planeswalker, Scheme, Sorcery, Vanguard',
  ),
  // 205.4a
  supertypes: words('Basic, Legendary, Ongoing, Snow, World'),
  // 121.1a-c, 710 and 702.86 (level), 702.23 (age), 702.31 (fade), 702.61-62 (time)
  counters: words('loyalty, poison, level, age, fade, time'),
  things: thingsOf(NUMBERS_2015),
  // 107.4-107.8, 107.11; {C} was the chaos symbol (107.12), colourless mana was produced by numbers (107.4c)
  symbols: words('{W}, {0}, {1}, {X}, {W/U}, {2/W}, {W/P}, {S}, {T}, {Q}, {PW}, {CHAOS}, add {C}'),
  // 708 (split), 709 (flip), 710 (leveler), 711 (transform), 309-312
  layouts: words('normal, token, emblem, split, flip, transform, leveler, planar, scheme, vanguard'),
};

/** The edition of about February 2003. */
const OF_CLASSIC: Known = {
  // 502.2-502.13 (502.11 bands with other), 502.15-502.22, 502.24-502.29; 502.14 (snow-covered) is a supertype today and 502.23 (threshold) an ability word
  keywords: words(
    'first strike, flanking, flying, haste, landwalk, protection, shadow, trample, banding, bands with other, rampage, cumulative upkeep, phasing, buyback, horsemanship, ' +
      'cycling, echo, fading, kicker, flashback, madness, fear, morph, amplify, double strike, provoke',
  ),
  // Walls can't attack (308.1: defender), attackers that needn't tap (308.1: vigilance), "as though it had flying" (the glossary on "as though": reach), a static ability that
  // says when the card can be played (412.4: flash), local enchantments (214.8c: enchant), and what can't be: targeted (shroud, hexproof), destroyed, blocked by one (103.2)
  // and what cards of the time said in full: creatures that deal damage to each other, looking at the top card and perhaps putting it on the bottom
  worded: words('defender, vigilance, reach, flash, enchant, shroud, hexproof, indestructible, menace, mill, fight, scry'),
  // 502.7, 502.9, 502.18, 502.21, 502.26: nothing of these; kicker with two costs is there (502.21a)
  newerForms: words(
    'hexproof: from, protection: everything, protection: each of a set, protection: player, trample over planeswalkers, typecycling, multikicker, sticker kicker, megamorph',
  ),
  // 419.6b; 502.26 and 504 (what is face down)
  actions: words('regenerate, turnFaceUp, turnFaceDown'),
  // 212.1
  types: words('Artifact, Creature, Enchantment, Instant, Land, Sorcery'),
  // 214.9c (basic), 215 (legendary, of creatures "Legend"), 214.8k (world), 502.14 (snow-covered lands, by an ability)
  supertypes: words('Basic, Legendary, Snow, World'),
  // 102.8, 502.13 (age), 502.20 (fade); +1/+1 and its like: 418.5e
  counters: words('poison, age, fade'),
  // Cards of the time flip coins, make piles and play subgames; their document has nothing of it, or a word of the glossary without text
  things: thingsOf(NUMBERS_CLASSIC, ['coins', 'piles', 'subgames', 'linked abilities']),
  // the glossary on mana symbols; 403.1, 409.3 (tap)
  symbols: words('{W}, {0}, {1}, {X}, {T}, add {C}'),
  // 505 (split)
  layouts: words('normal, token, split'),
};

/** What is known, by the rules a game is played by; null: everything. */
export const KNOWN: Readonly<Record<Profile, Known | null>> = { current: null, '2015': OF_2015, classic: OF_CLASSIC };
