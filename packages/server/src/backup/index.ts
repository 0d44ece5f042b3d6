/** Backups: all that is kept in one file, and back, from either kind of database into either ([decision 0051](../../../../docs/decisions/0051-backups.md)). */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { sound } from '../db/check.js';
import type { Database, Queries } from '../db/database.js';
import { databaseIn, examine } from '../db/folder.js';
import { alone, knowing, knownMigrations, ownTables, schemaOf } from '../db/migrate.js';
import { makeEmbedded, Occupied, readEmbedded } from '../db/pglite.js';
import { connectServer, nameOf, UNHURRIED } from '../db/postgres.js';
import { begins, type Files, fillFrom } from './fill.js';
import { BackupRefused, type Manifest, UnfitBackup } from './format.js';
import { readBackup } from './read.js';
import { asSaid, type Contents, importedInto, outside, writtenOf } from './write.js';

export { BackupRefused, type HashedPart, type Manifest, type Refusal, type Unfit, UnfitBackup } from './format.js';
export type { Contents } from './write.js';

/** Where all is kept. */
export interface Place {
  /** The data folder. */
  data: string;
  /** A PostgreSQL server instead of the embedded database in that folder. */
  databaseUrl?: string;
  /** Without cards and rules documents that were imported into the data folder. */
  onlyDatabase?: boolean;
  /** Told where the folder may be in use by a process that can't be seen from here, before it is watched. */
  watching?(folder: string, by: { pid: number; host: string } | null): void;
}

const tellingOf = (place: Place): Parameters<typeof readEmbedded>[1] => ({
  // What was being done with it fails, and says so.
  ended() {},
  ...(place.watching === undefined ? {} : { watching: place.watching }),
});

async function withDatabase<T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> {
  // Before there is a lock in it.
  if (place.databaseUrl === undefined && examine(place.data) === 'none')
    throw new BackupRefused({ why: 'nothing', where: databaseIn(place.data) });
  const db =
    place.databaseUrl === undefined ? await readEmbedded(place.data, tellingOf(place)) : connectServer(place.databaseUrl, UNHURRIED);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/**
 * Writes all that is kept at a place into one file, as it was at one moment. A PostgreSQL server may be in use meanwhile.
 * @param o over: replace a file that is there; program: the version that makes it; now: the time
 * @throws FolderInUse where a process has the embedded database open
 * @throws DatabaseFault where the database can't be used, or is newer than this program
 * @throws BackupRefused where there is no database, or the file is there; what the system says (ENOSPC: the disk is full). Then there is no file
 */
export async function backUp(place: Place, file: string, o: { over: boolean; program: string; now: Date }): Promise<Contents> {
  const files = place.onlyDatabase ? [] : importedInto(place.data).filter(({ path }) => existsSync(path));
  return withDatabase(place, (db) => writtenOf(db, file, { ...o, files, where: whereOf(place) }));
}

const whereOf = (place: Place): string => (place.databaseUrl === undefined ? place.data : nameOf(place.databaseUrl));

/**
 * Reads a backup and compares it with its hashes and counts.
 * @throws UnfitBackup where it is not whole, or can't be restored by this program; what the system says where it can't be read
 */
export async function lookAt(file: string): Promise<Contents> {
  const read = await readBackup(file);
  const known = knownMigrations();
  const unknown = read.manifest.schema.filter((name) => !known.includes(name));
  const { program, schema } = read.manifest;
  if (unknown.length > 0) throw new UnfitBackup(file, { why: 'newerSchema', program, names: unknown.join(', ') });
  for (const part of read.manifest.parts)
    if (part.kind === 'file' && !importedInto('').some((f) => f.name === part.name))
      throw new UnfitBackup(file, { why: 'damaged', at: part.name, what: 'no data folder has such a file' });
  if (!begins(read.manifest, known)) throw new UnfitBackup(file, { why: 'damaged', at: 'its first line', what: schema.join(', ') });
  return { ...read, bytes: statSync(file).size };
}

/** What came of it. */
export interface Restored extends Contents {
  /** The migrations that were run on what was in the backup, because it was made by an older version. */
  migrated: string[];
  /** Where the embedded database that was there is now; null where there was none. */
  aside: string | null;
}

/**
 * Puts all that is in a backup where nothing is, or in place of what is there. All of the file is read before anything is written.
 * @param o over: in place of what is there; now: the time, by which an embedded database that is there is moved aside
 * @throws UnfitBackup where the file is not whole; nothing was written
 * @throws BackupRefused where something is there, or a server works on the database; nothing was written
 * @throws FolderInUse, DatabaseFault; then what is there is as it was
 */
export async function restore(place: Place, file: string, o: { over: boolean; now: Date }): Promise<Restored> {
  const contents = await lookAt(file);
  const files = new Restoring(place, contents.manifest, o.over);
  try {
    const done =
      place.databaseUrl === undefined ? await intoFolder(place, file, files, o) : await intoServer(place.databaseUrl, file, files, o.over);
    await files.put();
    return { ...contents, ...done };
  } finally {
    await files.drop();
  }
}

type Done = Pick<Restored, 'migrated' | 'aside'>;

async function intoFolder({ data, ...more }: Place, file: string, files: Files, o: { over: boolean; now: Date }): Promise<Done> {
  let migrated: string[] = [];
  const name = `postgres.before-${o.now.toISOString().replace(/[:.]/g, '-')}`;
  try {
    const aside = await makeEmbedded(data, tellingOf({ data, ...more }), o.over ? name : null, async (db) => {
      migrated = await db.transaction((q) => fillFrom(file, q, data, files));
    });
    return { migrated, aside };
  } catch (e) {
    throw e instanceof Occupied ? new BackupRefused({ why: 'occupied', where: e.where }) : e;
  }
}

/** Seconds since a server was last heard of in which it may still be there; it tells every two. */
const HEARD = 15;

async function intoServer(url: string, file: string, files: Files, over: boolean): Promise<Done> {
  const db = connectServer(url, UNHURRIED);
  const where = nameOf(url);
  try {
    const migrated = await db.transaction(async (q) => {
      await alone(q);
      await emptied(q, where, over);
      const done = await fillFrom(file, q, where, { piece: (name, bytes) => outside(() => files.piece(name, bytes)) });
      await sound(q, where);
      return done;
    });
    return { migrated, aside: null };
  } catch (e) {
    return asSaid(e);
  } finally {
    await db.close();
  }
}

/** Leaves no table of ours. @throws BackupRefused where that may not be */
async function emptied(q: Queries, where: string, over: boolean): Promise<void> {
  const there = (
    await q.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'v', 'p') and relnamespace = 'public'::regnamespace order by 1`,
    )
  ).map((r) => r.name);
  if (there.length === 0) return;
  if (!there.includes('migrations')) throw new BackupRefused({ why: 'foreign', where, tables: there.slice(0, 5).join(', ') });
  if (!over) throw new BackupRefused({ why: 'occupied', where });
  knowing(await schemaOf(q), where);
  if (there.includes('servers')) {
    const [server] = await q.query<{ url: string }>('select url from servers where seen > now() - make_interval(secs => $1) limit 1', [
      HEARD,
    ]);
    if (server) throw new BackupRefused({ why: 'served', where, server: server.url });
  }
  const mine = [...ownTables(), 'migrations'].filter((name) => there.includes(name));
  await q.query(`drop table ${mine.map((name) => `"${name}"`).join(', ')}`);
}

/** Files on their way into a data folder: each is whole before it gets its name. */
class Restoring implements Files {
  private readonly places = new Map<string, { path: string; beside: string; handle: FileHandle | null }>();

  /** @throws BackupRefused where one is there and may not be replaced */
  constructor(place: Place, manifest: Manifest, over: boolean) {
    if (place.onlyDatabase) return;
    const known = importedInto(place.data);
    for (const part of manifest.parts) {
      const path = part.kind === 'file' ? known.find((f) => f.name === part.name)?.path : undefined;
      if (path === undefined) continue;
      if (!over && existsSync(path)) throw new BackupRefused({ why: 'occupied', where: path });
      this.places.set(part.name, { path, beside: `${path}.${randomUUID()}.tmp`, handle: null });
    }
    if (this.places.size > 0) mkdirSync(place.data, { recursive: true });
  }

  async piece(name: string, bytes: Buffer): Promise<void> {
    const at = this.places.get(name);
    if (!at) return;
    at.handle ??= await open(at.beside, 'wx', 0o600);
    await at.handle.writeFile(bytes);
  }

  async put(): Promise<void> {
    for (const { path, beside, handle } of this.places.values()) {
      if (!handle) continue;
      await handle.sync();
      renameSync(beside, path);
    }
  }

  async drop(): Promise<void> {
    for (const { beside, handle } of this.places.values()) {
      await handle?.close();
      rmSync(beside, { force: true });
    }
  }
}
