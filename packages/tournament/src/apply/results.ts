/** Results: reported by the players or an official, corrected, and what penalties and absence do to a match. */
import type { CommandOf, Entry } from '../commands.js';
import { refuse } from '../messages.js';
import { againstPenalties, lossesOf, takesEffect } from '../results/losses.js';
import { settle } from '../results/match.js';
import { podLossesOf } from '../results/pod-losses.js';
import { entrantOf, isMultiplayer, lastRound, nameOf, roundOf, seatsOf, tableOf, tableWith } from '../state/look.js';
import type { MatchResult, ReportNote, Round, State, Table } from '../state/types.js';
import { leave } from './players.js';
import { putOut } from './pods.js';

type Reporting = Pick<CommandOf<'report'>, 'games' | 'how' | 'against' | 'life'>;

function resultOf(state: State, round: Round, c: Reporting, at: Entry): MatchResult {
  const settled = settle(
    { games: c.games, how: c.how, against: c.against, life: c.life },
    { stage: round.stage, wins: state.settings.matchWins, intentionalDraw: state.settings.intentionalDraw },
  );
  return { ...settled, ...(c.life === undefined ? {} : { life: c.life }), at: at.at, by: at.by };
}

/** Refuses a result that penalties do not allow, unless the head judge says why it stands (IPG 1.2). */
function penaltiesAllow(state: State, round: Round, table: Table, result: MatchResult, headJudge: string | undefined, at: Entry): void {
  const problem = againstPenalties(state, round.number, table, result);
  if (problem && (headJudge === undefined || at.why === undefined)) refuse(problem.id, problem.params);
}

export const sameResult = (x: Pick<MatchResult, 'games' | 'how' | 'against'>, y: Pick<MatchResult, 'games' | 'how' | 'against'>): boolean =>
  x.games.a === y.games.a && x.games.b === y.games.b && x.games.d === y.games.d && x.how === y.how && x.against === y.against;

/** The table of a round, if two sit at it. */
function matchOf(round: Round, number: number): Table {
  const table = tableOf(round, number);
  return table.kind === 'match' ? table : refuse('error.isPod', { table: number });
}

export function report(state: State, c: CommandOf<'report'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (round.status === 'review') refuse('error.notPublished', { round: c.round });
  if (c.generation !== undefined && c.generation !== round.generation) refuse('error.oldPairing', { table: c.table });
  const table = matchOf(round, c.table);
  const result = resultOf(state, round, c, at);
  if (table.result) {
    // Saying the same again changes nothing.
    if (sameResult(table.result, result)) return;
    refuse('error.alreadyReported', { table: c.table });
  }
  if (round.status === 'closed') refuse('error.roundClosed', { round: c.round });
  penaltiesAllow(state, round, table, result, c.headJudge, at);
  if (c.source.kind === 'official') {
    table.result = result;
    return;
  }
  const { id } = c.source;
  if (id !== table.a && id !== table.b) refuse('error.notAtTable', { name: nameOf(state, id), table: c.table });
  const note: ReportNote = {
    id,
    games: result.games,
    how: result.how,
    ...(result.against === undefined ? {} : { against: result.against }),
  };
  table.reports = [...table.reports.filter((r) => r.id !== id), note];
  const other = table.reports.find((r) => r.id !== id);
  if (other && sameResult(other, note)) table.result = result;
}

/** What the two have reported, when they do not agree. */
export const isDisputed = (t: Table): boolean => !t.result && t.reports.length === 2;

export function correct(state: State, c: CommandOf<'correct'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (round.status === 'review') refuse('error.notPublished', { round: c.round });
  if (at.why === undefined) refuse('error.whyNeeded', { what: 'correct' });
  // The head judge has the last word on how an error of a closed round is mended (MTR 1.10).
  if (round.status === 'closed' && c.headJudge === undefined) refuse('error.headJudge', { what: 'correct' });
  const table = matchOf(round, c.table);
  const result = resultOf(state, round, c, at);
  penaltiesAllow(state, round, table, result, c.headJudge, at);
  const next = state.rounds.find((r) => r.number === c.round + 1 && r.stage === 'playoff');
  if (round.stage === 'playoff' && next && table.result && table.result.outcome !== result.outcome)
    refuse('error.bracketGoesOn', { round: next.number });
  table.result = result;
  table.reports = [];
}

/** IPG 3.1: late is who is not there when the round begins (or the grace is over); ten minutes in, the match is lost. */
export const LATE_LOSES_MATCH = 600;

export function tardy(state: State, c: CommandOf<'tardy'>, at: Entry): void {
  const round = roundOf(state, c.round);
  const table = tableOf(round, c.table);
  if (!seatsOf(table).includes(c.id)) refuse('error.notAtTable', { name: nameOf(state, c.id), table: c.table });
  table.tardy = [...table.tardy.filter((t) => t.id !== c.id), { id: c.id, seconds: c.seconds }];
  if (c.seconds < LATE_LOSES_MATCH) {
    // IPG 3.1: the match is given as much time as was lost.
    table.extensions.push({ seconds: c.seconds, reason: 'tardiness', at: at.at });
    return;
  }
  if (table.kind === 'pod') {
    putOut(table, c.id);
    leave(state, c.id, 'noShow', at);
    return;
  }
  const both = table.tardy.filter((t) => t.seconds >= LATE_LOSES_MATCH).length === 2;
  const side = c.id === table.a ? 'a' : 'b';
  table.result = resultOf(state, round, { games: { a: 0, b: 0, d: 0 }, how: 'noShow', against: both ? 'both' : side }, at);
  leave(state, c.id, 'noShow', at);
}

/** He came before the round was over: the match stays lost, but he is not dropped (IPG 3.1). */
export function returned(state: State, c: CommandOf<'returned'>): void {
  const round = roundOf(state, c.round);
  if (round.status === 'closed') refuse('error.roundClosed', { round: c.round });
  const e = entrantOf(state, c.id);
  const last = e.drops.at(-1);
  if (last?.reason !== 'noShow' || last.after !== c.round) refuse('error.notDropped', { name: e.name });
  e.drops = e.drops.slice(0, -1);
}

export function penalty(state: State, c: CommandOf<'penalty'>, at: Entry): void {
  const e = entrantOf(state, c.id);
  const last = lastRound(state);
  const round = c.round ?? last?.number ?? 0;
  const where = last && last.number === round ? tableWith(last, c.id) : undefined;
  const table = c.table ?? (where && where.table > 0 ? where.table : undefined);
  // IPG 1.2: a disqualification is the head judge's alone.
  if (c.penalty === 'disqualification' && c.headJudge === undefined) refuse('error.headJudge', { what: 'disqualification' });
  const effect = takesEffect(state, c.id, { penalty: c.penalty, served: c.served ?? 'now', round });
  state.penalties = [
    ...state.penalties,
    {
      seq: at.seq,
      id: c.id,
      member: c.member ?? 0,
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
  const loses =
    c.penalty === 'disqualification' || (c.penalty === 'matchLoss' && (effect.served === 'now' || effect.served === 'nextGame'));
  // A multiplayer match is one game.
  const loss = c.penalty === 'disqualification' || ((c.penalty === 'matchLoss' || c.penalty === 'gameLoss') && effect.served === 'now');
  if (loss && where?.kind === 'pod' && last?.status === 'published') putOut(where, c.id);
  if (loses && last && where?.kind === 'match' && !where.result && last.status === 'published') {
    const side = where.a === c.id ? 'a' : 'b';
    where.result = resultOf(state, last, { games: { a: 0, b: 0, d: 0 }, how: 'penalty', against: side }, at);
  }
  if (c.penalty === 'disqualification') {
    e.disqualified = { round: last?.number ?? 0, at: at.at };
    leave(state, c.id, 'disqualified', at);
  }
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
    table.result = resultOf(state, round, { games: { a: 0, b: 0, d: 0 }, how: 'penalty', against }, at);
  }
}
