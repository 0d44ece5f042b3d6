/** Words of the casual variants: planar decks, chaos, schemes (CR 701.24-701.26, 901, 904). */
import type { Effect, Filter, PlayerRef, Rule, Selector } from '../../language.js';
import type { Clause, Context } from './context.js';
import { oneNoun } from './filters.js';
import { playerText, possessiveOf, selectorText } from './references.js';

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

/** "Your opponents play with their hands revealed", "players reveal each card they draw". */
export function revealsText(c: Context, r: Extract<Rule, { rule: 'reveals' }>): Clause {
  const { player } = r.who;
  if (player === 'you') return { subject: '', text: r.what === 'hand' ? 'play with your hand revealed' : 'reveal each card you draw' };
  const many = player === 'each' ? 'players' : player === 'eachOpponent' ? 'your opponents' : undefined;
  if (r.what === 'hand')
    return { subject: many ?? playerText(c, r.who), text: many ? 'play with their hands revealed' : 'plays with their hand revealed' };
  return { subject: many ?? playerText(c, r.who), text: many ? 'reveal each card they draw' : 'reveals each card they draw' };
}

/** "Each opponent chooses a creature they control, then sacrifices the rest": all but one. */
export const keepOne = (c: Context, who: PlayerRef, filter: Filter): Clause => ({
  subject: playerText(c, who),
  text: `chooses ${oneNoun(c, filter, { head: 'permanent' })} they control, then sacrifices the rest`,
});
