/** Penalties by the command line: the judge desk decides with the record of the event, the tournament desk writes it down. */
import { describe, expect, it } from 'vitest';
import { apnap, type Said, scratch } from './support.js';

interface Doc {
  infraction: string;
  penalty: string;
  status: string;
  takesEffect: string;
  penalties: { infraction: string; penalty: string; served: string; headJudge?: string; day?: number; infractionName?: { zh: string } }[];
  pairings: { table: number; a: string; b: string }[];
}

/** An event of eight at this level whose first round is being played. */
async function playing(rel: 'regular' | 'competitive') {
  const file = scratch('penalties.event');
  const said = (...args: string[]): Promise<Said> => apnap(['tournament', ...args, '--event', file, '--by', 'Kim']);
  const json = async (...args: string[]): Promise<Doc> => {
    const at = args.includes('--at') ? [] : ['--at', '2017-02-04T12:00:00Z'];
    const s = await said(...args, ...at, '--json');
    if (s.code !== 0) throw new Error(`${args.join(' ')}: ${s.err}`);
    return JSON.parse(s.out) as Doc;
  };
  await json(
    'new',
    '--ruleset',
    'mtr-2017',
    '--format',
    'modern',
    '--date',
    '2017-02-04',
    '--program',
    'other',
    '--rel',
    rel,
    '--seed',
    's',
  );
  await json('register', ...['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']);
  await json('start', '--rounds', '3');
  const { pairings } = await json('pair');
  await json('publish');
  return { said, json, pairings };
}

describe('apnap tournament penalty', () => {
  it('vectors 143, 146: a Warning for a rule violation, the third of the day a Game Loss; offered before it is recorded', async () => {
    const { said, json } = await playing('competitive');
    for (const name of ['GRV', '2.5', 'Game Rule Violation']) {
      expect(await json('penalty', 'Ann', '--infraction', name)).toMatchObject({
        infraction: 'gameRuleViolation',
        status: 'offered',
        penalty: name.startsWith('Game') ? 'gameLoss' : 'warning',
      });
      if (name.startsWith('Game')) break;
      const record = await json('penalty', 'Ann', '--infraction', name, '--penalty', 'warning');
      expect(record.penalties.at(-1)).toMatchObject({ infraction: 'gameRuleViolation', day: 1 });
    }
    const offered = await said('penalty', 'Ann', '--infraction', 'GRV', '--day', '1');
    expect(offered.out).toMatch(/IPG 2\.5 .*Game Rule Violation: Game Loss/);
    expect(offered.out).toMatch(/Not recorded/);
    expect((await json('penalty', 'Ann')).penalties).toHaveLength(2);
    const zh = await said('penalty', 'Ann', '--lang', 'zh');
    expect(zh.out).toMatch(/违反游戏规则.*警告/);
  });
  it('vector 147: what counts by day begins anew on the next', async () => {
    const { json } = await playing('competitive');
    await json('penalty', 'Ann', '--infraction', 'GRV', '--penalty', 'warning');
    await json('penalty', 'Ann', '--infraction', 'GRV', '--penalty', 'warning');
    const next = ['--at', '2017-02-05T12:00:00Z'];
    expect(await json('penalty', 'Ann', '--infraction', 'GRV', ...next)).toMatchObject({ penalty: 'warning' });
    expect(await json('penalty', 'Ann', '--infraction', 'GRV', '--day', '1', ...next)).toMatchObject({ penalty: 'gameLoss' });
  });
  it('vector 179, IPG 1.1, 1.2: a Game Loss needs the head judge, a deviation the head judge and a reason', async () => {
    const { said, json } = await playing('competitive');
    const grv = ['penalty', 'Bob', '--infraction', 'GRV', '--facts', 'unverifiable'];
    expect(await json(...grv)).toMatchObject({ penalty: 'gameLoss' });
    const floor = await said(...grv, '--penalty', 'gameLoss');
    expect(floor.code).toBe(1);
    expect(floor.err).toMatch(/head judge.*--hj/s);
    const lower = await said(...grv, '--penalty', 'warning', '--hj', 'Kim');
    expect(lower.code).toBe(1);
    expect(lower.err).toMatch(/The guide gives Game Loss.*--why/s);
    expect((await said(...grv, '--penalty', 'warning', '--hj', 'Kim', '--lang', 'zh')).err).toMatch(/一盘负.*--why/s);
    expect((await json('penalty', 'Bob')).penalties).toEqual([]);
    expect((await json(...grv, '--penalty', 'gameLoss', '--hj', 'Kim')).penalties).toMatchObject([
      { penalty: 'gameLoss', headJudge: 'Kim', served: 'now' },
    ]);
    expect((await json(...grv, '--penalty', 'warning', '--hj', 'Kim', '--why', 'the table collapsed')).penalties).toHaveLength(2);
  });
  it('vectors 152, 153: tardiness by the minutes; any judge gives its Game Loss', async () => {
    const { json } = await playing('competitive');
    expect(await json('penalty', 'Cid', '--infraction', 'tardiness', '--late', '11')).toMatchObject({ penalty: 'matchLoss' });
    const late = await json('penalty', 'Cid', '--infraction', '3.1', '--late', '5', '--penalty', 'gameLoss');
    expect(late.penalties).toMatchObject([{ infraction: 'tardiness', penalty: 'gameLoss' }]);
  });
  it('vector 160: a fault found when lists are counted is served in the next round', async () => {
    const { json } = await playing('competitive');
    const ddlp = await json('penalty', 'Dan', '--infraction', 'DDLP', '--facts', 'foundOnInspection', '--penalty', 'gameLoss');
    expect(ddlp.penalties).toMatchObject([{ infraction: 'deckProblem', served: 'nextMatch' }]);
  });
  it('vector 178, JAR: at Regular reminders, then a Warning, then a Game Loss; the guide is not offered there', async () => {
    const { said, json } = await playing('regular');
    const habit = ['penalty', 'Eve', '--infraction', 'badHabit'];
    expect(await json(...habit)).toMatchObject({ document: 'JAR', penalty: 'none' });
    expect(await json(...habit, '--reminders', '2')).toMatchObject({ penalty: 'warning' });
    await json(...habit, '--reminders', '2', '--penalty', 'warning');
    expect(await json(...habit)).toMatchObject({ penalty: 'gameLoss' });
    expect((await said('penalty', 'Eve', '--infraction', 'GRV')).code).toBe(2);
    expect((await said('penalty', 'Eve', '--lang', 'zh')).out).toMatch(/不良习惯/);
  });
  it('asks which infraction it is, and knows none of other names', async () => {
    const { said } = await playing('competitive');
    expect((await said('penalty', 'Gus', '--penalty', 'warning')).err).toMatch(/which infraction.*2\.1/);
    expect((await said('penalty', 'Gus', '--infraction', 'nonsense')).code).toBe(2);
  });
});

describe('apnap tournament chances', () => {
  it('prints them for all and for one, in both languages', async () => {
    const { said } = await playing('regular');
    const en = await said('chances', '--cut', '4');
    expect(en.out).toMatch(/first 4: bounds/);
    expect(en.out).toMatch(/Ann +0 {2}unknown/);
    const zh = await said('chances', 'Ann', '--cut', '4', '--lang', 'zh');
    expect(zh.out).toMatch(/Ann +0 {2}未知/);
    expect(zh.out).not.toMatch(/^Bob/m);
    expect((await said('chances')).err).toMatch(/no cut/);
  });
});

describe('a waiting list', () => {
  it('is kept when the event is full, and moves up', async () => {
    const event = ['--event', scratch('waiting.event')];
    await apnap(['tournament', 'new', ...event, '--set', 'capacity=2', 'waitingList=yes']);
    const entered = await apnap(['tournament', 'register', 'Ann', 'Bob', 'Cid', 'Dan', ...event]);
    expect(entered.out).toMatch(/Cid waits for a place: number 1/);
    expect((await apnap(['tournament', 'drop', 'Dan', ...event, '--lang', 'zh'])).out).toMatch(/Dan不再候补/);
    expect((await apnap(['tournament', 'drop', 'Ann', ...event])).out).toMatch(/Cid has a place now/);
  });
});
