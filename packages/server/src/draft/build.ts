/** "Build my deck": what the builder makes of a pool, with its reasons in words. */
import { buildFor, type DraftView, withConspiracies } from '@apnap/limited';
import type { BuiltDeckView } from '@apnap/protocol';
import type { CardBook } from '../cards.js';
import { draftText } from './hosted.js';

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;

/** The deck. @param colors letters of the colours that are wished for; '' leaves them to the builder @returns null: the pool has no legal deck */
export function builtFrom(view: DraftView, book: CardBook, colors = ''): BuiltDeckView | null {
  const wished = COLORS.filter((c) => colors.includes(c));
  const { pool } = view;
  const built = buildFor(book.all, view, pool, wished.length > 0 ? wished : undefined);
  if (!built) return null;
  return {
    object: 'builtDeck',
    main: [...built.main, ...(withConspiracies(pool, built).conspiracies ?? []).map((c) => c.card)],
    basics: built.basics.slice(),
    ...(built.commanders ? { commanders: built.commanders.slice() } : {}),
    colors: built.colors.slice(),
    reasons: built.reasons.map(draftText),
    cards: built.cards.map(({ id, reason }) => ({ id, why: draftText(reason) })),
  };
}
