/** People: guests and accounts, and their sessions. */
import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.js';
import { hashPassword, hashSecret, newClaimCode, newToken, passwordFits, plainCode } from './secrets.js';

export interface Person {
  id: string;
  name: string;
  kind: 'guest' | 'account';
}

/** Sessions that are remembered, so that not every request asks the database. */
const KEPT = 20_000;
/** Milliseconds for which one is believed: another server may have ended it, or given the person another name. */
const BELIEVED = 30_000;

export class People {
  private readonly sessions = new Map<string, { person: Person; until: number }>();

  constructor(private readonly db: Database) {}

  /** Whose session a token is. */
  async of(token: string | undefined): Promise<Person | null> {
    if (!token || token.length > 100) return null;
    const hash = hashSecret(token);
    const known = this.sessions.get(hash);
    if (known && known.until > Date.now()) return known.person;
    const [row] = await this.db.query<Person>(
      'select p.id, p.name, p.kind from sessions s join people p on p.id = s.person where s.token_hash = $1',
      [hash],
    );
    if (row) this.remember(hash, row);
    else this.sessions.delete(hash);
    return row ?? null;
  }

  private remember(hash: string, person: Person): void {
    if (this.sessions.size >= KEPT) this.sessions.delete(this.sessions.keys().next().value as string);
    this.sessions.set(hash, { person, until: Date.now() + BELIEVED });
  }

  private async newSession(person: Person): Promise<string> {
    const token = newToken();
    await this.db.query('insert into sessions (token_hash, person) values ($1, $2)', [hashSecret(token), person.id]);
    this.remember(hashSecret(token), person);
    return token;
  }

  /** A new guest, with the code by which he gets back to his games from elsewhere. */
  async guest(name: string): Promise<{ person: Person; token: string; claimCode: string }> {
    const person: Person = { id: randomBytes(9).toString('base64url'), name, kind: 'guest' };
    const claimCode = newClaimCode();
    await this.db.query('insert into people (id, name, kind, claim_hash) values ($1, $2, $3, $4)', [
      person.id,
      name,
      person.kind,
      hashSecret(plainCode(claimCode)),
    ]);
    return { person, token: await this.newSession(person), claimCode };
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.db.query('update people set name = $2 where id = $1', [person.id, name]);
    return this.changed({ ...person, name });
  }

  /** A session for who knows the code; null for a code nobody has. */
  async claim(code: string): Promise<{ person: Person; token: string } | null> {
    const [person] = await this.db.query<Person>('select id, name, kind from people where claim_hash = $1', [hashSecret(plainCode(code))]);
    return person ? { person, token: await this.newSession(person) } : null;
  }

  /** A guest gets a password; null when the name is taken. */
  async register(person: Person, name: string, password: string): Promise<Person | null> {
    const hash = await hashPassword(password);
    const rows = await this.db.query(
      `update people set kind = 'account', name = $2, login = $3, password_hash = $4
       where id = $1 and not exists (select 1 from people where login = $3 and id <> $1) returning id`,
      [person.id, name, loginOf(name), hash],
    );
    return rows.length === 0 ? null : this.changed({ ...person, name, kind: 'account' });
  }

  async login(name: string, password: string): Promise<{ person: Person; token: string } | null> {
    const [row] = await this.db.query<Person & { password_hash: string }>(
      'select id, name, kind, password_hash from people where login = $1',
      [loginOf(name)],
    );
    if (!(await passwordFits(password, row?.password_hash ?? null))) return null;
    const person: Person = { id: row.id, name: row.name, kind: row.kind };
    return { person, token: await this.newSession(person) };
  }

  async logout(token: string): Promise<void> {
    this.sessions.delete(hashSecret(token));
    await this.db.query('delete from sessions where token_hash = $1', [hashSecret(token)]);
  }

  private changed(person: Person): Person {
    for (const [hash, known] of this.sessions) if (known.person.id === person.id) this.remember(hash, person);
    return person;
  }
}

const loginOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
