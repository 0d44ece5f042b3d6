/** While a round is played. */
import {
  act,
  affectedBy,
  buildCalls,
  type Command,
  type CommandOf,
  clockText,
  explainOther,
  explainPairing,
  hasResult,
  isPaused,
  isPlayed,
  lastRound,
  momentPlayed,
  nameOf,
  type PlannedTable,
  playedUntil,
  type RepairOption,
  readGames,
  refuse,
  repairOptions,
  roundCalls,
  roundClock,
  roundOf,
  type State,
  say,
  seatsOf,
  type Table,
  tableOf,
  turnsAfterTime,
} from '@apnap/tournament';
import type { Lang } from '@apnap/words';
import type { Answer, Desk } from '../desk.js';
import { notPossible, numberOf } from '../said.js';
import { doingOf, momentFor } from './moment.js';
import { podResultFrom, seatNames } from './pods.js';
import { registrationAnswer } from './product.js';
import { misplacedLines } from './rounds.js';
import { approval, type CommonOptions, change, columns, look, roundAsked, t, whoIs } from './session.js';

export interface ClockOptions extends CommonOptions {
  start?: boolean;
  stop?: boolean;
  turns?: string;
  table?: string;
  calls?: boolean;
  build?: string | boolean;
  registration?: boolean;
}

/** The round clock: starts, stops, shows what is left and what is to be called out. */
export function keepClock(desk: Desk, o: ClockOptions): Answer | Promise<Answer> {
  if (o.registration) return look(desk, o, ({ state }) => registrationAnswer(desk, state));
  const { build } = o;
  if (build !== undefined)
    return change(desk, o, (s) => {
      const minutes = typeof build === 'string' ? { minutes: numberOf(desk, '--build', build, 1) } : {};
      // What was begun goes on; asking again shows it.
      if (!s.state.build || minutes.minutes !== undefined) s.do({ type: 'buildBegin', ...minutes });
      return buildAnswer(desk, s.state);
    });
  if (!o.start && !o.stop && o.turns === undefined)
    return look(desk, o, (e) => clockAnswer(desk, e.state, momentFor(desk, o, doingOf(desk, o).at, e), o));
  return change(desk, o, (s) => {
    const round = lastRound(s.state) ?? refuse('error.noRound', { round: 1 });
    if (o.start) s.doNow({ type: round.clock && isPaused(round.clock) ? 'resumeClock' : 'beginClock', round: round.number });
    if (o.stop) s.doNow({ type: 'pauseClock', round: round.number });
    if (o.turns !== undefined)
      s.do({
        type: 'extraTurns',
        round: round.number,
        table: numberOf(desk, '--table', o.table ?? '', 1),
        turns: numberOf(desk, '--turns', o.turns, 1),
      });
    return clockAnswer(desk, s.state, s.doing.at, o);
  });
}

/** The calls while decks are built (MTR appendix B). */
function buildAnswer(desk: Desk, state: State): { json: object; lines: string[] } {
  const calls = buildCalls(state.build?.minutes ?? 0);
  return {
    json: { ...state.build, calls: calls.map((c) => ({ at: c.at, en: say(c.message, 'en'), zh: say(c.message, 'zh') })) },
    lines: columns(
      calls.map((c) => [clockText(c.at), say(c.message, desk.lang)]),
      [0],
    ),
  };
}

function clockAnswer(desk: Desk, state: State, now: string, o: ClockOptions): { json: object; lines: string[] } {
  const round = lastRound(state) ?? refuse('error.noRound', { round: 1 });
  const clock = roundClock(round, now);
  const calls = roundCalls(state, round);
  const at = (seconds: number): string => (round.clock && momentPlayed(round.clock, seconds)) ?? '';
  const turns = round.tables.filter((x) => isPlayed(x) && !hasResult(x)).map((x) => ({ table: x.table, turns: turnsAfterTime(state, x) }));
  return {
    json: {
      round: round.number,
      ...clock,
      turns,
      calls: calls.map((c) => ({ at: c.at, moment: at(c.at), to: c.to, en: say(c.message, 'en'), zh: say(c.message, 'zh') })),
    },
    lines: [
      t(desk, `t.clock.${clock.phase}`, {
        round: round.number,
        left: clock.left === null ? '' : clockText(clock.left),
        count: clock.outstanding.length,
      }),
      ...clock.extended.map((e) => t(desk, 't.clockTable', { table: e.table, left: clockText(e.left) })),
      ...(o.calls
        ? columns(
            calls.map((c) => [clockText(c.at), say(c.message, desk.lang)]),
            [0],
          )
        : []),
    ],
  };
}

/** Exchanges two players of the newest round. */
export function swapPlayers(desk: Desk, x: string, y: string, o: CommonOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    const round = lastRound(s.state) ?? refuse('error.noRound', { round: 1 });
    const [a, b] = [whoIs(s.state, x).id, whoIs(s.state, y).id];
    const other = <T extends string | null>(id: T): T | string => (id === a ? b : id === b ? a : id);
    const tables = round.tables.map(
      (tb): PlannedTable => ({
        table: tb.table,
        kind: tb.kind,
        a: other(tb.a),
        b: other(tb.b),
        ...(tb.seats ? { seats: tb.seats.map(other) } : {}),
        ...(tb.pod === undefined ? {} : { pod: tb.pod }),
      }),
    );
    s.do({ type: 'editPairing', round: round.number, tables });
    const changed = roundOf(s.state, round.number).tables.filter((tb) => tb.edited);
    return {
      json: {
        round: round.number,
        changed: changed.map((c) => ({ table: c.table, a: nameOf(s.state, c.a), b: nameOf(s.state, c.b), ...seatNames(s.state, c) })),
      },
      lines: [
        ...changed.map(
          (c) =>
            `${c.table}: ${seatsOf(c)
              .map((id) => nameOf(s.state, id))
              .join(' – ')}`,
        ),
        ...misplacedLines(desk, s.state, roundOf(s.state, round.number)),
      ],
    };
  });
}

export interface RepairOptions extends CommonOptions {
  minute?: string;
  apply?: string;
}

/** What the result was, in a command that puts it right. */
function rightResult(
  desk: Desk,
  state: State,
  table: Table,
  result: string,
): Pick<CommandOf<'correct'>, 'type' | 'games' | 'how'> | Pick<CommandOf<'correctPod'>, 'type' | 'winner' | 'how' | 'lost'> {
  if (table.kind === 'pod') return { type: 'correctPod', ...podResultFrom(desk, state, table, result, {}) };
  const games = readGames(result, state.settings.matchWins) ?? refuse('error.games', { games: result });
  return { type: 'correct', games, how: 'played' };
}

/** A wrong result of the round before: offers what can be done about the pairings made from it, or puts it right and does so. */
export function repairRound(
  desk: Desk,
  roundText: string,
  tableText: string,
  resultText: string,
  o: RepairOptions,
): Answer | Promise<Answer> {
  const number = numberOf(desk, 'TABLE', tableText, 1);
  const command = (state: State): Command => {
    const wrong = roundAsked(desk, state, roundText);
    return { ...rightResult(desk, state, tableOf(wrong, number), resultText), round: wrong.number, table: number, ...approval(o) };
  };
  const optionsOf = (before: State, after: State, now: () => string) => {
    const wrong = roundAsked(desk, before, roundText);
    const { number: next, clock } = lastRound(before) ?? wrong;
    const minutes =
      o.minute === undefined
        ? clock
          ? Math.max(0, Math.floor(playedUntil(clock, now()) / 60))
          : 0
        : numberOf(desk, '--minute', o.minute, 0);
    const affected = affectedBy(tableOf(wrong, number), tableOf(roundOf(after, wrong.number), number));
    return { round: next, minutes, options: repairOptions(after, next, affected, minutes) };
  };
  const json = (state: State, found: ReturnType<typeof optionsOf>, applied: string | null): object => ({
    round: found.round,
    minutes: found.minutes,
    applied,
    options: found.options.map((x) => optionJson(state, x)),
  });
  // Looking at the options needs no reason and nobody's leave: nothing is written.
  if (o.apply === undefined)
    return look(desk, o, (e) => {
      const doing = doingOf(desk, o);
      const tried = act(e, { ...doing, why: 'repair' }, { headJudge: doing.by, ...command(e.state) } as Command);
      const found = optionsOf(e.state, tried.state, () => momentFor(desk, o, doing.at, e));
      return { json: json(tried.state, found, null), lines: [...optionLines(desk, found.options, undefined), t(desk, 't.repairHow')] };
    });
  return change(desk, o, (s) => {
    const before = s.state;
    s.do(command(before));
    const found = optionsOf(before, s.state, () => s.now);
    const chosen = found.options.find((x) => x.kind === o.apply);
    if (!chosen) notPossible(desk, '--apply', o.apply ?? '', found.options.map((x) => x.kind).join(', '));
    if (chosen.kind !== 'leave') s.do({ type: 'repair', round: found.round, option: chosen.kind, tables: chosen.tables });
    return {
      json: json(s.state, found, chosen.kind),
      lines: [...optionLines(desk, found.options, chosen), ...misplacedLines(desk, s.state, roundOf(s.state, found.round))],
    };
  });
}

const optionJson = (state: State, x: RepairOption): object => ({
  kind: x.kind,
  cost: x.cost,
  moved: x.moved,
  minutesLost: x.minutesLost,
  delay: x.delay,
  gap: x.gap,
  largestGap: x.largestGap,
  rematches: x.rematches,
  changed: x.changed.map((c) => ({
    table: c.table,
    ...(c.seats ? { seats: c.seats.map((id) => nameOf(state, id)) } : { a: nameOf(state, c.a), b: nameOf(state, c.b) }),
  })),
});

function optionLines(desk: Desk, options: readonly RepairOption[], chosen: RepairOption | undefined): string[] {
  const head = ['', t(desk, 't.tablesChanged'), t(desk, 't.moved'), t(desk, 't.minutesLost'), t(desk, 't.gap'), t(desk, 't.rematches')];
  const rows = options.map((x) => [
    `${x === chosen ? '* ' : ''}${t(desk, `t.repair.${x.kind}`)}`,
    ...[x.changed.length, x.moved, x.minutesLost, x.gap, x.rematches].map(String),
  ]);
  return columns([head, ...rows], [1, 2, 3, 4, 5]);
}

/** Why somebody is paired as he is, or why not with somebody else. */
export function whyPaired(desk: Desk, who: string, o: CommonOptions & { round?: string; not?: string }): Answer {
  return look(desk, o, ({ log, state }) => {
    const round = roundAsked(desk, state, o.round);
    const { id } = whoIs(state, who);
    const other = o.not === undefined ? undefined : whoIs(state, o.not).id;
    const said = (lang: Lang): string[] =>
      other === undefined ? explainPairing(log, state, round.number, id, lang) : explainOther(log, state, round.number, [id, other], lang);
    return {
      json: { round: round.number, id, ...(other === undefined ? {} : { not: other }), en: said('en'), zh: said('zh') },
      lines: said(desk.lang),
    };
  });
}
