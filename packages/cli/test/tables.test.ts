/** Tables of players from other programs: encodings, line ends, heads, and all that is wrong with them. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Desk, deskOn, type Said, scratch } from './support.js';

let d: Desk;
let csv: string;
beforeEach(async () => {
  d = deskOn(scratch('tables.event'));
  csv = join(dirname(d.file), 'players.csv');
  await d.json('new', '--ruleset', 'open');
});

async function entering(content: string | Uint8Array, ...more: string[]): Promise<Said> {
  writeFileSync(csv, content);
  return d.said('import', csv, ...more);
}
async function names(): Promise<string[]> {
  const { players } = await d.json<{ players: { name: string; members: { number?: string }[] }[] }>('export', 'json', '--full-names');
  return players.map((p) => p.name);
}

/** Bytes of characters of these encodings (as iconv writes them). */
const GBK: Readonly<Record<string, string>> = {
  王: 'cdf5',
  伟: 'ceb0',
  李: 'c0ee',
  娜: 'c4c8',
  姓: 'd0d5',
  名: 'c3fb',
  号: 'bac5',
  码: 'c2eb',
};
const BIG5: Readonly<Record<string, string>> = { 陳: 'b3af', 大: 'a46a', 文: 'a4e5', 林: 'aa4c', 志: 'a7d3', 玲: 'ac c2'.replace(' ', '') };
const SHIFT_JIS: Readonly<Record<string, string>> = { 田: '9363', 中: '9286' };
const bytes = (text: string, table: Readonly<Record<string, string>>): Uint8Array =>
  Buffer.concat([...text].map((c) => (table[c] ? Buffer.from(table[c], 'hex') : Buffer.from(c, 'latin1'))));

describe('encodings', () => {
  it.each([
    ['GBK, heads in English', bytes('name,dci\n王伟,1\n李娜,2\n', GBK), ['王伟', '李娜'], 'gb18030'],
    ['GBK, heads in Chinese', bytes('姓名,号码\n王伟,1\n', GBK), ['王伟'], 'gb18030'],
    ['Big5', bytes('name,dci\n陳大文,1\n林志玲,2\n', BIG5), ['陳大文', '林志玲'], 'big5'],
    ['UTF-16 LE with its mark', Buffer.from('\ufeffname,dci\n王伟,1\n', 'utf16le'), ['王伟'], 'utf-16le'],
    ['UTF-16 LE without', Buffer.from('name,dci\n王伟,1\n', 'utf16le'), ['王伟'], 'utf-16le'],
    ['UTF-16 BE with its mark', Buffer.from('\ufeffname,dci\n王伟,1\n', 'utf16le').swap16(), ['王伟'], 'utf-16be'],
    ['UTF-16 BE without', Buffer.from('姓名,dci\n王伟,1\n', 'utf16le').swap16(), ['王伟'], 'utf-16be'],
    ['UTF-8 with its mark', Buffer.from('\ufeffname\nŁukasz Żółć\n王伟\n'), ['Łukasz Żółć', '王伟'], 'utf-8'],
    ['UTF-8', Buffer.from('name\nJosé\nИван\n王伟\n'), ['José', 'Иван', '王伟'], 'utf-8'],
  ])('%s is recognised, and said', async (_, content, expected, encoding) => {
    const s = await entering(content);
    expect([s.code, s.err]).toEqual([0, '']);
    expect(await names()).toEqual(expected);
    if (encoding !== 'utf-8') expect(s.out).toContain(`read as ${encoding}`);
  });

  it.each([
    ['Latin letters of an older Windows', bytes('name\nJos\u00e9,\nM\u00fcller\n', {}), 'windows-1252', ['José', 'Müller']],
    ['Japanese', bytes('name\n田中\n', SHIFT_JIS), 'shift_jis', ['田中']],
  ])('%s are in doubt: nothing is entered before people say', async (_, content, encoding, expected) => {
    const s = await entering(content);
    expect(s.code).toBe(2);
    expect(s.err).toMatch(/in doubt.*--encoding/);
    expect(s.err).toContain(encoding);
    expect(await names()).toEqual([]);
    expect((await d.said('import', csv, '--encoding', encoding)).code).toBe(0);
    expect(await names()).toEqual(expected);
  });

  it('what is named and wrong is refused, and what nobody knows', async () => {
    expect((await entering(bytes('name\n王伟\n', GBK), '--encoding', 'utf-8')).err).toMatch(/no text in utf-8/);
    expect((await d.said('import', csv, '--encoding', 'gbk2')).err).toMatch(/gb18030/);
    expect((await entering(Buffer.from([0x80, 0x81, 0xff, 0xff, 0x0a, 0x80]))).code).toBe(2);
    expect(await names()).toEqual([]);
  });

  it('invitations are read so, too', async () => {
    writeFileSync(csv, bytes('姓名,号码\n王伟,1\n', GBK));
    expect(await d.json('invite', '--file', csv)).toMatchObject({ invited: ['1'] });
  });
});

describe('lines and heads', () => {
  it.each([
    ['line ends CR', 'name,dci\rAnn,1\rBob,2\r', ['Ann', 'Bob']],
    ['line ends CRLF and mixed', 'name,dci\r\nAnn,1\nBob,2\rCid,3', ['Ann', 'Bob', 'Cid']],
    ['heads of WER', 'First Name,Last Name,DCI Number\nAnn,Lee,1\n', ['Ann Lee']],
    [
      'the common heads',
      'first,last,display,id,email,country,deckUrl\nAnn,Lee,,1,a@b,CN,u\nBo,Li,Bo Li Jr,2,,,\n',
      ['Ann Lee', 'Bo Li Jr'],
    ],
    ['names in parts, in Chinese', '姓,名,DCI编号\n王,伟,1\n', ['王伟']],
    ['heads with marks and in capitals', 'PLAYER_NAME;DCI #\nAnn;1\n', ['Ann']],
    ['traditional heads', '選手,號碼\n陳大文,1\n', ['陳大文']],
    ['a separator that is named', 'sep=;\nname;dci\nLee, Ann;1\n', ['Lee, Ann']],
    ['tabs', 'name\tdci\nAnn\t1\n', ['Ann']],
    ['what spreadsheets put before a formula', "name\n'=1+1\n", ['=1+1']],
  ])('%s', async (_, content, expected) => {
    const s = await entering(content);
    expect([s.code, s.err]).toEqual([0, '']);
    expect(await names()).toEqual(expected);
  });

  it('numbers under other heads are kept, and columns nobody uses are named', async () => {
    const s = await entering('First Name,Last Name,DCI Number,Shirt\nAnn,Lee,77,XL\n');
    expect(s.out).toMatch(/no use for: Shirt/);
    const doc = await d.json<{ players: { members: { number?: string }[] }[] }>('export', 'json', '--full-names');
    expect(doc.players[0].members[0].number).toBe('77');
  });

  it('a quotation mark that is never closed is refused with its line', async () => {
    const s = await entering('name,dci\nAnn,1\n"Bob,2\nCid,3\n');
    expect([s.code, s.err]).toEqual([2, expect.stringMatching(/line 3: a quotation mark/)]);
    expect(await names()).toEqual([]);
  });

  it('all lines that are wrong are told at once, in either language', async () => {
    const content = 'name,dci,byes,consent\nAnn,1,x,\n,2,,\nBob,3,,perhaps\nCid,4,,\nCid,4,,\nDan,5,1,,extra\nEve,6,12,\n';
    const s = await entering(content);
    expect(s.code).toBe(1);
    expect(
      s.err
        .trim()
        .split('\n')
        .map((l) => l.replace(/^line (\d+): .*/, '$1')),
    ).toEqual(['2', '3', '4', '6', '7', '8']);
    const zh = await d.said('import', csv, '--lang', 'zh');
    expect(zh.err.trim().split('\n')).toHaveLength(6);
    expect(zh.err).toMatch(/^第2行/);
    expect(await names()).toEqual([]);
  });

  it('a table with nobody in it, and one with a column twice, are refused', async () => {
    expect((await entering('name,dci\n')).err).toMatch(/nobody|no lines/);
    expect((await entering('name,player\nAnn,Bob\n')).err).toMatch(/same column twice/);
    expect((await entering('nom,numero\nAnn,1\n')).err).toMatch(/no column "name"; there are nom, numero/);
  });
});

describe('tables for other programs', () => {
  it('hold no formulas, and are read again as they were', async () => {
    const odd = ['=HYPERLINK("http://x","y")', '@SUM(1)', '+1', '-2', 'Ann, "the" Lee'];
    const rows = odd.map((name, i) => `"${name.replaceAll('"', '""')}",${i + 1}`);
    expect((await entering(`name,dci\n${rows.join('\n')}\n`)).code).toBe(0);
    for (const kind of ['csv', 'players-csv']) {
      const out = (await d.said('export', kind, '--full-names')).out;
      for (const row of out.split('\r\n').slice(1)) expect(row).not.toMatch(/(^|,)"?[=@+-]/);
    }
    writeFileSync(csv, (await d.said('export', 'players-csv', '--full-names')).out);
    const again = deskOn(scratch('again.event'));
    await again.json('new', '--ruleset', 'open');
    await again.json('import', csv);
    d = again;
    expect(await names()).toEqual(odd);
  });
});

describe('thousands of lines', () => {
  it('are refused as fast as they are entered', async () => {
    const lines = Array.from({ length: 5000 }, (_, i) => `Player ${i},${i === 4000 ? 7 : i + 1}`);
    const begun = process.cpuUsage();
    const s = await entering(`name,dci\n${lines.join('\n')}\n`);
    const { user, system } = process.cpuUsage(begun);
    expect(s.err).toBe('line 4002: the number 7 belongs to Player 6 already\n');
    // A hundredth of what it took when every line was looked at with all before it.
    expect((user + system) / 1e6).toBeLessThan(5);
  });
});
