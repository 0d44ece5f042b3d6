/** Why something at a table was not done. */
import { Overrun, SetupError } from '@apnap/kernel';
import type { Closing, Entry } from '../tables/entries.js';
import { Crowded, Overran, Spent } from '../workers/workers.js';
import { Unplayable } from './begin.js';

/** Whether something was not done for want of time, its own or that of others. */
export const isBusy = (e: unknown): boolean => e instanceof Overrun || e instanceof Overran || e instanceof Spent || e instanceof Crowded;

/** The moment that an entry goes back to; null: it goes on. */
export const goesBackTo = (e: Entry): number | null => (e.e === 'back' ? e.to : e.e === 'backUp' ? e.back.to : null);

/** Why the table is closed after something could not be done; null: it was a fault. */
export function closingFor(thrown: unknown, e: Entry): Closing | null {
  const beginning = e.e === 'start';
  if (thrown instanceof Overrun || thrown instanceof Overran) return beginning ? 'begin' : 'answer';
  if (thrown instanceof Unplayable || (beginning && thrown instanceof SetupError)) return 'begin';
  return null;
}
