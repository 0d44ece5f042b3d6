/** CR 117.1, 117.3, 601.2g: at 200 points of recorded games the table asks where a person wants to be asked, and nowhere else. */
import { expect, test } from 'vitest';
import { automatic } from '../../src/magic/stops.js';
import { DEFAULT_SETTINGS } from '../../src/tables/settings.js';
import { game, recorded, statesOf, words } from './points.js';

test('the table asks what should be asked, and passes what should be passed', () => {
  const { games, points } = recorded();
  expect(points.length).toBeGreaterThanOrEqual(200);
  const wrong: string[] = [];
  games.forEach((g, i) => {
    const own = points.filter((p) => p.game === i);
    const states = statesOf(g, new Set(own.map((p) => p.n)));
    for (const p of own) {
      const s = states.get(p.n);
      const d = s && game.pending(s);
      if (!s || !d) throw new Error(`nothing is asked after ${p.n} answers of game ${i}`);
      expect(words(s, d)).toBe(p.says);
      const done = automatic(s, d, DEFAULT_SETTINGS, s.turn.number) === null ? 'ask' : 'pass';
      if (done !== p.should) wrong.push(`${p.should}, not ${done}: ${p.says}`);
    }
  });
  expect(wrong).toEqual([]);
});

test('of both there are many, in turns of one’s own and of others, with something on the stack and without', () => {
  const { points } = recorded();
  const kinds = new Map<string, number>();
  for (const { says, should } of points) {
    const kind = `${should} ${says.split(' ')[0]} ${says.includes('empty stack') ? 'empty' : 'stack'}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  for (const kind of ['ask own empty', 'ask other empty', 'ask other stack', 'pass own empty', 'pass other empty', 'pass own stack'])
    expect(kinds.get(kind) ?? 0, kind).toBeGreaterThanOrEqual(8);
});
