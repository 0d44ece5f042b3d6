/** Penalties: put on record, combined with others found at the same time, and what they do to the match that is played. */
import type { CommandOf, Entry } from '../commands.js';
import { refuse } from '../messages.js';
import { lossesOf, takesEffect } from '../results/losses.js';
import { podLossesOf } from '../results/pod-losses.js';
import { entrantOf, isMultiplayer, isTeamEvent, lastRound, playsBySeat, tableWith } from '../state/look.js';
import type { Penalty, Round, State, Table } from '../state/types.js';
import { leave } from './leave.js';
import { putOut } from './pods.js';
import { resultOf } from './results.js';
import { memberLeaves, memberOf } from './team.js';

const NO_GAMES = { a: 0, b: 0, d: 0 };

/** IPG 1.2, 1.3: what becomes of penalties on record that were found together with this one. */
function together(state: State, c: CommandOf<'penalty'>, round: number): Penalty[] {
  return (c.with ?? []).flatMap(({ seq, becomes }) => {
    const p = state.penalties.find((x) => x.seq === seq && x.round === round) ?? refuse('error.noPenalty', { seq, round });
    switch (becomes) {
      case 'asItWas':
        return [p];
      case 'covered':
        state.penalties = state.penalties.filter((x) => x !== p);
        return [];
      case 'offset':
        p.served = 'offset';
        return [p];
      case 'nextMatch':
        p.served = 'nextMatch';
        p.from = round + 1;
        return [p];
      default:
        return becomes satisfies never;
    }
  });
}

/** Of a team whose members play for themselves: whose match it is; null: that of everybody, of the team as one. */
const seatOf = (state: State, c: CommandOf<'penalty'>): number | null => (playsBySeat(state) ? (c.member ?? null) : null);

/** When the penalty takes effect. Two match losses of one match that are found together both count in it (IPG 1.3). */
function effectOf(
  state: State,
  c: CommandOf<'penalty'>,
  round: number,
  where: Table | undefined,
  others: readonly Penalty[],
): Pick<Penalty, 'served' | 'from'> {
  const bothLose = c.penalty === 'matchLoss' && where?.b !== null && others.some((p) => p.penalty === 'matchLoss' && p.id !== c.id);
  if (bothLose && where && lostByPenalty(where)) return { served: 'now', from: round };
  return takesEffect(state, c.id, { penalty: c.penalty, served: c.served ?? 'now', round });
}

export function penalty(state: State, c: CommandOf<'penalty'>, at: Entry): void {
  const e = entrantOf(state, c.id);
  if (c.member !== undefined) memberOf(e, c.member);
  const last = lastRound(state);
  const round = c.round ?? last?.number ?? 0;
  const where = last && last.number === round ? tableWith(last, c.id) : undefined;
  const table = c.table ?? (where && where.table > 0 ? where.table : undefined);
  // IPG 1.3: a disqualification is the head judge's alone.
  if (c.penalty === 'disqualification' && c.headJudge === undefined) refuse('error.headJudge', { what: 'disqualification' });
  const effect = effectOf(state, c, round, where, together(state, c, round));
  state.penalties = [
    ...state.penalties,
    {
      seq: at.seq,
      id: c.id,
      member: c.member ?? (isTeamEvent(state) ? null : 0),
      infraction: c.infraction,
      penalty: c.penalty,
      judge: c.judge,
      round,
      ...effect,
      at: at.at,
      ...(c.headJudge === undefined ? {} : { headJudge: c.headJudge }),
      ...(table === undefined ? {} : { table }),
      ...(c.note === undefined ? {} : { note: c.note }),
      ...(c.day === undefined ? {} : { day: c.day }),
    },
  ];
  if (last && where) loseMatch(state, c, last, where, effect, at);
  if (c.penalty === 'disqualification') removeFrom(state, c, at);
}

/** The report of a disqualification was written. */
export function dqReport(state: State, c: CommandOf<'dqReport'>, at: Entry): void {
  const penalty = state.penalties.find((p) => p.seq === c.penalty);
  if (penalty?.penalty !== 'disqualification') refuse('error.noDisqualification', { seq: c.penalty });
  const others = (state.dqReports ?? []).filter((r) => r.penalty !== c.penalty);
  state.dqReports = [...others, { penalty: c.penalty, hash: c.hash, at: at.at, by: at.by }];
}

/** A match that was lost by a penalty or by absence. */
const lostByPenalty = (t: Table): boolean => t.result !== undefined && (t.result.how === 'penalty' || t.result.how === 'noShow');

/** What the penalty does to the match that is played. */
function loseMatch(
  state: State,
  c: CommandOf<'penalty'>,
  round: Round,
  where: Table,
  effect: Pick<Penalty, 'served' | 'from'>,
  at: Entry,
): void {
  if (round.status !== 'published') return;
  const now = effect.served === 'now' && effect.from === round.number;
  if (where.kind === 'pod') {
    // A multiplayer match is one game.
    if (c.penalty === 'disqualification' || ((c.penalty === 'matchLoss' || c.penalty === 'gameLoss') && now)) putOut(where, c.id);
    return;
  }
  // A member's match is one of the team's; it counts when the team's result is entered.
  if (where.kind !== 'match' || seatOf(state, c) !== null) return;
  if (c.penalty !== 'disqualification' && !(c.penalty === 'matchLoss' && (now || effect.served === 'nextGame'))) return;
  const side = where.a === c.id ? 'a' : 'b';
  const against = where.result?.against;
  if (where.result && (!lostByPenalty(where) || against === side || against === 'both')) return;
  if (where.result && c.penalty === 'disqualification') return;
  where.result = resultOf(state, round, { games: NO_GAMES, how: 'penalty', against: where.result ? 'both' : side }, at);
}

/** IPG 1.2: who is disqualified loses the match and is removed; MTR 8.2: a team goes on while enough of it is left. */
function removeFrom(state: State, c: CommandOf<'penalty'>, at: Entry): void {
  const e = entrantOf(state, c.id);
  const last = lastRound(state);
  if (!isTeamEvent(state) || c.member === undefined || state.status === 'registration') {
    e.disqualified = { round: last?.number ?? 0, at: at.at };
    leave(state, c.id, 'disqualified', at);
    return;
  }
  const table = last && tableWith(last, c.id);
  const playing = last !== undefined && last.status !== 'closed' && table !== undefined && table.result === undefined;
  const from = playing ? last.number : (last?.number ?? 0) + 1;
  const left = memberLeaves(state, c.id, c.member, 'disqualified', from, at);
  // With too few left the match in hand is lost with the team.
  if (left === 'broken' && playing && last.status === 'published' && table.kind === 'match')
    table.result = resultOf(state, last, { games: NO_GAMES, how: 'penalty', against: table.a === c.id ? 'a' : 'b' }, at);
}

/** Matches that are lost before they begin, by a penalty carried into them, have their result at once (IPG 1.2). */
export function lostBefore(state: State, round: Round, at: Entry): void {
  if (isMultiplayer(state)) {
    for (const [table, lost] of podLossesOf(state, round.number)) for (const id of lost) putOut(table, id);
    return;
  }
  for (const [table, { match }] of lossesOf(state, round.number)) {
    if (match.length === 0 || (match.length === 2 && round.stage === 'playoff')) continue;
    const against = match.length === 2 ? 'both' : match[0];
    table.result = resultOf(state, round, { games: NO_GAMES, how: 'penalty', against }, at);
  }
}
