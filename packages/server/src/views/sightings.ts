/** When a viewer saw which objects of a game: from which moment to which, again and again. Moments are numbers of answers given. */
import type { Id } from '@apnap/kernel';

/** What somebody sees of the objects of a state: those in sight, and of each whether he knows what it is. */
export type Sight = ReadonlyMap<Id, boolean>;

/** Moments from the first to the last, both included, in which an object was in sight; `to` is endless while it is. */
export interface Span {
  readonly from: number;
  to: number;
}

export class Sightings {
  private readonly spans = new Map<Id, Span[]>();
  /** What is in sight now. */
  now: Sight = new Map();
  /** Rises with every object that comes in sight. */
  count = 0;

  /** The next moment, with what is in sight then. */
  look(sight: Sight, n: number): void {
    for (const id of sight.keys()) {
      if (this.now.has(id)) continue;
      const known = this.spans.get(id);
      this.count++;
      const span = { from: n, to: Number.POSITIVE_INFINITY };
      if (known) known.push(span);
      else this.spans.set(id, [span]);
    }
    for (const id of this.now.keys()) if (!sight.has(id)) this.last(id).to = n - 1;
    this.now = sight;
  }

  private last(id: Id): Span {
    const spans = this.spans.get(id) as Span[];
    return spans[spans.length - 1];
  }

  /** The time in which the object was last in sight at this moment or before; null: it had not been seen. */
  lastSeen(id: Id, n: number): Span | null {
    return this.spans.get(id)?.findLast((s) => s.from <= n) ?? null;
  }

  /** All times in which objects were in sight. */
  *all(): Generator<{ id: Id; from: number }> {
    for (const [id, spans] of this.spans) for (const { from } of spans) yield { id, from };
  }

  /** Goes back to the moment after `to` answers: nothing of what came later has been seen. @param sight what is in sight then */
  rewind(to: number, sight: Sight): void {
    for (const [id, spans] of this.spans) {
      const left = spans.filter((s) => s.from <= to);
      if (left.length === 0) {
        this.spans.delete(id);
        continue;
      }
      const last = left[left.length - 1];
      if (last.to >= to) last.to = Number.POSITIVE_INFINITY;
      this.spans.set(id, left);
    }
    this.now = sight;
  }
}
