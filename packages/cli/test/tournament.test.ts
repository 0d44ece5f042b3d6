/** The tournament desk by the command line: the synthetic event of eight players from start to finish, and what keeps its file safe. */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beganAt } from '@apnap/system';
import { beforeAll, describe, expect, it } from 'vitest';
import { apnap, type Said, scratch } from './support.js';

const AT = ['--at', '2017-02-01T09:00:00Z', '--by', 'Kim'];

/** Runs a subcommand on an event; what it printed as JSON, or a failure with what it said. */
function desk(file: string) {
  const said = (...args: string[]): Promise<Said> => apnap(['tournament', ...args, '--event', file]);
  const json = async (...args: string[]): Promise<Doc> => {
    const s = await said(...args, ...AT, '--json');
    if (s.code !== 0) throw new Error(`${args.join(' ')}: ${s.err}`);
    return JSON.parse(s.out) as Doc;
  };
  return { said, json };
}

interface Named {
  player: string;
}

interface Seat {
  table: number;
  a: string;
  b: string;
}

/** What the commands print, as far as it is looked at. */
interface Doc {
  ok: boolean;
  status: string;
  players: number;
  standings: Row[];
  seats: Named[];
  byes: Named[];
  places: Named[];
  pairings: Seat[];
  entries: object[];
  rounds: { pairing: string; seconds: number; matches: object[] }[];
}

interface Row {
  rank: number;
  player: string;
  points: number;
  record: string;
  omw: string;
  omwNumber: number;
  gwNumber: number;
  ogwNumber: number;
  mwNumber: number;
}

const ROUNDS: readonly (readonly string[])[] = [
  ['A-B 2-0-0', 'C-D 2-1-0', 'E-F 1-1-1', 'G-H 0-0-3'],
  ['A-C 2-1-0', 'E-G 2-0-0', 'H-B 2-1-0', 'D-F 1-0-1'],
  ['A-E draw', 'C-H 2-0-0', 'D-B 2-0-0'],
];

/** Digits of the vector table: rank, record, points, MW, OMW, GW, OGW. */
const EXPECTED = [
  'A 2-0-1 7 0.7778 0.5174 0.6250 0.4989',
  'C 2-1 6 0.6667 0.6296 0.6250 0.5397',
  'D 2-1 6 0.6667 0.4804 0.6190 0.4929',
  'E 1-0-2 5 0.5556 0.5174 0.5417 0.4929',
  'F 1-1-1 4 0.4444 0.6111 0.5238 0.5804',
  'H 1-1-1 4 0.4444 0.4422 0.3750 0.4283',
  'G 0-1-1 1 0.3300 0.5000 0.3300 0.4583',
  'B 0-3 0 0.3300 0.6296 0.3300 0.5397',
];

describe('the synthetic event by the command line', () => {
  const file = scratch('synthetic.event');
  const { said, json } = desk(file);

  beforeAll(async () => {
    await json(
      'new',
      '--ruleset',
      'mtr-2017',
      '--format',
      'modern',
      '--date',
      '2017-02-01',
      '--program',
      'pptq',
      '--rounds',
      '3',
      '--cut',
      '4',
      '--seed',
      'vector',
    );
    await json('register', ...'ABCDEFGH');
    await json('start', '--why', 'the example has three rounds');
    for (const [i, tables] of ROUNDS.entries()) {
      const locks = tables.flatMap((l) => ['--lock', l.split(' ')[0].replace('-', ',')]);
      const paired = await json('pair', ...locks);
      expect(paired.byes.map((b) => b.player)).toEqual(i === 2 ? ['F'] : []);
      await json('publish');
      for (const l of tables) {
        const [pair, result] = l.split(' ');
        const [a, b] = pair.split('-');
        const seat = paired.pairings.find((p) => [a, b].includes(p.a) && [a, b].includes(p.b)) as Seat;
        const games = result.split('-');
        const turned = seat.a === a ? result : [games[1], games[0], games[2]].join('-');
        await json('report', String(seat.table), ...(result === 'draw' ? ['--draw'] : [turned]));
      }
      if (i === 1) await json('drop', 'G');
    }
  });

  it('has the standings of the vectors, to the digit', async () => {
    const { standings } = await json('standings');
    const digits = standings.map(
      (r) => `${r.player} ${r.record} ${r.points} ${[r.mwNumber, r.omwNumber, r.gwNumber, r.ogwNumber].map((n) => n.toFixed(4)).join(' ')}`,
    );
    expect(digits).toEqual(EXPECTED);
    expect(standings[0].omw).toMatch(/^\d+\/\d+$/);
  });

  it('prints them in both languages', async () => {
    const en = await said('standings');
    expect(en.out).toMatch(/OMW/);
    expect(en.out).toMatch(/1 {2}A +7 {2}2-0-1 +0\.5174/);
    const zh = await said('standings', '--lang', 'zh');
    expect(zh.out).toMatch(/对手局胜率/);
    expect(zh.out).toMatch(/G （已退出）/);
  });

  it('goes on to the final: cut, who chooses, bracket, places', async () => {
    const cut = await json('cut', '4');
    expect(cut.seats.map((s) => s.player)).toEqual(['A', 'C', 'D', 'E']);
    const semi = await json('pair');
    expect(semi.pairings.map((p) => `${p.a}-${p.b}`)).toEqual(['A-E', 'C-D']);
    await json('publish');
    const bracket = await json('bracket', '--table', '1', '--choose', 'first');
    expect(bracket.rounds[0].matches[0]).toMatchObject({ chooses: 'A', first: 'A' });
    const draw = await said('report', '1', '1-1-1');
    expect(draw).toMatchObject({ code: 1 });
    expect(draw.err).toMatch(/can not be a draw/);
    await json('report', '1', '1-1', '--life', '9-12');
    await json('report', '2', '2-0');
    const final = await json('pair');
    expect(final.pairings.map((p) => `${p.a}-${p.b}`)).toEqual(['C-E']);
    await json('publish');
    await json('report', '1', '2-1');
    const places = (await json('bracket')).places.map((p) => p.player);
    expect(places).toEqual(['C', 'E', 'A', 'D']);
  });

  it('is verified: every pairing and figure', async () => {
    const v = await json('verify');
    expect(v.ok).toBe(true);
    expect(v.rounds.map((r) => r.pairing)).toEqual(['verified', 'verified', 'verified', 'bracket', 'bracket']);
  });

  it('prints every page in both languages', async () => {
    for (const kind of ['pairings', 'names', 'slips', 'standings', 'decks', 'master', 'bracket'])
      for (const lang of ['en', 'zh']) {
        const s = await said('print', kind, '--lang', lang);
        expect(s.code).toBe(0);
        expect(s.out).toMatch(/^<!doctype html>/);
        expect(s.out).toContain(lang === 'zh' ? 'zh-Hans' : '"en"');
        expect(s.out).not.toMatch(/undefined|\{\w+\}<|label\./);
      }
    expect((await said('print', 'slips', '--round', '1')).out.match(/<svg/g)).toHaveLength(4);
  });

  it('is exported as JSON, CSV and a report in the manner of chess', async () => {
    const doc = JSON.parse((await said('export', 'json')).out);
    expect(doc.rounds).toHaveLength(5);
    expect(doc.rounds[0].standings).toHaveLength(8);
    const csv = (await said('export', 'csv')).out.split('\r\n');
    // The final is over: by final places, the Swiss ones behind.
    expect(csv[1]).toMatch(/^1,C,,6,2-1,.*,2$/);
    expect(csv.find((row) => row.includes(',A,'))).toMatch(/,A,,7,2-0-1,0\.517.*,1$/);
    const trf = (await said('export', 'trf')).out;
    expect(trf).toMatch(/^012 /);
    expect(trf.split('\n').filter((l) => l.startsWith('001'))).toHaveLength(8);
    expect(trf).toMatch(/0000 - U/);
  });

  it('ends, and says what stands in the way of the report', async () => {
    expect(await json('finish')).toMatchObject({ status: 'finished', problems: [] });
    expect((await json('log')).entries.length).toBeGreaterThan(30);
  });
});

describe('the file', () => {
  async function small(name: string): Promise<ReturnType<typeof desk> & { file: string }> {
    const file = scratch(name);
    const d = desk(file);
    await d.json('new', '--seed', 's', '--rounds', '3');
    await d.json('register', ...'ABCDEFGH');
    return { ...d, file };
  }

  it('that was cut off opens with what was acknowledged, and goes on', async () => {
    const { json, file } = await small('cut.event');
    const whole = readFileSync(file, 'utf8');
    appendFileSync(file, '{"seq":11,"at":"2017-02-01T09:0');
    const s = await json('start');
    expect(s.players).toBe(8);
    const now = readFileSync(file, 'utf8');
    expect(now.startsWith(whole)).toBe(true);
    expect(now.slice(whole.length).split('\n')).toHaveLength(2);
    expect((await json('verify')).ok).toBe(true);
  });

  it('cut off at any byte opens with every line that was ended, and goes on from there', async () => {
    const { json, file } = await small('bytes.event');
    await json('register', '李明');
    const whole = readFileSync(file);
    const ends = [...whole.keys()].filter((i) => whole[i] === 10);
    // Around the ends of lines, and within the last two, in which there are letters of several bytes.
    const cuts = [...ends.flatMap((e) => [e - 1, e, e + 1]), ...Array.from({ length: 40 }, (_, i) => whole.length - 1 - 7 * i)];
    for (const n of cuts.filter((c) => c > ends[0] && c <= whole.length)) {
      // A tail that is longer than what comes next must not outlive it.
      writeFileSync(file, Buffer.concat([whole.subarray(0, n), Buffer.from(n % 2 === 0 ? '' : 'x'.repeat(n === ends.at(-1) ? 0 : 900))]));
      const acknowledged = ends.filter((e) => e < n).length;
      await json('note', 'after the crash');
      const { entries } = await json('log');
      expect(entries.length, `cut at ${n}`).toBeGreaterThanOrEqual(acknowledged + 1);
      expect(entries.length, `cut at ${n}`).toBeLessThanOrEqual(acknowledged + 2);
      expect(entries.at(-1)).toMatchObject({ command: { type: 'note' } });
    }
  });

  it('that was changed is refused at its line', async () => {
    const { said, file } = await small('changed.event');
    const lines = readFileSync(file, 'utf8').split('\n');
    lines[4] = lines[4].replace('"C"', '"X"').replace('"name":"C"', '"name":"X"');
    writeFileSync(file, lines.join('\n'));
    const s = await said('standings');
    expect(s.code).toBe(2);
    expect(s.err).toContain(`${file}:5: line 5 was changed`);
    expect((await said('standings', '--lang', 'zh')).err).toContain('第5行');
  });

  it('is not there, is there already, or is somebody else’s', async () => {
    const { said, file } = await small('there.event');
    expect((await said('new')).err).toMatch(/exists already/);
    expect(await apnap(['tournament', 'standings', '--event', `${file}.none`])).toMatchObject({ code: 2 });
    const lock = (holder: object, age = 0): void => {
      writeFileSync(`${file}.lock`, JSON.stringify(holder));
      const then = Date.now() / 1000 - age;
      utimesSync(`${file}.lock`, then, then);
    };
    const here = { pid: process.pid, host: hostname(), began: beganAt(process.pid) };
    const busy = /being written by another process/;
    lock(here);
    expect((await said('start')).err).toMatch(busy);
    // However old: this process is alive and the same.
    if (here.began !== null) {
      lock(here, 3600);
      expect((await said('start')).err).toMatch(busy);
    }
    // Where nothing says when the process began, and on another machine, age decides.
    lock({ ...here, began: null });
    expect((await said('start')).err).toMatch(busy);
    lock({ ...here, host: 'elsewhere', pid: 999999999 });
    expect((await said('start')).err).toMatch(busy);
    expect((await said('start', '--lang', 'zh')).err).toMatch(/正由另一进程写入/);
    // An empty one belongs to a process that was killed while it made it.
    writeFileSync(`${file}.lock`, '');
    expect((await said('start')).err).toMatch(busy);
    const free: [object, number][] = [
      [{ ...here, pid: 999999999 }, 0],
      [{ ...here, began: null }, 3600],
      [{ ...here, host: 'elsewhere' }, 3600],
      // The number of a process that is gone was given to this one.
      ...(here.began === null ? [] : [[{ ...here, began: 'another boot/17' }, 0] as [object, number]]),
    ];
    for (const [holder, age] of free) {
      lock(holder, age);
      expect((await said('set', '--set', 'firstTable=2')).code, JSON.stringify(holder)).toBe(0);
      expect(existsSync(`${file}.lock`)).toBe(false);
    }
    writeFileSync(`${file}.lock`, '');
    utimesSync(`${file}.lock`, 1, 1);
    expect((await said('start')).code).toBe(0);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('two processes that write at once lose nothing, nor break a stale lock twice', async () => {
    const { file } = await small('two.event');
    const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
    const script = `
      import { run } from '${join(root, 'packages/cli/src/index.ts')}';
      import { writeFileSync } from 'node:fs';
      const [file, name] = process.argv.slice(2);
      const io = { out: () => {}, err: (t) => process.stderr.write(t), outIsTerminal: false, errIsTerminal: false, columns: 80, env: {}, now: () => 0, wait: (ms) => new Promise((d) => setTimeout(d, ms)) };
      for (let i = 0; i < 12; i++) {
        // Now and then the lock of a process that is gone lies there.
        if (i % 4 === 0) try { writeFileSync(file + '.lock', '999999999', { flag: 'wx' }); } catch {}
        const code = await run(['tournament', 'register', name + ' ' + i, '--event', file], io);
        if (code !== 0) process.exit(1);
      }
    `;
    const path = scratch('both.mts');
    writeFileSync(path, script);
    const codes = await Promise.all(
      ['One', 'Two', 'Three'].map(
        (name) =>
          new Promise<number | null>((done) => {
            const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', path, file, name], {
              cwd: root,
              stdio: 'inherit',
            });
            child.on('exit', (code) => done(code));
          }),
      ),
    );
    expect(codes).toEqual([0, 0, 0]);
    const doc = JSON.parse((await desk(file).said('export', 'json')).out) as { players: { name: string }[] };
    const names = doc.players.map((p) => p.name).filter((n) => /^(One|Two|Three) /.test(n));
    expect(new Set(names).size).toBe(36);
    expect((await desk(file).said('verify')).code).toBe(0);
  });

  it('survives kill -9: everything acknowledged is there', async () => {
    const { json, file } = await small('killed.event');
    const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
    const script = `
      import { run } from '@apnap/cli';
      const io = { out: (t) => process.stdout.write(t), err: () => {}, outIsTerminal: false, errIsTerminal: false, columns: 80, env: {}, now: () => 0, wait: (ms) => new Promise((d) => setTimeout(d, ms)) };
      for (let i = 0; ; i++) await run(['tournament', 'register', 'Late ' + i, '--event', process.argv[2], '--json'], io);
    `;
    const path = scratch('loop.mts');
    writeFileSync(path, script.replace('@apnap/cli', join(root, 'packages/cli/src/index.ts')));
    const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', path, file], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let failed = '';
    child.stderr.on('data', (d) => {
      failed += d;
    });
    await new Promise<void>((done) => {
      child.stdout.on('data', (d) => {
        out += d;
        if ((out.match(/"players"/g) ?? []).length >= 12) child.kill('SIGKILL');
      });
      child.on('exit', () => done());
    });
    const acknowledged = [...out.matchAll(/"name": "(Late \d+)"/g)].map((m) => m[1]);
    expect(acknowledged.length, failed).toBeGreaterThanOrEqual(12);
    const doc = JSON.parse((await desk(file).said('export', 'json')).out);
    const names = doc.players.map((p: { name: string }) => p.name);
    for (const n of acknowledged) expect(names).toContain(n);
    expect((await json('start')).players).toBe(names.length);
  });

  it('writes nothing of a command that is refused', async () => {
    const { said, file } = await small('refused.event');
    const before = readFileSync(file, 'utf8');
    expect((await said('register', 'New', 'A')).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('a draft by the command line', () => {
  it('has pods, its calls, building, pairings within pods, and is verified', async () => {
    const { json, said } = desk(scratch('draft.event'));
    await json('new', '--ruleset', 'mtr-2017', '--date', '2017-02-01', '--format', 'limited', '--rounds', '3', '--seed', 'd');
    await json('register', ...Array.from({ length: 12 }, (_, i) => `P${i}`));
    await json('start');
    const { pods } = (await json('draft', '--pods', '8')) as Doc & { pods: { seats: string[] }[] };
    expect(pods.map((p) => p.seats.length)).toEqual([6, 6]);
    // Vector 89: three boosters of fifteen take 1005 seconds.
    expect((await said('draft', '--begin')).out).toMatch(/16:45 {2}The draft is over/);
    // Vector 98: 25 minutes to build.
    expect((await said('clock', '--build')).out).toMatch(/25:00 {2}Time for building is over/);
    for (let round = 1; round <= 2; round++) {
      const paired = await json('pair');
      for (const { a, b } of paired.pairings) expect(pods.some((p) => p.seats.includes(a) && p.seats.includes(b))).toBe(true);
      await json('publish');
      for (const { table } of paired.pairings) await json('report', String(table), '2-1');
    }
    expect((await said('why', 'P3', '--round', '2')).out).toMatch(/points/);
    expect((await json('verify')).ok).toBe(true);
  });
});

describe('simulate', () => {
  it('gives the same for the same seed, with certificates', async () => {
    const one = async (): Promise<Doc> => {
      const s = await apnap([
        'tournament',
        'simulate',
        '--players',
        '33',
        '--rounds',
        '5',
        '--seed',
        '7',
        '--drops',
        '30',
        '--errors',
        '20',
        '--json',
      ]);
      const doc = JSON.parse(s.out) as Doc;
      for (const r of doc.rounds) r.seconds = 0;
      return doc;
    };
    const a = await one();
    expect(await one()).toEqual(a);
    expect(a.rounds).toHaveLength(5);
    for (const r of a.rounds) expect(r).toMatchObject({ rematches: 0, certificate: 'verified' });
    expect(a.standings[0]).toMatchObject({ rank: 1 });
  });
});
