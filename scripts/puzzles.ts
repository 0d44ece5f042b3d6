/**
 * Makes the puzzles of the client: boards by chance, of which an exhaustive search proves that the first seat can force a win this turn.
 *
 *   npx tsx --conditions=source scripts/puzzles.ts [--seed N] [--boards N] [--budget N] [--keep]
 *
 * The same options make the same puzzles. With --keep those that are there stay, where their solution still wins, and others are added; ids are the seeds of
 * boards. Those below seed 1000 ("rs") were made when boards were a little larger.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Card } from '@apnap/ability';
import { embeddedCard } from '@apnap/cards';
import { magicGame } from '@apnap/magic';
import type { Puzzle } from '../packages/web/src/puzzles/puzzle.js';
import { chance, randomBoard } from './puzzles/board.js';
import { graded, type Made, unlike } from './puzzles/grades.js';
import { failing } from './puzzles/replay.js';
import { Search } from './puzzles/search.js';
import { solutionOf } from './puzzles/solution.js';
import { begin, firstActions, found, mostLife, needed, OverBudget } from './puzzles/worth.js';

const { values: flags } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    boards: { type: 'string', default: '1000' },
    budget: { type: 'string', default: '9000' },
    keep: { type: 'boolean', default: false },
  },
});

const FILE = new URL('../packages/web/src/puzzles/boards.json', import.meta.url);
const budget = Number(flags.budget);
const source = (name: string): Card | undefined => embeddedCard(name);
const costOf = (name: string): string => embeddedCard(name)?.faces[0].manaCost ?? '';
const game = magicGame(source);

/** The puzzle of a seed, or why its board is none. @throws OverBudget */
function puzzleOf(seed: number): Made | string {
  const board = randomBoard(chance(seed), costOf);
  const search = new Search(game, budget);
  const life = mostLife(game, search, board);
  if (life < 3) return 'too little life';
  const need = needed(game, board, life, budget);
  if (!need || need.cards.length < 2) return 'too few cards are needed';
  search.budget = search.asked + budget * 2;
  const start = begin(game, search, board, life);
  const { won, of } = firstActions(search, start);
  if (won > 4 || won * 3 > of) return 'begins in too many ways';
  search.budget += budget;
  if (found(search, start, source)) return 'a computer player finds it';
  need.search.budget += budget;
  const { first, replies } = solutionOf(need.search, begin(game, need.search, board, life));
  if (failing(game, { board, life, first, replies }).length > 0) return 'its solution is not a line';
  const size = first.length + (replies[0]?.then.length ?? 0);
  const weight = need.cards.length * 4 + size * 2 + Math.min(replies.length, 6) + Math.log2(search.asked) - won;
  return { weight, puzzle: { id: seed.toString(36), life, board, first, replies } };
}

const made: Made[] = [];
const write = (): void => writeFileSync(FILE, `${JSON.stringify(graded(made))}\n`);
if (flags.keep)
  for (const { grade: _, ...puzzle } of JSON.parse(readFileSync(FILE, 'utf8')) as Puzzle[])
    if (failing(game, puzzle).length === 0) made.push({ weight: puzzle.weight, puzzle });
    else process.stdout.write(`dropped: ${puzzle.id} ${failing(game, puzzle).join()}\n`);

const start = Number(flags.seed);
for (let seed = start; seed < start + Number(flags.boards); seed++) {
  let what: Made | string;
  try {
    what = puzzleOf(seed);
  } catch (e) {
    // What can't be put into words by names is no puzzle either.
    what = e instanceof OverBudget ? 'over budget' : (e as Error).message;
  }
  if (typeof what !== 'string' && !unlike(what, made)) what = 'too like another';
  if (typeof what === 'string') process.stdout.write(`${seed}: ${what}\n`);
  else {
    made.push(what);
    write();
    process.stdout.write(`${seed}: puzzle ${made.length}, ${JSON.stringify(what.puzzle)}\n`);
  }
}
