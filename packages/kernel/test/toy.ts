/**
 * A game that is not Magic, to prove that the kernel knows no word of it: players draft dice that were rolled, hold or roll again, and divide
 * points. Every form of decision but the text occurs.
 */
import {
  type Answer,
  ask,
  canonicalText,
  checkAnswer,
  drive,
  enumerateAnswers,
  type Frame,
  fork,
  type Game,
  hashOf,
  type LogEvent,
  type MachineState,
  newRun,
  type Outcome,
  own,
  type Result,
  type Run,
  randomInt,
  SaveError,
  SetupError,
  withAnswer,
} from '../src/index.js';

export interface ToySetup {
  players: string[];
  rounds: number;
}

interface RoundFrame extends Frame {
  kind: 'round';
  pc: 'roll' | 'draft' | 'again' | 'score';
  seat: number;
}

export interface ToyState extends MachineState<RoundFrame> {
  format: 'toy/1';
  names: readonly string[];
  round: number;
  rounds: number;
  /** On the table; each player's dice are his secret. */
  table: readonly number[];
  hands: readonly (readonly number[])[];
  points: readonly number[];
  result: Result | null;
}

export interface ToyEvent extends LogEvent {
  kind: 'roll' | 'take' | 'score';
  seat: number;
  n: number;
}

type R = Run<ToyState, ToyEvent>;

function log(run: R, kind: ToyEvent['kind'], rule: string, seat: number, n: number): void {
  run.events.push({ id: run.s.nextEvent++, rule, cause: 0, kind, seat, n });
}

const goTo = (run: R, frame: RoundFrame, pc: RoundFrame['pc'], seat = 0): void => {
  const top = own(run.s, frame);
  top.pc = pc;
  top.seat = seat;
  run.s.frames = [top];
};

/** One atomic step; it may ask several times. */
export function step(run: R): void {
  const frame = run.s.frames[run.s.frames.length - 1];
  switch (frame.pc) {
    case 'roll':
      roll(run, frame);
      return;
    case 'draft':
      draft(run, frame);
      return;
    case 'again':
      again(run, frame);
      return;
    case 'score':
      score(run, frame);
      return;
    default:
      frame.pc satisfies never;
  }
}

function roll(run: R, frame: RoundFrame): void {
  const { s } = run;
  s.table = Array.from({ length: s.names.length * 2 }, () => 1 + randomInt(s, 6));
  for (const n of s.table) log(run, 'roll', '1', -1, n);
  goTo(run, frame, 'draft');
}

/** Each player takes two dice, in turn. */
function draft(run: R, frame: RoundFrame): void {
  const { s } = run;
  const { seat } = frame;
  const answer = ask(run, {
    seat,
    kind: 'draft',
    ask: { form: 'pick', options: s.table.map((die) => ({ die })), min: 2, max: 2 },
    rule: '2',
    prompt: { id: 'draft' },
  });
  const taken = 'pick' in answer ? answer.pick : [];
  s.hands = s.hands.map((hand, i) => (i === seat ? [...hand, ...taken.map((at) => s.table[at])] : hand));
  s.table = s.table.filter((_, at) => !taken.includes(at));
  log(run, 'take', '2', seat, taken.length);
  if (seat + 1 < s.names.length) goTo(run, frame, 'draft', seat + 1);
  else goTo(run, frame, 'again');
}

/** A player may roll again, and then says how many dice: two questions of one step, the second after a random number was drawn. */
function again(run: R, frame: RoundFrame): void {
  const { s } = run;
  const { seat } = frame;
  const yes = ask(run, { seat, kind: 'again', ask: { form: 'confirm' }, rule: '3', prompt: { id: 'again' } });
  if ('yes' in yes && yes.yes) {
    const lucky = randomInt(s, 6);
    const n = ask(run, {
      seat,
      kind: 'number',
      ask: { form: 'number', min: 0, max: s.hands[seat].length },
      rule: '3',
      prompt: { id: 'n' },
    });
    const count = 'number' in n ? n.number : 0;
    s.hands = s.hands.map((hand, i) => (i === seat ? hand.map((die, at) => (at < count ? 1 + ((die + lucky) % 6) : die)) : hand));
    log(run, 'roll', '3', seat, count);
  }
  if (seat + 1 < s.names.length) goTo(run, frame, 'again', seat + 1);
  else goTo(run, frame, 'score');
}

/** The player with the most pips divides three points among all. */
function score(run: R, frame: RoundFrame): void {
  const { s } = run;
  const sums = s.hands.map((hand) => hand.reduce((x, y) => x + y, 0));
  const best = sums.indexOf(Math.max(...sums));
  const all = s.names.map(() => 0);
  const answer = ask(run, {
    seat: best,
    kind: 'divide',
    ask: { form: 'divide', options: s.names, total: 3, least: all, most: all.map(() => 3) },
    rule: '4',
    prompt: { id: 'divide' },
    visible: 'all',
  });
  const shares = 'divide' in answer ? answer.divide : all;
  s.points = s.points.map((p, i) => p + shares[i]);
  shares.forEach((n, seat) => {
    log(run, 'score', '4', seat, n);
  });
  s.hands = s.names.map(() => []);
  s.round++;
  if (s.round < s.rounds) goTo(run, frame, 'roll');
  else finish(s);
}

function finish(s: ToyState): void {
  const most = Math.max(...s.points);
  s.frames = [];
  s.result = { winners: s.points.flatMap((p, i) => (p === most ? [i] : [])), rule: '5', reason: { id: 'points' } };
}

function emptyState(setup: ToySetup, rng: ToyState['rng']): ToyState {
  const zero = setup.players.map(() => 0);
  return {
    _e: 0,
    _memo: null,
    format: 'toy/1',
    frames: [{ _e: 0, kind: 'round', pc: 'roll', seat: 0 }],
    pending: null,
    answers: [],
    nextDecision: 1,
    nextEvent: 1,
    rng,
    names: setup.players,
    round: 0,
    rounds: setup.rounds,
    table: [],
    hands: zero.map(() => []),
    points: zero,
    result: null,
  };
}

const run = (s: ToyState): { state: ToyState; events: ToyEvent[] } => {
  const r: R = newRun<ToyState, ToyEvent>(s);
  drive(r, step, 1000);
  return { state: r.s, events: r.events };
};

function answerToy(state: ToyState, given: unknown): Outcome<ToyState, ToyEvent> {
  if (!state.pending) return { ok: false, refusal: { message: { id: 'over' }, rule: '5' } };
  const checked = checkAnswer(state.pending.ask, given);
  if (!checked.ok) return { ok: false, refusal: { ...checked.refusal, rule: state.pending.rule } };
  return { ok: true, ...run(withAnswer(state, checked.answer)) };
}

function concede(state: ToyState, seat: number): Outcome<ToyState, ToyEvent> {
  if (state.result || state.names[seat] === undefined) return { ok: false, refusal: { message: { id: 'not in the game' }, rule: '6' } };
  const s = fork(state);
  s.pending = null;
  s.frames = [];
  s.result = { winners: s.names.flatMap((_, i) => (i === seat ? [] : [i])), rule: '6', reason: { id: 'concede' } };
  return { ok: true, state: s, events: [] };
}

/** What the other seats hold is hidden. */
export interface ToyView {
  table: readonly number[];
  hands: (readonly number[] | number)[];
  points: readonly number[];
}

/** The dice game over a source of seeds. */
export const toyGame = (seedRng: (seed: string) => ToyState['rng']): Game<ToyState, ToySetup, ToyEvent, ToyView> => ({
  id: 'toy',
  create(setup, seed) {
    if (setup.players.length < 2) throw new SetupError({ message: { id: 'players' }, rule: '0' }, 'at least two players');
    return run(fork(emptyState(setup, seedRng(seed))));
  },
  pending: (s) => s.pending,
  result: (s) => s.result,
  answer: answerToy,
  concede,
  seats: (s) => s.names.length,
  view: (s, seat) => ({ table: s.table, hands: s.hands.map((h, i) => (i === seat ? h : h.length)), points: s.points }),
  viewEvents: (_, events) => events.slice(),
  hash: hashOf,
  save: canonicalText,
  restore(text) {
    const s = JSON.parse(text) as ToyState;
    if (s.format !== 'toy/1') throw new SaveError('not a state of this game', 'format');
    return { ...s, _memo: null };
  },
  *answers(s): Iterable<Answer> {
    if (s.pending) yield* enumerateAnswers(s.pending.ask);
  },
});
