/** Who and what an event is: names that are looked up, people who are entered once, officials who are named. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatOfEvent, isLimited, writeLog } from '@apnap/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Desk, deskOn, EIGHT, playRound, type RoundDoc, scratch } from './support.js';

let d: Desk;
beforeEach(() => {
  d = deskOn(scratch('names.event'));
});

describe('a name that is looked up', () => {
  it.each([
    [['--format', 'modren'], /no format "modren"; there are modern/],
    [['--format', 'block'], /no format "block"; there are .*block-khans/],
    [['--format', 'mirrodin'], /block-mirrodin/],
    [['--format', ''], /no format/],
    [['--ruleset', 'mtr-2016'], /mtr-2017/],
    [['--kind', 'solo'], /individual/],
    [['--program', 'ptqq'], /no program "ptqq"/],
    [['--rel', 'casual'], /regular/],
    [['--set', 'list=required'], /list.*there are .*lists/s],
    [['--set', 'lists=requird'], /lists.*there are required, none/s],
    [['--set', 'playoffDraft=yes'], /draft, none/],
    [['--set', 'environment=XYZ'], /no environment "XYZ".*AER/],
  ])('of a new event is refused when nobody knows it: %j', async (args, why) => {
    const s = await d.said('new', '--ruleset', 'mtr-2017', ...args);
    expect(s.code).toBeGreaterThan(0);
    expect(s.err).toMatch(why);
    expect((await d.said('standings')).code).toBe(2);
  });

  it('of a format is known in both languages, and means the lists of the ruleset', () => {
    for (const format of ['modern', 'Modern', '近代'])
      expect(formatOfEvent({ ruleset: 'mtr-2015', format })?.id, format).toBe('modern-2015');
    for (const format of ['Sealed', '轮抽', 'rochester', '限制']) expect(isLimited({ ruleset: 'mtr-2017', format }), format).toBe(true);
  });

  it('of a setting is refused by set, too', async () => {
    await d.json('new');
    expect((await d.said('set', '--set', 'capcity=8')).err).toMatch(/capcity.*capacity/s);
    expect((await d.said('staff', 'Jo', '--role', 'referee')).err).toMatch(/headJudge/);
    expect((await d.said('print', 'slip')).err).toMatch(/slips/);
    expect((await d.said('export', 'xml')).err).toMatch(/trf/);
  });

  it('MTR 6: a list for a format nobody knows is not accepted, in an event from before such formats were refused', async () => {
    const moment = { at: '2017-02-01T09:00:00Z', by: 'Kim' };
    const create = {
      type: 'create' as const,
      version: 1 as const,
      name: 'old',
      ruleset: 'mtr-2017' as const,
      kind: 'individual' as const,
      format: 'modren',
      date: '2017-02-01',
      program: 'other',
      rel: 'competitive' as const,
      seed: 's',
      settings: {},
    };
    const register = { type: 'register' as const, id: 'p1', name: 'A', members: [{ name: 'A' }] };
    writeFileSync(d.file, writeLog([create, register].map((command, i) => ({ seq: i + 1, ...moment, command }))));
    const deck = join(dirname(d.file), 'lotus.txt');
    writeFileSync(deck, '10 Black Lotus\n50 Forest\n');
    const s = await d.said('deck', 'A', deck);
    expect(s.code).toBe(1);
    expect(s.out).toMatch(/no format "modren".*modern/);
  });
});

describe('one number, one person (MTR 1.5)', () => {
  beforeEach(async () => {
    await d.json('new', '--ruleset', 'open', '--rounds', '3');
  });
  const players = async (): Promise<string[]> => {
    const { players: list } = await d.json<{ players: { name: string; members: { number?: string }[] }[] }>(
      'export',
      'json',
      '--full-names',
    );
    return list.map((p) => `${p.name} ${p.members.map((m) => m.number ?? '-').join('+')}`);
  };

  it('enters two of one name by their numbers, and tells them apart', async () => {
    await d.json('register', '王伟', '--dci', '1');
    await d.json('register', '王伟', '--dci', '2');
    expect(await players()).toEqual(['王伟 1', '王伟 2']);
    const both = await d.said('drop', '王伟');
    expect(both.err).toMatch(/p1, 1.*p2, 2/);
    expect((await d.said('drop', '2')).code).toBe(0);
    await d.json('register', 'Ann', 'Bob', 'Cid');
    await d.json('start', '--why', 'few');
    const round = await playRound(d);
    expect(JSON.stringify(round)).toContain('王伟 (p1)');
    for (const page of ['names', 'pairings', 'slips', 'standings', 'master'])
      expect((await d.said('print', page)).out, page).toContain('王伟 (p1)');
  });

  it('asks which of one name is meant, also of those who wait, of a team and at a table', async () => {
    const waiting = deskOn(scratch('waiting.event'));
    await waiting.json('new', '--ruleset', 'open', '--set', 'capacity=1', 'waitingList=yes');
    await waiting.json('register', '王伟', '--dci', '1');
    await waiting.json('register', '王伟', '--dci', '2');
    expect((await waiting.said('drop', '王伟')).err).toMatch(/p1, 1.*p2, 2/);
    expect((await waiting.said('amend', '王伟', '--byes', '1')).err).toMatch(/could be/);
    expect(await waiting.json('drop', '2')).toMatchObject({ id: 'p2', waiting: [] });
    const teams = deskOn(scratch('same.event'));
    await teams.json('new', '--ruleset', 'open', '--kind', 'team', '--rel', 'competitive');
    await teams.json('register', 'X', '--members', '王,王,李', '--dci', '1', '2', '3');
    expect((await teams.said('penalty', '王', '--infraction', 'GRV')).err).toMatch(/A \(王\), B \(王\)/);
    await d.json('register', '王伟', '--dci', '1');
    await d.json('register', '王伟', '--dci', '2');
    await d.json('register', 'Ann', 'Bob');
    await d.json('start', '--why', 'few');
    await d.json('pair', '--lock', 'p1,Ann', 'p2,Bob');
    await d.json('publish');
    expect(await d.json('report', '1', '1-0', '--concede', '王伟')).toMatchObject({ how: 'conceded' });
    expect(await d.json('report', '2', '--absent', '王伟')).toMatchObject({ how: 'noShow' });
  });

  it('refuses the second of one name when one of them has no number', async () => {
    await d.json('register', '王伟', '--dci', '1');
    expect((await d.said('register', '王伟')).err).toMatch(/registered already.*numbers/);
    await d.json('register', '李娜');
    expect((await d.said('register', '李娜', '--dci', '3')).err).toMatch(/registered already/);
  });

  it('is so for tables, and whole tables of such people are entered', async () => {
    const csv = join(dirname(d.file), 'players.csv');
    writeFileSync(csv, 'name,dci\n王伟,1\n王伟,2\n王伟,３\n');
    expect(await d.json('import', csv)).toMatchObject({ registered: 3 });
    expect(await players()).toEqual(['王伟 1', '王伟 2', '王伟 3']);
    writeFileSync(csv, 'name,dci\nAnn,4\nBob,4\n');
    expect((await d.said('import', csv)).err).toMatch(/line 3: the number 4 belongs to Ann/);
  });

  it('is so when an entry is put right', async () => {
    await d.json('register', 'A', '--dci', '1');
    await d.json('register', 'B', '--dci', '2');
    expect((await d.said('amend', 'B', '--dci', '1')).err).toMatch(/belongs to A/);
    expect((await d.said('amend', 'B', '--name', 'A')).code).toBe(0);
    expect(await players()).toEqual(['A 1', 'A 2']);
    await d.json('register', 'C');
    expect((await d.said('amend', 'C', '--name', 'A')).err).toMatch(/registered already/);
    expect((await d.said('amend', 'C', '--dci', '3')).code).toBe(0);
  });

  it('gives numbers to people in their order, never one to two', async () => {
    await d.json('register', 'A', 'B', '--dci', '1', '2');
    expect(await players()).toEqual(['A 1', 'B 2']);
    expect((await d.said('register', 'C', 'D', '--dci', '3')).code).toBe(2);
    expect((await d.said('register', 'C', '--dci', '3', '4')).code).toBe(2);
  });

  it('is so for officials: by number, and by name only where there is none', async () => {
    await d.json('staff', '王伟', '--role', 'judge', '--number', '77');
    await d.json('register', '王伟', '--dci', '1');
    expect((await d.said('register', 'Other', '--dci', '77')).err).toMatch(/is an official/);
    await d.json('staff', 'Jo', '--role', 'judge');
    expect((await d.said('register', 'Jo', '--dci', '5')).err).toMatch(/is an official/);
    expect((await d.said('staff', 'Lee', '--number', '77')).err).toMatch(/belongs to 王伟/);
    await d.json('register', 'Eva', '--dci', '9');
    expect((await d.said('staff', 'Eva', '--number', '10')).code).toBe(0);
    expect((await d.said('staff', 'Max', '--number', '9')).err).toMatch(/MTR 1\.4/);
  });
});

describe('one number, one person, in teams (MTR 8.1)', () => {
  it('is so within a team and between teams', async () => {
    await d.json('new', '--ruleset', 'open', '--kind', 'team', '--rounds', '2');
    const team = (name: string, members: string, ...dci: string[]) => d.said('register', name, '--members', members, '--dci', ...dci);
    expect((await team('X', '王,王,李', '900', '900', '901')).err).toMatch(/900 belongs to 王/);
    expect((await team('X', '王,王,李', '900', '902', '901')).code).toBe(0);
    expect((await team('Y', 'A,B,C', '1', '2', '901')).err).toMatch(/901 belongs to X/);
    expect((await team('Y', 'A,B,C', '1', '2', '3')).code).toBe(0);
    expect((await d.said('amend', 'Y', '--dci', '1', '1', '3')).err).toMatch(/1 belongs to A/);
    expect((await d.said('amend', 'Y', '--dci', '1', '900', '3')).err).toMatch(/900 belongs to X/);
  });
});

describe('text that is a name', () => {
  it('is kept in one form, without what nobody sees; and it is said when something was left out', async () => {
    await d.json('new', '--name', 'Cup\u202e\u200b', '--ruleset', 'open');
    const s = await d.said('register', 'A\u202eeman', 'Jo\u200be', 'Ann\nLee', 'e\u0301va', 'Bell\u0007');
    expect(s.out).toMatch(/U\+202E.*U\+200B.*U\+0007/);
    const doc = await d.json<{ name: string; players: { name: string }[] }>('export', 'json');
    expect(doc.name).toBe('Cup');
    expect(doc.players.map((p) => p.name)).toEqual(['Aeman', 'Joe', 'Ann Lee', 'éva', 'Bell']);
    // NFC and NFD are one name.
    expect((await d.said('register', 'éva')).err).toMatch(/registered already/);
    expect((await d.said('register', '\u200b\u202e')).err).toMatch(/must not be empty/);
    await d.json('staff', 'Kim\u200b', '--role', 'headJudge');
    expect(JSON.stringify(await d.json('log'))).not.toMatch(/\u200b|\u202e/);
  });
});

describe('numbers', () => {
  it('are within what they count', async () => {
    await d.json('new', '--ruleset', 'open');
    expect((await d.said('register', 'A', '--byes', '99999999')).err).toMatch(/byes is 99999999; it must be from 0 to 9/);
    expect((await d.said('register', 'A', '--age', '1000000000')).err).toMatch(/age is 1000000000/);
    expect((await d.said('register', 'A', '--table', '99999999')).err).toMatch(/table is 99999999/);
    expect((await d.said('register', 'A', '--table', '0')).code).toBe(2);
    expect((await d.said('set', '--rounds', '100000')).err).toMatch(/rounds is 100000/);
    expect((await d.said('set', '--minutes', '99999')).err).toMatch(/roundMinutes is 99999/);
    const csv = join(dirname(d.file), 'x.csv');
    writeFileSync(csv, 'name,byes,table,age\nA,99999999,,\nB,,0,\nC,,,1000000000\nD,2,7,20\n');
    expect((await d.said('import', csv)).err.trim().split('\n')).toHaveLength(3);
  });
});

describe('whoever is named as deciding', () => {
  const started = async (): Promise<RoundDoc> => {
    await d.json('new', '--ruleset', 'open', '--rel', 'competitive', '--rounds', '3');
    await d.json('register', ...EIGHT);
    await d.json('start');
    return playRound(d);
  };
  it('is an official of the event with that part, at every command', async () => {
    const { pairings } = await started();
    await d.json('pair');
    const wrong = ['correct', '1', String(pairings[0].table), '0-2', '--why', 'misread'];
    expect((await d.said(...wrong, '--hj', 'Nobody At All')).err).toMatch(/Nobody At All is not entered as head judge/);
    await d.json('staff', 'Real Judge', '--role', 'headJudge');
    await d.json('staff', 'Floor', '--role', 'judge', '--number', '12');
    const penalty = ['penalty', 'Ann', '--infraction', 'GRV'];
    for (const args of [
      wrong,
      penalty,
      [...penalty, '--penalty', 'warning'],
      ['drop', 'Ann', '--reenter'],
      ['round'],
      ['late', 'Ann', '1:00'],
    ])
      for (const hj of ['Nobody At All', 'Floor']) {
        const s = await d.said(...args, '--hj', hj);
        expect([s.code, s.err], args.join(' ')).toEqual([1, expect.stringMatching(/not entered as head judge.*Real Judge/)]);
      }
    expect((await d.said(...penalty, '--penalty', 'warning', '--judge', 'Anybody')).err).toMatch(/not entered as judge/);
    expect((await d.said(...penalty, '--penalty', 'warning', '--judge', 'Floor')).code).toBe(0);
    expect((await d.said(...wrong, '--hj', 'Real Judge')).code).toBe(0);
    expect((await d.said(...wrong, '--hj', 'Nobody', '--lang', 'zh')).err).toMatch(/Nobody未登记为本赛事的主审/);
  });
});
