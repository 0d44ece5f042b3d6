/** The desk of a game to which nobody brings anything. */
import type { LogEvent } from '@apnap/kernel';
import { LEVELS, plainJoinBody, plainTableBody } from '@apnap/protocol';
import type { z } from 'zod';
import { NO_DECK } from '../games/deck.js';
import type { Hosted } from '../games/hosted.js';
import type { Sitter } from '../tables/entries.js';
import { type Desk, declined, type Offered, sitterOf } from './desk.js';

type TableBody = z.output<typeof plainTableBody>;
type JoinBody = z.output<typeof plainJoinBody>;

/** Such a game as it is offered, for so many players. Its computer players answer by chance. */
export function offeredPlainly<S, Setup, E extends LogEvent>(hosted: Hosted<S, Setup, E>, least: number, most: number): Offered {
  const desk: Desk<TableBody, JoinBody> = {
    about: { least, most, plain: true },
    tableBody: plainTableBody,
    joinBody: plainJoinBody,
    async opening({ seats, computers, listed, clock, delay }, { person, computer }) {
      if (seats < least || seats > most || computers >= seats) throw declined(400, 'error.gameSeats', { name: hosted.name, least, most });
      const open = seats - 1 - computers;
      const sitters = [
        sitterOf(person, NO_DECK),
        ...Array.from({ length: open }, () => null),
        ...Array.from({ length: computers }, (_, i): Sitter => {
          const name = computers === 1 ? computer : `${computer} ${i + 1}`;
          return { kind: 'computer', level: LEVELS[0], deck: NO_DECK, name };
        }),
      ];
      return { e: 'open', game: hosted.game.id, sitters, bestOf: 1, clock, listed: listed && open > 0, delay };
    },
    brought: async () => NO_DECK,
  };
  return { hosted, desk };
}
