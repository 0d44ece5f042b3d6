/** The rounds. */
import {
  type CommandOf,
  clockText,
  type Entrant,
  entrantOf,
  extensionFor,
  finalStandings,
  fractionDecimal,
  fractionNumber,
  fractionText,
  gamesText,
  isLastSwiss,
  isMatch,
  isMultiplayer,
  isPlayed,
  type Losses,
  lastRound,
  listStatus,
  lossesOf,
  lostBeforePlay,
  misplaced,
  nameOf,
  nextBracketTables,
  nextRound,
  openTables,
  type PlannedRound,
  planSwiss,
  playedThrough,
  pointsOf,
  type Round,
  recordText,
  refuse,
  roundExtension,
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
import type { Answer, Desk } from '../desk.js';
import { notPossible, numberOf, oneOf } from '../said.js';
import { memberMeant } from './penalties.js';
import { podJson, podLines, seatNames } from './pods.js';
import { approval, type CommonOptions, change, columns, firstOf, look, registered, roundAsked, type Session, t, whoIs } from './session.js';
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
function lossesText(desk: Desk, tb: Table, l: Losses | undefined, state: State): string {
  if (!l) return '';
  const said = (s: 'a' | 'b'): string[] => {
    const name = nameOf(state, tb[s]);
    if (l.match.includes(s)) return [`${name}: ${t(desk, 't.penalty.matchLoss')}`];
    if (l.seats) {
      const of = (m: number): string => whose(state, { id: tb[s] ?? '', member: m });
      const lost = l.seats.lost[s].map((m) => `${of(m)}: ${t(desk, 't.seatLost')}`);
      return [...lost, ...l.seats.games[s].map((m) => `${of(m)}: ${t(desk, 't.penalty.gameLoss')}`)];
    }
    return l[s] > 0 ? [`${name}: ${t(desk, 't.penalty.gameLoss')}${l[s] > 1 ? ` ×${l[s]}` : ''}`] : [];
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
    ...(tb.result?.seats ? { seatResults: tb.result.seats.map(gamesText) } : {}),
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
    misplaced: misplaced(state, round.tables).map((m) => ({ ...m, player: nameOf(state, m.id) })),
  };
}

/** The result of a table; of a team match with those of its seats. */
const resultText = ({ result: r }: Table): string =>
  !r ? '' : r.seats ? `${gamesText(r.games)} (${r.seats.map(gamesText).join(', ')})` : gamesText(r.games);

/** Who has a table of his own and does not sit there. */
export function misplacedLines(desk: Desk, state: State, round: Round): string[] {
  return misplaced(state, round.tables).map((m) => {
    const words = { name: nameOf(state, m.id), wanted: m.wanted, table: m.table };
    if (m.there.length === 0) return t(desk, 't.misplaced', words);
    return t(desk, 't.misplacedBy', { ...words, there: m.there.map((id) => nameOf(state, id)).join(', ') });
  });
}

/** Tables of a round in columns, and who sits elsewhere than at his own table. */
export const roundLines = (desk: Desk, state: State, round: Round): string[] => [
  ...tableLines(desk, state, round),
  ...misplacedLines(desk, state, round),
];

function tableLines(desk: Desk, state: State, round: Round): string[] {
  if (isMultiplayer(state)) return podLines(desk, state, round);
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
      resultText(x),
      [
        x.edited ? t(desk, 't.edited') : '',
        lossesText(desk, x, owed.get(x), state),
        !x.result && lostBeforePlay(state, round, x).length > 0 ? t(desk, 't.sideboardsNot') : '',
      ]
        .filter((s) => s !== '')
        .join('  '),
    ]);
  const byes = round.tables
    .filter((x) => !isMatch(x))
    .map((x) => ['—', who(x.a), t(desk, x.kind === 'loss' ? 't.lossRow' : 't.byeRow'), '', '']);
  return columns([[t(desk, 't.table'), '', '', '', ''], ...rows, ...byes], [0]);
}

function planned(desk: Desk, s: Session, o: PairOptions): { command: CommandOf<'pair'>; plan?: PlannedRound } {
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
    if (a === undefined || b === undefined) notPossible(desk, '--lock', pair, 'A,B');
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
export function pairRound(desk: Desk, o: PairOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    const last = lastRound(s.state);
    if (o.again && last) s.do({ type: 'unpair', round: last.number });
    else s.closeIfDone();
    const before = lastRound(s.state);
    if (before && before.status !== 'closed' && !o.open) {
      const open = openTables(before).map((x) => x.table);
      if (before.status === 'review') refuse('error.notPublished', { round: before.number });
      refuse('error.openTables', { round: nextRound(s.state), tables: open.join(', ') });
    }
    const { command, plan } = planned(desk, s, o);
    s.do(command);
    const round = roundOf(s.state, command.round);
    const costs = plan?.pods
      ? { ...plan.pods.costs, proof: plan.pods.proof }
      : plan?.solved.map((x) => ({ ...(x.pod === undefined ? {} : { pod: x.pod }), ...x.result.costs }));
    const answer = {
      json: { ...roundJson(s.state, round), ...(costs ? { costs } : {}) },
      lines: [
        t(desk, 't.paired', { round: round.number, seed: round.seed }),
        ...roundLines(desk, s.state, round),
        // MTR 1.10 of 2017: the standings are shown before the last Swiss round.
        ...(round.stage === 'swiss' && round.number > 1 && isLastSwiss(s.state, round.number) ? [t(desk, 't.lastSwiss')] : []),
      ],
    };
    // What is only looked at is not put on record, and says so.
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

/** MTR 2.7, the handbook: a list that is missing is worse than one with a card too few; both are told before anybody plays. */
function listAnswer(desk: Desk, s: Session, round: Round): Answer {
  const { state } = s;
  if (state.settings.lists !== 'required') return { json: {}, lines: [] };
  const rows = listStatus(state).filter((r) => tableWith(round, r.id) !== undefined);
  const of = (status: 'missing' | 'illegal'): typeof rows => rows.filter((r) => r.status === status);
  const locked = s.entries.some((e) => e.command.type === 'deckLock');
  const told = (id: 't.listsMissing' | 't.listsIllegal', list: typeof rows): string[] =>
    list.length === 0
      ? []
      : [
          t(desk, id, {
            count: list.length,
            names: firstOf(
              desk,
              list.map((r) => r.name),
            ),
          }),
        ];
  return {
    json: { lists: { missing: of('missing'), illegal: of('illegal'), decks: state.decksLocked } },
    lines: [
      ...told('t.listsMissing', of('missing')),
      ...told('t.listsIllegal', of('illegal')),
      ...(locked ? [t(desk, 't.listsLocked')] : []),
    ],
  };
}

/** Publishes the pairings of the newest round. */
export function publishRound(desk: Desk, o: PublishOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    const round = lastRound(s.state) ?? refuse('error.noRound', { round: 1 });
    lockLists(s, round);
    s.do({ type: 'publish', round: round.number });
    if (o.clock) s.do({ type: 'beginClock', round: round.number });
    const now = roundOf(s.state, round.number);
    const lists = listAnswer(desk, s, now);
    return {
      json: { ...roundJson(s.state, now), ...lists.json },
      lines: [t(desk, 't.published', { round: round.number }), ...roundLines(desk, s.state, now), ...lists.lines],
    };
  });
}

export interface DropOptions extends CommonOptions {
  member?: string;
  reenter?: boolean;
  absent?: boolean;
}

export function dropPlayer(desk: Desk, who: string, o: DropOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    const meant = whoIs(s.state, who, registered(s.state));
    const { id, name } = meant;
    if (s.state.waiting.includes(meant)) {
      s.do({ type: 'drop', id, reason: 'asked' });
      return { json: { id, name, waiting: s.state.waiting.map((w) => w.id) }, lines: [t(desk, 't.waitsNoMore', { name })] };
    }
    const entrant = entrantOf(s.state, id);
    const member = memberMeant(desk, s.state, entrant, who, o.member, 'all');
    if (typeof member === 'number') return memberLeaves(desk, s, entrant, member, o);
    const before = new Set(s.state.entrants.map((e) => e.id));
    if (o.reenter) {
      s.do({ type: 'reenter', id, ...approval(o) });
      return { json: { id, name, from: nextRound(s.state) }, lines: [t(desk, 't.reentered', { name, round: nextRound(s.state) })] };
    }
    s.do({ type: 'drop', id, reason: o.absent ? 'noShow' : 'asked' });
    const movedUp = s.state.entrants.filter((e) => !before.has(e.id));
    const after = entrantOf(s.state, id).drops.at(-1)?.after ?? 0;
    const last = lastRound(s.state);
    const paired = last !== undefined && last.status !== 'closed' && tableWith(last, id) !== undefined;
    return {
      json: { id, name, after, stillPaired: paired, movedUp: movedUp.map((e) => e.id) },
      lines: [
        t(desk, paired ? 't.droppedLate' : 't.dropped', { name, round: after }),
        ...movedUp.map((e) => t(desk, 't.movedUp', { name: e.name })),
      ],
    };
  });
}

/** One of a team goes; the team plays on while enough of it is left (MTR 8.2). */
function memberLeaves(desk: Desk, s: Session, e: Entrant, member: number, o: DropOptions): Answer {
  s.do({ type: 'drop', id: e.id, reason: o.absent ? 'noShow' : 'asked', member });
  const broken = entrantOf(s.state, e.id).drops.some((d) => d.back === undefined);
  const names = { member: e.members[member].name, name: e.name };
  return { json: { id: e.id, ...names, teamPlaysOn: !broken }, lines: [t(desk, broken ? 't.teamBroken' : 't.memberGone', names)] };
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

/** Words for all tables of a round. */
const ALL_TABLES = ['all', '全部', '所有'];

export function extendTable(
  desk: Desk,
  table: string,
  time: string,
  o: CommonOptions & { round?: string; reason?: string; took?: boolean },
): Promise<Answer> {
  return change(desk, o, (s) => {
    const said = secondsOfClock(time);
    if (said === undefined) notPossible(desk, 'TIME', time, '7:30');
    const round = roundAsked(desk, s.state, o.round).number;
    const all = ALL_TABLES.includes(table.toLowerCase());
    const number = all ? 0 : numberOf(desk, 'TABLE', table, 1);
    const reason = oneOf(desk, '--reason', o.reason ?? 'judge', REASONS);
    const seconds = o.took ? earned(s.state, reason, said) : said;
    if (seconds === 0)
      return { json: { round, table: all ? 'all' : number, seconds }, lines: [t(desk, 't.noExtension', { time: clockText(said) })] };
    if (all) {
      s.do({ type: 'extendAll', round, seconds, reason });
      const more = roundExtension(roundOf(s.state, round));
      return { json: { round, table: 'all', seconds, total: more }, lines: [t(desk, 't.extendedAll', { round, time: clockText(more) })] };
    }
    s.do({ type: 'extend', round, table: number, seconds, reason });
    const total = tableOf(roundOf(s.state, round), number).extensions.reduce((sum, x) => sum + x.seconds, 0);
    return { json: { round, table: number, seconds, total }, lines: [t(desk, 't.extended', { table: number, time: clockText(total) })] };
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

export function showStandings(desk: Desk, o: CommonOptions & { round?: string }): Answer {
  return look(desk, o, ({ state }) => {
    const through = o.round === undefined ? playedThrough(state) : numberOf(desk, '--round', o.round, 0);
    const swiss = standings(state, through);
    // When the playoff has been played, people ask for the final places.
    const final = o.round === undefined ? finalStandings(state) : undefined;
    const rows = final?.map((f) => f.swiss) ?? swiss;
    const places = new Map(final?.map((f) => [f.id, f.place] as const));
    // A multiplayer match is one game: games have nothing to add.
    const shown = isMultiplayer(state) ? (['omw'] as const) : (['omw', 'gw', 'ogw'] as const);
    const head = [
      '#',
      ...(final ? [t(desk, 't.swissRank')] : []),
      t(desk, 't.player'),
      t(desk, 't.points'),
      t(desk, 't.record'),
      ...shown.map((b) => t(desk, `t.${b}`)),
    ];
    const lines = rows.map((r) => [
      ...(final ? [String(places.get(r.id) ?? ''), String(r.rank)] : [String(r.rank)]),
      r.left ? `${nameOf(state, r.id)} ${t(desk, 't.droppedMark')}` : nameOf(state, r.id),
      String(r.points),
      recordText(r.totals),
      ...shown.map((b) => fractionDecimal(r[b], 4)),
    ]);
    return {
      json: {
        event: state.name,
        round: through,
        standings: swiss.map(standingJson),
        places: final?.map(({ place, id }) => ({ place, id, player: nameOf(state, id) })) ?? null,
      },
      lines: columns([head, ...lines], final ? [0, 1, 3] : [0, 2]),
    };
  });
}

export function showRound(desk: Desk, o: CommonOptions & { round?: string }): Answer {
  return look(desk, o, ({ state }) => {
    const round = roundAsked(desk, state, o.round);
    return { json: roundJson(state, round), lines: roundLines(desk, state, round) };
  });
}
