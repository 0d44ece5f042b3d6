/** Words of the casual variants: planar decks, chaos, schemes (CR 701.24-701.26, 901, 904). */
import type { Effect, Selector } from '../../language.js';
import type { Context } from './context.js';
import type { Clause } from './effects.js';
import { possessiveOf, selectorText } from './references.js';

type Action = Extract<Effect, { do: 'keywordAction' }>;

/** What is done with planes and schemes. */
export function variantAction(c: Context, e: Action): Clause {
  switch (e.action) {
    case 'chaosEnsues':
      return e.what
        ? { subject: `each of ${possessiveOf(c, { player: 'of', of: e.what })} chaos abilities`, text: 'triggers' }
        : { subject: 'chaos', text: 'ensues' };
    case 'planeswalk':
      return { subject: '', text: e.what ? 'simultaneously planeswalk to both of them' : 'planeswalk' };
    case 'setInMotion':
      return { subject: '', text: e.what ? `set ${selectorText(c, e.what)} in motion again` : 'set a scheme in motion' };
    default:
      return { subject: '', text: 'abandon this scheme' };
  }
}

/** Where cards come from: "your library", "your planar deck". */
export const deckOf = (s: Extract<Selector, { sel: 'top' }>): string => (s.deck ? 'planar deck' : 'library');

/** "on the bottom of your planar deck in any order". */
export function planarPlace(e: Extract<Effect, { do: 'move' }>): string {
  const order = e.order === 'any' ? ' in any order' : e.order === 'random' ? ' in a random order' : '';
  return `${e.position === 'bottom' ? 'on the bottom of' : 'on top of'} your planar deck${order}`;
}
