/** Tables of players from files of other programs: in whatever encoding, with all lines that are wrong told at once. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { withFile } from '@apnap/system';
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
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { type Answer, type CommonOptions, change, nextId, type Session, t } from './session.js';

export interface ImportOptions extends CommonOptions {
  encoding?: string;
}

/** The text of a table in a file, and the encoding it was read in. @throws CliError 2 where it is in doubt, with what it could be. */
export function readTableFile(cx: Context, file: string, o: ImportOptions): { text: string; encoding: string } {
  const packed = withFile(cx.lang, 't.cannotRead', file, () => readFileSync(file));
  const d = decodeTable(packed[0] === 0x1f && packed[1] === 0x8b ? gunzipSync(packed) : packed, o.encoding);
  switch (d.kind) {
    case 'text':
      return d;
    case 'wrong':
      throw new CliError(2, t(cx, 't.encodingWrong', { file, encoding: d.encoding }));
    case 'unknown':
      throw new CliError(
        2,
        text(cx.lang, 'error.optionValue', {
          option: '--encoding',
          value: d.encoding,
          expected: text(cx.lang, 'expect.oneOf', { list: ENCODINGS.join(', ') }),
        }),
      );
    case 'doubt': {
      const could = d.could.map((c) => `${c.encoding} (${c.sample})`).join('; ');
      throw new CliError(2, t(cx, could === '' ? 't.encodingNone' : 't.encodingDoubt', { file, could }));
    }
    default:
      return d satisfies never;
  }
}

/** Reads a table with everything that can be said about it. @throws CliError 2 for a table that is none. */
function tableOfFile(cx: Context, file: string, content: string, members: number): CsvTable {
  try {
    return readTable(content, members);
  } catch (e) {
    if (e instanceof DeskError) throw new CliError(2, `${file}: ${say(e.reason, cx.lang)}`);
    throw e;
  }
}

/** What was left out of a table, in words. */
function leftOut(cx: Context, table: CsvTable): string[] {
  return [
    ...(table.unused.length > 0 ? [t(cx, 't.unusedColumns', { columns: table.unused.join(', ') })] : []),
    ...table.cleaned.map((c) => t(cx, 't.cleanedLine', { line: c.line, found: c.found.join(', ') })),
  ];
}

/** All lines that are wrong, each on a line of its own. */
const allLines = (cx: Context, problems: CsvTable['problems']): CliError => {
  const { params } = csvRefusal(problems).reason;
  const lines = Array.isArray(params.lines) ? params.lines : [];
  return new CliError(1, lines.map((m) => say(m, cx.lang)).join('\n'));
};

/** Enters everybody of a CSV file; all or none. */
export function importPlayers(cx: Context, file: string, o: ImportOptions): Promise<number> {
  const { text: content, encoding } = readTableFile(cx, file, o);
  return change(cx, o, (s) => {
    const table = tableOfFile(cx, file, content, membersOf(s.state.kind));
    enterAll(cx, s, table);
    return imported(cx, s, table, encoding);
  });
}

function enterAll(cx: Context, s: Session, { entries, problems }: CsvTable): void {
  let next = Number(nextId(s).slice(1));
  const round = s.state.status === 'registration' ? {} : { round: nextRound(s.state) };
  const commands = entries.map(
    ({ line: _, ...entry }): CommandOf<'register'> => ({ type: 'register', id: `p${next++}`, ...entry, ...round }),
  );
  const { tournament, refused } = registerAll(s.tournament, s.doing, commands);
  const wrong = [...problems, ...refused.map((r) => ({ line: entries[r.index].line, message: r.reason }))];
  if (wrong.length > 0) throw allLines(cx, wrong);
  s.take(tournament);
}

function imported(cx: Context, s: Session, table: CsvTable, encoding: string): Answer {
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
      t(cx, 't.imported', { count: table.entries.length, players: entrants.length }),
      ...(encoding === 'utf-8' ? [] : [t(cx, 't.encodingRead', { encoding })]),
      ...leftOut(cx, table),
      ...waiting.map((w, i) => t(cx, 't.waits', { id: w.id, name: w.name, place: i + 1 })),
    ],
  };
}
