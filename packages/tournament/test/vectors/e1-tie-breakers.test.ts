/** Tie-breakers: the worked examples of appendix C of the tournament rules, to the digit. */
import { describe, expect, it } from 'vitest';
import {
  compareRows,
  FLOOR,
  type Fraction,
  fraction,
  fractionDecimal,
  fractionNumber,
  fractionText,
  gamePoints,
  gameWin,
  matchPoints,
  matchWin,
  mean,
  type StandingsRow,
  settle,
  standings,
  type Totals,
  tieBreakersFor,
  totalsOf,
  winPercentage,
} from '../../src/index.js';
import { begun, games, round, run } from '../kit.js';

const totals = (record: string, of: Partial<Totals> = {}): Totals => {
  const [wins, losses, draws] = record.split('-').map(Number);
  return { wins, losses, draws, gamesWon: 0, gamesLost: 0, gamesDrawn: 0, ...of };
};
const mw = (record: string): Fraction => matchWin(totals(record));
const gamesOf = (...matches: string[]): Totals => {
  const g = matches.map(games);
  const sum = (f: (x: { a: number; b: number; d: number }) => number): number => g.reduce((s, x) => s + f(x), 0);
  return totals('0-0-0', { gamesWon: sum((x) => x.a), gamesLost: sum((x) => x.b), gamesDrawn: sum((x) => x.d) });
};
const text = (f: Fraction | undefined): string => (f ? fractionText(f) : '');

describe('match points and game points', () => {
  it('vector 1: 6-2-0 is 18', () => expect(matchPoints(6, 0)).toBe(18));
  it('vector 2: 4-2-2 is 14', () => expect(matchPoints(4, 2)).toBe(14));
  it.each([
    [3, '2-0-0', 6, 0],
    [4, '2-1-0', 6, 3],
    [5, '2-0-1', 7, 1],
  ])('vector %i: games %s', (_, g, a, b) => {
    const { a: won, b: lost, d } = games(g);
    expect([gamePoints(won, d), gamePoints(lost, d)]).toEqual([a, b]);
  });
});

describe('match-win and game-win percentage', () => {
  it('vector 6: 5-2-1 in eight rounds', () => expect(text(mw('5-2-1'))).toBe(text(fraction(16, 24))));
  it('vector 7: 1-3-0 counts as 0.33', () => {
    expect(text(fraction(matchPoints(1, 0), 12))).toBe('1/4');
    expect(text(mw('1-3-0'))).toBe('33/100');
  });
  it('vector 8: 3-2-0 with a bye', () => expect(text(mw('3-2-0'))).toBe(text(fraction(9, 15))));
  it('vector 9: 21 of 30', () => {
    const g = gamesOf('2-0-0', '2-1-0', '1-2-0', '2-0-0');
    expect(gamePoints(g.gamesWon, g.gamesDrawn)).toBe(21);
    expect(text(gameWin(g))).toBe(text(fraction(21, 30)));
  });
  it('vector 10: 9 of 33 counts as 0.33', () => {
    const g = gamesOf('1-2-0', '1-2-0', '0-2-0', '1-2-0');
    expect([gamePoints(g.gamesWon, g.gamesDrawn), g.gamesWon + g.gamesLost]).toEqual([9, 11]);
    expect(gameWin(g)).toEqual(FLOOR);
  });
  it.each([
    [15, '3-3-1', '10/21', '0.476'],
    [16, '4-3-1', '13/24', '0.542'],
    [17, '6-1-1', '19/24', '0.792'],
    [18, '7-1-0', '7/8', '0.875'],
  ])('vector %i: %s', (_, record, exact, shown) => {
    expect(text(mw(record))).toBe(exact);
    expect(fractionDecimal(mw(record), 3)).toBe(shown);
  });
  it('vector 24: 0-4-0', () => {
    expect(text(winPercentage(0, 4))).toBe('33/100');
    expect(text(mw('0-4-0'))).toBe('33/100');
  });
  it('the floor is 33/100, not a third', () => expect(text(FLOOR)).toBe('33/100'));
});

const OPPONENTS = ['4-4-0', '7-1-0', '1-3-1', '3-3-1', '6-2-0', '5-2-1', '4-3-1', '6-1-1'];

describe("opponents' match-win percentage", () => {
  it('vector 11: eight opponents', () => {
    const exact = mean(OPPONENTS.map(mw));
    expect(exact && fractionNumber(exact).toFixed(6)).toBe('0.616399');
    expect(exact && fractionDecimal(exact, 2)).toBe('0.62');
  });
  it('vector 12: the first one a bye', () => {
    const exact = mean(OPPONENTS.slice(1).map(mw));
    expect(exact && fractionNumber(exact).toFixed(6)).toBe('0.633027');
    expect(exact && fractionDecimal(exact, 2)).toBe('0.63');
  });
  it('vector 14: an opponent with 1-3-1 counts as 0.33', () => {
    expect(text(fraction(4, 15))).toBe('4/15');
    expect(text(mw('1-3-1'))).toBe('33/100');
  });
  it('vector 13: a bye is a match won 2-0, and is left out over opponents', () => {
    const t = round(begun({ players: ['A', 'B', 'C'], rounds: 2 }), 'A-B 2-1-0', 'C bye');
    const row = (id: string): StandingsRow | undefined => standings(t.state).find((r) => r.id === id);
    expect(row('C')).toMatchObject({ points: 3, totals: { wins: 1, gamesWon: 2, gamesLost: 0, gamesDrawn: 0 } });
    expect(gamePoints(2, 0)).toBe(6);
    expect(text(row('C')?.omw)).toBe('0/1');
    const next = round(t, 'A-C 0-2-0', 'B bye');
    const c = standings(next.state).find((r) => r.id === 'C');
    // Only A (1-1) is an opponent of C.
    expect(text(c?.omw)).toBe('1/2');
  });
});

describe('results and what they are worth', () => {
  const swiss = { stage: 'swiss', wins: 2, intentionalDraw: '0-0-3' } as const;
  it('vector 19: stopped at 1-0 with the second game unfinished', () => {
    const r = settle({ games: games('1-0-1'), how: 'time' }, swiss);
    expect(r).toMatchObject({ outcome: 'a', games: { a: 1, b: 0, d: 1 } });
    expect([gamePoints(1, 1), gamePoints(0, 1)]).toEqual([4, 1]);
  });
  it('vector 20: stopped at 1-0 between games', () => {
    expect(settle({ games: games('1-0-0'), how: 'time' }, swiss)).toMatchObject({ outcome: 'a', games: { a: 1, b: 0, d: 0 } });
    expect([gamePoints(1, 0), gamePoints(0, 0)]).toEqual([3, 0]);
  });
  it('vector 21: an agreed draw written 0-0-3', () => {
    const t = round(begun({ players: ['A', 'B'], rounds: 1 }), 'A-B draw');
    for (const r of standings(t.state)) {
      expect(r.points).toBe(1);
      expect(gamePoints(r.totals.gamesWon, r.totals.gamesDrawn)).toBe(3);
      expect(3 * r.totals.gamesDrawn).toBe(9);
      expect(text(r.gw)).toBe(text(fraction(3, 9)));
    }
  });
  it('vector 22: an agreed draw without games', () => {
    const t = round(begun({ players: ['A', 'B'], rounds: 1, settings: { intentionalDraw: '0-0-0' } }), 'A-B draw');
    for (const r of standings(t.state)) expect(r).toMatchObject({ points: 1, totals: { gamesWon: 0, gamesLost: 0, gamesDrawn: 0 } });
  });
});

describe('the order of the standings', () => {
  const row = (points: number, omw: number, gw: number, ogw: number): Pick<StandingsRow, 'points' | 'omw' | 'gw' | 'ogw'> => ({
    points,
    omw: fraction(omw, 100),
    gw: fraction(gw, 100),
    ogw: fraction(ogw, 100),
  });
  it('vector 23: points, then OMW, then GW, then OGW', () => {
    const all = tieBreakersFor(2);
    const order = [row(9, 40, 40, 40), row(6, 60, 40, 40), row(6, 50, 60, 40), row(6, 50, 50, 60), row(6, 50, 50, 50)];
    for (let i = 1; i < order.length; i++) {
      expect(compareRows(order[i - 1], order[i], all)).toBeLessThan(0);
      expect(compareRows(order[i], order[i - 1], all)).toBeGreaterThan(0);
    }
    expect(compareRows(order[4], { ...order[4] }, all)).toBe(0);
  });
  it('vector 25: matches of one game do not use all of them', () => {
    expect(tieBreakersFor(1)).toEqual(['omw']);
    expect(compareRows(row(6, 50, 60, 60), row(6, 50, 40, 40), tieBreakersFor(1))).toBe(0);
  });
});

describe('the synthetic event of eight players and three rounds', () => {
  const EXPECTED: [string, string, number, string, string, string, string][] = [
    ['A', '2-0-1', 7, '0.7778', '0.5174', '0.6250', '0.4989'],
    ['C', '2-1-0', 6, '0.6667', '0.6296', '0.6250', '0.5397'],
    ['D', '2-1-0', 6, '0.6667', '0.4804', '0.6190', '0.4929'],
    ['E', '1-0-2', 5, '0.5556', '0.5174', '0.5417', '0.4929'],
    ['F', '1-1-1', 4, '0.4444', '0.6111', '0.5238', '0.5804'],
    ['H', '1-1-1', 4, '0.4444', '0.4422', '0.3750', '0.4283'],
    ['G', '0-1-1', 1, '0.3300', '0.5000', '0.3300', '0.4583'],
    ['B', '0-3-0', 0, '0.3300', '0.6296', '0.3300', '0.5397'],
  ];
  it('has these standings', () => {
    let t = begun({ players: [...'ABCDEFGH'], rounds: 3 });
    t = round(t, 'A-B 2-0-0', 'C-D 2-1-0', 'E-F 1-1-1', 'G-H 0-0-3');
    t = round(t, 'A-C 2-1-0', 'E-G 2-0-0', 'H-B 2-1-0', 'D-F 1-0-1');
    t = run(t, { type: 'drop', id: 'G', reason: 'asked' });
    t = round(t, 'A-E draw', 'C-H 2-0-0', 'D-B 2-0-0', 'F bye');
    const found = standings(t.state).map((r) => [
      r.name,
      `${r.totals.wins}-${r.totals.losses}-${r.totals.draws}`,
      r.points,
      fractionDecimal(r.mw, 4),
      fractionDecimal(r.omw, 4),
      fractionDecimal(r.gw, 4),
      fractionDecimal(r.ogw, 4),
    ]);
    expect(found).toEqual(EXPECTED);
    expect(standings(t.state).map((r) => r.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

it('totals of lines', () => expect(totalsOf([])).toEqual(totals('0-0-0')));
