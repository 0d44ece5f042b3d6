/**
 * Statements of the embedded database that come again and again, prepared: PostgreSQL reads and plans each once, and what follows is one message instead of six.
 * (PGlite's own `query` has every statement read, described, planned and described again: of what an answer at a table cost the process, half.)
 */
import { type PGlite, protocol } from '@electric-sql/pglite';
import { Usual } from './usual.js';

type Row = Record<string, unknown>;
/** A column of what is given, with its type. */
type Field = InstanceType<typeof protocol.messages.RowDescriptionMessage>['fields'][number];

interface Prepared {
  name: string;
  /** Types of the parameters. */
  types: readonly number[];
  fields: readonly Field[];
}

const { serialize } = protocol;

export class Statements {
  /** By name. */
  private readonly prepared = new Map<string, Prepared>();
  private readonly usual = new Usual();

  constructor(private readonly db: PGlite) {}

  /**
   * Carries a statement out. The caller waits for one before the next.
   * @param values its parameters
   * @returns the rows
   * @throws DatabaseError as PostgreSQL says it, with its code
   */
  async run(sql: string, values: unknown[]): Promise<Row[]> {
    const name = this.usual.nameOf(sql);
    if (name === null) return (await this.db.query<Row>(sql, values)).rows;
    const known = this.prepared.get(name) ?? (await this.prepare(name, sql));
    try {
      return await this.execute(known, values);
    } catch (e) {
      // What it is about may have another form by now: the next time it is read anew. What is told is why it failed.
      await this.forget(name).catch(() => {});
      throw e;
    }
  }

  private async prepare(name: string, sql: string): Promise<Prepared> {
    const said = await this.send([serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }), serialize.sync()]);
    let types: readonly number[] = [];
    let fields: readonly Field[] = [];
    for (const m of said) {
      if (m instanceof protocol.messages.ParameterDescriptionMessage) types = m.dataTypeIDs;
      if (m instanceof protocol.messages.RowDescriptionMessage) fields = m.fields;
    }
    const made = { name, types, fields };
    this.prepared.set(name, made);
    return made;
  }

  private async execute({ name, types, fields }: Prepared, values: readonly unknown[]): Promise<Row[]> {
    const { serializers, parsers } = this.db;
    const written = values.map((v, i) => {
      if (v === null || v === undefined) return null;
      const write = serializers[types[i]];
      return write ? write(v) : String(v);
    });
    const said = await this.send([serialize.bind({ statement: name, values: written }), serialize.execute({}), serialize.sync()]);
    const rows: Row[] = [];
    for (const m of said) {
      if (!(m instanceof protocol.messages.DataRowMessage)) continue;
      const row: Row = {};
      for (const [i, { name: column, dataTypeID }] of fields.entries()) {
        const text = m.fields[i];
        const read = parsers[dataTypeID];
        row[column] = text === null || !read ? text : read(text, dataTypeID);
      }
      rows.push(row);
    }
    return rows;
  }

  private async forget(name: string): Promise<void> {
    this.prepared.delete(name);
    await this.send([serialize.close({ type: 'S', name }), serialize.sync()]);
  }

  /** Messages that belong together, and what is said to them. */
  private send(parts: readonly Uint8Array[]): ReturnType<PGlite['execProtocolStream']> {
    return this.db.runExclusive(() => this.db.execProtocolStream(Buffer.concat(parts)));
  }
}
