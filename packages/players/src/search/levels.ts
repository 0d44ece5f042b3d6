/** How strong a searching player is, from one who makes mistakes to one who thinks long. */

/** The levels, weakest first. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Whether a text names a level. */
export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

/** What tells a strong player from a weak one. */
export interface Strength {
  /** How much a decision may cost: about so many answers in worlds. */
  budget: number;
  /** So many of its own further answers of the turn are varied, too. */
  depth: number;
  /** In so many of a thousand decisions any answer worth trying is given. */
  mistakes: number;
}

/**
 * What a level may spend on a decision, and in how many decisions of a thousand it answers with something worth trying instead of the
 * best. Without a budget it plays by rules of thumb.
 */
export function strengthOf(level: Level): Strength {
  switch (level) {
    case 'beginner':
      return { budget: 0, depth: 0, mistakes: 800 };
    case 'easy':
      return { budget: 0, depth: 0, mistakes: 400 };
    case 'medium':
      return { budget: 0, depth: 0, mistakes: 0 };
    case 'hard':
      return { budget: 200, depth: 0, mistakes: 0 };
    case 'strong':
      return { budget: 2000, depth: 3, mistakes: 0 };
    default:
      return level satisfies never;
  }
}
