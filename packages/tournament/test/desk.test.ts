/** The desk from registration to results: what is done, what is refused, and with which words (MTR 1.4-1.10, 2.4, 2.7, 2.8, 2.10). */
import { describe, expect, it } from 'vitest';
import {
  act,
  buildCalls,
  type CommandOf,
  checkProgress,
  deckDiff,
  exportEvent,
  isDisputed,
  isOut,
  listStatus,
  MESSAGES,
  mayShowLists,
  openTournament,
  planChecks,
  planSwiss,
  readEntries,
  roundCalls,
  roundClock,
  say,
  standings,
  type Tournament,
  tableOf,
  turnsAfterTime,
} from '../src/index.js';
import { at, begun, doing, event, games, round, run } from './kit.js';

const EIGHT = [...'ABCDEFGH'];
const published = (t: Tournament): Tournament => {
  const plan = planSwiss(t.state).command;
  return run(t, plan, { type: 'publish', round: plan.round });
};
const register = (name: string, number?: string): CommandOf<'register'> => ({
  type: 'register',
  id: name,
  name,
  members: [{ name, ...(number === undefined ? {} : { number }) }],
});

describe('registration', () => {
  it('MTR 1.5: one number, one person; names and ids once', () => {
    const t = run(event(), register('Ann', '1'));
    expect(() => run(t, { ...register('Bob', '1') })).toThrow(/belongs to Ann/);
    // Where one of two has no number, names are all there is.
    expect(() => run(t, { ...register('Ann'), id: 'x' })).toThrow(/registered already/);
    expect(run(t, { ...register('Ann', '2'), id: 'x' }).state.entrants).toHaveLength(2);
    expect(() => run(t, { ...register('Bob', '2'), id: 'Ann' })).toThrow(/taken/);
  });
  it('MTR 10.3: an event for those invited', () => {
    const t = run(event({ settings: { entry: 'invited' } }), { type: 'invite', numbers: ['1'] });
    expect(run(t, register('Ann', '1')).state.entrants).toHaveLength(1);
    expect(() => run(t, register('Bob', '2'))).toThrow(/invitations/);
  });
  it('has no more places than it has', () => {
    const t = run(event({ settings: { capacity: 1 } }), register('Ann'));
    expect(() => run(t, register('Bob'))).toThrow(/all 1 places/);
  });
  it('keeps who has no place in order, and moves them up until the start', () => {
    const full = run(
      event({ settings: { capacity: 2, waitingList: 'yes' } }),
      ...['Ann', 'Bob', 'Cid', 'Dan', 'Eve'].map((n) => register(n)),
    );
    const names = (t: Tournament): string[][] => [
      t.state.entrants.filter((e) => e.drops.length === 0).map((e) => e.name),
      t.state.waiting.map((e) => e.name),
    ];
    expect(names(full)).toEqual([
      ['Ann', 'Bob'],
      ['Cid', 'Dan', 'Eve'],
    ]);
    expect(() => run(full, register('Cid'))).toThrow(/taken|registered/);
    const left = run(full, { type: 'drop', id: 'Dan', reason: 'asked' }, { type: 'drop', id: 'Ann', reason: 'asked' });
    expect(names(left)).toEqual([['Bob', 'Cid'], ['Eve']]);
    expect(() => run(left, { type: 'reenter', id: 'Ann' })).toThrow(/all 2 places/);
    expect(names(run(left, { type: 'set', settings: { capacity: 3 } }))).toEqual([['Bob', 'Cid', 'Eve'], []]);
    const thrown = run(full, {
      type: 'penalty',
      id: 'Bob',
      infraction: 'cheating',
      penalty: 'disqualification',
      judge: 'J',
      headJudge: 'H',
    });
    expect(names(thrown)).toEqual([
      ['Ann', 'Cid'],
      ['Dan', 'Eve'],
    ]);
    const on = run(left, { type: 'start', plan: { kind: 'fixed', rounds: 3 } }, { type: 'drop', id: 'Bob', reason: 'asked' });
    expect(names(on)).toEqual([['Cid'], ['Eve']]);
    // Late entries of a full event are refused; with a place free, who waited is entered like anybody else.
    const late = run(on, { ...register('Eve'), id: 'e2', round: 1 });
    expect(names(late)).toEqual([['Cid', 'Eve'], []]);
    expect(openTournament(late.log).state).toEqual(late.state);
    // What a move up was needed for can not be taken back; without that, it is undone with everything that followed from it.
    const annLeft = left.log.find((e) => e.command.type === 'drop' && e.command.id === 'Ann')?.seq ?? 0;
    expect(names(run(left, { type: 'undo', seq: annLeft }))).toEqual([
      ['Ann', 'Bob'],
      ['Cid', 'Eve'],
    ]);
    expect(() => run(left, { type: 'amend', id: 'Cid', fixedTable: 3 }, { type: 'undo', seq: annLeft })).not.toThrow();
    expect(() => run(left, { type: 'forbid', a: 'Cid', b: 'Bob' }, { type: 'undo', seq: annLeft })).toThrow(/later/);
  });
  it('MTR 8.1: teams have three members, Two-Headed Giant two', () => {
    const team = (n: number): CommandOf<'register'> => ({
      type: 'register',
      id: 'x',
      name: 'X',
      members: [...'ABC'].slice(0, n).map((name) => ({ name })),
    });
    expect(() => run(event({ kind: 'team' }), team(2))).toThrow(/must be 3/);
    expect(run(event({ kind: 'team' }), team(3)).state.entrants[0].decks).toHaveLength(3);
    expect(run(event({ kind: 'twoHeaded' }), team(2)).state.settings.matchWins).toBe(1);
  });
  it('reads CSV with quotation marks, byes and Chinese headings, and names the bad line', () => {
    const rows = readEntries('name,number,byes\n"Doe, Jane",17,2\r\n\nBob,18,\n', 1);
    expect(rows).toMatchObject([
      { line: 2, name: 'Doe, Jane', members: [{ name: 'Doe, Jane', number: '17' }], byes: 2 },
      { line: 4, name: 'Bob' },
    ]);
    expect(readEntries('姓名;号码;年龄\n李明;5;12\n', 1)).toMatchObject([{ name: '李明', members: [{ number: '5', age: 12 }] }]);
    expect(readEntries('team,a,b,c\nX,1,2,3\n', 3)[0].members.map((m) => m.name)).toEqual(['1', '2', '3']);
    expect(() => readEntries('name,byes\nAnn,1\nBob,two\n', 1)).toThrow(/line 3: byes is "two"/);
    expect(() => readEntries('who\nAnn\n', 1)).toThrow(/no column "name"/);
  });
});

describe('byes, late entry, drops', () => {
  it('a bye that was awarded is no match, and is won', () => {
    const t = run(event({ players: EIGHT }), { type: 'byes', id: 'A', byes: 1 }, { type: 'start', plan: { kind: 'fixed', rounds: 3 } });
    const { command } = planSwiss(t.state);
    expect(command.tables.filter((x) => x.kind === 'awardedBye').map((x) => x.a)).toEqual(['A']);
    // Seven are left: one of them has the bye.
    expect(command.tables.filter((x) => x.kind === 'bye')).toHaveLength(1);
    expect(standings(run(t, command).state).find((r) => r.id === 'A')).toMatchObject({ points: 3, totals: { wins: 1, gamesWon: 2 } });
  });
  it('who enters late has lost the rounds before, and has no games in them', () => {
    let t = round(begun({ players: [...'ABCD'] }), 'A-B 2-0-0', 'C-D 2-0-0');
    expect(() => run(t, register('E'))).toThrow(/begins with round 2/);
    t = run(t, { ...register('E'), round: 2 });
    expect(standings(t.state).find((r) => r.id === 'E')).toMatchObject({ points: 0, totals: { losses: 1, gamesLost: 0 } });
    t = round(t, 'A-C 2-0-0', 'E-B 2-0-0', 'D bye');
    expect(standings(t.state).find((r) => r.id === 'E')).toMatchObject({ points: 3, totals: { wins: 1, losses: 1 } });
  });
  it('MTR 2.10: back with the leave of the head judge, not into decks of a draft he missed, not after the cut', () => {
    let t = round(begun({ players: EIGHT }), 'A-B 2-0-0', 'C-D 2-0-0', 'E-F 2-0-0', 'G-H 2-0-0');
    t = run(t, { type: 'drop', id: 'H', reason: 'asked' });
    expect(() => run(t, { type: 'reenter', id: 'H' })).toThrow(/head judge/);
    const back = run(t, { type: 'reenter', id: 'H', headJudge: 'Kim' });
    expect(isOut(back.state.entrants[7], 2)).toBe(false);
    const drafted = run(t, { type: 'draft', number: 1, seed: 's', pods: [{ pod: 1, seats: [...'ABCDEFG'] }] });
    expect(() => run(drafted, { type: 'reenter', id: 'H', headJudge: 'Kim' })).toThrow(/not in draft 1/);
    const cut = run(t, { type: 'cut', size: 2, by: 'rank', seats: ['A', 'C'] });
    expect(() => run(cut, { type: 'reenter', id: 'H', headJudge: 'Kim' })).toThrow(/after the cut/);
  });
  it('who is out for a round and back has no match in it', () => {
    let t = round(begun({ players: [...'ABCDE'], rounds: 4 }), 'A-B 2-0-0', 'C-D 2-0-0', 'E bye');
    t = run(t, { type: 'drop', id: 'E', reason: 'asked' });
    t = round(t, 'A-C 2-0-0', 'B-D 2-0-0');
    t = run(t, { type: 'reenter', id: 'E', headJudge: 'Kim' });
    t = round(t, 'A-E 2-0-0', 'B-C 2-0-0', 'D bye');
    expect(standings(t.state).find((r) => r.id === 'E')?.totals).toMatchObject({ wins: 1, losses: 1, draws: 0 });
  });
  it('forbidden pairs are never made', () => {
    const t = run(begun({ players: ['A', 'B'] }), { type: 'forbid', a: 'A', b: 'B' });
    expect(() => planSwiss(t.state)).toThrow(/no pairings/);
    expect(planSwiss(run(t, { type: 'allow', a: 'A', b: 'B' }).state).command.tables).toHaveLength(1);
  });
});

describe('rounds', () => {
  const t = published(begun({ players: EIGHT }));
  it('are not paired while results are missing, but with a reason', () => {
    const pair = { ...planSwiss(t.state).command, round: 2 };
    expect(() => act(t, doing(1), pair)).toThrow(/no result from table 1, 2, 3, 4/);
    const forced = act(t, doing(1, 'the slips are lost'), { ...pair, override: 'openTables' });
    expect(forced.state.rounds[1].overrides).toEqual([{ what: 'openTables', why: 'the slips are lost', by: 'desk' }]);
  });
  it('are looked over first: reports wait until they are published', () => {
    const review = run(begun({ players: EIGHT }), planSwiss(begun({ players: EIGHT }).state).command);
    expect(() =>
      run(review, { type: 'report', round: 1, table: 1, games: games('2-0'), how: 'played', source: { kind: 'official' } }),
    ).toThrow(/not published/);
  });
  it('that are changed by hand say so, need a reason, and outdate reports', () => {
    const tables = t.state.rounds[0].tables.map(({ table, kind, a, b }) => ({ table, kind, a, b }));
    const [x, y] = tables;
    const swapped = [{ ...x, b: y.b }, { ...y, b: x.b }, ...tables.slice(2)];
    expect(() => act(t, doing(1), { type: 'editPairing', round: 1, tables: swapped })).toThrow(/say why/);
    const edited = run(t, { type: 'editPairing', round: 1, tables: swapped });
    expect(edited.state.rounds[0].tables.map((z) => z.edited)).toEqual(['edited', 'edited', undefined, undefined]);
    const old = {
      type: 'report',
      round: 1,
      table: 3,
      games: games('2-0'),
      how: 'played',
      source: { kind: 'official' },
      generation: 1,
    } as const;
    expect(() => run(edited, old)).toThrow(/look at them again/);
    expect(run(edited, { ...old, generation: 2 }).state.rounds[0].tables[2].result?.outcome).toBe('a');
  });
});

describe('results', () => {
  const t = published(begun({ players: EIGHT }));
  const { a, b } = tableOf(t.state.rounds[0], 1);
  const says = (id: string, g: string) =>
    ({ type: 'report', round: 1, table: 1, games: games(g), how: 'played', source: { kind: 'player', id } }) as const;
  it('of the players count when both say the same, in whatever order', () => {
    const one = run(t, says(a, '2-1'));
    expect(tableOf(one.state.rounds[0], 1).result).toBeUndefined();
    expect(tableOf(run(one, says(b ?? '', '2-1')).state.rounds[0], 1).result?.outcome).toBe('a');
  });
  it('that differ need a judge', () => {
    const two = run(t, says(a, '2-1'), says(b ?? '', '1-2'));
    expect(isDisputed(tableOf(two.state.rounds[0], 1))).toBe(true);
    const judged = run(two, { ...says(a, '2-0'), source: { kind: 'official' } });
    expect(tableOf(judged.state.rounds[0], 1).result?.games).toEqual(games('2-0-0'));
  });
  it('said twice change nothing; another one must be a correction with a reason', () => {
    const official = { ...says(a, '2-0'), source: { kind: 'official' } } as const;
    const done = run(t, official);
    expect(run(done, official).state.rounds).toEqual(done.state.rounds);
    expect(() => run(done, { ...official, games: games('0-2') })).toThrow(/correct it/);
    const correct = { type: 'correct', round: 1, table: 1, games: games('0-2'), how: 'played' } as const;
    expect(() => act(done, doing(2), correct)).toThrow(/say why/);
    expect(tableOf(run(done, correct).state.rounds[0], 1).result?.outcome).toBe('b');
  });
  it('MTR 1.10: of a closed round are corrected with the head judge', () => {
    const closed = round(begun({ players: [...'AB'] }), 'A-B 2-0-0');
    const correct = { type: 'correct', round: 1, table: 1, games: games('0-2'), how: 'played' } as const;
    expect(() => run(closed, correct)).toThrow(/head judge/);
    expect(standings(run(closed, { ...correct, headJudge: 'Kim' }).state)[0].id).toBe('B');
  });
  it('of somebody else are not taken', () => expect(() => run(t, says('nobody', '2-0'))).toThrow(/does not play/));
});

describe('lists', () => {
  const cards = { main: [['Forest', 60]] as [string, number][], sideboard: [] };
  const hand: CommandOf<'deck'> = { type: 'deck', id: 'A', member: 0, cards, source: 'player', issues: [] };
  const t = event({ players: EIGHT });
  it('MTR 2.7: are not changed once accepted, but by a judge with a reason; all versions stay', () => {
    const locked = run(t, hand, { ...hand, cards: { ...cards, sideboard: [['Plains', 1]] } }, { type: 'deckLock' });
    expect(() => run(locked, hand)).toThrow(/can not be changed/);
    expect(() => act(locked, doing(3), { ...hand, source: 'judge' })).toThrow(/say why/);
    const mended = run(locked, { ...hand, source: 'judge' });
    expect(mended.state.entrants[0].decks[0].map((d) => d.source)).toEqual(['player', 'player', 'judge']);
    expect(deckDiff(mended.state.entrants[0].decks[0][1].cards, cards)).toEqual([{ part: 'sideboard', name: 'Plains', by: -1 }]);
    expect(listStatus(mended.state).filter((l) => l.status === 'missing')).toHaveLength(7);
  });
  it('MTR 2.7 of 2017: Limited lists are due before the first round that is played', () => {
    const limited = run(
      event({ players: EIGHT, format: 'limited' }),
      { type: 'byes', id: 'A', byes: 1 },
      { type: 'start', plan: { kind: 'fixed', rounds: 3 } },
      { type: 'deckLock' },
    );
    const paired = published(limited);
    expect(run(paired, hand).state.entrants[0].decks[0]).toHaveLength(1);
    const other = paired.state.rounds[0].tables.find((x) => x.kind === 'match')?.a ?? '';
    expect(() => run(paired, { ...hand, id: other })).toThrow(/time to hand in lists is over/);
  });
  it('MTR 2.7: are not public during the event, but open to opponents in a playoff where it was said', () => {
    const running = begun({ players: EIGHT }).state;
    expect([mayShowLists(running, 'official'), mayShowLists(running, 'opponent'), mayShowLists(running, 'public')]).toEqual([
      true,
      false,
      false,
    ]);
    const open = { ...running, status: 'playoff' as const, settings: { ...running.settings, openLists: 'playoff' as const } };
    expect([mayShowLists(open, 'opponent'), mayShowLists(open, 'public')]).toEqual([true, false]);
    expect(mayShowLists({ ...running, status: 'finished' }, 'public')).toBe(true);
  });
});

describe('deck checks', () => {
  it('MTR 2.8: reach a tenth of the decks by the last round, by the seed, and nobody thrice', () => {
    const players = Array.from({ length: 48 }, (_, i) => `P${i}`);
    let t = begun({ players, rounds: 3 });
    for (let r = 1; r <= 3; r++) {
      t = published(t);
      const plan = planChecks(t.state, { round: r, at: 'start', seed: `s${r}` });
      expect(planChecks(t.state, { round: r, at: 'start', seed: `s${r}` })).toEqual(plan);
      t = run(t, plan);
      for (const x of t.state.rounds[r - 1].tables)
        t = run(t, { type: 'report', round: r, table: x.table, games: games('2-0'), how: 'played', source: { kind: 'official' } });
      t = run(t, { type: 'close', round: r });
    }
    const progress = checkProgress(t.state);
    expect(progress.wanted).toBe(5);
    expect(progress.checked).toBeGreaterThanOrEqual(progress.wanted);
  });
  it('a deck that was checked twice is not chosen again, nor targeted', () => {
    let t = published(begun({ players: ['A', 'B'] }));
    const chosen: CommandOf<'checkDecks'> = {
      type: 'checkDecks',
      round: 1,
      at: 'start',
      chosen: [{ table: 1, ids: ['A'], how: 'targeted' }],
    };
    t = run(t, chosen, chosen);
    expect(planChecks(t.state, { round: 1, at: 'end', seed: 's', tables: 1 }).chosen).toEqual([]);
    expect(() => planChecks(t.state, { round: 1, at: 'end', seed: 's', targets: ['A'] })).toThrow(/checked twice/);
  });
});

describe('the report in the manner of chess', () => {
  it('has its columns where such reports have them: 5, 15, 58, 81, 86, 92', () => {
    let t = event({ players: ['Ann', 'Bob', 'Cy'] });
    t = act(t, doing(), { type: 'register', id: 'd', name: 'Dee', members: [{ name: 'Dee', number: '1234567' }] });
    t = round(act(t, doing(0, 'a test'), { type: 'start', plan: { kind: 'fixed', rounds: 3 } }), 'Ann-Bob 2-0-0', 'Cy-d 1-1-1');
    const lines = exportEvent(t.state, 'trf').split('\n');
    const line = lines.find((l) => l.includes('Dee')) ?? '';
    const at = (from: number, to: number): string => line.slice(from - 1, to).trim();
    expect([at(1, 3), at(5, 8), at(15, 47), at(58, 68), at(81, 84)]).toEqual(['001', '4', 'Dee', '1234567', '1.0']);
    expect(['2', '3']).toContain(at(86, 89));
    expect([at(92, 95), at(97, 97), at(99, 99)]).toEqual(['3', 'b', '=']);
  });
});

describe('clocks', () => {
  let t = published(begun({ players: EIGHT, settings: { grace: 3 } }));
  t = act(t, doing(0), { type: 'beginClock', round: 1 });
  t = act(t, doing(20), { type: 'extend', round: 1, table: 2, seconds: 300, reason: 'judge' });
  t = act(t, doing(21), { type: 'extraTurns', round: 1, table: 3, turns: 2 });
  const [first] = t.state.rounds;
  it('tell what is left, and which tables have more', () => {
    expect(roundClock(first, at(39))).toMatchObject({ phase: 'running', left: 660 });
    expect(roundClock(first, at(41))).toMatchObject({ phase: 'lastTen', left: 540, extended: [{ table: 2, left: 840 }] });
    expect(roundClock(first, at(51))).toMatchObject({ phase: 'time', left: -60, outstanding: [1, 2, 3, 4] });
  });
  it('MTR 2.5, IPG 3.3: five turns, and those of slow play', () =>
    expect(first.tables.map((x) => turnsAfterTime(t.state, x))).toEqual([5, 5, 7, 5]));
  it('call out in both languages', () => {
    const calls = roundCalls(t.state, first);
    expect(calls.map((c) => [c.at, c.to])).toEqual([
      [0, 'all'],
      [180, 'staff'],
      [600, 'staff'],
      [2400, 'all'],
      [3000, 'all'],
      [3300, 'table'],
    ]);
    expect(say(calls[4].message, 'en')).toMatch(/5 more turns/);
    expect(say(calls[4].message, 'zh')).toMatch(/再进行5个回合/);
    expect(buildCalls(30).map((c) => c.at)).toEqual([0, 1200, 1500, 1740, 1800]);
  });
});

describe('what is said', () => {
  it('is there in both languages, with the same parameters', () => {
    const params = (s: string): string[] => [...new Set(s.match(/\{\w+\}/g) ?? [])].sort();
    for (const [id, { en, zh }] of Object.entries(MESSAGES)) {
      expect(en, id).not.toBe('');
      expect(zh, id).not.toBe('');
      if (id !== 'deck.format') expect(params(zh), id).toEqual(params(en));
    }
  });
});
