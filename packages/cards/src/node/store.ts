/** The file that an import makes: where it is, and opening it. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { ByteSource } from '../db/container.js';
import { PackedDatabase, type ReadTexts } from '../db/database.js';
import type { CardDatabase, FaceText, Ruling } from '../db/record.js';
import { ByteReader } from '../db/varint.js';

/** The folder for what people bring: `APNAP_DATA`, else `XDG_DATA_HOME`/apnap, else ~/.apnap. */
export function dataFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (env.APNAP_DATA) return env.APNAP_DATA;
  return env.XDG_DATA_HOME ? join(env.XDG_DATA_HOME, 'apnap') : join(env.HOME ?? homedir(), '.apnap');
}

/** The file with the imported cards in this folder. */
export const databaseFile = (folder: string): string => join(folder, 'cards.db');

/** The file is not one that an import made, or not all of it. */
export class NotDatabase extends Error {}

class FileSource implements ByteSource {
  readonly size: number;

  constructor(private readonly fd: number) {
    this.size = fstatSync(fd).size;
  }

  read(at: number, length: number): Uint8Array {
    const bytes = Buffer.allocUnsafeSlow(length);
    let done = 0;
    while (done < length) {
      const n = readSync(this.fd, bytes, done, length - done, at + done);
      if (n === 0) throw new NotDatabase('the file is shorter than it says');
      done += n;
    }
    return bytes;
  }
}

/** How many unpacked blocks of texts are kept. */
const KEPT = 16;

/** Opens a file that an import made. It stays open, for the texts, as long as the process lives. @throws NotDatabase, or the file system's error. */
export function openDatabase(file: string): CardDatabase {
  const fd = openSync(file, 'r');
  try {
    const source = new FileSource(fd);
    const database = PackedDatabase.open(source, (section) => textReader(source, section('blocks')));
    if (!database) throw new NotDatabase(file);
    return database;
  } catch (e) {
    closeSync(fd);
    throw e;
  }
}

/** Reads blocks of texts and of rulings, which stand at the beginning of the file. */
function textReader(source: ByteSource, blocks: Uint8Array): ReadTexts {
  const index = new ByteReader(blocks);
  const starts = index.starts(index.varint());
  const known = new Map<number, readonly (readonly (FaceText | Ruling)[])[]>();
  return (block) => {
    let texts = known.get(block);
    if (!texts) {
      const packed = source.read(starts[block], starts[block + 1] - starts[block]);
      texts = JSON.parse(inflateRawSync(packed).toString('utf8')) as (FaceText | Ruling)[][];
      if (known.size >= KEPT) known.delete(known.keys().next().value as number);
      known.set(block, texts);
    }
    return texts;
  };
}
