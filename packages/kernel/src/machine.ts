/**
 * The machine: a stack of frames as data, run one atomic step at a time.
 *
 * A step reads top to bottom like the rule book. When it needs a choice it calls {@link ask}. Where the answer is not there yet, the machine
 * drops everything the step has done (it goes back to the snapshot from before it), puts the request into the state as the pending decision,
 * and stops. When the answer has come, the step runs again from its start with the answers so far. So a state between two decisions is
 * plain data: it can be saved, forked, or moved to another machine in the middle of anything.
 */
import { fork, type Owned } from './cow.js';
import type { Answer, Decision, Request } from './decision.js';
import type { HasRng } from './rng.js';

/** Something that is going on. `kind` says which procedure, the rest is where it stands. */
export interface Frame extends Owned {
  kind: string;
}

/** What the machine needs of a game state. */
export interface MachineState<F extends Frame = Frame> extends HasRng {
  /** What is going on, outermost first; the last one runs. */
  frames: readonly F[];
  pending: Decision | null;
  /** Answers already given to the step that is being run again. */
  answers: readonly Answer[];
  nextDecision: number;
  nextEvent: number;
  /** Options of the first request of the step that is being run again: beside the state, so that they need not be worked out twice. */
  _asked: readonly unknown[] | null;
}

/** An entry of the log: numbered, with the rule that made it happen and the event that led to it (0: none). */
export interface LogEvent {
  id: number;
  rule: string;
  cause: number;
  kind: string;
}

/** One run of the machine, from an answer to the next decision. Lives outside the state. */
export interface Run<S extends MachineState, E extends LogEvent = LogEvent> {
  s: S;
  events: E[];
  cursor: number;
  request: Request | null;
}

/** Thrown by {@link ask} when the answer is not there yet; allocated once because it is thrown often. */
const ASK = new Error('ask');
ASK.stack = '';

export const newRun = <S extends MachineState, E extends LogEvent>(s: S): Run<S, E> => ({ s, events: [], cursor: 0, request: null });

/**
 * The answer to a request: the recorded one, or none yet, in which case the step is abandoned and run again later. Requests of one step must
 * be the same on each run: a step may depend on nothing but the state and the answers.
 */
export function ask(run: Run<MachineState, LogEvent>, request: Request): Answer {
  const { answers } = run.s;
  if (run.cursor < answers.length) return answers[run.cursor++];
  run.request = request;
  throw ASK;
}

/**
 * Runs steps until a decision is pending, no frame is left, or `limit` steps have been made.
 * @param step performs one atomic step of the top frame on `run.s`.
 * @throws Error when the limit is reached: a procedure does not end.
 */
export function drive<S extends MachineState, E extends LogEvent>(run: Run<S, E>, step: (run: Run<S, E>) => void, limit = 1_000_000): void {
  for (let n = 0; n < limit; n++) {
    if (run.s.frames.length === 0) return;
    const before = run.s;
    const mark = run.events.length;
    run.s = fork(before);
    run.cursor = 0;
    try {
      step(run);
    } catch (thrown) {
      if (thrown !== ASK) throw thrown;
      run.events.length = mark;
      const s = fork(before);
      s.pending = { ...(run.request as Request), id: s.nextDecision };
      run.request = null;
      run.s = s;
      return;
    }
    if (run.s.answers.length > 0) {
      run.s.answers = [];
      run.s._asked = null;
    }
  }
  throw new Error(`no decision after ${limit} steps; running ${run.s.frames.map((f) => f.kind).join(' > ')}`);
}

/** A fork of the state with the answer recorded, ready to be driven. The answer must have been checked. */
export function withAnswer<S extends MachineState>(state: S, answer: Answer): S {
  const s = fork(state);
  const ask = state.pending?.ask;
  if (state.answers.length === 0) s._asked = ask && 'options' in ask ? ask.options : null;
  s.answers = [...state.answers, answer];
  s.pending = null;
  s.nextDecision++;
  return s;
}
