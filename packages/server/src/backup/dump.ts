/** A database as lines of a backup: what was committed at one moment, whatever is written meanwhile. */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import type { Queries } from '../db/database.js';
import { schemaOf } from '../db/migrate.js';
import { BackupRefused, FORMAT, type HashedPart, type Manifest, type Part, type Row } from './format.js';

/** A table of the database, with its columns in order. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string; key: boolean }[];
}

/** Tables whose rows are of a server that runs, or are told otherwise: the migrations are in the manifest. */
const LEFT_OUT = new Set(['migrations', 'servers']);

/** What is not kept of a row: which server has a table, and for how long. */
const CLEARED: Readonly<Record<string, ReadonlySet<string>>> = { tables: new Set(['owner', 'leased_until']) };

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    coalesce(a.attnum = any(i.indkey), false) as key
  from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum`;

const REFERENCES = `
  select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;

/** Values look the same whatever the settings of the database are. */
export async function settle(q: Queries): Promise<void> {
  await q.query(
    `select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true), set_config('extra_float_digits', '1', true)`,
  );
}

/** The tables there are, those first to which others refer. */
export async function shapesOf(q: Queries): Promise<TableShape[]> {
  const shapes = new Map<string, TableShape>();
  for (const { table, ...column } of await q.query<{ table: string; name: string; type: string; key: boolean }>(COLUMNS)) {
    const shape = shapes.get(table) ?? { name: table, columns: [] };
    shape.columns.push(column);
    shapes.set(table, shape);
  }
  const references = await q.query<{ child: string; parent: string }>(REFERENCES);
  const sorted = new Set<TableShape>();
  const add = (shape: TableShape): void => {
    if (sorted.has(shape)) return;
    for (const { child, parent } of references) {
      const other = child === shape.name ? shapes.get(parent) : undefined;
      if (other) add(other);
    }
    sorted.add(shape);
  };
  for (const shape of shapes.values()) if (!LEFT_OUT.has(shape.name)) add(shape);
  return [...sorted];
}

/** A name in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A file that goes into the backup. */
export interface BackupFile {
  name: string;
  path: string;
}

/** Bytes of a file in one line. */
const PIECE = 48 * 1024;
/** Rows that are asked for at a time. */
const FETCHED = 500;

export interface Dump {
  manifest: Manifest;
  /** The lines, several at a time. */
  chunks: AsyncIterable<string>;
  /** The parts that have been written, with their hashes. */
  parts: HashedPart[];
}

/**
 * What is in a database, and files beside it.
 * @param q of a transaction that reads one moment of the database, and is open until all chunks were taken
 */
export async function dumped(q: Queries, about: Pick<Manifest, 'program' | 'made' | 'from'>, files: readonly BackupFile[]): Promise<Dump> {
  await settle(q);
  const shapes = await shapesOf(q);
  const parts: Part[] = [];
  for (const { name, columns } of shapes) {
    const [row] = await q.query<{ n: string }>(`select count(*)::text as n from ${quoted(name)}`);
    parts.push({ kind: 'table', name, columns: columns.map((c) => c.name), lines: Number(row.n) });
  }
  for (const { name, path } of files) parts.push({ kind: 'file', name, lines: Math.ceil(statSync(path).size / PIECE) });
  const manifest: Manifest = { apnap: 'backup', format: FORMAT, ...about, schema: await schemaOf(q), parts };
  const hashed: HashedPart[] = [];
  const rowsOf = (part: Part): AsyncIterable<readonly Row[]> =>
    part.kind === 'table'
      ? rowsOfTable(q, shapes.find((s) => s.name === part.name) as TableShape)
      : piecesOf((files.find((f) => f.name === part.name) as BackupFile).path);
  return { manifest, parts: hashed, chunks: linesOf(manifest, rowsOf, hashed) };
}

async function* linesOf(
  manifest: Manifest,
  rowsOf: (part: Part) => AsyncIterable<readonly Row[]>,
  hashed: HashedPart[],
): AsyncGenerator<string> {
  const whole = createHash('sha256');
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    whole.update(text);
    return text;
  };
  yield line(manifest);
  for (const part of manifest.parts) {
    yield line({ part: part.name });
    const hash = createHash('sha256');
    let lines = 0;
    for await (const rows of rowsOf(part)) {
      const text = rows.map(line).join('');
      hash.update(text);
      lines += rows.length;
      yield text;
    }
    // A file that another process has written anew since it was looked at.
    if (lines !== part.lines) throw new BackupRefused({ why: 'changed', what: part.name });
    const sha256 = hash.digest('hex');
    yield line({ end: part.name, lines, sha256 });
    hashed.push({ ...part, sha256 });
  }
  yield `${JSON.stringify({ whole: whole.digest('hex') })}\n`;
}

/** The rows of a table by its key, each value as text: the same rows are the same lines, in whichever database they are. */
async function* rowsOfTable(q: Queries, { name, columns }: TableShape): AsyncGenerator<Row[]> {
  const values = columns.map((c, i) => `${CLEARED[name]?.has(c.name) ? 'null' : quoted(c.name)}::text as v${i}`);
  const keys = columns.filter((c) => c.key).map((c) => (c.type === 'text' ? `${quoted(c.name)} collate "C"` : quoted(c.name)));
  const order = keys.length === 0 ? '' : ` order by ${keys.join(', ')}`;
  await q.query(`declare backup_rows no scroll cursor for select ${values.join(', ')} from ${quoted(name)}${order}`);
  for (;;) {
    const rows = await q.query<Record<string, string | null>>(`fetch ${FETCHED} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map((row) => columns.map((_, i) => row[`v${i}`]));
  }
  await q.query('close backup_rows');
}

async function* piecesOf(path: string): AsyncGenerator<Row[]> {
  for await (const bytes of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) yield [[bytes.toString('base64')]];
}
