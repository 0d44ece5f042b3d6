/** A match between computers, played from beginning to end. */
import type { MagicGame } from '@apnap/magic';
import { createPlayer, playGame } from '@apnap/players';
import type { CardBook } from '../cards.js';
import { setupFor } from '../magic/setup.js';
import type { Duel } from './tasks.js';

/** Answers of each player after which a game is drawn. */
const MOST = 3000;

/** Plays it with players who know rules of thumb, and think about nothing. @returns games won by each seat, and drawn; who was out of the last one, where it was not played to its end */
export function dueled(book: CardBook, game: MagicGame, { decks, bestOf, seed }: Duel): { won: number[]; drawn: number; out: number[] } {
  const seats = decks.map((deck, i) => ({ name: `${i + 1}`, deck }));
  const setup = setupFor(seats, { beside: { dungeons: 'asNeeded' } }, book.source);
  const enough = bestOf === 3 ? 2 : 1;
  const won = decks.map(() => 0);
  let drawn = 0;
  let out: number[] = [];
  for (let n = 1; n <= bestOf && won.every((w) => w < enough); n++) {
    const players = decks.map((_, seat) => createPlayer('heuristic', `${seed}/${n}/${seat}`, book.source));
    const { state } = playGame(game, setup, `${seed}/${n}`, players, { limit: MOST * decks.length });
    const winners = state.result?.winners ?? [];
    out = state.result ? [] : state.players.rows.flatMap((p, seat) => (p.lost !== 0 || p.gone !== 0 ? [seat] : []));
    if (winners.length === 1) won[winners[0]]++;
    else drawn++;
  }
  return { won, drawn: won.every((w) => w < enough) ? Math.max(1, drawn) : drawn, out };
}
