/** `apnap tournament clock`, `swap`, `repair`, `why`: while a round is played. */
import {
  affectedBy,
  buildCalls,
  type CommandOf,
  clockText,
  copyOf,
  explainOther,
  explainPairing,
  hasResult,
  isPlayed,
  lastRound,
  momentText,
  nameOf,
  type PlannedTable,
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
  secondsBetween,
  type Table,
  tableOf,
  turnsAfterTime,
} from '@apnap/tournament';
import type { Context } from '../commands/common.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { podResultFrom, seatNames } from './pods.js';
import { approval, type CommonOptions, change, columns, doingOf, look, numberOf, roundAsked, t, whoIs } from './session.js';

export interface ClockOptions extends CommonOptions {
  start?: boolean;
  stop?: boolean;
  turns?: string;
  table?: string;
  calls?: boolean;
  build?: string | boolean;
}

/** The round clock: starts, stops, shows what is left and what is to be called out. */
export function clockCommand(cx: Context, o: ClockOptions): number | Promise<number> {
  const { build } = o;
  if (build !== undefined)
    return change(cx, o, (s) => {
      s.do({ type: 'buildBegin', ...(typeof build === 'string' ? { minutes: numberOf(cx, '--build', build, 1) } : {}) });
      return buildAnswer(cx, s.state);
    });
  if (!o.start && !o.stop && o.turns === undefined) return look(cx, o, ({ state }) => clockAnswer(cx, state, doingOf(cx, o).at, o));
  return change(cx, o, (s) => {
    const round = lastRound(s.state) ?? refuse('error.noRound', { round: 1 });
    if (o.start) s.do({ type: 'beginClock', round: round.number });
    if (o.stop) s.do({ type: 'endClock', round: round.number });
    if (o.turns !== undefined)
      s.do({
        type: 'extraTurns',
        round: round.number,
        table: numberOf(cx, '--table', o.table ?? '', 1),
        turns: numberOf(cx, '--turns', o.turns, 1),
      });
    return clockAnswer(cx, s.state, s.doing.at, o);
  });
}

/** The calls while decks are built (MTR appendix B). */
function buildAnswer(cx: Context, state: State): { json: object; lines: string[] } {
  const calls = buildCalls(state.build?.minutes ?? 0);
  return {
    json: { ...state.build, calls: calls.map((c) => ({ at: c.at, en: say(c.message, 'en'), zh: say(c.message, 'zh') })) },
    lines: columns(
      calls.map((c) => [clockText(c.at), say(c.message, cx.lang)]),
      [0],
    ),
  };
}

function clockAnswer(cx: Context, state: State, now: string, o: ClockOptions): { json: object; lines: string[] } {
  const round = lastRound(state) ?? refuse('error.noRound', { round: 1 });
  const clock = roundClock(round, now);
  const calls = roundCalls(state, round);
  const at = (seconds: number): string => (round.clock ? momentText(Date.parse(round.clock.begun) / 1000 + seconds) : '');
  const turns = round.tables.filter((x) => isPlayed(x) && !hasResult(x)).map((x) => ({ table: x.table, turns: turnsAfterTime(state, x) }));
  return {
    json: {
      round: round.number,
      ...clock,
      turns,
      calls: calls.map((c) => ({ at: c.at, moment: at(c.at), to: c.to, en: say(c.message, 'en'), zh: say(c.message, 'zh') })),
    },
    lines: [
      t(cx, `t.clock.${clock.phase}`, {
        round: round.number,
        left: clock.left === null ? '' : clockText(clock.left),
        count: clock.outstanding.length,
      }),
      ...clock.extended.map((e) => t(cx, 't.clockTable', { table: e.table, left: clockText(e.left) })),
      ...(o.calls
        ? columns(
            calls.map((c) => [clockText(c.at), say(c.message, cx.lang)]),
            [0],
          )
        : []),
    ],
  };
}

/** Exchanges two players of the newest round. */
export function swapPlayers(cx: Context, x: string, y: string, o: CommonOptions): Promise<number> {
  return change(cx, o, (s) => {
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
      lines: changed.map(
        (c) =>
          `${c.table}: ${seatsOf(c)
            .map((id) => nameOf(s.state, id))
            .join(' – ')}`,
      ),
    };
  });
}

export interface RepairOptions extends CommonOptions {
  minute?: string;
  apply?: string;
}

/** What the result was, in a command that puts it right. */
function rightResult(
  cx: Context,
  state: State,
  table: Table,
  result: string,
): Pick<CommandOf<'correct'>, 'type' | 'games' | 'how'> | Pick<CommandOf<'correctPod'>, 'type' | 'winner' | 'how' | 'lost'> {
  if (table.kind === 'pod') return { type: 'correctPod', ...podResultFrom(cx, state, table, result, {}) };
  const games = readGames(result, state.settings.matchWins) ?? refuse('error.games', { games: result });
  return { type: 'correct', games, how: 'played' };
}

/** A wrong result of the round before: puts it right and offers what to do about the pairings made from it. */
export function repairRound(cx: Context, roundText: string, tableText: string, resultText: string, o: RepairOptions): Promise<number> {
  return change(cx, o, (s) => {
    const wrong = roundAsked(cx, s.state, roundText);
    const now = lastRound(s.state) ?? wrong;
    const number = numberOf(cx, 'TABLE', tableText, 1);
    const before = copyOf(tableOf(wrong, number));
    s.do({ ...rightResult(cx, s.state, before, resultText), round: wrong.number, table: number, ...approval(o) });
    const played = now.clock ? Math.max(0, Math.floor(secondsBetween(now.clock.begun, s.doing.at) / 60)) : 0;
    const minutes = o.minute === undefined ? played : numberOf(cx, '--minute', o.minute, 0);
    const affected = affectedBy(before, tableOf(roundOf(s.state, wrong.number), number));
    const options = repairOptions(s.state, now.number, affected, minutes);
    const chosen = o.apply === undefined ? undefined : options.find((x) => x.kind === o.apply);
    if (o.apply !== undefined && !chosen)
      throw new CliError(
        2,
        text(cx.lang, 'error.optionValue', { option: '--apply', value: o.apply, expected: options.map((x) => x.kind).join(', ') }),
      );
    if (chosen && chosen.kind !== 'leave') s.do({ type: 'repair', round: now.number, option: chosen.kind, tables: chosen.tables });
    // Without a choice nothing is written, not even the correction.
    if (!chosen) s.forget();
    return {
      json: { round: now.number, minutes, applied: chosen?.kind ?? null, options: options.map((x) => optionJson(s.state, x)) },
      lines: optionLines(cx, options, chosen),
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

function optionLines(cx: Context, options: readonly RepairOption[], chosen: RepairOption | undefined): string[] {
  const head = ['', t(cx, 't.tablesChanged'), t(cx, 't.moved'), t(cx, 't.minutesLost'), t(cx, 't.gap'), t(cx, 't.rematches')];
  const rows = options.map((x) => [
    `${x === chosen ? '* ' : ''}${t(cx, `t.repair.${x.kind}`)}`,
    ...[x.changed.length, x.moved, x.minutesLost, x.gap, x.rematches].map(String),
  ]);
  return columns([head, ...rows], [1, 2, 3, 4, 5]);
}

/** Why somebody is paired as he is, or why not with somebody else. */
export function whyPaired(cx: Context, who: string, o: CommonOptions & { round?: string; not?: string }): number {
  return look(cx, o, ({ log, state }) => {
    const round = roundAsked(cx, state, o.round);
    const { id } = whoIs(state, who);
    const other = o.not === undefined ? undefined : whoIs(state, o.not).id;
    const said = (lang: 'en' | 'zh'): string[] =>
      other === undefined ? explainPairing(log, state, round.number, id, lang) : explainOther(log, state, round.number, [id, other], lang);
    return {
      json: { round: round.number, id, ...(other === undefined ? {} : { not: other }), en: said('en'), zh: said('zh') },
      lines: said(cx.lang),
    };
  });
}
