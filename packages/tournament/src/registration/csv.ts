/** Players and teams from a table of comma-separated values, and such tables for other programs. */
import { DeskError, type Message, message, refuse } from '../messages.js';
import type { Person } from '../state/types.js';
import { BOUNDS, type Bounded, isWithin } from './bounds.js';
import { type Column, columnOf } from './columns.js';
import { cleanName, cleanNumber, unseenIn } from './names.js';

export interface CsvEntry {
  line: number;
  name: string;
  members: Person[];
  byes?: number;
  fixedTable?: number;
  group?: string;
}

/** What is wrong in a line. */
export interface CsvProblem {
  line: number;
  message: Message;
}

/** A table of players as it was read. */
export interface CsvTable {
  entries: CsvEntry[];
  /** Heads of columns that the desk has no use for. */
  unused: string[];
  /** Lines with characters in them that nobody sees, which were left out. */
  cleaned: { line: number; found: string[] }[];
  /** Lines that can't be read, each with the reason. */
  problems: CsvProblem[];
}

interface Row {
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t', '|', '，'];

/** The separator a table names in a first line of its own (`sep=;`), or the one its heads have most of. */
function separatorOf(text: string): { separator: string; skip: number } {
  const head = /^[^\r\n]*(\r\n|\r|\n)?/.exec(text)?.[0] ?? '';
  const named = /^sep=(.)\s*$/i.exec(head.trimEnd());
  if (named) return { separator: named[1], skip: head.length };
  const times = (s: string): number => head.split(s).length;
  return { separator: SEPARATORS.reduce((best, s) => (times(s) > times(best) ? s : best)), skip: 0 };
}

/**
 * Splits a text into rows of cells; lines end with LF, CR or both; quotation marks hold separators and line ends, doubled they stand for themselves.
 * @throws DeskError for a quotation mark that is never closed, with its line.
 */
export function csvRows(text: string): Row[] {
  const source = text.replace(/^\uFEFF/, '');
  const { separator, skip } = separatorOf(source);
  const rows: Row[] = [];
  let [cells, cell]: [string[], string] = [[], ''];
  let [line, begun, opened] = [skip > 0 ? 2 : 1, skip > 0 ? 2 : 1, 0];
  const endRow = (): void => {
    cells.push(cell.trim());
    if (cells.some((c) => c !== '')) rows.push({ line: begun, cells });
    [cells, cell, begun] = [[], '', line];
  };
  for (let i = skip; i < source.length; i++) {
    const ch = source[i];
    const ends = ch === '\n' || (ch === '\r' && source[i + 1] !== '\n');
    if (ends) line++;
    if (opened > 0) {
      if (ch !== '"') cell += ch;
      else if (source[i + 1] === '"') cell += source[++i];
      else opened = 0;
    } else if (ch === '"' && cell.trim() === '') [opened, cell] = [line, ''];
    else if (ch === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (ends) endRow();
    else if (ch !== '\r') cell += ch;
  }
  if (opened > 0) refuse('error.csvLine', { line: opened, why: message('error.csvQuote') });
  endRow();
  return rows;
}

/** Which column stands where. */
interface Heads {
  at: ReadonlyMap<Column, number>;
  count: number;
}

function headsOf(row: Row | undefined, members: number): { heads: Heads; unused: string[] } {
  const titles = row?.cells ?? [];
  const at = new Map<Column, number>();
  const unused: string[] = [];
  titles.forEach((title, i) => {
    const column = columnOf(title);
    if (column === undefined) {
      if (title !== '') unused.push(title);
    } else if (at.has(column)) refuse('error.csvTwice', { column: title, other: titles[at.get(column) ?? 0] });
    else at.set(column, i);
  });
  const named = at.has('name') || at.has('first') || at.has('last');
  const needed: Column[] = [...(named ? [] : (['name'] as const)), ...(members === 1 ? [] : (['a', 'b', 'c'] as const).slice(0, members))];
  for (const column of needed) if (!at.has(column)) refuse('error.csvHeader', { column, found: titles.join(', ') });
  return { heads: { at, count: titles.length }, unused };
}

type Cell = (column: Column) => string;

/** Excel shows text that begins like a formula with an apostrophe before it; such tables are written so, too. */
const plain = (value: string): string => value.replace(/^'(?=[=+\-@＝＋－＠])/, '');

/** A whole name: as it stands there, or of its parts, in Chinese without a space and the family name first. */
function nameIn(cell: Cell): string {
  const [name, first, last] = [cell('name'), cell('first'), cell('last')];
  if (name !== '') return name;
  return /^\p{Script=Han}/u.test(last) && /^\p{Script=Han}/u.test(first) ? `${last}${first}` : `${first} ${last}`.trim();
}

/**
 * Reads players, or teams of so many members, from a table with a line of headings; every line that can't be read is told.
 * @throws DeskError for a table without the columns that are needed, or with a quotation mark that is never closed.
 */
export function readTable(text: string, members: number): CsvTable {
  const [head, ...rows] = csvRows(text);
  const { heads, unused } = headsOf(head, members);
  const used = new Set(heads.at.values());
  const entries: CsvEntry[] = [];
  const problems: CsvProblem[] = [];
  const cleaned: CsvTable['cleaned'] = [];
  for (const { line, cells } of rows) {
    const cell: Cell = (column) => cleanName(plain(cells[heads.at.get(column) ?? -1] ?? ''));
    try {
      if (cells.slice(heads.count).some((c) => c !== '')) refuse('error.csvCells', { count: cells.length, heads: heads.count });
      const name = nameIn(cell);
      if (name === '') refuse('error.empty', { what: 'name' });
      entries.push({ line, name, members: people(cell, members, name), ...optional(cell) });
      const found = unseenIn(cells.filter((_, i) => used.has(i)).join(''));
      if (found.length > 0) cleaned.push({ line, found });
    } catch (e) {
      if (!(e instanceof DeskError)) throw e;
      problems.push({ line, message: e.reason });
    }
  }
  if (entries.length + problems.length === 0) refuse('error.csvNobody', { line: head?.line ?? 1 });
  return { entries, unused, cleaned, problems };
}

/** Problems of lines as one reason, in the order of the lines. */
export const csvRefusal = (problems: readonly CsvProblem[]): DeskError =>
  new DeskError(
    message('error.csvLines', {
      lines: [...problems].sort((a, b) => a.line - b.line).map((p) => message('error.csvLine', { line: p.line, why: p.message })),
    }),
  );

/**
 * Reads players, or teams of so many members, from a table with a line of headings.
 * @throws DeskError naming all lines that can't be read.
 */
export function readEntries(text: string, members: number): CsvEntry[] {
  const { entries, problems } = readTable(text, members);
  if (problems.length > 0) throw csvRefusal(problems);
  return entries;
}

function wholeOf(column: Bounded, value: string): number {
  const digits = value.normalize('NFKC');
  if (!/^\d+$/.test(digits)) return refuse('error.csvValue', { column, value });
  const [least, most] = BOUNDS[column];
  if (!isWithin(column, Number(digits))) refuse('error.bounds', { what: column, value, least, most });
  return Number(digits);
}

const YES = /^(1|y|yes|true|x|是|有)$/i;
const NO = /^(|0|n|no|false|-|否|无|無)$/i;

function isYes(column: Column, cell: Cell): boolean {
  const value = cell(column).normalize('NFKC');
  if (!YES.test(value) && !NO.test(value)) refuse('error.csvValue', { column, value });
  return YES.test(value);
}

function people(cell: Cell, members: number, name: string): Person[] {
  const person = (who: string, number: string): Person => ({
    name: who,
    ...(number === '' ? {} : { number: cleanNumber(number) }),
    ...(cell('country') === '' ? {} : { country: cell('country') }),
    ...(cell('age') === '' ? {} : { age: wholeOf('age', cell('age')) }),
    ...(isYes('consent', cell) ? { consent: 'given' as const } : {}),
    ...(isYes('masked', cell) ? { masked: 'masked' as const } : {}),
  });
  if (members === 1) return [person(name, cell('number'))];
  return (['a', 'b', 'c'] as const).slice(0, members).map((m) => person(cell(m), cell(`${m}Number`)));
}

function optional(cell: Cell): Partial<CsvEntry> {
  return {
    ...(cell('byes') === '' ? {} : { byes: wholeOf('byes', cell('byes')) }),
    ...(cell('table') === '' ? {} : { fixedTable: wholeOf('table', cell('table')) }),
    ...(cell('group') === '' ? {} : { group: cell('group') }),
  };
}

/** Text that a spreadsheet would take for a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

/** A table as comma-separated values; text that begins like a formula has an apostrophe before it, by which spreadsheets know that it is none. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const quote = (value: string | number): string => {
    const s = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
    return /[",\r\n;\t]|^\s|\s$/.test(s) ? `"${s.replaceAll('"', '""')}"` : s;
  };
  return rows.map((r) => `${r.map(quote).join(',')}\r\n`).join('');
}
