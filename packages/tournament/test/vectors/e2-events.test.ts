/** Rounds, sanctioning, eligibility (MTR 1.4, 1.5, 10.1, 10.2, appendices B, E, F). */
import { describe, expect, it } from 'vitest';
import {
  act,
  type EventKind,
  eligibility,
  type Message,
  officialPlays,
  type Person,
  programOf,
  recommendedRounds,
  reportProblems,
  rulesetOf,
  sanctionCheck,
  swissIsOver,
} from '../../src/index.js';
import { begun, doing, event, round, run } from '../kit.js';

const M15 = rulesetOf('mtr-2015');
const M17 = rulesetOf('mtr-2017');
const ids = (messages: readonly (Message | undefined)[]): string[] => messages.flatMap((m) => (m ? [m.id.replace('error.', '')] : []));
const sanction = (kind: EventKind, entrants: number, rounds: number): string[] => ids(sanctionCheck(M17, { kind, entrants, rounds }));

describe('sanctioning', () => {
  it('vector 26: seven players', () => expect(sanction('individual', 7, 3)).toEqual(['minimum']));
  it('vector 27: eight players, three rounds', () => expect(sanction('individual', 8, 3)).toEqual([]));
  it('vector 28: eight players, two rounds', () => expect(sanction('individual', 8, 2)).toEqual(['minimumRounds']));
  it('vector 29: four teams, two rounds', () => {
    expect(sanction('team', 4, 2)).toEqual([]);
    expect(sanction('twoHeaded', 4, 2)).toEqual([]);
  });
  it('vector 30: three teams', () => expect(sanction('team', 3, 2)).toEqual(['minimum']));
  it('vectors 26 and 28: such an event does not start without a reason', () => {
    const seven = event({ players: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] });
    expect(() => act(seven, doing(), { type: 'start', plan: { kind: 'fixed', rounds: 3 } })).toThrow(/7 of at least 8/);
    const eight = event({ players: [...'ABCDEFGH'] });
    expect(() => act(eight, doing(), { type: 'start', plan: { kind: 'fixed', rounds: 2 } })).toThrow(/at least 3/);
    expect(act(eight, doing(), { type: 'start', plan: { kind: 'fixed', rounds: 3 } }).state.status).toBe('running');
  });
});

describe('number of rounds', () => {
  it.each([
    [8, 3],
    [9, 4],
    [16, 4],
    [17, 5],
    [32, 5],
    [33, 6],
    [64, 6],
    [65, 7],
    [128, 7],
    [129, 8],
    [226, 8],
    [227, 9],
    [409, 9],
    [410, 10],
  ])('vector 31: %i players, %i rounds in 2015', (entrants, swiss) => expect(recommendedRounds(M15, { entrants }).swiss).toBe(swiss));
  it('vector 32: 20 players, top 4', () => expect(recommendedRounds(M15, { entrants: 20, cut: 4 }).swiss).toBe(6));
  it('vector 33: 20 players, top 2', () => expect(recommendedRounds(M15, { entrants: 20, cut: 2 }).swiss).toBe(7));
  it('vector 34: eight players in 2017 play single elimination', () => {
    expect(recommendedRounds(M17, { entrants: 8 })).toMatchObject({ swiss: 0, cut: 8 });
  });
  it('vector 35: 12 players, Modern', () => expect(recommendedRounds(M17, { entrants: 12 })).toMatchObject({ swiss: 5, cut: 4 }));
  it('vector 36: 12 players, Limited with a draft in the playoff', () =>
    expect(recommendedRounds(M17, { entrants: 12, playoffDraft: 'draft' })).toMatchObject({ swiss: 4, cut: 8 }));
  it('vector 37: byes count as 2 and 4 players', () =>
    expect(recommendedRounds(M17, { entrants: 60, byes: [1, 1, 1, 1, 2] })).toMatchObject({ counted: 67, swiss: 7 }));
  it('vector 38: three byes count as 8', () =>
    expect(recommendedRounds(M17, { entrants: 100, byes: Array.from({ length: 8 }, () => 3) })).toMatchObject({ counted: 156, swiss: 8 }));
});

describe('a condition instead of a number', () => {
  const players = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const five = (): ReturnType<typeof event> =>
    act(event({ players }), doing(0, 'a test'), { type: 'start', plan: { kind: 'untilOneUndefeated', rounds: 5 } });
  it('vector 39: somebody is 4-0, so there is no fifth round', () => {
    let t = five();
    t = round(t, 'A-B 2-0-0', 'C-D 2-0-0', 'E-F 2-0-0', 'G-H 2-0-0');
    t = round(t, 'A-C 2-0-0', 'E-G 2-0-0', 'B-D 2-0-0', 'F-H 2-0-0');
    t = round(t, 'A-E 2-0-0', 'C-G 2-0-0', 'B-F 2-0-0', 'D-H 2-0-0');
    expect(swissIsOver(t.state)).toBe(false);
    t = round(t, 'A-G 2-0-0', 'C-E 2-0-0', 'B-H 2-0-0', 'D-F 2-0-0');
    expect(swissIsOver(t.state)).toBe(true);
    expect(() => round(t, 'A-H 2-0-0', 'B-C 2-0-0', 'D-E 2-0-0', 'F-G 2-0-0')).toThrow(/over after round 4/);
  });
  it('vector 40: nobody is 4-0, so the fifth round is played', () => {
    let t = five();
    t = round(t, 'A-B 2-0-0', 'C-D 2-0-0', 'E-F 2-0-0', 'G-H 2-0-0');
    t = round(t, 'A-C 2-0-0', 'E-G 2-0-0', 'B-D 2-0-0', 'F-H 2-0-0');
    t = round(t, 'A-E 2-0-0', 'C-G 2-0-0', 'B-F 2-0-0', 'D-H 2-0-0');
    t = round(t, 'A-G 0-2-0', 'C-E 2-0-0', 'B-H 2-0-0', 'D-F 2-0-0');
    expect(swissIsOver(t.state)).toBe(false);
    expect(swissIsOver(round(t, 'A-D 2-0-0', 'B-C 2-0-0', 'H-E 2-0-0', 'F-G 2-0-0').state)).toBe(true);
  });
  it('vector 41: the number of rounds does not change after the first', () => {
    const t = begun({ players, rounds: 3 });
    expect(() => run(t, { type: 'set', settings: {}, plan: { kind: 'fixed', rounds: 4 } })).toThrow(/fixed/);
  });
  it('vector 42: rounds of 35 minutes are too short', () => {
    expect(() => event({ settings: { roundMinutes: 35, limitsAnnounced: 'yes' } })).toThrow(/least is 40/);
    expect(event({ settings: { roundMinutes: 40, limitsAnnounced: 'yes' } }).state.settings.roundMinutes).toBe(40);
    // Other limits than the usual ones must have been announced (appendix B).
    expect(() => event({ settings: { roundMinutes: 60 } })).toThrow(/announced/);
  });
});

describe('who may play', () => {
  it('vector 43: an official does not play in a Pro Tour Qualifier', () => {
    expect(ids([officialPlays(M15, 'ptq', 'competitive')])).toEqual(['officialsProgram']);
    const t = run(event({ ruleset: 'mtr-2015', program: 'ptq', rel: 'competitive' }), { type: 'staff', name: 'Jo', role: 'judge' });
    expect(() => run(t, { type: 'register', id: 'x', name: 'Jo', members: [{ name: 'Jo' }] })).toThrow(/invalid/);
  });
  it('vector 44: an official plays at Friday Night Magic', () => {
    expect(officialPlays(M17, 'fnm', 'regular')).toBeUndefined();
    const fnm = event({ program: 'fnm', rel: 'regular', settings: { officialsPlay: 'yes' } });
    const t = run(fnm, { type: 'staff', name: 'Jo', role: 'judge' });
    expect(run(t, { type: 'register', id: 'x', name: 'Jo', members: [{ name: 'Jo' }] }).state.entrants).toHaveLength(1);
  });
  it('vector 45: but only at Regular', () => {
    expect(ids([officialPlays(M17, 'fnm', 'competitive')])).toEqual(['officialsRel']);
    expect(() => event({ program: 'fnm', rel: 'competitive' })).toThrow(/run at regular/);
  });
  const playing = (person: Person, of: Parameters<typeof event>[0] = {}): string[] => ids(eligibility(event(of).state, person, 'player'));
  it('vector 46: thirteen years old without consent', () => {
    expect(playing({ name: 'Kid', age: 13 })).toEqual(['consent']);
    expect(playing({ name: 'Kid', age: 13, consent: 'given' })).toEqual([]);
    expect(playing({ name: 'Kid', age: 14 })).toEqual([]);
  });
  it('vector 47: a suspended scorekeeper', () => {
    expect(() => run(event(), { type: 'staff', name: 'Max', role: 'scorekeeper', suspended: 'suspended' })).toThrow(/suspended/);
    expect(playing({ name: 'Max', suspended: 'suspended' })).toEqual(['suspended']);
  });
  it('vector 48: a number that only stands in blocks the report', () => {
    const t = run(event(), { type: 'register', id: 'x', name: 'Ann', members: [{ name: 'Ann', number: 'T1', temporary: 'temporary' }] });
    expect(ids(reportProblems(t.state))).toContain('temporary');
  });
  it('vector 49: the level of a Grand Prix Trial', () => {
    expect(programOf(M15, 'gpt')?.rels[0]).toBe('competitive');
    expect(programOf(M17, 'gpt')?.rels[0]).toBe('regular');
  });
  it('vector 50: twenty days after leaving the maker', () => {
    const left: Person = { name: 'Old', maker: { tie: 'former', left: '2015-01-12' } };
    expect(playing(left, { ruleset: 'mtr-2015', date: '2015-02-01', program: 'fnm' })).toEqual(['formerStaff']);
    expect(playing(left, { ruleset: 'mtr-2015', date: '2015-02-11', program: 'fnm' })).toEqual([]);
    // Six months for a prerelease.
    expect(playing(left, { ruleset: 'mtr-2015', date: '2015-06-01', program: 'prerelease' })).toEqual(['formerStaff']);
    expect(playing(left, { ruleset: 'mtr-2017', program: 'fnm' })).toEqual([]);
  });
});
