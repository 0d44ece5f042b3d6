/** Multiplayer tables: who sits there, what they came to, and what is printed of them. */

import {
  type CommandOf,
  isPlayed,
  nameOf,
  openTables,
  type PlannedTable,
  type PodResult,
  podDisputed,
  pointsOf,
  type Round,
  refuse,
  roundOf,
  type State,
  seatsOf,
  type Table,
  tableOf,
} from '@apnap/tournament';
import type { Desk } from '../desk.js';
import { missing, optionName } from '../said.js';
import { columns, firstOf, t, whoIs } from './session.js';

/** The names of a multiplayer table in the order of the seats. */
export const seatNames = (state: State, tb: PlannedTable): { seats?: string[] } =>
  tb.seats ? { seats: tb.seats.map((id) => nameOf(state, id)) } : {};

/** Its result as documents have it. */
export function podJson(state: State, tb: Table): object {
  const { podResult: r, out } = tb;
  return {
    ...(out ? { out: out.map((id) => nameOf(state, id)) } : {}),
    ...(r
      ? {
          result: r.winner === null ? 'draw' : nameOf(state, r.winner),
          winner: r.winner === null ? null : nameOf(state, r.winner),
          how: r.how,
          lost: r.lost.map((id) => nameOf(state, id)),
        }
      : {}),
  };
}

const said = (desk: Desk, state: State, r: PodResult): string =>
  r.winner === null ? t(desk, 't.podDraw') : t(desk, 't.podWinner', { name: nameOf(state, r.winner) });

/** Multiplayer tables of a round in columns. */
export function podLines(desk: Desk, state: State, round: Round): string[] {
  const points = pointsOf(state, round.number - 1);
  const who = (id: string): string => `${nameOf(state, id)} (${points.get(id) ?? 0})`;
  const most = Math.max(2, ...round.tables.map((x) => seatsOf(x).length));
  const row = (x: Table): string[] => {
    const seats = seatsOf(x).map(who);
    const note = !isPlayed(x) ? t(desk, x.kind === 'loss' ? 't.lossRow' : 't.byeRow') : x.podResult ? said(desk, state, x.podResult) : '';
    return [
      isPlayed(x) ? String(x.table) : '—',
      ...Array.from({ length: most }, (_, i) => seats[i] ?? ''),
      note,
      x.edited ? t(desk, 't.edited') : '',
    ];
  };
  return columns([[t(desk, 't.table'), ...Array<string>(most + 2).fill('')], ...round.tables.map(row)], [0]);
}

/** Options of a result, as far as they say something of a multiplayer table. */
export interface PodOptions {
  concede?: string;
  absent?: string;
  matchLoss?: string;
  draw?: boolean;
  time?: boolean;
  life?: string;
}

/** The result in a command's words: a winner, or "draw". */
export function podResultFrom(
  desk: Desk,
  state: State,
  table: Table,
  result: string | undefined,
  o: PodOptions,
): Pick<CommandOf<'reportPod'>, 'winner' | 'how' | 'lost'> {
  if (o.life !== undefined) refuse('error.multiplayerNot', { what: optionName(desk, '--life') });
  const word = result?.trim().toLowerCase();
  if (o.draw && word !== undefined && word !== 'draw') refuse('error.podAgreed', { table: table.table });
  const named = [o.absent, o.matchLoss, ...(o.concede?.split(',') ?? [])];
  const lost = named.flatMap((who) => (who === undefined ? [] : [atTable(state, table, who)]));
  const left = seatsOf(table).filter((id) => !lost.includes(id) && !table.out?.includes(id));
  // CR 104.2a: when all the others have conceded, who is left has won.
  if (word === undefined && !o.draw && o.concede !== undefined && left.length === 1) return { winner: left[0], how: 'conceded', lost };
  if (word === undefined && !o.draw) missing(desk, 'RESULT');
  return {
    winner: result === undefined || word === 'draw' ? null : atTable(state, table, result),
    how: o.draw ? 'intentionalDraw' : o.time ? 'time' : 'played',
    lost,
  };
}

/** Somebody of the table: by the number of the seat as "#2", or as anywhere. */
export function atTable(state: State, table: Table, who: string): string {
  const seat = /^#(\d)$/.exec(who.trim());
  const seats = seatsOf(table);
  if (seat) return seats[Number(seat[1]) - 1] ?? refuse('error.notAtTable', { name: who, table: table.table });
  const near = state.entrants.filter((e) => seats.includes(e.id) && e.name.toLowerCase() === who.trim().toLowerCase());
  return near.length === 1 ? near[0].id : whoIs(state, who).id;
}

/** What a table came to, and which are open. */
export function podAnswer(desk: Desk, state: State, roundNumber: number, number: number): { json: object; lines: string[] } {
  const round = roundOf(state, roundNumber);
  const now = tableOf(round, number);
  const open = openTables(round).map((x) => x.table);
  const names = seatsOf(now)
    .map((id) => nameOf(state, id))
    .join(', ');
  return {
    json: {
      round: roundNumber,
      table: number,
      ...seatNames(state, now),
      ...podJson(state, now),
      status: now.podResult ? 'final' : podDisputed(now) ? 'disputed' : 'waiting',
      openTables: open,
    },
    lines: [
      now.podResult
        ? t(desk, 't.podResult', { round: roundNumber, table: number, names, result: said(desk, state, now.podResult) })
        : t(desk, podDisputed(now) ? 't.podDisputed' : 't.waiting', { round: roundNumber, table: number }),
      t(desk, 't.openTables', { count: open.length, tables: firstOf(desk, open) }),
    ],
  };
}
