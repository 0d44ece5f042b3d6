import { describe, expect, it } from 'vitest';
import {
  drive,
  Endless,
  type Frame,
  fork,
  type LogEvent,
  type MachineState,
  metered,
  newRun,
  Overrun,
  seedRng,
  tick,
} from '../src/index.js';

/** Work that says so. */
const work = (n: number): number => {
  for (let i = 0; i < n; i++) tick();
  return n;
};

describe('the meter', () => {
  it('asks now and then whether it is enough, and breaks the work off where it is', () => {
    let asked = 0;
    expect(
      metered(
        () => ++asked > 1e9,
        () => work(100_000),
      ),
    ).toBe(100_000);
    expect(asked).toBeGreaterThan(50);
    expect(asked).toBeLessThan(1000);
    asked = 0;
    expect(() =>
      metered(
        () => ++asked === 10,
        () => work(100_000),
      ),
    ).toThrow(Overrun);
    expect(asked).toBe(10);
  });

  it('asks nobody outside, also after work that was broken off or has failed', () => {
    expect(() =>
      metered(
        () => true,
        () => work(10_000),
      ),
    ).toThrow(Overrun);
    expect(work(100_000)).toBe(100_000);
    expect(() =>
      metered(
        () => true,
        () => {
          throw new RangeError('its own');
        },
      ),
    ).toThrow(RangeError);
    expect(work(100_000)).toBe(100_000);
  });

  it('within another one ends with whichever limit is reached first, and the outer goes on counting', () => {
    let outer = 0;
    const twice = (): number =>
      metered(
        () => ++outer > 1e9,
        () => {
          expect(() =>
            metered(
              () => true,
              () => work(10_000),
            ),
          ).toThrow(Overrun);
          return work(10_000);
        },
      );
    expect(twice()).toBe(10_000);
    expect(outer).toBeGreaterThan(0);
    expect(() =>
      metered(
        () => true,
        () =>
          metered(
            () => false,
            () => work(10_000),
          ),
      ),
    ).toThrow(Overrun);
  });

  it('counts much work at once as so much', () => {
    let asked = 0;
    metered(
      () => {
        asked++;
        return false;
      },
      () => {
        for (let i = 0; i < 100; i++) tick(10_000);
      },
    );
    expect(asked).toBe(100);
  });
});

interface Counting extends MachineState<Frame> {
  n: number;
  ended?: string;
}

const counting = (): Counting => ({
  _e: 0,
  rng: seedRng('count'),
  frames: [{ _e: 0, kind: 'count' }],
  pending: null,
  answers: [],
  nextDecision: 1,
  nextEvent: 1,
  _memo: null,
  n: 0,
});

describe('a step that can not be carried out', () => {
  it('is undone, events and all, and settled as the game says', () => {
    const run = newRun<Counting, LogEvent>(fork(counting()));
    drive(
      run,
      (r) => {
        r.s.n++;
        r.events.push({ id: r.s.nextEvent++, rule: '', cause: 0, kind: 'count' });
        if (r.s.n === 4) throw new RangeError('four');
      },
      100,
      undefined,
      (r, thrown) => {
        r.s.ended = (thrown as Error).message;
        r.s.frames = [];
      },
    );
    expect(run.s).toMatchObject({ n: 3, ended: 'four', nextEvent: 4 });
    expect(run.events).toHaveLength(3);
  });

  it('is thrown on where nobody settles it, or whoever does can not', () => {
    const step = (): void => {
      throw new RangeError('no');
    };
    expect(() => drive(newRun<Counting, LogEvent>(fork(counting())), step)).toThrow(RangeError);
    const thrown = (_: unknown, e: unknown): void => {
      throw e;
    };
    expect(() => drive(newRun<Counting, LogEvent>(fork(counting())), step, 5, undefined, thrown)).toThrow(RangeError);
  });

  it('so are steps without end', () => {
    const run = newRun<Counting, LogEvent>(fork(counting()));
    let said: unknown = null;
    drive(
      run,
      (r) => {
        r.s.n++;
      },
      50,
      undefined,
      (r, thrown) => {
        said = thrown;
        r.s.frames = [];
      },
    );
    expect(said).toBeInstanceOf(Endless);
    expect(run.s.n).toBe(50);
    expect(() => drive(newRun<Counting, LogEvent>(fork(counting())), (r) => void r.s.n++, 50)).toThrow(Endless);
  });

  it('what is broken off by the meter leaves the state before the step as it was', () => {
    const before = counting();
    const run = newRun<Counting, LogEvent>(fork(before));
    const endless = (): void => drive(run, (r) => void r.s.n++, 1e9);
    let asked = 0;
    expect(() => metered(() => ++asked > 20, endless)).toThrow(Overrun);
    expect(before.n).toBe(0);
  });
});
