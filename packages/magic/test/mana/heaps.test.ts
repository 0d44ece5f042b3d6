/** Mana in heaps against the same mana listed unit by unit: a heap is nothing but a shorter way to say it (CR 106.4). */
import { type ManaSymbol, parseMana } from '@apnap/ability';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canPay, maxX, type Output, type OutputUnit, type PoolUnit, type Source, solve, typeMask } from '../../src/payment/solver.js';

const mask = fc.constantFrom(typeMask('W'), typeMask('U'), typeMask('C'), typeMask('W', 'U'), typeMask('W', 'U', 'B', 'R', 'G'));
const symbols = fc
  .array(fc.constantFrom('{1}', '{2}', '{5}', '{W}', '{U}', '{C}', '{W/U}', '{2/W}', '{G/P}'), { maxLength: 6 })
  .map((list): readonly ManaSymbol[] => parseMana(list.join('')));
const unit: fc.Arbitrary<OutputUnit> = fc.record({ types: mask, n: fc.integer({ min: 2, max: 5 }) });
const one: fc.Arbitrary<OutputUnit> = fc.record({ types: mask });
const output: fc.Arbitrary<Output> = fc
  .record({
    units: fc.array(fc.oneof(unit, one), { minLength: 1, maxLength: 2 }),
    same: fc.boolean(),
    cost: fc.constantFrom('', '', '', '{1}'),
    life: fc.constantFrom(0, 0, 1),
  })
  .map(({ units, same, cost, life }) => ({
    units: same ? units.map((u) => ({ ...u, types: units[0].types })) : units,
    choose: same ? ('same' as const) : ('each' as const),
    ...(cost ? { cost: parseMana(cost) } : {}),
    life,
  }));
const source: fc.Arbitrary<Omit<Source, 'key'>> = fc.record({
  outputs: fc.array(output, { minLength: 1, maxLength: 2 }),
  price: fc.integer({ min: 0, max: 5 }),
  kind: fc.constant('mana' as const),
  irreversible: fc.constant('no' as const),
});
const floating = fc.record({ type: fc.constantFrom('W' as const, 'U' as const, 'C' as const), n: fc.integer({ min: 1, max: 4 }) });

const listed = (units: readonly OutputUnit[]): OutputUnit[] =>
  units.flatMap(({ n = 1, ...u }) => Array.from({ length: n }, (): OutputUnit => u));
const keyed = (sources: readonly Omit<Source, 'key'>[]): Source[] => sources.map((s, i) => ({ ...s, key: i + 1 }));

const request = fc.record({
  cost: symbols,
  keep: fc.array(symbols, { maxLength: 2 }),
  sources: fc.array(source, { maxLength: 3 }),
  pool: fc.array(floating, { maxLength: 2 }),
  life: fc.constantFrom(0, 3, 20),
});

describe('106.4 mana in heaps', () => {
  it('is paid as well as the same mana listed: payable, the greatest X, and every measure of the best plan', () => {
    fc.assert(
      fc.property(request, ({ cost, keep, sources, pool, life }) => {
        const heaps = keyed(sources);
        const single = keyed(sources.map((s) => ({ ...s, outputs: s.outputs.map((o) => ({ ...o, units: listed(o.units) })) })));
        const heapPool: PoolUnit[] = pool.map(({ type, n }, key) => ({ key, type, n }));
        const singlePool: PoolUnit[] = pool.flatMap(({ type, n }, i) => Array.from({ length: n }, (_, k) => ({ key: i * 10 + k, type })));
        const symbolsOnly = { symbols: cost };
        expect(canPay(symbolsOnly, heapPool, heaps, life)).toBe(canPay(symbolsOnly, singlePool, single, life));
        const withX = { symbols: [...cost, { sym: 'x' as const }] };
        expect(maxX(withX, heapPool, heaps, life)).toBe(maxX(withX, singlePool, single, life));
        const keeps = keep.map((k) => ({ cost: k, weight: 1 }));
        const a = solve({ cost: symbolsOnly, pool: heapPool, sources: heaps, life, keep: keeps });
        const b = solve({ cost: symbolsOnly, pool: singlePool, sources: single, life, keep: keeps });
        expect(a === undefined).toBe(b === undefined);
        if (!a || !b || !a.exact || !b.exact) return;
        expect(a.score).toEqual(b.score);
        expect(a.life).toBe(b.life);
        const amount = (list: readonly { n?: number }[]): number => list.reduce((n, x) => n + (x.n ?? 1), 0);
        expect(amount(a.leftover)).toBe(amount(b.leftover));
        expect(amount(a.uses.flatMap((u) => u.makes))).toBe(amount(b.uses.flatMap((u) => u.makes)));
        spendsNoMoreThanThereIs(a, heapPool);
      }),
      { numRuns: 1500 },
    );
  });

  it('of a use that is one heap of 10^14, what is not spent floats to the last', () => {
    const plan = solve({
      cost: { symbols: parseMana('{3}{W}{U}') },
      pool: [],
      sources: [{ key: 1, outputs: [{ units: [{ types: typeMask('W', 'U'), n: 10 ** 14 }] }], price: 1, kind: 'mana', irreversible: 'no' }],
      life: 0,
    });
    const made = plan?.uses[0].makes ?? [];
    expect(made.reduce((n, m) => n + (m.n ?? 1), 0)).toBe(10 ** 14);
    expect(plan?.leftover.reduce((n, l) => n + (l.n ?? 1), 0)).toBe(10 ** 14 - 5);
    expect(plan?.pays.filter((p) => p.type === 'U').length).toBeGreaterThanOrEqual(1);
  });
});

type Plan = NonNullable<ReturnType<typeof solve>>;

function spendsNoMoreThanThereIs(plan: Plan, pool: readonly PoolUnit[]): void {
  const left = new Map<string, number>();
  for (const u of pool) left.set(`pool ${u.key}`, u.n ?? 1);
  for (const use of plan.uses)
    use.makes.forEach((m, i) => {
      left.set(`${use.key} ${i} ${m.type}`, m.n ?? 1);
    });
  for (const pay of [...plan.pays, ...plan.uses.flatMap((u) => u.pays)]) {
    if (pay.by.from === 'life') continue;
    const name = pay.by.from === 'pool' ? `pool ${pay.by.key}` : `${pay.by.key} ${pay.by.unit} ${pay.type}`;
    const n = left.get(name) ?? 0;
    expect(n, name).toBeGreaterThan(0);
    left.set(name, n - 1);
  }
}
