/** The judge desk against the guide of 2015 and Judging at Regular, by command line: facts that can be given, steps, citations, and the edition that answers. */
import { INFRACTIONS, REGULAR_ASKS, REGULAR_PROBLEMS } from '@apnap/judge';
import { describe, expect, it } from 'vitest';
import { desk } from './desk-kit.js';
import { apnap, type Said } from './support.js';

type Json = Record<string, unknown>;
const judge = (...args: string[]): Promise<Said> => apnap(['judge', ...args]);
const json = async (...args: string[]): Promise<Json> => {
  const said = await judge(...args, '--json');
  if (said.code !== 0) throw new Error(`${args.join(' ')}: ${said.err}`);
  return JSON.parse(said.out) as Json;
};
const ids = (list: unknown): string[] => (list as { id: string }[]).map((x) => x.id);

describe('what the guide says of an incident', () => {
  it('IPG 2.4: a mulligan taken too late costs one card, the extra cards and one more otherwise', async () => {
    for (const words of [
      ['--extra', '0'],
      ['--facts', 'mulliganTooLate'],
    ])
      expect(await json('decide', '2.4', ...words)).toMatchObject({ remedies: [{ id: 'remedy.removeRandomCards', params: { n: 1 } }] });
    expect(await json('decide', '2.4', '--extra', '2')).toMatchObject({ remedies: [{ params: { n: 3 } }] });
    // Nobody said how many: no number is made up.
    expect((await judge('decide', '2.4')).out).not.toMatch(/\b[23]\b random/);
  });

  it('IPG 3.1: a decklist fifteen minutes late is a Game Loss; only who is not in his seat loses the match', async () => {
    expect(await json('decide', '3.1', '--late', '15', '--facts', 'handedInLate')).toMatchObject({
      penalty: 'gameLoss',
      drop: 'no',
      extension: 0,
    });
    expect(await json('decide', '3.1', '--late', '15', '--facts', 'deckMissing')).toMatchObject({ penalty: 'gameLoss', extension: 15 });
    expect(await json('decide', '3.1', '--late', '15')).toMatchObject({ penalty: 'matchLoss', drop: 'unlessReported' });
  });

  it('IPG 3.1: a time to wait is for Competitive alone, and that is said', async () => {
    const said = await json('decide', '3.1', '--late', '1', '--grace', '3', '--rel', 'professional');
    expect(said.penalty).toBe('gameLoss');
    expect(ids(said.why)).toContain('why.noGrace');
  });

  it('IPG 3.5: illegal cards go, basic lands fill up, the list is changed; an unclear name is written in full; nothing known: the whole order', async () => {
    expect(ids((await json('decide', '3.5', '--facts', 'foundOnInspection,illegalCards')).remedies)).toEqual([
      'remedy.takeOutIllegal',
      'remedy.addBasics',
      'remedy.correctList',
    ]);
    expect(ids((await json('decide', '3.5', '--facts', 'foundOnInspection,nameAmbiguous')).remedies)).toEqual(['remedy.writeFullNames']);
    expect(ids((await json('decide', '3.5', '--facts', 'foundOnInspection')).remedies)).toEqual(['remedy.wholeDeck']);
    expect(ids((await json('decide', '3.5', '--facts', 'foundByPlayerBeforePlay,foreignCards,deckDiffersFromList')).remedies)).toContain(
      'remedy.takeOutForeign',
    );
  });

  it('IPG 4.2: with malice, or repeated, disqualified and out of the venue', async () => {
    for (const words of [
      ['--facts', 'malice'],
      ['--before', '4.2'],
    ]) {
      const d = await json('decide', '4.2', ...words);
      expect(d).toMatchObject({ penalty: 'disqualification' });
      expect(d.needs).toContain('organizerRemoves');
    }
    expect((await json('decide', '4.2')).needs).not.toContain('organizerRemoves');
    expect((await judge('decide', '4.2', '--facts', 'malice', '--lang', 'zh')).out).toMatch(/驱离赛场/);
    expect(await json('decide', '4.2', '--facts', 'endOfMatch')).toMatchObject({ takesEffect: 'nextMatch' });
    expect(await json('decide', '4.2', '--facts', 'physical')).toMatchObject({ infraction: 'aggressiveBehavior' });
  });

  it('IPG 1: who reports himself may be given less, a Warning too; it is cited from section 1', async () => {
    for (const [section, less] of [
      ['3.5', 'warning'],
      ['2.5', 'caution'],
    ])
      expect(await json('decide', section, '--facts', 'selfReported')).toMatchObject({
        mayBecome: [{ penalty: less, why: 'why.selfReported', section: '1', by: 'headJudge' }],
      });
    expect((await judge('decide', '2.5', '--facts', 'selfReported')).out).toMatch(/→ Caution \(IPG 1\)/);
  });

  it('IPG 2.5: what was in a place where it could be checked is revealed if possible', async () => {
    const d = await json('decide', '2.5', '--facts', 'unverifiable,verifiablePlace');
    expect(d.penalty).toBe('warning');
    expect(ids(d.remedies)).toContain('remedy.revealIt');
  });

  it('IPG 2.3: cards drawn by resolving in the wrong order are a rule violation', async () =>
    expect(await json('decide', '2.3', '--facts', 'wrongOrder')).toMatchObject({ infraction: 'gameRuleViolation', penalty: 'warning' }));

  it('IPG 2.1: headed Warning*, as the guide prints it', async () => {
    expect((await judge('decide', '2.1')).out).toContain('Warning*');
    expect((await judge('list', '2.1', '--lang', 'zh')).out).toContain('遗漏触发 — 警告*');
    expect((await json('decide', '2.1')).base).toBe('warning');
  });

  it('IPG 1.2: time for a Warning that took more than a minute to explain; what it took is added where it is said', async () => {
    expect((await judge('decide', '2.5')).out).toMatch(/more than a minute/);
    expect(await json('decide', '2.5', '--spent', '3')).toMatchObject({ extension: 3 });
    expect(await json('decide', '2.5', '--spent', '1')).toMatchObject({ extension: 0 });
  });

  it('IPG 3.2: the penalty of a spectator who does not play takes effect in no match', async () => {
    expect((await judge('decide', '3.2', '--facts', 'offenderIsSpectator')).out).toMatch(/in no match/);
    expect(await json('decide', '3.2', '--facts', 'offenderIsSpectator,playsInEvent')).toMatchObject({
      takesEffect: 'thisMatch',
      remedies: [],
    });
  });

  it('IPG 2.5, 1.4: a partial fix comes before a back-up', async () => {
    const full = ['--did', 'drew: a card', '--approved', 'Kim', '--reason', 'much was decided'];
    expect((await judge('back-up', '2.5', ...full)).code).toBe(0);
    const said = await judge('back-up', '2.5', '--facts', 'missingChoice', ...full);
    expect(said.code).toBe(1);
    expect(said.out).toMatch(/partial fix/);
  });
});

describe('facts are a closed list for each infraction and problem', () => {
  it('what is not asked is refused by name, with what is', async () => {
    const said = await judge('decide', '2.3', '--facts', 'patternNoticed');
    expect(said.code).toBe(2);
    expect(said.err).toMatch(/patternNoticed.*2\.3 Drawing Extra Cards.*handWasEmpty/);
    expect((await judge('decide', '3.4', '--late', '4')).err).toMatch(/--late.*3\.4.*shuffledAfterwards/);
    expect((await judge('decide', '3.4', '--facts', 'minutesLate')).code).toBe(2);
    const zh = await judge('regular', 'cardSeen', '--facts', 'goesOn', '--lang', 'zh');
    expect([zh.code, zh.err]).toEqual([2, expect.stringMatching(/goesOn.*onPurpose/)]);
    expect((await judge('regular', 'serious', '--reminders', '2')).code).toBe(2);
    expect((await judge('back-up', '2.5', '--facts', 'goesOn')).code).toBe(2);
  });

  it('each fact on the list can be given, and the list shows it with its question', async () => {
    const numbers: Record<string, string> = {
      minutesLate: 'late',
      grace: 'grace',
      extraCards: 'extra',
      minutesSpent: 'spent',
      reminders: 'reminders',
      warnings: 'warnings',
    };
    const words = (asks: readonly string[]): string[] => {
      const flags = asks.filter((a) => numbers[a] === undefined);
      return [
        ...(flags.length > 0 ? ['--facts', flags.join(',')] : []),
        ...asks.filter((a) => numbers[a]).flatMap((a) => [`--${numbers[a]}`, '1']),
      ];
    };
    for (const x of INFRACTIONS) {
      expect((await judge('decide', x.section, ...words(x.asks))).err, x.section).toBe('');
      const listed = (await judge('list', x.section)).out;
      for (const a of x.asks) expect(listed).toContain(`${a}: `);
    }
    for (const p of REGULAR_PROBLEMS) expect((await judge('regular', p, ...words(REGULAR_ASKS[p]))).err, p).toBe('');
  });

  it('in an event as well', async () => {
    const d = await desk(
      ['--ruleset', 'mtr-2015', '--date', '2015-02-01', '--format', 'modern', '--program', 'other', '--rel', 'competitive'],
      ['A', 'B'],
    );
    expect((await d.said('penalty', 'A', '--infraction', '2.5', '--late', '4')).code).toBe(2);
    expect((await d.said('penalty', 'A', '--infraction', '2.5', '--facts', 'malice', '--penalty', 'warning')).err).toMatch(/malice/);
  });
});

describe('Judging at Regular', () => {
  it('every kind of error: reminders, then a Warning, then a Game Loss', async () => {
    for (const problem of ['forgottenTrigger', 'cardSeen', 'drewTooMany', 'otherError', 'illegalDeck', 'badHabit']) {
      expect(await json('regular', problem, '--reminders', '1')).toMatchObject({ penalty: 'none' });
      expect(await json('regular', problem, '--reminders', '3')).toMatchObject({ penalty: 'warning' });
      expect(await json('regular', problem, '--reminders', '3', '--warnings', '1')).toMatchObject({ penalty: 'gameLoss' });
    }
  });
  it('offensive behaviour: taught and told to stop; a Game Loss if he goes on; then, or with threats, a serious problem', async () => {
    const first = await json('regular', 'offensive');
    expect(first).toMatchObject({ penalty: 'none', drop: 'no' });
    expect(ids(first.fixes)).toEqual(['jar.educateConduct', 'jar.stopAtOnce']);
    expect(await json('regular', 'offensive', '--facts', 'goesOn')).toMatchObject({ penalty: 'gameLoss', drop: 'no' });
    expect(await json('regular', 'offensive', '--facts', 'goesOn', '--warnings', '1')).toMatchObject({ penalty: 'disqualification' });
    expect(await json('regular', 'offensive', '--facts', 'threatens')).toMatchObject({ penalty: 'disqualification', drop: 'removed' });
  });
  it('illegal decks: replace first, then fill up; in the middle of a draw finish it afterwards', async () => {
    expect(ids((await json('regular', 'illegalDeck', '--facts', 'duringDraw')).fixes)).toEqual([
      'jar.replaceCards',
      'jar.fillWithBasics',
      'jar.shuffleIn',
      'jar.finishDraw',
    ]);
  });
  it('on purpose it is a serious problem; a bluff is none', async () => {
    expect(await json('regular', 'otherError', '--facts', 'onPurpose')).toMatchObject({ penalty: 'disqualification' });
    expect(await json('regular', 'serious', '--facts', 'bluff')).toMatchObject({ penalty: 'none' });
  });
  it('in an event the record counts: a Game Loss for conduct, and whoever goes on after it is out', async () => {
    const d = await desk(['--ruleset', 'open', '--rel', 'regular'], ['A', 'B']);
    const offensive = ['penalty', 'A', '--infraction', 'offensive', '--facts', 'goesOn'];
    expect(await d.json(...offensive)).toMatchObject({ penalty: 'gameLoss' });
    await d.json(...offensive, '--penalty', 'gameLoss');
    expect(await d.json(...offensive)).toMatchObject({ penalty: 'disqualification' });
  });
});

describe('the edition that answers', () => {
  it('is printed with every answer, as text and as JSON, in both languages', async () => {
    for (const words of [['decide', '2.3'], ['list'], ['list', '1'], ['back-up', '2.5'], ['combine', 'A:GRV:warning']]) {
      expect((await judge(...words)).out, words[0]).toContain('Infraction Procedure Guide of 2015-01-23');
      expect((await judge(...words, '--lang', 'zh')).out, words[0]).toMatch(/《万智牌违规处理方针》，2015-01-23生效/);
      const said = JSON.parse((await judge(...words, '--json')).out) as Json;
      expect(said, words[0]).toMatchObject({ edition: '2015-01-23', editionText: { zh: expect.stringContaining('违规处理方针') } });
    }
    expect((await judge('regular', 'late')).out).toContain('Judging at Regular of 2014-09-26');
    expect((await judge('regular', 'late', '--lang', 'zh')).out).toContain('《一般级别执法严格度执法指南》，2014-09-26更新');
    expect(await json('regular', 'late')).toMatchObject({ document: 'JAR', edition: '2014-09-26' });
  });

  it('an event of another time, by its day or its rules, is told so; one of its own time is not', async () => {
    const event = (ruleset: string, date: string, rel = 'competitive') =>
      desk(
        ['--ruleset', ruleset, '--date', date, '--rel', rel, ...(ruleset === 'open' ? [] : ['--format', 'modern', '--program', 'other'])],
        ['A', 'B'],
      );
    const own = await event('mtr-2015', '2015-02-01');
    expect((await own.said('penalty', 'A', '--infraction', '2.3')).out).not.toMatch(/another time/);
    expect((await own.json('penalty', 'A', '--infraction', '2.3')).otherTime).toBeNull();
    for (const [ruleset, date, rel] of [
      ['open', '2026-11-22', 'competitive'],
      ['mtr-2017', '2017-02-04', 'competitive'],
      ['open', '2015-02-01', 'competitive'],
      ['open', '2026-11-22', 'regular'],
    ]) {
      const d = await event(ruleset, date, rel);
      const infraction = rel === 'regular' ? 'cardSeen' : '2.3';
      const asked = ['penalty', 'A', '--infraction', infraction];
      expect((await d.said(...asked)).out).toMatch(/another time/);
      expect((await d.said(...asked, '--lang', 'zh')).out).toMatch(/并非同一时期/);
      expect((await d.json(...asked)).otherTime).toMatchObject({ en: expect.stringContaining(date) });
      await d.json('staff', 'Kim', '--role', 'headJudge');
      const recorded = await d.said(...asked, '--penalty', 'warning', '--hj', 'Kim', '--why', 'as agreed');
      expect(recorded.out).toMatch(/another time/);
    }
    const late = await event('open', '2026-11-22');
    await late.json('start', '--rounds', '1');
    await late.json('pair');
    await late.json('publish');
    expect((await late.said('late', 'A', '5:00')).out).toMatch(/Infraction Procedure Guide of 2015-01-23.*\n.*another time/);
  });

  it('--date says it without an event', async () => {
    expect((await judge('decide', '2.3', '--date', '2026-11-22')).out).toMatch(/another time/);
    expect(await json('decide', '2.3', '--date', '2015-01-30')).toMatchObject({ otherTime: null });
    expect((await judge('decide', '2.3', '--date', 'today')).code).toBe(2);
  });
});

describe('apnap judge list', () => {
  it('shows an infraction, a general section, a problem at Regular in full', async () => {
    expect((await judge('list', 'DEC')).out).toMatch(/wrongOrder: /);
    expect((await judge('list', '1.4')).out).toMatch(/last resort/);
    expect((await judge('list', 'offensive', '--lang', 'zh')).out).toMatch(/goesOn: .*教育|goesOn: 要求停止/s);
    expect((await judge('list', 'sunshine')).code).toBe(2);
    expect(await json('list')).toMatchObject({ regular: { problems: expect.arrayContaining([expect.objectContaining({ id: 'late' })]) } });
  });
});
