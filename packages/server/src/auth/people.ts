/** People: guests and accounts, and their sessions. */
import { randomBytes } from 'node:crypto';
import { lookOf } from '@apnap/protocol';
import type { Database, Queries } from '../db/database.js';
import { Limits } from './quotas.js';
import { hashPassword, hashSecret, newClaimCode, newToken, passwordFits, plainCode } from './secrets.js';

export interface Person {
  id: string;
  name: string;
  kind: 'guest' | 'account';
}

/** Somebody who has just shown who he is. */
export interface SignedIn {
  person: Person;
  token: string;
  /** Marks his browser as one in which he has signed in. */
  device: string;
}

/** Days after which a session ends: since it began, and since it was used last. */
export const SESSION_DAYS = 400;
const IDLE_DAYS = 90;

/** Sessions that are remembered, so that not every request asks the database. */
const KEPT = 20_000;
/** Milliseconds for which one is believed: another server may have ended it, or given the person another name. */
const BELIEVED = 30_000;

/** Wrong passwords for one account: from anywhere at once, and more of them an hour; and from a browser in which its owner has signed in. */
const GUESSES = 20;
const GUESSES_PER_HOUR = 20;
const OWN_GUESSES = 10;
const OWN_PER_HOUR = 60;

export class People {
  private readonly sessions = new Map<string, { person: Person; until: number }>();
  private readonly strangers = new Limits(GUESSES, GUESSES_PER_HOUR / 3600);
  private readonly owners = new Limits(OWN_GUESSES, OWN_PER_HOUR / 3600);
  private readonly ended = new Set<(tokenHashes: ReadonlySet<string> | null, person: string) => void>();

  constructor(private readonly db: Database) {}

  /** Tells of sessions that end here: those with these hashes, or (null) all of the person. */
  onEnded(told: (tokenHashes: ReadonlySet<string> | null, person: string) => void): void {
    this.ended.add(told);
  }

  /** Whose session a token is. */
  async of(token: string | undefined): Promise<Person | null> {
    if (!token || token.length > 100) return null;
    const hash = hashSecret(token);
    const known = this.sessions.get(hash);
    if (known && known.until > performance.now()) return known.person;
    const [row] = await this.db.query<Person & { stale: boolean }>(
      `select p.id, p.name, p.kind, s.used < now() - interval '1 hour' as stale
       from sessions s join people p on p.id = s.person
       where s.token_hash = $1 and s.created > now() - make_interval(days => $2) and s.used > now() - make_interval(days => $3)`,
      [hash, SESSION_DAYS, IDLE_DAYS],
    );
    if (!row) {
      this.sessions.delete(hash);
      return null;
    }
    if (row.stale) await this.db.query('update sessions set used = now() where token_hash = $1', [hash]);
    const person: Person = { id: row.id, name: row.name, kind: row.kind };
    this.remember(hash, person);
    return person;
  }

  private remember(hash: string, person: Person): void {
    if (this.sessions.size >= KEPT) this.sessions.delete(this.sessions.keys().next().value as string);
    this.sessions.set(hash, { person, until: performance.now() + BELIEVED });
  }

  private async newSession(person: Person, q: Queries = this.db): Promise<string> {
    const token = newToken();
    await q.query('insert into sessions (token_hash, person) values ($1, $2)', [hashSecret(token), person.id]);
    this.remember(hashSecret(token), person);
    return token;
  }

  private async newDevice(person: Person, q: Queries = this.db): Promise<string> {
    const device = newToken();
    await q.query('insert into devices (token_hash, person) values ($1, $2)', [hashSecret(device), person.id]);
    return device;
  }

  /** A new guest, with the code by which he gets back to his games from elsewhere; null where an account has a name that looks like it. */
  async guest(name: string): Promise<{ person: Person; token: string; claimCode: string } | null> {
    const person: Person = { id: randomBytes(9).toString('base64url'), name, kind: 'guest' };
    const claimCode = newClaimCode();
    const rows = await this.db.query(
      `insert into people (id, name, kind, claim_hash) select $1, $2, $3, $4
       where not exists (select 1 from people where look in ($5, $6) or login in ($5, $6)) returning id`,
      [person.id, name, person.kind, hashSecret(plainCode(claimCode)), lookOf(name), loginOf(name)],
    );
    return rows.length === 0 ? null : { person, token: await this.newSession(person), claimCode };
  }

  /** Null where another's account has a name that looks like it. */
  async rename(person: Person, name: string): Promise<Person | null> {
    const rows = await unlessTaken(
      this.db.query(
        `update people set name = $2, look = case when kind = 'account' then $3 else null end
       where id = $1 and not exists (select 1 from people where (look in ($3, $4) or login in ($3, $4)) and id <> $1) returning id`,
        [person.id, name, lookOf(name), loginOf(name)],
      ),
    );
    return !rows?.length ? null : this.changed({ ...person, name });
  }

  /** A session for who knows the code of a guest; null for a code nobody has. */
  async claim(code: string): Promise<{ person: Person; token: string } | null> {
    const [person] = await this.db.query<Person>(`select id, name, kind from people where claim_hash = $1 and kind = 'guest'`, [
      hashSecret(plainCode(code)),
    ]);
    return person ? { person, token: await this.newSession(person) } : null;
  }

  /** Another code for a guest; the one before opens nothing any more. Null for an account. */
  async newCode(person: Person): Promise<string | null> {
    const code = newClaimCode();
    const rows = await this.db.query(`update people set claim_hash = $2 where id = $1 and kind = 'guest' returning id`, [
      person.id,
      hashSecret(plainCode(code)),
    ]);
    return rows.length === 0 ? null : code;
  }

  /** No code opens what is this person's. */
  async dropCode(person: Person): Promise<void> {
    await this.db.query('update people set claim_hash = null where id = $1', [person.id]);
  }

  /** A guest gets a password; his code and all his sessions end, and he has a new one. Null when the name is taken. */
  async register(guest: Person, name: string, password: string): Promise<SignedIn | null> {
    const hash = await hashPassword(password);
    const person: Person = { ...guest, name, kind: 'account' };
    const made = await unlessTaken(
      this.db.transaction(async (q) => {
        const rows = await q.query(
          `update people set kind = 'account', name = $2, login = $3, look = $4, password_hash = $5, claim_hash = null
         where id = $1 and kind = 'guest' and not exists (select 1 from people where (login in ($3, $4) or look in ($3, $4)) and id <> $1)
         returning id`,
          [person.id, name, loginOf(name), lookOf(name), hash],
        );
        if (rows.length === 0) return null;
        await q.query('delete from sessions where person = $1', [person.id]);
        return { token: await this.newSession(person, q), device: await this.newDevice(person, q) };
      }),
    );
    if (!made) return null;
    this.forget(person.id, hashSecret(made.token));
    return { person, ...made };
  }

  /**
   * A session for who knows name and password; 'wrong' where they do not fit, 'guesses' where too many wrong ones were given.
   * @param device mark of the browser: who has signed in with it before has guesses of his own, so that others can't use them up
   */
  async login(name: string, password: string, device: string | undefined): Promise<SignedIn | 'wrong' | 'guesses'> {
    const [row] = await this.db.query<Person & { password_hash: string; own: boolean }>(
      `select id, name, kind, password_hash, exists (select 1 from devices where token_hash = $3 and person = people.id) as own
       from people where kind = 'account' and (login = $1 or look = $2) order by login = $1 desc limit 1`,
      [loginOf(name), lookOf(name), hashSecret(device ?? '')],
    );
    const own = row?.own === true && device !== undefined;
    const limits = own ? this.owners : this.strangers;
    const counted = own ? hashSecret(device) : (row?.id ?? `?${lookOf(name)}`);
    // Counted before it is tried, so that many at once are no more than one after the other.
    if (!limits.take(counted)) return 'guesses';
    if (!(await passwordFits(password, row?.password_hash ?? null)) || !row) return 'wrong';
    limits.give(counted);
    const person: Person = { id: row.id, name: row.name, kind: row.kind };
    return { person, token: await this.newSession(person), device: own ? device : await this.newDevice(person) };
  }

  async logout(token: string): Promise<void> {
    const hash = hashSecret(token);
    const [row] = await this.db.query<{ person: string }>('delete from sessions where token_hash = $1 returning person', [hash]);
    this.sessions.delete(hash);
    for (const told of this.ended) told(new Set([hash]), row?.person ?? '');
  }

  /** Ends all sessions of a person. */
  async logoutEverywhere(person: Person): Promise<void> {
    await this.db.query('delete from sessions where person = $1', [person.id]);
    this.forget(person.id);
  }

  /** Throws away what has ended. */
  async sweep(): Promise<void> {
    await this.db.query(
      'delete from sessions where created < now() - make_interval(days => $1) or used < now() - make_interval(days => $2)',
      [SESSION_DAYS, IDLE_DAYS],
    );
    await this.db.query('delete from devices where created < now() - make_interval(days => $1)', [SESSION_DAYS]);
  }

  private changed(person: Person): Person {
    for (const [hash, known] of this.sessions) if (known.person.id === person.id) this.remember(hash, person);
    return person;
  }

  /** Believes no session of a person any more, but for one. */
  private forget(person: string, but = ''): void {
    const gone = new Set<string>();
    for (const [hash, known] of this.sessions) if (known.person.id === person && hash !== but) gone.add(hash);
    for (const hash of gone) this.sessions.delete(hash);
    for (const told of this.ended) told(but === '' ? null : gone, person);
  }
}

/** What is done; null where somebody else has just taken the name. */
async function unlessTaken<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (e) {
    // unique_violation
    if ((e as { code?: string }).code === '23505') return null;
    throw e;
  }
}

/** How accounts were always found by name. */
const loginOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
