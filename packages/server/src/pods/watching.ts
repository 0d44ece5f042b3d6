/**
 * Who follows the rounds of drafts: told at once of what this server does, and soon of what another one has done, of tables that are open now and of the time of
 * matches. All who follow the same rounds are told of one look at them.
 */
import type { MatchClock } from '../live/match-time.js';
import type { Pod } from './pod.js';

/** Milliseconds in which changes are gathered: of several matches that are opened at the same moment. */
const GATHER = 100;
/** Milliseconds after which it is looked again, where nothing was heard. */
const AGAIN = 2000;

/** The rounds as they are now, with the matches that have a table. */
export interface Seen {
  pod: Pod;
  there: ReadonlyMap<string, MatchClock>;
}

type Told = (seen: Seen) => void;

interface Followed {
  readonly listeners: Set<Told>;
  readonly again: NodeJS.Timeout;
  gathering: NodeJS.Timeout | null;
  /** Whether a look is on its way, and whether something has changed since it began. */
  looking: boolean;
  stale: boolean;
}

export class Watching {
  private readonly followed = new Map<string, Followed>();

  /** @param look null: there are no such rounds */
  constructor(private readonly look: (id: string) => Promise<Seen | null>) {}

  /** How many follow these rounds. */
  count(id: string): number {
    return this.followed.get(id)?.listeners.size ?? 0;
  }

  /** Tells of the rounds now and whenever something may be new. @returns what ends it */
  follow(id: string, told: Told): () => void {
    const f = this.followed.get(id) ?? this.begun(id);
    f.listeners.add(told);
    this.changed(id);
    return () => {
      f.listeners.delete(told);
      if (f.listeners.size === 0) this.forget(id);
    };
  }

  private begun(id: string): Followed {
    const again = setInterval(() => this.changed(id), AGAIN);
    again.unref();
    const f: Followed = { listeners: new Set(), again, gathering: null, looking: false, stale: false };
    this.followed.set(id, f);
    return f;
  }

  private forget(id: string): void {
    const f = this.followed.get(id);
    if (!f) return;
    clearInterval(f.again);
    if (f.gathering) clearTimeout(f.gathering);
    this.followed.delete(id);
  }

  /** Something has changed. */
  changed(id: string): void {
    const f = this.followed.get(id);
    if (!f) return;
    f.gathering ??= setTimeout(() => {
      f.gathering = null;
      void this.tell(id, f);
    }, GATHER);
    f.gathering.unref();
  }

  private async tell(id: string, f: Followed): Promise<void> {
    f.stale = f.looking;
    if (f.looking) return;
    f.looking = true;
    // Where the database is away it is looked again.
    const seen = await this.look(id).catch(() => null);
    f.looking = false;
    if (seen) for (const told of f.listeners) told(seen);
    if (f.stale) this.changed(id);
  }

  close(): void {
    for (const id of [...this.followed.keys()]) this.forget(id);
  }
}
