/** `apnap cards import`: card files of the usual sources into the file the other commands use. */

import { asDatabase } from '@apnap/cardbase';
import { formatMessage } from '@apnap/cards';
import type { Compile, FileKind, FileProblem } from '@apnap/cards/import';
import { databaseFile, dataFolder, importCards, NoCards } from '@apnap/cards/node';
import { type CardInput, compileCard } from '@apnap/oracle';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { Progress } from '../progress.js';
import { type TextId, text } from '../text/text.js';

export interface ImportCommandOptions {
  data?: string;
  fresh?: boolean;
  json?: boolean;
}

/** So many malformed rows are named; of more, only how many. */
const NAMED = 100;

const KINDS: Readonly<Record<FileKind, TextId>> = {
  lines: 'import.kind.lines',
  atomic: 'import.kind.atomic',
  set: 'import.kind.set',
  allPrintings: 'import.kind.allPrintings',
  scryfall: 'import.kind.scryfall',
  list: 'import.kind.list',
  sets: 'import.kind.sets',
  rulings: 'import.kind.rulings',
};

/** The compiler, as the importer takes it. */
export const compile: Compile = (input) => compileCard(input as CardInput);

/** A malformed row in a line. */
export function problemLine(cx: Context, file: string, p: FileProblem): string {
  const what = formatMessage(p.message, cx.lang);
  const where = p.line > 0 ? `${file}:${p.line}` : file;
  return [where, p.row > 0 ? text(cx.lang, 'import.row', { n: p.row }) : '', p.name ?? '', what].filter((x) => x !== '').join(': ');
}

/** What the file system says, as a line. */
export function fileError(cx: Context, e: unknown, file: string): CliError {
  if (e instanceof NoCards) return new CliError(2, text(cx.lang, 'error.noCards', { file: e.message }));
  const { code, path } = e as NodeJS.ErrnoException;
  if (code === undefined) throw e;
  return new CliError(2, text(cx.lang, 'error.noFile', { file: path ?? file, why: code }));
}

/** Imports. @returns the exit code. */
export async function importCommand(cx: Context, files: readonly string[], o: ImportCommandOptions): Promise<number> {
  const { io, lang } = cx;
  const started = io.now();
  const target = databaseFile(o.data ?? dataFolder(io.env));
  const keep = o.fresh ? undefined : asDatabase(target);
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  let reading: Progress | undefined;
  let compiling: Progress | undefined;
  let named = 0;
  // Ending by a signal leaves nothing behind: what is half written is taken away at exit.
  const stop = (): void => process.exit(130);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    const report = await importCards(files, target, {
      compile,
      ...(keep ? { keep } : {}),
      problem: (file, p) => {
        named++;
        if (named <= NAMED) io.err(`${problemLine(cx, file, p)}\n`);
      },
      read: (done, total) => {
        reading ??= new Progress(io, total, (n) => text(lang, 'import.reading', { done: megabytes(n), total: megabytes(total) }));
        reading.update(done);
      },
      compiled: (done, total) => {
        reading?.end();
        compiling ??= new Progress(io, total, (n) => text(lang, 'import.compiling', { done: n, total }));
        compiling.update(done);
      },
    });
    compiling?.end();
    if (named > NAMED) io.err(`${text(lang, 'import.more', { n: named - NAMED })}\n`);
    const seconds = Math.round(io.now() - started) / 1000;
    if (o.json) io.out(`${JSON.stringify({ ...report, seconds }, null, 2)}\n`);
    else {
      for (const f of report.files)
        io.out(`${text(lang, 'import.file', { file: f.file, kind: text(lang, KINDS[f.kind]), cards: f.cards })}\n`);
      if (report.rulings > 0) io.out(`${text(lang, 'import.rulings', { n: report.rulings })}\n`);
      if (report.strayRulings > 0) io.out(`${text(lang, 'import.strayRulings', { n: report.strayRulings })}\n`);
      io.out(`${text(lang, 'import.done', { ...report, files: '', seconds: seconds.toFixed(1) })}\n`);
    }
    return 0;
  } catch (e) {
    reading?.end();
    compiling?.end();
    throw fileError(cx, e, target);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}
