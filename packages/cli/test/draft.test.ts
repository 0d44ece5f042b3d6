import { describe, expect, it } from 'vitest';
import { apnap } from './support.js';

const DRAFT = ['draft', '--set', 'M12', '--seats', '3', '--seed', '5'];

describe('apnap draft', () => {
  it('tells picks, pools and decks of a draft; the same seed gives the same', async () => {
    const one = await apnap([...DRAFT, '--json']);
    const two = await apnap([...DRAFT, '--json']);
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
    const document = JSON.parse(one.out);
    expect(Object.keys(document)).toEqual(['kind', 'seed', 'commitment', 'setup', 'seats', 'picks']);
    expect(document.picks).toHaveLength(3 * 3 * 14);
    for (const seat of document.seats) {
      expect(Object.keys(seat)).toEqual(['seat', 'player', 'colors', 'pool', 'deck', 'reasons', 'cards']);
      expect(seat.pool).toHaveLength(3 * 14);
      expect(seat.deck.reduce((n: number, e: { count: number }) => n + e.count, 0)).toBe(40);
      expect(document.picks.filter((p: { seat: number }) => p.seat === seat.seat).flatMap((p: { cards: string[] }) => p.cards)).toEqual(
        seat.pool,
      );
    }
  });

  it('tells them in words, in both languages, with every pick where asked', async () => {
    const en = await apnap([...DRAFT, '--picks', '--players', 'random']);
    expect(en.out).toMatch(/^booster: M12, 3 players, seed 5\ncommitment to the seed: [0-9a-f]{64}\n {2}1\.1 1: /);
    expect(en.out).toContain('1 (random): ');
    const zh = await apnap([...DRAFT, '--lang', 'zh']);
    expect(zh.out).toContain('牌池42张：');
    expect(zh.out).not.toMatch(/\{[a-z]+\}/);
  });

  it('plays the rounds of the pod and tells where everybody stands', async () => {
    const { out, code } = await apnap([
      'draft',
      '--set',
      'M12',
      '--seats',
      '2',
      '--seed',
      '1',
      '--players',
      'heuristic,random',
      '--play',
      '--json',
    ]);
    expect(code).toBe(0);
    const { matches, standings } = JSON.parse(out);
    expect(matches).toHaveLength(1);
    expect(Math.max(matches[0].games.a, matches[0].games.b)).toBe(2);
    expect(standings.map((row: { points: number }) => row.points)).toEqual([3, 0]);
  });

  it('CR 903.13: plays a Commander Draft to the game of its table', async () => {
    const asked = ['draft', '--kind', 'commander', '--set', 'CMR', '--seats', '3', '--seed', '1'];
    const { out, code } = await apnap([...asked, '--play', '--json']);
    expect(code).toBe(0);
    const { seats, picks, matches, tables, standings } = JSON.parse(out);
    expect(picks.map((p: { cards: string[] }) => p.cards.length)).toEqual(Array(3 * 3 * 10).fill(2));
    for (const { deck, commanders } of seats) {
      expect([1, 2]).toContain(commanders.length);
      expect(deck.reduce((n: number, e: { count: number }) => n + e.count, commanders.length)).toBe(60);
    }
    expect([matches, tables.length, tables[0].seats.slice().sort()]).toEqual([[], 1, [1, 2, 3]]);
    expect(standings.map((row: { points: number }) => row.points)).toEqual(tables[0].winner === null ? [1, 1, 1] : [5, 0, 0]);
    const zh = await apnap([...asked, '--lang', 'zh']);
    expect(zh.out).toContain('指挥官：');
    expect(zh.out).not.toMatch(/\{[a-z]+\}/);
  });

  it('says which sets there are and how many of their cards can be played', async () => {
    const { out } = await apnap(['draft', '--sets', '--json']);
    const { sets } = JSON.parse(out);
    expect(sets.find((s: { code: string }) => s.code === 'M12')).toMatchObject({ draftable: true, total: 229 });
  });

  it('refuses with the reason', async () => {
    expect(await apnap(['draft'])).toMatchObject({ code: 2, err: expect.stringContaining('--set') });
    expect(await apnap(['draft', '--set', 'XXX'])).toMatchObject({ code: 2, err: expect.stringContaining('XXX') });
    expect(await apnap([...DRAFT, '--players', 'search'])).toMatchObject({ code: 2, err: expect.stringContaining('heuristic, random') });
    expect(await apnap([...DRAFT, '--kind', 'winston'])).toMatchObject({ code: 2, err: expect.stringContaining('2 to 2') });
  });
});
