/** Payments the rule book itself describes. */
import { parseMana } from '@apnap/ability';
import { describe, expect, test } from 'vitest';
import { ANY_COLOR, canPay, maxX, type Plan, solve, typeMask } from '../../src/payment/solver.js';
import { convoke, cost, delve, lands, pool, source, units } from './boards.js';

/** Types of mana spent on the cost, sorted, with L for 2 life and - for help with generic mana. */
const spent = (plan: Plan | undefined): string =>
  (plan?.pays ?? [])
    .map((p) => p.type ?? (p.by.from === 'life' ? 'L' : '-'))
    .sort()
    .join('');

const pays = (text: string, mana: string, life = 0): boolean => canPay(cost(text), pool(mana), [], life);

describe('CR 107.4 mana symbols', () => {
  test('107.4a coloured mana in costs can be paid only with the appropriate colour', () => {
    expect(pays('{G}', 'G')).toBe(true);
    for (const other of 'WUBRC') expect(pays('{G}', other)).toBe(false);
  });

  test('107.4b generic mana can be paid with any type', () => {
    for (const type of 'WUBRGC') expect(pays('{1}', type)).toBe(true);
    expect(pays('{3}', 'WC')).toBe(false);
    expect(pays('{3}', 'WCG')).toBe(true);
  });

  test('107.4c {C} can be paid only with colourless mana', () => {
    expect(pays('{C}', 'C')).toBe(true);
    expect(pays('{C}', 'W')).toBe(false);
  });

  test('107.4d, 118.5 {0} can be paid with no resources', () => {
    expect(pays('{0}', '')).toBe(true);
    expect(solve({ cost: cost('{0}'), pool: [], sources: lands('G'), life: 0 })?.uses).toEqual([]);
  });

  test('107.4e example: {G/W}{G/W} can be paid by {G}{G}, {G}{W} or {W}{W}', () => {
    for (const mana of ['GG', 'GW', 'WW'])
      expect(spent(solve({ cost: cost('{G/W}{G/W}'), pool: pool(mana), sources: [], life: 0 }))).toBe(mana);
    for (const mana of ['G', 'GU', 'UU', 'CW']) expect(pays('{G/W}{G/W}', mana)).toBe(false);
  });

  test('107.4e {2/B} can be paid with one black mana or two mana of any type', () => {
    expect(pays('{2/B}', 'B')).toBe(true);
    expect(pays('{2/B}', 'R')).toBe(false);
    expect(pays('{2/B}', 'RC')).toBe(true);
    expect(pays('{2/B}{2/B}', 'BRC')).toBe(true);
    expect(pays('{2/B}{2/B}', 'BR')).toBe(false);
    expect(pays('{2/W}{2/U}{2/B}{2/R}{2/G}', 'WUBRG')).toBe(true);
    expect(pays('{2/W}{2/U}{2/B}{2/R}{2/G}', 'WUBCCC')).toBe(false);
    expect(pays('{2/W}{2/U}{2/B}{2/R}{2/G}', 'WUBCCCC')).toBe(true);
  });

  test('107.4e a hybrid symbol with colourless', () => {
    for (const mana of 'CW') expect(pays('{C/W}', mana)).toBe(true);
    expect(pays('{C/W}', 'U')).toBe(false);
  });

  test('107.4f example: {W/P}{W/P} by {W}{W}, by {W} and 2 life, or by 4 life', () => {
    const c = cost('{W/P}{W/P}');
    expect(spent(solve({ cost: c, pool: pool('WW'), sources: [], life: 20 }))).toBe('WW');
    const half = solve({ cost: c, pool: pool('W'), sources: [], life: 20 });
    expect([spent(half), half?.life]).toEqual(['LW', 2]);
    const none = solve({ cost: c, pool: pool('U'), sources: [], life: 20 });
    expect([spent(none), none?.life]).toEqual(['LL', 4]);
    expect(pays('{W/P}{W/P}', 'W', 1)).toBe(false); // CR 119.4
    expect(pays('{W/P}{W/P}', '', 3)).toBe(false);
    expect(pays('{W/P}{W/P}', '', 4)).toBe(true);
  });

  test('107.4f hybrid Phyrexian: one mana of either colour or 2 life', () => {
    expect(pays('{G/W/P}', 'G')).toBe(true);
    expect(pays('{G/W/P}', 'W')).toBe(true);
    expect(pays('{G/W/P}', 'U')).toBe(false);
    expect(pays('{G/W/P}', 'U', 2)).toBe(true);
  });

  test('107.4h {S} can be paid with mana of any type from a snow source', () => {
    expect(pays('{S}', 'G')).toBe(false);
    for (const mana of ['*G', '*C']) expect(pays('{S}', mana)).toBe(true);
    expect(pays('{S}{G}', 'G*U')).toBe(true);
    expect(pays('{S}{G}', '*G')).toBe(false);
    expect(pays('{S}{1}', '*GU')).toBe(true);
  });
});

describe('CR 118, 119 paying', () => {
  test('118.3 resources must suffice for the whole cost', () => {
    expect(canPay(cost('{1}{G}'), [], lands('G'), 20)).toBe(false);
    expect(canPay(cost('{1}{G}'), [], lands('G U'), 20)).toBe(true);
    expect(canPay(cost('{G}{G}'), [], lands('G U'), 20)).toBe(false);
  });

  test('118.3a mana may remain: a land for two pays a cost of one', () => {
    const plan = solve({ cost: cost('{G}'), pool: [], sources: [source('GW')], life: 0 });
    expect(plan?.leftover.map((l) => l.type)).toEqual(['W']);
    expect(plan?.notes).toContainEqual({ id: 'mana.floats', mana: '{W}' });
  });

  test('118.7a a reduced cost keeps its coloured part: {5}{G}{G} less {7} is {G}{G}', () => {
    // The caller reduces (CR 601.2f); the locked cost has no generic part left.
    expect(canPay(cost('{G}{G}'), [], lands('G U'), 0)).toBe(false);
    expect(canPay(cost('{G}{G}'), [], lands('G G'), 0)).toBe(true);
  });

  test('119.4 life for activation costs and Phyrexian symbols comes from one total', () => {
    const horizon = source([{ units: units('(GW)'), life: 1 }]);
    expect(canPay(cost('{G}{B/P}'), [], [horizon], 3)).toBe(true);
    expect(canPay(cost('{G}{B/P}'), [], [horizon], 2)).toBe(false);
    expect(solve({ cost: cost('{G}{B/P}'), pool: [], sources: [horizon], life: 2 })).toBeUndefined();
    expect(solve({ cost: cost('{G}{B/P}'), pool: [], sources: [horizon], life: 3 })?.life).toBe(3);
  });

  test('damage from a source is no payment of life and not limited', () => {
    const pain = source(['C', { units: units('(RG)'), damage: 1 }]);
    expect(canPay(cost('{G}'), [], [pain], 0)).toBe(true);
    const plan = solve({ cost: cost('{G}'), pool: [], sources: [pain], life: 0 });
    expect([plan?.damage, plan?.life, plan?.uses[0].output]).toEqual([1, 0, 1]);
    expect(solve({ cost: cost('{1}'), pool: [], sources: [pain], life: 0 })?.uses[0].output).toBe(0);
  });

  test('106.6 restricted mana pays the spell but no activation cost', () => {
    const filter = source([{ units: units('WU'), cost: parseMana('{1}') }]);
    const cave = [{ key: 1, type: 'C' as const, restricted: true }];
    expect(canPay(cost('{1}'), cave, [], 0)).toBe(true);
    expect(canPay(cost('{W}'), cave, [filter], 0)).toBe(false);
    expect(canPay(cost('{W}'), pool('C'), [filter], 0)).toBe(true);
  });

  test('"spend only black mana on X" (107.3a, 107.4b)', () => {
    const c = { symbols: parseMana('{X}{1}{B}') };
    const board = lands('B B B R R');
    expect(maxX(c, [], board, 0)).toBe(3);
    expect(maxX(c, [], board, 0, typeMask('B'))).toBe(2);
    expect(canPay({ symbols: parseMana('{1}{B}'), xOnly: { n: 2, types: typeMask('B') } }, [], board, 0)).toBe(true);
    expect(canPay({ symbols: parseMana('{1}{B}'), xOnly: { n: 3, types: typeMask('B') } }, [], board, 0)).toBe(false);
  });

  test('107.3a {X}{X}: every {X} has the same value', () => {
    expect(maxX(cost('{X}{X}{G}'), [], lands('G G G G G G'), 0)).toBe(2);
    expect(maxX(cost('{X}{G}'), [], lands('U'), 0)).toBe(-1);
    expect(maxX(cost('{X}{G}'), pool('GCC'), [source('CC')], 0)).toBe(4);
  });
});

describe('CR 702.51 convoke, 702.66 delve, 702.126 improvise', () => {
  test('702.51a a creature pays for a mana of its colour or for generic mana', () => {
    expect(canPay(cost('{G}'), [], convoke('G'), 0)).toBe(true);
    expect(canPay(cost('{G}'), [], convoke('W'), 0)).toBe(false);
    expect(canPay(cost('{1}'), [], convoke('W'), 0)).toBe(true);
    expect(canPay(cost('{1}'), [], convoke(''), 0)).toBe(true);
    expect(canPay(cost('{C}'), [], convoke(''), 0)).toBe(false);
    expect(canPay(cost('{S}'), [], convoke('G'), 0)).toBe(false);
    expect(canPay(cost('{G/W}'), [], convoke('W'), 0)).toBe(true);
  });

  test('702.51b example: {3}{G}{G} with up to two green creatures and three others, the rest with mana', () => {
    const c = cost('{3}{G}{G}');
    expect(canPay(c, [], [...convoke('G', 2), ...convoke('R', 3)], 0)).toBe(true);
    expect(canPay(c, [], [...convoke('G', 1), ...convoke('R', 4)], 0)).toBe(false);
    expect(canPay(c, [], [...convoke('G', 1), ...convoke('R', 3), ...lands('G')], 0)).toBe(true);
  });

  test('702.66a delve pays generic mana only', () => {
    expect(canPay(cost('{7}{U}'), [], [...delve(7), ...lands('U')], 0)).toBe(true);
    expect(canPay(cost('{7}{U}'), [], [...delve(8)], 0)).toBe(false);
    expect(canPay(cost('{7}{U}'), [], [...delve(6), ...lands('U')], 0)).toBe(false);
    const plan = solve({ cost: cost('{7}{U}'), pool: [], sources: [...delve(9), ...lands('U')], life: 0 });
    expect(plan?.notes.find((n) => n.id === 'mana.delves')).toMatchObject({ id: 'mana.delves' });
    expect(spent(plan)).toBe('-------U');
  });

  test('702.126a improvise pays generic mana only', () => {
    const artifact = source([{ units: [{ types: 0 }] }], { kind: 'improvise' });
    expect(canPay(cost('{1}'), [], [artifact], 0)).toBe(true);
    expect(canPay(cost('{U}'), [], [artifact], 0)).toBe(false);
  });

  test('702.51a, 602.2b helpers pay no activation costs of mana abilities', () => {
    const filter = source([{ units: units('WU'), cost: parseMana('{1}') }]);
    expect(canPay(cost('{W}'), [], [filter, ...convoke('G')], 0)).toBe(false);
  });

  test('a creature that makes mana does so or convokes, not both', () => {
    const elf = source([{ units: units('G') }, { units: [{ types: typeMask('G') }], kind: 'convoke' }]);
    expect(canPay(cost('{G}'), [], [elf], 0)).toBe(true);
    expect(canPay(cost('{1}{G}'), [], [elf], 0)).toBe(false);
  });
});

describe('CR 605.3 mana abilities that cost mana', () => {
  const signet = (types: string) => source([{ units: units(types), cost: parseMana('{1}') }]);

  test('a filter needs mana that is there before it is activated', () => {
    expect(canPay(cost('{W}'), [], [signet('WU')], 0)).toBe(false);
    expect(canPay(cost('{W}{U}'), [], [signet('WU'), ...lands('R')], 0)).toBe(true);
    // Two filters could pay for each other, but neither comes first.
    expect(canPay(cost('{1}'), [], [signet('WU'), signet('BR')], 0)).toBe(false);
    expect(canPay(cost('{W}{B}{R}'), [], [signet('WU'), signet('BR'), ...lands('G')], 0)).toBe(true);
    expect(canPay(cost('{U}{W}{B}{R}'), [], [signet('WU'), signet('BR'), ...lands('G')], 0)).toBe(false);
  });

  test('a chain of filters comes out in an order that works', () => {
    const plan = solve({ cost: cost('{W}{B}{R}'), pool: [], sources: [signet('BR'), signet('WU'), ...lands('G')], life: 0 });
    expect(plan?.uses.length).toBe(3);
    expect(plan?.uses[0].makes).toEqual([{ type: 'G', snow: false }]);
    expect(plan?.leftover).toEqual([]);
  });

  test('one mana of any colour, any combination, and any one colour', () => {
    expect(canPay(cost('{W}{U}'), [], [source([{ units: [{ types: ANY_COLOR }, { types: ANY_COLOR }] }])], 0)).toBe(true);
    const lotus = source([{ units: [{ types: ANY_COLOR }, { types: ANY_COLOR }, { types: ANY_COLOR }], choose: 'same' }]);
    expect(canPay(cost('{U}{U}{U}'), [], [lotus], 0)).toBe(true);
    expect(canPay(cost('{2}{U}'), [], [lotus], 0)).toBe(true);
    expect(canPay(cost('{W}{U}'), [], [lotus], 0)).toBe(false);
  });
});
