/** Whether all that a database keeps is there and can be read. */
import type { Database, Queries } from './database.js';
import { DatabaseFault } from './faults.js';

/** Tables of the database itself and those of the server, with where their long values are. */
const RELATIONS = `
  select c.oid::regclass::text as name, exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisvalid and i.indpred is null) as indexed
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 't') and n.nspname in ('pg_catalog', 'pg_toast', 'public') order by c.oid`;

/** What refers to rows of another table; each statement counts those that are not there. */
const REFERENCES = `
  select conrelid::regclass::text as name, format('select count(*)::text as n from %s a where %s and not exists (select 1 from %s b where %s)',
    conrelid::regclass,
    (select string_agg(format('a.%I is not null', attname), ' and ') from pg_attribute where attrelid = conrelid and attnum = any(conkey)),
    confrelid::regclass,
    (select string_agg(format('a.%I = b.%I', x.attname, y.attname), ' and ')
     from unnest(conkey, confkey) k (from_key, to_key)
     join pg_attribute x on x.attrelid = conrelid and x.attnum = k.from_key
     join pg_attribute y on y.attrelid = confrelid and y.attnum = k.to_key)) as sql
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`;

/** Entries of each table are numbered from 1 on, without a gap, and no table is without. */
const GAPS = `
  select count(*)::text as n from tables t
  left join (select table_id, count(*) as entries, min(seq) as first, max(seq) as last from table_log group by table_id) l on l.table_id = t.id
  where l.table_id is null or l.first <> 1 or l.last <> l.entries`;

/**
 * Reads every page of every table, each with its checksum, and counts its rows once by the table and once by an index: a file that has been cut short has
 * fewer of the one than of the other. The tables of PostgreSQL itself are among them. Then looks for rows that others need: pages that are empty look like
 * pages that were never used.
 * @throws DatabaseFault naming what can't be read, or what is not there
 */
export async function check(db: Database, where: string): Promise<void> {
  let at = 'pg_class';
  try {
    await db.transaction(async (q) => {
      const relations = await q.query<{ name: string; indexed: boolean }>(RELATIONS);
      for (const { name, indexed } of relations) {
        at = name;
        await counted(q, name, indexed, where);
      }
    });
    for (const { name, sql } of await db.query<{ name: string; sql: string }>(REFERENCES)) {
      at = name;
      await noneOf(db, sql, where, 'rows refer to what is not there');
    }
    at = 'table_log';
    await sound(db, where);
  } catch (e) {
    if (e instanceof DatabaseFault && e.kind !== 'damaged') throw e;
    throw new DatabaseFault('damaged', where, `${at}: ${e instanceof DatabaseFault ? e.what : (e as Error).message}`, e);
  }
}

/** Looks whether each table has all entries of its log. @throws DatabaseFault where one has not */
export const sound = (q: Queries, where: string): Promise<void> => noneOf(q, GAPS, where, 'tables without all of their entries');

async function noneOf(q: Queries, sql: string, where: string, what: string): Promise<void> {
  const [{ n }] = await q.query<{ n: string }>(sql);
  if (n !== '0') throw new DatabaseFault('damaged', where, `${n} ${what}`);
}

async function counted(q: Queries, name: string, indexed: boolean, where: string): Promise<void> {
  const count = async (way: 'table' | 'index'): Promise<string> => {
    const [table, index] = way === 'table' ? ['on', 'off'] : ['off', 'on'];
    await q.query(
      `select set_config('enable_seqscan', $1, true), set_config('enable_indexscan', $2, true), set_config('enable_indexonlyscan', $2, true),
       set_config('enable_bitmapscan', 'off', true)`,
      [table, index],
    );
    return (await q.query<{ n: string }>(`select count(*)::text as n from ${name}`))[0].n;
  };
  const rows = await count('table');
  if (!indexed) return;
  const entries = await count('index');
  if (rows !== entries) throw new DatabaseFault('damaged', where, `${rows} rows, ${entries} in its index`);
}
