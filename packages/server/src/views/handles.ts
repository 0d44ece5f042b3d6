/**
 * What a viewer calls an object. The engine's ids are fresh whenever an object was hidden from all, but they are small numbers counted up in the order of
 * what happened, hidden things too, and they come again when answers are taken back. A viewer gets a number that says nothing: a keyed hash of
 * the viewer, the id, and the moment since which he has seen it; so it is the same for as long as he sees the object, and another when he sees it again.
 *
 * What a viewer asks about an object by its number is answered by {@link Handles.seen} only: it says which object it is and at which moment he
 * last saw it. There is no other way from a number to an object.
 */
import { createHmac } from 'node:crypto';
import type { Id } from '@apnap/kernel';
import type { Sightings } from './sightings.js';
import type { Viewer } from './viewer.js';

/** 48 bits: exact in a JSON number, and of a game's few thousand ids no two meet. */
const BYTES = 6;

/** What was made of objects when they were shown to a viewer last, by his numbers of them: for the game alone to read. */
export interface Kept {
  last: ReadonlyMap<number, unknown>;
}

/** Calls objects by numbers. */
export interface Naming {
  /** The viewer's number of an object; players (negative) and nothing (0) are what they are. */
  handle(id: Id): number;
  /** Absent: nothing is kept. */
  readonly kept?: Kept;
}

/** An object a viewer has a number of. */
interface Named {
  id: Id;
  /** Since when he saw it; -1: he was only told of it. */
  from: number;
}

/** An object as a viewer last saw it. */
export interface Seen {
  id: Id;
  /** The last moment at which he did. */
  n: number;
}

/** Numbers of one viewer in one timeline of a game: a rewind and a new game have others, under another secret. */
export class Handles implements Naming {
  private readonly numbers = new Map<string, number>();
  private readonly back = new Map<number, Named>();
  /** How much of what was seen has its numbers. */
  private numbered = 0;
  readonly kept: Kept = { last: new Map() };

  /** @param sightings when the viewer saw what; absent: numbers lead nowhere. */
  constructor(
    private readonly secret: string,
    private readonly viewer: Viewer,
    private readonly sightings: Sightings | null = null,
  ) {}

  /** The number of an object now. */
  handle(id: Id): number {
    return this.numberOf(id, Number.POSITIVE_INFINITY);
  }

  /** The numbers of a moment. */
  at(n: number): Naming {
    return { handle: (id) => this.numberOf(id, n), kept: this.kept };
  }

  private numberOf(id: Id, n: number): number {
    if (id <= 0) return id;
    return this.number({ id, from: this.sightings?.lastSeen(id, n)?.from ?? -1 });
  }

  private number(named: Named): number {
    const key = `${named.id}:${named.from}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number =
        createHmac('sha256', this.secret)
          .update(`${this.viewer ?? 'watch'}:${key}`)
          .digest()
          .readUIntBE(0, BYTES) + 1;
      this.numbers.set(key, number);
      this.back.set(number, named);
    }
    return number;
  }

  /** The object behind a number this viewer was given; 0 for one he was not. It doesn't say that he may know anything of it: {@link seen} does. */
  idOf(handle: number): Id {
    return handle <= 0 ? handle : (this.back.get(handle)?.id ?? 0);
  }

  /**
   * The object behind a number as the viewer last saw it under it, at moment `until` or before; null for what he has not seen. What has become of it
   * since is not his to know.
   */
  seen(handle: number, until: number): Seen | null {
    const named = this.back.get(handle) ?? this.found(handle);
    if (!named || !this.sightings || named.from < 0 || named.from > until) return null;
    const span = this.sightings.lastSeen(named.id, named.from);
    return span?.from === named.from ? { id: named.id, n: Math.min(span.to, until) } : null;
  }

  /** A number that was given by a server that is gone: it is the same here. */
  private found(handle: number): Named | undefined {
    if (!this.sightings || this.numbered === this.sightings.count) return undefined;
    this.numbered = this.sightings.count;
    for (const named of this.sightings.all()) this.number(named);
    return this.back.get(handle);
  }
}
