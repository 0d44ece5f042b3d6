/** Who may ask what of a tournament's desk (MTR 1.6 to 1.10: what each official is responsible for). */
import type { OfficialActName, StaffRole, TournamentActName, TournamentRole } from '@apnap/protocol';

const DESK: readonly StaffRole[] = ['organizer', 'scorekeeper'];
const HALL: readonly StaffRole[] = ['organizer', 'scorekeeper', 'headJudge'];
const JUDGES: readonly StaffRole[] = ['headJudge', 'judge'];
const STAFF: readonly StaffRole[] = ['organizer', 'scorekeeper', 'headJudge', 'judge'];
const ANYBODY = 'anybody';
const PLAYER: readonly TournamentRole[] = ['player'];

/** For each act who may do it; `anybody` with a name of his own: entering oneself. */
export const RIGHTS: Readonly<Record<TournamentActName, readonly TournamentRole[] | typeof ANYBODY>> = {
  set: HALL,
  staff: ['organizer', 'headJudge'],
  breaks: ['organizer', 'headJudge'],
  invite: DESK,
  register: DESK,
  import: DESK,
  amend: DESK,
  start: HALL,
  pair: HALL,
  publish: HALL,
  swap: HALL,
  report: STAFF,
  correct: HALL,
  repair: HALL,
  drop: STAFF,
  extend: STAFF,
  late: STAFF,
  clock: STAFF,
  build: HALL,
  timeCalled: STAFF,
  nextGame: STAFF,
  deck: STAFF,
  decks: STAFF,
  checks: STAFF,
  checkBegin: STAFF,
  checkEnd: STAFF,
  lockDecks: HALL,
  record: STAFF,
  penalty: JUDGES,
  draft: HALL,
  draftBegin: HALL,
  draftTimers: STAFF,
  cut: HALL,
  choosePlay: STAFF,
  prizes: ['organizer', 'scorekeeper', 'headJudge'],
  finish: HALL,
  cancel: ['organizer'],
  note: STAFF,
  undo: HALL,
  whyPaired: STAFF,
  chances: STAFF,
  log: STAFF,
  verify: STAFF,
  enter: ANYBODY,
  myDeck: PLAYER,
  myResult: PLAYER,
  myDrop: PLAYER,
  myRecord: PLAYER,
  myWhy: PLAYER,
};

/** Whether somebody with these roles may do it. */
export function mayDo(act: TournamentActName, roles: readonly TournamentRole[]): boolean {
  const may = RIGHTS[act];
  return may === ANYBODY || may.some((role) => roles.includes(role));
}

/** Officials who come to tables that are played here, the one who decides first (MTR 1.7, 1.8). */
export const OFFICIATES = ['headJudge', 'judge'] as const satisfies readonly StaffRole[];

/** For each thing that an official does at a table who may do it (IPG 1.4: only the head judge may approve of a back-up). */
export const AT_TABLES: Readonly<Record<OfficialActName, readonly (typeof OFFICIATES)[number][]>> = {
  enter: OFFICIATES,
  leave: OFFICIATES,
  look: OFFICIATES,
  backUp: OFFICIATES,
  withdraw: OFFICIATES,
  approve: ['headJudge'],
  refuse: ['headJudge'],
  correct: OFFICIATES,
};

/** Whether an official may do something at a table. */
export const mayOfficiate = (act: OfficialActName, role: (typeof OFFICIATES)[number]): boolean => AT_TABLES[act].includes(role);

/** Whether somebody is an official there. */
export const isStaff = (roles: readonly TournamentRole[]): boolean => roles.some((r) => r !== 'player');

/** Acts that only look: they write nothing whatever is asked. */
export const LOOKS: ReadonlySet<TournamentActName> = new Set<TournamentActName>([
  'timeCalled',
  'nextGame',
  'decks',
  'record',
  'draftTimers',
  'whyPaired',
  'chances',
  'log',
  'verify',
  'myRecord',
  'myWhy',
]);

/** In whose name something is done: an official's before a player's, the highest first (MTR 1.7). */
export const roleFor = (act: TournamentActName, roles: readonly TournamentRole[]): TournamentRole | null =>
  (['headJudge', 'organizer', 'scorekeeper', 'judge', 'player'] as const).find(
    (r) => roles.includes(r) && (RIGHTS[act] === ANYBODY || RIGHTS[act].includes(r)),
  ) ?? null;
