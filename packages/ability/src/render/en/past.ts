/** What happened to things, and how great they are in all, after their name, in English. */
import type { Filter } from '../../language.js';
import type { Compared } from '../../phrases/parts.js';
import { comparedText } from './conditions.js';
import type { Context } from './context.js';
import { PARTS } from './events.js';
import { type Features, type Writers, written } from './written.js';

const OF_POSTS: Writers = { ...PARTS, howGreat: (c, x) => comparedText(c, x, String) };
const FEATURES: Features = { known: (_, { value }: Compared) => typeof value === 'number' };

/** "that dealt damage to you this turn"; undefined for what the table has no words for. */
export const pastText = (c: Context, f: Filter, many: boolean): string | undefined =>
  written(c, 'pastPost', f, OF_POSTS, FEATURES, { many });
