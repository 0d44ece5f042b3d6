import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  canonicalText,
  checkAnswer,
  defaultAnswer,
  enumerateAnswers,
  type Form,
  fillShares,
  type HasRng,
  type Request,
  randomAnswer,
  randomInt,
  seedRng,
} from '../src/index.js';

type AnyForm = Form<unknown>;

const request = (ask: AnyForm): Request => ({ seat: 0, kind: 'test', ask, rule: '1', prompt: { id: 'test' } });
const options = (n: number): unknown[] => Array.from({ length: n }, (_, i) => ({ n: i }));

const dice = (seed: string): ((n: number) => number) => {
  const root: HasRng = { _e: 0, rng: seedRng(seed) };
  return (n) => randomInt(root, n);
};

/** Forms as a game would make them: small, and with at least one legal answer. */
const forms: fc.Arbitrary<AnyForm> = fc.oneof(
  fc
    .record({ n: fc.integer({ min: 1, max: 4 }), each: fc.integer({ min: 1, max: 2 }), a: fc.nat(8), b: fc.nat(8) })
    .map(({ n, each, a, b }): AnyForm => {
      const most = n * each;
      const min = Math.min(a, b, most);
      return {
        form: 'pick',
        options: options(n),
        min,
        max: Math.max(min, Math.min(Math.max(a, b), most)),
        ...(each === 1 ? {} : { each }),
      };
    }),
  fc.nat(4).map((n): AnyForm => ({ form: 'order', options: options(n) })),
  fc.array(fc.record({ least: fc.nat(2), more: fc.nat(3) }), { minLength: 1, maxLength: 3 }).chain((parts) => {
    const least = parts.map((p) => p.least);
    const most = parts.map((p) => p.least + p.more);
    const sum = (list: number[]): number => list.reduce((x, y) => x + y, 0);
    return fc
      .integer({ min: sum(least), max: sum(most) })
      .map((total): AnyForm => ({ form: 'divide', options: options(parts.length), total, least, most }));
  }),
  fc
    .record({ min: fc.integer({ min: -2, max: 3 }), more: fc.nat(4) })
    .map(({ min, more }): AnyForm => ({ form: 'number', min, max: min + more })),
  fc.constant<AnyForm>({ form: 'confirm' }),
  fc.uniqueArray(fc.string({ maxLength: 4 }), { minLength: 1, maxLength: 4 }).map((texts): AnyForm => ({ form: 'text', texts })),
  fc.array(fc.record({ allowed: fc.uniqueArray(fc.nat(2), { maxLength: 3 }), most: fc.nat(2) }), { maxLength: 3 }).map(
    (rows): AnyForm => ({
      form: 'pair',
      options: options(rows.length),
      partners: options(3),
      allowed: rows.map((r) => r.allowed.sort((x, y) => x - y)),
      most: rows.map((r) => r.most),
    }),
  ),
);

const accepted = (ask: AnyForm, answer: unknown): Answer => {
  const result = checkAnswer(ask, answer);
  if (!result.ok) throw new Error(`${canonicalText(answer)} refused: ${result.refusal.message.id}`);
  return result.answer;
};

describe('check, default, enumeration and random answers agree', () => {
  it('every enumerated answer passes the check, is in normal form, and comes once', () => {
    fc.assert(
      fc.property(forms, (ask) => {
        const seen = new Set<string>();
        for (const answer of enumerateAnswers(ask)) {
          const text = canonicalText(answer);
          expect(canonicalText(accepted(ask, answer))).toBe(text);
          expect(seen.has(text)).toBe(false);
          seen.add(text);
        }
        expect(seen.size).toBeGreaterThan(0);
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('the default and every random answer pass the check and are among the enumerated ones', () => {
    fc.assert(
      fc.property(forms, fc.string(), (ask, seed) => {
        const all = new Set([...enumerateAnswers(ask)].map((a) => canonicalText(a)));
        const below = dice(seed);
        expect(all.has(canonicalText(accepted(ask, defaultAnswer(request(ask)))))).toBe(true);
        for (let i = 0; i < 10; i++) expect(all.has(canonicalText(accepted(ask, randomAnswer(ask, below))))).toBe(true);
      }),
      { numRuns: 400, seed: 8 },
    );
  });

  it('random answers reach every answer of a small form', () => {
    const small: AnyForm[] = [
      { form: 'pick', options: options(3), min: 0, max: 2, each: 2 },
      { form: 'order', options: options(3) },
      { form: 'divide', options: options(2), total: 4, least: [1, 0], most: [3, 4] },
      { form: 'number', min: -1, max: 2 },
      { form: 'confirm' },
      { form: 'text', texts: ['a', 'b'] },
      { form: 'pair', options: options(2), partners: options(2), allowed: [[0, 1], [1]], most: [2, 1] },
    ];
    for (const ask of small) {
      const below = dice(ask.form);
      const all = new Set([...enumerateAnswers(ask)].map((a) => canonicalText(a)));
      const seen = new Set<string>();
      for (let i = 0; i < 600; i++) seen.add(canonicalText(randomAnswer(ask, below)));
      expect(seen, ask.form).toEqual(all);
    }
  });

  /** All lists over 0 … n - 1 (and one value beyond on each side) up to a length. */
  function* lists(from: number, to: number, length: number): Generator<number[]> {
    yield [];
    if (length > 0) for (const rest of lists(from, to, length - 1)) for (let n = from; n <= to; n++) yield [n, ...rest];
  }

  it('every answer that passes is enumerated: brute force over all lists of small numbers', () => {
    const cases: { ask: AnyForm; candidates: Iterable<unknown> }[] = [
      ...[
        { min: 0, max: 2 },
        { min: 1, max: 3 },
        { min: 2, max: 3, each: 2 },
      ].map((bounds) => ({
        ask: { form: 'pick', options: options(3), ...bounds } as AnyForm,
        candidates: [...lists(-1, 3, 4)].map((pick) => ({ pick })),
      })),
      { ask: { form: 'order', options: options(3) }, candidates: [...lists(-1, 3, 4)].map((order) => ({ order })) },
      {
        ask: { form: 'divide', options: options(3), total: 3, least: [0, 1, 0], most: [2, 3, 1] },
        candidates: [...lists(-1, 4, 4)].map((divide) => ({ divide })),
      },
      {
        ask: { form: 'pair', options: options(2), partners: options(2), allowed: [[0, 1], [0]], most: [1, 1] },
        candidates: [...lists(0, 3, 3)].map((list) => ({ pairs: list.map((n) => [n >> 1, n & 1]) })),
      },
      { ask: { form: 'number', min: 1, max: 3 }, candidates: [-1, 0, 1, 2, 3, 4, 1.5].map((number) => ({ number })) },
    ];
    for (const { ask, candidates } of cases) {
      const all = new Set([...enumerateAnswers(ask)].map((a) => canonicalText(a)));
      const passed = new Set<string>();
      for (const candidate of candidates) {
        const result = checkAnswer(ask, candidate);
        if (result.ok) passed.add(canonicalText(result.answer));
      }
      expect(passed, ask.form).toEqual(all);
    }
  });
});

describe('counts known from combinatorics', () => {
  const count = (ask: AnyForm): number => [...enumerateAnswers(ask)].length;

  it('picks: binomial coefficients, and multisets where repetition is allowed', () => {
    expect(count({ form: 'pick', options: options(5), min: 2, max: 2 })).toBe(10);
    expect(count({ form: 'pick', options: options(4), min: 0, max: 4 })).toBe(16);
    expect(count({ form: 'pick', options: options(3), min: 2, max: 2, each: 2 })).toBe(6); // 3 + 3 choose 2
  });

  it('orders: factorials; divisions: compositions; pairs: products', () => {
    expect(count({ form: 'order', options: options(4) })).toBe(24);
    expect(count({ form: 'divide', options: options(3), total: 5, least: [1, 1, 1], most: [5, 5, 5] })).toBe(6); // 4 choose 2
    expect(count({ form: 'pair', options: options(3), partners: options(2), allowed: [[0, 1], [0, 1], [0]], most: [1, 1, 1] })).toBe(
      3 * 3 * 2,
    );
    expect(count({ form: 'pair', options: options(1), partners: options(3), allowed: [[0, 1, 2]], most: [2] })).toBe(1 + 3 + 3);
  });
});

describe('the check', () => {
  it('brings picks and pairs into normal form, so that equal answers are equal texts', () => {
    expect(accepted({ form: 'pick', options: options(5), min: 0, max: 5 }, { pick: [4, 0, 2] })).toEqual({ pick: [0, 2, 4] });
    expect(
      accepted(
        { form: 'pair', options: options(2), partners: options(2), allowed: [[0, 1], [0]], most: [2, 1] },
        {
          pairs: [
            [1, 0],
            [0, 1],
            [0, 0],
          ],
        },
      ),
    ).toEqual({
      pairs: [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
    });
    expect(accepted({ form: 'number', min: 0, max: 1 }, { number: 1, pick: [7], evil: true })).toEqual({ number: 1 });
  });

  it('survives anything: lists with holes, symbols, bigints, objects without a prototype', () => {
    const holes: unknown[] = [];
    holes.length = 2;
    const rubbish: unknown[] = [
      null,
      undefined,
      7,
      'pick',
      [],
      { pick: holes },
      { pick: [Symbol('a'), Symbol('b')] },
      { pick: [1n, 0n] },
      { order: holes },
      { order: [0, 0] },
      { divide: holes },
      { pairs: holes },
      { pairs: [[0, Symbol('x')]] },
      { text: Object.create(null) },
      { number: 1n },
      { yes: 0 },
    ];
    const asks: AnyForm[] = [
      { form: 'pick', options: options(2), min: 2, max: 2 },
      { form: 'order', options: options(2) },
      { form: 'divide', options: options(2), total: 2, least: [1, 1], most: [1, 1] },
      { form: 'pair', options: options(1), partners: options(1), allowed: [[0]], most: [1] },
      { form: 'number', min: 0, max: 1 },
      { form: 'confirm' },
      { form: 'text', texts: ['x'] },
    ];
    for (const ask of asks) for (const given of rubbish) expect(checkAnswer(ask, given).ok, ask.form).toBe(false);
  });

  it('says what is wrong', () => {
    const refusal = (ask: AnyForm, answer: unknown): string => {
      const result = checkAnswer(ask, answer);
      return result.ok ? '' : result.refusal.message.id;
    };
    const pick: AnyForm = { form: 'pick', options: options(3), min: 1, max: 2 };
    expect(refusal(pick, { pick: [3] })).toBe('answer.notOffered');
    expect(refusal(pick, { pick: [1, 1] })).toBe('answer.tooOften');
    expect(refusal(pick, { pick: [] })).toBe('answer.count');
    expect(refusal(pick, { order: [] })).toBe('answer.shape');
    expect(refusal({ form: 'order', options: options(2) }, { order: [1, 1] })).toBe('answer.notPermutation');
    const divide: AnyForm = { form: 'divide', options: options(2), total: 3, least: [1, 1], most: [3, 3] };
    expect(refusal(divide, { divide: [0, 3] })).toBe('answer.share');
    expect(refusal(divide, { divide: [1, 1] })).toBe('answer.total');
    expect(refusal({ form: 'number', min: 0, max: 2 }, { number: 3 })).toBe('answer.range');
  });
});

describe('defaults', () => {
  it('a fallback goes before the least answer of the form', () => {
    expect(defaultAnswer({ ...request({ form: 'confirm' }), fallback: { yes: true } })).toEqual({ yes: true });
    expect(defaultAnswer(request({ form: 'confirm' }))).toEqual({ yes: false });
  });

  it('shares are filled from the first on', () => {
    expect(fillShares(7, [1, 1, 1], [3, 2, 9])).toEqual([3, 2, 2]);
  });
});
