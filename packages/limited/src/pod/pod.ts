/**
 * The games after a draft: a pod is an event of the tournament core, in which its players meet each other (MTR 7.6) in rounds of the Swiss system, with the decks they have handed
 * in. No clock and no chance: when it is, and by which seed, is said by whoever plays it.
 */
import {
  act,
  actAll,
  type Command,
  createTournament,
  type Doing,
  type Games,
  isMatch,
  planSwiss,
  recordText,
  roundOf,
  standings,
  type Tournament,
} from '@apnap/tournament';
import type { DraftState } from '../draft/types.js';

/** What is to be said of a pod's event. */
export interface PodEvent {
  readonly name: string;
  /** The day, `2026-11-28`. */
  readonly date: string;
  readonly seed: string;
  /** Rounds; absent: three, of a pod of two one, of three or four two. */
  readonly rounds?: number;
  /** Games to be won in a match; absent: two. */
  readonly wins?: 1 | 2;
}

/** The id of a seat's player in the event. */
export const podId = (seat: number): string => `p${seat + 1}`;

/** The seat of a player of the event. */
export const podSeat = (id: string): number => Number(id.slice(1)) - 1;

const roundsFor = (players: number): number => Math.min(3, Math.ceil(Math.log2(Math.max(2, players))));

/** Opens the event of a draft that is over: everybody who has handed in a deck plays. */
export function openPod(s: DraftState, event: PodEvent, doing: Doing): Tournament {
  const seats = s.names.flatMap((_, seat) => (s.decks[seat] ? [seat] : []));
  const created = createTournament(doing, {
    type: 'create',
    version: 1,
    name: event.name,
    ruleset: 'open',
    kind: 'individual',
    format: 'limited',
    date: event.date,
    program: 'other',
    rel: 'regular',
    seed: event.seed,
    settings: { matchWins: event.wins ?? 2 },
  });
  const commands: Command[] = seats.map((seat) => ({
    type: 'register',
    id: podId(seat),
    name: s.names[seat],
    members: [{ name: s.names[seat] }],
  }));
  commands.push({ type: 'start', plan: { kind: 'fixed', rounds: event.rounds ?? roundsFor(seats.length) } });
  if (s.kind !== 'sealed') commands.push({ type: 'draft', number: 1, seed: event.seed, pods: [{ pod: 1, seats: seats.map(podId) }] });
  return actAll(created, doing, commands);
}

/** A match of a round: who plays, by seats of the draft. */
export interface PodMatch {
  readonly round: number;
  readonly table: number;
  readonly seats: readonly [number, number];
}

/** Pairs the next round. */
export function pairPod(t: Tournament, doing: Doing): { tournament: Tournament; matches: PodMatch[] } {
  const { command } = planSwiss(t.state);
  const tournament = actAll(t, doing, [command, { type: 'publish', round: command.round }]);
  const matches = roundOf(tournament.state, command.round)
    .tables.filter(isMatch)
    .flatMap((table): PodMatch[] =>
      table.b ? [{ round: command.round, table: table.table, seats: [podSeat(table.a), podSeat(table.b)] }] : [],
    );
  return { tournament, matches };
}

/** Enters what came of a match. */
export const reportPod = (t: Tournament, doing: Doing, { round, table }: PodMatch, games: Games): Tournament =>
  act(t, doing, { type: 'report', round, table, games, how: 'played', source: { kind: 'official' } });

/** Plays all rounds. @param play a match of the decks of two seats */
export function playPod(start: Tournament, doing: Doing, play: (match: PodMatch) => Games): Tournament {
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
