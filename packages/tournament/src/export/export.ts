/** An event for other programs: JSON, CSV, and a text file in the manner of chess tournament reports. */
import { playoffPlaces } from '../bracket/bracket.js';
import { finalStandings } from '../bracket/prizes.js';
import { mayShowLists } from '../decks/lists.js';
import { fractionNumber, fractionText } from '../fraction.js';
import { csvText } from '../registration/csv.js';
import { exportedTo, type ShownNames } from '../registration/masking.js';
import { gamesText } from '../results/match.js';
import { recordText, type StandingsRow, standings } from '../standings/standings.js';
import { findEntrant, isMultiplayer, isPlayed, isTeamEvent, nameOf, seatsOf } from '../state/look.js';
import type { PodResult, State, Table } from '../state/types.js';
import { trf } from './trf.js';

export const EXPORTS = ['json', 'csv', 'pairings-csv', 'players-csv', 'trf'] as const;
export type ExportKind = (typeof EXPORTS)[number];

/** The event in an export format. Penalties are for officials and not in it; lists are where everybody may see them (MTR 2.7). Names that are masked are initials, unless the organizer wants them in full. */
export function exportEvent(whole: State, kind: ExportKind, names: ShownNames = 'masked'): string {
  const state = exportedTo(whole, names);
  switch (kind) {
    case 'json':
      return `${JSON.stringify(eventDocument(state), null, 1)}\n`;
    case 'csv':
      return standingsCsv(state);
    case 'pairings-csv':
      return pairingsCsv(state);
    case 'players-csv':
      return playersCsv(state);
    case 'trf':
      return trf(state);
    default: {
      const unknown: never = kind;
      throw new Error(`unknown export ${String(unknown)}`);
    }
  }
}

/** A row of the standings as documents have it: percentages as exact fractions and as numbers. */
export const standingDocument = (r: StandingsRow): object => ({
  rank: r.rank,
  player: r.name,
  id: r.id,
  points: r.points,
  omw: fractionText(r.omw),
  gw: fractionText(r.gw),
  ogw: fractionText(r.ogw),
  omwNumber: fractionNumber(r.omw),
  gwNumber: fractionNumber(r.gw),
  ogwNumber: fractionNumber(r.ogw),
  record: recordText(r.totals),
});

/** The event as one document. */
export function eventDocument(state: State): object {
  return {
    format: 'apnap-event/1',
    name: state.name,
    date: state.date,
    ruleset: state.ruleset,
    kind: state.kind,
    eventFormat: state.format,
    program: state.program,
    rel: state.rel,
    seed: state.seed,
    status: state.status,
    number: state.settings.number,
    plan: state.plan,
    players: state.entrants.map((e) => ({
      id: e.id,
      name: e.name,
      members: e.members.map((m) => ({ name: m.name, ...(m.number === undefined ? {} : { number: m.number }) })),
      byes: e.byes,
      from: e.from,
      dropped: e.drops.find((d) => d.back === undefined)?.after ?? null,
      disqualified: e.disqualified !== undefined,
      ...(mayShowLists(state, 'public') ? { decks: e.decks.map((d) => d.at(-1)?.cards ?? null) } : {}),
    })),
    rounds: state.rounds.map((r) => ({
      round: r.number,
      stage: r.stage,
      status: r.status,
      seed: r.seed,
      method: r.method,
      tables: r.tables.map((t) => ({
        table: t.table,
        kind: t.kind,
        a: t.a,
        b: t.b,
        ...(t.seats ? { seats: t.seats, winner: t.podResult?.winner ?? null, lost: t.podResult?.lost ?? [] } : {}),
        result: t.result ? gamesText(t.result.games) : t.podResult ? podText(t.podResult) : null,
        ...(t.result?.seats ? { seatResults: t.result.seats.map(gamesText) } : {}),
        outcome: t.result?.outcome ?? null,
        how: t.result?.how ?? t.podResult?.how ?? null,
        edited: t.edited !== undefined,
      })),
      standings: r.stage === 'swiss' && r.status === 'closed' ? standings(state, r.number).map(standingDocument) : null,
    })),
    standings: standings(state).map(standingDocument),
    playoff: playoffPlaces(state),
    // When the playoff has been played: everybody's final place.
    places: finalStandings(state)?.map(({ place, id }) => ({ place, id, player: nameOf(state, id) })) ?? null,
  };
}

/** By final places when the playoff has been played, else by the Swiss rounds. */
function standingsCsv(state: State): string {
  const final = finalStandings(state) ?? standings(state).map((swiss) => ({ place: swiss.rank, swiss }));
  const rows = final.map(({ place, swiss: r }) => [
    place,
    r.name,
    findEntrant(state, r.id)?.members[0]?.number ?? '',
    r.points,
    recordText(r.totals),
    fractionNumber(r.omw).toFixed(6),
    fractionNumber(r.gw).toFixed(6),
    fractionNumber(r.ogw).toFixed(6),
    r.rank,
  ]);
  return csvText([['rank', 'player', 'number', 'points', 'record', 'omw', 'gw', 'ogw', 'swissRank'], ...rows]);
}

/** Who won, or "draw". */
const podText = (r: PodResult): string => r.winner ?? 'draw';

function pairingsCsv(state: State): string {
  if (isMultiplayer(state)) return podsCsv(state);
  const rows = state.rounds.flatMap((r) =>
    r.tables.map((t) => [
      r.number,
      t.kind === 'match' ? t.table : '',
      nameOf(state, t.a),
      t.b === null ? '' : nameOf(state, t.b),
      t.kind,
      t.result ? gamesText(t.result.games) : '',
    ]),
  );
  return csvText([['round', 'table', 'a', 'b', 'kind', 'result'], ...rows]);
}

/** A multiplayer table in a line: the names in the order of the seats, and who won. */
function podsCsv(state: State): string {
  const names = (t: Table): string[] =>
    Array.from({ length: 5 }, (_, i) => (seatsOf(t)[i] === undefined ? '' : nameOf(state, seatsOf(t)[i])));
  const result = (r: PodResult): string => (r.winner === null ? 'draw' : nameOf(state, r.winner));
  const rows = state.rounds.flatMap((r) =>
    r.tables.map((t) => [r.number, isPlayed(t) ? t.table : '', ...names(t), t.kind, t.podResult ? result(t.podResult) : '']),
  );
  return csvText([['round', 'table', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'kind', 'result'], ...rows]);
}

function playersCsv(state: State): string {
  const rows = state.entrants.map((e) => [
    e.name,
    e.members[0]?.number ?? '',
    e.byes,
    e.from,
    e.drops.find((d) => d.back === undefined)?.after ?? '',
    ...(e.members.length > 1 ? e.members.map((m) => m.name) : []),
  ]);
  return csvText([['name', 'number', 'byes', 'from', 'dropped', ...(isTeamEvent(state) ? ['a', 'b', 'c'] : [])], ...rows]);
}
