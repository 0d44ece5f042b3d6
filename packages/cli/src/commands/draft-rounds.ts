/** The rounds of a pod between heuristic players, with the decks of its draft. */
import type { Card } from '@apnap/ability';
import { dungeonsFor, embeddedIndex } from '@apnap/cards';
import {
  amongPlayers,
  BASICS,
  besidesOf,
  type DraftState,
  LEAST_DECK,
  openPod,
  type PodMatch,
  playPod,
  podStandings,
} from '@apnap/limited';
import type { DeckEntry } from '@apnap/magic';
import { type Match, playMatch } from '../match.js';

/** Most decisions in a game. */
const LIMIT = 20_000;
/** Games to be won, and how many are played at most. */
const WINS = 2;
const MOST_GAMES = 5;

const NO_DECK = { main: [], basics: [] };

/** What came of the rounds; players by their numbers from 1. */
export interface Rounds {
  matches: { round: number; seats: [number, number]; games: { a: number; b: number; d: number }; seeds: string[] }[];
  standings: { rank: number; seat: number; points: number; record: string }[];
}

function deckOf(s: DraftState, seat: number): DeckEntry[] {
  const deck = s.decks[seat];
  const counts = new Map<string, number>();
  for (const id of deck?.main ?? []) counts.set(s.cards[id].name, (counts.get(s.cards[id].name) ?? 0) + 1);
  deck?.basics.forEach((n, i) => {
    if (n > 0) counts.set(BASICS[i], (counts.get(BASICS[i]) ?? 0) + n);
  });
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** What a game between two seats consists of. @param first the seat of the match that begins */
function matchOf(s: DraftState, { seats }: PodMatch, first: number): Match {
  const decks = seats.map((seat) => deckOf(s, seat));
  const besides = seats.map((seat) => amongPlayers(besidesOf(s, seat, s.decks[seat] ?? NO_DECK), seats));
  const conspiracies = besides.flatMap((b) => b.conspiracies ?? []);
  const cards: Card[] = [...decks.flat(), ...conspiracies].flatMap(({ card }) => embeddedIndex().find(card) ?? []);
  const dungeons = dungeonsFor(cards);
  return {
    cards,
    setup: {
      players: decks.map((deck, i) => ({ name: String(seats[i] + 1), deck, ...besides[i] })),
      minimumDeck: LEAST_DECK,
      first,
      ...(dungeons.length > 0 ? { dungeons } : {}),
    },
    players: ['heuristic', 'heuristic'],
    limit: LIMIT,
  };
}

/** Plays all rounds, best of three; who lost a game begins the next (MTR 2.2). */
export function playRounds(s: DraftState, seed: string): Rounds {
  const matches: Rounds['matches'] = [];
  const play = (match: PodMatch): { a: number; b: number; d: number } => {
    const games = { a: 0, b: 0, d: 0 };
    const seeds: string[] = [];
    let first = match.round % 2;
    while (games.a < WINS && games.b < WINS && seeds.length < MOST_GAMES) {
      const name = `${seed}/${match.round}/${match.table}/${seeds.length + 1}`;
      seeds.push(name);
      const { winner } = playMatch(matchOf(s, match, first), name).result;
      if (winner === 'A') games.a++;
      else if (winner === 'B') games.b++;
      else games.d++;
      if (winner !== null) first = winner === 'A' ? 1 : 0;
    }
    matches.push({ round: match.round, seats: [match.seats[0] + 1, match.seats[1] + 1], games, seeds });
    return games;
  };
  const doing = { at: '2026-01-01T00:00:00Z', by: 'apnap' };
  const pod = playPod(openPod(s, { name: 'draft', date: '2026-01-01', seed, wins: WINS }, doing), doing, play);
  return { matches, standings: podStandings(pod).map(({ seat, ...row }) => ({ seat: seat + 1, ...row })) };
}
