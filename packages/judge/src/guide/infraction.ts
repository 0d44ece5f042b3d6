/** How an infraction is written down: what it does not say is nothing, or the usual of its category. */
import type { Category, Infraction, Repetition } from '../types.js';

/** IPG 2: the third or later of a kind on a day. */
export const GAME_PLAY: Repetition = { nth: 3, per: 'day', to: 'gameLoss' };
/** IPG 3: the second or later of a kind in the event. */
export const TOURNAMENT: Repetition = { nth: 2, per: 'event', to: 'gameLoss' };

type Draft = Pick<Infraction, 'id' | 'section' | 'penalty'> & Partial<Infraction>;

const category = (section: string): Category => (section.startsWith('2') ? 'GPE' : section.startsWith('3') ? 'TE' : 'USC');

export const infraction = (draft: Draft): Infraction => ({
  asks: [],
  turns: [],
  remedies: [],
  notes: [],
  repetition: null,
  backUp: 'never',
  authority: 'headJudge',
  ...draft,
  category: category(draft.section),
});
