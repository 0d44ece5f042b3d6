/** What the compiler makes of card files, and what has changed since a report was kept. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Card, type Face, renderFaceZh } from '@apnap/ability';
import { chineseNameIn, comparableZh, embeddedDatabase } from '@apnap/cards';
import { compilerInput, type FileProblem } from '@apnap/cards/import';
import { Collector, readCardFile } from '@apnap/cards/node';
import { type CardInput, type Coverage, canonical, coverage, roundTripFailure } from '@apnap/oracle';

/** The document of `cards coverage --json`, and what is compared from one time to the next. */
export interface CoverageReport extends Coverage {
  files: string[];
  /** Compiled cards whose Chinese text has nothing English left but names. */
  zhRendered: number;
  /** Of those whose official Chinese text is in the file: how many render to it, when both are made comparable. */
  zhExact: number;
  /** Compiled cards whose official Chinese text is in the file. */
  zhOfficial: number;
  /** Name -> a short hash of the data, for every compiled card. */
  hashes: Map<string, string>;
}

/** What became of cards since an earlier report. */
export interface Changes {
  gained: string[];
  lost: string[];
  changed: string[];
}

/** The data without names in other languages: what the card means. */
function hashOf(card: Card): string {
  const meaning = { ...card, faces: card.faces.map(({ zhName: _, ...face }) => face) };
  return createHash('sha1').update(canonical(meaning)).digest('hex').slice(0, 7);
}

/** Whether a Chinese text has nothing English left but the card's own name. */
function isChinese(text: string, face: Face): boolean {
  // Symbols, and the numbers of chapters (CR 714.2b), are the same in Chinese.
  let rest = text.replace(/\{[^}]*\}/g, '').replace(/^[IVX]+(?:, [IVX]+)* ?—/gmu, '');
  for (const name of [face.name, ...(face.zhName ? [face.zhName] : [])]) rest = rest.replaceAll(name, '');
  // X is a number in Chinese rules text too.
  return !/[A-WYZa-z]|undefined|NaN/.test(rest);
}

const chineseName = (name: string): string | undefined => chineseNameIn(embeddedDatabase(), name);

/** How the Chinese of a card compares with the official one, as far as the row has it. */
function chineseOf(card: Card, input: CardInput): { rendered: boolean; official: boolean; exact: boolean } {
  const rows = input.faces ?? [input];
  const said = { rendered: true, official: rows.some((row) => row.zh?.text !== undefined), exact: true };
  card.faces.forEach((face, i) => {
    const text = renderFaceZh(face, { nameOf: chineseName }).join('\n');
    if (!isChinese(text, face)) said.rendered = false;
    const zh = rows[i]?.zh;
    if (zh?.lang !== 'zhs' || zh.text === undefined) {
      // A face without text has nothing to compare.
      if ((rows[i]?.text ?? '') !== '') said.official = false;
      return;
    }
    const name = face.zhName ?? face.name;
    if (comparableZh(text, name) !== comparableZh(zh.text, name)) said.exact = false;
  });
  if (!said.official) said.exact = false;
  return said;
}

/** The embedded cards, which are compiled: whether they come back from their data, and render. */
function embeddedReport(progress: (done: number, total: number) => void): CoverageReport {
  const database = embeddedDatabase();
  const { size } = database;
  const out = {
    files: [],
    cards: size,
    compiled: size,
    refused: 0,
    roundTrips: 0,
    zhRendered: 0,
    zhExact: 0,
    zhOfficial: 0,
    gaps: [],
    all: [],
  };
  const report: CoverageReport = { ...out, hashes: new Map() };
  for (let place = 0; place < size; place++) {
    const card = database.card(place) as Card;
    const roundTrips = roundTripFailure(card) === undefined;
    if (roundTrips) report.roundTrips++;
    if (chineseOf(card, { name: card.name, layout: 'normal', text: ' ' }).rendered) report.zhRendered++;
    report.all.push({ name: card.name, status: 'compiled', roundTrips });
    report.hashes.set(card.name, hashOf(card));
    if (place % 500 === 0) progress(place, size);
  }
  return report;
}

/** Compiles the cards of these files, or the embedded ones if there are none. @throws NoCards, or the file system's error. */
export async function coverageOf(
  files: readonly string[],
  problem: (file: string, problem: FileProblem) => void,
  progress: (done: number, total: number) => void,
): Promise<CoverageReport> {
  if (files.length === 0) return embeddedReport(progress);
  let file = '';
  // Every row is compiled, also where two spell a name differently: the compiler is measured, not the cards.
  const asSpelled = (name: string): string => name;
  const collector = new Collector(join(tmpdir(), `apnap-coverage-${randomUUID()}.rows`), (p) => problem(file, p), asSpelled);
  try {
    for (file of files) {
      collector.nextFile();
      await readCardFile(file, collector);
    }
    const rows = (function* () {
      for (const raw of collector.cards()) yield compilerInput(raw) as CardInput;
    })();
    return report(files, rows, (done) => progress(done, collector.size));
  } finally {
    collector.close();
  }
}

function report(files: readonly string[], rows: Iterable<CardInput>, progress: (done: number) => void): CoverageReport {
  const hashes = new Map<string, string>();
  let [zhRendered, zhExact, zhOfficial] = [0, 0, 0];
  const found = coverage(rows, progress, (input, _, card) => {
    if (!card) return;
    hashes.set(card.name, hashOf(card));
    const { rendered, official, exact } = chineseOf(card, input);
    if (rendered) zhRendered++;
    if (official) zhOfficial++;
    if (exact) zhExact++;
  });
  return { files: [...files], ...found, zhRendered, zhExact, zhOfficial, hashes };
}

/** A report as it is kept: the compiled cards, one a line, with the hash of their data. */
export function keptReport(hashes: ReadonlyMap<string, string>): Buffer {
  const lines = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, hash]) => `${name}\t${hash}\n`);
  return gzipSync(lines.join(''), { level: 9 });
}

/** Reads a kept report. @throws the file system's error; undefined when it is no such file. */
export function readReport(file: string): Map<string, string> | undefined {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  const rows = text.split('\n').filter((line) => line !== '');
  if (rows.some((line) => !/^[^\t]+\t[0-9a-f]{7}$/.test(line))) return undefined;
  return new Map(rows.map((line) => line.split('\t') as [string, string]));
}

/** What is different from an earlier report. */
export function changesSince(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Changes {
  return {
    gained: [...now.keys()].filter((name) => !before.has(name)),
    lost: [...before.keys()].filter((name) => !now.has(name)),
    changed: [...now].filter(([name, hash]) => before.has(name) && before.get(name) !== hash).map(([name]) => name),
  };
}
