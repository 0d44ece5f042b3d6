/**
 * Grid drafts for two: nine cards lie open in three rows of three; one takes a row or a column, the other a row or a column of what is left, and the rest is
 * away. Who picks first changes from grid to grid. No document of the rules has it: this is how it is commonly played.
 */
import { ask, type Request, randomInt } from '@apnap/kernel';
import { GRID_CARDS } from './setup.js';
import { type DraftRun, goTo, isAsked, take, tell } from './steps.js';
import type { DraftFrame, DraftOption, DraftState } from './types.js';

/** An empty place of a grid. */
export const EMPTY = -1;

/** Places of the rows and columns. */
const LINES: readonly (readonly [line: string, places: readonly number[]])[] = [
  ['row1', [0, 1, 2]],
  ['row2', [3, 4, 5]],
  ['row3', [6, 7, 8]],
  ['column1', [0, 3, 6]],
  ['column2', [1, 4, 7]],
  ['column3', [2, 5, 8]],
];

/** Who picks: each is first in every other grid. */
export const gridSeat = (grid: number, pick: number): number => (grid + pick) % 2;

/** Nine cards are laid open. */
export function turnUp(run: DraftRun, frame: DraftFrame): void {
  const { s } = run;
  if (frame.round > s.rounds) {
    s.packs = s.names.map(() => []);
    goTo(run, frame, 'build', frame.round, 1);
    return;
  }
  const cards = s.stack.slice(0, GRID_CARDS);
  s.stack = s.stack.slice(GRID_CARDS);
  s.packs = [cards];
  tell(run, 'open', '', { round: frame.round, cards });
  goTo(run, frame, 'pick', frame.round, 1);
}

/** What can be taken: lines with a card. */
function linesOf(s: DraftState): Extract<DraftOption, { line: string }>[] {
  const [grid] = s.packs;
  return LINES.flatMap(([line, places]) => {
    const cards = places.map((at) => grid[at]).filter((id) => id !== EMPTY);
    return cards.length === 0 ? [] : [{ line, cards, names: cards.map((id) => s.cards[id].name) }];
  });
}

/** A row or a column is taken. */
export function pickLine(run: DraftRun, frame: DraftFrame): void {
  const { s } = run;
  const { round, pick } = frame;
  const seat = gridSeat(round, pick);
  const options = linesOf(s);
  const request: Request<DraftOption> = {
    seat,
    kind: 'line',
    ask: { form: 'pick', options, min: 1, max: 1 },
    rule: '',
    prompt: { id: 'limited.line', params: {} },
    fallback: { pick: [randomInt(s, options.length)] },
    visible: 'all',
  };
  const answer = isAsked(s, seat) ? ask(run, request) : request.fallback;
  const { cards } = options[answer && 'pick' in answer ? answer.pick[0] : 0];
  const [grid] = s.packs;
  take(run, { seat, round, pick, from: grid.filter((id) => id !== EMPTY), cards });
  tell(run, 'pick', '', { seat, round, cards });
  const left = grid.map((id) => (cards.includes(id) ? EMPTY : id));
  s.packs = [left];
  if (pick === 1) {
    goTo(run, frame, 'pick', round, 2);
    return;
  }
  const rest = left.filter((id) => id !== EMPTY);
  s.away = [...s.away, ...rest];
  tell(run, 'away', '', { round, cards: rest });
  goTo(run, frame, 'turnUp', round + 1, 1);
}
