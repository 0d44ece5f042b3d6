/**
 * Writing entries of many tables: while one statement is on its way, what comes meanwhile is gathered, and goes with the next. Under load a statement
 * carries the answers of many tables and the database syncs once for all; with nothing to do nobody waits for anybody.
 */
import type { Database } from '../db/database.js';
import type { Entry } from '../tables/entries.js';
import type { Patience } from './patience.js';

/** Entries to be written behind the first `seq` of a table, by its owner of this generation. */
interface Wanted {
  id: string;
  generation: number;
  seq: number;
  entries: readonly Entry[];
}

interface Waiting extends Wanted {
  done: (written: boolean) => void;
  failed: (e: unknown) => void;
}

/** Most tables in one statement. */
const AT_ONCE = 64;

/*
 * The rows of the tables are locked against a change of owner until the entries are there; in the order of their ids, as everybody locks them, so that
 * no two wait for each other.
 */
const INSERT = `
with wanted as (
  select * from jsonb_to_recordset($1::jsonb) as w (id text, generation bigint, seq int, entries jsonb)
), mine as (
  select t.id, w.seq, w.entries from tables t join wanted w on w.id = t.id and w.generation = t.generation
  where t.owner = $2 order by t.id for share of t
), written as (
  insert into table_log (table_id, seq, entry)
  select m.id, m.seq + e.n::int, e.entry from mine m cross join lateral jsonb_array_elements(m.entries) with ordinality e (entry, n)
  returning table_id
)
select distinct table_id as id from written`;

/** The same of one table alone, as it mostly is. */
const INSERT_ONE = `
with mine as (
  select id from tables where id = $1 and generation = $2 and owner = $3 for share
)
insert into table_log (table_id, seq, entry)
select m.id, $4::int + e.n::int, e.entry from mine m cross join lateral jsonb_array_elements($5::jsonb) with ordinality e (entry, n)
returning table_id as id`;

/** Whether just these entries are there, behind the first `seq`: where the connection broke, nobody knows whether they were written. */
const THERE = `
select count(l.seq) = count(*) and coalesce(bool_and(l.entry = e.entry), true) as there
from jsonb_array_elements($3::jsonb) with ordinality e (entry, n) left join table_log l on l.table_id = $1 and l.seq = $2::int + e.n::int`;

const TAKEN = '23505';

export class Writes {
  private waiting: Waiting[] = [];
  private busy = false;

  constructor(
    private readonly db: Database,
    private readonly me: string,
    private readonly patience: Patience,
  ) {}

  /** Writes entries, all or none. @returns false when the table does not belong to this generation any more. */
  write(wanted: Wanted): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ ...wanted, done, failed });
      if (!this.busy) void this.go();
    });
  }

  private async go(): Promise<void> {
    this.busy = true;
    while (this.waiting.length > 0) await this.flush(this.waiting.splice(0, AT_ONCE));
    this.busy = false;
  }

  private async flush(some: readonly Waiting[]): Promise<void> {
    let again = false;
    try {
      const rows = await this.patience.with((before) => {
        again ||= before;
        return this.insert(some);
      });
      const written = new Set(rows.map((r) => r.id));
      for (const w of some) w.done(written.has(w.id));
    } catch (e) {
      if (again && (e as { code?: string }).code === TAKEN) await this.look(some);
      // One that can't be written must not take the others with it.
      else if (some.length === 1) some[0].failed(e);
      else for (const w of some) await this.flush([w]);
    }
  }

  /** @returns the tables whose entries were written, one row for each of these or of their entries */
  private insert(some: readonly Waiting[]): Promise<{ id: string }[]> {
    const list = some.map(({ id, generation, seq, entries }): Wanted => ({ id, generation, seq, entries }));
    const [{ id, generation, seq, entries }] = list;
    return list.length === 1
      ? this.db.query(INSERT_ONE, [id, generation, this.me, seq, JSON.stringify(entries)])
      : this.db.query(INSERT, [JSON.stringify(list), this.me]);
  }

  /** Something of it was written, and then the connection broke: it was all or none. */
  private async look(some: readonly Waiting[]): Promise<void> {
    for (const w of some) {
      try {
        const [row] = await this.patience.with(() => this.db.query<{ there: boolean }>(THERE, [w.id, w.seq, JSON.stringify(w.entries)]));
        if (row.there) w.done(true);
        else await this.flush([w]);
      } catch (e) {
        w.failed(e);
      }
    }
  }
}
