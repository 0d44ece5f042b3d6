/** Computer players that are asked nothing: what they answer is worked out at once. */
import { createHmac } from 'node:crypto';
import type { Answer, Decision } from '@apnap/kernel';
import type { Table } from './table.js';

/** What the computer whose decision it is answers at once; null: it has to be asked. */
function computedAt({ line, sitters, hosted, game, era }: Table, d: Decision): Answer | null {
  const sitter = sitters[d.decider];
  if (!line || sitter?.kind !== 'computer' || !hosted.chooses) return null;
  // Chance of its own, from which nothing of the game's can be told.
  const seed = createHmac('sha256', line.seed).update(`player/${game}/${era}/${d.decider}/${d.id}`).digest('hex');
  return hosted.chooses(line.state, d, sitter.level, seed);
}

/** Their answers at a table. Each is worked out once, however often it is looked whether something follows, and for whom a step of the seat is done. */
export class AtOnce {
  private known: { key: string; answer: Answer | null } | null = null;

  /** @param work does something in the share of a seat */
  constructor(private readonly work: (seat: number, of: () => Answer | null) => Answer | null) {}

  answer(table: Table, d: Decision): Answer | null {
    const key = `${table.game}/${table.era}/${table.line?.n}/${d.id}`;
    if (this.known?.key !== key) this.known = { key, answer: this.work(d.decider, () => computedAt(table, d)) };
    return this.known.answer;
  }
}
