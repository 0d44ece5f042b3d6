/**
 * The games after a draft: a pod is an event of the tournament core, in which its players meet each other (MTR 7.6) in rounds of the Swiss system, with the decks they have handed
 * in; after a Commander Draft games of several, at tables of three to five (CR 903.13a, 903.13g). No clock and no chance: when it is, and by which seed, is said by whoever plays it.
 */
import {
  act,
  actAll,
  type Command,
  createTournament,
  type Doing,
  type Games,
  isPlayed,
  planSwiss,
  recordText,
  roundOf,
  seatsOf,
  standings,
  type Tournament,
} from '@apnap/tournament';
import type { DraftKind, DraftState } from '../draft/types.js';

/** What is to be said of a pod's event. */
export interface PodEvent {
  readonly name: string;
  /** The day, `2026-11-28`. */
  readonly date: string;
  readonly seed: string;
  /** Rounds; absent: three, of a pod of two one, of three or four two; {@link roundsOfTables} of tables of several. */
  readonly rounds?: number;
  /** Games to be won in a match; absent: two. At tables of several one game is played. */
  readonly wins?: 1 | 2;
}

/** The id of a seat's player in the event. */
export const podId = (seat: number): string => `p${seat + 1}`;

/** The seat of a player of the event. */
export const podSeat = (id: string): number => Number(id.slice(1)) - 1;

/** The least players for whom a table of several is laid: two play each other. */
const LEAST_AT_TABLES = 3;
/** Players at the largest table. */
const MOST_AT_TABLE = 5;

/** Whether decks of a kind of draft play at tables of several (CR 903.13a). */
export const playsAtTables = (kind: DraftKind, players: number): boolean => kind === 'commander' && players >= LEAST_AT_TABLES;

/** Rounds at tables of several: where all sit at one table one game (CR 903.13a), else two, so that those who have won meet. */
export const roundsOfTables = (players: number): number => (players <= MOST_AT_TABLE ? 1 : 2);

const roundsFor = (players: number): number => Math.min(3, Math.ceil(Math.log2(Math.max(2, players))));

/** Opens the event of a draft that is over: everybody who has handed in a deck plays. */
export function openPod(s: DraftState, event: PodEvent, doing: Doing): Tournament {
  const seats = s.names.flatMap((_, seat) => (s.decks[seat] ? [seat] : []));
  const atTables = playsAtTables(s.kind, seats.length);
  const created = createTournament(doing, {
    type: 'create',
    version: 1,
    name: event.name,
    ruleset: 'open',
    kind: atTables ? 'multiplayer' : 'individual',
    format: 'limited',
    date: event.date,
    program: 'other',
    rel: 'regular',
    seed: event.seed,
    settings: atTables ? {} : { matchWins: event.wins ?? 2 },
  });
  const commands: Command[] = seats.map((seat) => ({
    type: 'register',
    id: podId(seat),
    name: s.names[seat],
    members: [{ name: s.names[seat] }],
  }));
  commands.push({
    type: 'start',
    plan: { kind: 'fixed', rounds: event.rounds ?? (atTables ? roundsOfTables(seats.length) : roundsFor(seats.length)) },
  });
  // An event of multiplayer tables has no pods of a draft.
  if (s.kind !== 'sealed' && !atTables)
    commands.push({ type: 'draft', number: 1, seed: event.seed, pods: [{ pod: 1, seats: seats.map(podId) }] });
  return actAll(created, doing, commands);
}

/** A match of a round: who plays, by seats of the draft; at a table of several in turn order. */
export interface PodMatch {
  readonly round: number;
  readonly table: number;
  readonly seats: readonly number[];
}

/** What came of a match: games of two; of a table of several the seat that has won, null: nobody has. */
export type PodOutcome = Games | { readonly winner: number | null };

/** Pairs the next round. */
export function pairPod(t: Tournament, doing: Doing): { tournament: Tournament; matches: PodMatch[] } {
  const { command } = planSwiss(t.state);
  const tournament = actAll(t, doing, [command, { type: 'publish', round: command.round }]);
  const matches = roundOf(tournament.state, command.round)
    .tables.filter(isPlayed)
    .map((table): PodMatch => ({ round: command.round, table: table.table, seats: seatsOf(table).map(podSeat) }));
  return { tournament, matches };
}

/** Enters what came of a match. */
export function reportPod(t: Tournament, doing: Doing, { round, table }: PodMatch, came: PodOutcome): Tournament {
  const source = { kind: 'official' } as const;
  if (!('winner' in came)) return act(t, doing, { type: 'report', round, table, games: came, how: 'played', source });
  const winner = came.winner === null ? null : podId(came.winner);
  return act(t, doing, { type: 'reportPod', round, table, winner, how: 'played', lost: [], source });
}

/** Plays all rounds. @param play a match of the decks of its seats */
export function playPod(start: Tournament, doing: Doing, play: (match: PodMatch) => PodOutcome): Tournament {
  let t = start;
  const rounds = t.state.plan?.rounds ?? 0;
  for (let round = 1; round <= rounds; round++) {
    const paired = pairPod(t, doing);
    t = paired.tournament;
    for (const match of paired.matches) t = reportPod(t, doing, match, play(match));
    t = act(t, doing, { type: 'close', round });
  }
  return t;
}

/** Where a player of a pod stands. */
export interface PodPlace {
  readonly rank: number;
  readonly seat: number;
  readonly points: number;
  /** Matches won, lost and drawn: `2-1`. */
  readonly record: string;
}

/** The standings by the rules of tournaments, the best first. */
export const podStandings = (t: Tournament): PodPlace[] =>
  standings(t.state).map((row) => ({ rank: row.rank, seat: podSeat(row.id), points: row.points, record: recordText(row.totals) }));
