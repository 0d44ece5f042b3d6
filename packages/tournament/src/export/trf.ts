/**
 * An event in the manner of the reports of chess tournaments (TRF): one line a player, one column group a round; points are match points.
 * Columns as there: starting number 5-8, name 15-47, player number 58-68, points 81-84, rank 86-89, rounds from 92 on.
 */
import { finalStandings } from '../bracket/prizes.js';
import { cleanName } from '../registration/names.js';
import { recordsOf, scaleOf, scored, totalsOf } from '../standings/record.js';
import { playedThrough, standings } from '../standings/standings.js';
import { isMultiplayer, seatsOf, swissRounds } from '../state/look.js';
import type { State, Table } from '../state/types.js';

/** The first characters of a text, filled up to so many: columns count characters, of whatever width. */
function column(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const letters = [...cleanName(text)].slice(0, width);
  const gap = ' '.repeat(width - letters.length);
  return side === 'left' ? letters.join('') + gap : gap + letters.join('');
}

/** All opponents of a multiplayer table, in the order of their seats. */
function podRound(t: Table, id: string, numbers: ReadonlyMap<string, number>): string {
  const others = seatsOf(t).filter((x) => x !== id);
  const list = others.map((x) => String(numbers.get(x) ?? 0).padStart(4)).join('/');
  const { podResult: r } = t;
  const sign = !r ? ' ' : r.winner === id ? '1' : r.winner !== null || r.lost.includes(id) ? '0' : '=';
  return `${list} - ${sign}`;
}

/** One round of one player as chess reports write it: opponent, colour (the upper of a table is white), 1 = 0, + - where nobody played, and F, U, Z for byes and absence. */
function roundOf(t: Table | undefined, id: string, numbers: ReadonlyMap<string, number>): string {
  if (!t) return '0000 - Z';
  if (t.kind === 'pod') return podRound(t, id, numbers);
  if (t.kind === 'bye') return '0000 - U';
  if (t.kind === 'awardedBye') return '0000 - F';
  const { result } = t;
  if (t.kind === 'loss' || t.b === null || !result) return '0000 - Z';
  const me = t.a === id ? 'a' : 'b';
  const other = String(numbers.get(me === 'a' ? t.b : t.a) ?? 0).padStart(4);
  const unplayed = result.how === 'noShow' || result.outcome === 'bothLose';
  const won = result.outcome === me;
  const sign = result.outcome === 'draw' ? '=' : won ? (unplayed ? '+' : '1') : unplayed ? '-' : '0';
  return `${other} ${me === 'a' ? 'w' : 'b'} ${sign}`;
}

/** The report, of the rounds that have all their results. */
export function trf(state: State): string {
  const numbers = new Map(state.entrants.map((e, i) => [e.id, i + 1]));
  const through = playedThrough(state);
  const final = finalStandings(state) ?? standings(state, through).map((r) => ({ place: r.rank, id: r.id }));
  const places = new Map(final.map((r) => [r.id, r.place]));
  const records = recordsOf(state, through);
  const scale = scaleOf(state);
  const rounds = swissRounds(state).filter((r) => r.number <= through);
  const tables = rounds.map((r) => new Map(r.tables.flatMap((t) => seatsOf(t).map((id) => [id, t] as const))));
  const seats = Math.max(2, ...rounds.flatMap((r) => r.tables.map((t) => seatsOf(t).length)));
  const width = 5 * (seats - 1) - 1 + 4;
  const day = state.date.replaceAll('-', '/');
  const lines = [
    `012 ${cleanName(state.name)}`,
    `042 ${day}`,
    `052 ${day}`,
    `062 ${state.entrants.length}`,
    // Such reports have one opponent a round; at multiplayer tables all of them stand there.
    isMultiplayer(state) ? '092 Swiss (multiplayer tables)' : '092 Swiss',
    `XXR ${Math.max(state.plan?.rounds ?? 0, rounds.length)}`,
    // What results are worth, where it is not a point and a half.
    ...(isMultiplayer(state) ? [] : ['XXS W=3.0 D=1.0 L=0.0 PAB=3.0']),
  ];
  for (const e of state.entrants) {
    const number = e.members[0]?.number ?? '';
    const points = scored(totalsOf(records.get(e.id) ?? []), scale)
      .toFixed(1)
      .padStart(4);
    const place = places.get(e.id) ?? state.entrants.length;
    const played = tables.map((of) => roundOf(of.get(e.id), e.id, numbers).padEnd(width));
    lines.push(
      `001 ${String(numbers.get(e.id)).padStart(4)} ${' '.repeat(4)} ${column(e.name, 33)} ${' '.repeat(9)}${column(/^\d+$/.test(number) ? number : '', 11, 'right')} ${' '.repeat(10)} ${points} ${String(place).padStart(4)}  ${played.join('  ')}`.trimEnd(),
    );
  }
  return `${lines.join('\n')}\n`;
}
