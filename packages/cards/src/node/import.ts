/** Importing card files into a database file. */
import { randomUUID } from 'node:crypto';
import { closeSync, createReadStream, mkdirSync, openSync, readSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGunzip, deflateRawSync } from 'node:zlib';
import { type Span, tableBytes } from '../db/container.js';
import { DatabaseWriter, type TextPlace } from '../db/encode.js';
import type { CardDatabase, CardRecord, FaceText, Ruling } from '../db/record.js';
import { ByteWriter } from '../db/varint.js';
import { withDates } from '../import/merge.js';
import { type Compile, entryOf, type RawCard, textsOf } from '../import/raw.js';
import { CardFileReader, type CardSink, type FileKind, type FileProblem } from '../import/reader.js';
import { Collector } from './collect.js';

/** Cards in a block of texts. */
const BLOCK = 64;

/** Cards compiled between two sweeps. */
const SWEEP = 2500;

/** Compiling leaves much behind, which V8 would let grow to several times of what is in use; an import is to stay small whatever its length. */
function sweeper(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => collect() : () => {};
}

export interface ImportOptions {
  compile: Compile;
  /** A database whose cards are kept, except where the files say otherwise. */
  keep?: CardDatabase;
  /** Told of each malformed row. */
  problem(file: string, problem: FileProblem): void;
  /** Told how many bytes of how many have been read. */
  read?(done: number, total: number): void;
  /** Told how many cards of how many have been compiled. */
  compiled?(done: number, total: number): void;
}

export interface ImportReport {
  file: string;
  files: { file: string; kind: FileKind; cards: number }[];
  cards: number;
  compiled: number;
  refused: number;
  /** Malformed rows. */
  problems: number;
  sets: number;
  /** Rulings that were kept, of all cards. */
  rulings: number;
  /** Rulings in a file of their own that are about no card known here: they were not kept. */
  strayRulings: number;
}

/** A file in which there are no cards. */
export class NoCards extends Error {}

/** Whether the file begins as gzipped ones do. */
function isZipped(file: string): boolean {
  const fd = openSync(file, 'r');
  try {
    const head = Buffer.alloc(2);
    return readSync(fd, head, 0, 2, 0) === 2 && head[0] === 0x1f && head[1] === 0x8b;
  } finally {
    closeSync(fd);
  }
}

/**
 * Reads a card file, plain or gzipped, and tells what is in it.
 * @param progress told the bytes of the file read so far.
 * @throws NoCards when it is of no known kind; the file system's error when it can't be read.
 */
export async function readCardFile(file: string, sink: CardSink, progress?: (bytes: number) => void): Promise<FileKind> {
  const reader = new CardFileReader(sink);
  const zipped = isZipped(file);
  const source = createReadStream(file, { highWaterMark: 1 << 18 });
  // What goes wrong on the way is thrown where the last stream is read.
  const stream = zipped ? pipeline(source, createGunzip({ chunkSize: 1 << 18 }), () => {}) : source;
  try {
    for await (const chunk of stream) {
      reader.push(chunk as Buffer);
      progress?.(source.bytesRead);
    }
  } catch (e) {
    if (!zipped || typeof (e as NodeJS.ErrnoException).code !== 'string' || !(e as NodeJS.ErrnoException).code?.startsWith('Z_')) throw e;
    sink.problem({ line: 0, row: 0, message: { id: 'gzip.broken', params: { why: (e as Error).message } } });
  }
  reader.end();
  if (reader.kind === undefined) throw new NoCards(file);
  return reader.kind;
}

/** A card of a database in the form the importers give it. */
function rawOf(record: CardRecord, texts: readonly FaceText[] | undefined, rulings: readonly Ruling[]): RawCard {
  const { place: _, refusal: __, faces, ...rest } = record;
  return {
    ...rest,
    ...(rulings.length > 0 ? { rulings: [...rulings] } : {}),
    colorIdentity: [...record.colorIdentity],
    keywords: [...record.keywords],
    printings: [...record.printings],
    faces: faces.map(({ zhName, colors, colorIndicator, supertypes, types, subtypes, ...face }, i) => {
      const { text, typeLine, zhType, zhText } = texts?.[i] ?? {};
      const zh = {
        lang: 'zhs',
        ...(zhName ? { name: zhName } : {}),
        ...(zhType ? { type: zhType } : {}),
        ...(zhText ? { text: zhText } : {}),
      };
      return {
        ...face,
        colors: [...colors],
        ...(colorIndicator ? { colorIndicator: [...colorIndicator] } : {}),
        supertypes: [...supertypes],
        types: [...types],
        subtypes: [...subtypes],
        ...(text === undefined ? {} : { text }),
        ...(typeLine === undefined ? {} : { typeLine }),
        ...(zhName || zhText ? { zh } : {}),
      };
    }),
  };
}

/** Writes blocks of texts as cards come, behind each the block of the rulings of the same cards: who reads texts reads no rulings. */
class TextBlocks {
  private texts: FaceText[][] = [];
  private rulings: (readonly Ruling[])[] = [];
  private readonly lengths: number[] = [];
  written = 0;

  constructor(private readonly fd: number) {}

  add(texts: FaceText[], rulings: readonly Ruling[]): TextPlace {
    this.texts.push(texts);
    this.rulings.push(rulings);
    const place = { block: this.lengths.length, index: this.texts.length - 1 };
    if (this.texts.length === BLOCK) this.flush();
    return place;
  }

  private flush(): void {
    if (this.texts.length === 0) return;
    for (const list of [this.texts, this.rulings]) {
      const bytes = deflateRawSync(JSON.stringify(list));
      writeSync(this.fd, bytes, 0, bytes.length, this.written);
      this.written += bytes.length;
      this.lengths.push(bytes.length);
    }
    this.texts = [];
    this.rulings = [];
  }

  /** The section that says where the blocks are. */
  index(): Uint8Array {
    this.flush();
    const out = new ByteWriter();
    out.varint(this.lengths.length);
    for (const length of this.lengths) out.varint(length);
    return out.done();
  }
}

/** Compiles the collected cards and writes the database. */
async function writeDatabase(
  fd: number,
  collector: Collector,
  sources: string[],
  options: ImportOptions,
): Promise<{ compiled: number; rulings: number }> {
  const writer = new DatabaseWriter();
  const blocks = new TextBlocks(fd);
  const sweep = sweeper();
  let compiled = 0;
  let done = 0;
  let rulings = 0;
  for (const raw of collector.cards()) {
    const entry = entryOf(
      withDates(raw, (set) => collector.sets.get(set)?.date),
      options.compile,
    );
    if (entry.card) compiled++;
    writer.add({ ...entry, text: blocks.add(textsOf(raw), raw.rulings ?? []) });
    rulings += raw.rulings?.length ?? 0;
    done++;
    if (done % SWEEP === 0) sweep();
    if (done % 200 === 0) {
      options.compiled?.(done, collector.size);
      // Let signals through.
      await new Promise((next) => setImmediate(next));
    }
  }
  const info = { sources, ...(collector.latest === undefined ? {} : { date: collector.latest }), ...(rulings === 0 ? {} : { rulings }) };
  const index = blocks.index();
  const sections = { blocks: index, ...writer.finish([...collector.sets.values()], info) };
  const table: Record<string, Span> = {};
  let at = blocks.written;
  for (const [name, bytes] of Object.entries(sections)) {
    table[name] = { at, length: bytes.length };
    writeSync(fd, bytes, 0, bytes.length, at);
    at += bytes.length;
  }
  const end = tableBytes(table, at);
  writeSync(fd, end, 0, end.length, at);
  return { compiled, rulings };
}

/**
 * Imports card files of any known kind into a database file. The file is written beside its place and renamed when it is whole, so that an
 * interrupted import changes nothing.
 * @throws NoCards for a file of no known kind; the file system's errors.
 */
export async function importCards(files: readonly string[], target: string, options: ImportOptions): Promise<ImportReport> {
  mkdirSync(dirname(target), { recursive: true });
  const total = files.reduce((sum, file) => sum + statSync(file).size, 0);
  // Numbers of processes are the same in several containers.
  const mine = randomUUID();
  const rows = `${target}.${mine}.rows`;
  const beside = `${target}.${mine}.tmp`;
  let file = '';
  let problems = 0;
  const collector = new Collector(rows, (p) => {
    problems++;
    options.problem(file, p);
  });
  const leave = (): void => {
    rmSync(rows, { force: true });
    rmSync(beside, { force: true });
  };
  process.once('exit', leave);
  try {
    const report: ImportReport['files'] = [];
    let before = 0;
    for (file of files) {
      const known = collector.size;
      collector.nextFile();
      const kind = await readCardFile(file, collector, (bytes) => options.read?.(before + bytes, total));
      before += statSync(file).size;
      report.push({ file, kind, cards: collector.size - known });
    }
    if (options.keep) keepOld(options.keep, collector);
    if (collector.size === 0) throw new NoCards(files[0]);
    const sources = [...new Set([...files.map((f) => basename(f)), ...(options.keep?.info.sources ?? [])])];
    const fd = openSync(beside, 'w');
    let written: { compiled: number; rulings: number };
    try {
      written = await writeDatabase(fd, collector, sources, options);
    } finally {
      closeSync(fd);
    }
    renameSync(beside, target);
    return {
      file: target,
      files: report,
      cards: collector.size,
      compiled: written.compiled,
      refused: collector.size - written.compiled,
      problems,
      sets: collector.sets.size,
      rulings: written.rulings,
      strayRulings: collector.strayRulings(),
    };
  } finally {
    collector.close();
    leave();
    process.off('exit', leave);
  }
}

/** The cards imported before, as far as the new files say nothing of them. */
function keepOld(old: CardDatabase, collector: Collector): void {
  for (const set of old.sets()) collector.set(set);
  if (old.info.date !== undefined) collector.date(old.info.date);
  for (let place = 0; place < old.size; place++) collector.keep(rawOf(old.record(place), old.text(place), old.rulings(place)));
}
