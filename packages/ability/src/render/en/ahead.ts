/** Players who have more of something than each other player. */
import type { Quantity } from '../../language.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';

/** "the player with the most life", "the player who controls the most Wizards". */
export function aheadText(c: Context, of: Quantity): string {
  if (typeof of !== 'object' || of.q !== 'count' || of.of.sel !== 'all') return 'the player with the most life';
  if (of.of.zone === 'hand') return 'the player who has the most cards in hand';
  const kinds = (of.of.filter.is === 'and' ? of.of.filter.of : [of.of.filter]).filter((f) => f.is !== 'controlledBy');
  return `the player who controls the most ${nounText(c, kinds.length === 1 ? kinds[0] : { is: 'and', of: kinds }, { many: true, head: 'permanent' })}`;
}
