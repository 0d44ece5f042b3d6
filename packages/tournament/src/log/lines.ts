/**
 * The log as text: one line of JSON for each entry, each with the hash of the line before. A line that was changed is refused where it stands;
 * a last line that was cut off while it was written is left out, since nobody was told that it was done.
 */
import { hashText } from '@apnap/kernel';
import type { Entry } from '../commands.js';
import { type Message, message } from '../messages.js';

/** What the first line follows. */
export const LOG_START = 'apnap tournament log 1';

interface Line extends Entry {
  prev: string;
  hash: string;
}

const bodyOf = (e: Entry, prev: string): string =>
  JSON.stringify({
    seq: e.seq,
    at: e.at,
    by: e.by,
    ...(e.why === undefined ? {} : { why: e.why }),
    ...(e.desk === undefined ? {} : { desk: e.desk }),
    command: e.command,
    prev,
  });

/** The line of an entry, with its end, and its hash. */
export function logLine(e: Entry, prev: string): { text: string; hash: string } {
  const body = bodyOf(e, prev);
  const hash = hashText(body);
  return { text: `${body.slice(0, -1)},"hash":"${hash}"}\n`, hash };
}

/** The whole log as text. */
export function writeLog(entries: readonly Entry[]): string {
  let prev = LOG_START;
  let out = '';
  for (const e of entries) {
    const { text, hash } = logLine(e, prev);
    out += text;
    prev = hash;
  }
  return out;
}

export type ReadLog =
  | {
      kind: 'read';
      entries: Entry[];
      hash: string;
      /** The hash of every line. */
      hashes: string[];
      /** How much of the text counts; what follows was cut off. */
      length: number;
    }
  | { kind: 'refused'; line: number; reason: Message };

/**
 * Reads a log, or lines that follow those which are known.
 * @param known how many these are, and the hash of the last
 */
export function readLog(text: string, known: { lines: number; hash: string } = { lines: 0, hash: LOG_START }): ReadLog {
  const entries: Entry[] = [];
  const hashes: string[] = [];
  let prev = known.hash;
  let at = 0;
  for (let line = known.lines + 1; at < text.length; line++) {
    const end = text.indexOf('\n', at);
    const raw = end < 0 ? text.slice(at) : text.slice(at, end);
    const read = readLine(raw, prev, line);
    if ('reason' in read) {
      // Only the last line can have been cut off: it has no end.
      if (end < 0) break;
      return { kind: 'refused', line, reason: read.reason };
    }
    entries.push(read.entry);
    hashes.push(read.hash);
    prev = read.hash;
    at = end < 0 ? text.length : end + 1;
  }
  return { kind: 'read', entries, hash: prev, hashes, length: at };
}

/** What can be saved of a log that another program has touched. */
export interface Salvaged {
  entries: Entry[];
  /** The lines of these entries, as they were written. */
  text: string;
  hash: string;
  /** The first line that is not what was written, and how many lines there are from it on; nothing when all are good. */
  lost?: { line: number; reason: Message; lines: number };
}

/**
 * The log up to the last good line, where an editor has changed line ends, put a mark at the beginning, or added empty lines, or where a line is not what
 * was written.
 */
export function salvageLog(text: string): Salvaged {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((raw, i) => ({ raw: raw.trim(), line: i + 1 }))
    .filter(({ raw }) => raw !== '');
  const entries: Entry[] = [];
  let [prev, kept] = [LOG_START, ''];
  for (const { raw, line } of lines) {
    const read = readLine(raw, prev, entries.length + 1);
    if ('reason' in read)
      return { entries, text: kept, hash: prev, lost: { line, reason: read.reason, lines: lines.length - entries.length } };
    entries.push(read.entry);
    prev = read.hash;
    kept += `${raw}\n`;
  }
  return { entries, text: kept, hash: prev };
}

function readLine(raw: string, prev: string, line: number): { entry: Entry; hash: string } | { reason: Message } {
  let value: Line;
  try {
    value = JSON.parse(raw) as Line;
  } catch {
    return { reason: message('error.lineJson', { line }) };
  }
  if (typeof value !== 'object' || value === null || typeof value.command !== 'object' || value.command === null)
    return { reason: message('error.lineJson', { line }) };
  const { prev: said, hash, ...entry } = value;
  if (said !== prev) return { reason: message('error.linePrevious', { line }) };
  // The hash is of the very text, so that nothing in the line can be changed.
  const tail = `,"hash":"${hash}"}`;
  if (!raw.endsWith(tail) || hashText(`${raw.slice(0, -tail.length)}}`) !== hash) return { reason: message('error.lineHash', { line }) };
  if (entry.seq !== line) return { reason: message('error.seq', { seq: entry.seq, wanted: line }) };
  return { entry, hash };
}
