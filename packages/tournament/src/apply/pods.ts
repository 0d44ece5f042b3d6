/** Results of multiplayer tables: one wins, or all who have not lost draw. */
import type { CommandOf, Entry, PodReport } from '../commands.js';
import { refuse } from '../messages.js';
import { nameOf, roundOf, seatsOf, tableOf } from '../state/look.js';
import type { PodNote, PodResult, Round, State, Table } from '../state/types.js';

/** The table of a round, if several sit at it. */
function podOf(round: Round, number: number): Table {
  const table = tableOf(round, number);
  return table.kind === 'pod' ? table : refuse('error.notPod', { table: number });
}

function podResult(state: State, round: Round, table: Table, c: PodReport, at: Entry): PodResult {
  const seats = seatsOf(table);
  // Who has lost by a penalty or by absence has lost, whatever the others say.
  const lost = seats.filter((id) => c.lost.includes(id) || table.out?.includes(id));
  const stranger = [...c.lost, ...(c.winner === null ? [] : [c.winner])].find((id) => !seats.includes(id));
  if (stranger !== undefined) refuse('error.notAtTable', { name: nameOf(state, stranger), table: table.table });
  if (c.winner !== null && lost.includes(c.winner)) refuse('error.podLost', { name: nameOf(state, c.winner), table: table.table });
  if (c.winner !== null && c.how === 'intentionalDraw') refuse('error.podAgreed', { table: table.table });
  // Somebody must go on.
  if (c.winner === null && round.stage === 'playoff') refuse('error.podPlayoffDraw', { table: table.table });
  // A draw needs two who draw: one who is left alone has won.
  const left = seats.filter((id) => !lost.includes(id));
  if (c.winner === null && left.length === 1) refuse('error.podAlone', { name: nameOf(state, left[0]), table: table.table });
  return { winner: c.winner, how: c.how, lost, at: at.at, by: at.by };
}

const same = (x: PodResult, y: PodResult): boolean => x.winner === y.winner && x.how === y.how && x.lost.join(' ') === y.lost.join(' ');

export function reportPod(state: State, c: CommandOf<'reportPod'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (round.status === 'review') refuse('error.notPublished', { round: c.round });
  if (c.generation !== undefined && c.generation !== round.generation) refuse('error.oldPairing', { table: c.table });
  const table = podOf(round, c.table);
  const result = podResult(state, round, table, c, at);
  if (table.podResult) {
    // Saying the same again changes nothing.
    if (same(table.podResult, result)) return;
    refuse('error.alreadyReported', { table: c.table });
  }
  if (round.status === 'closed') refuse('error.roundClosed', { round: c.round });
  if (c.source?.kind === 'player') noted(state, table, result, c.source.id);
  else table.podResult = result;
}

/** One who sits there says it; it counts when another says the same and nobody anything else, a draw by agreement when all who are left agree (MTR 2.4, 2.9). */
function noted(state: State, table: Table, result: PodResult, id: string): void {
  if (!seatsOf(table).includes(id)) refuse('error.notAtTable', { name: nameOf(state, id), table: table.table });
  const note: PodNote = { id, winner: result.winner, how: result.how };
  const notes = [...(table.podReports ?? []).filter((r) => r.id !== id), note];
  table.podReports = notes;
  const enough = result.how === 'intentionalDraw' ? seatsOf(table).length - result.lost.length : 2;
  if (notes.length >= enough && !podDisputed(table)) table.podResult = result;
}

/** Whether those who sit there have not all said the same. */
export const podDisputed = ({ podResult, podReports = [] }: Table): boolean =>
  !podResult && podReports.some((r) => r.winner !== podReports[0].winner || r.how !== podReports[0].how);

export function correctPod(state: State, c: CommandOf<'correctPod'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (round.status === 'review') refuse('error.notPublished', { round: c.round });
  if (at.why === undefined) refuse('error.whyNeeded', { what: 'correct' });
  // The head judge has the last word on how an error of a closed round is mended (MTR 1.10).
  if (round.status === 'closed' && c.headJudge === undefined) refuse('error.headJudge', { what: 'correct' });
  const table = podOf(round, c.table);
  const result = podResult(state, round, table, c, at);
  const next = state.rounds.find((r) => r.number === c.round + 1 && r.stage === 'playoff');
  if (round.stage === 'playoff' && next && table.podResult && table.podResult.winner !== result.winner)
    refuse('error.bracketGoesOn', { round: next.number });
  table.podResult = result;
  delete table.podReports;
}

/** Somebody of the table loses the game by a penalty or by absence, and the others play on. */
export function putOut(table: Table, id: string): void {
  if (!table.podResult) table.out = [...(table.out ?? []).filter((x) => x !== id), id];
}
