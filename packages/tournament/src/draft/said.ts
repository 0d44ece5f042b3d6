/** What was said when a draft was begun holds until it is over. */
import { refuse } from '../messages.js';
import type { State } from '../state/types.js';
import type { DraftKind } from './timers.js';

/** The kind of draft of an event: teams of three draft Rochester (MTR 8.5), Two-Headed Giants two cards at once (MTR 9.4). */
export function draftKindOf(state: Pick<State, 'kind'>): DraftKind {
  if (state.kind === 'twoHeaded') return 'twoHeaded';
  return state.kind === 'individual' ? 'booster' : 'rochester';
}

/** Cards of a booster, and boosters, where nothing else is said (MTR 7.1, 9.3). */
const USUAL = { cards: 15, boosters: { booster: 3, rochester: 3, twoHeaded: 6 } } as const;

/**
 * Cards a booster and boosters of the newest draft: as it was begun, else as wished, else the usual ones.
 * @throws DeskError for a wish that is not what the draft was begun with.
 */
export function draftSize(
  state: Pick<State, 'kind' | 'drafts'>,
  wishes: { cards?: number | undefined; boosters?: number | undefined } = {},
): { cards: number; boosters: number } {
  const draft = state.drafts.at(-1);
  for (const what of ['cards', 'boosters'] as const) {
    const said = draft?.begun?.[what];
    const other = wishes[what];
    if (draft && said !== undefined && other !== undefined && said !== other)
      refuse('error.draftSaid', { number: draft.number, what, said, other });
  }
  return {
    cards: draft?.begun?.cards ?? wishes.cards ?? USUAL.cards,
    boosters: draft?.begun?.boosters ?? wishes.boosters ?? USUAL.boosters[draftKindOf(state)],
  };
}
