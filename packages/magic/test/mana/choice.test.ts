/** Which of several payments is chosen, what the plan says about it, and hand payments. */
import { parseMana } from '@apnap/ability';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canPay,
  canPayBoard,
  checkManual,
  createBoard,
  type PaymentRequest,
  type Plan,
  type Source,
  solve,
  typeMask,
} from '../../src/payment/solver.js';
import { convoke, cost, lands, pool, source, units } from './boards.js';
import { oracleCanPay } from './oracle.js';

const plan = (text: string, sources: Source[], more: Partial<PaymentRequest> = {}): Plan =>
  solve({ cost: cost(text), pool: [], sources, life: 20, ...more })!;
const keysOf = (p: Plan): number[] => p.uses.map((u) => u.key).sort((a, b) => a - b);
const keep = (text: string, weight = 1) => ({ cost: parseMana(text), weight });

describe('the order of measures', () => {
  test('nothing is sacrificed while lands can pay, at any price', () => {
    const treasure = source('(WUBRG)', { irreversible: 'sacrifice', price: 0 });
    const land = source('G', { price: 100 });
    expect(keysOf(plan('{1}', [treasure, land]))).toEqual([land.key]);
    const both = plan('{1}{U}', [treasure, land]);
    expect(both.notes).toContainEqual({ id: 'mana.irreversible', sources: [treasure.key], how: 'sacrifice' });
  });

  test('life is paid only if mana cannot (107.4f), and before anything is sacrificed', () => {
    const treasure = source('G', { irreversible: 'sacrifice' });
    expect(plan('{G/P}', lands('G')).life).toBe(0);
    expect(plan('{G/P}', [treasure]).life).toBe(2);
    expect(plan('{G/P}', [treasure], { life: 0 }).score.irreversible).toBe(1);
  });

  test('no mana is left floating if that can be avoided', () => {
    const double = source('CC', { price: 0 });
    const land = source('C', { price: 50 });
    expect(keysOf(plan('{1}', [double, land]))).toEqual([land.key]);
    expect(keysOf(plan('{2}', [double, land, ...lands('C')]))).toEqual([double.key]);
  });

  test('floating mana is spent first', () => {
    const p = plan('{1}{G}', lands('G G'), { pool: pool('GG') });
    expect(p.uses).toEqual([]);
    expect(plan('{1}', convoke('G'), { pool: pool('U') }).uses).toEqual([]);
  });

  test('kept costs decide before prices: {1} leaves {U}{U} although islands are cheaper', () => {
    const islands = lands('U U', { price: 1 });
    const [dual] = lands('(GW)', { price: 9 });
    const p = plan('{1}', [...islands, dual], { keep: [keep('{U}{U}')] });
    expect(keysOf(p)).toEqual([dual.key]);
    expect(p.notes).toContainEqual({ id: 'mana.keeps', cost: '{U}{U}', keep: 0 });
  });

  test('if not all costs can be kept, the heavier ones are, and the plan says what is lost', () => {
    const [u, r] = lands('U R');
    const request = { keep: [keep('{U}', 1), keep('{R}', 3)] };
    const p = plan('{1}', [u, r], request);
    expect([keysOf(p), p.keeps]).toEqual([[u.key], [1]]);
    expect(p.notes).toContainEqual({ id: 'mana.losesKeep', cost: '{U}', keep: 0 });
  });

  test('a cost that could not be paid anyway is neither kept nor lost', () => {
    const p = plan('{1}', lands('U R'), { keep: [keep('{G}')] });
    expect(p.notes.map((n) => n.id)).toEqual(['mana.pays']);
  });

  test('price, then flexibility, then key', () => {
    const [basic, dual] = [source('G', { price: 1 }), source('(GU)', { price: 2 })];
    expect(keysOf(plan('{1}', [dual, basic]))).toEqual([basic.key]);
    const [five, two] = [source('(WUBRG)'), source('(GU)')];
    expect(keysOf(plan('{1}', [five, two]))).toEqual([two.key]);
    const forests = lands('G G G');
    expect(keysOf(plan('{1}{G}', [...forests].reverse()))).toEqual([forests[0].key, forests[1].key]);
  });

  test('lands are tapped before creatures convoke', () => {
    const elves = convoke('G', 3);
    const forests = lands('G G');
    const p = plan('{2}{G}', [...elves, ...forests]);
    expect(keysOf(p)).toEqual([elves[0].key, ...forests.map((f) => f.key)].sort((a, b) => a - b));
    expect(p.notes).toContainEqual({ id: 'mana.convokes', sources: [elves[0].key] });
  });

  test('500 equal creatures and 100 equal lands', () => {
    const tokens = convoke('G', 500);
    const p = plan('{300}{G}{G}', [...tokens, ...lands(Array(100).fill('G').join(' '))]);
    expect([p.uses.length, p.score.price, p.exact]).toEqual([302, 100 + 202 * 5, true]);
    expect(canPay(cost('{600}{G}'), [], tokens, 0)).toBe(false);
  });

  test('the explanation names cost, pool and sources', () => {
    const [floating] = pool('R');
    const [mountain, forest] = lands('R G');
    expect(plan('{1}{R}', [mountain, forest], { pool: [floating] }).notes[0]).toEqual({
      id: 'mana.pays',
      cost: '{1}{R}',
      pool: [floating.key],
      sources: [mountain.key],
    });
  });
});

describe('hand payments', () => {
  const [forest, island] = lands('G U');
  const double = source('RG');
  const filter = source([{ units: units('WU'), cost: parseMana('{1}') }]);
  const any = source('(WUBRG)');
  const all = [forest, island, double, filter, any];
  const floating = pool('G');
  const uses = (...list: Source[]) => list.map((s) => ({ key: s.key, output: 0 }));
  const check = (text: string, payment: Partial<Parameters<typeof checkManual>[3]>, life = 20) =>
    checkManual(cost(text), floating, all, { pool: [], sources: [], lifeSymbols: 0, ...payment }, life);

  test('118.3a an exact payment, and one that leaves mana of a source for two', () => {
    expect(check('{1}{G}', { sources: uses(forest, island) })).toMatchObject({ ok: true, leftover: [] });
    expect(check('{G}', { sources: uses(double) })).toMatchObject({ ok: true, leftover: [{ type: 'R' }] });
    expect(check('{1}{G}', { pool: [floating[0].key], sources: uses(island) })).toMatchObject({ ok: true });
  });

  test('601.2h too little', () => {
    expect(check('{2}{G}', { sources: uses(forest, island) })).toMatchObject({ ok: false, reason: 'notPaid', missing: 1, rule: '601.2h' });
    expect(check('{U}{U}', { sources: uses(forest, island) })).toMatchObject({ ok: false, reason: 'notPaid', missing: 1 });
  });

  test('too much', () => {
    expect(check('{G}', { sources: uses(forest, island) })).toMatchObject({ ok: false, reason: 'unused', sources: [island.key] });
    expect(check('{U}', { pool: [floating[0].key], sources: uses(island) })).toMatchObject({
      ok: false,
      reason: 'unused',
      pool: [floating[0].key],
    });
    expect(check('{G/P}', { sources: uses(forest), lifeSymbols: 1 })).toMatchObject({ ok: false, reason: 'unused' });
  });

  test('each source counts: two mana of one source do not crowd out another', () => {
    expect(check('{1}{G}', { sources: uses(double, forest) })).toMatchObject({ ok: true, leftover: [{ by: { key: double.key } }] });
  });

  test('119.4 life', () => {
    expect(check('{G/P}', { lifeSymbols: 1 }, 2)).toMatchObject({ ok: true, life: 2 });
    expect(check('{G/P}', { lifeSymbols: 1 }, 1)).toMatchObject({ ok: false, reason: 'notEnoughLife', needed: 2, rule: '119.4' });
  });

  test('602.2b a filter is paid with mana of sources before it', () => {
    expect(check('{W}{U}', { sources: uses(forest, filter) })).toMatchObject({ ok: true, leftover: [] });
    expect(check('{W}{U}', { sources: uses(filter, forest) })).toMatchObject({ ok: false, reason: 'sourceCostUnpaid', key: filter.key });
  });

  test('chosen types bind', () => {
    expect(check('{U}', { sources: [{ key: any.key, output: 0, types: ['U'] }] })).toMatchObject({ ok: true });
    expect(check('{U}', { sources: [{ key: any.key, output: 0, types: ['R'] }] })).toMatchObject({ ok: false, reason: 'notPaid' });
    expect(check('{U}', { sources: [{ key: any.key, output: 0, types: ['C'] }] })).toMatchObject({ ok: false, reason: 'badTypes' });
  });

  test('unknown and repeated choices', () => {
    expect(check('{G}', { pool: [-5] })).toMatchObject({ reason: 'unknownPoolUnit' });
    expect(check('{G}', { sources: [{ key: -5, output: 0 }] })).toMatchObject({ reason: 'unknownSource' });
    expect(check('{G}', { sources: [{ key: forest.key, output: 3 }] })).toMatchObject({ reason: 'unknownOutput' });
    expect(check('{1}{G}', { sources: uses(forest, forest) })).toMatchObject({ reason: 'usedTwice', rule: '118.10' });
  });
});

test('costs with many different symbols (more than the table of subsets holds)', () => {
  const hybrids = '{W/U}{W/B}{U/B}{U/R}{B/R}{B/G}{R/G}{R/W}{G/W}{G/U}{W}{C}{1}{S}{G/P}{R/W/P}'.match(/\{[^}]+\}/g)!;
  const mana = fc.array(fc.constantFrom('W', 'U', 'B', 'R', 'G', 'C', '*U'), { minLength: 7, maxLength: 11 });
  fc.assert(
    fc.property(
      fc.shuffledSubarray(hybrids, { minLength: 8, maxLength: 10 }),
      mana,
      fc.integer({ min: 0, max: 4 }),
      (symbols, list, life) => {
        const request = { cost: cost(symbols.join('')), pool: pool(list.join('')), sources: [], life };
        const expected = oracleCanPay(request);
        expect(canPay(request.cost, request.pool, [], life)).toBe(expected);
        expect(canPayBoard(createBoard(request.pool, []), request.cost, life)).toBe(expected);
        expect(solve(request) !== undefined).toBe(expected);
      },
    ),
    { numRuns: 150, seed: 5 },
  );
});

test('a convoking creature with several colours counts once (702.51a)', () => {
  const two = source([{ units: [{ types: typeMask('G', 'W') }] }], { kind: 'convoke' });
  expect(canPay(cost('{G}'), [], [two], 0)).toBe(true);
  expect(canPay(cost('{G}{W}'), [], [two], 0)).toBe(false);
});

test('119.4 a source that could pay life or be sacrificed is sacrificed when there is no life', () => {
  const either = source([
    { units: units('W'), life: 2 },
    { units: units('C'), irreversible: 'sacrifice' },
  ]);
  expect(canPay(cost('{1}'), [], [either], 0)).toBe(true);
  expect(plan('{1}', [either], { life: 0 }).uses[0].output).toBe(1);
  expect(plan('{1}', [either], { life: 2 }).uses[0].output).toBe(0);
});
