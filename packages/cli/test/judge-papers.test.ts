/** The judge desk by the command line: backing up, reports of disqualifications, penalties found together. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apnap, scratch } from './support.js';

const judge = (...args: string[]) => apnap(['judge', ...args]);
const json = async (...args: string[]): Promise<Record<string, unknown>> => JSON.parse((await judge(...args, '--json')).out);

describe('apnap judge back-up (IPG 1.4)', () => {
  const full = ['--did', 'cast a spell', 'drew: Ann drew', 'shuffled: Bob shuffled', '--approved', 'Kim', '--reason', 'hands are wrong'];
  it('gives the steps, the newest first, when nothing is missing', async () => {
    const s = await judge('back-up', '2.5', ...full);
    expect(s.code).toBe(0);
    expect(s.out).toMatch(/3: shuffle again[\s\S]*2: return a random[\s\S]*1: undo cast a spell/);
    expect((await judge('back-up', '2.5', ...full, '--lang', 'zh')).out).toMatch(/可以倒回/);
  });
  it('says what is missing', async () => {
    const s = await judge('back-up', '2.5', '--fix');
    expect(s.code).toBe(1);
    expect(s.out).toMatch(/partial fix[\s\S]*approval[\s\S]*why[\s\S]*done since/);
  });
  it('is allowed after false words only if somebody acted on them, and never for slow play (IPG 3.7, 3.3)', async () => {
    expect(await json('back-up', '3.7', ...full)).toMatchObject({ allowed: false, missing: [{ id: 'backUp.notAllowed' }] });
    expect(await json('back-up', '3.7', ...full, '--facts', 'actedOnIt')).toMatchObject({ allowed: true });
    expect((await judge('back-up', '3.3', ...full)).code).toBe(1);
  });
});

describe('apnap judge report', () => {
  it('prints a blank one, and tells what it lacks', async () => {
    const blank = await judge('report');
    expect(blank.code).toBe(0);
    const file = scratch('report.json');
    writeFileSync(file, blank.out);
    const s = await judge('report', file);
    expect(s.code).toBe(1);
    // The handbook: name, number, address, event, infraction, and the head judge's statement.
    for (const what of [
      /name is missing/,
      /number is missing/,
      /e-mail/,
      /number of the event/,
      /infraction is missing/,
      /head judge's statement/,
    ])
      expect(s.out).toMatch(what);
    expect((await judge('report', file, '--lang', 'zh')).out).toMatch(/还不能结案/);
  });
  it('vector 196: is closed with its parts, and says when it is read', async () => {
    const file = scratch('full.json');
    const statement = { by: 'Kim', role: 'headJudge', facts: 'saw it', certainty: 80, certaintyReason: 'stood there', conduct: 'calm' };
    const report = {
      player: 'Ann',
      playerId: '7',
      contact: 'ann@example.org',
      eventId: '17-1',
      infraction: '作弊',
      statements: [statement],
    };
    writeFileSync(file, JSON.stringify(report));
    expect(await json('report', file, '--entered', '2015-07-17')).toMatchObject({
      complete: true,
      advised: [{ id: 'report.playerStatement' }],
      collected: '2015-08-01',
      handedOn: '2015-09-01',
    });
    writeFileSync(file, JSON.stringify({ ...report, statements: [{ ...statement, certainty: 120 }] }));
    expect((await judge('report', file)).code).toBe(1);
  });
  it('names what can not be read', async () => {
    const file = scratch('bad.json');
    const bad: [string, RegExp][] = [
      ['{', /bad\.json/],
      ['[1', /bad\.json/],
      ['7', /not a report/],
      ['{"infraction":"dawdling"}', /dawdling/],
      ['{"statements":[{"role":"cat"}]}', /Statement 1/],
    ];
    for (const [content, what] of bad) {
      writeFileSync(file, content);
      const s = await judge('report', file);
      expect([s.code, what.test(s.err)], content).toEqual([2, true]);
    }
    expect((await judge('report', `${file}.none`)).code).toBe(2);
    writeFileSync(file, '{}');
    expect((await judge('report', file, '--entered', 'July')).code).toBe(2);
  });
});

describe('apnap judge combine (IPG 1.2, 1.3)', () => {
  it('vectors 170, 171, 172', async () => {
    expect(await json('combine', 'Ann:DEC:gameLoss', 'Bob:DDLP:gameLoss')).toMatchObject({
      now: [],
      offset: [{ player: 'Ann' }, { player: 'Bob' }],
    });
    expect(await json('combine', 'Ann:3.2:matchLoss', 'Bob:DEC:gameLoss')).toMatchObject({
      now: [{ player: 'Ann' }],
      next: [{ player: 'Bob' }],
    });
    expect(await json('combine', 'Ann:3.2:matchLoss', 'Ann:DEC:gameLoss', '--players', 'Ann,Bob')).toMatchObject({
      now: [{ penalty: 'matchLoss' }],
      next: [{ penalty: 'gameLoss' }],
    });
  });
  it('gives only the most severe of one cause, in both languages', async () => {
    const words = ['Ann:GRV:warning:x', 'Ann:DEC:gameLoss:x', '--players', 'Ann,Bob'];
    expect((await judge('combine', ...words)).out).toMatch(
      /^now: Ann: Drawing Extra Cards.*\nnot given, one cause: Ann: Game Rule Violation/,
    );
    expect((await judge('combine', ...words, '--lang', 'zh')).out).toMatch(/起因相同/);
  });
  it('refuses what is no penalty', async () => {
    for (const word of ['Ann', 'Ann:GRV', 'Ann:GRV:smile', 'Ann:dawdling:warning']) expect((await judge('combine', word)).code).toBe(2);
  });
});

describe('the front of a slip', () => {
  it('F2: tells who did not come, however it is written', async () => {
    const lower = { table: 15, upper: 2, lower: 0, drawn: 0, noShow: 'lower' };
    for (const line of ['15 Enter 1 No Show', '15 2-0 no-show drop', '15 1 未到场']) expect(await json('slip', line)).toEqual(lower);
    expect(await json('slip', '15 4 No Show')).toMatchObject({ noShow: 'upper' });
    // Who did not come has won no game.
    expect((await judge('slip', '15 2 No Show')).code).toBe(2);
    expect(await json('slip', '15 6')).toEqual({ table: 15, upper: 0, lower: 0, drawn: 3 });
  });
});
