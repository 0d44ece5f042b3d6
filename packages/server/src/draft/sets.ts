/** The sets that can be drafted with the cards of a server. */
import { isCommanderSet, isDraftable, namedSets, sheetsOf } from '@apnap/limited';
import type { DraftSetInfo } from '@apnap/protocol';
import type { CardBook } from '../cards.js';

/** All of them, the newest first. It takes a while: all their cards are looked at. */
export const draftableSets = (book: CardBook): DraftSetInfo[] =>
  namedSets().flatMap(({ code, name, date }) => {
    const sheets = sheetsOf(book.all, code);
    return sheets && isDraftable(sheets)
      ? [
          {
            code,
            name,
            date,
            cards: sheets.total,
            playable: sheets.playable,
            ...(isCommanderSet(code) ? { commander: true as const } : {}),
          },
        ]
      : [];
  });
