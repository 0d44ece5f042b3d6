/** Tournaments in the database: the lines of their logs, as in their files, and who is who there. */
import type { Policy, StaffRole, TaskName, TaskView, TournamentRole } from '@apnap/protocol';
import { hashSecret } from '../auth/secrets.js';
import type { Database, Queries } from '../db/database.js';

/** Somebody's part at a tournament: an official with a name, or a player as an entrant. */
export interface Part {
  person: string;
  role: TournamentRole;
  name: string;
  entrant: string;
  /** How the person is known to the server. */
  kind: 'guest' | 'account';
}

/** A part as it is given. */
export type NewPart = Omit<Part, 'kind'>;

/** A tournament but for its log. */
export interface Shell {
  id: string;
  policy: Policy;
  /** What codes of entrants are made with. */
  secret: string;
}

/** What the list shows, of the log. */
export interface Head {
  name: string;
  date: string;
  format: string;
  kind: string;
  status: string;
  players: number;
  round: number;
  rounds: number | null;
}

const SETTLE = 'update tournament_tables set settled = true where table_id = $1';

/** Somebody else has written at this place of the log. */
export class Overtaken extends Error {}

/** A table of this server for the match of two entrants. */
export interface MatchTable {
  table: string;
  tournament: string;
  round: number;
  a: string;
  b: string;
  /** What came of it is entered, or left to an official. */
  settled: boolean;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

export class TournamentStore {
  constructor(private readonly db: Database) {}

  /** Keeps a new tournament. @param log its lines, with their ends */
  async create(shell: Shell, head: Head, log: string, founder: NewPart): Promise<void> {
    await this.db.transaction(async (q) => {
      await q.query('insert into tournaments (id, head, policy, secret) values ($1, $2, $3, $4)', [
        shell.id,
        JSON.stringify(head),
        JSON.stringify(shell.policy),
        shell.secret,
      ]);
      await writeLines(q, shell.id, 0, log);
      await writePart(q, shell.id, founder);
    });
  }

  async shell(id: string): Promise<Shell | null> {
    const [row] = await this.db.query<Shell>('select id, policy, secret from tournaments where id = $1', [id]);
    return row ?? null;
  }

  /** The lines behind the first `after`, with their ends. */
  async lines(id: string, after: number): Promise<string> {
    const rows = await this.db.query<{ line: string }>(
      'select line from tournament_log where tournament_id = $1 and seq > $2 order by seq',
      [id, after],
    );
    return rows.map((r) => `${r.line}\n`).join('');
  }

  /** Writes lines behind the first `after`, all or none. @throws Overtaken where somebody has written there before */
  async append(id: string, after: number, text: string, head: Head): Promise<void> {
    try {
      await this.db.transaction(async (q) => {
        await writeLines(q, id, after, text);
        await q.query('update tournaments set head = $2 where id = $1', [id, JSON.stringify(head)]);
      });
    } catch (e) {
      // unique_violation
      if ((e as { code?: string }).code === '23505') throw new Overtaken();
      throw e;
    }
  }

  async setPolicy(id: string, policy: Policy): Promise<void> {
    await this.db.query('update tournaments set policy = $2 where id = $1', [id, JSON.stringify(policy)]);
  }

  /** Tournaments that are listed, and those in which the person has a part, the newest first. */
  async list(person: string | null, most: number): Promise<{ id: string; head: Head; roles: TournamentRole[] }[]> {
    return this.db.query(
      `select t.id, t.head, coalesce(array_agg(p.role) filter (where p.role is not null), '{}') as roles
       from tournaments t left join tournament_people p on p.tournament_id = t.id and p.person = $1
       where p.person is not null or (t.policy->>'listed')::boolean
       group by t.id order by t.created desc limit $2`,
      [person, most],
    );
  }

  /** How many tournaments somebody has founded that are not over. */
  async founded(person: string): Promise<number> {
    const [{ n }] = await this.db.query<{ n: string }>(
      `select count(*) as n from tournaments t join tournament_people p on p.tournament_id = t.id
       where p.person = $1 and p.role = 'organizer' and t.head->>'status' not in ('finished', 'cancelled')`,
      [person],
    );
    return Number(n);
  }

  async parts(id: string): Promise<Part[]> {
    return this.db.query(
      `select t.person, t.role, t.name, t.entrant, p.kind from tournament_people t join people p on p.id = t.person where t.tournament_id = $1`,
      [id],
    );
  }

  /** Gives a part. @returns false where the entrant is played by somebody else's device already */
  async give(id: string, part: NewPart): Promise<boolean> {
    try {
      await writePart(this.db, id, part);
      return true;
    } catch (e) {
      if ((e as { code?: string }).code === '23505') return false;
      throw e;
    }
  }

  async takeAway(id: string, person: string, role: TournamentRole): Promise<void> {
    await this.db.query('delete from tournament_people where tournament_id = $1 and person = $2 and role = $3', [id, person, role]);
  }

  async invite(id: string, code: string, role: StaffRole, name: string): Promise<void> {
    await this.db.query('insert into tournament_invitations (code_hash, tournament_id, role, name) values ($1, $2, $3, $4)', [
      hashSecret(code),
      id,
      role,
      name,
    ]);
  }

  /** Whom the code of an official is for. */
  async invited(id: string, code: string): Promise<{ role: StaffRole; name: string } | null> {
    const [row] = await this.db.query<{ role: StaffRole; name: string }>(
      'select role, name from tournament_invitations where code_hash = $1 and tournament_id = $2',
      [hashSecret(code), id],
    );
    return row ?? null;
  }

  /** Uses up the code of an official. */
  async redeem(id: string, code: string): Promise<{ role: StaffRole; name: string } | null> {
    const [row] = await this.db.query<{ role: StaffRole; name: string }>(
      'delete from tournament_invitations where code_hash = $1 and tournament_id = $2 returning role, name',
      [hashSecret(code), id],
    );
    return row ?? null;
  }

  async calls<Call>(id: string): Promise<Call[]> {
    const rows = await this.db.query<{ call: Call }>('select call from tournament_calls where tournament_id = $1', [id]);
    return rows.map((r) => r.call);
  }

  /** @param settles a table whose result is no longer the game's to give: from the moment of the call an official may enter it */
  async putCall(id: string, call: { id: string }, settles?: string): Promise<void> {
    await this.db.transaction(async (q) => {
      await q.query(
        'insert into tournament_calls (id, tournament_id, call) values ($1, $2, $3) on conflict (id) do update set call = excluded.call',
        [call.id, id, JSON.stringify(call)],
      );
      if (settles !== undefined) await q.query(SETTLE, [settles]);
    });
  }

  /** What has been done of what officials have to do. */
  async tasks(id: string): Promise<TaskView[]> {
    const rows = await this.db.query<{ task: TaskName; round: number; by_name: string; at_ms: string }>(
      'select task, round, by_name, at_ms from tournament_tasks where tournament_id = $1 order by at_ms',
      [id],
    );
    return rows.map((r) => ({ task: r.task, round: r.round, by: r.by_name, at: Number(r.at_ms) }));
  }

  /** Who was first has done it. */
  async taskDone(id: string, { task, round, by, at }: TaskView): Promise<void> {
    await this.db.query(
      'insert into tournament_tasks (tournament_id, round, task, by_name, at_ms) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [id, round, task, by, at],
    );
  }

  async taskOpen(id: string, round: number, task: TaskName): Promise<void> {
    await this.db.query('delete from tournament_tasks where tournament_id = $1 and round = $2 and task = $3', [id, round, task]);
  }

  /** Notes the table at which a match is played. @returns the table it is played at: this one, or one that was there before */
  async putTable(t: Omit<MatchTable, 'settled'>): Promise<string> {
    await this.db.query(
      'insert into tournament_tables (table_id, tournament_id, round, a, b) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [t.table, t.tournament, t.round, t.a, t.b],
    );
    const [row] = await this.db.query<{ table_id: string }>(
      'select table_id from tournament_tables where tournament_id = $1 and round = $2 and a = $3 and b = $4 and not withdrawn',
      [t.tournament, t.round, t.a, t.b],
    );
    return row.table_id;
  }

  /** Those of matches that are still to be played, or were. */
  async tables(id: string): Promise<MatchTable[]> {
    return this.db.query(
      `select table_id as table, tournament_id as tournament, round, a, b, settled
       from tournament_tables where tournament_id = $1 and not withdrawn`,
      [id],
    );
  }

  /** Those of which the desk has not heard what came of them. */
  async openTables(id: string): Promise<MatchTable[]> {
    return (await this.tables(id)).filter((t) => !t.settled);
  }

  /** Tournaments with matches at tables of this server whose results are not entered yet. */
  async going(): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      'select distinct tournament_id as id from tournament_tables where not settled and not withdrawn',
    );
    return rows.map((r) => r.id);
  }

  /** What came of a match is entered, or left to an official. */
  async settle(table: string): Promise<void> {
    await this.db.query(SETTLE, [table]);
  }

  /** A match is played no more: its round was paired anew. */
  async withdraw(table: string): Promise<void> {
    await this.db.query('update tournament_tables set withdrawn = true where table_id = $1', [table]);
  }
}

async function writeLines(q: Queries, id: string, after: number, text: string): Promise<void> {
  await q.query(
    `insert into tournament_log (tournament_id, seq, line)
     select $1, $2::int + e.n::int, e.line from jsonb_array_elements_text($3::jsonb) with ordinality e (line, n)`,
    [id, after, JSON.stringify(linesOf(text))],
  );
}

async function writePart(q: Queries, id: string, p: NewPart): Promise<void> {
  await q.query(
    `insert into tournament_people (tournament_id, person, role, name, entrant) values ($1, $2, $3, $4, $5)
     on conflict (tournament_id, person, role) do update set name = excluded.name, entrant = excluded.entrant`,
    [id, p.person, p.role, p.name, p.entrant],
  );
}
