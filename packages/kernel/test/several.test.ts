import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  answerIn,
  ask,
  askAll,
  begin,
  canonicalText,
  type Decision,
  defaultAnswer,
  drive,
  give,
  giveDefaults,
  type LogEvent,
  type MachineState,
  type Move,
  newRun,
  play,
  type Run,
  randomAnswer,
  replay,
  seedRng,
  setFreezing,
  toSave,
  waiting,
  withAnswer,
  withAnswerAt,
} from '../src/index.js';
import { type AuctionEvent, type AuctionState, auction } from './auction/game.js';

beforeAll(() => setFreezing('on'));
afterAll(() => setFreezing('off'));

const RUNS = { seed: 23, numRuns: 150 };

/** A game of so many, after so many rounds of fallbacks: the point at which several decisions wait. */
const position = fc.record({
  players: fc.integer({ min: 3, max: 5 }),
  seed: fc.string({ maxLength: 8 }),
  rounds: fc.integer({ min: 0, max: 5 }),
  /** Where the answers come from. */
  choice: fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }),
});
type Position = typeof position extends fc.Arbitrary<infer T> ? T : never;

const create = (p: Position): AuctionState =>
  auction.create({ players: Array.from({ length: p.players }, (_, i) => ({ name: `P${i}` })) }, p.seed).state;

function taken(outcome: ReturnType<typeof auction.answer>): AuctionState {
  if (!outcome.ok) throw new Error(outcome.refusal.message.id);
  return outcome.state;
}

/** The state with several decisions and no answers yet. */
function asked(p: Position): AuctionState {
  let s = create(p);
  for (let n = 0; n < p.rounds || !s.together; n++) s = taken(giveDefaults(auction, s));
  return s;
}

/** One answer for each decision. */
function answersFor(p: Position, s: AuctionState): Map<number, Answer> {
  let at = 0;
  const below = (n: number): number => p.choice[at++ % p.choice.length] % n;
  return new Map(waiting(auction, s).map((d) => [d.id, randomAnswer(d.ask, below)]));
}

/** The decisions in another order. */
function shuffled(ids: readonly number[], by: readonly number[]): number[] {
  return ids
    .map((id, i) => ({ id, key: by[by.length - 1 - i] * 10 + i }))
    .sort((x, y) => x.key - y.key)
    .map(({ id }) => id);
}

/** The answers given in this order. */
function given(
  s: AuctionState,
  answers: ReadonlyMap<number, Answer>,
  order: readonly number[],
): { s: AuctionState; events: AuctionEvent[] } {
  const events: AuctionEvent[] = [];
  let at = s;
  for (const id of order) {
    const outcome = give(auction, at, { to: id, answer: answers.get(id) as Answer });
    if (!outcome.ok) throw new Error(outcome.refusal.message.id);
    at = outcome.state;
    events.push(...outcome.events);
  }
  return { s: at, events };
}

describe('several decisions at once', () => {
  it('any order of answers gives the same state, hash and events; the order of the request is that in which they are carried out', () => {
    fc.assert(
      fc.property(position, (p) => {
        const s = asked(p);
        const answers = answersFor(p, s);
        const inOrder = given(s, answers, [...answers.keys()]);
        const other = given(s, answers, shuffled([...answers.keys()], p.choice));
        expect(auction.hash(other.s)).toBe(auction.hash(inOrder.s));
        expect(canonicalText(other.s)).toBe(canonicalText(inOrder.s));
        expect(other.events).toEqual(inOrder.events);
        const acted = other.events.filter((e) => e.kind === 'bid' || e.kind === 'layAway').map((e) => e.seat);
        expect(acted).toEqual(acted.slice().sort((x, y) => x - y));
      }),
      RUNS,
    );
  });

  it('what is half answered depends on what was answered, not on when', () => {
    fc.assert(
      fc.property(position, fc.nat(4), (p, n) => {
        const s = asked(p);
        const answers = answersFor(p, s);
        const some = [...answers.keys()].slice(0, Math.min(n, answers.size - 1));
        expect(auction.hash(given(s, answers, some.toReversed()).s)).toBe(auction.hash(given(s, answers, some).s));
      }),
      RUNS,
    );
  });

  it('saving and restoring between any two answers changes nothing', () => {
    fc.assert(
      fc.property(position, (p) => {
        const s = asked(p);
        const answers = answersFor(p, s);
        let twin = s;
        let plain = s;
        for (const id of shuffled([...answers.keys()], p.choice)) {
          twin = auction.restore(auction.save(twin), { players: [] });
          expect(auction.hash(twin)).toBe(auction.hash(plain));
          for (let seat = 0; seat < p.players; seat++) expect(auction.view(twin, seat)).toEqual(auction.view(plain, seat));
          twin = given(twin, answers, [id]).s;
          plain = given(plain, answers, [id]).s;
        }
        expect(auction.save(twin)).toBe(auction.save(plain));
      }),
      RUNS,
    );
  });

  it('what is refused changes nothing: answers that are not offered, to decisions that are not pending, or given already', () => {
    fc.assert(
      fc.property(position, fc.anything(), fc.integer({ min: -2, max: 80 }), (p, junk, id) => {
        const s = asked(p);
        const answers = answersFor(p, s);
        const [first] = answers.keys();
        const half = given(s, answers, [first]).s;
        const before = auction.save(half);
        const refused = (move: unknown): void => {
          expect(give(auction, half, move as Move).ok).toBe(false);
          expect(auction.save(half)).toBe(before);
        };
        const open: readonly Decision[] = waiting(auction, half);
        refused({ to: open[0].id, answer: { pick: [0, 1, 2] } });
        refused({ to: open[0].id, answer: { pick: [99] } });
        refused({ to: open[0].id, answer: { yes: true } });
        if (!(typeof junk === 'object' && junk !== null && 'pick' in junk)) refused({ to: open[0].id, answer: junk });
        if (!open.some((d) => d.id === id)) refused({ to: id, answer: { pick: [0] } });
        refused({ to: first, answer: answers.get(first) as Answer });
        refused({ takeBack: open[0].id });
        refused({ takeBack: id === first ? -1 : id });
      }),
      RUNS,
    );
  });

  it('the view of a seat is the same to the byte whatever another has answered; where the request says so, whether he has', () => {
    fc.assert(
      fc.property(position, fc.nat(4), fc.nat(4), (p, one, other) => {
        const s = asked(p);
        const [a, b] = [one % p.players, other % p.players];
        fc.pre(a !== b);
        const d = waiting(auction, s).find((x) => x.seat === b) as Decision;
        const [first, second] = ['0', '1'].map((which) => {
          let at = Number(which);
          return taken(give(auction, s, { to: d.id, answer: randomAnswer(d.ask, (n) => (p.choice[at++] + Number(which)) % n) }));
        });
        for (const seat of [a, null]) {
          expect(JSON.stringify(auction.view(first, seat))).toBe(JSON.stringify(auction.view(second, seat)));
          const unanswered = JSON.stringify(auction.view(s, seat));
          if (d.answered === 'hidden') expect(JSON.stringify(auction.view(first, seat))).toBe(unanswered);
          else expect(JSON.stringify(auction.view(first, seat))).not.toBe(unanswered);
        }
        expect(auction.view(first, b).decisions.find((x) => x.seat === b)?.answered).toBe(true);
      }),
      RUNS,
    );
  });

  it('an answer that is taken back leaves no trace, and another can be given; the last one ends that', () => {
    fc.assert(
      fc.property(position, (p) => {
        const s = asked(p);
        const answers = answersFor(p, s);
        const order = shuffled([...answers.keys()], p.choice);
        const [first, ...rest] = order;
        const d = waiting(auction, s).find((x) => x.id === first) as Decision;
        const changed = taken(give(auction, s, { to: first, answer: defaultAnswer(d) }));
        const back = taken(give(auction, changed, { takeBack: first }));
        expect(auction.save(back)).toBe(auction.save(s));
        const end = given(back, answers, [...rest, first]).s;
        expect(auction.hash(end)).toBe(auction.hash(given(s, answers, order).s));
        for (const id of order) expect(give(auction, end, { takeBack: id }).ok).toBe(false);
      }),
      RUNS,
    );
  });

  it('who does not answer is answered for by his fallback, at any time', () => {
    fc.assert(
      fc.property(position, fc.nat(4), (p, n) => {
        const s = asked(p);
        const answers = answersFor(p, s);
        const ids = [...answers.keys()];
        const some = ids.slice(0, n % ids.length);
        const rest = new Map(
          waiting(auction, s).map((d) => [d.id, some.includes(d.id) ? (answers.get(d.id) as Answer) : defaultAnswer(d)]),
        );
        const late = giveDefaults(auction, given(s, answers, some).s);
        expect(late.ok && auction.hash(late.state)).toBe(auction.hash(given(s, rest, ids.toReversed()).s));
      }),
      RUNS,
    );
  });

  it('the record of a game replays to the same hash, what was taken back included, and to every moment of it', () => {
    fc.assert(
      fc.property(position, (p) => {
        const setup = { players: Array.from({ length: p.players }, (_, i) => ({ name: `P${i}` })) };
        const played = begin(auction, setup, p.seed);
        const hashes = [auction.hash(played.state)];
        const moved = (move: Move): void => {
          const outcome = play(auction as never, played, move);
          if (!outcome.ok) throw new Error(outcome.refusal.message.id);
          hashes.push(auction.hash(played.state));
        };
        for (let n = 0; waiting(auction, played.state).length > 0; n++) {
          const open = waiting(auction, played.state);
          const d = open[p.choice[n % p.choice.length] % open.length];
          moved({ to: d.id, answer: defaultAnswer(d) });
          if (open.length > 1 && n % 3 === 0) {
            moved({ takeBack: d.id });
            moved({ to: d.id, answer: defaultAnswer(d) });
          }
        }
        const save = toSave(auction, setup, p.seed, played);
        expect(auction.hash(replay(auction, save).state)).toBe(save.hash);
        const n = p.choice[0] % hashes.length;
        expect(auction.hash(replay(auction, save, n).state)).toBe(hashes[n]);
      }),
      { seed: 24, numRuns: 40 },
    );
  });

  it('one step can put one, several and one again: each runs it again with all answers so far, and a request put alone is a plain decision', () => {
    const yesNo = (seat: number) => ({ seat, kind: 'q', ask: { form: 'confirm' as const }, rule: '1', prompt: { id: 'q' } });
    const told: string[] = [];
    const step = (run: Run<MachineState>): void => {
      const first = ask(run, yesNo(0));
      const all = askAll(run, [yesNo(2), yesNo(1), yesNo(0)]);
      const alone = askAll(run, [yesNo(1)]);
      expect(askAll(run, [])).toEqual([]);
      told.push(JSON.stringify([first, all, alone]));
      run.s.frames = [];
    };
    const driven = (state: MachineState): MachineState => {
      const run = newRun<MachineState, LogEvent>(state);
      drive(run, step);
      return run.s;
    };
    const frames = [{ _e: 0, kind: 'f' }];
    let s = driven({ _e: 0, _memo: null, rng: seedRng('s'), frames, pending: null, answers: [], nextDecision: 1, nextEvent: 1 });
    s = driven(withAnswer(s, { yes: true }));
    expect(s.pending).toBeNull();
    expect(s.together?.decisions.map((d) => [d.id, d.seat])).toEqual([
      [2, 2],
      [3, 1],
      [4, 0],
    ]);
    for (const [place, yes] of [
      [2, true],
      [0, false],
      [1, true],
    ] as const)
      s = withAnswerAt(s, place, { yes });
    s = driven(s);
    expect(s.together).toBeUndefined();
    expect(s.pending).toMatchObject({ id: 5, seat: 1 });
    driven(withAnswer(s, { yes: false }));
    expect(told).toEqual(['[{"yes":true},[{"yes":false},{"yes":true},{"yes":true}],[{"yes":false}]]']);
  });
});

it('what an official changes is refused by a game that knows nothing of it, and is no answer', () => {
  const state = create({ players: 3, seed: 'x', rounds: 0, choice: [] });
  expect(give(auction, state, { ruling: { any: 'thing' } })).toMatchObject({ ok: false, refusal: { message: { id: 'answer.noRulings' } } });
  expect(answerIn({ ruling: {} })).toBeNull();
});
