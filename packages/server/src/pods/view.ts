/** A pod as it is shown. */
import type { PodMatch, PodTable, PodView } from '@apnap/protocol';
import { type Round, recordText, seatsOf, standings } from '@apnap/tournament';
import type { MatchClock } from '../live/match-time.js';
import type { Pod } from './pod.js';

/** The deck of an entrant among a person's decks. */
export const deckIdOf = (pod: string, entrant: string): string => `${pod}-${entrant}`;

/** A table at which a match is played, or was: one that has no result yet is told of when it is there. */
const atOf = (at: string | undefined, done: boolean, there: ReadonlyMap<string, MatchClock>): { at?: string } =>
  at === undefined || !(done || there.has(at)) ? {} : { at };

/** Games of several in a round. */
const tablesOf = (pod: Pod, round: Round, there: ReadonlyMap<string, MatchClock>): PodTable[] =>
  round.tables
    .filter((t) => t.kind === 'pod')
    .map((t) => ({
      table: t.table,
      players: [...seatsOf(t)],
      ...(t.podResult ? { winner: t.podResult.winner } : {}),
      ...atOf(pod.at.get(round.number)?.[t.table], t.podResult !== undefined, there),
    }));

/** @param there tables of matches that are played now */
export function podView(id: string, pod: Pod, person: string | null, there: ReadonlyMap<string, MatchClock>): PodView {
  const state = pod.tournament?.state;
  const mine = pod.entrants.find((e) => e.person !== undefined && e.person.id === person);
  const dropped = new Set(state?.entrants.filter((e) => e.drops.length > 0).map((e) => e.id));
  return {
    object: 'pod',
    id,
    table: pod.table,
    phase: pod.over || !state ? 'over' : 'playing',
    bestOf: pod.bestOf,
    minutes: pod.minutes,
    rounds: state?.plan?.rounds ?? 0,
    players: pod.entrants.map((e) => ({
      id: e.id,
      name: e.name,
      kind: e.person?.kind ?? 'computer',
      ...(e === mine ? { mine: true as const } : {}),
      ...(dropped.has(e.id) ? { dropped: true as const } : {}),
    })),
    played: (state?.rounds ?? []).map((round) => ({
      round: round.number,
      tables: tablesOf(pod, round, there),
      matches: round.tables
        .filter((t) => t.kind !== 'pod')
        .map((t): PodMatch => {
          const at = pod.at.get(round.number)?.[t.table];
          const games = t.result?.games;
          return {
            table: t.table,
            a: t.a,
            b: t.b,
            ...(games ? { games: [games.a, games.b, games.d] as [number, number, number] } : {}),
            ...(t.result?.against ? { left: t.result.against } : {}),
            ...(at === undefined || !(games || there.has(at)) ? {} : { at, ...there.get(at) }),
          };
        }),
    })),
    standings: state
      ? standings(state).map((row) => ({ place: row.rank, id: row.id, points: row.points, record: recordText(row.totals) }))
      : [],
    ...(mine ? { deck: deckIdOf(id, mine.id) } : {}),
  };
}
