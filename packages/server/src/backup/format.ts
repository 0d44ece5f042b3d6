/**
 * What a backup is: lines of JSON, packed by gzip. The first says what it is and what is in it; then come the parts, each between a line that begins and one that ends it
 * (with its hash); the last line has the hash of all before it, so that a file that was cut off is known by its lack.
 */
import { z } from 'zod';

/** The form of the file. A program reads this one and refuses any other. */
export const FORMAT = 1;

/** A table's rows, each as PostgreSQL writes its values as text; or a file, in pieces of base64. */
const Part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()), lines: z.number().int() }),
  z.object({ kind: z.literal('file'), name: z.string(), lines: z.number().int() }),
]);
export type Part = z.infer<typeof Part>;

/** The first line. */
export const Manifest = z.object({
  apnap: z.literal('backup'),
  format: z.literal(FORMAT),
  /** The version of the program that made it. */
  program: z.string(),
  /** When, as ISO 8601. */
  made: z.string(),
  /** Of what kind of database. */
  from: z.enum(['embedded', 'postgres']),
  /** The migrations that had been run. */
  schema: z.array(z.string()),
  /** What is in it, in this order; tables after those to which they refer. */
  parts: z.array(Part),
});
export type Manifest = z.infer<typeof Manifest>;

/** A value of a row, or a piece of a file. */
export type Row = readonly (string | null)[];

/** The lines after the first. */
export const Line = z.union([
  z.array(z.string().nullable()),
  z.object({ part: z.string() }).strict(),
  z.object({ end: z.string(), lines: z.number().int(), sha256: z.string() }).strict(),
  z.object({ whole: z.string() }).strict(),
]);
export type Line = z.infer<typeof Line>;

/** A part with its hash: SHA-256 of its lines, their ends included. */
export type HashedPart = Part & { sha256: string };

export type Unfit =
  /** It is something else. */
  | { why: 'notBackup'; what: string }
  /** It was made by a newer version, in a form this one does not know. */
  | { why: 'newerFormat'; format: number }
  /** It is of a database that a newer version had changed. */
  | { why: 'newerSchema'; program: string; names: string }
  /** Its end is lacking. */
  | { why: 'cutOff'; at: string }
  /** It is not as it was written. */
  | { why: 'damaged'; at: string; what: string };

/** A file that can't be restored, with the reason. */
export class UnfitBackup extends Error {
  constructor(
    readonly file: string,
    readonly unfit: Unfit,
  ) {
    super(`${file}: ${JSON.stringify(unfit)}`);
  }
}

export type Refusal =
  /** There is nothing to back up. */
  | { why: 'nothing'; where: string }
  /** There is something already. */
  | { why: 'occupied'; where: string }
  /** The database holds tables, but not ours. */
  | { why: 'foreign'; where: string; tables: string }
  /** A file was changed while it was read. */
  | { why: 'changed'; what: string }
  /** A server works on the database. */
  | { why: 'served'; where: string; server: string };

/** Something is not done that could destroy something. */
export class BackupRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(JSON.stringify(refusal));
  }
}
