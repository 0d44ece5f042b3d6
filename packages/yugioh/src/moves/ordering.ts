/** Orders that players choose (Y25.5). */
import { ask } from '@apnap/kernel';
import type { G, Seat } from '../state/types.js';
import { optionOf } from './asking.js';

/** "In any order": its player says in which one after the other they are put there (Y25.5). */
export function inAnyOrder(g: G, rows: readonly number[], scope: { you: Seat }, at: string): readonly number[] {
  if (rows.length < 2) return rows;
  const answer = ask(g, {
    seat: scope.you,
    kind: 'order cards',
    rule: 'Y25.5',
    prompt: { id: 'ask.order' },
    ask: { form: 'order', options: rows.map((row) => optionOf(g, row)) },
    detail: { at },
  });
  return 'order' in answer ? answer.order.map((i) => rows[i]) : rows;
}
