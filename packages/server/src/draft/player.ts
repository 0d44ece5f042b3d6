/** What computer players answer in a draft: worked out at once from what their seat sees. */
import type { Answer } from '@apnap/kernel';
import { createDrafter, type DraftView } from '@apnap/limited';
import { LEVELS, type Level } from '@apnap/protocol';
import type { CardBook } from '../cards.js';

/** The answer of a computer player. The weakest picks by chance. @param seed of its own chance */
export const computed = (view: DraftView, level: Level, book: CardBook, seed: string): Answer =>
  createDrafter(level === LEVELS[0] ? 'random' : 'heuristic', book.all, seed).choose(view);
