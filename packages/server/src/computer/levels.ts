/** Which player plays at which level. */
import type { PlayerKind } from '@apnap/players';
import type { Level } from '@apnap/protocol';

const KINDS: Readonly<Record<Level, PlayerKind>> = { beginner: 'random', easy: 'heuristic', medium: 'heuristic', strong: 'heuristic' };

export const kindOf = (level: Level): PlayerKind => KINDS[level];
