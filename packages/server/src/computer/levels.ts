/** Which player plays at which level. */
import type { PlayerKind } from '@apnap/players';
import type { Level } from '@apnap/protocol';

/** Kinds that need nothing but a view. */
type ViewKind = Exclude<PlayerKind, 'search'>;

const KINDS: Readonly<Record<Level, ViewKind>> = { beginner: 'random', easy: 'heuristic', medium: 'heuristic', strong: 'heuristic' };

export const kindOf = (level: Level): ViewKind => KINDS[level];
