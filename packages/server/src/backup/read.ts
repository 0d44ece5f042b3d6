/** Reading a backup: what is in it, piece by piece, compared with its hashes and counts on the way. */
import { createHash, type Hash } from 'node:crypto';
import type { ZodType } from 'zod';
import { FORMAT, type HashedPart, Line, Manifest, type Part, type Row, UnfitBackup } from './format.js';
import { packedLines } from './lines.js';

/** What is done with what is read. */
export interface Taking {
  /** Told first. */
  manifest?(manifest: Manifest): Promise<void>;
  /** Told of rows of a table, or of pieces of a file; some at a time, in their order. */
  rows?(part: Part, rows: readonly Row[]): Promise<void>;
}

/** Rows, and characters, that are handed on at a time. */
const AT_ONCE = { rows: 500, size: 1_000_000 };

/**
 * Reads a backup from its beginning to its end.
 * @returns what it says of itself, and the hash of each part
 * @throws UnfitBackup, at the latest when all has been read: what was told before may be of a file that is damaged further on
 */
export async function readBackup(file: string, taking: Taking = {}): Promise<{ manifest: Manifest; parts: HashedPart[] }> {
  const lines = new Lines(file);
  const manifest = manifestOf(file, await lines.next());
  await taking.manifest?.(manifest);
  const parts: HashedPart[] = [];
  for (const part of manifest.parts) parts.push(await readPart(lines, part, taking));
  const before = lines.hash();
  const last = await lines.line(Line, 'the end');
  if (Array.isArray(last) || !('whole' in last)) throw lines.damaged('the end', 'there is more than it says');
  if (last.whole !== before) throw lines.damaged('the end', 'its hash is another');
  if ((await lines.next()) !== null) throw lines.damaged('the end', 'there is more behind it');
  return { manifest, parts };
}

async function readPart(lines: Lines, part: Part, taking: Taking): Promise<HashedPart> {
  const first = await lines.line(Line, part.name);
  if (Array.isArray(first) || !('part' in first) || first.part !== part.name) throw lines.damaged(part.name, 'it does not begin');
  const width = part.kind === 'table' ? part.columns.length : 1;
  const hash = createHash('sha256');
  let [count, size] = [0, 0];
  let rows: Row[] = [];
  const handOn = async (): Promise<void> => {
    if (rows.length > 0) await taking.rows?.(part, rows);
    [rows, size] = [[], 0];
  };
  for (;;) {
    const line = await lines.line(Line, part.name, hash);
    if (!Array.isArray(line)) {
      if (!('end' in line) || line.end !== part.name) throw lines.damaged(part.name, 'it does not end');
      if (count !== part.lines || line.lines !== count) throw lines.damaged(part.name, `${count} lines instead of ${part.lines}`);
      const sha256 = hash.digest('hex');
      if (line.sha256 !== sha256) throw lines.damaged(part.name, 'its hash is another');
      await handOn();
      return { ...part, sha256 };
    }
    if (line.length !== width) throw lines.damaged(part.name, `line ${count + 1} has ${line.length} values instead of ${width}`);
    count++;
    rows.push(line);
    for (const value of line) size += value?.length ?? 0;
    if (rows.length >= AT_ONCE.rows || size >= AT_ONCE.size) await handOn();
  }
}

function manifestOf(file: string, bytes: Buffer | null): Manifest {
  const value = bytes === null ? null : parsed(bytes);
  const said = (value ?? {}) as { apnap?: unknown; format?: unknown };
  if (said.apnap !== 'backup') throw new UnfitBackup(file, { why: 'notBackup', what: 'its first line' });
  if (typeof said.format === 'number' && said.format > FORMAT) throw new UnfitBackup(file, { why: 'newerFormat', format: said.format });
  const manifest = Manifest.safeParse(value);
  if (!manifest.success) throw new UnfitBackup(file, { why: 'damaged', at: 'its first line', what: manifest.error.issues[0].message });
  return manifest.data;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The lines of a backup, hashed as they come. */
class Lines {
  private readonly from: AsyncGenerator<Buffer>;
  private readonly all = createHash('sha256');

  constructor(private readonly file: string) {
    this.from = packedLines(file);
  }

  /** The next line; null where there is none. */
  async next(): Promise<Buffer | null> {
    const { value, done } = await this.from.next();
    if (done) return null;
    this.all.update(value).update('\n');
    return value;
  }

  /** The hash of all lines so far. */
  hash(): string {
    return this.all.copy().digest('hex');
  }

  damaged(at: string, what: string): UnfitBackup {
    return new UnfitBackup(this.file, { why: 'damaged', at, what });
  }

  /** @param at where in the file, for what is said @param part where it is a row it is hashed here, too */
  async line<T>(schema: ZodType<T>, at: string, part?: Hash): Promise<T> {
    const bytes = await this.next();
    if (bytes === null) throw new UnfitBackup(this.file, { why: 'cutOff', at });
    const line = schema.safeParse(parsed(bytes));
    if (!line.success) throw this.damaged(at, bytes.toString('utf8', 0, 60));
    if (Array.isArray(line.data)) part?.update(bytes).update('\n');
    return line.data;
  }
}
