/** Brackets and drafts (MTR 7.6, 7.7, 8.5, 10.4, appendices B, D). */
import { describe, expect, it } from 'vitest';
import {
  boosterSeconds,
  boostersFor,
  bracketOrder,
  draftCalls,
  draftClock,
  draftSeconds,
  nextBracketTables,
  oldestCard,
  passDirections,
  pickSeconds,
  planCut,
  planDraft,
  playoffPlaces,
  podSizes,
  reviewSeconds,
  rochesterOpeners,
  rochesterOrder,
  rulesetOf,
  standings,
  type Tournament,
} from '../../src/index.js';
import { begun, games, round, run } from '../kit.js';

const M15 = rulesetOf('mtr-2015');
const M17 = rulesetOf('mtr-2017');
const pairsOf = (order: readonly number[]): string[] => order.flatMap((a, i) => (i % 2 === 0 ? [`${a}-${order[i + 1]}`] : []));

describe('brackets', () => {
  it('vector 81: top 8 by rank', () => expect(pairsOf(bracketOrder(8, 'rank'))).toEqual(['1-8', '4-5', '2-7', '3-6']));
  it('vector 82: top 4', () => expect(pairsOf(bracketOrder(4, 'rank'))).toEqual(['1-4', '2-3']));
  it('vector 83: seats of a draft', () => expect(pairsOf(bracketOrder(8, 'seats'))).toEqual(['1-5', '3-7', '2-6', '4-8']));
  it.each([2, 4, 8, 16, 32, 64])('of %i: everybody once, the best two in different halves, favourites meet last', (size) => {
    const order = bracketOrder(size, 'rank');
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i + 1));
    // Round by round, if the better one always wins, ranks add up to one more than those left.
    let left = order;
    while (left.length > 1) {
      for (let i = 0; i < left.length; i += 2) expect(left[i] + left[i + 1]).toBe(left.length + 1);
      left = left.flatMap((a, i) => (i % 2 === 0 ? [Math.min(a, left[i + 1])] : []));
    }
    expect(left).toEqual([1]);
  });

  /** The better rank wins 2-0 everywhere. */
  function play(t: Tournament): Tournament {
    const tables = nextBracketTables(t.state);
    const number = t.state.rounds.length + 1;
    let x = run(
      t,
      { type: 'pair', round: number, stage: 'playoff', method: 'bracket', seed: '', tables },
      { type: 'publish', round: number },
    );
    for (const tb of tables)
      if (tb.kind === 'match')
        x = run(x, { type: 'report', round: number, table: tb.table, games: games('2-0'), how: 'played', source: { kind: 'official' } });
    return run(x, { type: 'close', round: number });
  }

  it.each([2, 3, 6, 8, 13, 16])('a playoff of %i is played to its end', (size) => {
    const players = Array.from({ length: 16 }, (_, i) => `P${i + 1}`);
    let t = begun({ players, rounds: 1 });
    t = round(t, ...Array.from({ length: 8 }, (_, i) => `P${i + 1}-P${i + 9} 2-0-0`));
    const ranks = standings(t.state).map((r) => r.id);
    t = run(t, planCut(t.state, size, ranks));
    for (let guard = 0; nextBracketTables(t.state).length > 0; guard++) {
      expect(guard).toBeLessThan(5);
      t = play(t);
    }
    const places = playoffPlaces(t.state).map((p) => p.id);
    expect(places.slice(0, 2)).toEqual(ranks.slice(0, 2));
    expect(new Set(places)).toEqual(new Set(ranks.slice(0, size)));
    expect(run(t, { type: 'finish' }).state.status).toBe('finished');
  });
});

describe('draft times', () => {
  it('vector 84: 15 cards left', () => expect(pickSeconds(15, 'booster')).toBe(40));
  it('vector 85: 9, 6, 4, 1 left', () => expect([9, 6, 4, 1].map((n) => pickSeconds(n, 'booster'))).toEqual([20, 10, 5, 0]));
  it('vector 86: whole boosters', () => expect([boosterSeconds(15, 'booster'), boosterSeconds(14, 'booster')]).toEqual([285, 245]));
  it('vector 87: looking at picks in 2015', () => expect([1, 2].map((n) => reviewSeconds(M15, n, 3, 'booster'))).toEqual([30, 45]));
  it('vector 88: in 2017', () => expect([1, 2].map((n) => reviewSeconds(M17, n, 3, 'booster'))).toEqual([60, 90]));
  it('vector 89: a whole draft', () => {
    expect([M15, M17].map((r) => draftSeconds(r, 15, 3, 'booster'))).toEqual([930, 1005]);
    expect(draftCalls(M17, 15, 3, 'booster').at(-1)).toEqual({ at: 1005, call: 'over' });
  });
  it('vector 90: two cards at once from 15', () => {
    expect(draftClock(15, 'twoHeaded')).toEqual([50, 45, 40, 30, 20, 10, 5, 0]);
    expect(boosterSeconds(15, 'twoHeaded')).toBe(200);
  });
  it('vector 91: and from 14', () => {
    expect(draftClock(14, 'twoHeaded')).toEqual([50, 45, 40, 30, 20, 10, 0]);
    expect(boosterSeconds(14, 'twoHeaded')).toBe(195);
  });
});

describe('team Rochester', () => {
  it('vector 92: fifteen cards from 1B', () =>
    expect(rochesterOrder('1B', 1, 15).join(' ')).toBe('1B 1C 2A 2B 2C 1A 1A 2C 2B 2A 1C 1B 1B 1C 2A'));
  it('vector 93: the second round of boosters', () =>
    expect(rochesterOrder('1A', 2, 15).join(' ')).toBe('1A 2C 2B 2A 1C 1B 1B 1C 2A 2B 2C 1A 1A 2C 2B'));
  it('who opens', () =>
    expect(rochesterOpeners('1B', 3).map((r) => r.join(' '))).toEqual(['1B 1C 2A 2B 2C 1A', '1A 2C 2B 2A 1C 1B', '1B 1C 2A 2B 2C 1A']));
  it('vector 94: no pick in time', () => expect(oldestCard(['first', 'second'])).toBe('first'));
  it('vector 95: a booster of 15', () => expect(boosterSeconds(15, 'rochester')).toBe(95));
});

describe('boosters and building', () => {
  it('vector 96: directions', () => {
    expect(passDirections(3)).toEqual(['left', 'right', 'left']);
    expect(passDirections(6)).toEqual(['left', 'right', 'left', 'right', 'left', 'right']);
  });
  it('vector 97: Sealed', () => expect(M17.limits.sealed).toEqual({ register: 20, build: 30 }));
  it('vector 98: building after a draft', () => expect([M15.limits.draftBuild, M17.limits.draftBuild]).toEqual([30, 25]));
  it('vector 99: three people, Khans from 2015-03-27', () =>
    expect(boostersFor(M15, 'DTK', '2015-03-27')?.teamSealed).toEqual([
      ['FRF', 4],
      ['DTK', 8],
    ]));
  it('vector 100: a draft of the Amonkhet block', () =>
    expect(boostersFor(M17, 'AKH', '2017-08-01')?.draft).toEqual([
      ['HOU', 2],
      ['AKH', 1],
    ]));
});

describe('pods', () => {
  it.each([
    [8, [8]],
    [12, [6, 6]],
    [16, [8, 8]],
    [20, [8, 6, 6]],
    [9, [5, 4]],
    [15, [8, 7]],
    [17, [6, 6, 5]],
  ])('MTR 7.6: %i players', (n, sizes) => expect(podSizes(n, 8)).toEqual(sizes));
  it('MTR 7.6: the same seed, the same seats; everybody once', () => {
    const t = begun({ players: Array.from({ length: 12 }, (_, i) => `P${i}`) });
    const a = planDraft(t.state, 8, 'x');
    expect(planDraft(t.state, 8, 'x')).toEqual(a);
    expect(planDraft(t.state, 8, 'y')).not.toEqual(a);
    expect(new Set(a.pods.flatMap((p) => p.seats)).size).toBe(12);
  });
});
