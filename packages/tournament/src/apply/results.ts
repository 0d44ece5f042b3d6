/** Results: reported by the players or an official, and corrected. */
import type { CommandOf, Entry } from '../commands.js';
import { refuse } from '../messages.js';
import { againstPenalties } from '../results/losses.js';
import { gamesText, matchesBySeat, settle } from '../results/match.js';
import { membersOf } from '../rulesets/index.js';
import { nameOf, playsBySeat, roundOf, tableOf } from '../state/look.js';
import type { MatchResult, ReportNote, Round, State, Table } from '../state/types.js';

type Reporting = Pick<CommandOf<'report'>, 'games' | 'how' | 'against' | 'life' | 'seats'>;

/** A result as it is written down. */
export function resultOf(state: State, round: Round, c: Reporting, at: Entry): MatchResult {
  const settled = settle(
    { games: c.games, how: c.how, against: c.against, life: c.life },
    { stage: round.stage, wins: state.settings.matchWins, intentionalDraw: state.settings.intentionalDraw },
  );
  return {
    ...settled,
    ...(c.life === undefined ? {} : { life: c.life }),
    ...(c.seats === undefined ? {} : { seats: c.seats }),
    at: at.at,
    by: at.by,
  };
}

/** Refuses results by seat that are none, or that make another result of the match than is said (MTR 8.2: A plays A, B plays B, C plays C). */
function seatsAllow(state: State, table: Table, c: Pick<Reporting, 'seats'>, result: MatchResult): void {
  if (!c.seats) return;
  const seats = membersOf(state.kind);
  if (!playsBySeat(state) || c.seats.length !== seats) refuse('error.seatGames', { table: table.table, seats });
  const made = matchesBySeat(c.seats, state.settings.matchWins);
  const { a, b, d } = result.games;
  if (made.a !== a || made.b !== b || made.d !== d)
    refuse('error.seatSum', { table: table.table, made: gamesText(made), said: gamesText(result.games) });
}

/** Refuses a result that penalties do not allow, unless the head judge says why it stands (IPG 1.2). */
function penaltiesAllow(state: State, round: Round, table: Table, result: MatchResult, headJudge: string | undefined, at: Entry): void {
  const problem = againstPenalties(state, round.number, table, result);
  if (problem && (headJudge === undefined || at.why === undefined)) refuse(problem.id, problem.params);
}

export const sameResult = (
  x: Pick<MatchResult, 'games' | 'how' | 'against' | 'seats'>,
  y: Pick<MatchResult, 'games' | 'how' | 'against' | 'seats'>,
): boolean =>
  JSON.stringify(x.seats ?? null) === JSON.stringify(y.seats ?? null) &&
  x.games.a === y.games.a &&
  x.games.b === y.games.b &&
  x.games.d === y.games.d &&
  x.how === y.how &&
  x.against === y.against;

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
  seatsAllow(state, table, c, result);
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
    ...(result.seats === undefined ? {} : { seats: result.seats }),
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
  seatsAllow(state, table, c, result);
  penaltiesAllow(state, round, table, result, c.headJudge, at);
  const next = state.rounds.find((r) => r.number === c.round + 1 && r.stage === 'playoff');
  if (round.stage === 'playoff' && next && table.result && table.result.outcome !== result.outcome)
    refuse('error.bracketGoesOn', { round: next.number });
  table.result = result;
  table.reports = [];
}
