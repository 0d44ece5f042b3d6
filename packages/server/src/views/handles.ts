/**
 * What a viewer calls an object. The engine's ids are fresh whenever an object was hidden, but they are small numbers counted up in the order of
 * what happened, hidden things too. A viewer gets a number that says nothing: a keyed hash of id and viewer, the same for as long as the id lasts.
 */
import { createHmac } from 'node:crypto';
import type { Id } from '@apnap/kernel';

/** 48 bits: exact in a JSON number, and of a game's few thousand ids no two meet. */
const BYTES = 6;

/** Handles of one viewer in one game. */
export class Handles {
  private readonly of = new Map<Id, number>();
  private readonly back = new Map<number, Id>();

  constructor(
    private readonly secret: string,
    private readonly viewer: number | null | 'all',
  ) {}

  /** The viewer's number of an object; players (negative) and nothing (0) are what they are. */
  handle(id: Id): number {
    if (id <= 0) return id;
    let handle = this.of.get(id);
    if (handle === undefined) {
      handle =
        createHmac('sha256', this.secret)
          .update(`${this.viewer ?? 'watch'}:${id}`)
          .digest()
          .readUIntBE(0, BYTES) + 1;
      this.of.set(id, handle);
      this.back.set(handle, id);
    }
    return handle;
  }

  /** The object behind a number this viewer was given; 0 for one he was not. */
  idOf(handle: number): Id {
    return handle <= 0 ? handle : (this.back.get(handle) ?? 0);
  }
}
