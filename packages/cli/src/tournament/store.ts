/**
 * One file per event: its log, a line for each command. The file is locked while it is written; a line counts once it is on the disk, so that a
 * process that is killed loses nothing it has confirmed.
 */
import { closeSync, existsSync, fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { withFile } from '@apnap/system';
import { DeskError, type Entry, LOG_START, logLine, openTournament, readLog, say, type Tournament } from '@apnap/tournament';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';

/** An event as its file has it. */
export interface EventFile {
  file: string;
  tournament: Tournament;
  /** Hash of the last line: what the next one follows. */
  hash: string;
  /** Hashes of all lines. */
  hashes: readonly string[];
  /** Bytes of the file that count. */
  bytes: number;
  /** The last line has no end yet. */
  unended: boolean;
}

/** Refuses a file that is not there. */
export function mustBeThere(cx: Context, file: string): void {
  if (!existsSync(file)) throw new CliError(2, text(cx.lang, 't.noEvent', { file }));
}

/** Reads an event. @throws CliError 2 naming the line where it is not what was written. */
export function readEvent(cx: Context, file: string): EventFile {
  mustBeThere(cx, file);
  const content = withFile(cx.lang, 't.cannotRead', file, () => readFileSync(file, 'utf8'));
  const read = readLog(content);
  if (read.kind === 'refused')
    throw new CliError(2, text(cx.lang, 't.badLine', { file, line: read.line, what: say(read.reason, cx.lang) }));
  if (read.entries.length === 0) throw new CliError(2, text(cx.lang, 't.noLines', { file }));
  try {
    const tournament = openTournament(read.entries);
    const counted = content.slice(0, read.length);
    return { file, tournament, hash: read.hash, hashes: read.hashes, bytes: Buffer.byteLength(counted), unended: !counted.endsWith('\n') };
  } catch (e) {
    if (e instanceof DeskError) throw new CliError(2, text(cx.lang, 't.badEvent', { file, what: say(e.reason, cx.lang) }));
    throw e;
  }
}

/** Appends entries and waits until they are on the disk. */
export function appendEntries(e: Pick<EventFile, 'file' | 'hash' | 'bytes' | 'unended'>, entries: readonly Entry[]): void {
  if (entries.length === 0) return;
  let prev = e.hash;
  let out = e.unended ? '\n' : '';
  for (const entry of entries) {
    const line = logLine(entry, prev);
    out += line.text;
    prev = line.hash;
  }
  const fd = openSync(e.file, 'r+');
  try {
    // What was cut off by a crash goes.
    if (fstatSync(fd).size > e.bytes) ftruncateSync(fd, e.bytes);
    const data = Buffer.from(out);
    let done = 0;
    while (done < data.length) done += writeSync(fd, data, done, data.length - done, e.bytes + done);
    fsyncSync(fd);
  } catch (failed) {
    // All of it or nothing: some of its lines may be whole.
    ftruncateSync(fd, e.bytes);
    throw failed;
  } finally {
    closeSync(fd);
  }
}

/** Writes the file of a new event; there must be none. */
export function createFile(cx: Context, file: string, entries: readonly Entry[]): void {
  if (existsSync(file)) throw new CliError(2, text(cx.lang, 't.exists', { file }));
  withFile(cx.lang, 't.cannotWrite', file, () => {
    closeSync(openSync(file, 'wx'));
    try {
      appendEntries({ file, hash: LOG_START, bytes: 0, unended: false }, entries);
    } catch (e) {
      // Nothing of an event that could not be written stays behind.
      unlinkSync(file);
      throw e;
    }
    syncFolder(file);
  });
}

/** Waits until what a folder holds is on the disk. */
export function syncFolder(file: string): void {
  const dir = openSync(dirname(file) || '.', 'r');
  fsyncSync(dir);
  closeSync(dir);
}
