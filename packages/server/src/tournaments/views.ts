/** What is shown of a tournament: to everybody, to one player, to officials. Nothing else of it leaves the server. */
import { infractionName } from '@apnap/desk';
import type {
  CallView,
  EntrantView,
  MineView,
  PairingView,
  PublicTournament,
  RoundView,
  StaffTournament,
  StandingView,
  TournamentActName,
  TournamentHead,
  TournamentRole,
} from '@apnap/protocol';
import {
  type Command,
  type Entrant,
  extensionOf,
  finalStandings,
  fractionDecimal,
  gamesText,
  hasResult,
  isDisputed,
  isMultiplayer,
  isPaused,
  isTeamEvent,
  lastRound,
  listStatus,
  masked,
  nameOf,
  nextBracketTables,
  openTables,
  playedThrough,
  podDisputed,
  pointsOf,
  type ReportNote,
  type Round,
  recordText,
  roundClock,
  type State,
  seatsOf,
  secondsBetween,
  standingEntries,
  standings,
  swissIsOver,
  type Table,
  type Tournament,
  tableWith,
} from '@apnap/tournament';
import { both } from '../text.js';
import { headOf, playersIn } from './head.js';
import { type Kept, tableKey } from './kept.js';
import { isStaff } from './rights.js';
import type { Part } from './store.js';

/** What is needed to look at a tournament at a moment. */
export interface Moment {
  kept: Kept;
  /** Milliseconds by the clock on the wall. */
  now: number;
}

/** The moment as the desk writes it. */
export const momentOf = (now: number): string => new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');

const isOut = (r: Round): boolean => r.status !== 'review';

function clockOf(state: State, now: number): TournamentHead['clock'] {
  const round = state.rounds.filter(isOut).at(-1);
  if (!round) return null;
  const { phase, left, extended } = roundClock(round, momentOf(now));
  // Whole seconds have passed since the moment that the clock is told of.
  return { phase, left, at: Math.floor(now / 1000) * 1000, extended };
}

function buildOf(state: State, now: number): TournamentHead['build'] {
  const { build } = state;
  if (!build) return null;
  const left = build.minutes * 60 - secondsBetween(build.begun, momentOf(now));
  return left < -600 ? null : { left, at: Math.floor(now / 1000) * 1000 };
}

export function tournamentHead({ kept, now }: Moment): TournamentHead {
  const { state } = kept.tournament;
  const round = state.rounds.filter(isOut).at(-1);
  const { name, date, format, kind, rel, status, settings } = state;
  return {
    seq: kept.hashes.length,
    version: kept.version,
    name,
    date,
    format,
    kind,
    rel,
    status,
    players: playersIn(state),
    round: round?.number ?? 0,
    rounds: headOf(state).rounds,
    roundStatus: round?.status ?? null,
    stage: round?.stage ?? 'swiss',
    openTables: round ? openTables(round).length : 0,
    clock: clockOf(state, now),
    build: buildOf(state, now),
    policy: kept.policy,
    teams: isTeamEvent(state),
    matchWins: settings.matchWins,
    lists: settings.lists,
    decksLocked: state.decksLocked === 'locked',
  };
}

function pairing(kept: Kept, round: Round, t: Table, points: ReadonlyMap<string, number>): PairingView {
  const seats = [...seatsOf(t)];
  const at = kept.tables.get(tableKey(round.number, t))?.at;
  return {
    table: t.table,
    kind: t.kind,
    ...(t.pod === undefined ? {} : { pod: t.pod }),
    seats,
    points: seats.map((id) => points.get(id) ?? 0),
    result: t.result ? gamesText(t.result.games) : null,
    how: t.result?.how ?? t.podResult?.how ?? null,
    outcome: t.result?.outcome ?? null,
    ...(t.podResult ? { winner: t.podResult.winner } : {}),
    ...(t.edited ? { edited: true as const } : {}),
    ...(at === undefined ? {} : { at }),
  };
}

function roundView(kept: Kept, round: Round): RoundView {
  const points = pointsOf(kept.tournament.state, round.number - 1);
  const { number, stage, status, generation } = round;
  return { number, stage, status, generation, pairings: round.tables.map((t) => pairing(kept, round, t, points)) };
}

const DIGITS = 4;

/** What is found out of a tournament once, however many look at it. */
interface Figures {
  shown: State;
  names: ReadonlyMap<string, string>;
  after: number;
  rows: ReturnType<typeof standings>;
  places: ReadonlyMap<string, ReturnType<typeof standings>[number]>;
}

const known = new WeakMap<Tournament, Figures>();

function figuresOf({ tournament }: Kept): Figures {
  const found = known.get(tournament);
  if (found) return found;
  const shown = masked(tournament.state);
  const after = playedThrough(shown);
  const rows = shown.rounds.length > 0 ? standings(shown, after) : [];
  const names = new Map([...shown.entrants, ...shown.waiting].map((e) => [e.id, e.name]));
  const figures = { shown, names, after, rows, places: new Map(rows.map((r) => [r.id, r])) };
  known.set(tournament, figures);
  return figures;
}

/** What everybody may know: pairings that are out, results, standings; names as they are shown to others. */
export function publicTournament(m: Moment): PublicTournament {
  const { kept } = m;
  const { shown: state, after, rows } = figuresOf(kept);
  const final = finalStandings(state);
  return {
    object: 'tournamentPublic',
    id: kept.id,
    head: tournamentHead(m),
    names: Object.fromEntries(state.entrants.map((e) => [e.id, e.name])),
    rounds: state.rounds.filter(isOut).map((r) => roundView(kept, r)),
    standings: rows.map(
      (r): StandingView => ({
        place: r.rank,
        id: r.id,
        points: r.points,
        record: recordText(r.totals),
        omw: fractionDecimal(r.omw, DIGITS),
        gw: fractionDecimal(r.gw, DIGITS),
        ogw: fractionDecimal(r.ogw, DIGITS),
        ...(r.left ? { dropped: true as const } : {}),
      }),
    ),
    standingsAfter: after,
    places: final?.map(({ place, id }) => ({ place, id })) ?? null,
    bracket: state.bracket ? { seats: state.bracket.seats, size: state.bracket.size } : null,
    hash: kept.hash,
  };
}

/** How a report is told: "2-1-0", or by whom it was conceded. */
const reportText = (r: ReportNote): string => gamesText(r.games);

const turned = (text: string, side: 'a' | 'b' | null): string => {
  const [a, b, d] = text.split('-');
  return side === 'b' ? [b, a, d].join('-') : text;
};

function matchOf(kept: Kept, id: string): NonNullable<MineView['entrant']>['match'] {
  const { state } = kept.tournament;
  const round = lastRound(state);
  const t = round && isOut(round) ? tableWith(round, id) : undefined;
  if (!round || !t) return null;
  const side = t.a === id ? 'a' : t.b === id ? 'b' : null;
  const { names } = figuresOf(kept);
  const view = pairing(kept, round, t, new Map());
  const noteOf = (mine: boolean): ReportNote | undefined => t.reports.find((x) => (x.id === id) === mine);
  const of = (mine: boolean): string | null => {
    const r = noteOf(mine);
    return r ? turned(reportText(r), side) : null;
  };
  return {
    round: round.number,
    table: t.table,
    kind: t.kind,
    generation: round.generation,
    side: t.kind === 'match' ? side : null,
    opponents: view.seats.filter((s) => s !== id).map((s) => ({ id: s, name: names.get(s) ?? s })),
    result: view.result === null ? (t.podResult ? (t.podResult.winner ?? '') : null) : turned(view.result, side),
    reported: { mine: of(true), theirs: of(false) },
    how: { mine: noteOf(true)?.how ?? null, theirs: noteOf(false)?.how ?? null },
    disputed: t.kind === 'pod' ? podDisputed(t) : isDisputed(t),
    ...(t.kind === 'pod'
      ? { said: (t.podReports ?? []).map((r) => ({ by: r.id, winner: r.winner, agreed: r.how === 'intentionalDraw' })) }
      : {}),
    extension: extensionOf(t),
    ...(view.at === undefined ? {} : { at: view.at }),
  };
}

function entrantMine(kept: Kept, id: string): MineView['entrant'] {
  const { state } = kept.tournament;
  const e = [...state.entrants, ...state.waiting].find((x) => x.id === id);
  if (!e) return null;
  const row = figuresOf(kept).places.get(id);
  const lists = listStatus(state).filter((l) => l.id === id);
  const status = lists.find((l) => l.status !== 'received')?.status ?? (lists.length > 0 ? 'received' : 'none');
  return {
    id,
    name: e.name,
    waiting: state.waiting.includes(e),
    dropped: e.drops.some((d) => d.back === undefined),
    points: row?.points ?? 0,
    record: row ? recordText(row.totals) : '0-0',
    place: row?.rank ?? null,
    deck: { status: state.settings.lists === 'required' ? status : 'none', locked: state.decksLocked === 'locked' },
    match: matchOf(kept, id),
  };
}

/** What one person is told of himself. */
export function mineView({ kept }: Moment, person: string | null): MineView {
  const parts = person === null ? [] : kept.parts.filter((p) => p.person === person);
  const roles = parts.map((p) => p.role);
  const player = parts.find((p) => p.role === 'player');
  const entrant = player ? entrantMine(kept, player.entrant) : null;
  const at = entrant?.match?.table;
  const round = lastRound(kept.tournament.state)?.number;
  return {
    object: 'tournamentMine',
    roles,
    as: parts.find((p) => p.role !== 'player')?.name ?? null,
    entrant,
    // A player sees the calls from his own table.
    calls: isStaff(roles) ? openCalls(kept) : openCalls(kept).filter((c) => c.round === round && c.table !== null && c.table === at),
  };
}

/** Calls that nobody has answered to the end. */
export const openCalls = (kept: Kept): CallView[] => kept.calls.filter((c) => c.done === null).sort((a, b) => a.at - b.at);

function entrantView(kept: Kept, e: Entrant, waiting: boolean): EntrantView {
  const { state } = kept.tournament;
  const drop = e.drops.find((d) => d.back === undefined);
  return {
    id: e.id,
    name: e.name,
    members: e.members.map((m) => ({
      name: m.name,
      number: m.number ?? null,
      ...(m.age === undefined ? {} : { age: m.age }),
      ...(m.country === undefined ? {} : { country: m.country }),
      ...(m.masked ? { masked: true as const } : {}),
      ...(m.consent ? { consent: true as const } : {}),
      ...(m.suspended ? { suspended: true as const } : {}),
    })),
    byes: e.byes,
    from: e.from,
    table: e.fixedTable ?? null,
    group: e.group ?? null,
    dropped: drop?.reason ?? null,
    disqualified: e.disqualified !== undefined,
    lists: listStatus(state).flatMap((l) => (l.id === e.id ? [l.status] : [])),
    checks: e.checks,
    penalties: state.penalties.filter((p) => p.id === e.id).length,
    claimed: kept.parts.some((p) => p.role === 'player' && p.entrant === e.id),
    ...(waiting ? { waiting: true as const } : {}),
  };
}

/** The next thing to do for whoever runs the rounds. */
export function nextAct(state: State): TournamentActName {
  const round = lastRound(state);
  switch (state.status) {
    case 'registration':
      return 'start';
    case 'finished':
    case 'cancelled':
      return 'log';
    case 'running':
    case 'playoff':
      break;
    default:
      return state.status satisfies never;
  }
  if (round?.status === 'review') return 'publish';
  if (round && round.status === 'published' && openTables(round).length > 0)
    return round.clock && !isPaused(round.clock) ? 'report' : 'clock';
  if (state.status === 'playoff') return nextBracketTables(state).length > 0 ? 'pair' : 'finish';
  if (!swissIsOver(state)) return 'pair';
  return state.settings.cut > 0 ? 'cut' : 'finish';
}

/** At which table, of whom, with which result, as far as a command says so. */
function aboutOf(c: Command): { table?: number; of?: string; result?: string } {
  return {
    ...('table' in c && c.table !== undefined ? { table: c.table } : {}),
    ...('id' in c ? { of: c.id } : {}),
    ...('games' in c ? { result: gamesText(c.games) } : {}),
  };
}

const LINES = 50;

function logLines(kept: Kept): StaffTournament['log'] {
  const { log } = kept.tournament;
  const counts = new Set(standingEntries(log).map((e) => e.seq));
  return log
    .slice(-LINES)
    .reverse()
    .map((e) => ({
      seq: e.seq,
      at: e.at,
      by: e.by,
      why: e.why ?? null,
      type: e.command.type,
      undone: e.command.type !== 'undo' && !counts.has(e.seq),
      ...aboutOf(e.command),
    }));
}

function reportsOf(state: State): StaffTournament['reports'] {
  const round = lastRound(state);
  if (!round) return [];
  return round.tables.flatMap((t) => (hasResult(t) ? [] : t.reports.map((r) => ({ table: t.table, by: r.id, said: reportText(r) }))));
}

/** What players of tables of several have reported, where there is no result yet. */
function podReportsOf(state: State): StaffTournament['reports'] {
  const round = lastRound(state);
  const names = (winner: string | null): string => (winner === null ? '=' : nameOf(state, winner));
  return (round?.tables ?? []).flatMap((t) =>
    t.podResult ? [] : (t.podReports ?? []).map((r) => ({ table: t.table, by: r.id, said: names(r.winner) })),
  );
}

/** What officials see. */
export function staffTournament(m: Moment, person: string): StaffTournament {
  const { kept } = m;
  const { state } = kept.tournament;
  const claimed = (p: Pick<Part, 'role' | 'name'>): boolean => kept.parts.some((x) => x.role === p.role && x.name === p.name);
  return {
    object: 'tournamentStaff',
    public: publicTournament(m),
    rounds: state.rounds.map((r) => roundView(kept, r)),
    reports: isMultiplayer(state) ? podReportsOf(state) : reportsOf(state),
    entrants: [...state.entrants.map((e) => entrantView(kept, e, false)), ...state.waiting.map((e) => entrantView(kept, e, true))],
    staff: state.staff.map(({ name, role, number: _, suspended: __, lead, ...duty }) => ({
      name,
      role,
      claimed: claimed({ role, name }),
      ...duty,
      ...(lead ? { lead: true as const } : {}),
    })),
    settings: { ...state.settings },
    penalties: state.penalties.map((p) => ({
      seq: p.seq,
      id: p.id,
      infraction: p.infraction,
      title: both((lang) => infractionName({ lang }, p.infraction)),
      penalty: p.penalty,
      judge: p.judge,
      round: p.round,
      table: p.table ?? null,
      note: p.note ?? null,
      day: p.day ?? 1,
      at: p.at,
    })),
    checks: state.checks.map((c) => ({
      round: c.round,
      at: c.at,
      tables: c.chosen.map(({ table, ids }) => {
        const check = state.rounds.find((r) => r.number === c.round)?.tables.find((t) => t.table === table)?.check;
        return { table, ids, begun: check?.begun ?? null, ended: check?.ended ?? null };
      }),
    })),
    notes: state.notes,
    drafts: state.drafts.map((d) => ({
      number: d.number,
      pods: d.pods.map(({ pod, seats }) => ({ pod, seats })),
      begun: d.begun?.at ?? null,
    })),
    calls: kept.calls.slice().sort((a, b) => b.at - a.at),
    tasks: [...kept.tasks],
    log: logLines(kept),
    next: nextAct(state),
    seed: state.seed,
    me: kept.parts.find((p) => p.person === person && p.role !== 'player')?.name ?? '',
  };
}

/** Roles of somebody there. */
export const rolesOf = (kept: Kept, person: string | null): TournamentRole[] =>
  person === null ? [] : kept.parts.filter((p) => p.person === person).map((p) => p.role);
