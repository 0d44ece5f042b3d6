/**
 * What mechanics have looked for in the nodes of a game's cards: marks of the game, so that what no card has need not be asked for, and what the rules
 * spell out of a node.
 */

interface Recogniser {
  mark: string;
  isIn(node: Readonly<Record<string, unknown>>): boolean;
}

const recognisers: Recogniser[] = [];

/** Has every node of a game's cards asked whether it gives the game this mark. */
export function recognise(mark: string, isIn: Recogniser['isIn']): void {
  recognisers.push({ mark, isIn });
}

/** Adds the marks that a node gives. */
export function addMarks(marks: Set<string>, node: Readonly<Record<string, unknown>>): void {
  for (const r of recognisers) if (!marks.has(r.mark) && r.isIn(node)) marks.add(r.mark);
}

const spellings: ((node: Readonly<Record<string, unknown>>) => object | null)[] = [];

/** Has every node asked for what the rules spell out of it: a piece of language that is performed as if a card said it. */
export function readAs(spelling: (node: Readonly<Record<string, unknown>>) => object | null): void {
  spellings.push(spelling);
}

/** What the rules spell out of a node; null for nothing. */
export function spellOut(node: Readonly<Record<string, unknown>>): object | null {
  for (const spelling of spellings) {
    const meant = spelling(node);
    if (meant) return meant;
  }
  return null;
}
