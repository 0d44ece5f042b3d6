/** Plays a game between two decks of forty, and says who won and which cards each had seen. */
import { dungeon, dungeonsFor, embeddedIndex } from '@apnap/cards';
import { magicGame, record, type State } from '@apnap/magic';
import { createPlayer, playGame } from '@apnap/players';
import type { Opened, RandomDeck } from './decks.js';

/** Most answers in a game. */
const LIMIT = 3000;

/** A game as the fit reads it: names of cards with their rarities. */
export interface Played {
  set: string;
  /** 0 or 1; -1: a draw, or not over. */
  winner: number;
  /** Who had the first turn. */
  first: number;
  turns: number;
  seen: [string[], string[]];
}

const nameOf = (o: Opened): string => `${o.card.name}|${o.rarity}`;

/** What of a deck is no longer in the library at the end. */
function seenOf(state: State, seat: number, deck: RandomDeck): string[] {
  const left = new Map<string, number>();
  for (const id of state.players.rows[seat].library) {
    const object = record(state, id);
    if (!object) continue;
    const { name } = state._pool.cards[object.card].card;
    left.set(name, (left.get(name) ?? 0) + 1);
  }
  return deck.cards.flatMap((o) => {
    const n = left.get(o.card.name) ?? 0;
    if (n === 0) return [nameOf(o)];
    left.set(o.card.name, n - 1);
    return [];
  });
}

/** Plays one. */
export function playDecks(set: string, decks: readonly [RandomDeck, RandomDeck], seed: string, first: number): Played {
  const index = embeddedIndex();
  const find = (name: string) => index.find(name) ?? dungeon(name);
  const game = magicGame(find);
  const dungeons = dungeonsFor(decks.flatMap((d) => d.cards.map((o) => o.card)));
  const setup = {
    players: decks.map((d, i) => ({ name: 'AB'[i], deck: d.list })),
    minimumDeck: 40,
    first,
    ...(dungeons.length > 0 ? { dungeons } : {}),
  };
  const players = [0, 1].map((i) => createPlayer('heuristic', `${seed}/${i}`, find));
  const { state } = playGame(game, setup, seed, players, { limit: LIMIT });
  const winners = state.result?.winners ?? [];
  return {
    set,
    winner: winners.length === 1 ? winners[0] : -1,
    first,
    turns: state.turn.number,
    seen: [seenOf(state, 0, decks[0]), seenOf(state, 1, decks[1])],
  };
}
