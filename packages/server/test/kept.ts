/** Rows as the versions of the program have kept them, with values that are easily spoilt on the way. */
import type { Queries } from '../src/db/database.js';

/** Quotes of all kinds, ends of lines as JSON and Unicode know them, a pair of surrogates, what looks like an escape. */
export const ODD = `O'Brien "said" \\n \\u0041 {a,b} \t ☕ 𝔘 三 \u2028\u2029\u0085\r\nend`;
/** More digits than a number of JavaScript has. */
const EXACT = '{"b": 12345678901234567890, "a": [0.1000000000000000055511151231257827, null, "\\u2028"], "a b": {}}';

type Rows = readonly (readonly [sql: string, values?: readonly unknown[]])[];

/** Rows of the tables that a version brought: by the number of its migration. A later version has those of all before it, too. */
const BROUGHT: readonly Rows[] = [
  [
    [`insert into people (id, name, kind, claim_hash) values ('p1', $1, 'guest', 'hash of a code')`, [ODD]],
    [
      `insert into people (id, name, kind, password_hash, login, claim_hash, created)
       values ('p2', 'Kim', 'account', 'hash', 'kim', 'old code', '2024-02-29 23:59:59.123456+09')`,
    ],
    [`insert into people (id, name, kind) values ('P10', '', 'guest'), ('pé', 'é', 'guest'), ('p-', '-', 'guest')`],
    [`insert into sessions (token_hash, person) values ('s1', 'p1'), ('s2', 'p2')`],
    [`insert into decks (id, person, name, list) values ('d1', 'p2', $1, $2)`, [ODD, `60 Mountain\n${ODD}`]],
    [`insert into servers (id, url, seen) values ('gone', 'http://10.0.0.5:4040', now() - interval '1 day')`],
    [
      `insert into tables (id, phase, listed, people, head, owner, generation, leased_until)
       values ('t1', 'playing', true, $1, $2, 'gone', 9007199254740993, now())`,
      [['p1', '', ODD], EXACT],
    ],
    [`insert into tables (id, phase, listed, people, head) values ('t2', 'over', false, '{}', '{}')`],
    [`insert into table_log (table_id, seq, entry) values ('t1', 1, $1), ('t2', 1, '{"e": "open"}')`, [EXACT]],
    [
      `insert into table_log (table_id, seq, entry) select 't1', n, jsonb_build_object('e', 'chat', 'n', n) from generate_series(2, 1300) n`,
    ],
  ],
  [],
  [[`insert into devices (token_hash, person) values ('device', 'p2')`]],
  [
    [`insert into pods (id, table_id, over) values ('pod', 't2', true)`],
    [`insert into pod_log (pod_id, seq, entry) values ('pod', 1, $1)`, [EXACT]],
  ],
  [
    [`insert into tournaments (id, head, policy, secret) values ('tour', $1, '{}', 'secret')`, [EXACT]],
    [`insert into tournament_log (tournament_id, seq, line) values ('tour', 1, $1), ('tour', 2, '{}')`, [ODD]],
    [`insert into tournament_people (tournament_id, person, role, name) values ('tour', 'p2', 'owner', $1)`, [ODD]],
    [`insert into tournament_invitations (code_hash, tournament_id, role, name) values ('code', 'tour', 'judge', 'J')`],
    [`insert into tournament_calls (id, tournament_id, call) values ('call', 'tour', $1)`, [EXACT]],
    [`insert into tournament_tables (table_id, tournament_id, round, a, b) values ('t1', 'tour', 1, 'A', 'B')`],
    [`insert into tournament_tasks (tournament_id, round, task, by_name, at_ms) values ('tour', 0, 'start', 'Kim', 9007199254740993)`],
  ],
];

/** How many migrations there are rows for. */
export const VERSIONS = BROUGHT.length;

/** Fills the tables of a database as a version has them. @param version the number of its last migration */
export async function fillAs(version: number, q: Queries): Promise<void> {
  for (const rows of BROUGHT.slice(0, version)) for (const [sql, values] of rows) await q.query(sql, values);
}

/** All rows of a database that are kept for good, as text: by table, each with the names of its columns. */
export async function allRows(q: Queries): Promise<Record<string, string[]>> {
  const names = await q.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('migrations', 'servers') order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of names) {
    // Which server has a table is not kept.
    const rows = await q.query<{ row: string }>(
      `select row from (select (to_jsonb(t) - 'owner' - 'leased_until')::text as row from ${name} t) r order by row collate "C"`,
    );
    all[name] = rows.map((r) => r.row);
  }
  return all;
}
