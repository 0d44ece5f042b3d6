/** The tournament desk by the command line: invitations, amendments, lists, prizes, pauses, reasons for not being paired. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apnap, type Said, scratch } from './support.js';

const AT = ['--at', '2017-02-01T09:00:00Z', '--by', 'Kim'];

interface Doc {
  pairings: { table: number; a: string; b: string }[];
  rows: { place: number; player: string; prize: number }[];
  now: number | null;
  calls: { at: number; en: string }[];
  lists: { versions: { changes: { name: string; by: number }[] }[] }[];
  openTables: number[];
  [key: string]: unknown;
}

function desk(name: string) {
  const file = scratch(name);
  const said = (...args: string[]): Promise<Said> => apnap(['tournament', ...args, '--event', file]);
  const json = async (...args: string[]): Promise<Doc> => {
    const s = await said(...args, ...(args.includes('--at') ? [] : AT), '--json');
    if (s.code !== 0) throw new Error(`${args.join(' ')}: ${s.err}`);
    return JSON.parse(s.out) as Doc;
  };
  return { said, json };
}

describe('registration', () => {
  it('MTR 10.3: takes those who are invited, and nobody else', async () => {
    const { said, json } = desk('invited.event');
    await json('new', '--set', 'entry=invited');
    expect((await json('invite', '11', '12')).invited).toEqual(['11', '12']);
    const csv = scratch('invited.csv');
    writeFileSync(csv, 'name,number\nAnn,13\n');
    expect((await json('invite', '--file', csv)).invited).toEqual(['11', '12', '13']);
    await json('register', 'Ann', '--dci', '13');
    expect((await said('register', 'Bob', '--dci', '14')).err).toMatch(/list of invitations/);
    expect((await said('invite')).code).toBe(2);
  });

  it('is put right: name, number, table, byes', async () => {
    const { said, json } = desk('amend.event');
    await json('new');
    await json('register', 'Ann', '--temporary');
    await json('amend', 'Ann', '--name', 'Anne', '--dci', '77', '--table', '9', '--byes', '1', '--group', 'North');
    const doc = JSON.parse((await said('export', 'json')).out) as { players: object[] };
    expect(doc.players).toMatchObject([{ name: 'Anne', byes: 1, members: [{ name: 'Anne', number: '77' }] }]);
    await json('register', 'Bob');
    await json('start', '--why', 'a small one');
    expect((await said('amend', 'Anne')).code).toBe(2);
    expect((await said('amend', 'Anne', '--byes', '2')).code).toBe(1);
  });

  it('MTR 1.4 of 2015: former staff wait thirty days, partners do not play (vector 50)', async () => {
    const { said, json } = desk('maker.event');
    await json('new', '--ruleset', 'mtr-2015', '--date', '2015-02-20', '--program', 'fnm');
    expect((await said('register', 'Ann', '--maker', '2015-01-31')).err).toMatch(/2015-03-02/);
    expect((await said('register', 'Ann', '--maker', 'partner')).code).toBe(1);
    expect((await said('register', 'Ann', '--maker', 'cousin')).code).toBe(2);
    expect((await json('register', 'Ann', '--maker', '2015-01-20')).players).toBe(1);
  });

  it('MTR 10.1: an event that is called off did not occur', async () => {
    const { said, json } = desk('off.event');
    await json('new');
    expect((await said('cancel')).out).toMatch(/Did Not Occur/);
    expect((await said('cancel', '--lang', 'zh')).code).toBe(1);
    expect((await json('log')).entries).toHaveLength(2);
  });
});

describe('an event of eight', () => {
  const { said, json } = desk('eight.event');
  const tables = async (): Promise<Doc['pairings']> => (await json('round')).pairings;

  it('MTR 2.7: locks the lists that are required when the first round is published', async () => {
    await json(
      'new',
      '--rel',
      'competitive',
      '--ruleset',
      'mtr-2017',
      '--date',
      '2017-02-01',
      '--rounds',
      '3',
      '--seed',
      's',
      '--cut',
      '4',
    );
    await json('register', ...'ABCDEFGH');
    const list = scratch('list.txt');
    writeFileSync(list, '60 Forest\n');
    await json('deck', 'A', list);
    writeFileSync(list, '59 Forest\n1 Island\n');
    await json('deck', 'A', list);
    await json('start');
    await json('pair');
    await json('publish');
    expect((await said('deck', 'A', list)).err).toMatch(/can not be changed|accepted/);
    expect((await said('deck', 'B', list)).err).toMatch(/a judge can enter/);
    await json('deck', 'B', list, '--judge');
    const { lists } = await json('deck', 'A');
    expect(lists[0].versions.map((v) => v.changes)).toEqual([
      [],
      [
        { part: 'main', name: 'Forest', by: -1 },
        { part: 'main', name: 'Island', by: 1 },
      ],
    ]);
    expect((await said('deck', 'A', '--for', 'opponent')).code).toBe(1);
    expect((await said('deck', 'A')).out).toMatch(/main deck:\n59 {2}Forest\n {1}1 {2}Island/);
    expect((await said('deck', 'A', '--lang', 'zh')).out).toMatch(/第2版/);
    await json('set', '--set', 'openLists=open');
    expect((await said('deck', 'A', '--for', 'public')).code).toBe(0);
    const doc = JSON.parse((await said('export', 'json')).out) as { players: { decks?: object[] }[] };
    expect(doc.players[0].decks).toHaveLength(1);
  });

  it('vectors 66, 67, 68, 64: what a pause earns (MTR 2.6)', async () => {
    expect(await json('extend', '1', '0:45', '--took')).toMatchObject({ seconds: 0 });
    expect(await json('extend', '1', '4:00', '--took')).toMatchObject({ total: 240 });
    expect(await json('extend', '2', '2:00', '--took', '--reason', 'feature')).toMatchObject({ total: 300 });
    expect(await json('extend', '3', '6:30', '--took', '--reason', 'deckCheck')).toMatchObject({ total: 570 });
    expect((await said('extend', '3', '6:30', '--reason', 'weather')).code).toBe(2);
  });

  it('the handbook: a deck that is checked is back after seven minutes', async () => {
    await json('clock', '--start', '--at', '2017-02-01T10:00:00Z');
    await json('check-decks', '--begin', '4', '--at', '2017-02-01T10:02:00Z');
    const { calls } = await json('clock', '--at', '2017-02-01T10:03:00Z');
    expect(calls.find((c) => /deck check/.test(c.en))).toMatchObject({ at: 540, to: 'staff' });
    await json('check-decks', '--end', '4', '--at', '2017-02-01T10:08:30Z');
    expect((await json('clock', '--at', '2017-02-01T10:09:00Z')).calls.some((c) => /deck check/.test(c.en))).toBe(false);
  });

  it('F2: "No Show" on a slip is 2-0 and a drop', async () => {
    const [first, ...rest] = await tables();
    const s = await said('report', `${first.table} Enter 1 No Show`, ...AT);
    expect(s.out).toMatch(/2-0-0/);
    const now = (await json('round')).pairings[0] as unknown as { how: string };
    expect(now.how).toBe('noShow');
    const doc = JSON.parse((await said('export', 'json')).out) as { players: { name: string; dropped: number | null }[] };
    expect(doc.players.find((p) => p.name === first.b)?.dropped).toBe(1);
    for (const x of rest) await json('report', String(x.table), '2-0');
  });

  it('says why somebody is not paired with somebody', async () => {
    await json('pair');
    await json('publish');
    const [first, second] = await tables();
    const why = await json('why', first.a, '--not', second.a);
    expect(String(why.en)).not.toBe('');
    expect(String(why.zh)).not.toBe(String(why.en));
    expect((await said('why', first.a, '--not', second.a)).out).toContain(second.a);
    // Of the one he is paired with it says why he is.
    expect((await said('why', first.a, '--not', first.b)).out).toBe((await said('why', first.a)).out);
    for (const x of await tables()) await json('report', String(x.table), '2-0');
  });

  it('MTR 1.10: before the last Swiss round the standings are to be shown; the slips are kept', async () => {
    expect((await said('pair', ...AT)).out).toMatch(/the last Swiss round/);
    await json('publish');
    for (const x of await tables()) await json('report', String(x.table), '2-0');
  });

  it('vectors 78, 79, MTR 5.2: prizes by place, or divided when all who are still in agree', async () => {
    expect((await said('prizes', '12,8,4,4', '--agree', 'A')).code).toBe(1);
    const { seats } = (await json('cut')) as unknown as { seats: { player: string }[] };
    const four = seats.map((s) => s.player);
    const byPlace = await json('prizes', '12,8,4,4');
    expect(byPlace.rows.map((r) => [r.player, r.prize])).toEqual(four.map((p, i) => [p, [12, 8, 4, 4][i]]));
    expect((await said('prizes', '12,8,4,4', '--agree', ...four.slice(1))).err).toMatch(/3 of 4/);
    expect((await json('prizes', '12,8,4,4', '--agree', ...four)).rows.map((r) => r.prize)).toEqual([7, 7, 7, 7]);
    // One goes: what the three left would receive is divided.
    await json('pair');
    await json('publish');
    const [one, two] = await tables();
    await json('report', String(one.table), '2-0');
    const { rows, rest } = await json('prizes', '12,8,4,4', '--agree', one.a, two.a, two.b);
    expect(rows.map((r) => [r.player, r.prize]).find(([p]) => p === one.b)).toEqual([one.b, 4]);
    expect(rows.filter((r) => r.prize === 8)).toHaveLength(3);
    expect(rest).toBe(0);
    await json('report', String(two.table), '2-0');
  });

  it('MTR appendix B: the final has no time limit, and no time is called', async () => {
    await json('pair');
    await json('publish', '--clock');
    const { calls, phase } = await json('clock');
    expect(phase).toBe('noLimit');
    expect(calls.map((c) => c.en)).toEqual([expect.stringMatching(/no time limit/), expect.stringMatching(/loses the match/)]);
    const [final] = await tables();
    await json('report', String(final.table), '2-0');
    expect(await json('finish')).toMatchObject({ status: 'finished', slipsKeptUntil: '2017-08-01' });
    expect((await json('verify')).ok).toBe(true);
  });
});

describe('a draft', () => {
  it('tells which call is due, and takes new lists', async () => {
    const { json, said } = desk('calls.event');
    await json(
      'new',
      '--ruleset',
      'mtr-2017',
      '--date',
      '2017-02-01',
      '--format',
      'limited',
      '--set',
      'environment=AER',
      '--rel',
      'competitive',
      '--rounds',
      '3',
      '--seed',
      'd',
    );
    await json('register', ...'ABCDEFGH');
    await json('start');
    await json('draft');
    await json('draft', '--begin', '--at', '2017-02-01T10:00:00Z');
    // The first pick lasts forty seconds, the second begins then (MTR appendix B).
    const at = async (moment: string): Promise<string> => {
      const { now, calls } = await json('draft', '--timers', '--at', moment);
      return now === null ? '' : calls[now].en;
    };
    expect(await at('2017-02-01T10:00:20Z')).toMatch(/^Pick 1: 15 cards/);
    expect(await at('2017-02-01T10:01:00Z')).toMatch(/^Pick 2: 14 cards/);
    expect(await at('2017-02-01T12:00:00Z')).toBe('');
    expect((await said('draft', '--timers', '--at', '2017-02-01T10:01:00Z', '--lang', 'zh')).out).toMatch(/^> 0:40/m);
    await json('pair');
    await json('publish');
    const list = scratch('pool.txt');
    writeFileSync(list, '40 Forest\n');
    // MTR 2.7 of 2017: who has played must have handed in a list.
    expect((await said('deck', 'A', list)).code).toBe(1);
    for (const x of (await json('round')).pairings) await json('report', String(x.table), '2-0');
    await json('draft');
    await json('deck', 'A', list);
  });
});
