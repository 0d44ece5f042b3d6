/** Tables of players from files of other programs: in whatever encoding, with all lines that are wrong told at once. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Refused, withFile } from '@apnap/system';
import {
  type CommandOf,
  type CsvTable,
  csvRefusal,
  DeskError,
  decodeTable,
  ENCODINGS,
  membersOf,
  nextRound,
  readTable,
  registerAll,
  say,
} from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { notPossible } from '../said.js';
import { text } from '../text/text.js';
import { type CommonOptions, change, nextId, type Session, t } from './session.js';

export interface ImportOptions extends CommonOptions {
  encoding?: string;
}

/** The text of a table in a file, and the encoding it was read in. @throws Refused where it is in doubt, with what it could be. */
export const readTableFile = (desk: Desk, file: string, o: ImportOptions): { text: string; encoding: string } =>
  readTableBytes(
    desk,
    withFile(desk.lang, 't.cannotRead', file, () => readFileSync(file)),
    file,
    o,
  );

/** The most that a packed table may become. */
const MOST_BYTES = 8 * 1024 * 1024;

function unpacked(desk: Desk, packed: Buffer, file: string): Buffer {
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) return packed;
  try {
    return gunzipSync(packed, { maxOutputLength: MOST_BYTES });
  } catch (e) {
    throw new Refused('input', t(desk, 't.cannotRead', { file, what: (e as Error).message }));
  }
}

/** The same of the bytes of a file of this name. */
function readTableBytes(desk: Desk, packed: Buffer, file: string, o: ImportOptions): { text: string; encoding: string } {
  const d = decodeTable(unpacked(desk, packed, file), o.encoding);
  switch (d.kind) {
    case 'text':
      return d;
    case 'wrong':
      throw new Refused('input', t(desk, 't.encodingWrong', { file, encoding: d.encoding }));
    case 'unknown':
      return notPossible(desk, '--encoding', d.encoding, text(desk.lang, 'expect.oneOf', { list: ENCODINGS.join(', ') }));
    case 'doubt': {
      const could = d.could.map((c) => `${c.encoding} (${c.sample})`).join('; ');
      throw new Refused('input', t(desk, could === '' ? 't.encodingNone' : 't.encodingDoubt', { file, could }));
    }
    default:
      return d satisfies never;
  }
}

/** Reads a table with everything that can be said about it. @throws Refused for a table that is none. */
function tableOfFile(desk: Desk, file: string, content: string, members: number): CsvTable {
  try {
    return readTable(content, members);
  } catch (e) {
    if (e instanceof DeskError) throw new Refused('input', `${file}: ${say(e.reason, desk.lang)}`);
    throw e;
  }
}

/** What was left out of a table, in words. */
function leftOut(desk: Desk, table: CsvTable): string[] {
  return [
    ...(table.unused.length > 0 ? [t(desk, 't.unusedColumns', { columns: table.unused.join(', ') })] : []),
    ...table.cleaned.map((c) => t(desk, 't.cleanedLine', { line: c.line, found: c.found.join(', ') })),
  ];
}

/** All lines that are wrong, each on a line of its own. */
const allLines = (desk: Desk, problems: CsvTable['problems']): Refused => {
  const { params } = csvRefusal(problems).reason;
  const lines = Array.isArray(params.lines) ? params.lines : [];
  return new Refused('no', lines.map((m) => say(m, desk.lang)).join('\n'));
};

/** Enters everybody of a CSV file; all or none. */
export const importPlayers = (desk: Desk, file: string, o: ImportOptions): Promise<Answer> =>
  importRead(desk, file, readTableFile(desk, file, o), o);

/** Enters everybody of a table that was sent. @param file the bytes of the file, and what it is called */
export const importSent = (desk: Desk, file: { bytes: Buffer; name: string }, o: ImportOptions): Promise<Answer> =>
  importRead(desk, file.name, readTableBytes(desk, file.bytes, file.name, o), o);

function importRead(
  desk: Desk,
  file: string,
  { text: content, encoding }: { text: string; encoding: string },
  o: ImportOptions,
): Promise<Answer> {
  return change(desk, o, (s) => {
    const table = tableOfFile(desk, file, content, membersOf(s.state.kind));
    enterAll(desk, s, table);
    return imported(desk, s, table, encoding);
  });
}

function enterAll(desk: Desk, s: Session, { entries, problems }: CsvTable): void {
  let next = Number(nextId(s).slice(1));
  const round = s.state.status === 'registration' ? {} : { round: nextRound(s.state) };
  const commands = entries.map(
    ({ line: _, ...entry }): CommandOf<'register'> => ({ type: 'register', id: `p${next++}`, ...entry, ...round }),
  );
  const { tournament, refused } = registerAll(s.tournament, s.doing, commands);
  const wrong = [...problems, ...refused.map((r) => ({ line: entries[r.index].line, message: r.reason }))];
  if (wrong.length > 0) throw allLines(desk, wrong);
  s.take(tournament);
}

function imported(desk: Desk, s: Session, table: CsvTable, encoding: string): Answer {
  const { entrants, waiting } = s.state;
  return {
    json: {
      registered: table.entries.length,
      players: entrants.length,
      waiting: waiting.map((w) => w.id),
      encoding,
      unusedColumns: table.unused,
      cleaned: table.cleaned,
    },
    lines: [
      t(desk, 't.imported', { count: table.entries.length, players: entrants.length }),
      ...(encoding === 'utf-8' ? [] : [t(desk, 't.encodingRead', { encoding })]),
      ...leftOut(desk, table),
      ...waiting.map((w, i) => t(desk, 't.waits', { id: w.id, name: w.name, place: i + 1 })),
    ],
  };
}
