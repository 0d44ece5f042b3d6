/** Game losses and match losses in the games of a match (IPG 1.2, 1.3; vectors 154, 160, 170-173, 192, 194). */
import { describe, expect, it } from 'vitest';
import { act, type CommandOf, lossesOf, MESSAGES, printPage, roundOf, standings, type Tournament, tableOf } from '../src/index.js';
import { begun, doing, event, games, round, run } from './kit.js';

const FOUR = [...'ABCD'];
const start = (): Tournament => round(begun({ players: FOUR, rounds: 3 }), 'A-B', 'C-D');
const gives = (id: string, penalty: CommandOf<'penalty'>['penalty'], served?: CommandOf<'penalty'>['served']): CommandOf<'penalty'> => ({
  type: 'penalty',
  id,
  infraction: 'x',
  penalty,
  judge: 'Jo',
  headJudge: 'Kim',
  ...(served === undefined ? {} : { served }),
});
const reports = (n: number, table: number, result: string, more: Partial<CommandOf<'report'>> = {}): CommandOf<'report'> => ({
  type: 'report',
  round: n,
  table,
  games: games(result),
  how: 'played',
  source: { kind: 'official' },
  ...more,
});
const owed = (t: Tournament, n: number, table: number) => lossesOf(t.state, n).get(tableOf(roundOf(t.state, n), table));

describe('IPG 1.2: a game loss is one of the games', () => {
  it('in the match in which it was given: the opponent has a game', () => {
    const t = run(start(), gives('A', 'gameLoss'));
    expect(owed(t, 1, 1)).toMatchObject({ a: 1, b: 0 });
    expect(() => run(t, reports(1, 1, '2-0'))).toThrow(/A has 1 Game Loss in this match, so B/);
    expect(() => run(t, { ...reports(1, 1, '2-0'), source: { kind: 'player', id: 'A' } })).toThrow(/Game Loss/);
    expect(() => run(t, reports(1, 1, '0-0', { how: 'intentionalDraw' }))).toThrow(/Game Loss/);
    expect(tableOf(roundOf(run(t, reports(1, 1, '2-1')).state, 1), 1).result?.games).toEqual(games('2-1'));
    expect(run(t, reports(1, 1, '0-2')).state.rounds[0].tables[0].result?.outcome).toBe('b');
  });
  it('another result stands with the head judge and a reason, and not with one of them', () => {
    const t = run(start(), gives('A', 'gameLoss'));
    const other = reports(1, 1, '2-0', { headJudge: 'Kim' });
    expect(() => act(t, doing(1), other)).toThrow(/Game Loss/);
    expect(act(t, doing(1, 'appeal upheld'), other).state.rounds[0].tables[0].result?.outcome).toBe('a');
  });
  it('a correction is held to it too', () => {
    const t = run(start(), gives('A', 'gameLoss'), reports(1, 1, '2-1'));
    expect(() => run(t, { type: 'correct', round: 1, table: 1, games: games('2-0'), how: 'played' })).toThrow(/Game Loss/);
  });
  it('vector 173: after the match it is served in the next one', () => {
    let t = run(start(), reports(1, 1, '2-0'), gives('A', 'gameLoss'), reports(1, 2, '2-0'), { type: 'close', round: 1 });
    expect(owed(t, 1, 1)).toMatchObject({ a: 0, b: 0 });
    expect(t.state.penalties[0]).toMatchObject({ served: 'nextMatch', from: 2 });
    t = round(t, 'A-C', 'B-D');
    expect(owed(t, 2, 1)).toMatchObject({ a: 1 });
    t = run(t, reports(2, 1, '2-1'), reports(2, 2, '2-0'), { type: 'close', round: 2 });
    t = round(t, 'A-D', 'B-C');
    expect(owed(t, 3, 1)).toMatchObject({ a: 0 });
  });
  it('waits for a match where there is a bye', () => {
    let t = round(begun({ players: [...'ABC'], rounds: 3 }), 'A-B 2-0', 'C bye');
    t = run(t, gives('A', 'gameLoss'));
    t = round(t, 'B-C 2-0', 'A bye');
    t = round(t, 'A-C', 'B bye');
    expect(owed(t, 3, 1)).toMatchObject({ a: 1 });
  });
  it('is shown on the slip, in both languages', () => {
    const t = run(start(), gives('A', 'gameLoss'));
    expect(printPage(t.state, 'slips', { language: 'en' })).toContain('Game Loss: 1');
    expect(printPage(t.state, 'slips', { language: 'zh' })).toContain('一盘负：1');
    expect(printPage(t.state, 'pairings', { language: 'en' })).not.toContain('Game Loss');
    expect(MESSAGES['error.gameLossDue'].zh).toMatch(/一盘负/);
  });
});

describe('IPG 1.3: several at once', () => {
  it('vector 170: both have a game loss at the same time: recorded, without effect on the score', () => {
    const t = run(start(), gives('A', 'gameLoss', 'offset'), gives('B', 'gameLoss', 'offset'));
    expect(owed(t, 1, 1)).toMatchObject({ a: 0, b: 0 });
    expect(t.state.penalties).toHaveLength(2);
    const second = run(start(), gives('A', 'gameLoss'), gives('B', 'gameLoss', 'offset'));
    expect(owed(second, 1, 1)).toMatchObject({ a: 0, b: 0 });
    expect(run(second, reports(1, 1, '2-0')).state.rounds[0].tables[0].result?.outcome).toBe('a');
  });
  it('at different times both count', () => {
    const t = run(start(), gives('A', 'gameLoss'), gives('B', 'gameLoss'));
    expect(() => run(t, reports(1, 1, '2-0'))).toThrow(/A has 1 Game Loss/);
    expect(run(t, reports(1, 1, '2-1')).state.rounds[0].tables[0].result?.outcome).toBe('a');
  });
  it('vector 171: the game loss of the one moves to his next match when the other loses this one', () => {
    for (const given of [
      [gives('A', 'matchLoss'), gives('B', 'gameLoss')],
      [gives('B', 'gameLoss'), gives('A', 'matchLoss')],
    ]) {
      let t = run(start(), ...given, reports(1, 2, '2-0'), { type: 'close', round: 1 });
      expect(roundOf(t.state, 1).tables[0].result).toMatchObject({ how: 'penalty', outcome: 'b' });
      t = round(t, 'A-C', 'B-D');
      expect([owed(t, 2, 1)?.a, owed(t, 2, 2)?.a]).toEqual([0, 1]);
    }
  });
  it('vector 172: a match loss now, the game loss in the next match', () => {
    let t = run(start(), gives('A', 'matchLoss'), gives('A', 'gameLoss'), reports(1, 2, '2-0'), { type: 'close', round: 1 });
    t = round(t, 'A-C', 'B-D');
    expect(owed(t, 2, 1)).toMatchObject({ a: 1, match: [] });
  });
  it('carried into one match on both sides they offset; a match loss carried into it goes before', () => {
    const after = round(begun({ players: FOUR, rounds: 3 }), 'A-B 2-0', 'C-D 2-0');
    expect(owed(round(run(after, gives('A', 'gameLoss'), gives('C', 'gameLoss')), 'A-C', 'B-D'), 2, 1)).toMatchObject({ a: 0, b: 0 });
    let t = round(run(after, gives('A', 'gameLoss'), gives('C', 'matchLoss')), 'A-C', 'B-D');
    expect(roundOf(t.state, 2).tables[0].result).toMatchObject({ how: 'penalty', outcome: 'a', games: games('2-0-0') });
    expect(standings(t.state, 2).find((r) => r.id === 'A')?.points).toBe(6);
    t = round(run(t, reports(2, 2, '2-0'), { type: 'close', round: 2 }), 'A-D', 'B-C');
    expect([owed(t, 3, 1)?.a, owed(t, 3, 2)?.b]).toEqual([1, 0]);
  });
  it('IPG 3.1: whose opponent never comes serves his game loss in the next match', () => {
    let t = run(round(begun({ players: FOUR, rounds: 3 }), 'A-B 2-0', 'C-D 2-0'), gives('A', 'gameLoss'));
    t = round(t, 'A-C', 'B-D');
    t = run(t, reports(2, 1, '0-0', { how: 'noShow', against: 'b' }), reports(2, 2, '2-0'), { type: 'close', round: 2 });
    expect(owed(round(t, 'A-D', 'B-C'), 3, 1)).toMatchObject({ a: 1 });
  });
});

describe('IPG 1.2: match losses and those who leave', () => {
  it('after the match the next one is lost', () => {
    const t = round(run(round(begun({ players: FOUR, rounds: 3 }), 'A-B 2-0', 'C-D 2-0'), gives('A', 'matchLoss')), 'A-C', 'B-D');
    expect(roundOf(t.state, 2).tables[0].result).toMatchObject({ how: 'penalty', outcome: 'b' });
  });
  it('vector 194: who has dropped has it on record all the same', () => {
    const t = run(start(), reports(1, 1, '2-0'), { type: 'drop', id: 'A', reason: 'asked' }, gives('A', 'gameLoss'));
    expect(t.state.penalties).toMatchObject([{ id: 'A', penalty: 'gameLoss' }]);
  });
  it('B2: who is disqualified loses the match and is in no standings', () => {
    const t = run(start(), gives('A', 'disqualification'));
    expect(roundOf(t.state, 1).tables[0].result).toMatchObject({ how: 'penalty', outcome: 'b' });
    expect(standings(t.state).map((r) => r.id)).not.toContain('A');
  });
});

describe('teams', () => {
  const team = (kind: 'team' | 'twoHeaded'): Tournament => {
    let t = begunTeams(kind);
    t = round(t, 'P-Q', 'R-S');
    return t;
  };
  const begunTeams = (kind: 'team' | 'twoHeaded'): Tournament => {
    const size = kind === 'team' ? 3 : 2;
    const teams = [...'PQRS'].map((id) => ({
      type: 'register' as const,
      id,
      name: id,
      members: Array.from({ length: size }, (_, i) => ({ name: `${id}${'abc'[i]}` })),
    }));
    return run(event({ kind, ruleset: 'open' }), ...teams, { type: 'start', plan: { kind: 'fixed', rounds: 3 } });
  };
  const of = (c: CommandOf<'penalty'>, member: number): CommandOf<'penalty'> => ({ ...c, member });

  it('a member’s match loss is one of the team’s matches; his game loss is not one of them', () => {
    const t = run(team('team'), of(gives('P', 'matchLoss'), 1), of(gives('Q', 'gameLoss'), 2));
    expect(owed(t, 1, 1)).toMatchObject({ a: 1, b: 0, seats: { lost: { a: [1], b: [] }, games: { a: [], b: [2] } } });
    expect(tableOf(roundOf(t.state, 1), 1).result).toBeUndefined();
    expect(() => run(t, reports(1, 1, '2-0'))).toThrow(/1 of the matches of P are lost before they are played, so Q has won at least 1/);
    expect(run(t, reports(1, 1, '2-1')).state.rounds[0].tables[0].result?.outcome).toBe('a');
    expect(printPage(t.state, 'slips', { language: 'en' })).toMatch(/B: Match Loss[\s\S]*C: Game Loss: 1/);
  });
  it('a game loss waits where the member’s match is lost; match losses of both in one seat are nobody’s win', () => {
    let t = run(team('team'), of(gives('P', 'matchLoss'), 0), of(gives('P', 'gameLoss'), 0), of(gives('Q', 'matchLoss'), 0));
    expect(owed(t, 1, 1)).toMatchObject({ a: 0, b: 0, seats: { lost: { a: [0], b: [0] } } });
    t = run(t, reports(1, 1, '2-0'), reports(1, 2, '2-0'), { type: 'close', round: 1 });
    t = round(t, 'P-R', 'Q-S');
    expect(owed(t, 2, 1)).toMatchObject({ a: 0, seats: { lost: { a: [], b: [] }, games: { a: [0], b: [] } } });
  });
  it('MTR 8.2: a team of three plays on without a disqualified member, whose matches are lost from then on', () => {
    let t = run(team('team'), of(gives('P', 'disqualification'), 2));
    expect(t.state.entrants[0]).toMatchObject({ drops: [], gone: [{ member: 2, from: 1, reason: 'disqualified' }] });
    expect(t.state.entrants[0].disqualified).toBeUndefined();
    expect(() => run(t, reports(1, 1, '2-0'))).toThrow(/lost before they are played/);
    t = run(t, reports(1, 1, '2-1'), reports(1, 2, '2-0'), { type: 'close', round: 1 });
    t = round(t, 'P-R', 'Q-S');
    expect(owed(t, 2, 1)).toMatchObject({ a: 1 });
    // The second one breaks the team: the match in hand is lost, and it plays no more.
    t = run(t, of(gives('P', 'disqualification'), 0));
    expect(tableOf(roundOf(t.state, 2), 1).result).toMatchObject({ how: 'penalty', outcome: 'b' });
    expect(t.state.entrants[0].drops).toMatchObject([{ reason: 'teamBroken', after: 2 }]);
    expect(standings(t.state).some((r) => r.id === 'P')).toBe(true);
  });
  it('MTR 8.2: a member drops after the round he is paired in', () => {
    const t = run(team('team'), { type: 'drop', id: 'P', reason: 'asked', member: 0 });
    expect(owed(t, 1, 1)).toMatchObject({ a: 0 });
    expect(t.state.entrants[0]).toMatchObject({ drops: [], gone: [{ member: 0, from: 2 }] });
    expect(() => run(t, { type: 'drop', id: 'P', reason: 'asked', member: 0 })).toThrow(/Pa has dropped already/);
    expect(() => run(t, { type: 'drop', id: 'P', reason: 'asked', member: 3 })).toThrow(/no member 4/);
  });
  it('ten minutes late, a member’s match is lost; he comes back with the round', () => {
    const t = run(team('team'), of(gives('P', 'matchLoss'), 1), { type: 'tardy', round: 1, table: 1, id: 'P', member: 1, seconds: 700 });
    expect(t.state.rounds[0].tables[0].result).toBeUndefined();
    expect(t.state.entrants[0].gone).toMatchObject([{ member: 1, from: 2, reason: 'noShow' }]);
    expect(run(t, { type: 'returned', round: 1, id: 'P', member: 1 }).state.entrants[0].gone).toBeUndefined();
  });
  it('Two-Headed Giant: with one disqualified the team has lost and is out; a game loss is the match', () => {
    const t = run(team('twoHeaded'), of(gives('P', 'disqualification'), 1), of(gives('R', 'gameLoss'), 0));
    expect(tableOf(roundOf(t.state, 1), 1).result).toMatchObject({ how: 'penalty', outcome: 'b', games: { a: 0, b: 1 } });
    expect(t.state.entrants[0].drops).toMatchObject([{ reason: 'teamBroken', after: 1 }]);
    expect(() => run(t, reports(1, 2, '1-0'))).toThrow(/Game Loss/);
    expect(run(t, reports(1, 2, '0-1')).state.rounds[0].tables[1].result?.outcome).toBe('b');
  });
});
