/** Which puzzles are alike, and which are easier. */
import { GRADES, type Puzzle } from '../../packages/web/src/puzzles/puzzle.js';

export interface Made {
  /** How hard it is to see. */
  weight: number;
  puzzle: Omit<Puzzle, 'grade' | 'weight'>;
}

const cardsOf = ({ puzzle: { board } }: Made): Set<string> => new Set([...board.mine, ...board.hand, ...board.theirs]);

/** Whether it is none of these over again: not the same hand, and not half of the same cards. */
export function unlike(one: Made, others: readonly Made[]): boolean {
  const mine = cardsOf(one);
  const used = new Set(one.puzzle.board.hand);
  return others.every((o) => {
    const theirs = cardsOf(o);
    const shared = [...mine].filter((c) => theirs.has(c)).length;
    const hand = o.puzzle.board.hand.filter((c) => used.has(c)).length;
    return shared * 2 <= Math.min(mine.size, theirs.size) + 1 && hand < Math.min(used.size, o.puzzle.board.hand.length);
  });
}

/** All of them, the easier first, in three grades of equal size. */
export function graded(made: readonly Made[]): Puzzle[] {
  const sorted = [...made].sort((a, b) => a.weight - b.weight || a.puzzle.id.localeCompare(b.puzzle.id));
  return sorted.map(({ weight, puzzle }, i) => ({
    ...puzzle,
    weight: Math.round(weight * 10) / 10,
    grade: GRADES[Math.floor((i * GRADES.length) / sorted.length)],
  }));
}
