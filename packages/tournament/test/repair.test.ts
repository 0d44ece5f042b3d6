/** What is offered for a wrong result that is found in the next round. */
import { describe, expect, it } from 'vitest';
import { secondsFor } from '../../kernel/test/processor.js';
import {
  act,
  affectedBy,
  copyOf,
  type Entry,
  openTournament,
  planSwiss,
  type RepairOption,
  repairOptions,
  roundOf,
  type State,
  simulate,
  standings,
  type Tournament,
} from '../src/index.js';
import { begun, doing, games, run } from './kit.js';

/** A simulated event of which the newest round has been paired and published, and a result of the round before put right. */
function wrongResult(players: number, rounds: number, seed: string): { state: State; affected: string[]; log: Entry[] } {
  const { log } = simulate({ players, rounds, seed, draws: 0 });
  const at = log.findIndex((e) => e.command.type === 'publish' && e.command.round === rounds);
  const cut = openTournament(log.slice(0, at + 1));
  const last = roundOf(cut.state, rounds - 1);
  // A table of the middle of the room: its result is turned round.
  const table = last.tables.filter((t) => t.kind === 'match')[Math.floor(players / 5)];
  const g = table.result?.games ?? { a: 2, b: 0, d: 0 };
  const right = act(cut, doing(300, 'the slip was read wrongly'), {
    type: 'correct',
    round: rounds - 1,
    table: table.table,
    games: { a: g.b, b: g.a, d: g.d },
    how: 'played',
    headJudge: 'Kim',
  });
  const after = roundOf(right.state, rounds - 1).tables.find((t) => t.table === table.table);
  return { state: right.state, affected: after ? affectedBy(table, after) : [], log: [...right.log] };
}

/** Everybody once, and the figures are those of the tables. */
function check(state: State, number: number, o: RepairOption): void {
  const round = roundOf(state, number);
  const people = (tables: readonly { a: string; b: string | null }[]): string[] =>
    tables.flatMap((t) => (t.b === null ? [t.a] : [t.a, t.b])).sort();
  expect(people(o.tables)).toEqual(people(round.tables));
  const points = new Map(standings(state, number - 1).map((r) => [r.id, r.points]));
  const gaps = o.tables.filter((t) => t.kind === 'match').map((t) => Math.abs((points.get(t.a) ?? 0) - (points.get(t.b ?? '') ?? 0)));
  expect(o.gap).toBe(gaps.reduce((a, b) => a + b, 0));
  expect(o.largestGap).toBe(Math.max(...gaps));
  const changed = o.tables.filter(
    (t) => !round.tables.some((r) => r.table === t.table && ((r.a === t.a && r.b === t.b) || (r.a === t.b && r.b === t.a))),
  );
  expect(o.changed.map((c) => c.table).sort()).toEqual(changed.map((t) => t.table).sort());
}

describe('repair', () => {
  it('offers to leave, to swap, a chain and everything, each with its figures', () => {
    const { state, affected } = wrongResult(32, 4, 'r1');
    expect(affected).toHaveLength(2);
    const options = repairOptions(state, 4, affected, 0);
    expect(options.map((o) => o.kind)).toContain('leave');
    expect(options.map((o) => o.kind)).toContain('all');
    for (const o of options) check(state, 4, o);
    const leave = options.find((o) => o.kind === 'leave');
    expect(leave).toMatchObject({ moved: 0, minutesLost: 0, delay: 0, changed: [] });
    for (const kind of ['swap', 'chain'] as const) {
      const o = options.find((x) => x.kind === kind);
      if (o) expect(o.changed).toHaveLength(kind === 'swap' ? 2 : 3);
      if (o && leave) expect(o.gap).toBeLessThan(leave.gap);
    }
  });

  it('the longer the round has been played, the better it is to leave it', () => {
    const { state, affected } = wrongResult(32, 4, 'r1');
    expect(repairOptions(state, 4, affected, 0)[0].kind).not.toBe('leave');
    expect(repairOptions(state, 4, affected, 45)[0].kind).toBe('leave');
    const late = repairOptions(state, 4, affected, 10).find((o) => o.kind === 'all');
    expect(late?.minutesLost).toBe(10 * (late?.changed.length ?? 0));
    expect(late?.delay).toBe(10);
  });

  it('can be carried out, and marks what was changed', () => {
    const { state, affected, log } = wrongResult(32, 4, 'r1');
    const options = repairOptions(state, 4, affected, 0);
    const option = options.find((o) => o.kind !== 'leave');
    if (!option) throw new Error('nothing to do');
    const t = act(openTournament(log), doing(301, 'wrong result'), {
      type: 'repair',
      round: 4,
      option: option.kind,
      tables: option.tables,
    });
    const round = roundOf(t.state, 4);
    expect(round.generation).toBe(2);
    expect(
      round.tables
        .filter((x) => x.edited)
        .map((x) => x.table)
        .sort(),
    ).toEqual(option.changed.map((c) => c.table).sort());
  });

  it('leaves tables with results alone', () => {
    const { state, affected } = wrongResult(32, 4, 'r2');
    const busy = copyOf(state);
    const round = roundOf(busy, 4);
    for (const t of round.tables.slice(0, 6)) t.result = { games: { a: 2, b: 0, d: 0 }, how: 'played', outcome: 'a', at: '', by: '' };
    for (const o of repairOptions(busy, 4, affected, 0)) for (const c of o.changed) expect(c.table).toBeGreaterThan(6);
  });

  it('answers for 500 players within a second', () => {
    const { state, affected } = wrongResult(500, 5, 'r3');
    for (const o of repairOptions(state, 5, affected, 0)) check(state, 5, o);
    expect(secondsFor(() => repairOptions(state, 5, affected, 0))).toBeLessThan(1);
  });

  it('stays within the pod (MTR 7.6)', () => {
    let t = begun({ players: [...'ABCDEFGHIJKL'], rounds: 3 });
    const pods = [
      { pod: 1, seats: [...'ABCDEF'] },
      { pod: 2, seats: [...'GHIJKL'] },
    ];
    t = run(t, { type: 'draft', number: 1, seed: 's', pods });
    const play = (x: Tournament): Tournament => {
      const { command } = planSwiss(x.state);
      return run(x, command, { type: 'publish', round: command.round });
    };
    t = play(t);
    for (const tb of t.state.rounds[0].tables)
      t = run(t, { type: 'report', round: 1, table: tb.table, games: games('2-0'), how: 'played', source: { kind: 'official' } });
    t = play(run(t, { type: 'close', round: 1 }));
    const wrong = t.state.rounds[0].tables[0];
    t = run(t, { type: 'correct', round: 1, table: wrong.table, games: games('0-2'), how: 'played', headJudge: 'Kim' });
    const options = repairOptions(t.state, 2, [wrong.a, wrong.b ?? ''], 0);
    expect(options.length).toBeGreaterThan(1);
    const podOf = (id: string | null): number => (id !== null && pods[0].seats.includes(id) ? 1 : 2);
    for (const o of options) for (const tb of o.tables) if (tb.b !== null) expect(podOf(tb.a)).toBe(podOf(tb.b));
  });
});
