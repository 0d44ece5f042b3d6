/** Match flow: results, time called, extensions, drops, prizes (MTR 2.1-2.10, 5.2, IPG 1.2). */
import { describe, expect, it } from 'vitest';
import {
  act,
  atTime,
  extensionFor,
  gamesText,
  isOut,
  nextBracketTables,
  noSideboarding,
  planCut,
  playoffPlaces,
  type Reported,
  readSlipFront,
  rulesetOf,
  settle,
  splitPrizes,
  standings,
  type Tournament,
  whoChooses,
} from '../../src/index.js';
import { begun, doing, games, round, run } from '../kit.js';

const M17 = rulesetOf('mtr-2017');
const swiss = { stage: 'swiss', wins: 2, intentionalDraw: '0-0-3' } as const;
const playoff = { ...swiss, stage: 'playoff' } as const;
const said = (r: Reported, rules: Parameters<typeof settle>[1] = swiss): string => {
  const s = settle(r, rules);
  return `${gamesText(s.games)} ${s.outcome}`;
};

describe('results', () => {
  it('vector 51: 2-1', () => expect(said({ games: games('2-1'), how: 'played' })).toBe('2-1-0 a'));
  it('vector 52: time, 1-0, the second game unfinished', () => {
    expect(said({ games: games('1-0-1'), how: 'time' })).toBe('1-0-1 a');
    expect(atTime({ stage: 'swiss', wins: { a: 1, b: 0 }, where: 'afterTurns', kind: 'one' })).toEqual({
      step: 'over',
      outcome: 'a',
      drawnGame: 1,
    });
  });
  it('vector 53: time, 1-1, the third game unfinished after five turns', () => {
    expect(atTime({ stage: 'swiss', wins: { a: 1, b: 1 }, where: 'inGame', kind: 'one' })).toEqual({ step: 'extraTurns', turns: 5 });
    expect(atTime({ stage: 'swiss', wins: { a: 1, b: 1 }, where: 'afterTurns', kind: 'one' })).toEqual({
      step: 'over',
      outcome: 'draw',
      drawnGame: 1,
    });
    expect(said({ games: games('1-1-1'), how: 'time' })).toBe('1-1-1 draw');
  });
  it('vector 54: time, 1-1, between games', () =>
    expect(atTime({ stage: 'swiss', wins: { a: 1, b: 1 }, where: 'betweenGames', kind: 'one' })).toEqual({
      step: 'over',
      outcome: 'draw',
      drawnGame: 0,
    }));
  it('vector 55: conceding at 1-1', () => expect(said({ games: games('1-1'), how: 'conceded', against: 'a' })).toBe('1-2-0 b'));
  it('vector 56: conceding without a game won', () => expect(said({ games: games('0-1'), how: 'conceded', against: 'a' })).toBe('0-2-0 b'));
  it('vector 57: conceding in the lead', () => expect(said({ games: games('1-0'), how: 'conceded', against: 'a' })).toBe('1-2-0 b'));
  it('vector 58: an agreed draw in 2015', () => {
    expect(said({ games: games('0-0'), how: 'intentionalDraw' })).toBe('0-0-3 draw');
    expect(rulesetOf('mtr-2015').intentionalDraw).toEqual(['0-0-3']);
    expect(() => begun({ ruleset: 'mtr-2015', players: ['A', 'B'], settings: { intentionalDraw: '0-0-0' } })).toThrow(/0-0-3/);
  });
  it('vector 195: "15 Enter 1" is table 15, 2-0', () =>
    expect(readSlipFront('15 Enter 1', 2)).toEqual({ table: 15, games: { a: 2, b: 0, d: 0 } }));
  it.each(['3-0', '2-2', '1-3-1', '2-1.5'])('refuses %s', (g) => expect(() => settle({ games: games(g), how: 'played' }, swiss)).toThrow());
});

describe('time called in single elimination', () => {
  it('vector 59: 1-1, twelve life against nine', () => {
    const life = { a: 12, b: 9 };
    expect(atTime({ stage: 'playoff', wins: { a: 1, b: 1 }, where: 'afterTurns', kind: 'one', life })).toEqual({
      step: 'lifeDecides',
      outcome: 'a',
    });
    expect(said({ games: games('1-1'), how: 'time', life }, playoff)).toBe('2-1-0 a');
    expect(() => settle({ games: games('1-1-1'), how: 'time' }, playoff)).toThrow(/can not be a draw/);
  });
  it('vector 60: equal life totals', () =>
    expect(atTime({ stage: 'playoff', wins: { a: 1, b: 1 }, where: 'afterTurns', kind: 'one', life: { a: 7, b: 7 } })).toEqual({
      step: 'lowerLifeLoses',
      game: 'same',
    }));
  it('vector 61: between games at 1-1', () =>
    expect(atTime({ stage: 'playoff', wins: { a: 1, b: 1 }, where: 'betweenGames', kind: 'one' })).toEqual({
      step: 'lowerLifeLoses',
      game: 'new',
    }));
  it('vector 62: 1-0 in the second game', () =>
    expect(atTime({ stage: 'playoff', wins: { a: 1, b: 0 }, where: 'afterTurns', kind: 'one', life: { a: 3, b: 9 } })).toMatchObject({
      step: 'over',
      outcome: 'a',
    }));
  it('vector 63: three turns for teams at one table', () =>
    expect(atTime({ stage: 'swiss', wins: { a: 0, b: 0 }, where: 'inGame', kind: 'twoHeaded' })).toEqual({ step: 'extraTurns', turns: 3 }));
  it('vector 155: slow play adds a turn for each player', () =>
    expect(atTime({ stage: 'swiss', wins: { a: 1, b: 1 }, where: 'inGame', kind: 'one', more: 2 })).toEqual({
      step: 'extraTurns',
      turns: 7,
    }));
});

describe('time given back', () => {
  it.each([
    [64, { kind: 'deckCheck', seconds: 390 }, 570],
    [65, { kind: 'deckCheck', seconds: 420 }, 600],
    [66, { kind: 'judge', seconds: 45 }, 0],
    [67, { kind: 'judge', seconds: 240 }, 240],
    [68, { kind: 'feature', seconds: 120, clock: 'round' }, 300],
    [175, { kind: 'caution', seconds: 300 }, 0],
  ] as const)('vector %i', (_, cause, seconds) => expect(extensionFor(cause, M17)).toBe(seconds));
  it('vector 64: a deck check in the log', () => {
    const paired = run(
      begun({ players: ['A', 'B'] }),
      { type: 'pair', round: 1, stage: 'swiss', method: 'manual', seed: '', tables: [{ table: 1, kind: 'match', a: 'A', b: 'B' }] },
      { type: 'publish', round: 1 },
    );
    let t = act(paired, doing(10), { type: 'beginClock', round: 1 });
    t = act(t, doing(12), { type: 'checkBegin', round: 1, table: 1 });
    t = act(t, doing(18.5), { type: 'checkEnd', round: 1, table: 1 });
    expect(t.state.rounds[0].tables[0].extensions).toMatchObject([{ seconds: 570, reason: 'deckCheck' }]);
  });
  it('vector 152: five minutes late, five minutes more', () => {
    const t = run(
      begun({ rel: 'competitive', players: ['A', 'B'] }),
      { type: 'pair', round: 1, stage: 'swiss', method: 'manual', seed: '', tables: [{ table: 1, kind: 'match', a: 'A', b: 'B' }] },
      { type: 'publish', round: 1 },
      { type: 'tardy', round: 1, table: 1, id: 'A', seconds: 300 },
    );
    expect(t.state.rounds[0].tables[0].extensions).toMatchObject([{ seconds: 300 }]);
  });
});

describe('lateness of ten minutes', () => {
  const started = run(
    begun({ players: ['A', 'B', 'C', 'D'] }),
    {
      type: 'pair',
      round: 1,
      stage: 'swiss',
      method: 'manual',
      seed: '',
      tables: [
        { table: 1, kind: 'match', a: 'A', b: 'B' },
        { table: 2, kind: 'match', a: 'C', b: 'D' },
      ],
    },
    { type: 'publish', round: 1 },
  );
  it('vector 153: the match is lost, and he is dropped unless he reports', () => {
    const t = run(started, { type: 'tardy', round: 1, table: 1, id: 'B', seconds: 660 });
    expect(t.state.rounds[0].tables[0].result).toMatchObject({ outcome: 'a', games: { a: 2, b: 0, d: 0 }, how: 'noShow' });
    const gone = (x: Tournament): boolean => x.state.entrants.some((e) => e.id === 'B' && isOut(e, 2));
    expect(gone(t)).toBe(true);
    expect(gone(run(t, { type: 'returned', round: 1, id: 'B' }))).toBe(false);
  });
  it('vector 180: both absent for ten minutes lose the match', () => {
    const t = run(
      started,
      { type: 'tardy', round: 1, table: 1, id: 'A', seconds: 600 },
      { type: 'tardy', round: 1, table: 1, id: 'B', seconds: 600 },
    );
    expect(t.state.rounds[0].tables[0].result).toMatchObject({ outcome: 'bothLose', games: { a: 0, b: 0, d: 0 } });
    expect(
      standings(t.state)
        .filter((r) => r.left)
        .map((r) => r.points),
    ).toEqual([0, 0]);
  });
});

describe('who chooses, and sideboards', () => {
  it('vector 69: after a drawn game the same one chooses', () =>
    expect(whoChooses({ game: 2, stage: 'swiss', before: { outcome: 'draw', chose: 'b' } })).toBe('b'));
  it('vector 70: the higher rank chooses in a playoff', () =>
    expect(whoChooses({ game: 1, stage: 'playoff', ranks: { a: 6, b: 3 } })).toBe('b'));
  it('the loser of the game before chooses', () =>
    expect(whoChooses({ game: 2, stage: 'playoff', before: { outcome: 'a', chose: 'a' } })).toBe('b'));
  it('vector 71: a first game drawn unplayed', () => expect(noSideboarding({ game: 2, gamesPlayed: 0 })).toBe('drawnUnplayed'));
  it('vector 72: a game lost before the match', () =>
    expect(noSideboarding({ game: 2, gamesPlayed: 0, lossBeforePlay: 'yes' })).toBe('lossBeforePlay'));
});

describe('drops', () => {
  it('vector 73: before the first round', () => {
    const t = run(begun({ players: ['A', 'B', 'C', 'D', 'E'], rounds: 2 }), { type: 'drop', id: 'E', reason: 'asked' });
    expect(standings(t.state).map((r) => r.id)).not.toContain('E');
    expect(standings(round(t, 'A-B 2-0-0', 'C-D 2-0-0').state)).toHaveLength(4);
  });
  it('vector 74: after the pairings are made he is still paired', () => {
    const open = run(
      begun({ players: ['A', 'B'] }),
      { type: 'pair', round: 1, stage: 'swiss', method: 'manual', seed: '', tables: [{ table: 1, kind: 'match', a: 'A', b: 'B' }] },
      { type: 'drop', id: 'B', reason: 'asked' },
    );
    const b = open.state.entrants[1];
    expect([isOut(b, 1), isOut(b, 2)]).toEqual([false, true]);
    expect(open.state.rounds[0].tables[0].b).toBe('B');
  });
});

/** Ten players, one Swiss round and a cut to eight by rank. */
function atCut(ruleset: 'mtr-2015' | 'mtr-2017'): { t: Tournament; rank: (n: number) => string } {
  let t = begun({ ruleset, players: [...'ABCDEFGHIJ'], rounds: 1 });
  t = round(t, 'A-F 2-0-0', 'B-G 2-0-0', 'C-H 2-0-0', 'D-I 2-0-0', 'E-J 2-0-0');
  const ranks = standings(t.state).map((r) => r.id);
  return { t: run(t, planCut(t.state, 8, ranks)), rank: (n) => ranks[n - 1] };
}
const pairs = (t: Tournament): string[] => nextBracketTables(t.state).map((x) => `${x.a}-${x.b ?? 'bye'}`);

describe('leaving after the cut', () => {
  it('vector 75: in 2015 the opponent has the bye', () => {
    const { t, rank } = atCut('mtr-2015');
    const left = run(t, { type: 'drop', id: rank(5), reason: 'asked' });
    expect(pairs(left)).toEqual([`${rank(1)}-${rank(8)}`, `${rank(4)}-bye`, `${rank(2)}-${rank(7)}`, `${rank(3)}-${rank(6)}`]);
  });
  it('vector 76: in 2017 the highest-ranked player left has the bye', () => {
    const { t, rank } = atCut('mtr-2017');
    const left = run(t, { type: 'drop', id: rank(5), reason: 'asked' });
    expect(pairs(left)).toEqual([`${rank(1)}-bye`, `${rank(4)}-${rank(8)}`, `${rank(2)}-${rank(7)}`, `${rank(3)}-${rank(6)}`]);
    const first = run(t, { type: 'drop', id: rank(8), reason: 'asked' });
    expect(pairs(first)[0]).toBe(`${rank(1)}-bye`);
  });
  it('vector 77: the ninth stays out', () => {
    const { t, rank } = atCut('mtr-2017');
    const left = run(t, { type: 'drop', id: rank(5), reason: 'asked' });
    expect(pairs(left).join(' ')).not.toContain(rank(9));
  });
  it('vector 80: after a disqualification the ninth is eighth in the standings and does not play', () => {
    const { t, rank } = atCut('mtr-2017');
    const out = run(t, { type: 'penalty', id: rank(3), infraction: '4.8', penalty: 'disqualification', judge: 'Jo', headJudge: 'Kim' });
    expect(standings(out.state)[7].id).toBe(rank(9));
    expect(pairs(out).join(' ')).not.toContain(rank(9));
    expect(playoffPlaces(out.state).map((p) => p.id)).not.toContain(rank(3));
  });
});

describe('prizes', () => {
  it('vector 78: 12, 8, 4, 4 split by four', () => expect(splitPrizes([12, 8, 4, 4], 4)).toEqual({ each: 7, rest: 0 }));
  it('vector 79: one of four refuses', () => expect(() => splitPrizes([12, 8, 4, 4], 3)).toThrow(/3 of 4/));
});
