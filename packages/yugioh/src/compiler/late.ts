/** What noun phrases hold that is read by the whole table: quantities within them ("with ATK less than or equal to that monster's"). */
import type { Node, Reading, Tongue } from './grammar.js';

interface Late {
  read(cat: string, text: string, at: number): readonly Reading[];
  write(cat: string, node: Node, tongue: Tongue): string | null;
}

/** Filled in by the table when it is made. */
export const late: { table: Late | null } = { table: null };
