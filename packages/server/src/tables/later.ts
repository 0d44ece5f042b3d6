/**
 * A table as those see it who are behind: what its entries have made of it so many milliseconds before. It is a table of its own, made by the same
 * entries later, so that nothing of it can be known sooner: board, account, chat, clocks, score, phase, seeds, replays.
 */
import type { Entry } from './entries.js';
import type { Made } from './line.js';

/** The table of its own. */
interface Behind {
  /** Number of the game, from 1; 0: none yet. */
  readonly game: number;
  apply(entry: Entry, made: Made | null): void;
}

interface Waiting {
  /** When it is due, by the table's own time in milliseconds. */
  due: number;
  entry: Entry;
  made: Made | null;
}

export class Later<T extends Behind> {
  private readonly waiting: Waiting[] = [];

  /** @param ms how far behind. */
  constructor(
    readonly table: T,
    private readonly ms: number,
  ) {}

  /** An entry has been carried out at the table itself. @param made what it led to, so that it need not be worked out again @param at the table's time */
  note(entry: Entry, made: Made | null, at: number): void {
    // Who sits there, and that they have begun, is what those who come to watch find: nothing has happened yet.
    if (entry.e === 'join' || (entry.e === 'start' && this.table.game === 0)) this.table.apply(entry, made);
    else this.waiting.push({ due: at + this.ms, entry, made });
    this.until(at);
  }

  /** Carries out what is due at a moment of the table's own time. */
  until(at: number): void {
    let n = 0;
    while (n < this.waiting.length && this.waiting[n].due <= at) n++;
    for (const { entry, made } of this.waiting.splice(0, n)) this.table.apply(entry, made);
  }

  /** When the next entry is due; null: there is none to come. */
  get next(): number | null {
    return this.waiting.length === 0 ? null : this.waiting[0].due;
  }
}
