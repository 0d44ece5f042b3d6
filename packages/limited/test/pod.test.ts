import { defaultAnswer, give, waiting } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { type DraftState, limitedGame, openPod, type PodMatch, playPod, podStandings } from '../src/index.js';

const game = limitedGame();
const doing = { at: '2026-01-01T00:00:00Z', by: 'test' };

function over(n: number, kind: 'booster' | 'sealed' = 'booster', leaver?: number): DraftState {
  let { state } = game.create({ kind, players: Array.from({ length: n }, (_, i) => ({ name: `P${i}` })), sets: ['M12'] }, 'pod');
  if (leaver !== undefined) {
    const left = game.concede(state, leaver);
    if (left.ok) state = left.state;
  }
  for (let open = waiting(game, state); open.length > 0; open = waiting(game, state)) {
    const outcome = give(game, state, { to: open[0].id, answer: defaultAnswer(open[0]) });
    if (!outcome.ok) throw new Error(outcome.refusal.message.id);
    state = outcome.state;
  }
  return state;
}

describe('the rounds of a pod', () => {
  it.each([
    [8, 3],
    [4, 2],
    [2, 1],
  ])('MTR 7.6: %i players meet each other in %i rounds, and nobody twice', (n, rounds) => {
    const met: PodMatch[] = [];
    const pod = playPod(openPod(over(n), { name: 'pod', date: '2026-01-01', seed: 's' }, doing), doing, (match) => {
      met.push(match);
      return match.seats[0] < match.seats[1] ? { a: 2, b: 1, d: 0 } : { a: 0, b: 2, d: 0 };
    });
    expect(met).toHaveLength((n / 2) * rounds);
    expect(new Set(met.map((m) => m.seats.slice().sort().join('-'))).size).toBe(met.length);
    const table = podStandings(pod);
    expect(table).toHaveLength(n);
    expect(table[0]).toMatchObject({ rank: 1, seat: 0, points: 3 * rounds, record: `${rounds}-0` });
  });

  it('who has left and handed in no deck does not play; of an odd number one has a bye', () => {
    const pod = playPod(openPod(over(4, 'booster', 2), { name: 'pod', date: '2026-01-01', seed: 's' }, doing), doing, () => ({
      a: 2,
      b: 0,
      d: 0,
    }));
    expect(
      podStandings(pod)
        .map((row) => row.seat)
        .sort(),
    ).toEqual([0, 1, 3]);
  });

  it('of sealed pools, too', () => {
    const pod = playPod(
      openPod(over(3, 'sealed'), { name: 'pod', date: '2026-01-01', seed: 's', rounds: 1, wins: 1 }, doing),
      doing,
      () => ({ a: 1, b: 0, d: 0 }),
    );
    expect(podStandings(pod)).toHaveLength(3);
  });
});
