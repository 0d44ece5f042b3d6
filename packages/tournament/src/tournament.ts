/** A tournament: its log, and the state the log makes; taking back and putting right are commands like the others. */
import { canonicalText } from '@apnap/kernel';
import { apply, applyInPlace, begin, copyOf } from './apply/apply.js';
import { checkShape } from './apply/shape.js';
import { type Command, type CommandOf, DESK_VERSION, type Entry } from './commands.js';
import { DeskError, type Message, refuse } from './messages.js';
import type { State } from './state/types.js';

export interface Tournament {
  readonly log: readonly Entry[];
  readonly state: State;
}

/** Which entries count: those nobody took back, but for those whose taking back was taken back. */
export function standingEntries(log: readonly Entry[]): Entry[] {
  const undone = new Set<number>();
  for (let i = log.length - 1; i >= 0; i--) {
    const { seq, command } = log[i];
    if (command.type === 'undo' && !undone.has(seq)) undone.add(command.seq);
  }
  return log.filter((e) => e.command.type !== 'undo' && !undone.has(e.seq));
}

/** The entry in the log that a command's place refers to stays, whatever was taken back before it. */
function fold(entries: readonly Entry[]): State {
  const [first, ...rest] = entries;
  if (!first) return refuse('error.emptyLog', {});
  const state = begin(first);
  for (const e of rest) {
    // Places of what was taken back stay empty.
    state.seq = e.seq - 1;
    applyInPlace(state, e);
  }
  return state;
}

/** Opens a tournament from its log. @throws DeskError naming the first command that can't be done. */
export function openTournament(log: readonly Entry[]): Tournament {
  log.forEach((e, i) => {
    if (e.seq !== i + 1) refuse('error.seq', { seq: e.seq, wanted: i + 1 });
  });
  return { log, state: { ...fold(standingEntries(log)), seq: log.length } };
}

/** When, by whom and why something is done. */
export interface Doing {
  at: string;
  by: string;
  why?: string | undefined;
}

/** The entry that would come next. */
export function entryFor(t: Pick<Tournament, 'log'>, doing: Doing, command: Command): Entry {
  return {
    seq: t.log.length + 1,
    at: doing.at,
    by: doing.by,
    ...(doing.why === undefined ? {} : { why: doing.why }),
    desk: DESK_VERSION,
    command,
  };
}

/** Creates a tournament. */
export function createTournament(doing: Doing, command: CommandOf<'create'>): Tournament {
  return openTournament([entryFor({ log: [] }, doing, command)]);
}

/** The tournament after one more command. @throws DeskError for a command that can't be done; nothing has changed then. */
export function act(t: Tournament, doing: Doing, command: Command): Tournament {
  return extended(t, entryFor(t, doing, command));
}

/** The tournament with one more entry. */
export function extended(t: Tournament, e: Entry): Tournament {
  checkShape(e.command);
  if (e.command.type === 'undo') return undone(t, e);
  return { log: [...t.log, e], state: apply(t.state, e) };
}

/** The tournament with more entries, which were made for it: as when they were done one after the other, with less copying. */
export function extendedBy(t: Tournament, entries: readonly Entry[]): Tournament {
  if (entries.some((e) => e.command.type === 'undo')) return openTournament([...t.log, ...entries]);
  const state = copyOf(t.state);
  for (const e of entries) applyInPlace(state, e);
  return { log: [...t.log, ...entries], state };
}

function undone(t: Tournament, e: Entry): Tournament {
  const { command } = e;
  if (command.type !== 'undo') return t;
  const target = t.log.find((o) => o.seq === command.seq);
  if (!target || command.seq === 1 || command.seq >= e.seq) return refuse('error.undoWhat', { seq: command.seq });
  const log = [...t.log, e];
  if (standingEntries(log).length === standingEntries(t.log).length) refuse('error.undoTwice', { seq: command.seq });
  try {
    return { log, state: { ...fold(standingEntries(log)), seq: e.seq } };
  } catch (cause) {
    // Something later needs what would be taken back.
    if (cause instanceof DeskError) return refuse('error.undoNeeded', { seq: command.seq, why: cause.reason });
    throw cause;
  }
}

/** Registers many at once. Who is refused is told with the reason and not entered; the others are. */
export function registerAll(
  t: Tournament,
  doing: Doing,
  commands: readonly CommandOf<'register'>[],
): { tournament: Tournament; refused: { index: number; reason: Message }[] } {
  const state = copyOf(t.state);
  const log = t.log.slice();
  const refused: { index: number; reason: Message }[] = [];
  for (const [index, command] of commands.entries()) {
    const e = entryFor({ log }, doing, command);
    try {
      // A registration writes nothing before it is accepted.
      applyInPlace(state, e);
      log.push(e);
    } catch (cause) {
      if (!(cause instanceof DeskError)) throw cause;
      refused.push({ index, reason: cause.reason });
    }
  }
  return { tournament: { log, state }, refused };
}

/** Several commands at once: all of them, or none. */
export function actAll(t: Tournament, doing: Doing, commands: readonly Command[]): Tournament {
  if (commands.some((c) => c.type === 'undo')) return commands.reduce((x, c) => act(x, doing, c), t);
  const state = copyOf(t.state);
  const log = t.log.slice();
  for (const command of commands) {
    const e = entryFor({ log }, doing, command);
    applyInPlace(state, e);
    log.push(e);
  }
  return { log, state };
}

/** One text for a state, the same on every machine. */
export const canonical = (state: State): string => canonicalText(state);
