/** What a deck of a draft brings to a game besides its cards: conspiracies (CR 905.4), and what was noted for its cards (CR 905.2b). */
import type { DraftState, LimitedDeck } from './types.js';

export interface Besides {
  conspiracies?: { card: string; names: string[] }[];
  notes?: { card: string; numbers?: number[]; names?: string[]; types?: string[]; removed?: number }[];
}

/** @returns only what there is; a conspiracy for which there were too few names to choose stays in the sideboard */
export function besidesOf(s: DraftState, seat: number, deck: LimitedDeck): Besides {
  const named = (deck.conspiracies ?? []).filter(({ card, names }) => names.length === (s.cards[card].conspiracy?.names ?? 0));
  const conspiracies = named.map(({ card, names }) => ({ card: s.cards[card].name, names: names.slice() }));
  const noted = s.matters.notes
    .filter((n) => n.seat === seat)
    .map(({ card, n, names, types }) => ({
      card: s.cards[card].name,
      ...(n === undefined ? {} : { numbers: [n] }),
      ...(names ? { names: names.slice() } : {}),
      ...(types ? { types: types.slice() } : {}),
    }));
  const removed = s.matters.removed.filter((r) => r.seat === seat).map((r) => ({ card: s.cards[r.with].name, removed: 1 }));
  const notes = [...noted, ...removed];
  return { ...(conspiracies.length > 0 ? { conspiracies } : {}), ...(notes.length > 0 ? { notes } : {}) };
}
