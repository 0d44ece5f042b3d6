/**
 * The small closed vocabularies everything shares: colours, types, zones, steps, counters.
 * Names are those of the Comprehensive Rules (CR, 2025-02-07).
 */

import { LAND_TYPES } from './subtypes.js';

/** The link under which an object remembers the player chosen as it entered (CR 607.2d): other choices and what it exiles have the first. */
export const CHOSEN_PLAYER = 1;

/** The five colours (CR 105.1), in the order W U B R G. */
export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
/** Two mana of different colors: one of each pair. */
export const PAIRS: readonly string[] = COLORS.flatMap((a, i) => COLORS.slice(i + 1).map((b) => `{${a}}{${b}}`));
export type Color = (typeof COLORS)[number];

/** The six types of mana (CR 106.1b). */
export const MANA_TYPES = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
export type ManaType = (typeof MANA_TYPES)[number];

/** Card types (CR 205.2a; 300.1), in alphabetical order; the index is the bit in type sets. */
export const CARD_TYPES = [
  'Artifact',
  'Battle',
  'Conspiracy',
  'Creature',
  'Dungeon',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Phenomenon',
  'Plane',
  'Planeswalker',
  'Scheme',
  'Sorcery',
  'Vanguard',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Supertypes (CR 205.4a), in the order of the bits in supertype sets. */
export const SUPERTYPES = ['Basic', 'Legendary', 'Ongoing', 'Snow', 'World'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** Zones (CR 400.1). `outside` is not a zone (CR 400.11) but objects can be named there. */
export const ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command', 'outside'] as const;
export type Zone = (typeof ZONES)[number];

/** Sector designations (CR 702.158b). */
export const SECTORS = ['alpha', 'beta', 'gamma'] as const;

/** Kinds of Role tokens (CR 111.10j-r). */
export const ROLES = ['Cursed', 'Monster', 'Royal', 'Sorcerer', 'Virtuous', 'Wicked', 'Young Hero'] as const;
export type Role = (typeof ROLES)[number];

/** Names of predefined tokens that are no Roles (CR 111.10). */
export const PREDEFINED = [
  'Clue',
  'Treasure',
  'Food',
  'Gold',
  'Walker',
  'Shard',
  'Blood',
  'Map',
  'Powerstone',
  'Junk',
  'Incubator',
  // newer than the edition whose numbers are cited: the cards that create it say what it has
  'Lander',
  'Mutagen',
] as const;

/** Basic land types in the order of the colours they make (CR 305.6). */
export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
/** Whether these alternatives are what has a basic land type (CR 305.6). */
export const areBasicLands = (of: readonly { is: string; subtype?: unknown }[]): boolean =>
  of.length === BASIC_LAND_TYPES.length && BASIC_LAND_TYPES.every((type) => of.some((f) => f.is === 'subtype' && f.subtype === type));
/** The other land types (CR 205.3i, 305.6). */
export const NONBASIC_LAND_TYPES: readonly string[] = LAND_TYPES.filter((t) => !(BASIC_LAND_TYPES as readonly string[]).includes(t));

/** Steps and phases a card can name (CR 500.1). A main phase counts as a step here. */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'precombatMain',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
  'postcombatMain',
  'end',
  'cleanup',
] as const;
export type Step = (typeof STEPS)[number];

/** Comparison of two numbers. */
export type Cmp = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** The numeric characteristics a card can ask about; `life` is a player's life total. */
export type Stat = 'power' | 'toughness' | 'manaValue' | 'loyalty' | 'basePower' | 'baseToughness' | 'life' | 'level';

/**
 * A mana cost or an amount of mana as printed: symbols in braces, `{2}{G/U}{G/U}`, `{X}{R}`, `{0}`, `{B/P}`, `{C}`, `{S}`.
 * `mana.ts` parses it. The empty string is "no mana cost" (CR 202.1b), which is unpayable (CR 118.6).
 */
export type ManaText = string;

/** The links by which objects remember what they have exiled, and the tokens that were created with them (CR 607.2). */
export const LINKS = { exiled: 0, created: 2 } as const;

/** Number of a value slot in an ability's environment; bound once by one node, read by later ones. */
export type Slot = number;
