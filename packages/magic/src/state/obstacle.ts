/** Why something can't be done: the same answer that decides whether it is offered tells the player who asks. */
import type { Id } from '@apnap/kernel';

/** What stands in the way; each word has its sentence in the catalogues (`cannot.…`). */
export const OBSTACLES = [
  'alreadyUsed',
  'battle',
  'cantAttack',
  'condition',
  'cost',
  'defender',
  'effect',
  'evasion',
  'hexproof',
  'landLimit',
  'legendary',
  'loyaltyUsed',
  'noWay',
  'notController',
  'notCreature',
  'notLand',
  'notMain',
  'notTurn',
  'notWhat',
  'power',
  'protection',
  'range',
  'shroud',
  'sick',
  'stackNotEmpty',
  'tapped',
  'targets',
  'timing',
] as const;
export type ObstacleWord = (typeof OBSTACLES)[number];

export interface Obstacle {
  why: ObstacleWord;
  rule: string;
  /** The object whose effect it is; 0 where it is the rules themselves. */
  source: Id;
}

/** An obstacle of the rules themselves. Made once, so that asking costs nothing. */
export const byRule = (why: ObstacleWord, rule: string): Obstacle => ({ why, rule, source: 0 });
