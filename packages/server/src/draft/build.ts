/** "Build my deck": what the builder makes of a pool, with its reasons in words. */
import { buildFrom, type DraftCard, withConspiracies } from '@apnap/limited';
import type { BuiltDeckView } from '@apnap/protocol';
import type { CardBook } from '../cards.js';
import { draftText } from './hosted.js';

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;

/** The deck. @param colors letters of the colours that are wished for; '' leaves them to the builder */
export function builtFrom(pool: readonly DraftCard[], book: CardBook, colors = ''): BuiltDeckView {
  const wished = COLORS.filter((c) => colors.includes(c));
  const built = buildFrom(book.all, pool, wished.length > 0 ? { colors: wished } : {});
  return {
    object: 'builtDeck',
    main: [...built.main, ...(withConspiracies(pool, built).conspiracies ?? []).map((c) => c.card)],
    basics: built.basics.slice(),
    colors: built.colors.slice(),
    reasons: built.reasons.map(draftText),
    cards: built.cards.map(({ id, reason }) => ({ id, why: draftText(reason) })),
  };
}
