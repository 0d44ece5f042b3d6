/** Words of the casual variants: planar decks, chaos, schemes (CR 701.24-701.26, 901, 904). */
import type { Effect, Filter, PlayerRef, Selector } from '../../language.js';
import type { Clause, Context } from './context.js';
import { oneNoun } from './filters.js';
import { playerText, possessiveOf } from './references.js';

type Action = Extract<Effect, { do: 'keywordAction' }>;

/** What is done with planes and schemes. */
export function variantAction(c: Context, e: Action): Clause {
  switch (e.action) {
    case 'chaosEnsues':
      return e.what
        ? { subject: `each of ${possessiveOf(c, { player: 'of', of: e.what })} chaos abilities`, text: 'triggers' }
        : { subject: 'chaos', text: 'ensues' };
    case 'planeswalk':
      return { subject: '', text: 'simultaneously planeswalk to both of them' };
    default:
      return { subject: '', text: 'set a scheme in motion' };
  }
}

/** Where cards come from: "your library", "your planar deck". */
export const deckOf = (s: Extract<Selector, { sel: 'top' }>): string => (s.deck ? 'planar deck' : 'library');

/** "on the bottom of your planar deck in any order". */
export function planarPlace(e: Extract<Effect, { do: 'move' }>): string {
  const order = e.order === 'any' ? ' in any order' : e.order === 'random' ? ' in a random order' : '';
  return `${e.position === 'bottom' ? 'on the bottom of' : 'on top of'} your planar deck${order}`;
}

/** "Each opponent chooses a creature they control, then sacrifices the rest": all but one. */
export const keepOne = (c: Context, who: PlayerRef, filter: Filter): Clause => ({
  subject: playerText(c, who),
  text: `chooses ${oneNoun(c, filter, { head: 'permanent' })} they control, then sacrifices the rest`,
});
