import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  begin,
  canonicalText,
  defaultOf,
  drive,
  type Frame,
  fork,
  type HasRng,
  type LogEvent,
  type MachineState,
  newRun,
  parseSave,
  play,
  playOut,
  type Run,
  randomAnswer,
  randomInt,
  replay,
  SAVE_FORMAT,
  type SavedGame,
  SaveError,
  SetupError,
  seedRng,
  setFreezing,
  toSave,
  withAnswer,
} from '../src/index.js';
import { type ToySetup, type ToyState, toyGame } from './toy.js';

beforeAll(() => setFreezing('on'));
afterAll(() => setFreezing('off'));

const game = toyGame(seedRng);
const setup: ToySetup = { players: ['A', 'B', 'C'], rounds: 3 };

const chooser = (seed: string): ((s: ToyState) => ReturnType<typeof randomAnswer>) => {
  const root: HasRng = { _e: 0, rng: seedRng(seed) };
  return (s) => randomAnswer(s.pending!.ask, (n) => randomInt(root, n));
};

describe('a second game on the kernel', () => {
  it('plays to its end, and its record replays to the same state, events and marks', () => {
    for (let i = 0; i < 20; i++) {
      const played = playOut(game, begin(game, setup, `toy ${i}`), chooser(`answers ${i}`));
      expect(game.result(played.state)?.winners.length).toBeGreaterThan(0);
      expect(played.state.points.reduce((x, y) => x + y, 0)).toBe(9);
      const save = parseSave(JSON.stringify(toSave(game, setup, `toy ${i}`, played))) as SavedGame<ToySetup>;
      const again = replay(game, save);
      expect(game.hash(again.state)).toBe(save.hash);
      expect(again.events).toEqual(played.events);
      expect(again.marks).toEqual(played.marks);
    }
  });

  it('a twin that is saved and restored at every decision stays equal', () => {
    let state = game.create(setup, 'twin').state;
    let twin = game.restore(game.save(state), setup);
    const choose = chooser('twin');
    while (state.pending) {
      const answer = choose(state);
      const before = game.save(state);
      const [a, b] = [game.answer(state, answer), game.answer(twin, answer)];
      if (!a.ok || !b.ok) throw new Error('refused');
      expect(game.save(state)).toBe(before);
      state = a.state;
      expect(game.hash(b.state)).toBe(game.hash(state));
      twin = game.restore(game.save(b.state), setup);
    }
    expect(game.result(state)?.rule).toBe('5');
  });

  it('every enumerated answer is taken, and a tree of answers never touches its root', () => {
    const { state } = game.create({ players: ['A', 'B'], rounds: 1 }, 'tree');
    const hash = game.hash(state);
    const count = (s: ToyState, depth: number): number => {
      if (depth === 0 || !s.pending) return 1;
      let n = 0;
      for (const answer of game.answers(s)) {
        const outcome = game.answer(s, answer);
        if (!outcome.ok) throw new Error('an enumerated answer is refused');
        n += count(outcome.state, depth - 1);
      }
      return n;
    };
    expect(count(state, 1)).toBe(6); // 4 dice, take 2
    expect(count(state, 2)).toBe(6); // the last two are left over: 1 way
    expect(count(state, 3)).toBe(12); // roll again or not
    // Not again: the other player is asked, 2. Again: how many of 2 dice, 3.
    expect(count(state, 4)).toBe(6 * (2 + 3));
    expect(game.hash(state)).toBe(hash);
  });

  it('refuses a set-up that cannot be played, a concession of nobody, an answer when it is over', () => {
    expect(() => game.create({ players: ['A'], rounds: 1 }, 's')).toThrow(SetupError);
    const { state } = game.create(setup, 's');
    expect(game.concede(state, 7).ok).toBe(false);
    const over = game.concede(state, 1);
    if (!over.ok) throw new Error('refused');
    expect(game.answer(over.state, { yes: true })).toMatchObject({ ok: false, refusal: { rule: '5' } });
  });
});

// ---------------------------------------------------------------------------------------------------------------- the machine

interface S extends MachineState {
  total: number;
}
const start = (frames: Frame[]): S => ({
  _e: 0,
  _memo: null,
  frames,
  pending: null,
  answers: [],
  nextDecision: 1,
  nextEvent: 1,
  rng: seedRng('machine'),
  total: 0,
});
const frame = (): Frame => ({ _e: 0, kind: 'sum' });

const number = (run: Run<S>, max: number): number => {
  const a = ask(run, { seat: 0, kind: 'n', ask: { form: 'number', min: 0, max }, rule: '1', prompt: { id: 'n' } });
  return 'number' in a ? a.number : 0;
};

describe('the machine', () => {
  it('runs a step again from its start, with the answers so far: writes, random numbers and events of the abandoned run are gone', () => {
    let runs = 0;
    const randoms: number[] = [];
    const step = (run: Run<S>): void => {
      runs++;
      run.s.total += 100;
      run.events.push({ id: run.s.nextEvent++, rule: '1', cause: 0, kind: 'began' });
      const a = number(run, 9);
      const r = randomInt(run.s, 1000);
      randoms.push(r);
      const b = number(run, 9);
      run.s.total += a * 10 + b;
      run.s.frames = [];
    };
    let run = newRun<S, LogEvent>(fork(start([frame()])));
    drive(run, step);
    expect([runs, run.s.total, run.s.pending?.id, run.events.length]).toEqual([1, 0, 1, 0]);
    run = newRun<S, LogEvent>(withAnswer(run.s, { number: 4 }));
    drive(run, step);
    expect([runs, run.s.total, run.s.pending?.id, run.events.length]).toEqual([2, 0, 2, 0]);
    // In the middle of a step the state is plain data: it goes through JSON and on.
    run = newRun<S, LogEvent>(withAnswer({ ...JSON.parse(canonicalText(run.s)), _memo: null }, { number: 2 }));
    drive(run, step);
    expect([runs, run.s.total, run.s.pending, run.events.length, run.s.answers]).toEqual([3, 142, null, 1, []]);
    expect(randoms[0]).toBe(randoms[1]);
  });

  it('a step that was done is not run again when a later one asks', () => {
    let first = 0;
    const step = (run: Run<S>): void => {
      if (run.s.total === 0) {
        first++;
        run.s.total = 1;
        return;
      }
      run.s.total += number(run, 3);
      run.s.frames = [];
    };
    let run = newRun<S, LogEvent>(fork(start([frame()])));
    drive(run, step);
    expect(run.s.total).toBe(1);
    run = newRun<S, LogEvent>(withAnswer(run.s, { number: 3 }));
    drive(run, step);
    expect([first, run.s.total]).toEqual([1, 4]);
  });

  it('an error inside a step is not taken for a question', () => {
    const run = newRun<S, LogEvent>(fork(start([frame()])));
    expect(() =>
      drive(run, () => {
        throw new RangeError('a bug');
      }),
    ).toThrow(RangeError);
  });

  it('a procedure that does not end is stopped at the limit, and the message names what is running', () => {
    const run = newRun<S, LogEvent>(
      fork(
        start([
          { _e: 0, kind: 'outer' },
          { _e: 0, kind: 'inner' },
        ]),
      ),
    );
    expect(() => drive(run, (r) => void r.s.total++, 50)).toThrow(/50 steps; running outer > inner/);
  });

  it('stops without a decision when no frame is left', () => {
    const run = newRun<S, LogEvent>(fork(start([])));
    drive(run, () => {
      throw new Error('nothing should run');
    });
    expect(run.s.pending).toBeNull();
  });
});

// -------------------------------------------------------------------------------------------------------------- saves

describe('save files', () => {
  const played = playOut(game, begin(game, setup, 'save'), chooser('save'));
  const save = toSave(game, setup, 'save', played) as SavedGame<ToySetup>;
  const where = (change: Record<string, unknown>): string => {
    try {
      replay(game, parseSave(JSON.stringify({ ...save, ...change })) as SavedGame<ToySetup>);
    } catch (e) {
      if (e instanceof SaveError) return e.where;
      throw e;
    }
    return 'accepted';
  };
  const withAnswerAt = (i: number, answer: unknown): unknown[] => [...save.answers.slice(0, i), answer, ...save.answers.slice(i + 1)];

  it('a sound one is accepted', () => {
    expect(where({})).toBe('accepted');
    expect(save.format).toBe(SAVE_FORMAT);
  });

  it('what is wrong is named with its place', () => {
    expect(where({ format: 'other/9' })).toBe('format');
    expect(where({ game: 'chess' })).toBe('game');
    expect(where({ game: 5 })).toBe('game');
    expect(where({ seed: 5 })).toBe('seed');
    expect(where({ setup: null })).toBe('setup');
    expect(where({ answers: {} })).toBe('answers');
    expect(where({ hash: undefined })).toBe('hash');
    expect(where({ answers: withAnswerAt(3, null) })).toBe('answers[3]');
    expect(where({ answers: withAnswerAt(2, { text: 'no' }) })).toBe('answers[2]');
    expect(where({ answers: [...save.answers, { yes: true }] })).toBe(`answers[${save.answers.length}]`);
    for (const text of ['', '{', '[]', 'null', '"x"']) expect(() => parseSave(text)).toThrow(SaveError);
  });

  it('replay stops where it is told: the rewind', () => {
    for (const to of [0, 1, 5]) expect(replay(game, save, to).answers).toEqual(save.answers.slice(0, to));
  });

  it('a refused answer changes nothing in the record', () => {
    const p = begin(game, setup, 'refused');
    const before = canonicalText(p);
    expect(play(game as never, p, { yes: true }).ok).toBe(false);
    expect(canonicalText(p)).toBe(before);
    expect(play(game as never, p, { concede: 0 }).ok).toBe(true);
    expect(p.answers).toEqual([{ concede: 0 }]);
    expect(() => defaultOf(game as never, p.state as never)).toThrow(/no decision/);
  });
});
