/** What happened to things, after their name, in English. */
import type { Filter } from '../../language.js';
import type { Context } from './context.js';
import { PARTS } from './events.js';
import { written } from './written.js';

/** "that dealt damage to you this turn"; undefined for what the table has no words for. */
export const pastText = (c: Context, f: Filter, many: boolean): string | undefined => written(c, 'pastPost', f, PARTS, {}, { many });
