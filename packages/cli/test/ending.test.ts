/** How many rounds there are, how an event ends, and what comes out of it. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apnap, type Desk, deskOn, EIGHT, playRound, type RoundDoc, scratch } from './support.js';

/** An event of eight; three Swiss rounds are played. */
async function played(program: string, ...more: string[]): Promise<Desk> {
  const d = deskOn(scratch('ending.event'));
  await d.json('new', '--ruleset', 'mtr-2017', '--format', 'modern', '--date', '2017-02-01', '--program', program, '--seed', 's', ...more);
  await d.json('staff', 'Kim', '--role', 'headJudge');
  await d.json('register', ...EIGHT);
  await d.json('start', '--rounds', '3');
  for (let r = 1; r <= 3; r++) await playRound(d);
  return d;
}

describe('a Premier event (MTR 10.4)', () => {
  it.each(['pptq', 'protour', 'wmcq'])('of the program %s does not end without its elimination rounds', async (program) => {
    const d = await played(program);
    for (const why of [[], ['--why', 'it is late']])
      expect((await d.said('finish', ...why)).err).toMatch(/Premier event.*elimination rounds/);
    expect((await d.said('finish', '--lang', 'zh')).err).toMatch(/单淘汰/);
    await d.json('cut', '2');
    await playRound(d);
    expect((await d.said('finish')).code).toBe(0);
  });
  it('may be called off, and a day of a longer one leaves them to the last day', async () => {
    expect((await (await played('pptq')).said('cancel')).code).toBe(0);
    expect((await (await played('gp1')).said('finish')).code).toBe(0);
    expect((await (await played('other')).said('finish')).code).toBe(0);
  });
});

describe('a disqualification (IPG 1.2, the handbook)', () => {
  it('needs its report, or a reason, before the event ends', async () => {
    const d = await played('other', '--rel', 'competitive');
    await d.json('penalty', 'Ann', '--infraction', '4.5', '--penalty', 'disqualification', '--hj', 'Kim');
    expect((await d.said('finish')).err).toMatch(/no report.*Ann \(\d+\).*with the penalty/);
    const file = join(dirname(d.file), 'report.json');
    writeFileSync(file, JSON.stringify({ player: 'Ann', statements: [] }));
    const lacking = await d.said('penalty', 'Ann', '--report', file);
    expect([lacking.code, lacking.err]).toEqual([1, expect.stringMatching(/head judge/i)]);
    const statement = {
      by: 'Kim',
      role: 'headJudge',
      facts: 'A table was turned over.',
      certainty: 100,
      certaintyReason: 'seen',
      conduct: 'calm after',
    };
    writeFileSync(
      file,
      JSON.stringify({
        player: 'Ann',
        playerId: '1',
        contact: 'a@b',
        eventId: '7',
        infraction: 'Aggressive Behavior',
        statements: [statement],
      }),
    );
    expect((await d.said('penalty', 'Bob', '--report', file)).err).toMatch(/Bob is not disqualified/);
    expect((await d.said('penalty', 'Ann', '--report', file)).code).toBe(0);
    // What the report says stays out of the log.
    expect(JSON.stringify(await d.json('log'))).not.toContain('turned over');
    expect((await d.said('finish')).code).toBe(0);
  });
  it('without a report is told at the end, whatever the reason', async () => {
    const d = await played('other', '--rel', 'competitive');
    await d.json('penalty', 'Ann', '--infraction', '4.5', '--penalty', 'disqualification', '--hj', 'Kim');
    expect((await d.said('finish', '--why', 'the report is sent by mail')).out).toMatch(/no report.*Ann/);
  });
});

describe('after the final', () => {
  /** The standings after the Swiss rounds, and the final where the second seed wins. */
  async function finished(): Promise<{ d: Desk; swiss: string[]; final: string[] }> {
    const d = await played('other');
    const swiss = (await d.json<{ standings: { player: string }[] }>('standings')).standings.map((r) => r.player);
    await d.json('cut', '4');
    const semi = await d.json<RoundDoc>('pair');
    await d.json('publish');
    for (const p of semi.pairings) await d.json('report', String(p.table), '0-2');
    const last = await d.json<RoundDoc>('pair');
    await d.json('publish');
    await d.json('report', '1', '0-2');
    await d.json('finish');
    const { a, b } = last.pairings[0];
    return { d, swiss, final: [b, a, ...swiss.slice(0, 4).filter((n) => n !== a && n !== b), ...swiss.slice(4)] };
  }
  it('every table of places has the final ones', async () => {
    const { d, swiss, final } = await finished();
    const csv = (await d.said('export', 'csv')).out.trim().split('\r\n').slice(1);
    expect(csv.map((row) => row.split(',')[1])).toEqual(final);
    expect(csv.map((row) => row.split(',')[0])).toEqual(EIGHT.map((_, i) => String(i + 1)));
    expect(csv.map((row) => row.split(',').at(-1))).toEqual(final.map((n) => String(swiss.indexOf(n) + 1)));
    for (const lang of ['en', 'zh']) {
      const page = (await d.said('print', 'standings', '--lang', lang)).out;
      expect(page).toContain(lang === 'zh' ? '最终排名' : 'Final standings');
      expect(final.map((n) => page.indexOf(n))).toEqual(final.map((n) => page.indexOf(n)).toSorted((x, y) => x - y));
    }
    const lines = (await d.said('standings')).out.split('\n').slice(1);
    expect(final.every((name, i) => lines[i].includes(name))).toBe(true);
    expect(await d.json('export', 'json')).toMatchObject({ places: final.map((player, i) => ({ place: i + 1, player })) });
    const trf = (await d.said('export', 'trf')).out.split('\n').filter((l) => l.startsWith('001'));
    for (const l of trf) expect(final[Number(l.slice(85, 89)) - 1]).toBe(l.slice(14, 47).trim());
    // The Swiss rounds can still be asked for.
    expect((await d.json<{ standings: { player: string }[] }>('standings')).standings.map((r) => r.player)).toEqual(swiss);
    expect((await d.said('print', 'standings', '--round', '3')).out).toContain('after round 3');
  });
});

describe('the report in the manner of chess', () => {
  /** Reads a report as its description says; throws where it is not as it must be. */
  function read(text: string): number {
    // Columns count characters.
    const lines = text.replace(/[\u{10000}-\u{10ffff}]/gu, 'X').split('\n');
    const worth = Object.fromEntries(
      (lines.find((l) => l.startsWith('XXS')) ?? 'XXS W=1.0 D=0.5 L=0.0 PAB=1.0')
        .slice(4)
        .split(' ')
        .map((p) => p.split('=')),
    ) as Record<string, string>;
    const points: Readonly<Record<string, string>> = { '1': 'W', '+': 'W', F: 'W', '=': 'D', '0': 'L', '-': 'L', Z: 'L', U: 'PAB' };
    const rows = new Map(lines.filter((l) => l.startsWith('001')).map((l) => [Number(l.slice(4, 8)), l]));
    const roundsOf = (l: string): string[] =>
      l
        .slice(91)
        .match(/.{1,10}/g)
        ?.map((r) => r.slice(0, 8)) ?? [];
    for (const [number, l] of rows) {
      let sum = 0;
      for (const [i, r] of roundsOf(l).entries()) {
        const [, opponent, colour, result] = /^( {0,3}\d{1,4}) ([wb-]) ([-+1=0FUZ])$/.exec(r) ?? [];
        if (opponent === undefined) throw new Error(`"${r}" is no result of a round`);
        sum += Number(worth[points[result]]);
        const other = rows.get(Number(opponent));
        if ((colour === '-') !== (other === undefined)) throw new Error(`"${r}": a colour belongs to an opponent`);
        const theirs = other === undefined ? '' : roundsOf(other)[i];
        if (other && (Number(theirs.slice(0, 4)) !== number || theirs[5] === colour)) throw new Error(`"${r}" and "${theirs}" do not fit`);
      }
      if (sum !== Number(l.slice(80, 84))) throw new Error(`${number}: ${sum} points, not ${l.slice(80, 84)}`);
    }
    return rows.size;
  }
  it('is readable: every match has colours, every line its points', async () => {
    const file = scratch('chess.event');
    await apnap([
      'tournament',
      'simulate',
      '--players',
      '23',
      '--seed',
      'trf',
      '--drops',
      '80',
      '--draws',
      '150',
      '--late',
      '2',
      '--save',
      file,
    ]);
    const d = deskOn(file);
    expect(read((await d.said('export', 'trf')).out)).toBe(23);
  });
  it('is so with byes, absence, double losses, names of any letters and numbers that are none', async () => {
    const d = deskOn(scratch('trf.event'));
    await d.json('new', '--ruleset', 'open', '--rounds', '2', '--rel', 'competitive');
    await d.json('register', 'Ann', '--byes', '1');
    await d.json('register', '王𠮷\u202e', '--dci', 'AB-12');
    await d.json('register', 'Bob', 'Cid', 'Dan', 'Eve');
    await d.json('start');
    const { pairings } = await d.json<RoundDoc>('pair');
    await d.json('publish');
    await d.json('report', String(pairings[0].table), '--absent', 'both');
    await d.json('report', String(pairings[1].table), '1-1-1');
    expect(read((await d.said('export', 'trf')).out)).toBe(6);
    await d.json('pair');
    await d.json('publish');
    expect(read((await d.said('export', 'trf')).out)).toBe(6);
  });
});

describe('the number of rounds (MTR appendix E)', () => {
  const start = async (...args: string[]) => {
    const d = deskOn(scratch('rounds.event'));
    await d.json('new', '--ruleset', 'mtr-2017', '--date', '2017-02-01', ...args);
    await d.json('register', ...EIGHT);
    return d.json<{ rounds: number }>('start', '--why', 'a test');
  };
  it('of eight players in 2017 binds qualifiers; elsewhere three Swiss rounds are played', async () => {
    expect((await start('--program', 'fnm')).rounds).toBe(3);
    expect((await start('--program', 'other')).rounds).toBe(3);
    expect((await start('--program', 'pptq')).rounds).toBe(0);
    expect((await start('--program', 'gpt')).rounds).toBe(0);
    expect((await start('--program', 'fnm', '--ruleset', 'mtr-2015')).rounds).toBe(3);
  });
});
