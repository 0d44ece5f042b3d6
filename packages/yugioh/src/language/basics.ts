/** Words of the game that texts and rules share (Y1, Y2, Y3). */

/** Y2.2 */
export const ATTRIBUTES = ['DARK', 'DIVINE', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Y2.2 */
export const TYPES = [
  'Aqua',
  'Beast',
  'Beast-Warrior',
  'Creator God',
  'Cyberse',
  'Dinosaur',
  'Divine-Beast',
  'Dragon',
  'Fairy',
  'Fiend',
  'Fish',
  'Illusion',
  'Insect',
  'Machine',
  'Plant',
  'Psychic',
  'Pyro',
  'Reptile',
  'Rock',
  'Sea Serpent',
  'Spellcaster',
  'Thunder',
  'Warrior',
  'Winged Beast',
  'Wyrm',
  'Zombie',
] as const;
export type MonsterType = (typeof TYPES)[number];

/** Y1.2 */
export type CardKind = 'monster' | 'spell' | 'trap';

/** Y1.3, Y1.4: kinds of monster and ability words. */
export const WORDS = [
  'Normal',
  'Effect',
  'Fusion',
  'Ritual',
  'Synchro',
  'Xyz',
  'Pendulum',
  'Link',
  'Tuner',
  'Flip',
  'Toon',
  'Spirit',
  'Union',
  'Gemini',
  'Token',
] as const;
export type MonsterWord = (typeof WORDS)[number];

/** Y1.5 */
export const PROPERTIES = ['Normal', 'Continuous', 'Equip', 'Field', 'Quick-Play', 'Ritual', 'Counter'] as const;
export type Property = (typeof PROPERTIES)[number];

/** Y3.1. `field` stands for all zones of the field, `spellZone` for Spell & Trap, Field and Pendulum Zones. */
export type Place =
  | 'hand'
  | 'deck'
  | 'extra'
  /** Y3.10: its face-up cards. */
  | 'extraUp'
  | 'gy'
  | 'banished'
  | 'field'
  | 'fieldUp'
  | 'monsterZone'
  | 'mainZone'
  | 'extraZone'
  | 'spellZone'
  | 'fieldZone'
  | 'pendulumZone';

/** Whose, seen from the player of the effect. */
export type Whose = 'you' | 'opponent' | 'either';

/** A player, seen from the player of the effect; `both` at once. */
export type Who = 'you' | 'opponent' | 'both' | 'turn';

export type Stat = 'atk' | 'def' | 'level' | 'rank' | 'rating' | 'scale';
export type Compare = '=' | '<=' | '>=' | '<' | '>';

/** Y8.1 */
export type SummonKind = 'normal' | 'tribute' | 'flip' | 'special' | 'fusion' | 'ritual' | 'synchro' | 'xyz' | 'pendulum' | 'link';

/** Y6.1, Y6.8 */
export type Phase = 'draw' | 'standby' | 'main1' | 'battle' | 'main2' | 'end';

/** Y24.10; `selfUp`: while the card of the effect is face-up on the field; `duel`: as long as the Duel lasts. */
export type Duration =
  | 'turnEnd'
  | 'endPhase'
  | 'nextTurnEnd'
  /** At the end of the next turn of its player. */
  | 'ownTurnEnd'
  | 'damageStep'
  | 'damageCalculation'
  | 'battlePhase'
  | 'nextStandby'
  | 'nextDraw'
  | 'selfUp'
  | 'duel'
  | 'faceUp';
