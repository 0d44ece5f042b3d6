/** Pods in the database. */
import type { Database } from '../db/database.js';
import type { PodEntry } from './pod.js';

export class PodStore {
  constructor(private readonly db: Database) {}

  async log(id: string): Promise<PodEntry[]> {
    const rows = await this.db.query<{ entry: PodEntry }>('select entry from pod_log where pod_id = $1 order by seq', [id]);
    return rows.map((r) => r.entry);
  }

  /** Writes entries behind the first `seq`. @returns false where somebody else has written there before */
  async append(id: string, table: string, seq: number, entries: readonly PodEntry[]): Promise<boolean> {
    return this.db.transaction(async (q) => {
      await q.query('insert into pods (id, table_id) values ($1, $2) on conflict (id) do nothing', [id, table]);
      const [{ n }] = await q.query<{ n: string }>('select count(*) as n from (select 1 from pods where id = $1 for update) p', [id]);
      const [{ there }] = await q.query<{ there: string }>('select count(*) as there from pod_log where pod_id = $1', [id]);
      if (Number(n) !== 1 || Number(there) !== seq) return false;
      await q.query(
        `insert into pod_log (pod_id, seq, entry)
         select $1, $2::int + e.n::int - 1, e.entry from jsonb_array_elements($3::jsonb) with ordinality e (entry, n)`,
        [id, seq, JSON.stringify(entries)],
      );
      return true;
    });
  }

  /** Nothing is left to be done for a pod. */
  async finish(id: string): Promise<void> {
    await this.db.query('update pods set over = true where id = $1', [id]);
  }

  /** Pods for which something is left to be done. */
  async going(): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>('select id from pods where not over');
    return rows.map((r) => r.id);
  }

  /** Which of these tables there are, with their phases. */
  async phases(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.query<{ id: string; phase: string }>('select id, phase from tables where id = any($1)', [ids.slice()]);
    return new Map(rows.map((r) => [r.id, r.phase]));
  }
}
