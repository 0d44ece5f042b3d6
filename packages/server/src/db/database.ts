/** What the server needs of a database: the SQL of PostgreSQL, from a server or embedded. */

/** Statements with parameters; texts never become part of a statement. */
export interface Queries {
  query<Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queries {
  /** Whether other processes can have the same database open. */
  readonly shared: boolean;
  transaction<T>(work: (q: Queries) => Promise<T>): Promise<T>;
  listen(channel: string, heard: (payload: string) => void): Promise<void>;
  notify(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}
