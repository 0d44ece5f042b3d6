/** Why something can't be done: the same answer that decides whether it is offered tells the player who asks. */
import type { Rule } from '@apnap/ability';
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
  /** What a static ability of the source says, where it is that which stands in the way. */
  says?: Rule;
}

/** An obstacle of the rules themselves. Made once, so that asking costs nothing. */
export const byRule = (why: ObstacleWord, rule: string): Obstacle => ({ why, rule, source: 0 });

/** An obstacle that a rules statement is: one of a static ability can be read on its source, one of a lasting effect speaks of what was chosen then. */
export const byStatement = (r: { rule: Rule; env: { source: Id }; lasting: number }, rule: string): Obstacle => ({
  why: 'effect',
  rule,
  source: r.env.source,
  ...(r.lasting === 0 ? { says: r.rule } : {}),
});
