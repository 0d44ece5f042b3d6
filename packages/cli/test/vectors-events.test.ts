/** Test vectors of the tournament requirements by command line: tie-breakers, events, matches, drafts (parts E1-E4). A vector that passes in a unit test is not always in the product. */
import { describe, expect, it } from 'vitest';
import { type Desk, desk, letters, playRound } from './desk-kit.js';

const OPEN = ['--ruleset', 'open', '--rel', 'competitive', '--set', 'lists=none'];
const M15 = ['--ruleset', 'mtr-2015', '--date', '2015-02-01', '--format', 'modern', '--set', 'lists=none'];
const M17 = ['--ruleset', 'mtr-2017', '--date', '2017-02-04', '--format', 'modern', '--set', 'lists=none'];

/** An event whose first round is being played. */
async function playing(options: readonly string[], players: readonly string[], rounds = '3'): Promise<Desk> {
  const d = await desk(options, players);
  await d.json('start', '--rounds', rounds);
  await d.json('pair');
  await d.json('publish');
  return d;
}

const row = async (d: Desk, who: string) => (await d.json('standings')).standings.find((r) => r.player === who)!;

describe('E1 tie-breakers', () => {
  const after = async (result: string, options: readonly string[] = OPEN): Promise<Desk> => {
    const d = await desk(options, ['A', 'B']);
    await d.json('start', '--rounds', '1');
    await playRound(d, [`A-B ${result}`]);
    return d;
  };
  it('3 a match of 2-0-0: 6 game points of 6, and none', async () => {
    const d = await after('2-0-0');
    expect([(await row(d, 'A')).gwNumber, (await row(d, 'B')).gwNumber]).toEqual([1, 0.33]);
  });
  it('4 a match of 2-1-0: 6 and 3 of 9', async () => {
    const d = await after('2-1-0');
    expect([(await row(d, 'A')).gwNumber, (await row(d, 'B')).gwNumber]).toEqual([6 / 9, 3 / 9]);
  });
  it('8 3-2-0 with a bye in the first round, then dropped: 9/15', async () => {
    const d = await desk(OPEN, letters(8));
    await d.json('register', 'A', '--byes', '1');
    await d.json('start', '--rounds', '6');
    for (const result of [null, 'A-P01 2-0-0', 'A-P02 2-0-0', 'A-P03 0-2-0', 'A-P04 0-2-0'])
      await playRound(d, result === null ? [] : [result]);
    await d.json('drop', 'A');
    expect(await row(d, 'A')).toMatchObject({ points: 9, mwNumber: 0.6 });
  });
  it('11, 12, 14-18 the mean of eight opponents, with and without a bye', async () => {
    // Records of the opponents, round by round; who has fewer rounds has dropped.
    const records = ['LLLLWWWW', 'WWWWWWWL', 'WLLLD', 'WWWLLLD', 'WWWWWWLL', 'WWWWWLLD', 'WWWWLLLD', 'WWWWWWLD'];
    const result = { W: '2-0-0', L: '0-2-0', D: '1-1-1' };
    for (const byes of [0, 1]) {
      const d = await desk(OPEN, [...letters(11), ...records.map((_, i) => `O${i}`)]);
      await d.json('register', 'A', ...(byes ? ['--byes', '1'] : []));
      await d.json('start', '--rounds', '8');
      // Opponent i meets A in a round he plays; in the others he meets one of those who only fill the hall.
      const meets = [0, 1, 2, 3, 4, 5, 6, 7];
      for (let round = 0; round < 8; round++) {
        const here = records.flatMap((r, i) => (round < r.length ? [i] : []));
        const withA = byes && round === 0 ? -1 : meets[round];
        await playRound(
          d,
          here.map((i) => `O${i}-${i === withA ? 'A' : letters(11)[(i + round) % 11]} ${result[records[i][round] as 'W' | 'L' | 'D']}`),
        );
        for (const [i, r] of records.entries()) if (r.length === round + 1 && round < 7) await d.json('drop', `O${i}`);
      }
      expect((await row(d, 'A')).omwNumber.toFixed(6)).toBe(byes ? '0.633027' : '0.616399');
    }
  });
  it('13 a bye: 3 match points, 6 game points of 6, in nobody’s mean', async () => {
    const d = await desk(OPEN, ['A', 'B', 'C']);
    await d.json('start', '--rounds', '2');
    const { byes } = await playRound(d, []);
    expect(await row(d, byes[0].player)).toMatchObject({ points: 3, gwNumber: 1, omwNumber: 0 });
  });
  it('21, 22 an agreed draw is 0-0-3, or under the rules of 2017 nothing played', async () => {
    const d = await desk(OPEN, ['A', 'B']);
    await d.json('start', '--rounds', '1');
    await playRound(d, ['A-B draw']);
    expect(await row(d, 'A')).toMatchObject({ points: 1, gwNumber: 3 / 9 });
    const none = await desk([...M17, '--program', 'other', '--set', 'intentionalDraw=0-0-0', 'lists=none'], letters(9));
    await none.json('start', '--rounds', '3');
    const { pairings } = await none.json('pair');
    await none.json('publish');
    await none.json('report', String(pairings[0].table), '--draw');
    expect((await none.json('round')).pairings[0]).toMatchObject({ result: '0-0-0' });
  });
  it('24 0-4-0: 0.33', async () => {
    const d = await desk(OPEN, letters(8));
    await d.json('start', '--rounds', '4');
    for (let round = 1; round <= 4; round++) await playRound(d, [`P08-P0${round} 0-2-0`]);
    expect(await row(d, 'P08')).toMatchObject({ points: 0, mwNumber: 0.33 });
  });
});

describe('E2 events', () => {
  it('28 eight players and two rounds are not sanctioned', async () => {
    const d = await desk([...M15, '--program', 'other'], letters(8));
    expect((await d.said('start', '--rounds', '2')).err).toMatch(/10\.1|2 rounds|3 rounds/);
  });
  it('32, 33 2015: twenty players, six rounds with a cut to four, seven with one to two', async () => {
    for (const [cut, rounds] of [
      ['4', 6],
      ['2', 7],
    ] as const) {
      const d = await desk([...M15, '--program', 'other', '--cut', cut], letters(20));
      expect((await d.said('start')).out).toMatch(new RegExp(`${rounds} Swiss rounds`));
    }
  });
  it('34 2017: eight players play three rounds of single elimination', async () => {
    const d = await desk([...M17, '--program', 'pptq', '--rel', 'competitive'], letters(8));
    expect((await d.said('start')).out).toMatch(/0 Swiss rounds/);
    expect((await d.json('cut', '8')).seats).toHaveLength(8);
  });
  it('36 2017: twelve in Limited with a draft playoff, four rounds and a top 8', async () => {
    const d = await desk(
      [
        '--ruleset',
        'mtr-2017',
        '--date',
        '2017-02-04',
        '--format',
        'limited',
        '--program',
        'pptq',
        '--set',
        'playoffDraft=draft',
        'lists=none',
      ],
      letters(12),
    );
    expect((await d.said('start')).out).toMatch(/4 Swiss rounds/);
  });
  it('41 the number of rounds stands once the first is announced', async () => {
    const d = await playing([...M17, '--program', 'other'], letters(9));
    expect((await d.said('set', '--rounds', '5')).code).toBe(1);
  });
  it('42 no round of less than forty minutes', async () => {
    const d = await desk([...M17, '--program', 'other']);
    expect((await d.said('set', '--minutes', '35')).err).toMatch(/40/);
  });
  it('43 an official does not play in a qualifier', async () => {
    const d = await desk([...M15, '--program', 'ptq', '--rel', 'competitive']);
    await d.json('staff', 'Kim', '--role', 'judge', '--number', '7');
    expect((await d.said('register', 'Kim', '--dci', '7')).err).toMatch(/1\.4/);
  });
  it('46 thirteen years old and nobody’s consent', async () => {
    const d = await desk([...M15, '--program', 'other']);
    expect((await d.said('register', 'Ann', '--age', '13')).code).toBe(1);
    expect((await d.said('register', 'Ann', '--age', '13', '--consent')).code).toBe(0);
  });
});

describe('E3 matches', () => {
  const first = async (d: Desk) => (await d.json('round')).pairings[0];
  it('53, 52, 54 time: a drawn third game, a leader, between games', async () => {
    const d = await playing(OPEN, ['A', 'B']);
    const when = async (...args: string[]) => d.json('time-called', '1', ...args);
    expect(await when()).toMatchObject({ step: 'extraTurns', turns: 5 });
    expect(await when('1-1', '--turns-over')).toMatchObject({ step: 'over', outcome: 'draw', report: 'report 1 1-1-1 --time' });
    expect(await when('1-0', '--turns-over')).toMatchObject({ step: 'over', outcome: 'a' });
    expect(await when('1-1', '--between')).toMatchObject({ step: 'over', outcome: 'draw', drawnGame: 0 });
    await d.json('report', '1', '1-1-1', '--time');
    expect(await first(d)).toMatchObject({ result: '1-1-1', outcome: 'draw' });
  });
  it('56, 57 conceding: 2-0 without a game won, 2-1 with one', async () => {
    for (const [games, result] of [
      ['0-1', '0-2-0'],
      ['1-0', '1-2-0'],
    ]) {
      const d = await playing(OPEN, ['A', 'B']);
      await d.json('report', '1', games, '--concede', (await first(d)).a);
      expect(await first(d)).toMatchObject({ result, outcome: 'b' });
    }
  });
  it('59-62 playoff: more life wins the game and the match; with equal life, or between games, play goes on', async () => {
    const d = await desk(OPEN, letters(4));
    await d.json('start', '--rounds', '1');
    await playRound(d, []);
    await d.json('cut', '4');
    await d.json('pair');
    await d.json('publish');
    const when = (...args: string[]) => d.json('time-called', '1', ...args);
    expect(await when('1-1', '--turns-over', '--life', '12-9')).toMatchObject({
      step: 'lifeDecides',
      outcome: 'a',
      report: 'report 1 1-1-0 --time --life 12-9',
    });
    expect(await when('1-1', '--turns-over', '--life', '9-9')).toMatchObject({ step: 'lowerLifeLoses', game: 'same' });
    expect(await when('1-1', '--between')).toMatchObject({ step: 'lowerLifeLoses', game: 'new' });
    expect(await when('1-0', '--turns-over', '--life', '3-9')).toMatchObject({ step: 'over', outcome: 'a' });
    await d.json('report', '1', '1-1', '--time', '--life', '12-9');
    expect(await first(d)).toMatchObject({ result: '2-1-0', outcome: 'a' });
    // 70: the better seed chooses in the first game, after it the loser.
    const game = (...args: string[]) => d.json('next-game', '2', ...args);
    const other = (await d.json('round')).pairings[1];
    expect(await game()).toMatchObject({ game: 1, chooses: other.a });
    expect(await game('--won', other.a)).toMatchObject({ game: 2, chooses: other.b, sideboards: 'used' });
  });
  it('63 Two-Headed Giant: three turns', async () => {
    const d = await desk(['--ruleset', 'open', '--kind', 'twoHeaded', '--set', 'lists=none']);
    for (const [team, a, b] of ['Red A B', 'Blue C D'].map((x) => x.split(' '))) await d.json('register', team, '--members', `${a},${b}`);
    await d.json('start', '--rounds', '1');
    await d.json('pair');
    await d.json('publish');
    expect(await d.json('time-called', '1')).toMatchObject({ turns: 3 });
  });
  it('64 a deck check of 6:30 earns 9:30', async () => {
    const d = await playing(OPEN, ['A', 'B']);
    expect(await d.json('extend', '1', '6:30', '--took', '--reason', 'deckCheck')).toMatchObject({ seconds: 570, total: 570 });
  });
  it('69, 71 a drawn game: the same player chooses again; no sideboards when no card was played', async () => {
    const d = await playing(OPEN, ['A', 'B']);
    expect(await d.json('next-game', '1', '--won', 'draw', '--chose', 'B')).toMatchObject({ chooses: 'B', sideboards: 'used' });
    expect(await d.json('next-game', '1', '--won', 'draw', '--chose', 'B', '--unplayed')).toMatchObject({ sideboards: 'drawnUnplayed' });
    expect((await d.said('next-game', '1', '--won', 'draw')).err).toMatch(/--chose/);
    expect(await d.json('next-game', '1', '--won', 'A', '--looked', 'B')).toMatchObject({ chooses: 'B', choice: 'mustPlayFirst' });
  });
  it('72 a Game Loss before the match: its loser chooses for the first game played, without sideboards; slip and round say so', async () => {
    const d = await desk(OPEN, ['A', 'B']);
    await d.json('start', '--rounds', '1');
    await d.json('pair');
    const judged = await d.json('penalty', 'A', '--infraction', '3.5', '--penalty', 'gameLoss');
    expect(JSON.stringify(judged.decision)).toContain('note.noSideboards');
    await d.json('publish', '--at', '2017-02-04T12:05:00Z');
    expect(await d.json('next-game', '1')).toMatchObject({ game: 2, chooses: 'A', sideboards: 'lossBeforePlay' });
    expect((await d.said('next-game', '1', '--lang', 'zh')).out).toMatch(/由A选择是否先手.*\n不得使用备牌/);
    expect((await d.said('round', '--lang', 'zh')).out).toContain('不得使用备牌');
    expect((await d.said('print', 'slips')).out).toContain('No sideboards before the first game played');
  });
  it('73 who drops before the first round is not in the standings', async () => {
    const d = await desk(OPEN, ['A', 'B', 'C']);
    await d.json('drop', 'C');
    await d.json('start', '--rounds', '1');
    await playRound(d, []);
    expect((await d.json('standings')).standings.map((r) => r.player).sort()).toEqual(['A', 'B']);
  });
  it('75, 76 after the cut: the opponent has the bye (2015), the highest-ranked player left has it (2017)', async () => {
    for (const [options, mine] of [
      [M15, true],
      [M17, false],
    ] as const) {
      const d = await desk([...options, '--program', 'other'], letters(9));
      await d.json('start', '--rounds', '3');
      for (let i = 0; i < 3; i++) await playRound(d, []);
      const { seats } = (await d.json('cut', '4')) as unknown as { seats: { player: string }[] };
      await d.json('drop', seats[2].player);
      const { byes } = await d.json('pair');
      expect(byes.map((b) => b.player)).toEqual([mine ? seats[1].player : seats[0].player]);
    }
  });
});

describe('E4 drafts', () => {
  const timers = async (options: readonly string[], ...args: string[]) =>
    (await (await desk(options)).json('draft', '--timers', ...args)) as unknown as {
      seconds: number;
      calls: { call: string; seconds?: number }[];
    };
  const seconds = (calls: readonly { call: string; seconds?: number }[], call: string) =>
    calls.filter((c) => c.call === call).map((c) => c.seconds);
  const limited = (ruleset: string, date: string, ...more: string[]) => [
    '--ruleset',
    ruleset,
    '--date',
    date,
    '--format',
    'limited',
    ...more,
  ];
  it('84, 85 seconds of a pick: 15 left 40, 9 left 20, 6 left 10, 4 left 5, 1 left none', async () => {
    const picks = seconds((await timers(limited('mtr-2017', '2017-02-04'))).calls, 'pick');
    expect([0, 6, 9, 11, 14].map((i) => picks[i])).toEqual([40, 20, 10, 5, 0]);
  });
  it('87, 88 looking at one’s cards: 30 and 45 seconds in 2015, 60 and 90 in 2017', async () => {
    expect(seconds((await timers(limited('mtr-2015', '2015-02-01'))).calls, 'review')).toEqual([30, 45]);
    expect(seconds((await timers(limited('mtr-2017', '2017-02-04'))).calls, 'review')).toEqual([60, 90]);
  });
  it('91 Two-Headed Giant, fourteen cards', async () => {
    const picks = seconds((await timers(limited('mtr-2017', '2017-02-04', '--kind', 'twoHeaded'), '--cards', '14')).calls, 'pick');
    expect(picks.slice(0, 7)).toEqual([50, 45, 40, 30, 20, 10, 0]);
  });
  it('92-95 Rochester: the order, the time, and the card for who is too slow', async () => {
    const d = await desk(limited('mtr-2017', '2017-02-04', '--kind', 'team'));
    const said = await d.json('draft', '--rochester', '1B', '--on-table', 'Forest,Island');
    expect((said.order as string[]).join(' ')).toBe('1B 1C 2A 2B 2C 1A 1A 2C 2B 2A 1C 1B 1B 1C 2A');
    expect(said).toMatchObject({ secondsForPick: 5, oldest: 'Forest' });
    expect((await d.said('draft', '--rochester', '1B', '--on-table', 'Forest，Island', '--lang', 'zh')).out).toMatch(/5秒.*\n即：Forest/);
    expect((await timers(limited('mtr-2017', '2017-02-04', '--kind', 'team'), '--boosters', '1')).seconds).toBe(95);
  });
  it('98 building after a draft: 30 minutes in 2015, 25 in 2017', async () => {
    for (const [ruleset, date, minutes] of [
      ['mtr-2015', '2015-02-01', 30],
      ['mtr-2017', '2017-02-04', 25],
    ] as const) {
      const d = await desk([...limited(ruleset, date), '--program', 'other'], letters(9));
      await d.json('start', '--rounds', '3');
      await d.json('draft');
      expect(await d.json('clock', '--build')).toMatchObject({ minutes });
    }
  });
  it('97 Sealed: twenty minutes to register, thirty to build', async () => {
    const d = await desk(limited('mtr-2017', '2017-02-04'));
    expect(await d.json('clock', '--registration')).toMatchObject({ register: 20, build: 30 });
    expect((await d.said('clock', '--registration', '--lang', 'zh')).out).toMatch(
      /0:00 {2}登记面前的牌池，时限20分钟。\n20:00 {2}构组并登记套牌，时限30分钟。/,
    );
  });
  it('99, 100 boosters: Khans for teams of three, the Amonkhet block in its order', async () => {
    const sets = async (options: readonly string[]) => (await (await desk(options)).json('draft', '--timers')).sets;
    expect(await sets(limited('mtr-2017', '2017-08-01', '--set', 'environment=AKH'))).toEqual([
      ['HOU', 2],
      ['AKH', 1],
    ]);
    const sealed = await desk(limited('mtr-2015', '2015-04-01', '--kind', 'team', '--set', 'environment=DTK'));
    expect(await sealed.json('draft', '--product')).toMatchObject({
      teamSealed: [
        ['FRF', 4],
        ['DTK', 8],
      ],
    });
    expect((await sealed.said('draft', '--product', '--lang', 'zh')).out).toMatch(/三人团队现开赛，每队：4 FRF, 8 DTK/);
  });
});
