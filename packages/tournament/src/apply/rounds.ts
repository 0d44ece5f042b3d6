/** Rounds: paired, looked over, published, played, closed. */

import { nextBracketTables, samePairs } from '../bracket/bracket.js';
import { usualMinutes } from '../clock/clock.js';
import type { CommandOf, Entry } from '../commands.js';
import { refuse } from '../messages.js';
import { swissIsOver } from '../rounds/plan.js';
import { podShape } from '../rounds/pods.js';
import {
  activeEntrants,
  findEntrant,
  hasResult,
  isMatch,
  isMultiplayer,
  isPlayed,
  lastRound,
  nameOf,
  nextRound,
  notMultiplayer,
  openTables,
  roundOf,
  seatsOf,
  tableOf,
} from '../state/look.js';
import type { PlannedTable, Round, State, Table } from '../state/types.js';
import { mustBe, wholeNumber } from './guards.js';
import { lostBefore } from './penalties.js';

const fresh = (t: PlannedTable): Table => ({ ...t, reports: [], extensions: [], extraTurns: 0, tardy: [] });

/** Who is at the tables, each once. */
function checkTables(state: State, tables: readonly PlannedTable[], expected: ReadonlySet<string>): void {
  const seen = new Set<string>();
  const numbers = new Set<number>();
  const byesOf = new Map<number, number>();
  for (const t of tables) {
    for (const id of seatsOf(t)) {
      if (!findEntrant(state, id)) refuse('error.noEntrant', { id });
      if (seen.has(id)) refuse('error.pairedTwice', { name: nameOf(state, id) });
      if (!expected.has(id)) refuse('error.notPlaying', { name: nameOf(state, id) });
      seen.add(id);
    }
    if (isMatch(t) !== (t.b !== null)) refuse('error.tableKind', { table: t.table });
    checkSeats(state, t);
    if (isPlayed(t)) {
      wholeNumber('table', t.table, 1);
      if (numbers.has(t.table)) refuse('error.tableTwice', { table: t.table });
      numbers.add(t.table);
      const seats = seatsOf(t);
      const met = state.forbidden.find(([a, b]) => seats.includes(a) && seats.includes(b));
      if (met) refuse('error.forbidden', { a: nameOf(state, met[0]), b: nameOf(state, met[1]) });
    }
    if (t.kind === 'bye') byesOf.set(t.pod ?? 0, (byesOf.get(t.pod ?? 0) ?? 0) + 1);
  }
  const most = isMultiplayer(state) ? podByes(state, tables) : 1;
  if ([...byesOf.values()].some((n) => n > most)) refuse('error.byes', {});
  const missing = [...expected].find((id) => !seen.has(id));
  if (missing !== undefined) refuse('error.notPaired', { name: nameOf(state, missing) });
}

/** A multiplayer table has as many seats as the settings allow; at the others there are two sides. */
function checkSeats(state: State, t: PlannedTable): void {
  if (t.kind === 'match') notMultiplayer(state, 'match');
  if ((t.kind === 'pod') !== (t.seats !== undefined) || (t.kind === 'pod' && !isMultiplayer(state)) || (t.seats && t.seats[0] !== t.a))
    refuse('error.podTable', { table: t.table });
  const { podLeast, podMost } = state.settings;
  if (t.seats && (t.seats.length < podLeast || t.seats.length > podMost))
    refuse('error.podSeats', { table: t.table, count: t.seats.length, least: podLeast, most: podMost });
}

/** How many must have a bye so that the others fill multiplayer tables. */
function podByes(state: State, tables: readonly PlannedTable[]): number {
  const players = tables.flatMap((t) => (t.kind === 'pod' || t.kind === 'bye' ? seatsOf(t) : [])).length;
  return podShape(players, state.settings)?.byes ?? 0;
}

export function pair(state: State, c: CommandOf<'pair'>, at: Entry): void {
  mustBe(state, ['running', 'playoff'], 'pair');
  if (c.method === 'pods' || c.method === 'standing') notMultiplayer(state, c.method);
  if (c.round !== nextRound(state)) refuse('error.nextRound', { round: nextRound(state) });
  const before = lastRound(state);
  const overrides: Round['overrides'] = [];
  if (before && before.status !== 'closed') {
    const open = openTables(before);
    if (open.length === 0) refuse('error.roundOpen', { round: before.number });
    if (c.override !== 'openTables' || at.why === undefined || before.status === 'review')
      refuse('error.openTables', { round: c.round, tables: open.map((t) => t.table).join(', ') });
    overrides.push({ what: 'openTables', why: at.why ?? '', by: at.by });
  }
  if ((c.stage === 'playoff') !== (state.status === 'playoff')) refuse('error.stage', { stage: c.stage, status: state.status });
  if (c.stage === 'swiss') {
    if (swissIsOver(state)) refuse('error.swissOver', { rounds: before?.number ?? 0 });
    checkTables(state, c.tables, new Set(activeEntrants(state).map((e) => e.id)));
    for (const t of c.tables) {
      const e = findEntrant(state, t.a);
      if (t.kind === 'awardedBye' && (e?.byes ?? 0) < c.round) refuse('error.noAwardedBye', { name: nameOf(state, t.a), round: c.round });
    }
  } else {
    const due = nextBracketTables(state);
    if (due.length === 0) refuse('error.playoffOver', {});
    if (!samePairs(due, c.tables)) refuse('error.bracketPairs', {});
  }
  state.rounds = [
    ...state.rounds,
    {
      number: c.round,
      stage: c.stage,
      status: 'review',
      method: c.method,
      seed: c.seed,
      tables: c.tables.map(fresh),
      generation: 1,
      pairedAt: at.at,
      overrides,
    },
  ];
}

const sameSeats = (x: PlannedTable, y: PlannedTable): boolean => x.kind === y.kind && seatsOf(x).join(' ') === seatsOf(y).join(' ');

/** New tables for a round: those that stay as they were keep their reports, the others are marked as changed by hand. */
function replaceTables(round: Round, tables: readonly PlannedTable[]): void {
  round.tables = tables.map((t) => {
    const same = round.tables.find((o) => sameSeats(o, t));
    if (same) return { ...same, table: t.table };
    return { ...fresh(t), edited: 'edited' };
  });
}

export function editPairing(state: State, c: CommandOf<'editPairing'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (round.status === 'closed') refuse('error.roundClosed', { round: c.round });
  if (round.stage === 'playoff') refuse('error.bracketPairs', {});
  if (at.why === undefined) refuse('error.whyNeeded', { what: 'edit' });
  checkTables(state, c.tables, new Set(round.tables.flatMap(seatsOf)));
  refuseLostResults(state, round, c.tables);
  replaceTables(round, c.tables);
  if (round.status === 'published') round.generation++;
}

/** A match that has a result must not vanish from the tables. */
function refuseLostResults(state: State, round: Round, tables: readonly PlannedTable[]): void {
  for (const t of round.tables)
    if (isPlayed(t) && (hasResult(t) || t.out) && !tables.some((n) => sameSeats(n, t)))
      refuse('error.resultLost', {
        table: t.table,
        a: nameOf(state, t.a),
        b: seatsOf(t)
          .slice(1)
          .map((id) => nameOf(state, id))
          .join(', '),
      });
}

export function repair(state: State, c: CommandOf<'repair'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (round.status !== 'published') refuse('error.notPublished', { round: c.round });
  if (at.why === undefined) refuse('error.whyNeeded', { what: 'repair' });
  checkTables(state, c.tables, new Set(round.tables.flatMap(seatsOf)));
  refuseLostResults(state, round, c.tables);
  replaceTables(round, c.tables);
  round.generation++;
}

export function unpair(state: State, c: CommandOf<'unpair'>): void {
  const round = roundOf(state, c.round);
  if (round !== lastRound(state)) refuse('error.notLast', { round: c.round });
  if (round.status === 'closed') refuse('error.roundClosed', { round: c.round });
  if (round.tables.some((t) => hasResult(t) || t.out || t.reports.length > 0)) refuse('error.hasResults', { round: c.round });
  state.rounds = state.rounds.slice(0, -1);
}

export function publish(state: State, c: CommandOf<'publish'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (round.status !== 'review') refuse('error.alreadyPublished', { round: c.round });
  round.status = 'published';
  round.publishedAt = at.at;
  lostBefore(state, round, at);
}

export function beginClock(state: State, c: CommandOf<'beginClock'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (round.status !== 'published') refuse('error.notPublished', { round: c.round });
  if (round.clock) refuse('error.clockRuns', { round: c.round });
  if (c.minutes !== undefined) wholeNumber('minutes', c.minutes, 1);
  round.clock = { begun: at.at, minutes: c.minutes ?? usualMinutes(state, round) };
}

export function endClock(state: State, c: CommandOf<'endClock'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (!round.clock) refuse('error.noClock', { round: c.round });
  round.clock.ended = at.at;
}

export function close(state: State, c: CommandOf<'close'>, at: Entry): void {
  const round = roundOf(state, c.round);
  if (round.status === 'closed') refuse('error.roundClosed', { round: c.round });
  if (round.status === 'review') refuse('error.notPublished', { round: c.round });
  const open = openTables(round);
  if (open.length > 0) {
    if (c.override !== 'openTables' || at.why === undefined || round.stage === 'playoff')
      refuse('error.openTablesClose', { round: c.round, tables: open.map((t) => t.table).join(', ') });
    round.overrides.push({ what: 'openTables', why: at.why ?? '', by: at.by });
  }
  round.status = 'closed';
  round.closedAt = at.at;
}

export function extend(state: State, c: CommandOf<'extend'>, at: Entry): void {
  const table = tableOf(roundOf(state, c.round), c.table);
  wholeNumber('seconds', c.seconds, 0);
  table.extensions.push({ seconds: c.seconds, reason: c.reason, at: at.at });
}

export function extraTurns(state: State, c: CommandOf<'extraTurns'>): void {
  const table = tableOf(roundOf(state, c.round), c.table);
  wholeNumber('turns', c.turns, 1);
  table.extraTurns += c.turns;
}
