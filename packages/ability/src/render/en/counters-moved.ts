/** Counters that are moved (CR 122.5). */
import type { Effect } from '../../language.js';
import type { Context } from './context.js';
import { selectorText } from './references.js';
import { capitalize, withArticle } from './words.js';

/** "Move a +1/+1 counter from target creature onto this one" (CR 122.5). */
export function counterMoved(c: Context, e: Effect, next: Effect): string | undefined {
  if (e.do !== 'counters' || e.change !== 'remove' || e.count !== 1 || e.bind === undefined || next.do !== 'counters') return undefined;
  const same = typeof next.count === 'object' && next.count.q === 'slot' && next.count.slot === e.bind;
  if (!same || next.change !== 'put' || next.counter !== e.counter) return undefined;
  return capitalize(`move ${withArticle(e.counter)} counter from ${selectorText(c, e.on)} onto ${selectorText(c, next.on)}`);
}
