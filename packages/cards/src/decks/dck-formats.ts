/** The two formats that end in .dck, Forge's and XMage's, and comma-separated lists. */
import {
  compact,
  DECK_ZONES,
  type DeckFile,
  type DeckLine,
  type DeckZone,
  type Found,
  linesOf,
  lineTooLong,
  MAX_LINE,
  readCount,
  squeeze,
} from './model.js';

const FORGE_SECTIONS: Readonly<Record<string, DeckZone>> = {
  main: 'main',
  sideboard: 'sideboard',
  commander: 'commander',
  planes: 'planes',
  schemes: 'schemes',
  conspiracy: 'conspiracies',
  dungeon: 'dungeons',
  attractions: 'attractions',
  contraptions: 'contraptions',
  avatar: 'avatar',
};
const FORGE_TITLES: readonly (readonly [DeckZone, string])[] = [
  ['avatar', 'Avatar'],
  ['commander', 'Commander'],
  ['main', 'Main'],
  ['sideboard', 'Sideboard'],
  ['planes', 'Planes'],
  ['schemes', 'Schemes'],
  ['conspiracies', 'Conspiracy'],
  ['dungeons', 'Dungeon'],
  ['attractions', 'Attractions'],
  ['contraptions', 'Contraptions'],
];

const empty = (): Found => ({ file: { info: [], layout: [] }, lines: [], problems: [] });

/** `4 Lightning Bolt+|M10|2|[146]`: name (a plus for foil), set, number of the picture, collector number. */
function readForgeName(text: string): Omit<DeckLine, 'count'> {
  const [name, ...rest] = text.split('|').map((p) => p.trim());
  const foil = name.endsWith('+');
  const number = rest.find((p) => /^\[.*\]$/.test(p))?.slice(1, -1);
  const art = rest.slice(1).find((p) => /^\d+$/.test(p));
  const set = rest[0] !== undefined && !/^\[.*\]$/.test(rest[0]) ? rest[0] : undefined;
  return compact({ name: foil ? name.slice(0, -1).trim() : name, set, number, art, finish: foil ? ('foil' as const) : undefined });
}

/** Reads Forge's .dck: `[metadata]` with keys and values, then the parts of the deck. */
export function readForge(text: string): Found {
  const found = empty();
  const info: [string, string][] = [];
  const facts: { name?: string; comment?: string } = {};
  let zone: DeckZone | 'metadata' | null = null;
  linesOf(text).forEach((raw, i) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || line.startsWith(';')) return;
    const section = /^\[([^\]]+)\]$/.exec(line);
    if (section) {
      const word = section[1].trim().toLowerCase();
      zone = word === 'metadata' || word === 'general' ? 'metadata' : Object.hasOwn(FORGE_SECTIONS, word) ? FORGE_SECTIONS[word] : null;
      if (zone === null)
        found.problems.push({
          line: i + 1,
          text: line,
          message: { id: 'deck.forgeSection', params: { got: section[1], known: FORGE_TITLES.map(([, t]) => t).join(', ') } },
        });
      return;
    }
    if (zone === null) return;
    if (zone === 'metadata') {
      const at = line.indexOf('=');
      const [key, value] = at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      if (key.toLowerCase() === 'name') facts.name = value;
      else if (key.toLowerCase() === 'comment') facts.comment = value;
      else if (value !== '') info.push([key, value]);
      return;
    }
    addLine(found, countAndRest(line), { zone, at: i + 1, text: line }, readForgeName);
  });
  found.file = { ...compact(facts), info, layout: [] };
  return found;
}

type Parts = { count: string; rest: string } | null;

function countAndRest(line: string): Parts {
  const m = /^(\d+)(?:\s(.*))?$/s.exec(line);
  return m && { count: m[1], rest: (m[2] ?? '').trim() };
}

/** Adds a line that is a count and a rest, or says what is wrong with it. */
function addLine(
  found: Found,
  parts: Parts,
  where: { zone: DeckZone; at: number; text: string },
  read: (rest: string) => Omit<DeckLine, 'count'>,
): void {
  const { at, text } = where;
  if (text.length > MAX_LINE) {
    found.problems.push({ line: at, ...lineTooLong(text) });
    return;
  }
  if (!parts) {
    found.problems.push({ line: at, text, message: { id: 'deck.noCount', params: { line: text } } });
    return;
  }
  const count = readCount(parts.count);
  if (typeof count !== 'number') found.problems.push({ line: at, text, message: count });
  else if (parts.rest === '') found.problems.push({ line: at, text, message: { id: 'deck.noName', params: { line: text, count } } });
  else found.lines.push(compact({ ...read(parts.rest), count, ...where }));
}

/** Writes what {@link readForge} reads. */
export function writeForge(file: DeckFile): string {
  const head = [
    '[metadata]',
    `Name=${file.name ?? ''}`,
    ...(file.comment === undefined ? [] : [`Comment=${file.comment}`]),
    ...file.info.map(([k, v]) => `${k}=${v}`),
  ];
  const line = (l: DeckLine): string => {
    const foil = l.finish === 'foil' ? '+' : '';
    const more =
      l.set === undefined ? [] : [l.set, ...(l.art === undefined ? [] : [l.art]), ...(l.number === undefined ? [] : [`[${l.number}]`])];
    return `${l.count} ${[`${l.name}${foil}`, ...more].join('|')}`;
  };
  const parts = FORGE_TITLES.flatMap(([zone, title]) => {
    const lines = file.zones[zone] ?? [];
    return lines.length === 0 && zone !== 'main' ? [] : [`[${title}]`, ...lines.map(line)];
  });
  return `${[...head, ...parts].join('\n')}\n`;
}

/** What stands for an unknown set and number in a format that must have them. */
const NO_SET = '?';
const NO_NUMBER = '0';

/** Reads XMage's .dck: `4 [M10:146] Lightning Bolt`, `SB:` before sideboard cards, NAME, AUTHOR, LAYOUT. */
export function readXmage(text: string): Found {
  const found = empty();
  const facts: { name?: string; author?: string } = {};
  const layout: string[] = [];
  linesOf(text).forEach((raw, i) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || line.startsWith('//')) return;
    const fact = /^(NAME|AUTHOR|LAYOUT [A-Z]+):(.*)$/is.exec(line);
    if (fact) {
      const key = fact[1].toUpperCase();
      if (key === 'NAME') facts.name = fact[2].trim();
      else if (key === 'AUTHOR') facts.author = fact[2].trim();
      else layout.push(line);
      return;
    }
    const side = /^SB:/i.exec(line);
    const rest = side ? line.slice(side[0].length).trimStart() : line;
    addLine(found, countAndRest(rest), { zone: side ? 'sideboard' : 'main', at: i + 1, text: line }, readXmageName);
  });
  found.file = { ...compact(facts), info: [], layout };
  return found;
}

function readXmageName(text: string): Omit<DeckLine, 'count'> {
  const m = /^\[([^\]:]*):([^\]]*)\](.*)$/s.exec(text);
  if (!m) return { name: text };
  return compact({
    name: m[3].trim(),
    set: m[1].trim() === NO_SET ? undefined : m[1].trim(),
    number: m[2].trim() === NO_NUMBER ? undefined : m[2].trim(),
  });
}

/** Writes what {@link readXmage} reads. */
export function writeXmage(file: DeckFile): string {
  const line = (l: DeckLine): string => `${l.count} [${l.set ?? NO_SET}:${l.number ?? NO_NUMBER}] ${l.name}`;
  return `${[
    ...(file.name === undefined ? [] : [`NAME:${file.name}`]),
    ...(file.author === undefined ? [] : [`AUTHOR:${file.author}`]),
    ...(file.zones.main ?? []).map(line),
    ...(file.zones.sideboard ?? []).map((l) => `SB: ${line(l)}`),
    ...file.layout,
  ].join('\n')}\n`;
}

type Column = 'count' | 'name' | 'set' | 'number' | 'finish' | 'board' | 'marks';
const CSV_COLUMNS: Readonly<Record<string, Column | undefined>> = {
  count: 'count',
  quantity: 'count',
  qty: 'count',
  amount: 'count',
  数量: 'count',
  name: 'name',
  'card name': 'name',
  card: 'name',
  牌名: 'name',
  edition: 'set',
  set: 'set',
  'set code': 'set',
  'edition code': 'set',
  'collector number': 'number',
  'card number': 'number',
  number: 'number',
  foil: 'finish',
  finish: 'finish',
  printing: 'finish',
  board: 'board',
  section: 'board',
  zone: 'board',
  tags: 'marks',
  tag: 'marks',
};

/** The fields of comma-separated lines; quotation marks around fields may hold commas, line ends and doubled marks. */
function csvRows(text: string, separator: string): { fields: string[]; at: number }[] {
  const rows: { fields: string[]; at: number }[] = [];
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  let line = 1;
  let from = 1;
  const end = (): void => {
    fields.push(field);
    if (fields.some((f) => f.trim() !== '')) rows.push({ fields, at: from });
    fields = [];
    field = '';
    from = line + 1;
  };
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') field += text[++i];
      else if (c === '"') quoted = false;
      else field += c;
    } else if (c === '"' && field === '') quoted = true;
    else if (c === separator) {
      fields.push(field);
      field = '';
    } else if (c === '\n') end();
    else field += c;
    if (c === '\n') line++;
  }
  if (field !== '' || fields.length > 0) end();
  return rows;
}

/** The separator of a CSV file, if its first line names a count and a name. */
export function csvSeparator(text: string): string | undefined {
  const first = linesOf(text)[0] ?? '';
  return [',', ';', '\t'].find((s) => {
    const columns = csvRows(first, s)[0]?.fields.map((f) => CSV_COLUMNS[f.trim().toLowerCase()]) ?? [];
    return columns.includes('count') && columns.includes('name');
  });
}

const BOARDS: Readonly<Record<string, DeckZone>> = {
  ...Object.fromEntries(DECK_ZONES.map((z) => [z, z])),
  mainboard: 'main',
  deck: 'main',
  side: 'sideboard',
  commanders: 'commander',
  companions: 'companion',
  maybe: 'maybeboard',
  considering: 'maybeboard',
};

/** Reads a list with columns by their headings, in any order. */
export function readCsv(text: string): Found {
  const found = empty();
  const separator = csvSeparator(text) ?? ',';
  const [head, ...rows] = csvRows(linesOf(text).join('\n'), separator);
  const columns = new Map<Column, number>();
  (head?.fields ?? []).forEach((f, i) => {
    const column = CSV_COLUMNS[f.trim().toLowerCase()];
    if (column !== undefined && !columns.has(column)) columns.set(column, i);
  });
  for (const { fields, at } of rows) {
    const field = (key: Column): string => fields[columns.get(key) ?? -1]?.trim() ?? '';
    const where = { at, text: fields.join(separator) };
    const board = field('board').toLowerCase();
    if (board !== '' && !Object.hasOwn(BOARDS, board)) {
      found.problems.push({
        line: at,
        text: where.text,
        message: { id: 'deck.csvBoard', params: { got: field('board'), known: DECK_ZONES.join(', ') } },
      });
      continue;
    }
    const finish = field('finish').toLowerCase();
    const marks = field('marks') === '' ? [] : squeeze(field('marks')).split(/ (?=[#[^])/);
    const more = {
      set: field('set'),
      number: field('number'),
      finish: finish === 'etched' ? 'etched' : /^(foil|true|yes|1)$/.test(finish) ? 'foil' : undefined,
      marks,
    } as const;
    addLine(found, { count: field('count'), rest: field('name') }, { zone: board === '' ? 'main' : BOARDS[board], ...where }, (name) =>
      compact({ name, ...more }),
    );
  }
  return found;
}

/** Writes what {@link readCsv} reads. */
export function writeCsv(file: DeckFile): string {
  const quote = (s: string): string => (/[",\n;\t]/.test(s) ? `"${s.replaceAll('"', '""')}"` : s);
  const rows = DECK_ZONES.flatMap((zone) =>
    (file.zones[zone] ?? []).map((l) => [
      String(l.count),
      l.name,
      l.set ?? '',
      l.number ?? '',
      l.finish ?? '',
      (l.marks ?? []).join(' '),
      zone,
    ]),
  );
  return [['Count', 'Name', 'Edition', 'Collector Number', 'Foil', 'Tags', 'Board'], ...rows]
    .map((r) => `${r.map(quote).join(',')}\n`)
    .join('');
}
