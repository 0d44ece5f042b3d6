/** What is done with the sources of abilities that have been countered, in Chinese (CR 113.7, 701.5a). */
import type { Effect, Filter, Selector } from '../../language.js';
import { type Clause, type Context, clause } from './context.js';
import { nounOf, nounText } from './noun.js';

/** "如果以此法反击了生物的异能，则消灭该永久物": of sources that are so. */
export function counteredAbility(c: Context, e: Extract<Effect, { do: 'forEach' }>): Clause[] | undefined {
  if (e.in.sel !== 'filter' || e.in.of.sel !== 'sourceOf') return undefined;
  const what = e.in.filter;
  const list = (what.is === 'and' ? what.of : [what]).filter((f) => f.is !== 'inZone');
  const source = nounText(nounOf(c, list.length === 1 ? list[0] : { is: 'and', of: list }, 'battlefield'));
  c.slots.set(e.slot, { text: '该永久物', kind: 'object' });
  return [clause(c, '', `如果以此法反击了${source}的异能，则${c.say.effect(c, e.effect)}`)];
}

/** "以此法反击了该咒语"; undefined for what was not countered. */
export const counteredText = (c: Context, what: Selector, filter: Filter, not: boolean): string | undefined =>
  filter.is === 'any' && what.sel === 'slot' && c.ways.get(what.slot) === 'counter' ? `以此法${not ? '未' : ''}反击了该咒语` : undefined;
