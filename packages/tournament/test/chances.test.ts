/** Who is in the cut and where a draw is safe: worked by hand, and held against events played on in many ways (MTR 2.4, 10.4). */
import { type HasRng, randomInt, seedRng } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { chances, lastRound, openTables, planSwiss, standings, type Tournament } from '../src/index.js';
import { begun, games, round, run } from './kit.js';

const RESULTS = ['2-0', '2-1', '1-2', '0-2', '1-1', '1-1-1', '0-1', '0-0-1'];
type Dice = HasRng;

/** Plays the open tables out by lot; some of them drawn. */
function playOut(t: Tournament, dice: Dice, drawn: readonly number[] = []): Tournament {
  const now = lastRound(t.state);
  if (!now) return t;
  let x = t;
  for (const table of openTables(now))
    x = run(x, {
      type: 'report',
      round: now.number,
      table: table.table,
      games: games(drawn.includes(table.table) ? '1-1' : RESULTS[randomInt(dice, RESULTS.length)]),
      how: 'time',
      source: { kind: 'official' },
    });
  return run(x, { type: 'close', round: now.number });
}
const paired = (t: Tournament): Tournament => {
  const { command } = planSwiss(t.state);
  return run(t, command, { type: 'publish', round: command.round });
};
const topOf = (t: Tournament, size: number): string[] =>
  standings(t.state)
    .filter((r) => r.left === undefined)
    .slice(0, size)
    .map((r) => r.id);

describe('chances of the cut', () => {
  const third = (): Tournament => {
    let t = begun({ players: [...'ABCDEFGH'], rounds: 3 });
    t = round(t, 'A-E 2-0', 'B-F 2-0', 'C-G 2-0', 'D-H 2-0');
    t = round(t, 'A-B 2-0', 'C-D 2-0', 'E-F 2-0', 'G-H 2-0');
    return round(t, 'A-C', 'B-D', 'E-G', 'F-H');
  };
  it('two with six points who meet are both in with a draw: nobody else gets more than six', () => {
    const found = chances(third().state, 2);
    expect(found.by).toBe('outcomes');
    expect(found.draws.find((d) => d.a === 'A')).toMatchObject({ forA: 'yes', forB: 'yes' });
    // Four points are less than the six both of the first table have already.
    expect(found.draws.find((d) => d.a === 'B')).toMatchObject({ forA: 'no', forB: 'no' });
    const of = (id: string) => found.players.find((p) => p.id === id)?.chance;
    expect([of('A'), of('C'), of('F'), of('H')]).toEqual(['can', 'can', 'out', 'out']);
  });
  it('who has six points before the last round of this is in the first four even with a loss', () => {
    const found = chances(third().state, 4);
    expect(found.players.filter((p) => p.chance === 'in').map((p) => p.id)).toEqual(expect.arrayContaining(['A', 'C']));
  });
  it('says unknown where nothing follows, and what it can not tell', () => {
    const t = round(begun({ players: [...'ABCDEFGH'], rounds: 3 }), 'A-B', 'C-D', 'E-F', 'G-H');
    expect(chances(t.state, 4).players.every((p) => p.chance === 'unknown')).toBe(true);
    expect(() => chances(t.state, 0)).toThrow(/no cut/);
    expect(() => chances(begun({ players: [...'AB'] }).state, 2)).toThrow(/first round/);
  });
  it('when all is played the standings say it, to the last tie-breaker', () => {
    const t = playOut(third(), { _e: 0, rng: seedRng('all') });
    const found = chances(t.state, 4);
    expect(found.players.filter((p) => p.chance === 'in').map((p) => p.id)).toEqual(topOf(t, 4));
    expect(found.players.filter((p) => p.chance === 'out')).toHaveLength(4);
  });
});

describe('what is said stays true however it goes on', () => {
  for (const [count, rounds, size] of [
    [9, 3, 4],
    [16, 4, 8],
    [18, 4, 4],
  ] as const)
    it(`${count} players, ${rounds} rounds, cut to ${size}`, () => {
      for (let n = 0; n < 6; n++) {
        const dice = { _e: 0, rng: seedRng(`chances ${count} ${n}`) };
        let t = begun({ players: Array.from({ length: count }, (_, i) => `P${i + 10}`), rounds });
        for (let r = 1; r < rounds; r++) {
          t = paired(t);
          if (r === rounds - 1) holds(t, dice, size, true);
          t = playOut(t, dice);
        }
        holds(paired(t), dice, size, false);
      }
    });
});

/** Plays on in some ways and compares. */
function holds(t: Tournament, dice: Dice, size: number, another: boolean): void {
  const found = chances(t.state, size);
  for (let k = 0; k < 8; k++) {
    const table = found.draws[randomInt(dice, found.draws.length)];
    let x = playOut(t, dice, k % 2 === 0 ? [table.table] : []);
    if (another) x = playOut(paired(x), dice);
    const top = topOf(x, size);
    for (const p of found.players) {
      if (p.chance === 'in') expect(top).toContain(p.id);
      if (p.chance === 'out') expect(top).not.toContain(p.id);
    }
    if (k % 2 !== 0) continue;
    if (table.forA === 'yes') expect(top).toContain(table.a);
    if (table.forB === 'yes') expect(top).toContain(table.b);
  }
}
