/**
 * A table as its entries make it, played again. It is done in small pieces, so that nobody stands still, and a long one lets others go first now and
 * then. What can't be played again within the limits closes the table, and nobody tries it a second time.
 */
import { Overrun } from '@apnap/kernel';
import type { Closing, Entry } from '../tables/entries.js';
import type { Made } from '../tables/line.js';
import { Table } from '../tables/table.js';
import type { Owner } from '../workers/shares.js';
import { Crowded, Overran } from '../workers/workers.js';
import { begun, Unplayable } from './begin.js';
import { type Context, hostedFor } from './context.js';
import { AGAIN } from './processor.js';

/** Milliseconds of replaying after which others have their turn. */
const SLICE = 15;
/** Milliseconds after which other tables have their turn. */
const TURN = 300;
/** Milliseconds that a table may take in all to be played again. */
const MOST = 120_000;

/** Entries that make nothing of a game: of a table that was closed because it can't be played again, no others are carried out. */
const QUIET: ReadonlySet<Entry['e']> = new Set<Entry['e']>(['open', 'join', 'chat', 'closed']);

export class Replay {
  readonly table: Table;
  done = false;
  /** Why it could not be done; null: it could. */
  failed: Closing | null = null;
  private next = 0;
  private taken = 0;
  private readonly owners: readonly Owner[];

  /** @param asking who wants to see the table */
  constructor(
    private readonly cx: Context,
    id: string,
    private readonly entries: readonly Entry[],
    asking: readonly Owner[],
  ) {
    const [first] = entries;
    if (first?.e !== 'open') throw new Error(`table ${id} has no beginning`);
    const hopeless = entries.some((e) => e.e === 'closed' && (e.why === 'again' || e.why === 'begin'));
    this.entries = hopeless ? entries.filter((e) => QUIET.has(e.e)) : entries;
    this.table = new Table(id, hostedFor(cx, first), first);
    const people = entries.flatMap((e) => (e.e === 'open' ? e.sitters : e.e === 'join' ? [e.sitter] : []));
    this.owners = [...asking, ...people.flatMap((s) => (s && s.kind !== 'computer' ? [{ person: s.person }] : []))];
  }

  /** Goes on until it is done, or it is the turn of others. */
  async run(): Promise<void> {
    for (const since = performance.now(); !this.done && performance.now() - since < TURN; ) {
      await this.piece();
      await new Promise(setImmediate);
    }
  }

  /** As much as nobody notices. */
  private async piece(): Promise<void> {
    const { processor } = this.cx;
    const since = performance.now();
    try {
      while (this.next < this.entries.length && performance.now() - since < SLICE) {
        const e = this.entries[this.next];
        const made = await this.beginningOf(e);
        processor.allowing(processor.limit * AGAIN, () => this.table.apply(e, made));
        this.next++;
      }
    } catch (e) {
      if (e instanceof Crowded) {
        await new Promise<void>((later) => setTimeout(later, 1000).unref());
        return;
      }
      this.give(e);
    }
    this.taken += performance.now() - since;
    if (this.taken > MOST && this.next < this.entries.length) this.give(new Overrun());
    if (this.next >= this.entries.length) this.done = true;
  }

  private async beginningOf(e: Entry): Promise<Made | null> {
    const { beginning } = this.table.opening;
    const { hosted } = this.table;
    if (e.e !== 'start' || !(beginning || hosted.beginsAside)) return null;
    return begun(this.cx, hosted, beginning ?? { setup: this.table.nextSetup(e.first) }, e.seed, this.owners, 'later');
  }

  /** It can't be done: the table is as far as it came. */
  private give(e: unknown): void {
    const limit = e instanceof Overrun || e instanceof Overran || e instanceof Unplayable;
    this.cx.log.tableFault(this.table.id, e, `entry ${this.next} can't be played again: ${(e as Error).message}`, { entry: this.next });
    this.done = true;
    const closed = this.entries.find((x) => x.e === 'closed');
    if (closed) this.table.apply(closed);
    else this.failed = limit ? 'again' : 'fault';
  }
}
