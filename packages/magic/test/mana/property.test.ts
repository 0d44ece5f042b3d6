/** The solver against plain simulation on small boards, and against itself under reordering. */
import { type ManaSymbol, parseMana } from '@apnap/ability';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canPay,
  checkManual,
  maxX,
  type Output,
  type PaymentRequest,
  type Plan,
  type PoolUnit,
  type Source,
  solve,
  typeMask,
} from '../../src/payment/solver.js';
import { type Measures, oracleBest, oracleCanPay } from './oracle.js';

const mask = fc.constantFrom(
  typeMask('W'),
  typeMask('U'),
  typeMask('G'),
  typeMask('C'),
  typeMask('W', 'U'),
  typeMask('U', 'G'),
  typeMask('W', 'U', 'B', 'R', 'G'),
);
const symbol = fc.constantFrom(
  '{1}',
  '{1}',
  '{2}',
  '{W}',
  '{W}',
  '{U}',
  '{G}',
  '{C}',
  '{W/U}',
  '{2/W}',
  '{2/U}',
  '{G/P}',
  '{W/U/P}',
  '{S}',
);
const symbols = (maxLength: number): fc.Arbitrary<readonly ManaSymbol[]> =>
  fc.array(symbol, { maxLength }).map((list) => parseMana(list.join('')));

/** Coloured mana, not of snow, that may not be spent on generic costs; or any other. */
const kept = fc.constantFrom(typeMask('W'), typeMask('U'), typeMask('U', 'G')).map((types) => ({ types, notGeneric: true }));
const unit = fc.oneof(
  { weight: 1, arbitrary: kept },
  {
    weight: 6,
    arbitrary: fc.record({
      types: mask,
      snow: fc.constantFrom(false, false, true),
      restricted: fc.constantFrom(false, false, false, true),
    }),
  },
);

const manaOutput: fc.Arbitrary<Output> = fc
  .record({
    units: fc.oneof(
      { weight: 3, arbitrary: fc.array(unit, { minLength: 1, maxLength: 1 }) },
      { weight: 2, arbitrary: fc.array(unit, { minLength: 2, maxLength: 2 }) },
    ),
    same: fc.constantFrom(false, false, true),
    cost: fc.constantFrom('', '', '', '{1}', '{W/U}', '{G}', '{2}'),
    life: fc.constantFrom(0, 0, 0, 1, 2),
    damage: fc.constantFrom(0, 0, 0, 1),
    irreversible: fc.constantFrom('no' as const, 'no' as const, 'no' as const, 'sacrifice' as const),
  })
  .map(({ units, same, cost, life, damage, irreversible }) => ({
    units: same ? units.map((u) => ({ ...u, types: units[0].types })) : units,
    choose: same ? ('same' as const) : ('each' as const),
    ...(cost ? { cost: parseMana(cost) } : {}),
    life,
    damage,
    irreversible,
  }));

const simpleOutput: fc.Arbitrary<Output> = mask.map((types) => ({ units: [{ types }] }));
const helpOutput: fc.Arbitrary<Output> = fc
  .record({ kind: fc.constantFrom('convoke' as const, 'convoke' as const, 'delve' as const, 'improvise' as const), types: mask })
  .map(({ kind, types }) => ({ kind, units: [{ types: kind === 'convoke' ? types & 31 : 0 }] }));

const output = fc.oneof({ weight: 4, arbitrary: simpleOutput }, { weight: 4, arbitrary: manaOutput }, { weight: 2, arbitrary: helpOutput });

const sources = (maxLength: number): fc.Arbitrary<Source[]> =>
  fc
    .array(fc.record({ outputs: fc.array(output, { minLength: 1, maxLength: 2 }), price: fc.integer({ min: 0, max: 3 }) }), { maxLength })
    .map((list) => list.map((s, key) => ({ ...s, key: key + 10, kind: 'mana' as const, irreversible: 'no' as const })));

/** Boards of equal cheap sources, as in most games. */
const plainSources = (maxLength: number): fc.Arbitrary<Source[]> =>
  fc
    .array(fc.record({ types: mask, price: fc.integer({ min: 1, max: 2 }) }), { maxLength })
    .map((list) =>
      list.map(
        ({ types, price }, key): Source => ({ key: key + 10, price, kind: 'mana', irreversible: 'no', outputs: [{ units: [{ types }] }] }),
      ),
    );

const pool: fc.Arbitrary<PoolUnit[]> = fc
  .array(
    fc.oneof(
      { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('W' as const, 'U' as const), notGeneric: fc.constant(true) }) },
      {
        weight: 5,
        arbitrary: fc.record({
          type: fc.constantFrom('W' as const, 'U' as const, 'G' as const, 'C' as const),
          snow: fc.constantFrom(false, false, true),
          restricted: fc.constantFrom(false, false, true),
        }),
      },
    ),
    { maxLength: 2 },
  )
  .map((list) => list.map((u, key) => ({ ...u, key })));

const request = (from: fc.Arbitrary<Source[]>, maxSymbols: number): fc.Arbitrary<PaymentRequest> =>
  fc
    .record({
      symbols: symbols(maxSymbols),
      x: fc.option(fc.record({ n: fc.integer({ min: 1, max: 2 }), types: mask }), { nil: undefined, freq: 6 }),
      pool,
      sources: from,
      life: fc.integer({ min: 0, max: 5 }),
      keep: fc.array(fc.record({ cost: symbols(2), weight: fc.integer({ min: 1, max: 3 }) }), { maxLength: 3 }),
    })
    .map(({ symbols, x, ...rest }) => ({ ...rest, cost: x ? { symbols, xOnly: x } : { symbols } }));

const measuresOf = (plan: Plan | undefined): Measures | undefined => {
  if (!plan) return undefined;
  const s = plan.score;
  return [s.irreversible, s.life, s.floating, -s.keepWeight, s.price, s.flexibility, s.poolLeft].map((n) => n + 0) as Measures;
};
const plainZero = (m: Measures | undefined): Measures | undefined => m && (m.map((n) => (n === 0 ? 0 : n)) as Measures);

const runs = (numRuns: number): { numRuns: number; seed: number } => ({
  numRuns: numRuns * Number(process.env.MANA_RUNS ?? 1),
  seed: Number(process.env.MANA_SEED ?? 20250207),
});

describe('against simulation', () => {
  test('canPay agrees', () => {
    fc.assert(
      fc.property(request(sources(4), 4), (r) => {
        expect(canPay(r.cost, r.pool, r.sources, r.life)).toBe(oracleCanPay(r));
      }),
      runs(1500),
    );
  });

  test('solve finds the best measures, with an exact plan', () => {
    fc.assert(
      fc.property(request(sources(4), 3), (r) => {
        const plan = solve(r);
        expect(plainZero(measuresOf(plan))).toEqual(plainZero(oracleBest(r)));
        if (plan) expect(plan.exact).toBe(true);
      }),
      runs(1000),
    );
  });

  test('solve finds the best measures among one-mana sources with kept costs', () => {
    fc.assert(
      fc.property(request(plainSources(6), 3), (r) => {
        expect(plainZero(measuresOf(solve(r)))).toEqual(plainZero(oracleBest(r)));
      }),
      runs(600),
    );
  });

  test('maxX is the last X that simulation can pay', () => {
    fc.assert(
      fc.property(symbols(2), pool, sources(3), fc.integer({ min: 0, max: 3 }), (list, units, board, life) => {
        const withX: ManaSymbol[] = [...list, { sym: 'x' }];
        let expected = -1;
        for (let x = 0; x <= 8; x++)
          if (oracleCanPay({ cost: { symbols: [...list, { sym: 'generic', n: x }] }, pool: units, sources: board, life })) expected = x;
        expect(maxX({ symbols: withX }, units, board, life)).toBe(expected);
      }),
      runs(200),
    );
  });
});

describe('plans', () => {
  test('every plan passes the check of hand payments with as much leftover', () => {
    fc.assert(
      fc.property(request(sources(6), 4), (r) => {
        const plan = solve(r);
        expect(plan !== undefined).toBe(canPay(r.cost, r.pool, r.sources, r.life));
        if (!plan) return;
        const pays = [...plan.pays, ...plan.uses.flatMap((u) => u.pays)];
        const result = checkManual(
          r.cost,
          r.pool,
          r.sources,
          {
            pool: pays.flatMap((p) => (p.by.from === 'pool' ? [p.by.key] : [])),
            sources: plan.uses.map((u) => ({
              key: u.key,
              output: u.output,
              ...(u.kind === 'mana' ? { types: u.makes.map((m) => m.type) } : {}),
            })),
            lifeSymbols: pays.filter((p) => p.by.from === 'life').length,
          },
          r.life,
        );
        if (!result.ok) throw new Error(JSON.stringify({ result, plan }));
        // Which of several units is left may differ; how many may not.
        expect(result.leftover.length).toBe(plan.leftover.filter((l) => l.by.from === 'source').length);
        expect(result.life).toBe(plan.life);
      }),
      runs(1500),
    );
  });

  test('the order of pool, sources and kept costs changes nothing', () => {
    const shuffled = request(sources(6), 4).chain((r) =>
      fc.record({
        r: fc.constant(r),
        pool: fc.shuffledSubarray([...r.pool], { minLength: r.pool.length }),
        sources: fc.shuffledSubarray([...r.sources], { minLength: r.sources.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ r, pool: units, sources: board }) => {
        expect(solve({ ...r, pool: units, sources: board })).toEqual(solve(r));
      }),
      runs(500),
    );
  });
});
