/** What a deck of a draft brings to a game besides its cards: conspiracies (CR 905.4), and what was noted for its cards (CR 905.2b). */
import type { DraftNote, DraftState, LimitedDeck } from './types.js';

/** What was noted for cards of a name. */
export interface NoteBesides {
  card: string;
  numbers?: number[];
  names?: string[];
  types?: string[];
  removed?: number;
  /** Names of the cards among these that were removed face up. */
  cards?: string[];
  /** Seats of players that were noted: of the draft, until it is known who plays ({@link amongPlayers}). */
  players?: number[];
  /** Letters of colors. */
  colors?: string[];
  /** Whether a guess was right. */
  guessed?: boolean;
}

export interface Besides {
  conspiracies?: { card: string; names: string[] }[];
  notes?: NoteBesides[];
}

const noteOf = (s: DraftState, { card, n, names, types, passer, colors, guess }: DraftNote): NoteBesides => ({
  card: s.cards[card].name,
  ...(n === undefined ? {} : { numbers: [n] }),
  ...(names ? { names: names.slice() } : {}),
  ...(types ? { types: types.slice() } : {}),
  ...(passer === undefined ? {} : { players: [passer] }),
  ...(colors ? { colors: colors.slice() } : {}),
  ...(guess ? { guessed: guess.right } : {}),
});

/** @returns only what there is; a conspiracy for which there were too few names to choose stays in the sideboard */
export function besidesOf(s: DraftState, seat: number, deck: LimitedDeck): Besides {
  const named = (deck.conspiracies ?? []).filter(({ card, names }) => names.length === (s.cards[card].conspiracy?.names ?? 0));
  const conspiracies = named.map(({ card, names }) => ({ card: s.cards[card].name, names: names.slice() }));
  const noted = s.matters.notes.filter((n) => n.seat === seat).map((n) => noteOf(s, n));
  const removed = s.matters.removed
    .filter((r) => r.seat === seat)
    .map((r) => ({
      card: s.cards[r.with].name,
      removed: 1,
      ...(r.face === 'up' ? { cards: [s.cards[r.card].name] } : {}),
    }));
  const notes = [...noted, ...removed];
  return { ...(conspiracies.length > 0 ? { conspiracies } : {}), ...(notes.length > 0 ? { notes } : {}) };
}

/**
 * The same for a game: players that were noted are known by their seats there; who is not in the game is left out.
 * @param seats by seat of the game the seat of the draft
 */
export function amongPlayers<B extends { notes?: NoteBesides[] }>(besides: B, seats: readonly number[]): B {
  const { notes } = besides;
  if (!notes) return besides;
  const seatsOf = (players: readonly number[]): number[] => players.map((p) => seats.indexOf(p)).filter((i) => i >= 0);
  return { ...besides, notes: notes.map((n) => (n.players ? { ...n, players: seatsOf(n.players) } : n)) };
}
