/** What is done with the sources of abilities that have been countered (CR 113.7, 701.5a). */
import type { Effect } from '../../language.js';
import type { Context } from './context.js';
import { oneNoun } from './filters.js';
import { joinThen, lower } from './joining.js';

/** "If an ability of a creature is countered this way, destroy that permanent"; undefined for other loops. */
export function counteredAbility(c: Context, e: Extract<Effect, { do: 'forEach' }>): string[] | undefined {
  if (e.in.sel !== 'filter' || e.in.of.sel !== 'sourceOf') return undefined;
  const list = (e.in.filter.is === 'and' ? e.in.filter.of : [e.in.filter]).filter((f) => f.is !== 'inZone');
  const source = oneNoun(c, list.length === 1 ? list[0] : { is: 'and', of: list }, { head: 'permanent' });
  c.slots.set(e.slot, { words: 'that permanent', many: false, possessive: "that permanent's" });
  return [`If an ability of ${source} is countered this way, ${lower(c, joinThen(c, c.say.sentences(c, e.effect)))}`];
}
