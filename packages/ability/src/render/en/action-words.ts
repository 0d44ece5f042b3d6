/** Keyword actions that are a verb and what follows it, whoever does them (CR 701). */
import type { Effect } from '../../language.js';
import type { Context } from './context.js';
import { amountText } from './quantities.js';

type Action = Extract<Effect, { do: 'keywordAction' }>;

/** "venture" and "into the dungeon". */
export function actionWords(c: Context, e: Action): [string, string] {
  const own = e.who.player === 'you' ? 'your' : 'their';
  switch (e.action) {
    case 'venture':
      return ['venture', e.subtype ? `into ${e.subtype}` : 'into the dungeon'];
    case 'manifestDread':
      return ['manifest', 'dread'];
    case 'cloak':
      return ['cloak', `the top card of ${own} library`];
    case 'openAttraction':
      return ['open', e.n === 1 ? 'an Attraction' : `${amountText(c, e.n, 'words')} Attractions`];
    case 'rollToVisit':
      return ['roll', `to visit ${own} Attractions`];
    default:
      return ['roll', 'the planar die'];
  }
}
