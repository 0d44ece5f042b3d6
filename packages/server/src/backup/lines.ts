/** Lines in a packed file: written beside its place and put there when they are all on the disk; read one after the other. */
import { randomUUID } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { noLinks } from '@apnap/system';
import { BackupRefused, UnfitBackup } from './format.js';

/**
 * Writes a file that only its owner can read. Where anything fails, nothing is at its place, or what was there before.
 * @param chunks its content; whole lines, or several of them
 * @param over whether a file that is there is replaced
 * @param signal breaks it off
 * @throws BackupRefused where there is one and it is not to be replaced; what the system says (ENOSPC: the disk is full)
 */
export async function writePacked(file: string, chunks: AsyncIterable<string>, over: boolean, signal?: AbortSignal): Promise<void> {
  const beside = `${file}.${randomUUID()}.tmp`;
  try {
    await pipeline(chunks, createGzip(), createWriteStream(beside, { flags: 'wx', mode: 0o600 }), signal ? { signal } : {});
    const written = await open(beside, 'r+');
    await written.sync().finally(() => written.close());
    put(beside, file, over);
  } finally {
    rmSync(beside, { force: true });
  }
}

function put(beside: string, file: string, over: boolean): void {
  if (over) {
    renameSync(beside, file);
    return;
  }
  try {
    // Unlike a rename it never replaces anything.
    linkSync(beside, file);
    return;
  } catch (e) {
    if (!noLinks(e)) throw refusalOf(e, file);
  }
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (e) {
    throw refusalOf(e, file);
  }
  renameSync(beside, file);
}

const refusalOf = (e: unknown, file: string): unknown =>
  (e as NodeJS.ErrnoException).code === 'EEXIST' ? new BackupRefused({ why: 'occupied', where: file }) : e;

const NEWLINE = 10;

/**
 * The lines of a packed file, without their ends.
 * @throws UnfitBackup where it is not packed, or was cut off or damaged; what the system says where it can't be read
 */
export async function* packedLines(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  // What the system says is said by what is read from.
  source.on('error', (e) => unpacked.destroy(e));
  let rest: Buffer[] = [];
  try {
    for await (const chunk of source.pipe(unpacked) as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
        yield rest.length === 0 ? chunk.subarray(from, at) : Buffer.concat([...rest, chunk.subarray(from, at)]);
        rest = [];
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } catch (e) {
    throw unfitOf(file, e);
  } finally {
    source.destroy();
  }
  if (rest.length > 0) throw new UnfitBackup(file, { why: 'cutOff', at: 'a line' });
}

/** What the unpacking says (zlib) as what it means for a backup. */
function unfitOf(file: string, e: unknown): unknown {
  const { code = '', message } = e as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return new UnfitBackup(file, { why: 'cutOff', at: message });
  if (code === 'Z_DATA_ERROR' && /header/.test(message)) return new UnfitBackup(file, { why: 'notBackup', what: message });
  if (code.startsWith('Z_')) return new UnfitBackup(file, { why: 'damaged', at: 'gzip', what: message });
  return e;
}
