/** A pod as it is shown. */
import type { PodMatch, PodView } from '@apnap/protocol';
import { recordText, standings } from '@apnap/tournament';
import type { MatchClock } from '../live/match-time.js';
import type { Pod } from './pod.js';

/** The deck of an entrant among a person's decks. */
export const deckIdOf = (pod: string, entrant: string): string => `${pod}-${entrant}`;

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
      matches: round.tables.map((t): PodMatch => {
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
