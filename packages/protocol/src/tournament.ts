/** Tournaments: who somebody is there, what he may ask of the desk, and what he is shown. */
import type { Text } from '@apnap/words';
import { z } from 'zod';
import { duty, STAFF_ROLES, type StaffRole, type StaffView } from './staff.js';

export const TOURNAMENT_ROLES = [...STAFF_ROLES, 'player'] as const;
export type TournamentRole = (typeof TOURNAMENT_ROLES)[number];

const name = z.string().trim().min(1).max(100);
/** Players name others by their ids only: a part of a name would tell whose it is. */
const entrantId = z
  .string()
  .max(7)
  .regex(/^p\d{1,6}$/);
const who = z.string().trim().min(1).max(120);
const number = z.string().trim().min(1).max(40);
const word = z.string().trim().min(1).max(40);
const reason = z.string().trim().min(1).max(500);
const table = z.number().int().min(1).max(100_000);
const round = z.number().int().min(1).max(1000);
const count = z.number().int().min(0).max(1_000_000);
const numbers = z.array(number).min(1).max(10);
const time = z
  .string()
  .max(6)
  .regex(/^\d{1,3}:\d{2}$/);
const result = z.string().trim().min(1).max(40);
const setting = z.union([z.string().max(100), z.number(), z.null()]);
const side = z.string().trim().min(1).max(120);
const flag = z.literal(true).optional();

/** How a result came about, beside the games. */
const how = {
  concede: side.optional(),
  absent: side.optional(),
  matchLoss: side.optional(),
  draw: flag,
  time: flag,
  life: z
    .string()
    .max(11)
    .regex(/^-?\d{1,4}-(-?\d{1,4})$/)
    .optional(),
  /** Of teams: the games of each seat, "2-1,0-2,2-0". */
  seats: z.string().max(60).optional(),
};

/** Why something is done, and the head judge who approves, where somebody enters it for him. */
const given = { why: reason.optional(), approvedBy: name.optional() };
const act = <N extends string, S extends z.ZodRawShape>(what: N, shape: S) => z.strictObject({ act: z.literal(what), ...shape, ...given });

const person = {
  /** Numbers of the players, in their order. */
  numbers: numbers.optional(),
  members: z.array(name).min(1).max(4).optional(),
  byes: z.number().int().min(0).max(20).optional(),
  table: table.optional(),
  group: name.optional(),
};

/** Everything the desk can be asked to do or to show, by whoever may: see `server/src/tournaments/rights.ts`. */
export const tournamentAct = z.discriminatedUnion('act', [
  // Before the rounds.
  act('set', {
    settings: z
      .record(word, setting)
      .refine((r) => Object.keys(r).length <= 40)
      .optional(),
    rounds: z.number().int().min(0).max(50).optional(),
    rel: word.optional(),
    forbid: z
      .array(z.tuple([who, who]))
      .max(50)
      .optional(),
    allow: z
      .array(z.tuple([who, who]))
      .max(50)
      .optional(),
  }),
  act('staff', { name, role: z.enum(STAFF_ROLES), number: number.optional(), suspended: flag, ...duty }),
  /** A break for every judge who works long and has none. */
  act('breaks', { minutes: z.number().int().min(1).max(240).optional(), least: z.number().int().min(0).max(100).optional() }),
  act('invite', { numbers: z.array(number).min(1).max(5000) }),
  act('register', {
    name,
    ...person,
    age: z.number().int().min(0).max(150).optional(),
    consent: flag,
    country: name.optional(),
    temporary: flag,
    suspended: flag,
    masked: flag,
    maker: word.optional(),
  }),
  /** A table of players of another program, as its bytes (Base64). */
  act('import', { file: z.base64().max(200_000), encoding: word.optional() }),
  act('amend', { who, name: name.optional(), ...person, group: name.optional(), noTable: flag, noGroup: flag }),
  act('start', { rounds: z.number().int().min(0).max(50).optional(), unlessUndefeated: flag, lock: flag }),
  // Rounds.
  act('pair', {
    seed: word.optional(),
    byStanding: flag,
    lock: z
      .array(z.tuple([who, who]))
      .max(200)
      .optional(),
    dry: flag,
    again: flag,
    open: flag,
  }),
  act('publish', { clock: flag }),
  act('swap', { a: who, b: who }),
  act('report', {
    table,
    round: round.optional(),
    result: result.optional(),
    ...how,
    drop: z.array(who).max(4).optional(),
    generation: z.number().int().min(0).max(1000).optional(),
  }),
  act('correct', { table, round, result: result.optional(), ...how }),
  act('repair', { table, round, result, minute: count.optional(), apply: word.optional() }),
  act('drop', { who, reenter: flag, absent: flag, member: word.optional() }),
  act('extend', { table: z.union([table, z.literal('all')]), time, round: round.optional(), reason: word.optional(), took: flag }),
  act('late', { who, time: time.optional(), returned: flag, member: word.optional() }),
  act('clock', { start: flag, stop: flag, turns: z.number().int().min(1).max(20).optional(), table: table.optional() }),
  act('build', { minutes: z.number().int().min(1).max(600).optional() }),
  act('timeCalled', {
    table,
    games: result.optional(),
    round: round.optional(),
    between: flag,
    turnsOver: flag,
    life: how.life,
  }),
  act('nextGame', {
    table,
    round: round.optional(),
    won: side.optional(),
    chose: word.optional(),
    looked: side.optional(),
    unplayed: flag,
    game: z.number().int().min(1).max(20).optional(),
  }),
  // Decks.
  act('deck', { who, list: z.string().min(1).max(20_000), pool: z.string().max(20_000).optional(), member: word.optional() }),
  act('decks', { who }),
  act('checks', {
    seed: word.optional(),
    tables: count.optional(),
    targets: z.array(who).max(50).optional(),
    phase: z.enum(['start', 'middle', 'end']).optional(),
    round: round.optional(),
  }),
  act('checkBegin', { table, round: round.optional() }),
  act('checkEnd', { table, round: round.optional() }),
  act('lockDecks', {}),
  // Penalties.
  act('record', { who }),
  act('penalty', {
    who,
    infraction: word,
    /** Absent: what it would be is told, and nothing is put on record. */
    penalty: z.enum(['caution', 'warning', 'gameLoss', 'matchLoss', 'disqualification']).optional(),
    member: word.optional(),
    facts: z.string().max(500).optional(),
    table: table.optional(),
    round: z.number().int().min(0).max(1000).optional(),
    note: z.string().max(2000).optional(),
    served: z.enum(['now', 'nextGame', 'nextMatch', 'offset']).optional(),
    late: time.optional(),
    extra: time.optional(),
    spent: time.optional(),
    reminders: count.optional(),
    moment: word.optional(),
    day: z.number().int().min(1).max(20).optional(),
    with: z.array(count).max(20).optional(),
    sameCause: flag,
  }),
  // Drafts and the playoff.
  act('draft', { pods: z.number().int().min(2).max(16).optional(), seed: word.optional() }),
  act('draftBegin', { cards: z.number().int().min(1).max(60).optional(), boosters: z.number().int().min(1).max(12).optional() }),
  act('draftTimers', {}),
  act('cut', { size: z.number().int().min(2).max(128).optional(), seed: word.optional() }),
  act('choosePlay', { table, plays: z.enum(['first', 'second']) }),
  // The end, and the log.
  act('prizes', { prizes: z.array(count).min(1).max(200), agree: z.array(who).max(64).optional() }),
  act('finish', {}),
  act('cancel', {}),
  act('note', { text: z.string().trim().min(1).max(2000) }),
  act('undo', { seq: z.number().int().min(2) }),
  // Questions.
  act('whyPaired', { who, not: who.optional(), round: round.optional() }),
  act('chances', { who: who.optional(), cut: z.number().int().min(1).max(128).optional() }),
  act('log', {}),
  act('verify', { hash: z.string().max(80).optional() }),
  // What players ask for themselves.
  /** `members`: of a team, in the order of its seats. */
  act('enter', {
    name,
    number: number.optional(),
    members: z.array(name).min(1).max(4).optional(),
    age: z.number().int().min(0).max(150).optional(),
    consent: flag,
    masked: flag,
  }),
  act('myDeck', { list: z.string().min(1).max(20_000) }),
  act('myResult', {
    result: result.optional(),
    /** Of a table of several: who has won, or "draw". */
    winner: z.union([entrantId, z.literal('draw')]).optional(),
    concede: flag,
    draw: flag,
    /** As the other one has reported it, however it came about. */
    agree: flag,
    drop: flag,
    generation: z.number().int().min(0).max(1000).optional(),
  }),
  act('myDrop', {}),
  act('myRecord', {}),
  act('myWhy', { not: entrantId.optional(), round: round.optional() }),
]);
export type TournamentAct = z.infer<typeof tournamentAct>;
export type TournamentActName = TournamentAct['act'];

const id = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/);
export const tournamentParams = z.object({ id });

/** A tournament is made from what an organizer says, or from the file of one that was kept elsewhere. */
export const newTournamentBody = z.union([
  z.strictObject({
    name,
    /** What the organizer is called among the officials. */
    as: name.optional(),
    format: word.optional(),
    kind: word.optional(),
    rel: word.optional(),
    program: word.optional(),
    ruleset: word.optional(),
    date: z
      .string()
      .length(10)
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
    rounds: z.number().int().min(0).max(50).optional(),
    minutes: z.number().int().min(1).max(600).optional(),
    cut: z.number().int().min(0).max(128).optional(),
    matchWins: z.number().int().min(1).max(4).optional(),
    settings: z
      .record(word, setting)
      .refine((r) => Object.keys(r).length <= 40)
      .optional(),
  }),
  /** The lines of its log, and what the file is called where something is said of it. */
  z.strictObject({ file: z.string().min(1).max(8_000_000), called: z.string().max(200).default(''), as: name.optional() }),
]);
export type NewTournament = z.input<typeof newTournamentBody>;

/** How a tournament is run here: who may enter by himself, and whether matches are played at tables of this server. */
export const policyBody = z.strictObject({
  entry: z.enum(['desk', 'code', 'open']).optional(),
  play: z.enum(['paper', 'here']).optional(),
  /** Who may watch matches that are played here. */
  watch: z.enum(['everybody', 'nobody']).optional(),
  listed: z.boolean().optional(),
});
export interface Policy {
  entry: 'desk' | 'code' | 'open';
  play: 'paper' | 'here';
  watch: 'everybody' | 'nobody';
  listed: boolean;
}

/** A code for an official; whoever brings it has the role under this name. */
export const invitationBody = z.strictObject({ role: z.enum(STAFF_ROLES), name });
/** Somebody shows a code: of an official, of an entrant, or of the tournament itself. */
export const showCodeBody = z.strictObject({ code: z.string().trim().min(4).max(60) });

/** What a code is for, before it is shown in earnest. */
export interface CodeView {
  object: 'code';
  for: 'entry' | 'player' | StaffRole;
  /** Whose it is; null: of nobody in particular. */
  name: string | null;
}

/** A judge is wanted at a table. */
export const CALL_KINDS = ['judge', 'result', 'deckCheck', 'other'] as const;
export const callBody = z.strictObject({ kind: z.enum(CALL_KINDS).default('judge'), table: table.optional() });
export const callStepBody = z.strictObject({ step: z.enum(['take', 'done', 'release']), extension: time.optional() });

export interface CallView {
  id: string;
  /** `backUp`: a judge at a table that is played here needs the head judge (IPG 1.4). */
  kind: (typeof CALL_KINDS)[number] | 'backUp';
  round: number;
  table: number | null;
  /** Who called: a player at the table, or an official. */
  by: string;
  at: number;
  taken: { by: string; at: number } | null;
  done: number | null;
}

/** A tournament in the list. */
export interface TournamentInfo {
  object: 'tournament';
  id: string;
  name: string;
  date: string;
  format: string;
  kind: string;
  status: 'registration' | 'running' | 'playoff' | 'finished' | 'cancelled';
  players: number;
  /** Swiss rounds begun, and planned where that is known. */
  round: number;
  rounds: number | null;
  /** What whoever asks is there. */
  roles: TournamentRole[];
}

/** Seconds by the clock of the round at the moment the view was made; who shows it counts on by himself. */
export interface RoundClockView {
  phase: 'pregame' | 'running' | 'paused' | 'lastTen' | 'time' | 'noLimit' | 'over';
  left: number | null;
  /** The moment of which `left` is told, as milliseconds of the server's clock. */
  at: number;
  extended: { table: number; left: number }[];
}

/** What officials have to do (the handbook's chapter on teams and decklists), by when: before the rounds, in each of them, after the last. */
export const TASKS = {
  opening: ['teams', 'tableNumbers', 'product', 'listsIn', 'listsSorted', 'talk'],
  round: ['posted', 'slips', 'seated', 'checks', 'listsCounted', 'gather', 'allIn', 'penalties'],
  end: ['standings', 'prizes', 'reports', 'file', 'debrief'],
} as const;
export type TaskName = (typeof TASKS)[keyof typeof TASKS][number];
const TASK_NAMES = Object.values(TASKS).flat();

export const taskBody = z
  .strictObject({
    task: z.enum(TASK_NAMES),
    /** 0: none, of what is done before the rounds and after them. */
    round: z.number().int().min(0).max(1000),
    done: z.boolean(),
  })
  .refine(({ task, round: at }) => (TASKS.round as readonly TaskName[]).includes(task) === at > 0);

/** Something that has been done: by whom, and when. */
export interface TaskView {
  task: TaskName;
  round: number;
  by: string;
  at: number;
}

export interface PairingView {
  table: number;
  kind: 'match' | 'pod' | 'bye' | 'awardedBye' | 'loss';
  pod?: number;
  /** Ids of those who sit there. */
  seats: string[];
  /** What they had before the round. */
  points: number[];
  result: string | null;
  how: string | null;
  outcome: 'a' | 'b' | 'draw' | 'bothLose' | null;
  winner?: string | null;
  /** Changed by hand. */
  edited?: true;
  /** The hosted table on which it is played. */
  at?: string;
}

export interface RoundView {
  number: number;
  stage: 'swiss' | 'playoff';
  status: 'review' | 'published' | 'closed';
  generation: number;
  pairings: PairingView[];
}

export interface StandingView {
  place: number;
  id: string;
  points: number;
  record: string;
  omw: string;
  gw: string;
  ogw: string;
  dropped?: true;
}

/** What is told at the very top, and again whenever something has changed. */
export interface TournamentHead {
  /** Number of the last line of the log: what was fetched for another is old. */
  seq: number;
  /** Another number whenever something that is shown has changed, of the log or beside it. */
  version: number;
  name: string;
  date: string;
  format: string;
  kind: string;
  rel: string;
  status: TournamentInfo['status'];
  players: number;
  round: number;
  rounds: number | null;
  /** Of the newest round that is out. */
  roundStatus: RoundView['status'] | null;
  stage: 'swiss' | 'playoff';
  openTables: number;
  clock: RoundClockView | null;
  /** Minutes for building, and since when. */
  build: { left: number; at: number } | null;
  policy: Policy;
  teams: boolean;
  /** Game wins that win a match (MTR 2.1). */
  matchWins: number;
  lists: 'required' | 'none';
  decksLocked: boolean;
}

/** What everybody may know. */
export interface PublicTournament {
  object: 'tournamentPublic';
  id: string;
  head: TournamentHead;
  /** Names as they are shown to others (masked where somebody wished it), by id. */
  names: Record<string, string>;
  rounds: RoundView[];
  standings: StandingView[];
  /** The round after which these are. */
  standingsAfter: number;
  /** Final places, when there are any. */
  places: { place: number; id: string }[] | null;
  bracket: { seats: string[]; size: number } | null;
  /** Hash of the last line of the log: with it anybody can check the file later. */
  hash: string;
}

/** What one player is told of himself. */
export interface MineView {
  object: 'tournamentMine';
  roles: TournamentRole[];
  /** What he is called as an official. */
  as: string | null;
  entrant: null | {
    id: string;
    name: string;
    waiting: boolean;
    dropped: boolean;
    points: number;
    record: string;
    place: number | null;
    deck: { status: 'missing' | 'received' | 'illegal' | 'none'; locked: boolean };
    match: null | {
      round: number;
      table: number;
      kind: PairingView['kind'];
      generation: number;
      side: 'a' | 'b' | null;
      opponents: { id: string; name: string }[];
      result: string | null;
      /** What was reported by him and by the other, where there is no result yet. */
      reported: { mine: string | null; theirs: string | null };
      /** How what was reported came about: played, conceded by whoever reports it, drawn by agreement. */
      how: { mine: string | null; theirs: string | null };
      disputed: boolean;
      /** Of a table of several: what each has reported; `winner` null: nobody. */
      said?: { by: string; winner: string | null; agreed: boolean }[];
      /** Seconds more for this table. */
      extension: number;
      at?: string;
    };
  };
  calls: CallView[];
}

/** One who is entered, as the desk sees him. */
export interface EntrantView {
  id: string;
  name: string;
  members: { name: string; number: string | null; age?: number; country?: string; masked?: true; consent?: true; suspended?: true }[];
  byes: number;
  from: number;
  table: number | null;
  group: string | null;
  dropped: string | null;
  disqualified: boolean;
  lists: ('missing' | 'received' | 'illegal')[];
  checks: number[];
  penalties: number;
  /** Whether somebody plays as him by his own device. */
  claimed: boolean;
  waiting?: true;
}

/** What the officials see, beside what everybody does. */
export interface StaffTournament {
  object: 'tournamentStaff';
  public: PublicTournament;
  /** Rounds with those that are not out yet. */
  rounds: RoundView[];
  /** Reports of players that wait or do not agree, by table. */
  reports: { table: number; by: string; said: string }[];
  entrants: EntrantView[];
  staff: StaffView[];
  settings: Record<string, string | number | null>;
  penalties: {
    seq: number;
    id: string;
    infraction: string;
    title: Text;
    penalty: string;
    judge: string;
    round: number;
    table: number | null;
    note: string | null;
    /** Day of the event, from 1. */
    day: number;
    at: string;
  }[];
  checks: { round: number; at: string; tables: { table: number; ids: string[]; begun: string | null; ended: string | null }[] }[];
  notes: { at: string; by: string; text: string }[];
  drafts: { number: number; pods: { pod: number; seats: string[] }[]; begun: string | null }[];
  calls: CallView[];
  /** What has been done of {@link TASKS}. */
  tasks: TaskView[];
  /** The last lines of the log, the newest first. */
  log: {
    seq: number;
    at: string;
    by: string;
    why: string | null;
    type: string;
    undone: boolean;
    table?: number;
    of?: string;
    result?: string;
  }[];
  /** What whoever runs the rounds does next. */
  next: TournamentActName;
  seed: string;
  /** What whoever looks is called here. */
  me: string;
}

/** What the desk has answered. */
export interface DeskAnswer {
  object: 'deskAnswer';
  ok: boolean;
  lines: string[];
  json: unknown;
  seq: number;
  /** What was pointed out, beside the answer. */
  notices: string[];
}

/** What a tournament's socket says: first, and after each change. */
export type TournamentMessage = { type: 'tournament'; head: TournamentHead; mine: MineView };
