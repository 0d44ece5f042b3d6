/**
 * Every plan of the solver, added up symbol by symbol from the rules alone, without any code of the solver: that it really pays. And where there is none, that simulation finds
 * none.
 */
import { MANA_TYPES, type ManaSymbol, type ManaType, parseMana } from '@apnap/ability';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Output, type Pay, type PaymentRequest, type Plan, type PoolUnit, type Source, solve } from '../../src/payment/solver.js';
import { oracleCanPay } from './oracle.js';

const bits = (text: string): number => [...text].reduce((mask, t) => mask | (1 << MANA_TYPES.indexOf(t as ManaType)), 0);
const makes = (mask: number, type: ManaType): boolean => (mask & bits(type)) !== 0;

/** A unit of mana that there is: its type, and whether a snow source made it. */
interface Unit {
  type: ManaType;
  snow: boolean;
}

/** Whether units of mana, and so many payments of 2 life, are what a symbol asks for (CR 107.4). */
function isPaid(s: ManaSymbol, units: readonly Unit[], lives: number): boolean {
  const one = (fits: (u: Unit) => boolean): boolean => units.length === 1 && lives === 0 && fits(units[0]);
  switch (s.sym) {
    case 'generic':
      return units.length === s.n && lives === 0; // 107.4b
    case 'one':
      return one((u) => u.type === s.type); // 107.4a, 107.4c
    case 'hybrid':
      return one((u) => u.type === s.a || u.type === s.b); // 107.4e
    case 'twobrid':
      return one((u) => u.type === s.color) || (units.length === s.n && lives === 0); // 107.4e
    case 'phyrexian':
      return one((u) => s.colors.some((c) => c === u.type)) || (units.length === 0 && lives === 1); // 107.4f
    case 'snow':
      return one((u) => u.snow); // 107.4h
    case 'x':
      return units.length === 0 && lives === 0;
    default:
      return s satisfies never;
  }
}

/** The mana that can be spent, each unit once. */
class Purse {
  private readonly units = new Map<string, Unit>();
  lives = 0;

  add(name: string, unit: Unit): void {
    this.units.set(name, unit);
  }

  /** Takes a unit. @throws Error when it is not there or was spent. */
  private take(pay: Pay): Unit[] {
    if (pay.by.from === 'life') {
      this.lives++;
      return [];
    }
    const name = pay.by.from === 'pool' ? `pool ${pay.by.key}` : `source ${pay.by.key} ${pay.by.unit}`;
    const unit = this.units.get(name);
    if (!unit) throw new Error(`${name} is not there`);
    if (unit.type !== pay.type) throw new Error(`${name} is ${unit.type}, not ${pay.type}`);
    this.units.delete(name);
    return [unit];
  }

  /** Pays all symbols. @throws Error for one that is not paid. */
  pay(symbols: readonly ManaSymbol[], pays: readonly Pay[]): void {
    const left = new Set(pays);
    symbols.forEach((s, i) => {
      const own = pays.filter((p) => 'symbol' in p.for && p.for.symbol === i);
      for (const p of own) left.delete(p);
      const lives = own.filter((p) => p.by.from === 'life').length;
      const units = own.flatMap((p) => this.take(p));
      if (!isPaid(s, units, lives)) throw new Error(`${JSON.stringify(s)} is not paid by ${JSON.stringify(own)}`);
    });
    if (left.size > 0) throw new Error(`for nothing: ${JSON.stringify([...left])}`);
  }

  get rest(): string[] {
    return [...this.units.values()].map((u) => `${u.type}${u.snow ? '*' : ''}`).sort();
  }
}

/** Carries a plan out. @throws Error where it does not pay, or says something that is not so. */
function audit(r: PaymentRequest, plan: Plan): void {
  const purse = new Purse();
  for (const u of r.pool) purse.add(`pool ${u.key}`, { type: u.type, snow: u.snow === true });
  let life = 0;
  const used = new Set<number>();
  for (const use of plan.uses) {
    const output = r.sources.find((s) => s.key === use.key)?.outputs[use.output] as Output;
    if (used.has(use.key)) throw new Error(`${use.key} is used twice`);
    used.add(use.key);
    purse.pay(output.cost ?? [], use.pays);
    life += output.life ?? 0;
    expect(use.makes.length).toBe(output.units.length);
    use.makes.forEach((m, i) => {
      if (!makes(output.units[i].types, m.type)) throw new Error(`${use.key} does not make ${m.type}`);
      purse.add(`source ${use.key} ${i}`, { type: m.type, snow: output.units[i].snow === true });
      expect(m.snow).toBe(output.units[i].snow === true);
    });
    if (output.choose === 'same') expect(new Set(use.makes.map((m) => m.type)).size).toBe(1);
  }
  purse.pay(r.cost.symbols, plan.pays);
  life += 2 * purse.lives;
  expect(plan.life).toBe(life);
  expect(life).toBeLessThanOrEqual(r.life); // 119.4
  expect(plan.leftover.map((l) => `${l.type}${l.snow ? '*' : ''}`).sort()).toEqual(purse.rest);
}

const SYMBOLS = ['{1}', '{2}', '{W}', '{U}', '{G}', '{C}', '{W/U}', '{C/G}', '{2/W}', '{G/P}', '{W/U/P}', '{S}'];
const symbols = (maxLength: number): fc.Arbitrary<readonly ManaSymbol[]> =>
  fc.array(fc.constantFrom(...SYMBOLS), { maxLength }).map((list) => parseMana(list.join('')));
const mask = fc.constantFrom('W', 'U', 'G', 'C', 'WU', 'UG', 'WUBRG').map(bits);
const output: fc.Arbitrary<Output> = fc
  .record({
    units: fc.array(fc.record({ types: mask, snow: fc.constantFrom(false, false, true) }), { minLength: 1, maxLength: 2 }),
    same: fc.boolean(),
    cost: fc.constantFrom('', '', '{1}', '{W/U}', '{G/P}'),
    life: fc.constantFrom(0, 0, 1),
  })
  .map(({ units, same, cost, life }) => ({
    units: same ? units.map((u) => ({ ...u, types: units[0].types })) : units,
    choose: same ? ('same' as const) : ('each' as const),
    ...(cost === '' ? {} : { cost: parseMana(cost) }),
    life,
  }));
const board: fc.Arbitrary<Source[]> = fc
  .array(fc.record({ outputs: fc.array(output, { minLength: 1, maxLength: 2 }), price: fc.integer({ min: 0, max: 3 }) }), { maxLength: 4 })
  .map((list) => list.map((s, i) => ({ ...s, key: 10 + i, kind: 'mana' as const, irreversible: 'no' as const })));
const floating: fc.Arbitrary<PoolUnit[]> = fc
  .array(fc.record({ type: fc.constantFrom<ManaType>('W', 'U', 'G', 'C'), snow: fc.boolean() }), { maxLength: 3 })
  .map((list) => list.map((u, key) => ({ ...u, key })));
const request: fc.Arbitrary<PaymentRequest> = fc.record({
  cost: symbols(5).map((list) => ({ symbols: list })),
  pool: floating,
  sources: board,
  life: fc.integer({ min: 0, max: 5 }),
});

test('601.2h: a plan pays every symbol with mana that is there then, each unit once; there is none only where simulation finds none', () => {
  let paid = 0;
  let unpaid = 0;
  fc.assert(
    fc.property(request, (r) => {
      const plan = solve(r);
      expect(plan !== undefined).toBe(oracleCanPay(r));
      if (plan) audit(r, plan);
      if (plan) paid++;
      else unpaid++;
    }),
    { numRuns: 600, seed: 601 },
  );
  expect(Math.min(paid, unpaid)).toBeGreaterThan(80);
});

test('the audit finds a unit spent twice, a wrong type, a symbol left out and life that is not counted', () => {
  const r: PaymentRequest = {
    cost: { symbols: parseMana('{1}{W}{G/P}') },
    pool: [{ key: 0, type: 'U' }],
    sources: [{ key: 10, outputs: [{ units: [{ types: bits('WU') }] }], price: 1, kind: 'mana', irreversible: 'no' }],
    life: 2,
  };
  const plan = solve(r) as Plan;
  expect(() => audit(r, plan)).not.toThrow();
  const [first, ...rest] = plan.pays;
  const changed = (pays: Pay[], more: Partial<Plan> = {}): (() => void) => {
    return () => audit(r, { ...plan, pays, ...more });
  };
  expect(changed(rest)).toThrow('is not paid');
  expect(changed([first, first, ...rest])).toThrow();
  expect(changed(plan.pays.map((p) => (p.type === 'W' ? { ...p, type: 'U' as const } : p)))).toThrow('is W, not U');
  expect(changed(plan.pays, { life: 0 })).toThrow();
  expect(changed(plan.pays, { uses: [...plan.uses, ...plan.uses] })).toThrow('used twice');
});
