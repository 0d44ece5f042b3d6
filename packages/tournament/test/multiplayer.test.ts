/** Events of multiplayer tables: sizes, seats, results, standings by the house rule, corrections, drops, and the log. */
import { describe, expect, it } from 'vitest';
import { secondsFor } from '../../kernel/test/processor.js';
import {
  act,
  actAll,
  affectedBy,
  type Command,
  canonical,
  DeskError,
  explainPairing,
  exportEvent,
  fractionText,
  lastRound,
  nextBracketTables,
  openTournament,
  planCut,
  planSwiss,
  playoffPlaces,
  podCutSizes,
  podDisputed,
  podShape,
  printPage,
  readLog,
  repairOptions,
  type SimulationWishes,
  seatsOf,
  simulate,
  standings,
  type Tournament,
  verifyLog,
  writeLog,
  wrongFigures,
} from '../src/index.js';
import { begun, doing, event, round as playRound, run } from './kit.js';
import { podSizesFor } from './pairing/kit.js';

const FOUR = { podSize: 4, podLeast: 3, podMost: 5, podOthers: 'smaller' } as const;
const MANY = { ruleset: 'open', kind: 'multiplayer', format: 'commander' } as const;

const podEvent = (players: string, settings: object = {}, rounds = 3): Tournament =>
  begun({ ...MANY, players: [...players], settings, rounds });

/** A round with these tables, published; letters are players: "ABCD". Results: "A", "draw". */
function seated(t: Tournament, ...lines: string[]): Tournament {
  const number = (lastRound(t.state)?.number ?? 0) + 1;
  const tables = lines.map((l, i) => {
    const [seats] = l.split(' ');
    if (seats.length === 1) return { table: 0, kind: 'bye' as const, a: seats, b: null };
    return { table: i + 1, kind: 'pod' as const, a: seats[0], b: null, seats: [...seats] };
  });
  let x = run(t, { type: 'pair', round: number, stage: 'swiss', method: 'manual', seed: 's', tables }, { type: 'publish', round: number });
  for (const [i, l] of lines.entries()) {
    const [seats, won] = l.split(' ');
    if (seats.length === 1 || won === undefined) continue;
    x = run(x, { type: 'reportPod', round: number, table: i + 1, winner: won === 'draw' ? null : won, how: 'played', lost: [] });
  }
  return lines.some((l) => l.length > 1 && !l.includes(' ')) ? x : run(x, { type: 'close', round: number });
}

const reason = (work: () => unknown): string => {
  try {
    work();
  } catch (e) {
    if (e instanceof DeskError) return e.reason.id;
    throw e;
  }
  return 'done';
};

const report = (table: number, winner: string | null, more: object = {}): Command => ({
  type: 'reportPod',
  round: 1,
  table,
  winner,
  how: 'played',
  lost: [],
  ...more,
});

describe('sizes of tables', () => {
  it('are fours with threes, or with fives, as the settings say', () => {
    expect([3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14].map((n) => podShape(n, FOUR)?.sizes.join(''))).toEqual([
      '3',
      '4',
      '5',
      '33',
      '43',
      '44',
      '333',
      '433',
      '443',
      '4333',
      '4433',
    ]);
    expect([9, 10, 13].map((n) => podShape(n, { ...FOUR, podOthers: 'larger' })?.sizes.join(''))).toEqual(['54', '55', '544']);
  });
  it('are those of the library where the settings are its own', () => {
    for (let n = 3; n <= 60; n++)
      for (const podOthers of ['smaller', 'larger'] as const)
        expect(podShape(n, { ...FOUR, podOthers })).toEqual({ sizes: podSizesFor(n, podOthers), byes: 0 });
  });
  it('leave as few byes as can be where the settings are narrow', () => {
    const only = { ...FOUR, podLeast: 4, podMost: 4 };
    expect([4, 5, 6, 7, 8].map((n) => podShape(n, only)?.byes)).toEqual([0, 1, 2, 3, 0]);
    expect(podShape(3, only)).toBeUndefined();
    expect([6, 7, 11].map((n) => podShape(n, { ...FOUR, podLeast: 4 })?.byes)).toEqual([1, 2, 1]);
  });
});

describe('what players of a table of several report (MTR 2.4, 2.9)', () => {
  const says = (id: string, winner: string | null, more: object = {}): Command =>
    report(1, winner, { source: { kind: 'player', id }, ...more });
  const sat = (): Tournament => seated(podEvent('ABCD'), 'ABCD');
  const tableOf = (t: Tournament) => t.state.rounds[0].tables[0];

  it('counts when two say the same, and nobody anything else', () => {
    const one = run(sat(), says('B', 'A'));
    expect([tableOf(one).podResult, tableOf(one).podReports]).toEqual([undefined, [{ id: 'B', winner: 'A', how: 'played' }]]);
    // Saying it again is not saying it twice.
    expect(tableOf(run(one, says('B', 'A'))).podResult).toBeUndefined();
    expect(tableOf(run(one, says('A', 'A'))).podResult?.winner).toBe('A');
    const disputed = run(one, says('C', 'C'));
    expect([podDisputed(tableOf(disputed)), tableOf(run(disputed, says('D', 'A'))).podResult]).toEqual([true, undefined]);
    expect(tableOf(run(disputed, says('D', 'A'), says('C', 'A'))).podResult?.winner).toBe('A');
    expect(tableOf(run(disputed, report(1, 'C'))).podResult?.winner).toBe('C');
  });

  it('is a draw by agreement when all who are left agree, and nothing of who does not sit there', () => {
    const drawn = ['A', 'B', 'C'].map((id) => says(id, null, { how: 'intentionalDraw' }));
    const three = run(sat(), ...drawn);
    expect(tableOf(three).podResult).toBeUndefined();
    expect(tableOf(run(three, says('D', null, { how: 'intentionalDraw' }))).podResult).toMatchObject({
      winner: null,
      how: 'intentionalDraw',
    });
    const other = seated(podEvent('ABCDEFGH'), 'ABCD', 'EFGH');
    expect(reason(() => run(other, says('E', 'A')))).toBe('error.notAtTable');
  });
});

describe('a multiplayer event', () => {
  it('has 5 points for a win, 1 for a draw, and the mean over all opponents met (house rule)', () => {
    const t = seated(podEvent('ABCDEFGH'), 'ABCD A', 'EFGH draw');
    const rows = standings(t.state);
    expect(rows.map((r) => r.points)).toEqual([5, 1, 1, 1, 1, 0, 0, 0]);
    expect(rows[0].name).toBe('A');
    const of = (id: string) => rows.find((r) => r.id === id)!;
    // A has 5 of 5, B, C and D nothing: their mean for A is 0, with no floor; for B (1 + 0 + 0) / 3.
    expect(fractionText(of('A').omw)).toBe('0/1');
    expect(fractionText(of('B').omw)).toBe('1/3');
    // All of the drawn table have 1 of 5.
    expect(fractionText(of('E').omw)).toBe('1/5');
    const two = seated(t, 'AEBF E', 'GHCD draw');
    const after = standings(two.state);
    expect(after.map((r) => `${r.id}${r.points}`).slice(0, 2)).toEqual(['E6', 'A5']);
    // E met F (1/10), G (2/10), H (2/10), A (5/10), B (0/10), F (1/10): 11/60.
    expect(fractionText(after[0].omw)).toBe('11/60');
    expect(wrongFigures(two.state, after)).toEqual([]);
  });

  it('takes another house rule from its settings, also for byes', () => {
    const settings = { podWin: 4, podDraw: 2, podLoss: 1, podLeast: 4, podMost: 4, podBye: 'draw' };
    const t = seated(podEvent('ABCDE', settings), 'ABCD B', 'E');
    expect(standings(t.state).map((r) => `${r.id}${r.points}`)).toEqual([
      'B4',
      'E2',
      ...standings(t.state)
        .slice(2)
        .map((r) => `${r.id}1`),
    ]);
    expect(wrongFigures(t.state, standings(t.state))).toEqual([]);
    const win = seated(podEvent('ABCDE', { podLeast: 4, podMost: 4 }), 'ABCD draw', 'E');
    expect(standings(win.state)[0]).toMatchObject({ id: 'E', points: 5 });
  });

  it('writes who has lost by a penalty or by absence while the others play on', () => {
    let t = seated(podEvent('ABCD'), 'ABCD');
    t = run(t, { type: 'penalty', id: 'B', infraction: 'x', penalty: 'matchLoss', judge: 'J' });
    t = run(t, { type: 'tardy', round: 1, table: 1, id: 'C', seconds: 700 });
    expect(t.state.rounds[0].tables[0].out).toEqual(['B', 'C']);
    expect(reason(() => run(t, report(1, 'B')))).toBe('error.podLost');
    t = run(t, report(1, null));
    expect(standings(t.state).map((r) => r.points)).toEqual([1, 1, 0, 0]);
    expect(t.state.entrants.find((e) => e.id === 'C')?.drops).toHaveLength(1);
  });

  it('serves a game loss that waits in the next game, and the second one after it', () => {
    const gameLoss: Command = { type: 'penalty', id: 'A', infraction: 'x', penalty: 'gameLoss', judge: 'J' };
    let t = seated(podEvent('ABCD', {}, 4), 'ABCD B');
    t = run(t, gameLoss, gameLoss);
    const out = (x: Tournament): string[] | undefined => lastRound(x.state)?.tables[0].out;
    t = seated(t, 'BCDA C');
    expect(out(t)).toEqual(['A']);
    expect(lastRound(t.state)?.tables[0].podResult?.lost).toEqual(['A']);
    t = seated(t, 'CDAB D');
    expect(out(t)).toEqual(['A']);
    t = seated(t, 'DABC');
    expect(out(t)).toBeUndefined();
    // Given while the game is played, it is served in it.
    t = run(t, { ...gameLoss, id: 'D' });
    expect(out(t)).toEqual(['D']);
    t = run(t, { type: 'reportPod', round: 4, table: 1, winner: 'A', how: 'played', lost: [] }, { type: 'close', round: 4 });
    expect(standings(t.state).find((r) => r.id === 'A')?.points).toBe(5);
  });

  it('refuses results that can not be', () => {
    const t = seated(podEvent('ABCDEFGH'), 'ABCD', 'EFGH');
    expect(reason(() => run(t, report(1, 'E')))).toBe('error.notAtTable');
    expect(reason(() => run(t, report(1, 'A', { how: 'intentionalDraw' })))).toBe('error.podAgreed');
    expect(reason(() => run(t, report(1, null, { lost: ['A', 'B', 'C'] })))).toBe('error.podAlone');
    const games = { a: 2, b: 0, d: 0 };
    expect(reason(() => run(t, { type: 'report', round: 1, table: 1, games, how: 'played', source: { kind: 'official' } }))).toBe(
      'error.isPod',
    );
    const done = run(t, report(1, 'A'));
    expect(done.state.rounds[0].tables[0].podResult).toMatchObject({ winner: 'A' });
    expect(run(done, report(1, 'A')).state.rounds).toEqual(done.state.rounds);
    expect(reason(() => run(done, report(1, 'B')))).toBe('error.alreadyReported');
  });

  it('is put right by a correction, of a closed round with the head judge alone', () => {
    let t = seated(podEvent('ABCD'), 'ABCD A');
    const correct: Command = { type: 'correctPod', round: 1, table: 1, winner: 'D', how: 'played', lost: [] };
    expect(reason(() => run(t, correct))).toBe('error.headJudge');
    expect(reason(() => act(t, doing(1), { ...correct, headJudge: 'J' }))).toBe('error.whyNeeded');
    t = run(t, { ...correct, headJudge: 'J' });
    expect(standings(t.state)[0].id).toBe('D');
    t = run(t, { type: 'undo', seq: t.log.length });
    expect(standings(t.state)[0].id).toBe('A');
  });

  it('pairs with the fewest repeated meetings and balanced seats', () => {
    let t = podEvent('ABCDEFGHIJKLMNOP', {}, 5);
    for (let r = 1; r <= 5; r++) {
      const plan = planSwiss(t.state);
      if (r === 2) expect(plan.pods?.costs.repeats).toBe(0);
      t = run(t, plan.command, { type: 'publish', round: r });
      for (const tb of lastRound(t.state)!.tables) t = run(t, { ...report(tb.table, seatsOf(tb)[0]), round: r } as Command);
      t = run(t, { type: 'close', round: r });
    }
    // Five rounds and four seats: nobody sat in one of them more than three times.
    for (const e of t.state.entrants)
      for (let seat = 0; seat < 4; seat++)
        expect(t.state.rounds.filter((r) => r.tables.some((tb) => seatsOf(tb)[seat] === e.id)).length).toBeLessThanOrEqual(3);
    expect(verifyLog(t.log).problems).toEqual([]);
    expect(explainPairing(t.log, t.state, 2, 'A', 'en').join(' ')).toMatch(/at the table: /);
    expect(explainPairing(t.log, t.state, 2, 'A', 'zh').join(' ')).toMatch(/同桌/);
  });

  it('makes tables of three and of five after drops, and a bye where the settings leave one over', () => {
    const play = (t: Tournament): Tournament => {
      const { command } = planSwiss(t.state);
      let x = run(t, command, { type: 'publish', round: command.round });
      for (const tb of command.tables.filter((y) => y.kind === 'pod'))
        x = run(x, { ...report(tb.table, tb.a), round: command.round } as Command);
      return run(x, { type: 'close', round: command.round });
    };
    const sizes = (t: Tournament): string =>
      lastRound(t.state)!
        .tables.map((tb) => seatsOf(tb).length)
        .sort()
        .join('');
    let t = play(podEvent('ABCDEFGH', {}, 5));
    expect(sizes(t)).toBe('44');
    t = play(run(t, { type: 'drop', id: 'A', reason: 'asked' }));
    expect(sizes(t)).toBe('34');
    t = play(run(t, { type: 'drop', id: 'B', reason: 'asked' }, { type: 'drop', id: 'C', reason: 'asked' }));
    expect(sizes(t)).toBe('5');
    t = run(t, ...['D', 'E', 'F'].map((id): Command => ({ type: 'drop', id, reason: 'asked' })));
    expect(reason(() => planSwiss(t.state))).toBe('error.podTooFew');
    let four = podEvent('ABCDE', { podLeast: 4, podMost: 4 }, 3);
    const byes: string[] = [];
    for (let r = 1; r <= 3; r++) {
      four = play(four);
      byes.push(lastRound(four.state)!.tables.find((tb) => tb.kind === 'bye')!.a);
    }
    // Nobody has a second bye before all have had one.
    expect(new Set(byes).size).toBe(3);
    expect(verifyLog(four.log).problems).toEqual([]);
  });

  it('keeps forbidden pairs apart and locked ones together, also by hand', () => {
    const t = run(podEvent('ABCDEFGH'), { type: 'forbid', a: 'A', b: 'B' });
    const { command } = planSwiss(t.state, {
      locked: [
        ['A', 'C'],
        ['C', 'D'],
      ],
    });
    const withA = command.tables.find((tb) => seatsOf(tb).includes('A'))!;
    expect(seatsOf(withA)).toEqual(expect.arrayContaining(['A', 'C', 'D']));
    expect(seatsOf(withA)).not.toContain('B');
    expect(reason(() => seated(t, 'ABCD A', 'EFGH draw'))).toBe('error.forbidden');
    const paired = run(t, command);
    const [x, y] = command.tables.map((tb) => seatsOf(tb));
    const moved = [x, y].map((s, i) => ({ table: i + 1, kind: 'pod' as const, a: s[0], b: null, seats: [...s.slice(0, 3), [y, x][i][3]] }));
    const edit: Command = { type: 'editPairing', round: 1, tables: moved };
    const forbids = moved.some((m) => m.seats.includes('A') && m.seats.includes('B'));
    expect(reason(() => run(paired, edit))).toBe(forbids ? 'error.forbidden' : 'done');
  });

  it('refuses what there is for two sides alone, naming it', () => {
    expect(reason(() => event({ kind: 'multiplayer', ruleset: 'mtr-2017' }))).toBe('error.multiplayerRuleset');
    expect(reason(() => event({ ...MANY, settings: { cut: 8 } }))).toBe('error.podCut');
    expect(reason(() => event({ ...MANY, settings: { lastRoundsByStanding: 1 } }))).toBe('error.multiplayerNot');
    expect(reason(() => event({ ...MANY, settings: { matchWins: 2 } }))).toBe('error.multiplayerNot');
    expect(reason(() => event({ ...MANY, settings: { podMost: 6 } }))).toBe('error.podSettings');
    expect(reason(() => event({ ...MANY, settings: { podDraw: 9 } }))).toBe('error.podPoints');
    expect(reason(() => event({ settings: { podWin: 4 } }))).toBe('error.onlyMultiplayer');
    const t = podEvent('ABCDEFGH');
    expect(reason(() => run(t, { type: 'cut', size: 8, by: 'rank', seats: [...'ABCDEFGH'] }))).toBe('error.podCut');
    expect(reason(() => run(t, { type: 'draft', number: 1, seed: 's', pods: [] }))).toBe('error.multiplayerNot');
    expect(reason(() => planSwiss(t.state, { within: 'standing' }))).toBe('error.multiplayerNot');
    expect(reason(() => playRound(t, 'A-B', 'C-D', 'E-F', 'G-H'))).toBe('error.multiplayerNot');
    expect(reason(() => seated(t, 'ABCDEF', 'GH'))).toBe('error.podSeats');
    const p = seated(t, 'ABCD', 'EFGH');
    expect(p.state.rounds).toHaveLength(1);
    const two = begun({ players: [...'ABCDEFGH'] });
    expect(reason(() => seated(two, 'ABCD', 'EFGH'))).toBe('error.podTable');
  });

  it('prints all seats in both languages, and exports them', () => {
    const t = seated(podEvent('ABCDEFG'), 'ABCD', 'EFG');
    for (const language of ['en', 'zh'] as const) {
      const pages = (['pairings', 'names', 'slips'] as const).map((kind) => printPage(t.state, kind, { language }));
      for (const html of pages) for (const id of 'ABCDEFG') expect(html).toContain(`<td>${id}`);
      expect(pages[1]).toContain('B · C · D');
      expect(pages[2].match(/class="slip"/g)).toHaveLength(2);
    }
    const done = run(t, report(1, 'B'), report(2, null));
    expect(exportEvent(done.state, 'pairings-csv')).toContain('1,1,A,B,C,D,,pod,B');
    expect(exportEvent(done.state, 'pairings-csv')).toContain('1,2,E,F,G,,,pod,draw');
    expect(exportEvent(done.state, 'json')).toContain('"winner": "B"');
  });
});

describe('a playoff of multiplayer tables (house rule)', () => {
  const swiss = (players: string, results: string[]): Tournament => seated(podEvent(players, {}, 1), ...results);
  const next = (t: Tournament): Tournament => {
    const tables = nextBracketTables(t.state);
    const round = (lastRound(t.state)?.number ?? 0) + 1;
    return run(t, { type: 'pair', round, stage: 'playoff', method: 'bracket', seed: 's', tables }, { type: 'publish', round });
  };
  const won = (t: Tournament, table: number, winner: string | null, more: object = {}): Tournament =>
    run(t, { ...report(table, winner, more), round: lastRound(t.state)?.number } as Command);

  it('has cuts that come out even, and tables to and fro by rank', () => {
    expect(podCutSizes(FOUR)).toEqual([3, 4, 5, 12, 16, 20, 48, 64]);
    expect(podCutSizes({ podSize: 5, podLeast: 5, podMost: 5 })).toEqual([5, 25]);
    const players = 'ABCDEFGHIJKLMNOP';
    let t = swiss(players, ['ABCD A', 'EFGH E', 'IJKL I', 'MNOP M']);
    t = run(t, planCut(t.state, 16, [...players]));
    const ranks = t.state.bracket?.ranks ?? [];
    t = next(t);
    const places = (lastRound(t.state)?.tables ?? []).map((x) => seatsOf(x).map((id) => t.state.bracket?.seats.indexOf(id)));
    const byRank = (lastRound(t.state)?.tables ?? []).map((x) => seatsOf(x).map((id) => ranks.indexOf(id) + 1));
    expect(places).toHaveLength(4);
    expect(byRank).toEqual([
      [1, 8, 9, 16],
      [2, 7, 10, 15],
      [3, 6, 11, 14],
      [4, 5, 12, 13],
    ]);
    expect(reason(() => won(t, 1, null))).toBe('error.podPlayoffDraw');
    const winners = (lastRound(t.state)?.tables ?? []).map((x) => seatsOf(x)[3]);
    for (const [i, w] of winners.entries()) t = won(t, i + 1, w);
    t = next(run(t, { type: 'close', round: 2 }));
    // The winners by rank; the better one sits first.
    expect(seatsOf(lastRound(t.state)!.tables[0]).map((id) => ranks.indexOf(id) + 1)).toEqual([13, 14, 15, 16]);
    expect(
      reason(() => run(t, { type: 'correctPod', round: 2, table: 1, winner: ranks[0], how: 'played', lost: [], headJudge: 'J' })),
    ).toBe('error.bracketGoesOn');
    t = run(won(t, 1, ranks[14]), { type: 'close', round: 3 });
    expect(nextBracketTables(t.state)).toEqual([]);
    const order = playoffPlaces(t.state).map((p) => ranks.indexOf(p.id) + 1);
    expect(order).toEqual([15, 13, 14, 16, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(run(t, { type: 'finish' }).state.status).toBe('finished');
    expect(verifyLog(t.log).problems).toEqual([]);
    for (const language of ['en', 'zh'] as const)
      for (const id of players) expect(printPage(t.state, 'bracket', { language })).toContain(` ${id}</div>`);
  });

  it('goes on without who leaves: the others of the table play, and who is alone is through', () => {
    let t = swiss('ABCDEFGHIJKL', ['ABCD A', 'EFGH E', 'IJKL I']);
    t = run(
      t,
      planCut(
        t.state,
        12,
        standings(t.state).map((r) => r.id),
      ),
    );
    const [first, second] = nextBracketTables(t.state).map((x) => seatsOf(x));
    const gone = [first[0], ...second.slice(1)];
    t = next(run(t, ...gone.map((id): Command => ({ type: 'drop', id, reason: 'asked' }))));
    expect(lastRound(t.state)?.tables.map((x) => x.kind)).toEqual(['pod', 'bye', 'pod']);
    expect(seatsOf(lastRound(t.state)!.tables[0])).toEqual(first.slice(1));
  });
});

describe('a wrong result of a multiplayer table', () => {
  it('has options with their figures, and an exchange that is worth it early is not late', () => {
    let t = podEvent('ABCDEFGHIJKLMNOP', {}, 4);
    t = seated(t, 'ABCD A', 'EFGH E', 'IJKL I', 'MNOP M');
    // D had won, not A.
    t = seated(t, 'AEIM', 'BFJN', 'CGKO', 'DHLP');
    const before = t.state.rounds[0].tables[0];
    const right = run(t, { type: 'correctPod', round: 1, table: 1, winner: 'D', how: 'played', lost: [], headJudge: 'J' });
    const affected = affectedBy(before, right.state.rounds[0].tables[0]);
    expect(affected.sort()).toEqual(['A', 'D']);
    const options = repairOptions(right.state, 2, affected, 0);
    expect(options.map((o) => o.kind).sort()).toEqual(['all', 'chain', 'leave', 'swap'].filter((k) => options.some((o) => o.kind === k)));
    const [best] = options;
    expect(best.kind).toBe('swap');
    expect(best).toMatchObject({ moved: 2, gap: 0, rematches: 0, minutesLost: 0 });
    const together = best.tables.find((x) => seatsOf(x).includes('D'))!;
    expect(seatsOf(together)).toEqual(expect.arrayContaining(['D', 'E', 'I', 'M']));
    const leave = options.find((o) => o.kind === 'leave')!;
    expect(leave).toMatchObject({ gap: 10, moved: 0, changed: [] });
    expect(repairOptions(right.state, 2, affected, 40)[0].kind).toBe('leave');
    const mended = run(right, { type: 'repair', round: 2, option: 'swap', tables: best.tables });
    expect(lastRound(mended.state)?.tables.filter((x) => x.edited)).toHaveLength(2);
    // A table that has a result stays as it is.
    const done = run(right, { ...report(4, 'H'), round: 2 } as Command);
    for (const o of repairOptions(done.state, 2, affected, 0)) expect(seatsOf(o.tables[3])).toEqual([...'DHLP']);
  });
  it('of 240 players is answered in less than two seconds', () => {
    const { log } = simulate({ players: 240, rounds: 4, seed: 'repair', kind: 'multiplayer', draws: 0 });
    const t = openTournament(log.slice(0, log.findIndex((e) => e.command.type === 'publish' && e.command.round === 4) + 1));
    const last = t.state.rounds[2];
    const table = last.tables[0];
    const wrong = seatsOf(table).find((id) => id !== table.podResult?.winner)!;
    const right = run(t, { type: 'correctPod', round: 3, table: table.table, winner: wrong, how: 'played', lost: [], headJudge: 'J' });
    const find = () => repairOptions(right.state, 4, affectedBy(table, right.state.rounds[2].tables[0]), 5);
    expect(secondsFor(find)).toBeLessThan(2);
    const options = find();
    expect(options[0].cost).toBeLessThanOrEqual(options.find((o) => o.kind === 'leave')!.cost);
  });
});

describe('a report in the manner of chess', () => {
  it('has all opponents of a multiplayer table in one column', () => {
    const t = seated(podEvent('ABCDEFG'), 'ABCD B', 'EFG draw');
    const lines = exportEvent(t.state, 'trf').split('\n');
    expect(lines).toContain('092 Swiss (multiplayer tables)');
    const of = (id: string): string => lines.find((l) => l.startsWith('001') && l.includes(` ${id} `)) ?? '';
    expect(of('A')).toMatch(/ 2\/ {3}3\/ {3}4 - 0$/);
    expect(of('B')).toMatch(/ 1\/ {3}3\/ {3}4 - 1$/);
    expect(of('E')).toMatch(/ 6\/ {3}7 - =$/);
  });
});

/** Sizes, settings and rates by number. */
function wishes(i: number): SimulationWishes {
  return {
    players: 3 + ((i * 7) % 30),
    rounds: 2 + (i % 4),
    seed: `pods ${i}`,
    kind: 'multiplayer',
    drops: (i % 4) * 40,
    errors: (i % 3) * 80,
    draws: (i % 5) * 60,
    late: i % 3,
    settings: {
      podOthers: i % 2 === 0 ? 'smaller' : 'larger',
      ...(i % 5 === 0 && (i * 7) % 30 > 2 ? { podLeast: 4, podMost: 4 } : {}),
      ...(i % 7 === 0 ? { podWin: 4, podDraw: 2, podLoss: 1, podBye: 'draw' as const } : {}),
    },
  };
}

describe('multiplayer events made up from seeds', () => {
  it('verify, and everybody sits once a round at a table of an allowed size or has a bye', () => {
    for (let i = 0; i < 40; i++) {
      const s = simulate(wishes(i));
      expect(verifyLog(s.log).problems, `number ${i}`).toEqual([]);
      for (const r of s.state.rounds) {
        const all = r.tables.flatMap((t) => seatsOf(t));
        expect(new Set(all).size).toBe(all.length);
        const { podLeast, podMost } = s.state.settings;
        for (const t of r.tables.filter((x) => x.kind === 'pod')) {
          expect(seatsOf(t).length).toBeGreaterThanOrEqual(podLeast);
          expect(seatsOf(t).length).toBeLessThanOrEqual(podMost);
        }
        expect(r.tables.filter((t) => t.kind === 'bye').length).toBeLessThanOrEqual(podLeast - 1);
      }
      const { podWin, podDraw, podLoss } = s.state.settings;
      for (const row of s.standings)
        expect(row.points).toBe(podWin * row.totals.wins + podDraw * row.totals.draws + podLoss * row.totals.losses);
    }
  });
  it('begin with as many as a table needs, however many come late', () => {
    const s = simulate({ players: 3, rounds: 2, seed: 'late', kind: 'multiplayer', late: 3 });
    expect(s.rounds).toHaveLength(2);
    expect(verifyLog(s.log).problems).toEqual([]);
  });
  it('open from their logs as they were, and are the same for the same seed', () => {
    for (const i of [2, 5, 13]) {
      const s = simulate(wishes(i));
      const read = readLog(writeLog(s.log));
      if (read.kind !== 'read') throw new Error('refused');
      expect(canonical(openTournament(read.entries).state)).toBe(canonical(s.state));
      expect(canonical(simulate(wishes(i)).state)).toBe(canonical(s.state));
    }
  });
  it('tell tables and figures that are wrong', () => {
    const s = simulate({ players: 12, rounds: 3, seed: 'x', kind: 'multiplayer' });
    const log = s.log.map((e) => {
      if (e.command.type !== 'pair' || e.command.round !== 2) return e;
      const [x, y, ...rest] = e.command.tables;
      const [p, q] = [seatsOf(x), seatsOf(y)];
      const swapped = [
        { ...x, seats: [...p.slice(0, 3), q[3]] },
        { ...y, seats: [...q.slice(0, 3), p[3]] },
      ];
      return { ...e, command: { ...e.command, tables: [...swapped, ...rest] } };
    });
    const reports = log.filter((e) => e.command.type !== 'reportPod' || e.command.round !== 2);
    expect(
      verifyLog(
        reports.slice(
          0,
          reports.findIndex((e) => e.command.type === 'close' && e.command.round === 2),
        ),
      ).rounds[1].pairing,
    ).toBe('wrong');
    const rows = s.standings.map((r, i) => (i === 0 ? { ...r, points: r.points + 1 } : r));
    expect(wrongFigures(s.state, rows)).toEqual([{ id: rows[0].id, what: 'points' }]);
    expect(actAll(openTournament(s.log), doing(), []).log).toHaveLength(s.log.length);
  });
});
