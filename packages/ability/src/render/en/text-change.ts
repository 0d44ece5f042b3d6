/** English for changes of text (CR 612). */
import type { Effect } from '../../language.js';
import type { Context } from './context.js';
import { selectorText } from './references.js';

const KIND = { color: 'color word', basicLandType: 'basic land type', creatureType: 'creature type' } as const;

/** "change the text of … by replacing all instances of one color word with another". */
export function changeTextWords(c: Context, e: Extract<Effect, { do: 'changeText' }>): string {
  const words = e.of.map((kind) => `one ${KIND[kind]} with ${e.to ?? 'another'}`).join(' or ');
  const lasts = e.duration === 'endOfTurn' ? ' until end of turn' : '';
  const except = e.except ? `. The new creature type can't be ${e.except.join(' or ')}` : '';
  return `change the text of ${selectorText(c, e.what)} by replacing all instances of ${words}${lasts}${except}`;
}
