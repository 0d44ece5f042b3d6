/** A whole event of multiplayer tables by the command line: 13 players, drops, corrections, pages, the log. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { apnap, type Said, scratch } from './support.js';

const AT = ['--at', '2026-02-01T09:00:00Z', '--by', 'Kim'];

interface Pod {
  table: number;
  seats: string[];
  winner?: string | null;
  result?: string;
  out?: string[];
  lost?: string[];
}

interface Row {
  player: string;
  points: number;
  record: string;
  omw: string;
  dropped: boolean;
}

/** What the commands print, as far as it is looked at. */
interface Doc {
  ok: boolean;
  status: string;
  pairings: Pod[];
  byes: { player: string }[];
  costs: { repeats: number; proof: string };
  standings: Row[];
  rounds: { pairing: string; figures: string; certificate: string }[];
  openTables: number[];
  settings: Record<string, number | string>;
}

describe('a multiplayer event by the command line', () => {
  const file = scratch('pods.event');
  const said = (...args: string[]): Promise<Said> => apnap(['tournament', ...args, '--event', file]);
  const json = async (...args: string[]): Promise<Doc> => {
    const s = await said(...args, ...AT, '--json');
    if (s.code !== 0) throw new Error(`${args.join(' ')}: ${s.err}`);
    return JSON.parse(s.out) as Doc;
  };
  const sizes = (d: Doc): string => d.pairings.map((p) => p.seats.length).join('');
  let first: Doc;

  beforeAll(async () => {
    const made = await json('new', '--ruleset', 'open', '--kind', 'multiplayer', '--format', 'commander', '--seed', 'pods');
    expect(made.settings).toMatchObject({ podSize: 4, podLeast: 3, podMost: 5, podWin: 5, podDraw: 1, podLoss: 0, roundMinutes: 80 });
    await json('staff', 'Lee', '--role', 'headJudge');
    await json('register', ...'ABCDEFGHIJKLM');
    expect((await said('start')).err).toMatch(/say how many rounds/);
    await json('start', '--rounds', '3');
    first = await json('pair');
    expect(sizes(first)).toBe('4333');
    expect(first.costs).toMatchObject({ repeats: 0, proof: 'searched' });
    await json('publish');
  });

  it('is played from the first round to the end', async () => {
    // The first of each table wins, one table draws.
    for (const p of first.pairings.slice(0, 3)) await json('report', String(p.table), p.seats[0]);
    const last = first.pairings[3];
    expect((await said('pair')).err).toMatch(/no result from table 4/);
    expect((await said('report', '4', '2-1')).err).toMatch(/nobody is registered/);
    expect((await said('report', '4', last.seats[1], '--concede', last.seats[1])).err).toMatch(/lost/);
    expect((await said('report', '4', first.pairings[0].seats[0])).err).toMatch(/does not play at table 4/);
    const draw = await json('report', '4', 'draw', '--match-loss', last.seats[2]);
    expect(draw).toMatchObject({ status: 'final', result: 'draw', winner: null, lost: [last.seats[2]], openTables: [] });
    let { standings } = await json('standings');
    expect(standings.map((r) => r.points)).toEqual([5, 5, 5, 1, 1, ...Array<number>(8).fill(0)]);

    // Somebody else won at table 1; found while the round is open: with a reason.
    const [wrong, right] = first.pairings[0].seats;
    expect((await said('correct', '1', '1', right)).err).toMatch(/say why/);
    await json('correct', '1', '1', '#2', '--why', 'slip misread');
    ({ standings } = await json('standings'));
    expect(standings.find((r) => r.player === right)).toMatchObject({ points: 5, record: '1-0' });
    expect(standings.find((r) => r.player === wrong)).toMatchObject({ points: 0, record: '0-1' });

    // One drops: twelve are three tables of four, and all ways are looked at.
    await json('drop', wrong);
    const second = await json('pair');
    expect(sizes(second)).toBe('444');
    expect(second.costs.proof).toBe('best');
    await json('publish');
    for (const p of second.pairings) await json('report', String(p.table), p.seats[1]);
    // The first round is closed now: only with the head judge.
    expect((await said('correct', '1', '2', 'draw', '--why', 'x')).err).toMatch(/head judge/);
    await json('correct', '1', '2', 'draw', '--why', 'both had lost', '--hj', 'Lee');

    // Seven drop: five are one table.
    for (const p of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].filter((x) => x !== wrong).slice(0, 7)) await json('drop', p);
    const third = await json('pair');
    expect(sizes(third)).toBe('5');
    await json('publish');
    const why = await said('why', third.pairings[0].seats[0]);
    expect(why.out).toMatch(/of all ways this has the fewest repeated meetings/);
    await json('report', '1', third.pairings[0].seats[4]);
    await json('finish');
    const v = await json('verify');
    expect(v.ok).toBe(true);
    expect(v.rounds.map((r) => r.pairing)).toEqual(['verified', 'verified', 'verified']);
  });

  it('prints tables, standings and pages in both languages', async () => {
    const en = await said('round', '--round', '1');
    for (const p of first.pairings) for (const s of p.seats) expect(en.out).toContain(`${s} (0)`);
    expect(en.out).toMatch(/has won/);
    expect((await said('round', '--round', '1', '--lang', 'zh')).out).toMatch(/获胜/);
    expect((await said('standings')).out).not.toMatch(/GW/);
    for (const page of ['pairings', 'names', 'slips', 'standings', 'master'])
      for (const lang of ['en', 'zh']) {
        const out = scratch(`pods-${page}-${lang}.html`);
        expect((await said('print', page, '--round', '1', '--out', out, '--lang', lang)).code).toBe(0);
        const html = readFileSync(out, 'utf8');
        for (const s of 'ABCDEFGHIJKLM') expect(html).toContain(s);
      }
    expect((await said('export', 'trf')).out).toMatch(/^092 Swiss \(multiplayer tables\)$/m);
    expect((await said('export', 'pairings-csv')).out).toMatch(/^round,table,seat1/);
  });

  it('swaps by hand before the results, and refuses what is for two sides', async () => {
    const other = scratch('pods-swap.event');
    const run = async (...args: string[]): Promise<Said> => apnap(['tournament', ...args, '--event', other, ...AT]);
    await run('new', '--ruleset', 'open', '--kind', 'multiplayer', '--rounds', '2', '--seed', 's');
    await run('register', ...'ABCDEFGH');
    await run('start');
    const before = JSON.parse((await run('pair', '--json')).out) as Doc;
    const [x, y] = before.pairings.map((p) => p.seats[2]);
    expect((await run('swap', x, y, '--why', 'they asked')).code).toBe(0);
    const after = JSON.parse((await run('round', '--json')).out) as Doc;
    expect(after.pairings.map((p) => p.seats[2])).toEqual([y, x]);
    await run('publish');
    expect((await run('pair', '--by-standing', '--open', '--why', 'x')).err).toMatch(/standing: not in an event of multiplayer/);
    expect((await run('report', '1', 'draw', '--life', '20-3')).err).toMatch(/--life: not in an event of multiplayer/);
    // Of those who sit there one has said it, and another says the same (MTR 2.9).
    const [a, b] = after.pairings[0].seats;
    const status = async (who: string): Promise<string> => JSON.parse((await run('report', '1', a, '--player', who, '--json')).out).status;
    expect([await status(a), await status(b)]).toEqual(['waiting', 'final']);
    expect((await run('cut', '8')).err).toMatch(/not closed|possible are/);
    expect((await run('draft')).err).not.toBe('');
  });

  it('concedes, repairs and goes on to a final table', async () => {
    const other = scratch('pods-final.event');
    const run = async (...args: string[]): Promise<Said> => apnap(['tournament', ...args, '--event', other, ...AT]);
    const doc = async (...args: string[]): Promise<Doc> => {
      const s = await run(...args, '--json');
      if (s.code !== 0) throw new Error(`${args.join(' ')}: ${s.err}`);
      return JSON.parse(s.out) as Doc;
    };
    await run('new', '--ruleset', 'open', '--kind', 'multiplayer', '--rounds', '2', '--seed', 's', '--cut', '4');
    await run('staff', 'Lee', '--role', 'headJudge');
    await run('register', ...'ABCDEFGHIJKLMNOP');
    await run('start');
    const one = await doc('pair');
    await run('publish');
    // Three of the first table concede one after the other: who is left has won.
    const [first, ...others] = one.pairings[0].seats;
    expect(await doc('report', '1', '--concede', others.join(','))).toMatchObject({ winner: first, how: 'conceded', lost: others });
    // One concedes, the others draw.
    const two = one.pairings[1].seats;
    expect(await doc('report', '2', 'draw', '--concede', two[0])).toMatchObject({ result: 'draw', lost: [two[0]] });
    for (const p of one.pairings.slice(2)) await run('report', String(p.table), '#1');
    await run('pair');
    await run('publish');
    const options = await run('repair', '1', '1', '#2', '--minute', '0', '--why', 'slip misread', '--hj', 'Lee');
    expect(options.out).toMatch(/tables? changed|swap|leave/i);
    expect((await run('repair', '1', '1', '#2', '--minute', '0', '--apply', 'leave', '--why', 'slip misread', '--hj', 'Lee')).code).toBe(0);
    const now = await doc('round');
    for (const p of now.pairings) await run('report', String(p.table), '#3');
    expect((await run('cut', '8')).err).toMatch(/possible are 3, 4, 5, 12, 16, 20, 48, 64/);
    await run('cut');
    const last = await doc('pair');
    expect(last.pairings.map((p) => p.seats.length)).toEqual([4]);
    await run('publish');
    expect((await run('report', '1', 'draw')).err).toMatch(/can not be a draw/);
    await run('report', '1', '#2');
    const bracket = JSON.parse((await run('bracket', '--json')).out) as { places: { player: string }[] };
    expect(bracket.places[0].player).toBe(last.pairings[0].seats[1]);
    expect((await run('bracket')).out).toContain('has won');
    await run('finish');
    expect((await doc('verify')).ok).toBe(true);
    expect((await run('print', 'bracket')).out).toContain('class="w"');
  });

  it('is made up by simulate', async () => {
    const s = await apnap([
      'tournament',
      'simulate',
      '--kind',
      'multiplayer',
      '--players',
      '22',
      '--rounds',
      '4',
      '--drops',
      '60',
      '--json',
    ]);
    expect(s.code).toBe(0);
    const doc = JSON.parse(s.out) as Doc;
    expect(doc.rounds).toHaveLength(4);
    const text = await apnap(['tournament', 'simulate', '--kind', 'multiplayer', '--players', '22', '--rounds', '2']);
    expect(text.out).toMatch(/verified/);
  });
});
