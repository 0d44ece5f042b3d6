/** Who is late, and what it does to the match (IPG 3.1, JAR). The penalty is a command of its own. */
import type { CommandOf, Entry } from '../commands.js';
import { refuse } from '../messages.js';
import { entrantOf, lastRound, nameOf, playsBySeat, roundOf, seatsOf, tableOf } from '../state/look.js';
import type { Round, State, Table } from '../state/types.js';
import { leave } from './leave.js';
import { putOut } from './pods.js';
import { resultOf } from './results.js';
import { memberLeaves } from './team.js';

/** IPG 3.1: late is who is not there when the round begins (or the grace is over); ten minutes in, the match is lost. */
export const LATE_LOSES_MATCH = 600;

export function tardy(state: State, c: CommandOf<'tardy'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (round.status === 'review') refuse('error.notPublished', { round: c.round });
  if (round.status === 'closed') refuse('error.roundClosed', { round: c.round });
  const table = tableOf(round, c.table);
  if (!seatsOf(table).includes(c.id)) refuse('error.notAtTable', { name: nameOf(state, c.id), table: c.table });
  const played = table.podResult ?? (table.result?.how === 'noShow' || table.result?.how === 'penalty' ? undefined : table.result);
  if (played) refuse('error.alreadyReported', { table: c.table });
  const same = (t: Table['tardy'][number]): boolean => t.id === c.id && t.member === c.member;
  table.tardy = [
    ...table.tardy.filter((t) => !same(t)),
    { id: c.id, seconds: c.seconds, ...(c.member === undefined ? {} : { member: c.member }) },
  ];
  giveTimeBack(state, table, at);
  if (c.seconds >= LATE_LOSES_MATCH) loseByAbsence(state, round, table, c, at);
}

/** IPG 3.1: the match is given as much time as was lost, until the last one came; there is nothing of that at Regular (JAR). */
function giveTimeBack(state: State, table: Table, at: Entry): void {
  if (state.rel === 'regular') return;
  const seconds = Math.max(0, ...table.tardy.map((t) => t.seconds).filter((s) => s < LATE_LOSES_MATCH));
  table.extensions = table.extensions.filter((x) => x.reason !== 'lateness');
  if (seconds > 0) table.extensions.push({ seconds, reason: 'lateness', at: at.at });
}

/** The match is lost, and who does not come before the round is over is out. */
function loseByAbsence(state: State, round: Round, table: Table, c: CommandOf<'tardy'>, at: Entry): void {
  if (table.kind === 'pod') putOut(table, c.id);
  else if (c.member !== undefined && playsBySeat(state)) {
    // A member's match is one of the team's; his seat stays empty unless he comes.
    memberLeaves(state, c.id, c.member, 'noShow', round.number + 1, at);
    return;
  } else {
    const side = c.id === table.a ? 'a' : 'b';
    const before = table.result?.against;
    const against = before === undefined || before === side ? side : 'both';
    table.result = resultOf(state, round, { games: { a: 0, b: 0, d: 0 }, how: 'noShow', against }, at);
  }
  leave(state, c.id, 'noShow', at);
}

/** He came before the round was over: the match stays lost, but he is not dropped (IPG 3.1). */
export function returned(state: State, c: CommandOf<'returned'>): void {
  const round = roundOf(state, c.round);
  if (round.status === 'closed' || round !== lastRound(state)) refuse('error.roundClosed', { round: c.round });
  const e = entrantOf(state, c.id);
  const gone = e.gone?.find((g) => g.member === c.member && g.reason === 'noShow' && g.from === c.round + 1);
  const broken = e.drops.at(-1)?.reason === 'teamBroken' && e.drops.at(-1)?.after === c.round;
  if (gone) {
    const others = (e.gone ?? []).filter((g) => g !== gone);
    if (others.length > 0) e.gone = others;
    else delete e.gone;
    if (broken) e.drops = e.drops.slice(0, -1);
    return;
  }
  const last = e.drops.at(-1);
  if (last?.reason !== 'noShow' || last.after !== c.round) refuse('error.notDropped', { name: e.name });
  e.drops = e.drops.slice(0, -1);
}
