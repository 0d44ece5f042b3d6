/** What the desk says while rounds are played, and what it puts on record. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { apnap, type Desk, deskOn, EIGHT, playRound, type RoundDoc, scratch } from './support.js';

let d: Desk;

interface LogDoc {
  entries: { seq: number; command: { type: string } & Record<string, unknown> }[];
}
interface ClockDoc {
  phase: string;
  left: number | null;
  calls: { at: number; moment: string; en: string }[];
}

/** Types of the entries since one. */
async function since(seq: number): Promise<string[]> {
  const { entries } = await d.json<LogDoc>('log');
  return entries.filter((e) => e.seq > seq).map((e) => e.command.type);
}
const length = async (): Promise<number> => (await d.json<LogDoc>('log')).entries.length;

/** An event of eight whose first round is published. */
async function playing(rel: 'regular' | 'competitive', ...more: string[]): Promise<RoundDoc> {
  d = deskOn(scratch('floor.event'));
  await d.json('new', '--ruleset', 'mtr-2017', '--format', 'modern', '--date', '2017-02-01', '--rel', rel, '--seed', 's', ...more);
  await d.json('staff', 'Kim', '--role', 'headJudge');
  await d.json('register', ...EIGHT);
  await d.json('start', '--rounds', '3');
  const round = await d.json<RoundDoc>('pair');
  await d.json('publish');
  return round;
}

describe('lists that are required (MTR 2.7)', () => {
  it('and missing or not legal are told when a round is published, and that they are locked now', async () => {
    d = deskOn(scratch('lists.event'));
    await d.json('new', '--ruleset', 'open', '--format', 'modern', '--rel', 'competitive', '--rounds', '3');
    await d.json('register', 'Ann', 'Bob', 'Cid');
    const deck = join(dirname(d.file), 'short.txt');
    writeFileSync(deck, '59 Forest\n');
    expect((await d.said('deck', 'Ann', deck)).code).toBe(1);
    await d.json('start');
    await d.json('pair');
    const s = await d.said('publish');
    expect(s.out).toMatch(/2 lists are missing: Bob, Cid/);
    expect(s.out).toMatch(/1 lists are not legal: Ann/);
    expect(s.out).toMatch(/lists are locked/);
    for (const p of (await d.json<RoundDoc>('round')).pairings) await d.json('report', String(p.table), '2-0');
    await d.json('pair');
    const second = await d.said('publish', '--json');
    expect(JSON.parse(second.out)).toMatchObject({ lists: { missing: [{ name: 'Bob' }, { name: 'Cid' }], decks: 'locked' } });
  });
});

describe('what is said is what is on record', () => {
  it('names every entry that a command wrote, or says that there is none', async () => {
    const { pairings } = await playing('competitive');
    const [x, y] = pairings;
    const commands = [
      ['late', x.a, '3:00'],
      ['late', x.a, '0:00'],
      ['late', x.a, '--at', '2017-02-01T08:00:00Z'],
      ['late', x.b, '2:00'],
      ['late', y.a, '11:00'],
      ['late', y.a, '5:00'],
      ['late', y.a, '--returned'],
      ['report', String(pairings[2].table), '2-1', '--drop', pairings[2].a],
      ['report', `${pairings[3].table} Enter 1 No Show`],
      ['report', String(x.table), '--draw'],
      ['penalty', x.a, '--infraction', 'GRV'],
      ['penalty', x.a, '--infraction', 'GRV', '--penalty', 'warning'],
      ['extend', String(x.table), '0:30', '--took'],
      ['pair', '--dry'],
      ['pair'],
      ['publish', '--clock'],
      ['clock', '--stop'],
      ['clock', '--start'],
      ['extend', 'all', '4:00'],
      ['swap', x.a, y.b, '--why', 'asked'],
      ['undo', '3'],
      ['finish'],
    ];
    for (const args of commands) {
      const before = await length();
      const s = await d.said(...args);
      const written = await since(before);
      const what = `${args.join(' ')}: ${s.out}${s.err}`;
      if (s.code !== 0) {
        expect(written, what).toEqual([]);
        continue;
      }
      const told =
        /^on record: (.*)$/m
          .exec(s.out)?.[1]
          .split(', ')
          .map((part) => part.split(' ')[1]) ?? [];
      const look =
        /^(clock|penalty)$/.test(args[0]) && !args.includes('--penalty') && !args.includes('--stop') && !args.includes('--start');
      expect(told, what).toEqual([...new Set(written)].filter(() => !look));
      if (written.length === 0 && !look) expect(s.out, what).toMatch(/nothing was written/);
      // The words say of penalties and of time what the entries say.
      if (/: (Game Loss|the match is lost)/.test(s.out) && args[0] === 'late') expect(written, what).toContain('penalty');
      if (/as much more time/.test(s.out)) expect(written, what).toContain('tardy');
      if (/in time/.test(s.out)) expect(written, what).toEqual([]);
    }
  });

  it('who comes before the clock began, or as it begins, is in time', async () => {
    await playing('competitive');
    await d.json('clock', '--start', '--at', '2017-02-01T10:00:00Z');
    for (const args of [['--at', '2017-02-01T09:59:30Z'], ['0:00'], ['--at', '2017-02-01T10:00:00Z']]) {
      const s = await d.said('late', 'Ann', ...args);
      expect(s.out).toMatch(/Ann is in time/);
      expect(s.out).not.toMatch(/Game Loss/);
    }
    expect((await d.json<{ penalties: object[] }>('penalty', 'Ann')).penalties).toEqual([]);
  });
});

describe('who never came (IPG 3.1)', () => {
  it.each([
    ['a slip', 'slip'],
    ['--absent', 'option'],
  ])('is Tardy on record, has lost and is out, by %s', async (_, how) => {
    const { pairings } = await playing('competitive');
    const { table, a, b } = pairings[1];
    await d.json('report', ...(how === 'slip' ? [`${table} Enter 1 No Show`] : [String(table), '--absent', b]));
    const { penalties } = await d.json<{ penalties: object[] }>('penalty', b);
    expect(penalties).toMatchObject([{ infraction: 'tardiness', penalty: 'matchLoss', served: 'now' }]);
    expect((await d.json<{ penalties: object[] }>('penalty', a)).penalties).toEqual([]);
    const row = (await d.json<RoundDoc>('round')).pairings.find((p) => p.table === table);
    expect(row).toMatchObject({ how: 'noShow', outcome: 'a', result: '2-0-0' });
    const { players } = await d.json<{ players: { name: string; dropped: number | null }[] }>('export', 'json');
    expect(players.find((p) => p.name === b)?.dropped).toBe(1);
    // It was served: nothing waits for the next match.
    await d.json('late', b, '--returned');
    for (const p of pairings) if (p.table !== table) await d.json('report', String(p.table), '2-0');
    expect(JSON.stringify(await d.json('pair'))).not.toContain('losses');
  });
});

describe('the clock of a round', () => {
  const at = (time: string): string[] => ['--at', `2017-02-01T${time}Z`];
  it('stands still and goes on: a fire alarm costs nobody anything', async () => {
    await playing('competitive');
    await d.json('clock', '--start', ...at('10:00:00'));
    expect(await d.json<ClockDoc>('clock', '--stop', ...at('10:10:00'))).toMatchObject({ phase: 'paused', left: 2400 });
    expect(await d.json<ClockDoc>('clock', ...at('10:25:00'))).toMatchObject({ phase: 'paused', left: 2400 });
    expect((await d.said('clock', ...at('10:25:00'), '--lang', 'zh')).out).toMatch(/暂停/);
    expect((await d.said('clock', '--stop', ...at('10:26:00'))).err).toMatch(/stands still already/);
    expect(await d.json<ClockDoc>('clock', '--start', ...at('10:30:00'))).toMatchObject({ phase: 'running', left: 2400 });
    expect((await d.said('clock', '--start', ...at('10:31:00'))).err).toMatch(/runs already/);
    const later = await d.json<ClockDoc>('clock', ...at('10:40:00'));
    expect(later.left).toBe(1800);
    // Calls come as much later.
    expect(later.calls.find((c) => /^Time in the round/.test(c.en))).toMatchObject({ at: 3000, moment: '2017-02-01T11:10:00Z' });
    // Nor does it count as lateness.
    expect((await d.said('late', 'Ann', ...at('10:32:00'))).out).toMatch(/12:00 late/);
    expect(await d.json('verify')).toMatchObject({ ok: true });
  });

  it('has more time for all tables at once', async () => {
    await playing('competitive');
    await d.json('clock', '--start', ...at('10:00:00'));
    expect(await d.json('extend', 'all', '5:00', ...at('10:05:00'))).toMatchObject({ table: 'all', seconds: 300 });
    expect(await d.json<ClockDoc>('clock', ...at('10:50:00'))).toMatchObject({ left: 300, phase: 'lastTen' });
    expect((await d.said('extend', 'all', '99:00:00')).err).toMatch(/seconds is 356400/);
    expect((await d.said('extend', '全部', '１：00', ...at('10:06:00'))).out).toMatch(/6:00/);
  });

  it('does not count a pause to a deck check', async () => {
    await playing('competitive');
    await d.json('clock', '--start', ...at('10:00:00'));
    await d.json('check-decks', '--begin', '1', ...at('10:01:00'));
    await d.json('clock', '--stop', ...at('10:02:00'));
    await d.json('clock', '--start', ...at('10:32:00'));
    // MTR 2.6: five minutes of play, and three.
    expect(await d.json('check-decks', '--end', '1', ...at('10:36:00'))).toMatchObject({ extension: 480 });
  });
});

describe('the clock of the machine', () => {
  const now = (...args: string[]) => apnap(['tournament', ...args, '--by', 'Kim', '--event', d.file]);
  it('is asked about when it is behind the log', async () => {
    d = deskOn(scratch('behind.event'), '2999-02-01T09:00:00Z');
    await d.json('new', '--ruleset', 'open', '--rounds', '3');
    const s = await now('register', 'Ann');
    expect([s.code, s.err]).toEqual([2, expect.stringMatching(/clock of this machine.*2999.*--at now/)]);
    expect((await now('register', 'Ann', '--at', 'now')).code).toBe(0);
    expect((await now('register', 'Bob')).code).toBe(0);
  });

  it('is asked about when it is far ahead and something follows from it; otherwise it is pointed out', async () => {
    await playing('competitive');
    await d.json('clock', '--start', '--at', '2017-02-01T10:00:00Z');
    for (const args of [['late', 'Ann'], ['clock'], ['clock', '--stop'], ['check-decks', '--begin', '1']]) {
      const s = await now(...args);
      expect([s.code, s.err], args.join(' ')).toEqual([2, expect.stringMatching(/clock of this machine/)]);
    }
    expect((await d.json<{ penalties: object[] }>('penalty', 'Ann')).penalties).toEqual([]);
    const s = await now('note', 'a pause');
    expect([s.code, s.err]).toEqual([0, expect.stringMatching(/clock of this machine/)]);
    expect((await d.said('late', 'Ann', '--at', '2017-02-01T10:03:00Z')).out).toMatch(/3:00 late: Game Loss/);
  });

  it('leaves times that run backwards in the log, where verify names them', async () => {
    d = deskOn(scratch('backwards.event'));
    await d.json('new', '--ruleset', 'open');
    await d.json('register', 'Ann', '--at', '2017-02-01T08:00:00Z');
    const v = await d.json<{ ok: boolean; notes: { seq: number; en: string }[] }>('verify');
    expect(v).toMatchObject({ ok: true, notes: [{ seq: 2, en: expect.stringMatching(/08:00:00Z.*backwards/) }] });
    expect((await d.said('verify', '--lang', 'zh')).out).toMatch(/时间倒退/);
  });
});

describe('a wrong result', () => {
  it('can be looked at without a reason and without anybody’s leave', async () => {
    await playing('competitive');
    for (const p of (await d.json<RoundDoc>('round')).pairings) await d.json('report', String(p.table), '2-0');
    await d.json('pair');
    await d.json('publish');
    const before = await length();
    const doc = await d.json<{ applied: null; options: { kind: string }[] }>('repair', '1', '1', '0-2', '--minute', '4');
    expect(doc.applied).toBeNull();
    expect(doc.options.map((o) => o.kind)).toContain('leave');
    const zh = await d.said('repair', '1', '1', '0-2', '--minute', '4', '--lang', 'zh');
    expect([zh.code, zh.err]).toEqual([0, '']);
    expect(await length()).toBe(before);
    // To do it needs both.
    expect((await d.said('repair', '1', '1', '0-2', '--minute', '4', '--apply', 'leave', '--lang', 'zh')).err).toBe(
      '更正结果：请说明理由\n',
    );
    const why = ['--apply', 'leave', '--why', 'misread'];
    expect((await d.said('repair', '1', '1', '0-2', '--minute', '4', ...why, '--lang', 'zh')).err).toBe(
      '更正结果：须经主审批准；请写明姓名\n',
    );
    expect((await d.said('repair', '1', '1', '0-2', '--minute', '4', ...why, '--hj', 'Kim')).code).toBe(0);
  });
});

describe('fixed tables', () => {
  it('are told when somebody can not have his', async () => {
    d = deskOn(scratch('fixed.event'));
    await d.json('new', '--ruleset', 'open', '--rounds', '3');
    for (const name of ['Ann', 'Bob', 'Cid']) await d.json('register', name, '--table', '5');
    await d.json('register', 'Dan', 'Eve', 'Fay');
    await d.json('start');
    const s = await d.said('pair', '--lock', 'Ann,Bob', 'Cid,Dan');
    // Two who sit together have it before one.
    const round = await d.json<RoundDoc>('round');
    expect(round.pairings.find((p) => p.table === 5)).toMatchObject({
      a: expect.stringMatching(/Ann|Bob/),
      b: expect.stringMatching(/Ann|Bob/),
    });
    expect(s.out).toMatch(/Cid has table 5, and sits at table \d: (Ann, Bob|Bob, Ann) sit there/);
    expect((await d.said('publish', '--lang', 'zh')).out).toMatch(/Cid的固定桌为第5桌/);
  });
});

describe('team matches (MTR 8.2)', () => {
  const teams = async (): Promise<RoundDoc> => {
    d = deskOn(scratch('teams.event'));
    await d.json('new', '--ruleset', 'open', '--kind', 'team', '--format', 'sealed', '--rounds', '2');
    for (const n of [1, 2]) await d.json('register', `Team ${n}`, '--members', `A${n},B${n},C${n}`);
    await d.json('start');
    const round = await d.json<RoundDoc>('pair');
    await d.json('publish');
    return round;
  };
  it('have a slip with a row for each seat, and matches for games', async () => {
    const { pairings } = await teams();
    const [x] = pairings;
    const slip = (await d.said('print', 'slips', '--lang', 'zh')).out;
    for (const seat of ['A', 'B', 'C']) {
      const own = (team: string): string => `${seat}${team.slice(-1)}`;
      expect(slip).toMatch(new RegExp(`<td>${seat}</td><td>${own(x.a)}</td>.*<td>${own(x.b)}</td>`));
    }
    expect(slip).toContain('胜局');
    expect(slip).toContain('平局');
  });
  it('keep the results of their seats', async () => {
    await teams();
    const one = await d.json('report', '1', '--seats', '2-1,0-2,2-0');
    expect(one).toMatchObject({ result: '2-1-0', outcome: 'a' });
    expect(await d.json<RoundDoc>('round')).toMatchObject({ pairings: [{ seatResults: ['2-1-0', '0-2-0', '2-0-0'] }] });
    expect(JSON.stringify(await d.json('export', 'json'))).toContain('"seatResults":["2-1-0"');
    const fix = ['--why', 'misread'];
    expect((await d.said('correct', '1', '1', '2-0', '--seats', '2-1,0-2,2-0', ...fix)).err).toMatch(/the seats make it 2-1-0, not 2-0-0/);
    expect((await d.said('correct', '1', '1', '--seats', '2-1,0-2', ...fix)).err).toMatch(/3 seats/);
    expect((await d.said('correct', '1', '1', '--seats', '3-0,0-2,2-0', ...fix)).err).toMatch(/more than 2/);
    expect(await d.json('correct', '1', '1', '--seats', '1-1,0-2,2-0', ...fix)).toMatchObject({ result: '1-1-1', outcome: 'draw' });
  });
});

describe('open tables', () => {
  beforeEach(async () => {
    d = deskOn(scratch('open.event'));
    await d.json('new', '--ruleset', 'open', '--rounds', '1');
    await d.json('register', ...Array.from({ length: 60 }, (_, i) => `P${i}`));
    await d.json('start');
    await d.json('pair');
    await d.json('publish');
  });
  it('are counted out, and a list that is cut says so', async () => {
    const s = await d.said('report', '30', '2-0');
    expect(s.out).toMatch(/without a result: 29 \(1, .*, 20 and 9 more\)/);
    expect((await d.said('report', '29', '2-0', '--lang', 'zh')).out).toMatch(/20等，另有8桌/);
  });
  it('are reported as people type: any width, any dash', async () => {
    expect((await d.said('report', '1', '２－１')).out).toMatch(/2-1-0/);
    expect((await d.said('report', '2', '2–0–1')).out).toMatch(/2-0-1/);
    expect((await d.said('report', '３　Enter　１')).out).toMatch(/2-0-0/);
  });
});

describe('the back of a slip', () => {
  const judge = (line: string) => apnap(['judge', 'slip', line]);
  it('is read with full-width dashes, and what it lacks is said of the back', async () => {
    const expected = 'Hao Du - Xu Zhaoben - TE - Slow Play - Warning\n';
    for (const dash of ['－', ' － ', '——', ' – ', '／']) {
      const line = ['Hao Du', 'Xu Zhaoben', 'TE', 'Slow Play', 'Warning'].join(dash);
      expect((await judge(line)).out, line).toBe(expected);
    }
    expect((await judge('杜浩—许兆本—TE—游戏进行过慢—警告')).out).toMatch(/^杜浩 - 许兆本 - TE/);
    expect((await judge('Hao Du－Xu')).err).toMatch(/judge - player/);
  });
});

describe('what was said when a draft began', () => {
  const timers = async (...more: string[]) => (await d.said('draft', '--timers', ...more)).out.split('\n');
  it('holds while it is drafted: cards, boosters, and which call is due', async () => {
    await playing('regular', '--set', 'lists=none');
    for (const p of (await d.json<RoundDoc>('round')).pairings) await d.json('report', String(p.table), '2-0');
    await d.json('draft', '--pods', '8');
    await d.json('draft', '--begin', '--cards', '14', '--boosters', '2');
    const doc = await d.json<{ seconds: number; calls: { call: string; left?: number }[] }>('draft', '--timers');
    expect(doc.calls.find((c) => c.call === 'pick')).toMatchObject({ left: 14 });
    expect(doc.calls.filter((c) => c.call === 'look')).toHaveLength(2);
    // MTR appendix B: forty seconds for the first pick of fourteen cards, then the second.
    expect((await timers('--at', '2017-02-01T09:00:41Z')).find((l) => l.startsWith('>'))).toMatch(/Pick 2: 13 cards/);
    expect((await d.said('draft', '--timers', '--cards', '15')).err).toMatch(/begun with 14 cards/);
    expect((await d.said('draft', '--begin')).err).toMatch(/draft 1 has begun/);
    await d.json('clock', '--build', '26');
    expect((await d.said('clock', '--build')).out).toMatch(/26 minutes[\s\S]*nothing was written/);
    expect((await d.said('clock', '--build', '30')).err).toMatch(/begun with 26/);
  });
});

describe('pairing by the newest criteria', () => {
  it('does not pair the only 4-0 with the only 0-4 where others are nearer', async () => {
    const file = scratch('k14.event');
    const s = await apnap([
      'tournament',
      'simulate',
      '--players',
      '24',
      '--seed',
      'k14',
      '--drops',
      '30',
      '--draws',
      '50',
      '--save',
      file,
      '--json',
    ]);
    const { rounds } = JSON.parse(s.out) as { rounds: { maxScoreGap: number; rematches: number; certificate: string }[] };
    expect(Math.max(...rounds.map((r) => r.maxScoreGap))).toBeLessThan(6);
    expect(rounds.every((r) => r.certificate === 'verified' && r.rematches === 0)).toBe(true);
    d = deskOn(file);
    expect(await d.json('verify')).toMatchObject({ ok: true });
  });
});

it('plays a whole event of these parts, and verifies it', async () => {
  await playing('competitive');
  for (const p of (await d.json<RoundDoc>('round')).pairings) await d.json('report', String(p.table), '2-0');
  await playRound(d);
  await playRound(d);
  await d.json('finish');
  const v = await d.json<{ ok: boolean; rounds: { pairing: string }[] }>('verify');
  expect([v.ok, v.rounds.map((r) => r.pairing)]).toEqual([true, ['verified', 'verified', 'verified']]);
});
