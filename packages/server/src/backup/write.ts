/** A backup of a database that is open. */
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { databaseFile } from '@apnap/cards/node';
import { LIBRARY_FILE } from '@apnap/judge';
import type { Database, Queries } from '../db/database.js';
import { knowing, schemaOf } from '../db/migrate.js';
import { type BackupFile, dumped } from './dump.js';
import { BackupRefused, type HashedPart, type Manifest } from './format.js';
import { writePacked } from './lines.js';

/** What is in a backup. */
export interface Contents {
  manifest: Manifest;
  parts: HashedPart[];
  /** Bytes of the file. */
  bytes: number;
}

/** What can be imported into a data folder. */
export const importedInto = (data: string): BackupFile[] =>
  [databaseFile(data), join(data, LIBRARY_FILE)].map((path) => ({ name: basename(path), path }));

export interface Wanted {
  /** Whether a file that is there is replaced. */
  over: boolean;
  /** The version that makes it. */
  program: string;
  now: Date;
  /** Files beside the database that go with it. */
  files: readonly BackupFile[];
  /** What the database is called in what is said. */
  where: string;
  /** Breaks it off. */
  signal?: AbortSignal;
}

/** Writes all that is in a database into one file, as it is at one moment. @throws BackupRefused, DatabaseFault, what the system says */
export const writtenOf = (db: Database, file: string, o: Wanted): Promise<Contents> =>
  db
    .transaction(async (q) => {
      await q.query('set transaction isolation level repeatable read read only');
      await ours(q, o.where);
      const from = db.shared ? 'postgres' : 'embedded';
      const dump = await dumped(q, { program: o.program, made: o.now.toISOString(), from }, o.files);
      await outside(() => writePacked(file, dump.chunks, o.over, o.signal));
      return { manifest: dump.manifest, parts: dump.parts, bytes: statSync(file).size };
    })
    .catch(asSaid);

/** @throws BackupRefused where a database holds nothing of ours; DatabaseFault where it is not one that this program knows */
async function ours(q: Queries, where: string): Promise<void> {
  const schema = await schemaOf(q);
  if (schema.length === 0) throw new BackupRefused({ why: 'nothing', where });
  knowing(schema, where);
}

/** What happened in a transaction, but not to the database: it is not to be taken for a fault of that. */
class Outside extends Error {}

export const outside = (work: () => Promise<void>): Promise<void> =>
  work().catch((cause: unknown) => {
    throw new Outside('', { cause });
  });

/** What was thrown by {@link outside} as it was; else as it is. */
export function asSaid(e: unknown): never {
  throw e instanceof Outside ? e.cause : e;
}
