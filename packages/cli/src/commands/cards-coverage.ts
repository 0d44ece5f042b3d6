/** `apnap cards coverage`: how much of the cards in files the compiler reads, and what keeps out the rest. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Context } from '../context.js';
import { type Changes, type CoverageReport, changesSince, coverageOf, keptReport, readReport } from '../coverage.js';
import { CliError } from '../io.js';
import { Progress } from '../progress.js';
import { text } from '../text/text.js';
import { fileError, problemLine } from './cards-import.js';
import { wholeNumber } from './options.js';

export interface CoverageOptions {
  all?: boolean;
  gaps: string;
  against?: string;
  update?: string;
  json?: boolean;
}

/** Names of changed cards that are printed; `--json` has all. */
const LISTED = 30;

const STATUS = { compiled: 'coverage.status.compiled', refused: 'coverage.status.refused' } as const;
const CHANGES = { gained: 'coverage.gained', lost: 'coverage.lost', changed: 'coverage.changed' } as const;

/** Where the report on a file is kept in the repository. */
const keptFor = (file: string): string => join('docs', 'coverage', `${basename(file).replace(/\.jsonl?(\.gz)?$/, '')}.tsv.gz`);

/** The report to compare with: the one named, or the one kept for this file, if there is one. */
function earlier(cx: Context, files: readonly string[], against: string | undefined): Map<string, string> | undefined {
  const file = against ?? (files.length === 1 && existsSync(keptFor(files[0])) ? keptFor(files[0]) : undefined);
  if (file === undefined) return undefined;
  let found: Map<string, string> | undefined;
  try {
    found = readReport(file);
  } catch (e) {
    throw fileError(cx, e, file);
  }
  if (!found) throw new CliError(2, text(cx.lang, 'error.noReport', { file }));
  return found;
}

/** Reports. @returns the exit code. */
export async function coverageCommand(cx: Context, files: readonly string[], o: CoverageOptions): Promise<number> {
  const { io, lang } = cx;
  const gaps = wholeNumber(lang, '--gaps', o.gaps, 0);
  const before = earlier(cx, files, o.against);
  const started = io.now();
  let bar: Progress | undefined;
  let report: CoverageReport;
  try {
    report = await coverageOf(
      files,
      (file, p) => io.err(`${problemLine(cx, file, p)}\n`),
      (done, total) => {
        bar ??= new Progress(io, total, (n) => text(lang, 'import.compiling', { done: n, total }));
        bar.update(done);
      },
    );
  } catch (e) {
    throw fileError(cx, e, files[0] ?? '');
  } finally {
    bar?.end();
  }
  const changes = before ? changesSince(before, report.hashes) : undefined;
  if (o.update !== undefined) {
    mkdirSync(dirname(o.update), { recursive: true });
    writeFileSync(o.update, keptReport(report.hashes));
  }
  const seconds = (io.now() - started) / 1000;
  if (o.json) io.out(`${JSON.stringify(document(report, gaps, o.all === true, changes, seconds), null, 1)}\n`);
  else print(cx, report, gaps, o.all === true, changes, seconds);
  return 0;
}

/** The document: the fields of the interface, and the changes where there is a report to compare with. */
function document(r: CoverageReport, gaps: number, all: boolean, changes: Changes | undefined, seconds: number): unknown {
  const { files, cards, compiled, roundTrips, zhRendered, zhExact, zhOfficial, refused } = r;
  return {
    files,
    cards,
    compiled,
    roundTrips,
    zhRendered,
    zhExact,
    zhOfficial,
    refused,
    gaps: r.gaps.slice(0, gaps),
    ...(all ? { all: r.all } : {}),
    ...(changes ? { changes } : {}),
    seconds: Math.round(seconds * 10) / 10,
  };
}

function print(cx: Context, r: CoverageReport, gaps: number, all: boolean, changes: Changes | undefined, seconds: number): void {
  const { io, lang } = cx;
  const share = (n: number, of: number): string => `${n} (${of === 0 ? '0' : ((100 * n) / of).toFixed(1)} %)`;
  const line = (id: Parameters<typeof text>[1], params: Record<string, string | number>): void => io.out(`${text(lang, id, params)}\n`);
  if (all) for (const c of r.all) io.out(`${text(lang, STATUS[c.status])}\t${c.name}${c.phrase === undefined ? '' : `\t${c.phrase}`}\n`);
  line('coverage.cards', { files: r.files.length === 0 ? text(lang, 'coverage.embedded') : r.files.join(', '), cards: r.cards });
  line('coverage.compiled', { n: share(r.compiled, r.cards), refused: r.refused });
  line('coverage.roundTrips', { n: share(r.roundTrips, r.compiled) });
  line('coverage.zhRendered', { n: share(r.zhRendered, r.compiled) });
  line('coverage.zhExact', { n: share(r.zhExact, r.zhOfficial), official: r.zhOfficial });
  line('coverage.seconds', { seconds: seconds.toFixed(1) });
  if (changes) {
    for (const kind of ['gained', 'lost', 'changed'] as const) {
      const names = changes[kind];
      const listed = names.slice(0, LISTED).join(', ');
      line(CHANGES[kind], { n: names.length, names: names.length === 0 ? '' : `: ${listed}${names.length > LISTED ? ', …' : ''}` });
    }
  }
  if (gaps > 0 && r.gaps.length > 0) line('coverage.gaps', { n: Math.min(gaps, r.gaps.length), total: r.gaps.length });
  for (const g of r.gaps.slice(0, gaps)) line('coverage.gap', { only: g.only, cards: g.cards, phrase: g.phrase });
}
