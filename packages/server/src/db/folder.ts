/**
 * The folder of an embedded database. PGlite makes a database wherever it sees no PG_VERSION, over whatever is there. So it is never asked to: a new
 * database is made in a folder of its own that is put into place when it is whole, and a file beside it says from then on that there is one.
 */
import {
  closeSync,
  cpSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseFault } from './faults.js';

/** Where the database is. */
export const databaseIn = (folder: string): string => join(folder, 'postgres');
/** Where one is made. */
export const makingIn = (folder: string): string => join(folder, 'postgres.making');
/** What says that there is one. */
export const markerIn = (folder: string): string => join(folder, 'database.json');

/** What is known of a database since it was made. */
export interface Marker {
  /** What tells it from all other databases: PostgreSQL's system identifier. */
  system: string;
}

const isMissing = (e: unknown): boolean => (e as NodeJS.ErrnoException).code === 'ENOENT';

function readMarker(folder: string): Marker | null {
  const file = markerIn(folder);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (e) {
    if (isMissing(e)) return null;
    throw e;
  }
  try {
    const { system } = JSON.parse(text) as Partial<Marker>;
    if (typeof system === 'string' && system !== '') return { system };
  } catch {
    // What is said below.
  }
  throw new DatabaseFault('damaged', file, 'it can not be read');
}

/** What lies at a path; null where there is nothing, a text where it is no folder. */
function contentOf(path: string): string[] | string | null {
  try {
    lstatSync(path);
  } catch (e) {
    if (isMissing(e)) return null;
    throw e;
  }
  try {
    return readdirSync(path);
  } catch (e) {
    // A file, or a link to nothing.
    if (isMissing(e) || (e as NodeJS.ErrnoException).code === 'ENOTDIR') return (e as Error).message;
    throw e;
  }
}

/**
 * Looks what is in a data folder; changes nothing.
 * @returns the marker of the database that is there; null where it has none, because an earlier version made it; 'none' where there may be a new one
 * @throws DatabaseFault where there was a database and is none, or something else
 */
export function examine(folder: string): Marker | null | 'none' {
  const marker = readMarker(folder);
  const path = databaseIn(folder);
  const content = contentOf(path);
  if (typeof content === 'string') throw new DatabaseFault(marker ? 'missing' : 'foreign', path, content);
  if (content === null || content.length === 0) {
    if (marker === null) return 'none';
    throw new DatabaseFault('missing', path, 'it is empty or not there');
  }
  try {
    if (statSync(join(path, 'PG_VERSION')).isFile()) return marker;
  } catch (e) {
    if (!isMissing(e)) throw e;
  }
  throw new DatabaseFault(marker ? 'missing' : 'foreign', path, 'PG_VERSION is not there');
}

/** An empty folder to make a database in, which nobody else may look into. */
export function emptyForMaking(folder: string): string {
  const path = makingIn(folder);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { mode: 0o700 });
  return path;
}

/** Whether there is a database, or was one, or anything else in its place. */
export const holdsSomething = (folder: string): boolean => {
  const content = contentOf(databaseIn(folder));
  return (content !== null && content.length > 0) || contentOf(markerIn(folder)) !== null;
};

/**
 * A database that was made is put into its place. What says that there is one stays as it is until `mark` is called: a folder that is left between the two is refused,
 * and nobody makes a new database in it.
 * @param aside where, in the folder, what is there is moved to; null: there is nothing, or an empty folder
 * @returns where it is now; null where there was nothing
 */
export function putIntoPlace(folder: string, aside: string | null): string | null {
  const path = databaseIn(folder);
  const content = aside === null ? null : contentOf(path);
  if (aside === null || content === null || content.length === 0) {
    put(makingIn(folder), path);
    return null;
  }
  const to = join(folder, aside);
  renameSync(path, to);
  try {
    put(makingIn(folder), path);
  } catch (e) {
    renameSync(to, path);
    throw e;
  }
  return to;
}

function put(made: string, path: string): void {
  try {
    renameSync(made, path);
    return;
  } catch (e) {
    if (!CANT_REPLACE.has((e as NodeJS.ErrnoException).code ?? '')) throw e;
  }
  // Without this file it is no database: where the copying is cut short, the next start says so.
  const last = join(made, 'PG_VERSION');
  cpSync(made, path, { recursive: true, filter: (from) => from !== last });
  cpSync(last, join(path, 'PG_VERSION'));
  rmSync(made, { recursive: true, force: true });
}

/** What the system says where a folder is the root of a volume, or a link to one. */
const CANT_REPLACE = new Set(['EXDEV', 'EBUSY', 'ENOTDIR']);

/** Writes down that there is a database. */
export function mark(folder: string, marker: Marker): void {
  const file = markerIn(folder);
  const fd = openSync(`${file}.tmp`, 'w', 0o600);
  try {
    writeSync(fd, `${JSON.stringify(marker)}\n`);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(`${file}.tmp`, file);
}
