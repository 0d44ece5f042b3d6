/** Which tables are closed that nobody looks at: their logs open them again. */

/** Milliseconds after which such a table is closed. */
const IDLE = 10 * 60_000;
/** Bytes that those may take together which stay open; when there are more of them, those are closed before that were of use longest ago… */
const ROOM = 64e6;
/** …but none that was of use within so many milliseconds, in which whoever was cut off comes back. */
const GRACE = 60_000;

/** A table nobody looks at. */
export interface Unused {
  /** Milliseconds since it was of use. */
  readonly since: number;
  /** About so many bytes it takes. */
  readonly room: number;
}

/** Those of them that are closed now. */
export function unneeded<T extends Unused>(tables: readonly T[]): T[] {
  let taken = 0;
  return tables
    .toSorted((a, b) => a.since - b.since)
    .filter(({ since, room }) => {
      taken += room;
      return since > IDLE || (since > GRACE && taken > ROOM);
    });
}
