/** The prize of an Attraction: part of its visit ability, in a paragraph of its own (CR 702.159b). */
import type { Effect } from '../language.js';

/** What is done to claim the prize that an effect speaks of. */
export function prizeOf(value: unknown): Effect | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('do' in value && value.do === 'prize' && 'effect' in value) return value.effect as Effect;
  for (const inner of Object.values(value)) {
    const found = prizeOf(inner);
    if (found) return found;
  }
  return undefined;
}
