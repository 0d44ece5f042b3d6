/** What the page asks of the thread that has the documents, and what that answers. */
import type {
  Beside,
  Change,
  Lookup,
  OutlineLine,
  Shelved,
  ShownFound,
  ShownPlace,
  ShownRule,
  Unplaced,
  Words,
} from '@apnap/judge/library';

/** All that can be asked, with its answer. */
export interface Answers {
  shelf: { asked: Record<never, never>; answer: Shelved[] };
  outline: { asked: { document: number }; answer: OutlineLine[] };
  rule: { asked: { document: number; number: string }; answer: ShownRule | null };
  elsewhere: { asked: { document: number; number: string }; answer: ShownPlace[] };
  beside: { asked: { document: number; number: string }; answer: Beside[] };
  terms: { asked: { document: number }; answer: { term: Words; text: Words }[] };
  unplaced: { asked: { document: number }; answer: readonly Unplaced[] };
  changes: { asked: { older: number; newer: number }; answer: Change[] };
  search: { asked: { query: string; most: number; documents?: readonly number[] }; answer: ShownFound[] };
}

export type Ask = keyof Answers;
export type Asked<A extends Ask> = Answers[A]['asked'];
export type Answer<A extends Ask> = Answers[A]['answer'];

/** A question with the number that its answer comes under. */
export interface Question<A extends Ask = Ask> {
  id: number;
  ask: A;
  asked: Asked<A>;
  /** How often the documents have changed: with another number they are read again. */
  changes: number;
}

/** The answers, by what the documents say. */
export const answers: { readonly [A in Ask]: (lookup: Lookup, asked: Asked<A>) => Answer<A> } = {
  shelf: (l) => l.shelf(),
  outline: (l, { document }) => l.outline(document),
  rule: (l, { document, number }) => l.rule(document, number),
  elsewhere: (l, { document, number }) => l.elsewhere(document, number),
  beside: (l, { document, number }) => l.beside(document, number),
  terms: (l, { document }) => l.terms(document),
  unplaced: (l, { document }) => l.unplaced(document),
  changes: (l, { older, newer }) => l.changes(older, newer),
  search: (l, { query, most, documents }) => l.search(query, most, documents),
};
