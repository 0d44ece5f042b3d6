/** Event files: those of older versions, those an editor has touched, and what the system does not let be done with them. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLog, writeLog } from '@apnap/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Desk, deskOn, type RoundDoc, scratch } from './support.js';

const EVENTS = join(import.meta.dirname, 'events');
const OLD = readdirSync(EVENTS).filter((f) => f.endsWith('.event'));

/** A copy of a file that may be written. */
function copyOf(name: string): Desk {
  const file = scratch(name);
  copyFileSync(join(EVENTS, name), file);
  return deskOn(file, '2017-02-01T12:00:00Z');
}

describe('a file written before 2026-11-22', () => {
  it.each(OLD)('%s opens, verifies, and is not changed by being read', async (name) => {
    const d = copyOf(name);
    const before = readFileSync(d.file);
    const v = await d.json<{ ok: boolean; rounds: { pairing: string; figures: string }[] }>('verify');
    expect(v.ok).toBe(true);
    expect(new Set(v.rounds.map((r) => r.figures))).toEqual(new Set(['verified']));
    for (const args of [['standings'], ['log'], ['round'], ['export', 'json'], ['print', 'names']])
      expect((await d.said(...args)).code).toBe(0);
    expect(readFileSync(d.file).equals(before)).toBe(true);
    // Byte for byte what its entries are written as.
    const read = readLog(before.toString('utf8'));
    expect(read.kind === 'read' && writeLog(read.entries)).toBe(before.toString('utf8'));
  });

  it('explains a pairing by the criteria it was made by', async () => {
    const d = copyOf('far-pair.event');
    const { pairings } = await d.json<RoundDoc>('round', '--round', '5');
    expect(pairings[0]).toMatchObject({ a: 'Player 2', b: 'Player 24' });
    expect((await d.said('why', 'Player 2', '--round', '5')).out).toMatch(
      /of the players with 3 points, 1 instead of 0 would be paired down/,
    );
  });

  it('goes on by the criteria of today, and both verify', async () => {
    const d = copyOf('far-pair.event');
    const log = readFileSync(d.file, 'utf8').trimEnd().split('\n');
    // Up to the end of round 4.
    const at = log.findIndex((l) => l.includes('"type":"close","round":4'));
    writeFileSync(d.file, `${log.slice(0, at + 1).join('\n')}\n`);
    const { pairings } = await d.json<RoundDoc>('pair');
    const lines = (await d.said('round')).out;
    const gaps = pairings.map((p) => {
      const points = (name: string): number => Number(new RegExp(`${name} \\((\\d+)\\)`).exec(lines)?.[1]);
      return Math.abs(points(p.a) - points(p.b));
    });
    expect(Math.max(...gaps)).toBeLessThan(6);
    const v = await d.json<{ ok: boolean; rounds: { pairing: string }[] }>('verify');
    expect([v.ok, v.rounds.every((r) => r.pairing === 'verified')]).toEqual([true, true]);
  });

  it('is refused to nobody for what was accepted then, and refuses the same now', async () => {
    const d = copyOf('team.event');
    expect((await d.said('verify')).code).toBe(0);
    const running = copyOf('accepted.event');
    expect((await running.said('amend', 'C', '--dci', '1')).code).not.toBe(0);
  });
});

describe('a file of a newer version', () => {
  it('is refused by name', async () => {
    const d = deskOn(scratch('newer.event'));
    await d.json('new', '--ruleset', 'open');
    const read = readLog(readFileSync(d.file, 'utf8'));
    if (read.kind === 'refused') throw new Error('refused');
    writeFileSync(d.file, writeLog(read.entries.map((e) => ({ ...e, desk: 3 }))));
    expect((await d.said('standings')).err).toMatch(/newer version \(3\)/);
  });
});

describe('a log that an editor touched', () => {
  let d: Desk;
  let whole: string;
  beforeEach(async () => {
    d = deskOn(scratch('touched.event'));
    await d.json('new', '--ruleset', 'open', '--rounds', '3');
    await d.json('register', 'Ann', 'Bob', 'Cid', 'Dan', '王伟');
    await d.json('start');
    whole = readFileSync(d.file, 'utf8');
  });
  const originals = (): string[] => readdirSync(dirname(d.file)).filter((f) => f.includes('.original-'));

  it.each([
    ['other line ends', (s: string) => s.replaceAll('\n', '\r\n')],
    ['old line ends', (s: string) => s.replaceAll('\n', '\r')],
    ['a mark at its beginning', (s: string) => `\ufeff${s}`],
    ['empty lines', (s: string) => `\n${s.replace('\n', '\n\n')}\n`],
    ['no end of its last line', (s: string) => s.trimEnd()],
    ['all of these', (s: string) => `\ufeff${s.replaceAll('\n', '\r\n')}\r\n\r\n`],
  ])('by %s is saved whole, byte for byte', async (_, touch) => {
    writeFileSync(d.file, touch(whole));
    const s = await d.json('salvage');
    expect(s).toMatchObject({ kept: 8, lost: 0 });
    const now = readFileSync(d.file, 'utf8');
    expect(now === whole || now === whole.trimEnd()).toBe(true);
    if (now === whole) expect(readFileSync(join(dirname(d.file), originals()[0] ?? d.file), 'utf8')).toBe(touch(whole));
    expect((await d.said('verify')).code).toBe(0);
  });

  it('by a changed line is saved up to the line before, and the original stays', async () => {
    const changed = whole.replace('"name":"Cid"', '"name":"Sid"');
    writeFileSync(d.file, changed);
    const refused = await d.said('standings');
    expect([refused.code, refused.err]).toEqual([2, expect.stringMatching(/line 5.*|:5:.*/)]);
    expect(refused.err).toMatch(/salvage/);
    const s = await d.json<{ original: string }>('salvage');
    expect(s).toMatchObject({ kept: 4, lost: 4, firstBad: { line: 5 } });
    expect(readFileSync(d.file, 'utf8')).toBe(
      whole
        .split('\n')
        .slice(0, 4)
        .map((l) => `${l}\n`)
        .join(''),
    );
    expect(readFileSync(s.original, 'utf8')).toBe(changed);
    // And again: nothing is written over.
    writeFileSync(d.file, changed);
    expect((await d.json<{ original: string }>('salvage')).original).not.toBe(s.original);
    expect(originals()).toHaveLength(2);
    await d.json('register', 'Eve');
    expect((await d.said('verify', '--lang', 'zh')).code).toBe(0);
  });

  it('by nothing is left as it is, and what is no log is refused', async () => {
    expect((await d.said('salvage')).out).toMatch(/whole/);
    expect(readFileSync(d.file, 'utf8')).toBe(whole);
    writeFileSync(d.file, 'a shopping list\n');
    expect((await d.said('salvage')).code).toBe(2);
    expect(readFileSync(d.file, 'utf8')).toBe('a shopping list\n');
    expect(originals()).toEqual([]);
  });

  it('by lines cut off is found by the hash that was published', async () => {
    const { hash } = await d.json<{ hash: string }>('verify');
    await d.json('register', 'Eve', '--json');
    expect((await d.said('verify', '--hash', hash.toUpperCase())).out).toMatch(/is that of entry 8; 1 entries were made since/);
    writeFileSync(d.file, `${whole.split('\n').slice(0, 3).join('\n')}\n`);
    expect((await d.said('verify')).code).toBe(0);
    const cut = await d.said('verify', '--hash', hash);
    expect([cut.code, cut.out]).toEqual([1, expect.stringMatching(/no entry has the hash/)]);
    expect(JSON.parse((await d.said('verify', '--hash', hash, '--json')).out)).toMatchObject({ ok: false, published: { entry: null } });
  });
});

describe('what the system does not let be done', () => {
  const oneLine = (s: { code: number; err: string }): void => {
    expect(s.code).toBe(2);
    expect(s.err.trim().split('\n')).toHaveLength(1);
    expect(s.err).not.toMatch(/Error|at .*\.[jt]s|errno|E[A-Z]{4,}/);
  };
  it('is said in one line: a folder, a missing folder, a file that may not be read', async () => {
    const folder = scratch('folder');
    mkdirSync(folder);
    const d = deskOn(folder);
    for (const args of [['standings'], ['register', 'Ann'], ['verify'], ['salvage'], ['print', 'names'], ['new']])
      oneLine(await d.said(...args));
    oneLine(await deskOn(join(folder, 'none', 'x.event')).said('new'));
    const fine = deskOn(join(folder, 'x.event'));
    await fine.json('new');
    oneLine(await fine.said('export', 'json', '--out', join(folder, 'none', 'x.json')));
    oneLine(await fine.said('print', 'master', '--out', folder));
    oneLine(await fine.said('import', folder));
    oneLine(await deskOn(join(folder, 'x.event', 'y.event')).said('standings'));
    oneLine(await deskOn(join(folder, `${'long'.repeat(100)}.event`)).said('new'));
    expect((await deskOn(folder).said('standings', '--lang', 'zh')).err).toMatch(/这是一个文件夹/);
  });
  it.skipIf(!existsSync('/dev/full'))('a full disk is one, too', async () => {
    const d = deskOn(scratch('full.event'));
    await d.json('new');
    oneLine(await d.said('export', 'json', '--out', '/dev/full'));
  });
});

describe('an event of thousands', () => {
  it('is opened in time that grows with its entries, not with their square', async () => {
    const cost = async (players: number): Promise<number> => {
      const d = deskOn(scratch('large.event'));
      await d.json('new', '--ruleset', 'open', '--rounds', '1');
      const csv = join(dirname(d.file), 'p.csv');
      writeFileSync(csv, `name,dci\n${Array.from({ length: players }, (_, i) => `Player ${i},${i}`).join('\n')}\n`);
      await d.json('import', csv);
      await d.json('start');
      await d.json('pair');
      await d.json('publish');
      await d.json('report', '1', '2-0');
      const begun = process.cpuUsage();
      for (const table of ['2', '3', '4']) await d.json('report', table, '2-0');
      const { user, system } = process.cpuUsage(begun);
      expect(statSync(d.file).size).toBeGreaterThan(players * 100);
      return (user + system) / 1e6 / 3;
    };
    const [small, large] = [await cost(1000), await cost(5000)];
    // Five times as many: with squares it would be twenty-five times as much.
    expect(large / small).toBeLessThan(12);
    expect(large).toBeLessThan(1.5);
  });
});
