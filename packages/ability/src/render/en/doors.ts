/** English for the doors of split permanents (CR 709.5). */
import type { Effect } from '../../language.js';
import type { Context } from './context.js';
import { selectorText } from './references.js';

/** "unlock a locked door of …", "lock or unlock a door of …". */
export function doorWords(c: Context, e: Extract<Effect, { do: 'door' }>): [string, string] {
  const of = `door of ${selectorText(c, e.what)}`;
  if (e.change === 'any') return ['lock', `or unlock a ${of}`];
  return [e.change, e.change === 'unlock' ? `a locked ${of}` : `an unlocked ${of}`];
}
