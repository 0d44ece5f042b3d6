/**
 * Copy on write by epoch. A state is one tree of plain records under a root. Every record that can change carries the epoch that owns it
 * in `_e`; a root may write a record only when both have the same epoch, and otherwise clones it first, once.
 *
 * The discipline: `fork(root)` gives a new root that owns nothing yet; from then on the old root is a snapshot and is never written
 * again. Arrays that are not in a {@link Table} are values: replaced, never changed in place. Both rules are enforced in tests by
 * freezing every snapshot (`setFreezing('on')`).
 */
export interface Owned {
  /** Epoch of the root that may write this record. Written as 0 in saves and hashes. */
  _e: number;
}

/** A root, and where it has many fields, how its record is copied: a spread where nothing is said. */
export interface Root extends Owned {
  _copy?(root: this): this;
}

/** An array that is cloned once per epoch and then written in place. */
export interface Table<T> extends Owned {
  rows: T[];
}

let lastEpoch = 1;
let freezing = false;

/** In tests: deep-freeze every snapshot at `fork`, so that a write that bypasses this module throws. */
export function setFreezing(mode: 'on' | 'off'): void {
  freezing = mode === 'on';
}

/** Freezes a value deeply; stops at what is already frozen. Caches (keys that begin with an underscore, but `_e`) stay writable. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || !Object.isExtensible(value)) return value;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record);
  const isCache = (key: string): boolean => key[0] === '_' && key !== '_e';
  if (keys.some(isCache)) {
    for (const key of keys) if (!isCache(key)) Object.defineProperty(record, key, { writable: false, configurable: false });
    Object.preventExtensions(record);
  } else Object.freeze(record);
  for (const key of keys) if (!isCache(key)) deepFreeze(record[key]);
  return value;
}

/** A new root with the same content, in O(1). The old root becomes a snapshot: it must not be written again. */
export function fork<R extends Root>(root: R): R {
  const copy = root._copy ? root._copy(root) : { ...root };
  if (freezing) {
    deepFreeze(root);
    const lost = Object.keys(root).find((key) => root[key as keyof R] !== copy[key as keyof R]);
    if (lost !== undefined) throw new Error(`the copy of a state lacks ${lost}`);
  }
  copy._e = ++lastEpoch;
  return copy;
}

/** An empty table owned by nobody. */
export const table = <T>(rows: T[] = []): Table<T> => ({ _e: 0, rows });

/** The record itself when `root` owns it, else a clone that it owns; the caller stores the result where the record was. */
export function own<T extends Owned>(root: Owned, record: T): T {
  if (record._e === root._e) return record;
  const copy = { ...record };
  copy._e = root._e;
  return copy;
}

/** Like {@link own} for tables: clones the array of rows. */
export function ownTable<T>(root: Owned, t: Table<T>): Table<T> {
  return t._e === root._e ? t : { _e: root._e, rows: t.rows.slice() };
}

/** A row of an owned table, ready to be written. */
export function ownRow<T extends Owned>(root: Owned, t: Table<T>, index: number): T {
  const row = t.rows[index];
  if (row._e === root._e) return row;
  const copy = { ...row };
  copy._e = root._e;
  t.rows[index] = copy;
  return copy;
}
