import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apnap, RANDOM } from './support.js';

const folder = (): string => mkdtempSync(join(tmpdir(), 'apnap-rules-'));

const DOCUMENT = `These rules are effective as of February 7, 2025.

119. Life

119.3. Made up for a test: more is more.

704.5a Made up for a test: none is none.
`;

function written(text: string): string {
  const file = join(folder(), 'made-up.txt');
  writeFileSync(file, text);
  return file;
}

describe('apnap rules', () => {
  it('tells the title of a rule, and how to get at its text', async () => {
    const said = await apnap(['rules', '704.5a', '--data', folder()]);
    expect(said.code).toBe(0);
    expect(said.out).toMatch(/^704\.5a \S/);
    expect(said.err).toContain('apnap rules import');
    expect((await apnap(['rules', '704.5a', '--data', folder(), '--lang', 'zh'])).out).toMatch(/^704\.5a .*\p{Script=Han}/u);
    expect((await apnap(['rules', 'no such thing', '--data', folder()])).code).toBe(1);
    // Without documents words are looked for in the titles, in either language.
    expect((await apnap(['rules', 'slow', 'play', '--data', folder()])).out).toMatch(/IPG 3\.3 Slow Play/);
    expect((await apnap(['rules', '践踏', '--data', folder(), '--lang', 'zh'])).out).toMatch(/^702\.19 践踏/m);
  });

  it('imports documents and looks them up by number and by words', async () => {
    const data = folder();
    const said = await apnap(['rules', 'import', written(DOCUMENT), '--data', data]);
    expect([said.code, said.out]).toEqual([0, expect.stringContaining('Comprehensive Rules, 2025-02-07: 3 rules')]);
    const env = { APNAP_DATA: data };
    expect((await apnap(['rules', '119.3'], env)).out).toContain('Made up for a test: more is more.');
    expect((await apnap(['rules', '119.3'], env)).err).toBe('');
    const json = JSON.parse((await apnap(['rules', 'none', 'IS', '--json'], env)).out);
    expect(json.rules).toMatchObject([{ rule: '704.5a', texts: [{ match: 'exact', lang: 'en' }] }]);
    const again = JSON.parse((await apnap(['rules', 'import', written(DOCUMENT), '--json'], env)).out);
    expect(again).toMatchObject({ imported: [{ kind: 'cr', rules: 3 }], documents: 1 });
  });

  it('refuses what holds no rules, and a file that is not there, and keeps nothing then', async () => {
    const data = folder();
    const bad = await apnap(['rules', 'import', written(DOCUMENT), written('Dear diary'), '--data', data]);
    expect([bad.code, bad.err]).toEqual([2, expect.stringContaining('no rules documents')]);
    expect((await apnap(['rules', 'import', join(data, 'nothing.txt'), '--data', data])).code).toBe(2);
    expect((await apnap(['rules', '704.5a', '--data', data])).err).toContain('apnap rules import');
    writeFileSync(join(data, 'rules.json'), 'not this');
    expect((await apnap(['rules', 'import', written(DOCUMENT), '--data', data])).code).toBe(2);
    expect((await apnap(['rules', 'import', written(DOCUMENT), '--data', data, '--fresh'])).code).toBe(0);
  });

  it('replay --why tells the titles of the rules, and their text once it was imported', async () => {
    const data = folder();
    const save = join(data, 'game.json');
    await apnap(['duel', 'pauper-burn', 'pauper-elves', ...RANDOM, '--seed', '11', '--save', save]);
    const log = (await apnap(['replay', save])).out;
    const event = /^ +(\d+) {4}.*\(704\.5a\b/m.exec(log)?.[1] as string;
    const env = { APNAP_DATA: data };
    const before = await apnap(['replay', save, '--why', event], env);
    expect(before.out).toMatch(/\n704\.5a \S/);
    expect(before.out).not.toContain('Made up');
    await apnap(['rules', 'import', written(DOCUMENT)], env);
    expect((await apnap(['replay', save, '--why', event], env)).out).toContain('  Made up for a test: none is none.');
    const json = JSON.parse((await apnap(['replay', save, '--why', event, '--json'], env)).out);
    expect(json.rules.find((r: { rule: string }) => r.rule === '704.5a').texts).toHaveLength(1);
  });

  it('lists what the rules of other years change, with the rules of both', async () => {
    expect((await apnap(['rules', 'profile'])).out).toMatch(
      /current the rules of today\n2015 .*\d+ differences\nclassic .*\d+ differences/,
    );
    const said = (await apnap(['rules', 'profile', 'classic'])).out;
    expect(said).toContain('Mana burn');
    expect(said).toMatch(/goes on the stack.*\(310\.2\)\n.*Today: .*\(510\.2\)/);
    expect((await apnap(['rules', 'profile', '2015', '--lang', 'zh'])).out).toMatch(/鹏洛客.*（?\(704\.5j\)/);
    const json = JSON.parse((await apnap(['rules', 'profile', 'classic', '--json'])).out);
    expect(json.profiles[0]).toMatchObject({ profile: 'classic', day: '2003-02-28' });
    expect(json.profiles[0].differences.length).toBeGreaterThan(20);
    expect((await apnap(['rules', 'profile', '1993'])).code).toBe(2);
  });
});

const OLDER = `此规则于2015年1月23日生效
118. 生命
118.3. 得到生命的牌手生命变多。
704.5a 没有生命的牌手输掉。

后记：这一段没有编号。
`;
const OLD_ENGLISH = `These rules are effective as of March 1, 2020.
118. Life
118.1. Whoever gains life has more of it than before, and tells everybody.
118.2. Whoever loses life has less of it.
`;
const NEW_ENGLISH = `These rules are effective as of February 7, 2025.
119. Life
119.1. Whoever gains life has much more of it than before, and tells everybody.
119.2. Whoever loses life has less of it.
`;

describe('the library', () => {
  const english = async (): Promise<string> => {
    const data = folder();
    expect((await apnap(['rules', 'import', written(OLD_ENGLISH), '--data', data])).code).toBe(0);
    expect((await apnap(['rules', 'import', written(NEW_ENGLISH), '--data', data])).code).toBe(0);
    return data;
  };

  it('lists documents, chapters, and what stands below a number', async () => {
    const data = await english();
    const said = await apnap(['rules', 'contents', '--data', data]);
    expect(said.out).toContain('Comprehensive Rules 2020-03-01 3 numbers');
    expect((await apnap(['rules', 'contents', '118', '--in', '2020-03-01', '--data', data])).out.split('\n')[0]).toMatch(
      /^118\.1 Whoever gains/,
    );
    expect((await apnap(['rules', 'contents', 'cr', '--in', '1999-01-01', '--data', data])).code).toBe(2);
  });

  it('finds a rule in every edition, with what changed; as it was on a day', async () => {
    const data = await english();
    const said = await apnap(['rules', 'editions', '119.1', '--data', data]);
    expect(said.out).toMatch(/2020-03-01 118\.1 · changed/);
    expect(said.out).toContain('{+much +}');
    const then = JSON.parse((await apnap(['rules', 'editions', '119.2', '--on', '2021-01-01', '--data', data, '--json'])).out);
    expect(then.editions).toMatchObject([{ document: 'Comprehensive Rules 2020-03-01', numbers: ['118.2'], fate: 'same' }]);
    expect((await apnap(['rules', 'editions', '119.2', '--on', '1999-01-01', '--data', data])).code).toBe(2);
    expect((await apnap(['rules', 'editions', 'nonsense', '--data', data])).code).toBe(2);
  });

  it('tells what changed from one edition to another', async () => {
    const data = await english();
    const said = await apnap(['rules', 'changes', '2020-03-01', '2025-02-07', '--data', data]);
    expect(said.out).toMatch(/118\.1 → 119\.1 changed/);
    expect(said.out).toMatch(/118\.2 → 119\.2 moved/);
    expect((await apnap(['rules', 'changes', '2020-03-01', '2021-01-01', '--data', data])).code).toBe(2);
  });

  it('searches Chinese without blanks, keeps its index, and lists what has no place; a day is given to what names none', async () => {
    const data = folder();
    expect((await apnap(['rules', 'import', written(OLDER), '--data', data])).out).toContain('2 passages without a place');
    expect((await apnap(['rules', '牌手输掉', '--data', data])).out).toMatch(/^704\.5a/);
    expect(existsSync(join(data, 'rules-index.json'))).toBe(true);
    expect((await apnap(['rules', 'unplaced', '--data', data])).out).toContain('后记');
    const undated = written('100. 总则\n100.1. 没有日期的规则。\n');
    expect((await apnap(['rules', 'import', undated, '--edition', '2003-02-28', '--data', data])).out).toContain('2003-02-28');
    expect((await apnap(['rules', 'import', undated, '--edition', 'soon', '--data', data])).code).toBe(2);
  });
});

describe('rules of a card', () => {
  it('names those of its keywords and those that the engine cites, in either language; no card is made up', async () => {
    const said = await apnap(['rules', 'card', 'Serra', 'Angel']);
    expect(said.out).toMatch(/702\.9 Flying[\s\S]*601\.2a/);
    expect((await apnap(['rules', 'card', '撒拉天使', '--lang', 'zh'])).out).toContain('702.9 飞行');
    expect((await apnap(['rules', 'card', 'Nobody’s', 'Card'])).code).toBe(2);
  });
});
