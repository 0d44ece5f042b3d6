/** What is done with the sources of abilities that have been countered, in Chinese (CR 113.7, 701.5a). */
import type { Effect, Filter } from '../../language.js';
import { type Clause, type Context, clause } from './context.js';
import { nounOf, nounText } from './noun.js';

/** "如果以此法反击了生物的异能，则消灭该永久物": of sources that are so. */
export function counteredAbility(c: Context, e: Extract<Effect, { do: 'forEach' }>, what: Filter): Clause {
  const list = (what.is === 'and' ? what.of : [what]).filter((f) => f.is !== 'inZone');
  const source = nounText(nounOf(c, list.length === 1 ? list[0] : { is: 'and', of: list }, 'battlefield'));
  c.slots.set(e.slot, { text: '该永久物', kind: 'object' });
  return clause(c, '', `如果以此法反击了${source}的异能，则${c.say.effect(c, e.effect)}`);
}
