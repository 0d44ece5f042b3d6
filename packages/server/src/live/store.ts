/** Tables in the database: who owns one, and its log. */
import type { TableInfo, TablePhase } from '@apnap/protocol';
import type { Database } from '../db/database.js';
import { Log } from '../log.js';
import type { Entry } from '../tables/entries.js';
import { Patience } from './patience.js';
import { Writes } from './writes.js';

/** Seconds for which a table belongs to a server that is not heard of any more. */
export const LEASE = 8;

/** Another server, as it is reached. */
export interface Peer {
  url: string;
  /** Shown to it with what is sent on, so that it believes who sent it. */
  secret: string;
}

/** The table belongs to somebody else by now. */
export class Fenced extends Error {
  constructor(id: string) {
    super(`table ${id} belongs to another server`);
  }
}

export interface Head {
  /** What all are shown. */
  info: TableInfo;
  /** What those who sit there are shown, where the others are behind; else null. */
  own?: TableInfo | null;
  phase: TablePhase;
  listed: boolean;
  people: string[];
}

export class Store {
  private readonly writes: Writes;
  private readonly patience: Patience;
  /** As what the others know this server. */
  private known: Peer | null = null;

  constructor(
    private readonly db: Database,
    readonly me: string,
    log: Log = new Log(),
    /** Told when a table has changed hands. */
    private readonly taken: (id: string) => void = () => {},
  ) {
    this.patience = new Patience(log);
    this.writes = new Writes(db, me, this.patience);
  }

  /** What waits for a database that is away waits no longer. */
  stop(): void {
    this.patience.stop();
  }

  /** A new table, owned by this server. */
  async create(id: string, head: Head, entries: readonly Entry[]): Promise<void> {
    await this.db.transaction(async (q) => {
      await q.query(
        `insert into tables (id, phase, listed, people, head, owner, generation, leased_until)
         values ($1, $2, $3, $4, $5, $6, 1, now() + make_interval(secs => $7))`,
        [id, head.phase, head.listed, head.people, writtenHead(head), this.me, LEASE],
      );
      await q.query(
        `insert into table_log (table_id, seq, entry)
         select $1, e.n::int, e.entry from jsonb_array_elements($2::jsonb) with ordinality e (entry, n)`,
        [id, JSON.stringify(entries)],
      );
    });
  }

  /** Makes this server the owner, if nobody who lives owns it. @returns the generation; null: owned by another; undefined: no such table. */
  async claim(id: string): Promise<number | null | undefined> {
    const [row] = await this.db.query<{ generation: string }>(
      `update tables set generation = generation + 1, owner = $2, leased_until = now() + make_interval(secs => $3)
       where id = $1 and (owner is null or owner = $2 or leased_until < now() or leased_until > now() + make_interval(secs => $4)) returning generation`,
      // So far ahead no lease can be: the clock of the database was set back.
      [id, this.me, LEASE, 2 * LEASE],
    );
    if (row) {
      this.taken(id);
      return Number(row.generation);
    }
    const [there] = await this.db.query('select 1 from tables where id = $1', [id]);
    return there ? null : undefined;
  }

  /** The owner of a table; null when nobody owns it. */
  async ownerOf(id: string): Promise<Peer | null> {
    const [row] = await this.db.query<Peer>(
      'select s.url, s.secret from tables t join servers s on s.id = t.owner where t.id = $1 and t.leased_until > now() and t.owner <> $2',
      [id, this.me],
    );
    return row ?? null;
  }

  /** Writes entries behind the first `seq`, if the table still belongs to this generation; while the database is away it waits. @throws Fenced */
  async append(id: string, generation: number, seq: number, entries: readonly Entry[]): Promise<void> {
    if (!(await this.writes.write({ id, generation, seq, entries }))) throw new Fenced(id);
  }

  async log(id: string): Promise<Entry[]> {
    const rows = await this.db.query<{ entry: Entry }>('select entry from table_log where table_id = $1 order by seq', [id]);
    return rows.map((r) => r.entry);
  }

  /** Writes what lists show, if the table still belongs to this generation; else the new owner does. @param news whether it comes to the front of lists */
  async writeHead(id: string, generation: number, head: Head, news = true): Promise<void> {
    await this.patience.with(() =>
      this.db.query(
        `update tables set phase = $4, listed = $5, people = $6, head = $7, changed = case when $8 then now() else changed end
         where id = $1 and generation = $2 and owner = $3`,
        [id, generation, this.me, head.phase, head.listed, head.people, writtenHead(head), news],
      ),
    );
  }

  /** Keeps what this server owns. @returns the ids. */
  async renew(): Promise<string[]> {
    const rows = await this.patience.once(() =>
      this.db.query<{ id: string }>(
        `update tables set leased_until = now() + make_interval(secs => $2)
         where id in (select id from tables where owner = $1 order by id for no key update) returning id`,
        [this.me, LEASE],
      ),
    );
    await this.tell();
    return rows.map((r) => r.id);
  }

  /** Gives tables back. */
  async release(ids: readonly string[]): Promise<void> {
    await this.db.query('update tables set owner = null, leased_until = null where owner = $1 and id = any($2)', [this.me, ids.slice()]);
  }

  /** Before anybody is let in: on a database of its own nobody else can own anything. */
  async begin(): Promise<void> {
    if (this.db.shared) return;
    await this.db.query('update tables set owner = null, leased_until = null where owner is not null');
    await this.db.query('delete from servers');
  }

  /**
   * Tells the others where this server is. Who was at this address before is gone, so that a server that is started again need not wait for its own
   * leases. Should he live after all, his tables are fenced off like anybody's.
   */
  async register(url: string, secret: string): Promise<void> {
    await this.db.query(
      `with gone as (delete from servers where (url = $2 and id <> $1) or seen < now() - interval '1 hour' returning id)
       update tables set owner = null, leased_until = null, generation = generation + 1 where owner in (select id from gone)`,
      [this.me, url],
    );
    this.known = { url, secret };
    await this.tell();
  }

  /** Shows that this server is there; also where another has struck it off, because the clock of the database had jumped. */
  private async tell(): Promise<void> {
    if (this.known)
      await this.db.query(
        'insert into servers (id, url, secret) values ($1, $2, $3) on conflict (id) do update set url = $2, secret = $3, seen = now()',
        [this.me, this.known.url, this.known.secret],
      );
  }

  async leave(): Promise<void> {
    this.known = null;
    await this.db.query('update tables set owner = null, leased_until = null where owner = $1', [this.me]);
    await this.db.query('delete from servers where id = $1', [this.me]);
  }

  /** Tables to show in a lobby: one's own, open ones, and those that are played where all may watch. */
  async list(person: string | null, most: number): Promise<TableInfo[]> {
    const rows = await this.db.query<{ head: TableInfo & { own?: TableInfo }; people: string[] }>(
      `select head, people from tables
       where ($1::text is not null and people @> array[$1::text])
          or (listed and head->>'phase' in ('waiting', 'playing', 'sideboarding') and changed > now() - interval '1 day')
       order by changed desc limit $2`,
      [person, most],
    );
    return rows.map(({ head: { own, ...info }, people }) => {
      const mySeat = person === null ? null : seatIn(people, person);
      return { ...(own && mySeat !== null ? own : info), mySeat };
    });
  }

  async unfinished(person: string): Promise<number> {
    const [row] = await this.db.query<{ n: string }>(
      `select count(*) as n from tables where people @> array[$1::text] and phase <> 'over'`,
      [person],
    );
    return Number(row?.n ?? 0);
  }
}

/** A head as the database keeps it. */
const writtenHead = ({ info, own }: Head): string => JSON.stringify(own ? { ...info, own } : info);

/** `people` has a place for each seat; computers and open seats are ''. */
function seatIn(people: readonly string[], person: string): number | null {
  const seat = people.indexOf(person);
  return seat < 0 ? null : seat;
}
