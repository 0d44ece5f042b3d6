/**
 * The machine: a stack of frames as data, run one atomic step at a time.
 *
 * A step reads top to bottom like the rule book. When it needs a choice it calls {@link ask}. Where the answer is not there yet, the machine
 * drops everything the step has done (it goes back to the snapshot from before it), puts the request into the state as the pending decision,
 * and stops. When the answer has come, the step runs again from its start with the answers so far. So a state between two decisions is
 * plain data: it can be saved, forked, or moved to another machine in the middle of anything.
 */
import { fork, type Owned } from './cow.js';
import type { Answer, Decision, Request, Together } from './decision.js';
import { tick } from './meter.js';
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
  /** Several decisions at once ({@link askAll}); `pending` is null then. Absent: there are none. */
  together?: Together;
  /** By seat: who is asked what this seat is to decide. Absent or null: each seat decides for itself. */
  deciders?: readonly number[] | null;
  /** Answers already given to the step that is being run again. */
  answers: readonly Answer[];
  nextDecision: number;
  nextEvent: number;
  /** What the step that is being run again has worked out so far ({@link remember}): beside the state, so that it need not be done twice. */
  _memo: readonly unknown[] | null;
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
  request: Request | readonly Request[] | null;
  /** Values of {@link remember}, in the order of its calls within the step. */
  memo: unknown[];
  recalled: number;
}

/** Thrown by {@link ask} when the answer is not there yet; allocated once because it is thrown often. */
const ASK = new Error('ask');
ASK.stack = '';

export const newRun = <S extends MachineState, E extends LogEvent>(s: S): Run<S, E> => ({
  s,
  events: [],
  cursor: 0,
  request: null,
  memo: [],
  recalled: 0,
});

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
 * The answers to several requests that are put at the same time, in the order of the requests, whatever order they came in. Until all have come the
 * step is abandoned, as by {@link ask}. Which there are, and in which order, is seen by everybody; `Request.visible` and `Request.answered` say the rest.
 */
export function askAll(run: Run<MachineState, LogEvent>, requests: readonly Request[]): readonly Answer[] {
  if (requests.length === 0) return [];
  if (requests.length === 1) return [ask(run, requests[0])];
  const from = run.cursor;
  if (from < run.s.answers.length) {
    run.cursor = from + requests.length;
    return run.s.answers.slice(from, run.cursor);
  }
  run.request = requests;
  throw ASK;
}

/** A yes-or-no question: whether the answer is yes. */
export function askYes(run: Run<MachineState, LogEvent>, request: Omit<Request, 'ask'>): boolean {
  const answer = ask(run, { ...request, ask: { form: 'confirm' } });
  return 'yes' in answer && answer.yes;
}

/**
 * A value that is costly to work out and the same on each run of the step: worked out on the first run, recalled on the later ones. It must
 * depend on nothing but the state before the step and the answers, and must not be written. A restored game works it out again.
 */
export function remember<T>(run: Run<MachineState, LogEvent>, make: () => T): T {
  if (run.recalled < run.memo.length) return run.memo[run.recalled++] as T;
  const value = make();
  run.memo.push(value);
  run.recalled++;
  return value;
}

/** What a step counts on the meter, besides what it does. */
const STEP = 8;

/** No decision has come within the steps that were allowed: a procedure does not end. */
export class Endless extends Error {
  constructor(
    readonly steps: number,
    frames: readonly Frame[],
  ) {
    super(`no decision after ${steps} steps; running ${frames.map((f) => f.kind).join(' > ')}`);
    this.name = 'Endless';
  }
}

/**
 * Runs steps until a decision is pending, no frame is left, or `limit` steps have been made.
 * @param step performs one atomic step of the top frame on `run.s`.
 * @param watch told of the state after each step: a value that stays as it is.
 * @param settle what becomes of the game where a step can't be carried out: told what was thrown, with the run as it was before that step. It leaves
 * a state from which the run goes on or ends, or throws. Absent: what is thrown is thrown on.
 * @throws Endless when the limit is reached: a procedure does not end.
 */
export function drive<S extends MachineState, E extends LogEvent>(
  run: Run<S, E>,
  step: (run: Run<S, E>) => void,
  limit = 1_000_000,
  watch?: (state: S) => void,
  settle: (run: Run<S, E>, thrown: unknown) => void = thrownOn,
): void {
  for (let n = 0; n < limit; n++) {
    if (run.s.frames.length === 0) return;
    tick(STEP);
    const before = run.s;
    const mark = run.events.length;
    run.s = fork(before);
    run.cursor = 0;
    run.memo = before._memo === null ? [] : before._memo.slice(); // a copy: other answers may be tried from the same state
    run.recalled = 0;
    try {
      step(run);
    } catch (thrown) {
      run.events.length = mark;
      if (thrown !== ASK) {
        run.s = fork(before);
        settle(run, thrown);
        continue;
      }
      const s = fork(before);
      put(s, run.request as Request | readonly Request[]);
      s._memo = run.memo;
      run.request = null;
      run.s = s;
      return;
    }
    if (run.s.answers.length > 0) run.s.answers = [];
    if (run.s._memo !== null) run.s._memo = null;
    watch?.(run.s);
  }
  run.s = fork(run.s);
  settle(run, new Endless(limit, run.s.frames));
}

/** Puts what is asked into the state, numbered in its order. */
function put(s: MachineState, asked: Request | readonly Request[]): void {
  const numbered = (request: Request, id: number): Decision => ({
    ...request,
    id,
    decider: s.deciders?.[request.seat] ?? request.seat,
  });
  if (isOne(asked)) s.pending = numbered(asked, s.nextDecision);
  else s.together = { decisions: asked.map((request, i) => numbered(request, s.nextDecision + i)), given: asked.map(() => null) };
}

const isOne = (asked: Request | readonly Request[]): asked is Request => !Array.isArray(asked);

function thrownOn(_: unknown, thrown: unknown): void {
  throw thrown;
}

/** A fork of the state with the answer recorded, ready to be driven. The answer must have been checked. */
export function withAnswer<S extends MachineState>(state: S, answer: Answer): S {
  const s = fork(state);
  s.answers = [...state.answers, answer];
  s.pending = null;
  s.nextDecision++;
  return s;
}

/**
 * A fork of a state with several decisions in which the one at this place has another answer, or, with null, none. With the last answer all are recorded
 * in the order of the request, and the state is ready to be driven: `together` is gone. The answer must have been checked.
 */
export function withAnswerAt<S extends MachineState>(state: S, place: number, answer: Answer | null): S {
  const { together } = state;
  if (!together) throw new Error('there are not several decisions');
  const given = together.given.map((before, i) => (i === place ? answer : before));
  const s = fork(state);
  const whole = given.filter((a) => a !== null);
  if (whole.length < given.length) {
    s.together = { decisions: together.decisions, given };
    return s;
  }
  s.answers = [...state.answers, ...whole];
  delete s.together;
  s.nextDecision += whole.length;
  return s;
}
