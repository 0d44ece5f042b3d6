/** An event for other programs: JSON, CSV, and a text file in the manner of chess tournament reports. */
import { playoffPlaces } from '../bracket/bracket.js';
import { mayShowLists } from '../decks/lists.js';
import { fractionNumber, fractionText } from '../fraction.js';
import { csvText } from '../registration/csv.js';
import { type ShownNames, shownTo } from '../registration/masking.js';
import { gamesText } from '../results/match.js';
import { recordText, type StandingsRow, standings } from '../standings/standings.js';
import { isMultiplayer, isPlayed, isTeamEvent, nameOf, seatsOf, swissRounds } from '../state/look.js';
import type { PodResult, State, Table } from '../state/types.js';

export const EXPORTS = ['json', 'csv', 'pairings-csv', 'players-csv', 'trf'] as const;
export type ExportKind = (typeof EXPORTS)[number];

/** The event in an export format. Penalties are for officials and not in it; lists are where everybody may see them (MTR 2.7). Names that are masked are initials, unless the organizer wants them in full. */
export function exportEvent(whole: State, kind: ExportKind, names: ShownNames = 'masked'): string {
  const state = shownTo(whole, names);
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
        outcome: t.result?.outcome ?? null,
        how: t.result?.how ?? t.podResult?.how ?? null,
        edited: t.edited !== undefined,
      })),
      standings: r.stage === 'swiss' && r.status === 'closed' ? standings(state, r.number).map(standingDocument) : null,
    })),
    standings: standings(state).map(standingDocument),
    playoff: playoffPlaces(state),
  };
}

function standingsCsv(state: State): string {
  const rows = standings(state).map((r) => [
    r.rank,
    r.name,
    state.entrants.find((e) => e.id === r.id)?.members[0]?.number ?? '',
    r.points,
    recordText(r.totals),
    fractionNumber(r.omw).toFixed(6),
    fractionNumber(r.gw).toFixed(6),
    fractionNumber(r.ogw).toFixed(6),
  ]);
  return csvText([['rank', 'player', 'number', 'points', 'record', 'omw', 'gw', 'ogw'], ...rows]);
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

/** The same of a multiplayer table: all opponents, in the order of their seats. */
function trfPod(t: Table, id: string, numbers: ReadonlyMap<string, number>): string {
  const others = seatsOf(t).filter((x) => x !== id);
  const list = others.map((x) => String(numbers.get(x) ?? 0).padStart(4)).join('/');
  const { podResult: r } = t;
  const sign = !r ? ' ' : r.winner === id ? '1' : r.winner !== null || r.lost.includes(id) ? '0' : '=';
  return `${list} - ${sign}`;
}

/** One round of one player as chess reports write it: opponent, no colour, 1 = 0, and F, U, Z for byes and absence. */
function trfRound(t: Table | undefined, id: string, numbers: ReadonlyMap<string, number>): string {
  if (!t) return '0000 - Z';
  if (t.kind === 'pod') return trfPod(t, id, numbers);
  if (t.kind === 'bye') return '0000 - U';
  if (t.kind === 'awardedBye') return '0000 - F';
  if (t.kind === 'loss' || t.b === null) return '0000 - Z';
  const other = String(numbers.get(t.a === id ? t.b : t.a) ?? 0).padStart(4);
  const me = t.a === id ? 'a' : 'b';
  const { result } = t;
  if (!result) return `${other} -  `;
  const unplayed = result.how === 'noShow';
  const won = result.outcome === me;
  const sign = result.outcome === 'draw' ? '=' : won ? (unplayed ? '+' : '1') : unplayed ? '-' : '0';
  return `${other} - ${sign}`;
}

/**
 * In the manner of the reports of chess tournaments (TRF): one line a player, one column group a round; points are match points.
 * Columns as there: starting number 5-8, name 15-47, player number 58-68, points 81-84, rank 86-89, rounds from 92 on.
 */
function trf(state: State): string {
  const numbers = new Map(state.entrants.map((e, i) => [e.id, i + 1]));
  const rows = standings(state);
  const ranks = new Map(rows.map((r) => [r.id, r]));
  const rounds = swissRounds(state);
  const seats = Math.max(2, ...rounds.flatMap((r) => r.tables.map((t) => seatsOf(t).length)));
  const width = 5 * (seats - 1) - 1 + 4;
  const day = state.date.replaceAll('-', '/');
  const lines = [
    `012 ${state.name}`,
    `042 ${day}`,
    `052 ${day}`,
    `062 ${state.entrants.length}`,
    // Such reports have one opponent a round; at multiplayer tables all of them stand there.
    isMultiplayer(state) ? '092 Swiss (multiplayer tables)' : '092 Swiss',
    `XXR ${state.plan?.rounds ?? rounds.length}`,
  ];
  for (const e of state.entrants) {
    const r = ranks.get(e.id);
    const name = e.name.slice(0, 33).padEnd(33);
    const number = (e.members[0]?.number ?? '').slice(0, 11).padStart(11);
    const played = rounds.map((x) =>
      trfRound(
        x.tables.find((t) => seatsOf(t).includes(e.id)),
        e.id,
        numbers,
      ).padEnd(width),
    );
    const points = (r?.points ?? 0).toFixed(1).padStart(4);
    lines.push(
      `001 ${String(numbers.get(e.id)).padStart(4)} ${' '.repeat(4)} ${name} ${' '.repeat(9)}${number} ${' '.repeat(10)} ${points} ${String(r?.rank ?? 0).padStart(4)}  ${played.join('  ')}`.trimEnd(),
    );
  }
  return `${lines.join('\n')}\n`;
}
