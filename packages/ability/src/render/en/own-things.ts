/** What players do with things of their own: sacrificing, discarding, tapping what they choose. */
import type { Filter, Selector } from '../../language.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';
import { countWords, selectorText } from './references.js';
import { takenCards } from './searching.js';

/** Only what you control you can sacrifice (CR 701.21a): it isn't said. */
function yoursAnyway(what: Extract<Selector, { sel: 'choose' }>): Selector {
  const from = what.from;
  if (what.who.player !== 'you' || from.sel !== 'all' || from.filter.is !== 'and') return what;
  const at = from.filter.of.findIndex((f) => f.is === 'controlledBy' && f.who.player === 'you');
  const rest = from.filter.of.filter((_, i) => i !== at);
  return { ...what, from: { ...from, filter: rest.length === 1 ? rest[0] : { is: 'and', of: rest } } };
}

/** A permanent that is sacrificed, after the player has been named. */
export function sacrificedText(c: Context, f: Filter, one: boolean): string {
  const noun = nounText(c, f, { many: !one, head: 'permanent' });
  return one ? noun.replace(/ (that player|defending player) controls$/, ' they control') : noun;
}

/** "any number of creatures", "that creature". */
export const sacrificedObjects = (c: Context, s: Selector): string => selectorText(c, s.sel === 'choose' ? yoursAnyway(s) : s);

/** What is discarded by who chooses the cards, or the cards that were named. */
export function discardedObjects(c: Context, s: Selector): string {
  const own = s.sel === 'choose' && s.from.sel === 'all' && s.from.zone === 'hand' ? s.from : undefined;
  if (s.sel !== 'choose' || !own) return selectorText(c, s);
  if (s.who.player !== 'you') return takenCards(c, s, own.filter).noun;
  // only cards in their hands players discard (CR 701.9a): it isn't said
  const free = own.of?.player === 'you' && own.filter.is === 'any' && s.how === 'choice' && s.min === 0;
  return free ? `${countWords(c, s.min, s.max)} cards` : selectorText(c, s);
}
