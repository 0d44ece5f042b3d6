/** Players and teams from a table of comma-separated values. */
import { DeskError, message, refuse } from '../messages.js';
import type { Person } from '../state/types.js';

export interface CsvEntry {
  line: number;
  name: string;
  members: Person[];
  byes?: number;
  fixedTable?: number;
  group?: string;
}

/** Columns by what people write above them. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'player', 'team', '姓名', '牌手', '队名', '名称'],
  number: ['number', 'dci', 'id', '号码', 'dci号码', 'dci号'],
  byes: ['byes', 'bye', '轮空'],
  age: ['age', '年龄'],
  consent: ['consent', '许可', '家长许可'],
  masked: ['masked', '隐名', '隐去姓名'],
  country: ['country', '国家', '地区'],
  table: ['table', 'fixed table', '桌号', '固定桌'],
  group: ['group', '分组', '组'],
  a: ['a', 'member a', '队员a'],
  b: ['b', 'member b', '队员b'],
  c: ['c', 'member c', '队员c'],
  aNumber: ['a number', 'a dci', '队员a号码'],
  bNumber: ['b number', 'b dci', '队员b号码'],
  cNumber: ['c number', 'c dci', '队员c号码'],
};

/** Splits a text into rows of cells; quotation marks hold separators and line ends, doubled they stand for themselves. */
export function csvRows(text: string): { line: number; cells: string[] }[] {
  const source = text.replace(/^\uFEFF/, '');
  const head = source.split(/\r?\n/, 1)[0] ?? '';
  const separator = [',', ';', '\t'].sort((x, y) => head.split(y).length - head.split(x).length)[0];
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  const endRow = (): void => {
    cells.push(cell.trim());
    if (cells.some((c) => c !== '')) rows.push({ line: begun, cells });
    cells = [];
    cell = '';
    begun = line;
  };
  for (let i = 0; i < source.length; i++) {
    const ch = source[i];
    if (ch === '\n') line++;
    if (quoted) {
      if (ch !== '"') cell += ch;
      else if (source[i + 1] === '"') cell += source[++i];
      else quoted = false;
    } else if (ch === '"' && cell.trim() === '') quoted = true;
    else if (ch === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (ch === '\n') endRow();
    else if (ch !== '\r') cell += ch;
  }
  endRow();
  return rows;
}

const wholeOf = (column: string, value: string): number => {
  if (!/^\d+$/.test(value)) refuse('error.csvValue', { column, value });
  return Number(value);
};

/**
 * Reads players, or teams of so many members, from a file with a line of headings.
 * @throws DeskError naming the line that can't be read.
 */
export function readEntries(text: string, members: number): CsvEntry[] {
  const [head, ...rows] = csvRows(text);
  const titles = (head?.cells ?? []).map((c) => c.toLowerCase());
  const at = (column: string): number => titles.findIndex((x) => COLUMNS[column].includes(x));
  const needed = members === 1 ? ['name'] : ['name', ...['a', 'b', 'c'].slice(0, members)];
  for (const column of needed) if (at(column) < 0) refuse('error.csvHeader', { column, found: head?.cells.join(', ') ?? '' });
  return rows.map(({ line, cells }) => {
    const cell = (column: string): string => cells[at(column)] ?? '';
    try {
      const name = cell('name');
      if (name === '') refuse('error.empty', { what: 'name' });
      return { line, name, members: people(cell, members, name), ...optional(cell) };
    } catch (e) {
      if (e instanceof DeskError) throw new DeskError(message('error.csvLine', { line, why: e.reason }));
      throw e;
    }
  });
}

const YES = /^(1|y|yes|true|x|是|有)$/i;

function people(cell: (column: string) => string, members: number, name: string): Person[] {
  const person = (who: string, number: string): Person => ({
    name: who,
    ...(number === '' ? {} : { number }),
    ...(cell('country') === '' ? {} : { country: cell('country') }),
    ...(cell('age') === '' ? {} : { age: wholeOf('age', cell('age')) }),
    ...(YES.test(cell('consent')) ? { consent: 'given' as const } : {}),
    ...(YES.test(cell('masked')) ? { masked: 'masked' as const } : {}),
  });
  if (members === 1) return [person(name, cell('number'))];
  return ['a', 'b', 'c'].slice(0, members).map((m) => person(cell(m), cell(`${m}Number`)));
}

function optional(cell: (column: string) => string): Partial<CsvEntry> {
  return {
    ...(cell('byes') === '' ? {} : { byes: wholeOf('byes', cell('byes')) }),
    ...(cell('table') === '' ? {} : { fixedTable: wholeOf('table', cell('table')) }),
    ...(cell('group') === '' ? {} : { group: cell('group') }),
  };
}

/** A table as comma-separated values. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const quote = (value: string | number): string => {
    const s = String(value);
    return /[",\r\n;]|^\s|\s$/.test(s) ? `"${s.replaceAll('"', '""')}"` : s;
  };
  return rows.map((r) => `${r.map(quote).join(',')}\r\n`).join('');
}
