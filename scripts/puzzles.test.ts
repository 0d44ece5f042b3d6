/** Every puzzle is won against every defence by the solution that is written down for it. */
import { embeddedCard } from '@apnap/cards';
import { magicGame } from '@apnap/magic';
import { expect, test } from 'vitest';
import { PUZZLES } from '../packages/web/src/puzzles/boards.js';
import { GRADES } from '../packages/web/src/puzzles/puzzle.js';
import { failing } from './puzzles/replay.js';

const game = magicGame((name) => embeddedCard(name));

test.each(PUZZLES.map((p) => [p.id, p] as const))('puzzle %s is won against every defence', (_, puzzle) => {
  expect(failing(game, puzzle)).toEqual([]);
});

test('there are enough, of each grade, and none twice', () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(40);
  for (const grade of GRADES) expect(PUZZLES.filter((p) => p.grade === grade).length).toBeGreaterThan(10);
  expect(new Set(PUZZLES.map((p) => p.id)).size).toBe(PUZZLES.length);
  expect(new Set(PUZZLES.map((p) => JSON.stringify(p.board))).size).toBe(PUZZLES.length);
});
