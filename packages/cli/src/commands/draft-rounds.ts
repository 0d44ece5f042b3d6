/** The rounds of a pod between heuristic players, with the decks of its draft: matches of two, and after a Commander Draft tables of several. */
import type { Card } from '@apnap/ability';
import { dungeonsFor, embeddedIndex } from '@apnap/cards';
import {
  amongPlayers,
  BASICS,
  besidesOf,
  type DraftState,
  leastDeckOf,
  openPod,
  type PodMatch,
  type PodOutcome,
  playPod,
  playsAtTables,
  podStandings,
} from '@apnap/limited';
import type { DeckEntry } from '@apnap/magic';
import { type Match, playMatch, SEATS } from '../match.js';

/** Most decisions in a game. */
const LIMIT = 20_000;
/** Games to be won, and how many are played at most. */
const WINS = 2;
const MOST_GAMES = 5;

const NO_DECK = { main: [], basics: [] };

/** What came of the rounds; players by their numbers from 1. */
export interface Rounds {
  matches: { round: number; seats: number[]; games: { a: number; b: number; d: number }; seeds: string[] }[];
  /** Games at tables of several; `winner` null: nobody has won. */
  tables: { round: number; seats: number[]; winner: number | null; seed: string }[];
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

/** The commanders of a seat (CR 903.6). */
const commandersOf = (s: DraftState, seat: number): string[] => (s.decks[seat]?.commanders ?? []).map((id) => s.cards[id].name);

/** What a game between these seats consists of. @param first the seat of the match that begins; absent: by chance (CR 103.1) */
function matchOf(s: DraftState, { seats }: PodMatch, first?: number): Match {
  const decks = seats.map((seat) => deckOf(s, seat));
  const besides = seats.map((seat) => amongPlayers(besidesOf(s, seat, s.decks[seat] ?? NO_DECK), seats));
  const conspiracies = besides.flatMap((b) => b.conspiracies ?? []);
  const commanders = seats.map((seat) => commandersOf(s, seat));
  const names = [...[...decks.flat(), ...conspiracies].map(({ card }) => card), ...commanders.flat()];
  const cards: Card[] = names.flatMap((name) => embeddedIndex().find(name) ?? []);
  const dungeons = dungeonsFor(cards);
  return {
    cards,
    setup: {
      players: decks.map((deck, i) => ({
        name: String(seats[i] + 1),
        deck,
        ...(commanders[i].length > 0 ? { commanders: commanders[i] } : {}),
        ...besides[i],
      })),
      minimumDeck: leastDeckOf(s.kind),
      ...(first === undefined ? {} : { first }),
      ...(dungeons.length > 0 ? { dungeons } : {}),
    },
    players: seats.map(() => 'heuristic' as const),
    limit: LIMIT,
  };
}

/** Plays all rounds, best of three; who lost a game begins the next (MTR 2.2). At tables of several one game is played (CR 903.13a). */
export function playRounds(s: DraftState, seed: string): Rounds {
  const matches: Rounds['matches'] = [];
  const tables: Rounds['tables'] = [];
  const playTable = (match: PodMatch): PodOutcome => {
    const name = `${seed}/${match.round}/${match.table}`;
    const { winner: letter } = playMatch(matchOf(s, match), name).result;
    const winner = match.seats[SEATS.findIndex((x) => x === letter)] ?? null;
    tables.push({ round: match.round, seats: match.seats.map((x) => x + 1), winner: winner === null ? null : winner + 1, seed: name });
    return { winner };
  };
  const play = (match: PodMatch): PodOutcome => {
    if (playsAtTables(s.kind, match.seats.length)) return playTable(match);
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
    matches.push({ round: match.round, seats: match.seats.map((x) => x + 1), games, seeds });
    return games;
  };
  const doing = { at: '2026-01-01T00:00:00Z', by: 'apnap' };
  const pod = playPod(openPod(s, { name: 'draft', date: '2026-01-01', seed, wins: WINS }, doing), doing, play);
  return { matches, tables, standings: podStandings(pod).map(({ seat, ...row }) => ({ seat: seat + 1, ...row })) };
}
