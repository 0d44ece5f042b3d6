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
  await json('staff', 'Kim', '--role', 'headJudge');
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
  it('vector 179, IPG 1, 1.3: a Game Loss needs the head judge, a deviation the head judge and a reason', async () => {
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
    expect((await said('penalty', 'Eve', '--lang', 'zh')).out).toMatch(/不良行为/);
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

describe('apnap tournament late', () => {
  /** The table at which Ann plays, and her opponent. */
  const ann = (doc: Doc) => {
    const row = doc.pairings.find((p) => p.a === 'Ann' || p.b === 'Ann') as Doc['pairings'][number];
    return { table: String(row.table), opponent: row.a === 'Ann' ? row.b : row.a, first: row.a === 'Ann' };
  };
  const penalties = async (json: (...a: string[]) => Promise<Doc>, who: string) => (await json('penalty', who)).penalties;

  it('vector 152: five minutes are a Game Loss on record, five more minutes, a game of the match and a line on the slip', async () => {
    const { said, json, pairings } = await playing('competitive');
    const { table, first } = ann({ pairings } as Doc);
    const late = await said('late', 'Ann', '5:00');
    expect(late.out).toMatch(/Ann is 5:00 late: Game Loss/);
    expect(await penalties(json, 'Ann')).toMatchObject([{ infraction: 'tardiness', penalty: 'gameLoss', served: 'now' }]);
    expect((await said('report', table, first ? '2-0' : '0-2')).err).toMatch(/Ann has 1 Game Loss in this match/);
    const slips = (await said('print', 'slips')).out;
    expect(slips).toContain('Game Loss: 1');
    expect(slips).toContain('Extension: 5:00');
    expect((await said('report', table, first ? '2-1' : '1-2')).code).toBe(0);
  });

  it('vector 153: ten minutes are a Match Loss in place of the Game Loss (IPG 1.3); dropped unless reported', async () => {
    const { said, json, pairings } = await playing('competitive');
    const { table, opponent } = ann({ pairings } as Doc);
    await said('late', 'Ann', '3:00');
    const more = await said('late', 'Ann', '11:00');
    expect(more.out).toMatch(/Ann: Game Loss is not given; of one cause only the most severe/);
    expect(await penalties(json, 'Ann')).toMatchObject([{ infraction: 'tardiness', penalty: 'matchLoss', served: 'now' }]);
    const row = (await json('round')).pairings.find((p) => p.table === Number(table)) as { how?: string; outcome?: string; a?: string };
    expect(row).toMatchObject({ how: 'noShow', outcome: row.a === opponent ? 'a' : 'b' });
    expect((await said('late', 'Ann', '--returned')).out).toMatch(/not dropped/);
    for (const p of pairings) if (String(p.table) !== table) await said('report', String(p.table), '2-0');
    const next = await json('pair');
    expect(next.pairings.some((p) => [p.a, p.b].includes('Ann'))).toBe(true);
    // It was served in the match that was lost.
    expect(JSON.stringify(next.pairings)).not.toContain('losses');
  });

  it('vector 180: both late have Game Losses that offset each other; both absent for ten minutes have lost', async () => {
    const { said, json, pairings } = await playing('competitive');
    const { table, opponent } = ann({ pairings } as Doc);
    await said('late', 'Ann', '2:00');
    expect((await said('late', opponent, '4:00')).out).toMatch(/recorded without effect on the score/);
    expect([...(await penalties(json, 'Ann')), ...(await penalties(json, opponent))].map((p) => p.served)).toEqual(['offset', 'offset']);
    const row = async () => (await json('round')).pairings.find((p) => p.table === Number(table)) as object;
    // The time lost is until the last of them came.
    expect(await row()).toMatchObject({ extension: 240 });
    expect(await row()).not.toHaveProperty('losses');
    await said('late', 'Ann', '10:00');
    await said('late', opponent, '10:00');
    expect(await row()).toMatchObject({ outcome: 'bothLose', how: 'noShow', result: '0-0-0' });
    expect([...(await penalties(json, 'Ann')), ...(await penalties(json, opponent))]).toMatchObject([
      { penalty: 'matchLoss', served: 'now' },
      { penalty: 'matchLoss', served: 'now' },
    ]);
  });

  it('vector 171: a late player’s Game Loss waits when the opponent loses the match by absence', async () => {
    const { said, json, pairings } = await playing('competitive');
    const { opponent } = ann({ pairings } as Doc);
    await said('late', 'Ann', '2:00');
    expect((await said('late', opponent, '10:00')).out).toMatch(/Ann: Game Loss, carried to the next match/);
    expect(await penalties(json, 'Ann')).toMatchObject([{ served: 'nextMatch' }]);
  });

  it('vector 181: within the time announced nothing is entered', async () => {
    const file = scratch('grace.event');
    const desk = (...args: string[]) => apnap(['tournament', ...args, '--event', file]);
    await desk('new', '--ruleset', 'open', '--rel', 'competitive', '--set', 'grace=3');
    await desk('register', 'Ann', 'Bob');
    await desk('start', '--rounds', '1');
    await desk('pair');
    await desk('publish');
    expect((await desk('late', 'Ann', '1:00')).out).toMatch(/in time/);
    expect((await desk('penalty', 'Ann')).out).toMatch(/0 on record/);
    expect((await desk('late', 'Ann', '3:00')).out).toMatch(/Game Loss/);
    expect((await desk('late', 'Bob', 'soon')).code).toBe(2);
  });

  it('vector 177, JAR: at Regular twelve minutes concede the match, and fewer cost words alone', async () => {
    const { said, json, pairings } = await playing('regular');
    const { table } = ann({ pairings } as Doc);
    expect((await said('late', 'Ann', '5:00')).out).toMatch(/Ann is 5:00 late/);
    expect(await penalties(json, 'Ann')).toEqual([]);
    expect((await json('round')).pairings.find((p) => p.table === Number(table))).not.toHaveProperty('extension');
    await said('late', 'Ann', '12:00');
    expect(await penalties(json, 'Ann')).toMatchObject([{ infraction: 'late', penalty: 'matchLoss' }]);
    expect((await json('round')).pairings.find((p) => p.table === Number(table))).toMatchObject({ how: 'noShow' });
  });
});

describe('penalties found together', () => {
  it('vector 170: Game Losses of both offset each other, and the desk asks for it', async () => {
    const { said, json, pairings } = await playing('competitive');
    const { a, b } = pairings[0];
    await json('penalty', a, '--infraction', '3.5', '--penalty', 'gameLoss');
    const [{ seq }] = (await json('penalty', a)).penalties as unknown as { seq: number }[];
    expect((await said('penalty', b, '--infraction', '3.5')).out).toContain(`--with ${seq}`);
    const second = await said('penalty', b, '--infraction', '3.5', '--penalty', 'gameLoss', '--with', String(seq), '--lang', 'zh');
    expect(second.out).toMatch(/记录在案但不影响成绩/);
    expect((await json('penalty', a)).penalties).toMatchObject([{ served: 'offset' }]);
    expect((await json('penalty', b)).penalties).toMatchObject([{ served: 'offset' }]);
    expect((await said('report', '1', '2-0')).code).toBe(0);
  });

  it('vector 172: with a Match Loss the lighter one waits; of one cause it is not given (IPG 1.3)', async () => {
    const { said, json, pairings } = await playing('competitive');
    const [{ a }, { a: c }] = pairings;
    const first = async (who: string) => ((await json('penalty', who)).penalties as unknown as { seq: number }[])[0].seq;
    for (const who of [a, c]) await json('penalty', who, '--infraction', '3.5', '--penalty', 'gameLoss');
    const loss = (who: string, ...more: string[]) =>
      said('penalty', who, '--infraction', '4.2', '--penalty', 'matchLoss', '--hj', 'Kim', ...more);
    expect((await loss(a, '--with', String(await first(a)))).out).toMatch(/Game Loss, carried to the next match/);
    expect((await json('penalty', a)).penalties).toMatchObject([{ served: 'nextMatch' }, { penalty: 'matchLoss', served: 'now' }]);
    expect((await loss(c, '--with', String(await first(c)), '--same-cause')).out).toMatch(/Game Loss is not given/);
    expect((await json('penalty', c)).penalties).toMatchObject([{ penalty: 'matchLoss', served: 'now' }]);
    expect((await loss(pairings[0].b, '--with', '999')).err).toMatch(/no penalty 999 on record/);
  });
});
