/** Applying commands: the state of a tournament is made from its log by this and nothing else. */
import { chooseFirst, cut, setBracket } from '../bracket/bracket.js';
import { type CommandOf, type CommandType, DESK_VERSION, type Entry } from '../commands.js';
import { refuse } from '../messages.js';
import { standings } from '../standings/standings.js';
import type { State } from '../state/types.js';
import { secondsOf } from '../time.js';
import { admit, admitFirst } from './admission.js';
import * as clocks from './clocks.js';
import { dqReport, penalty } from './penalties.js';
import * as players from './players.js';
import * as pods from './pods.js';
import * as results from './results.js';
import * as rounds from './rounds.js';
import * as setup from './setup.js';
import { checkShape } from './shape.js';
import { returned, tardy } from './tardy.js';

/** A copy that shares nothing with the original. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  // States of large events are copied for every command: no lists of entries are made on the way.
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) out[key] = copyOf((value as Record<string, unknown>)[key]);
  return out as T;
}

function checkEntry(e: Entry, seq: number): void {
  if (e.seq !== seq) refuse('error.seq', { seq: e.seq, wanted: seq });
  if (secondsOf(e.at) === undefined) refuse('error.moment', { at: String(e.at) });
  if (typeof e.by !== 'string' || e.by === '') refuse('error.empty', { what: 'by' });
  if (e.desk !== undefined && !(Number.isSafeInteger(e.desk) && e.desk >= 1 && e.desk <= DESK_VERSION))
    refuse('error.version', { version: String(e.desk) });
  checkShape(e.command);
}

/** The state that a tournament begins with. @throws DeskError for a first command that does not create one. */
export function begin(e: Entry): State {
  checkEntry(e, 1);
  if (e.command.type !== 'create') return refuse('error.firstCommand', {});
  admitFirst(e, e.command);
  return { ...setup.create(e.command), seq: 1 };
}

/** Writes a command into a state that nobody else holds. A refused command may leave the state half written: throw it away then. */
export function applyInPlace(s: State, e: Entry): void {
  checkEntry(e, s.seq + 1);
  admit(s, e);
  run(s, e);
  s.seq = e.seq;
}

/** The state after a command. The state before is not touched. @throws DeskError for a command that can't be done, with the reason. */
export function apply(state: State, e: Entry): State {
  const next = copyOf(state);
  applyInPlace(next, e);
  return next;
}

type Handler<T extends CommandType> = (s: State, c: CommandOf<T>, e: Entry) => void;

/** What carries out each command. */
const HANDLERS: { readonly [T in CommandType]: Handler<T> } = {
  create: () => refuse('error.createTwice', {}),
  set: setup.set,
  staff: setup.staff,
  invite: setup.invite,
  register: setup.register,
  amend: setup.amend,
  byes: setup.byes,
  forbid: setup.forbid,
  allow: setup.forbid,
  start: setup.start,
  finish: setup.finish,
  cancel: setup.cancel,
  note: (s, c, e) => {
    s.notes = [...s.notes, { at: e.at, by: e.by, text: c.text }];
  },
  cut: (s, c) => {
    cut(s, c);
    setBracket(
      s,
      c,
      standings(s).map((r) => r.id),
    );
  },
  chooseFirst,
  deck: players.deck,
  deckLock: players.deckLock,
  checkDecks: players.checkDecks,
  checkBegin: players.checkBegin,
  checkEnd: players.checkEnd,
  pair: rounds.pair,
  editPairing: rounds.editPairing,
  unpair: rounds.unpair,
  publish: rounds.publish,
  beginClock: rounds.beginClock,
  endClock: rounds.endClock,
  pauseClock: clocks.pauseClock,
  resumeClock: clocks.resumeClock,
  report: results.report,
  correct: results.correct,
  reportPod: pods.reportPod,
  correctPod: pods.correctPod,
  extend: rounds.extend,
  extendAll: clocks.extendAll,
  extraTurns: rounds.extraTurns,
  close: rounds.close,
  repair: rounds.repair,
  drop: players.drop,
  reenter: players.reenter,
  tardy,
  returned,
  penalty,
  dqReport,
  draft: players.draft,
  draftBegin: players.draftBegin,
  buildBegin: players.buildBegin,
  undo: () => refuse('error.undoAlone', {}),
};

function run(s: State, e: Entry): void {
  const { type } = e.command;
  (HANDLERS[type] as Handler<CommandType>)(s, e.command, e);
}
