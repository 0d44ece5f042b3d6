/** A deck that is being built of a pool; kept in this browser until it is handed in. */
import type { Answer, DraftCardView, DraftDeckView } from '@apnap/protocol';
import { readKept, writeKept } from '../store/kept.js';

/** CR 100.2b. */
const LEAST_DECK = 40;

export const NOTHING: DraftDeckView = { main: [], basics: [0, 0, 0, 0, 0] };

const keyOf = (table: string): string => `apnap.draft.${table}`;

/** What was built before at this table. @param pool cards that there are */
export function keptDeck(table: string, pool: readonly DraftCardView[]): DraftDeckView {
  const kept = readKept(keyOf(table)) as Partial<DraftDeckView> | null;
  if (!kept || !Array.isArray(kept.main) || !Array.isArray(kept.basics)) return NOTHING;
  const has = new Set(pool.map((c) => c.id));
  const count = (n: unknown): number => (typeof n === 'number' && n > 0 ? Math.min(100, Math.floor(n)) : 0);
  return { main: [...new Set(kept.main)].filter((id) => has.has(id)), basics: NOTHING.basics.map((_, i) => count(kept.basics?.[i])) };
}

export const keepDeck = (table: string, deck: DraftDeckView | null): void => writeKept(keyOf(table), deck);

export const landsOf = (deck: DraftDeckView): number => deck.basics.reduce((x, y) => x + y, 0);

/** The conspiracies that are chosen (CR 905.4). */
export const conspiraciesIn = (deck: DraftDeckView, pool: readonly DraftCardView[]): DraftCardView[] =>
  pool.filter((c) => c.conspiracy && deck.main.includes(c.id));

/** Cards of the deck: conspiracies are none (CR 315.3). */
export const sizeOf = (deck: DraftDeckView, pool: readonly DraftCardView[]): number =>
  deck.main.length - conspiraciesIn(deck, pool).length + landsOf(deck);

/** Cards that the deck has at least (CR 315.5a). */
export const leastOf = (deck: DraftDeckView, pool: readonly DraftCardView[]): number =>
  LEAST_DECK - conspiraciesIn(deck, pool).reduce((n, c) => n + (c.conspiracy?.fewer ?? 0), 0);

/** The answer that hands in a deck: places in the pool, then basic lands behind it. */
export function answerOf(pool: readonly DraftCardView[], deck: DraftDeckView): Answer {
  const main = deck.main.map((id) => pool.findIndex((c) => c.id === id)).filter((i) => i >= 0);
  const basics = deck.basics.flatMap((n, i) => Array<number>(n).fill(pool.length + i));
  return { pick: [...main, ...basics].sort((x, y) => x - y) };
}

/** The deck that an answer hands in. */
export function deckIn(pool: readonly DraftCardView[], answer: Answer): DraftDeckView {
  const pick = 'pick' in answer ? answer.pick : [];
  return {
    main: pick.filter((i) => i < pool.length).map((i) => pool[i].id),
    basics: NOTHING.basics.map((_, i) => pick.filter((n) => n === pool.length + i).length),
  };
}
