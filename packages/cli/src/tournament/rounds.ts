/** `apnap tournament pair`, `publish`, `report`, `correct`, `drop`, `extend`, `clock`: the rounds. */
import {
  type CommandOf,
  clockText,
  type Entrant,
  entrantOf,
  extensionFor,
  fractionDecimal,
  fractionNumber,
  fractionText,
  gamesText,
  type HowEnded,
  isLastSwiss,
  isMatch,
  isMultiplayer,
  isPlayed,
  type Losses,
  lastRound,
  lossesOf,
  nameOf,
  nextBracketTables,
  nextRound,
  openTables,
  type PlannedRound,
  planSwiss,
  playedThrough,
  pointsOf,
  type Round,
  readGames,
  readSlipFront,
  recordText,
  refuse,
  roundOf,
  rulesOf,
  type StandingsRow,
  type State,
  secondsOfClock,
  standingDocument,
  standings,
  swissIsOver,
  type Table,
  tableOf,
  tableWith,
} from '@apnap/tournament';
import type { Context } from '../commands/common.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { memberMeant } from './penalties.js';
import { podAnswer, podJson, podLines, podResultFrom, seatNames } from './pods.js';
import {
  type Answer,
  approval,
  type CommonOptions,
  change,
  columns,
  look,
  numberOf,
  oneOf,
  roundAsked,
  type Session,
  t,
  whoIs,
} from './session.js';
import { whose } from './together.js';

export interface PairOptions extends CommonOptions {
  seed?: string;
  byStanding?: boolean;
  lock?: string[];
  dry?: boolean;
  again?: boolean;
  open?: boolean;
}

const lossesJson = (l: Losses | undefined): object => {
  const seats = l?.seats ? [...Object.values(l.seats.lost), ...Object.values(l.seats.games)].flat().length : 0;
  return l && (l.a + l.b + seats > 0 || l.match.length > 0) ? { losses: l } : {};
};

/** What penalties take from the two of a table, in words. */
function lossesText(cx: Context, tb: Table, l: Losses | undefined, state: State): string {
  if (!l) return '';
  const said = (s: 'a' | 'b'): string[] => {
    const name = nameOf(state, tb[s]);
    if (l.match.includes(s)) return [`${name}: ${t(cx, 't.penalty.matchLoss')}`];
    if (l.seats) {
      const of = (m: number): string => whose(state, { id: tb[s] ?? '', member: m });
      const lost = l.seats.lost[s].map((m) => `${of(m)}: ${t(cx, 't.seatLost')}`);
      return [...lost, ...l.seats.games[s].map((m) => `${of(m)}: ${t(cx, 't.penalty.gameLoss')}`)];
    }
    return l[s] > 0 ? [`${name}: ${t(cx, 't.penalty.gameLoss')}${l[s] > 1 ? ` ×${l[s]}` : ''}`] : [];
  };
  return [...said('a'), ...said('b')].join(', ');
}

/** A round as documents have it. */
export function roundJson(state: State, round: Round): object {
  const owed = lossesOf(state, round.number);
  const row = (tb: Table): object => ({
    table: tb.table,
    a: nameOf(state, tb.a),
    b: tb.b === null ? null : nameOf(state, tb.b),
    aId: tb.a,
    bId: tb.b,
    ...seatNames(state, tb),
    ...podJson(state, tb),
    ...(tb.pod === undefined ? {} : { pod: tb.pod }),
    ...(tb.result ? { result: gamesText(tb.result.games), how: tb.result.how, outcome: tb.result.outcome } : {}),
    ...(tb.edited ? { edited: true } : {}),
    ...lossesJson(owed.get(tb)),
    ...(tb.reports.length > 0 && !tb.result ? { reports: tb.reports } : {}),
    ...(tb.extensions.length > 0 ? { extension: tb.extensions.reduce((sum, x) => sum + x.seconds, 0) } : {}),
  });
  return {
    round: round.number,
    stage: round.stage,
    status: round.status,
    method: round.method,
    seed: round.seed,
    generation: round.generation,
    pairings: round.tables.filter(isPlayed).map(row),
    byes: round.tables.filter((x) => !isPlayed(x)).map((x) => ({ player: nameOf(state, x.a), id: x.a, kind: x.kind })),
  };
}

/** Tables of a round in columns. */
export function roundLines(cx: Context, state: State, round: Round): string[] {
  if (isMultiplayer(state)) return podLines(cx, state, round);
  const points = pointsOf(state, round.number - 1);
  const who = (id: string | null): string =>
    id === null ? '—' : round.stage === 'swiss' ? `${nameOf(state, id)} (${points.get(id) ?? 0})` : nameOf(state, id);
  const owed = lossesOf(state, round.number);
  const rows = round.tables
    .filter(isMatch)
    .map((x) => [
      String(x.table),
      who(x.a),
      who(x.b),
      x.result ? gamesText(x.result.games) : '',
      [x.edited ? t(cx, 't.edited') : '', lossesText(cx, x, owed.get(x), state)].filter((s) => s !== '').join('  '),
    ]);
  const byes = round.tables
    .filter((x) => !isMatch(x))
    .map((x) => ['—', who(x.a), t(cx, x.kind === 'loss' ? 't.lossRow' : 't.byeRow'), '', '']);
  return columns([[t(cx, 't.table'), '', '', '', ''], ...rows, ...byes], [0]);
}

function planned(cx: Context, s: Session, o: PairOptions): { command: CommandOf<'pair'>; plan?: PlannedRound } {
  const { state } = s;
  if (state.status === 'playoff') {
    const round = nextRound(state);
    const tables = nextBracketTables(state);
    if (tables.length === 0) refuse('error.playoffOver', {});
    return { command: { type: 'pair', round, stage: 'playoff', method: 'bracket', seed: state.seed, tables } };
  }
  if (state.status === 'running' && swissIsOver(state)) refuse('error.swissOver', { rounds: lastRound(state)?.number ?? 0 });
  const locked = (o.lock ?? []).map((pair): [string, string] => {
    const [a, b] = pair.split(',');
    if (a === undefined || b === undefined)
      throw new CliError(2, text(cx.lang, 'error.optionValue', { option: '--lock', value: pair, expected: 'A,B' }));
    return [whoIs(state, a).id, whoIs(state, b).id];
  });
  const plan = planSwiss(state, {
    ...(o.seed === undefined ? {} : { seed: o.seed }),
    ...(o.byStanding ? { within: 'standing' as const } : {}),
    locked,
  });
  return { command: { ...plan.command, ...(o.open ? { override: 'openTables' as const } : {}) }, plan };
}

/** Pairs the next round; the pairings are for the staff until they are published. */
export function pairRound(cx: Context, o: PairOptions): Promise<number> {
  return change(cx, o, (s) => {
    const last = lastRound(s.state);
    if (o.again && last) s.do({ type: 'unpair', round: last.number });
    else s.closeIfDone();
    const before = lastRound(s.state);
    if (before && before.status !== 'closed' && !o.open) {
      const open = openTables(before).map((x) => x.table);
      if (before.status === 'review') refuse('error.notPublished', { round: before.number });
      refuse('error.openTables', { round: nextRound(s.state), tables: open.join(', ') });
    }
    const { command, plan } = planned(cx, s, o);
    s.do(command);
    const round = roundOf(s.state, command.round);
    const costs = plan?.pods
      ? { ...plan.pods.costs, proof: plan.pods.proof }
      : plan?.solved.map((x) => ({ ...(x.pod === undefined ? {} : { pod: x.pod }), ...x.result.costs }));
    const answer = {
      json: { ...roundJson(s.state, round), ...(costs ? { costs } : {}) },
      lines: [
        t(cx, 't.paired', { round: round.number, seed: round.seed }),
        ...roundLines(cx, s.state, round),
        // MTR 1.10 of 2017: the standings are shown before the last Swiss round.
        ...(round.stage === 'swiss' && round.number > 1 && isLastSwiss(s.state, round.number) ? [t(cx, 't.lastSwiss')] : []),
      ],
    };
    if (o.dry) s.forget();
    return answer;
  });
}

export interface PublishOptions extends CommonOptions {
  clock?: boolean;
}

/** MTR 2.7: lists that are required are due before the first round that is played with these decks, and are not changed by players from then on. */
function lockLists(s: Session, round: Round): void {
  const { settings, drafts, decksLocked } = s.state;
  const first = round.stage === 'swiss' && (round.number === 1 || drafts.at(-1)?.fromRound === round.number);
  if (first && settings.lists === 'required' && decksLocked === 'open') s.do({ type: 'deckLock' });
}

/** Publishes the pairings of the newest round. */
export function publishRound(cx: Context, o: PublishOptions): Promise<number> {
  return change(cx, o, (s) => {
    const round = lastRound(s.state) ?? refuse('error.noRound', { round: 1 });
    lockLists(s, round);
    s.do({ type: 'publish', round: round.number });
    if (o.clock) s.do({ type: 'beginClock', round: round.number });
    const now = roundOf(s.state, round.number);
    return { json: roundJson(s.state, now), lines: [t(cx, 't.published', { round: round.number }), ...roundLines(cx, s.state, now)] };
  });
}

export interface ReportOptions extends CommonOptions {
  round?: string;
  concede?: string;
  absent?: string;
  matchLoss?: string;
  draw?: boolean;
  time?: boolean;
  life?: string;
  player?: string;
  generation?: string;
  drop?: string[];
}

type ResultPart = Pick<CommandOf<'report'>, 'games' | 'how' | 'against' | 'life'>;

/** Which side somebody is on, or both. */
function sideOf(state: State, table: Table, who: string): 'a' | 'b' | 'both' {
  if (who === 'both') return 'both';
  if (who === 'a' || who === 'b') return who;
  const { id, name } = whoIs(state, who);
  if (id === table.a) return 'a';
  return id === table.b ? 'b' : refuse('error.notAtTable', { name, table: table.table });
}

/** The result in a command's words. */
function resultFrom(cx: Context, state: State, table: Table, result: string | undefined, o: ReportOptions): ResultPart {
  const games = result === undefined ? { a: 0, b: 0, d: 0 } : readGames(result, state.settings.matchWins);
  if (!games) return refuse('error.games', { games: result ?? '' });
  const lost = o.concede ?? o.absent ?? o.matchLoss;
  const how: HowEnded = o.draw
    ? 'intentionalDraw'
    : o.concede
      ? 'conceded'
      : o.absent
        ? 'noShow'
        : o.matchLoss
          ? 'penalty'
          : o.time
            ? 'time'
            : 'played';
  if (result === undefined && how === 'played')
    throw new CliError(2, text(cx.lang, 'error.usage', { what: text(cx.lang, 'error.missingArgument', { name: 'RESULT' }) }));
  const life = o.life === undefined ? undefined : /^(-?\d+)[-:](-?\d+)$/.exec(o.life);
  if (life === null) throw new CliError(2, text(cx.lang, 'error.optionValue', { option: '--life', value: o.life ?? '', expected: '12-9' }));
  return {
    games,
    how,
    ...(lost === undefined ? {} : { against: sideOf(state, table, lost) }),
    ...(life ? { life: { a: Number(life[1]), b: Number(life[2]) } } : {}),
  };
}

/** Table and result from "15", "2-1" or from "15 Enter 1", with "No Show" where somebody did not come. */
function slip(
  cx: Context,
  table: string,
  result: string | undefined,
  wins: number,
): { table: number; result: string | undefined; noShow?: 'a' | 'b' } {
  const front = result === undefined ? readSlipFront(table, wins) : undefined;
  if (!front) return { table: numberOf(cx, 'TABLE', table, 1), result };
  if (front.noShow) return { table: front.table, result: undefined, noShow: front.noShow };
  return { table: front.table, result: gamesText(front.games) };
}

const generationOf = (cx: Context, o: ReportOptions): { generation?: number } =>
  o.generation === undefined ? {} : { generation: numberOf(cx, '--generation', o.generation, 1) };

/** Enters a result: of an official, or of one of the two, which counts when the other one says the same. */
export function reportResult(cx: Context, tableText: string, resultText: string | undefined, o: ReportOptions): Promise<number> {
  return change(cx, o, (s) => {
    const round = roundAsked(cx, s.state, o.round);
    const {
      table: number,
      result,
      noShow,
    } = isMultiplayer(s.state)
      ? { table: numberOf(cx, 'TABLE', tableText, 1), result: resultText, noShow: undefined }
      : slip(cx, tableText, resultText, s.state.settings.matchWins);
    const table = tableOf(round, number);
    if (table.kind === 'pod') {
      s.do({
        type: 'reportPod',
        round: round.number,
        table: number,
        ...podResultFrom(cx, s.state, table, result, o),
        ...generationOf(cx, o),
      });
      for (const who of o.drop ?? []) s.do({ type: 'drop', id: whoIs(s.state, who).id, reason: 'asked' });
      return podAnswer(cx, s.state, round.number, number);
    }
    const part = resultFrom(cx, s.state, table, result, noShow ? { ...o, absent: noShow } : o);
    s.do({
      type: 'report',
      round: round.number,
      table: number,
      ...part,
      source: o.player === undefined ? { kind: 'official' } : { kind: 'player', id: whoIs(s.state, o.player).id },
      ...generationOf(cx, o),
      ...approval(o),
    });
    // Handbook: who did not come is dropped too.
    const gone = noShow && table[noShow];
    if (gone) s.do({ type: 'drop', id: gone, reason: 'noShow' });
    for (const who of o.drop ?? []) s.do({ type: 'drop', id: whoIs(s.state, who).id, reason: 'asked' });
    return tableAnswer(cx, s.state, round.number, number);
  });
}

function tableAnswer(cx: Context, state: State, roundNumber: number, number: number): { json: object; lines: string[] } {
  const round = roundOf(state, roundNumber);
  const now = tableOf(round, number);
  const open = openTables(round).map((x) => x.table);
  const names = { a: nameOf(state, now.a), b: nameOf(state, now.b), table: number, round: roundNumber };
  const said = now.result
    ? t(cx, 't.result', { ...names, result: gamesText(now.result.games) })
    : t(cx, now.reports.length === 2 ? 't.disputed' : 't.waiting', names);
  return {
    json: {
      round: roundNumber,
      table: number,
      a: names.a,
      b: names.b,
      status: now.result ? 'final' : now.reports.length === 2 ? 'disputed' : 'waiting',
      result: now.result ? gamesText(now.result.games) : null,
      outcome: now.result?.outcome ?? null,
      how: now.result?.how ?? null,
      openTables: open,
    },
    lines: [said, t(cx, 't.openTables', { count: open.length, tables: open.slice(0, 20).join(', ') || '—' })],
  };
}

/** Puts a result right, in whatever round; with the reason, and for a closed round with the head judge's name. */
export function correctResult(
  cx: Context,
  roundText: string,
  tableText: string,
  result: string | undefined,
  o: ReportOptions,
): Promise<number> {
  return change(cx, o, (s) => {
    const round = roundAsked(cx, s.state, roundText);
    const number = numberOf(cx, 'TABLE', tableText, 1);
    const table = tableOf(round, number);
    if (table.kind === 'pod') {
      s.do({ type: 'correctPod', round: round.number, table: number, ...podResultFrom(cx, s.state, table, result, o), ...approval(o) });
      return podAnswer(cx, s.state, round.number, number);
    }
    const part = resultFrom(cx, s.state, table, result, o);
    s.do({
      type: 'correct',
      round: round.number,
      table: number,
      games: part.games,
      how: part.how,
      ...(part.against ? { against: part.against } : {}),
      ...approval(o),
    });
    return tableAnswer(cx, s.state, round.number, number);
  });
}

export interface DropOptions extends CommonOptions {
  member?: string;
  reenter?: boolean;
  absent?: boolean;
}

export function dropPlayer(cx: Context, who: string, o: DropOptions): Promise<number> {
  return change(cx, o, (s) => {
    const waiting = s.state.waiting.find((w) => w.id === who || w.name === who);
    const { id, name } = waiting ?? whoIs(s.state, who);
    if (waiting) {
      s.do({ type: 'drop', id, reason: 'asked' });
      return { json: { id, name, waiting: s.state.waiting.map((w) => w.id) }, lines: [t(cx, 't.waitsNoMore', { name })] };
    }
    const entrant = entrantOf(s.state, id);
    const member = memberMeant(cx, s.state, entrant, who, o.member, 'all');
    if (typeof member === 'number') return memberLeaves(cx, s, entrant, member, o);
    const before = new Set(s.state.entrants.map((e) => e.id));
    if (o.reenter) {
      s.do({ type: 'reenter', id, ...approval(o) });
      return { json: { id, name, from: nextRound(s.state) }, lines: [t(cx, 't.reentered', { name, round: nextRound(s.state) })] };
    }
    s.do({ type: 'drop', id, reason: o.absent ? 'noShow' : 'asked' });
    const movedUp = s.state.entrants.filter((e) => !before.has(e.id));
    const after = entrantOf(s.state, id).drops.at(-1)?.after ?? 0;
    const last = lastRound(s.state);
    const paired = last !== undefined && last.status !== 'closed' && tableWith(last, id) !== undefined;
    return {
      json: { id, name, after, stillPaired: paired, movedUp: movedUp.map((e) => e.id) },
      lines: [
        t(cx, paired ? 't.droppedLate' : 't.dropped', { name, round: after }),
        ...movedUp.map((e) => t(cx, 't.movedUp', { name: e.name })),
      ],
    };
  });
}

/** One of a team goes; the team plays on while enough of it is left (MTR 8.2). */
function memberLeaves(cx: Context, s: Session, e: Entrant, member: number, o: DropOptions): Answer {
  s.do({ type: 'drop', id: e.id, reason: o.absent ? 'noShow' : 'asked', member });
  const broken = entrantOf(s.state, e.id).drops.some((d) => d.back === undefined);
  const names = { member: e.members[member].name, name: e.name };
  return { json: { id: e.id, ...names, teamPlaysOn: !broken }, lines: [t(cx, broken ? 't.teamBroken' : 't.memberGone', names)] };
}

const REASONS = ['judge', 'deckCheck', 'tardiness', 'penalty', 'feature', 'other'] as const;

/** What a pause of so many seconds earns by the rules (MTR 2.6, IPG 1.2). */
function earned(state: State, reason: (typeof REASONS)[number], seconds: number): number {
  switch (reason) {
    case 'judge':
    case 'deckCheck':
    case 'tardiness':
      return extensionFor({ kind: reason, seconds }, rulesOf(state));
    case 'penalty':
      return extensionFor({ kind: 'warning', seconds }, rulesOf(state));
    case 'feature':
      return extensionFor({ kind: 'feature', seconds, clock: 'round' }, rulesOf(state));
    case 'other':
      return seconds;
    default:
      return reason satisfies never;
  }
}

export function extendTable(
  cx: Context,
  table: string,
  time: string,
  o: CommonOptions & { round?: string; reason?: string; took?: boolean },
): Promise<number> {
  return change(cx, o, (s) => {
    const said = secondsOfClock(time);
    if (said === undefined) throw new CliError(2, text(cx.lang, 'error.optionValue', { option: 'TIME', value: time, expected: '7:30' }));
    const round = roundAsked(cx, s.state, o.round).number;
    const number = numberOf(cx, 'TABLE', table, 1);
    const reason = oneOf(cx, '--reason', o.reason ?? 'judge', REASONS);
    const seconds = o.took ? earned(s.state, reason, said) : said;
    if (seconds === 0) return { json: { round, table: number, seconds }, lines: [t(cx, 't.noExtension', { time: clockText(said) })] };
    s.do({ type: 'extend', round, table: number, seconds, reason });
    const total = tableOf(roundOf(s.state, round), number).extensions.reduce((sum, x) => sum + x.seconds, 0);
    return { json: { round, table: number, seconds, total }, lines: [t(cx, 't.extended', { table: number, time: clockText(total) })] };
  });
}

/** A row of the standings as exports have it, with the own match-win percentage and whether the place was drawn. */
export function standingJson(r: StandingsRow): object {
  return {
    ...standingDocument(r),
    mw: fractionText(r.mw),
    mwNumber: fractionNumber(r.mw),
    dropped: r.left === 'dropped',
    ...(r.drawn ? { drawn: true } : {}),
  };
}

export function showStandings(cx: Context, o: CommonOptions & { round?: string }): number {
  return look(cx, o, ({ state }) => {
    const through = o.round === undefined ? playedThrough(state) : numberOf(cx, '--round', o.round, 0);
    const rows = standings(state, through);
    // A multiplayer match is one game: games have nothing to add.
    const shown = isMultiplayer(state) ? (['omw'] as const) : (['omw', 'gw', 'ogw'] as const);
    const head = ['#', t(cx, 't.player'), t(cx, 't.points'), t(cx, 't.record'), ...shown.map((b) => t(cx, `t.${b}`))];
    const lines = rows.map((r) => [
      String(r.rank),
      r.left ? `${r.name} ${t(cx, 't.droppedMark')}` : r.name,
      String(r.points),
      recordText(r.totals),
      ...shown.map((b) => fractionDecimal(r[b], 4)),
    ]);
    return {
      json: { event: state.name, round: through, standings: rows.map(standingJson) },
      lines: columns([head, ...lines], [0, 2]),
    };
  });
}

export function showRound(cx: Context, o: CommonOptions & { round?: string }): number {
  return look(cx, o, ({ state }) => {
    const round = roundAsked(cx, state, o.round);
    return { json: roundJson(state, round), lines: roundLines(cx, state, round) };
  });
}
