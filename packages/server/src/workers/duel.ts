/** A match between two computers, played from beginning to end. */
import type { MagicGame } from '@apnap/magic';
import { createPlayer, playGame } from '@apnap/players';
import type { CardBook } from '../cards.js';
import { setupFor } from '../magic/setup.js';
import type { Duel } from './tasks.js';

/** Answers after which a game is drawn. */
const MOST = 6000;

/** Plays it with players who know rules of thumb, and think about nothing. @returns games won by each, and drawn */
export function dueled(book: CardBook, game: MagicGame, { decks, bestOf, seed }: Duel): { a: number; b: number; d: number } {
  const seats = decks.map((deck, i) => ({ name: `${i + 1}`, deck }));
  const setup = setupFor(seats, { beside: { dungeons: 'asNeeded' } }, book.source);
  const enough = bestOf === 3 ? 2 : 1;
  const won = [0, 0];
  let drawn = 0;
  for (let n = 1; n <= bestOf && won.every((w) => w < enough); n++) {
    const players = decks.map((_, seat) => createPlayer('heuristic', `${seed}/${n}/${seat}`, book.source));
    const { state } = playGame(game, setup, `${seed}/${n}`, players, { limit: MOST });
    const winners = state.result?.winners ?? [];
    if (winners.length === 1) won[winners[0]]++;
    else drawn++;
  }
  return { a: won[0], b: won[1], d: won.every((w) => w < enough) ? Math.max(1, drawn) : drawn };
}
