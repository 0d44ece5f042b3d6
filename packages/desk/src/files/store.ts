/**
 * One file per event: its log, a line for each command. The file is locked while it is written; a line counts once it is on the disk, so that a
 * process that is killed loses nothing it has confirmed.
 */
import { closeSync, existsSync, fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refused, withFile } from '@apnap/system';
import { DeskError, type Entry, LOG_START, logLine, openTournament, readLog, say } from '@apnap/tournament';
import type { Lang } from '@apnap/words';
import type { KeptEvent } from '../desk.js';
import { text } from '../text/text.js';

/** An event as its file has it. */
export interface EventFile extends KeptEvent {
  file: string;
  /** Bytes of the file that count. */
  bytes: number;
  /** The last line has no end yet. */
  unended: boolean;
}

/** Refuses a file that is not there. */
export function mustBeThere(lang: Lang, file: string): void {
  if (!existsSync(file)) throw new Refused('input', text(lang, 't.noEvent', { file }));
}

/** Reads an event. @throws Refused naming the line where it is not what was written. */
export function readEvent(lang: Lang, file: string): EventFile {
  mustBeThere(lang, file);
  const { counted, ...event } = eventFromText(
    lang,
    file,
    withFile(lang, 't.cannotRead', file, () => readFileSync(file, 'utf8')),
  );
  return { file, ...event, bytes: Buffer.byteLength(counted), unended: !counted.endsWith('\n') };
}

/**
 * An event from what its file holds.
 * @param file what the file is called where something is said of it
 * @returns with what of the text counts: a last line that was cut off does not
 * @throws Refused naming the line where it is not what was written
 */
export function eventFromText(lang: Lang, file: string, content: string): KeptEvent & { counted: string } {
  const read = readLog(content);
  if (read.kind === 'refused') throw new Refused('input', text(lang, 't.badLine', { file, line: read.line, what: say(read.reason, lang) }));
  if (read.entries.length === 0) throw new Refused('input', text(lang, 't.noLines', { file }));
  try {
    const tournament = openTournament(read.entries);
    return { tournament, hash: read.hash, hashes: read.hashes, counted: content.slice(0, read.length) };
  } catch (e) {
    if (e instanceof DeskError) throw new Refused('input', text(lang, 't.badEvent', { file, what: say(e.reason, lang) }));
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
export function createFile(lang: Lang, file: string, entries: readonly Entry[]): void {
  if (existsSync(file)) throw new Refused('input', text(lang, 't.exists', { file }));
  withFile(lang, 't.cannotWrite', file, () => {
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
