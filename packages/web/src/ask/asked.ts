/** A question that is being answered, as its form sees it. */
import type { Answer, Ask } from '@apnap/protocol';
import type { Draft, Move } from './draft.js';

export type AskOf<F extends Ask['form']> = Extract<Ask, { form: F }>;

export interface Answering {
  draft: Draft;
  move: (m: Move) => void;
  answer: (a: Answer) => void;
  /** Shows what an option is about, where the page can. */
  light?: (entity: number | null) => void;
}

export interface Asked<F extends Ask['form']> extends Answering {
  ask: AskOf<F>;
}
