/** What is in a backup put into a database that has none of it. */
import type { Queries } from '../db/database.js';
import { migrateIn } from '../db/migrate.js';
import { quoted, settle, shapesOf, type TableShape } from './dump.js';
import { type Manifest, type Part, type Row, UnfitBackup } from './format.js';
import { readBackup } from './read.js';

/** Rows that are read, put where they belong. */
export interface Files {
  /** A piece of a file that is beside the database. */
  piece(name: string, bytes: Buffer): Promise<void>;
}

/**
 * Makes the tables as they were when the backup was made, fills them, and brings them to the newest form.
 * @param q of a transaction in a database without tables of ours
 * @param where what it is called
 * @param files where files go
 * @returns the migrations that were run on what was in the backup
 * @throws UnfitBackup: then the transaction is to be undone
 */
export async function fillFrom(file: string, q: Queries, where: string, files: Files): Promise<string[]> {
  await settle(q);
  let shapes = new Map<string, TableShape>();
  await readBackup(file, {
    async manifest(manifest) {
      await migrateIn(q, where, manifest.schema);
      shapes = new Map((await shapesOf(q)).map((s) => [s.name, s]));
      for (const part of manifest.parts) if (part.kind === 'table') sameColumns(file, part, shapes.get(part.name));
    },
    async rows(part, rows) {
      if (part.kind === 'table') await insert(q, shapes.get(part.name) as TableShape, part.columns, rows);
      else for (const [piece] of rows) await files.piece(part.name, Buffer.from(piece ?? '', 'base64'));
    },
  });
  return migrateIn(q, where);
}

function sameColumns(file: string, part: Part & { kind: 'table' }, shape: TableShape | undefined): void {
  const there = shape?.columns.map((c) => c.name).sort() ?? [];
  const given = [...part.columns].sort();
  if (JSON.stringify(there) !== JSON.stringify(given))
    throw new UnfitBackup(file, {
      why: 'damaged',
      at: part.name,
      what: `it has the columns ${given.join(', ')} instead of ${there.join(', ')}`,
    });
}

async function insert(q: Queries, shape: TableShape, columns: readonly string[], rows: readonly Row[]): Promise<void> {
  const types = new Map(shape.columns.map((c) => [c.name, c.type]));
  const values = columns.map((name, i) => `(r->>${i})::${types.get(name)}`);
  await q.query(
    `insert into ${quoted(shape.name)} (${columns.map(quoted).join(', ')}) select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as rows (r)`,
    [JSON.stringify(rows)],
  );
}

/** Whether the schema of a backup is one that this program can begin with: the first of its own migrations, however many. */
export function begins(manifest: Manifest, known: readonly string[]): boolean {
  return manifest.schema.every((name, i) => name === known[i]);
}
