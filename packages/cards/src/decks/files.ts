/** Deck files of any format: recognising, reading with names looked up, and writing with what the format can hold. */
import type { Lang } from '@apnap/words';
import type { Message } from '../messages.js';
import { hasHan } from '../names.js';
import { csvSeparator, readCsv, readForge, readXmage, writeCsv, writeForge, writeXmage } from './dck-formats.js';
import { fit, type Loss } from './holds.js';
import {
  compact,
  type DeckFile,
  type DeckFormat,
  type DeckLine,
  type DeckProblem,
  type DeckZone,
  type Found,
  type FoundLine,
  linesOf,
  MAX_LINE,
  mergeLines,
  type NamedCard,
  type NameSource,
  squeeze,
} from './model.js';
import { readText, writeArena, writeMoxfield, writeMtgo } from './text-formats.js';
import { parseXml, XmlError } from './xml.js';
import { readCod, readDek, writeCod, writeDek } from './xml-formats.js';

/** A deck file that was read. */
export interface ReadDeck {
  /** The format it is in, as its content shows. */
  format: DeckFormat;
  file: DeckFile;
  /** Lines that could not be read; they are not in the deck. */
  problems: DeckProblem[];
  /** Lines whose names no known card has; they are in the deck under the names they have. */
  unknown: DeckProblem[];
  /** The first line of the file on which each card stands, by name. */
  places: ReadonlyMap<string, number>;
}

/** XML without its comments and instructions. */
function withoutComments(text: string): string {
  let out = '';
  let at = 0;
  for (const m of text.matchAll(/<\?|<!--/g)) {
    if (m.index < at) continue;
    const end = m[0] === '<?' ? '?>' : '-->';
    const until = text.indexOf(end, m.index + m[0].length);
    if (until < 0) break;
    out += text.slice(at, m.index);
    at = until + end.length;
  }
  return out + text.slice(at);
}

/** The format of a deck file by what is in it; undefined for XML that is none of them. */
export function recogniseDeck(text: string): DeckFormat | undefined {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('<')) {
    const root = /<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)(?=[\s/>])/.exec(withoutComments(start))?.[1].toLowerCase();
    return root === 'deck' ? 'dek' : root === 'cockatrice_deck' ? 'cockatrice' : undefined;
  }
  const lines = linesOf(start).map((l) => squeeze(l).slice(0, MAX_LINE));
  if (lines.some((l) => /^\[(metadata|general|main|sideboard|commander|avatar|planes|schemes)\]$/i.test(l))) return 'forge';
  if (lines.some((l) => /^(LAYOUT [A-Z]+:|AUTHOR:|(SB: ?)?\d+ ?\[[^\]:]*:[^\]]*\] ?\S)/.test(l))) return 'xmage';
  if (csvSeparator(text) !== undefined) return 'csv';
  if (lines.some((l) => / (\*[FE]\*|\^[^^]*\^|#\S+|\[(?=[^\][a-z]*[a-z])[^\][]+\])$|^[A-Z]+:$/.test(l) || /^\/\//.test(l)))
    return 'moxfield';
  if (lines.some((l) => /^(About|Deck|Commander|Companion)$/.test(l) || /^\d+ .*\([A-Z0-9]{3,5}\) \S+$/s.test(l))) return 'arena';
  return 'mtgo';
}

function readAs(text: string, format: DeckFormat): Found {
  switch (format) {
    case 'arena':
    case 'mtgo':
    case 'moxfield':
      return readText(text);
    case 'forge':
      return readForge(text);
    case 'xmage':
      return readXmage(text);
    case 'csv':
      return readCsv(text);
    case 'dek':
    case 'cockatrice':
      try {
        const root = parseXml(text);
        return format === 'dek' ? readDek(root) : readCod(root);
      } catch (e) {
        if (e instanceof XmlError)
          return { file: { info: [], layout: [] }, lines: [], problems: [{ line: e.line, text: '', message: e.reason }] };
        throw e;
      }
    default: {
      const unknown: never = format;
      throw new Error(`unknown deck format ${String(unknown)}`);
    }
  }
}

/** What is said of a name no card has. */
export function unknownCard(name: string, names: NameSource): Message {
  const near = names.nearest(name, 3).map((x) => (hasHan(name) ? `「${x.name}」` : `"${x.name}"`));
  if (near.length === 0) return { id: 'deck.unknownCard', params: { name } };
  return { id: 'deck.unknownCardNear', params: { name, near: near.join(hasHan(name) ? '、' : ', ') } };
}

/** Arena's own codes of some sets. */
const ARENA_SETS: Readonly<Record<string, string>> = { DAR: 'DOM' };

/** A line with its name looked up: all that follows the count first, as a name may hold parentheses. */
function resolve(line: FoundLine, format: DeckFormat, names: NameSource): { line: DeckLine; card?: NamedCard } {
  const { zone: _, at: __, text: ___, whole, ...rest } = line;
  const entire = whole === undefined || whole === rest.name ? undefined : names.find(whole);
  if (entire) return { line: { count: rest.count, name: entire.name }, card: entire };
  const card = names.find(rest.name);
  // MTGO writes halves with one stroke between them.
  const name = card?.name ?? (/^[^/]*[^/\s]\/[^/\s][^/]*$/.test(rest.name) ? rest.name.replace('/', ' // ') : rest.name);
  const set = rest.set === undefined ? undefined : rest.set.toUpperCase();
  return {
    line: compact({ ...rest, name, set: format === 'arena' && set !== undefined ? (ARENA_SETS[set] ?? set) : set }),
    ...(card ? { card } : {}),
  };
}

/**
 * Reads a deck file of whatever format.
 * @param names what the cards' names are looked up in.
 * @param format the format, where it is known; otherwise the content decides.
 */
export function readDeck(text: string, names: NameSource, format?: DeckFormat): ReadDeck {
  const known = format ?? recogniseDeck(text);
  const nothing: ReadDeck = {
    format: known ?? 'dek',
    file: { info: [], layout: [], zones: {} },
    problems: [],
    unknown: [],
    places: new Map(),
  };
  if (known === undefined) return { ...nothing, problems: [{ line: 1, text: '', message: { id: 'deck.xmlUnknown', params: {} } }] };
  const found = readAs(text, known);
  const zones: Partial<Record<DeckZone, DeckLine[]>> = {};
  const places = new Map<string, number>();
  const unknown: DeckProblem[] = [];
  for (const line of found.lines) {
    const { line: resolved, card } = resolve(line, known, names);
    if (!card && line.zone !== 'tokens')
      unknown.push({ line: line.at, text: line.text, message: unknownCard(line.name, names), zone: line.zone });
    if (!places.has(resolved.name)) places.set(resolved.name, line.at);
    const zone = zones[line.zone] ?? [];
    zones[line.zone] = zone;
    zone.push(resolved);
  }
  for (const zone of Object.keys(zones) as DeckZone[]) zones[zone] = mergeLines(zones[zone] ?? []);
  if (['mtgo', 'dek', 'xmage', 'cockatrice'].includes(known)) takeCommander(zones, names);
  const problems = [...found.problems];
  if (found.lines.length === 0 && problems.length === 0) problems.push({ line: 0, text: '', message: { id: 'deck.empty', params: {} } });
  return { format: known, file: { ...found.file, zones }, problems, unknown, places };
}

/**
 * Formats without a place for commanders have them in the sideboard: where deck and sideboard are the hundred cards of a Commander deck
 * (CR 903.5a) and the sideboard is one or two legendary cards, those are the commanders.
 */
function takeCommander(zones: Partial<Record<DeckZone, DeckLine[]>>, names: NameSource): void {
  const side = zones.sideboard ?? [];
  const count = (lines: readonly DeckLine[]): number => lines.reduce((sum, l) => sum + l.count, 0);
  if (side.length === 0 || count(side) > 2 || count(zones.main ?? []) + count(side) !== 100) return;
  const leads = side.every((l) => l.count === 1 && names.find(l.name)?.faces[0].supertypes.includes('Legendary') === true);
  if (!leads) return;
  zones.commander = side;
  delete zones.sideboard;
}

/** A deck in a file format, and what was lost on the way. */
export interface WrittenDeck {
  text: string;
  lost: readonly Loss[];
}

/** Finds a printing for a card whose printing the deck does not say. */
export type PrintingSource = (name: string) => { set: string; number?: string } | undefined;

/** The deck with a printing for every card, for formats that must have one; and how many were chosen. */
export function choosePrintings(file: DeckFile, format: DeckFormat, printings: PrintingSource): { file: DeckFile; chosen: number } {
  if (format !== 'xmage') return { file, chosen: 0 };
  let chosen = 0;
  const choose = (line: DeckLine): DeckLine => {
    const found = line.set === undefined && line.number === undefined ? printings(line.name) : undefined;
    if (found?.number === undefined) return line;
    chosen += line.count;
    return { ...line, set: found.set, number: found.number };
  };
  const zones = Object.fromEntries(Object.entries(file.zones).map(([zone, lines]) => [zone, (lines ?? []).map(choose)]));
  return { file: { ...file, zones }, chosen };
}

/** Writes a deck in a format; what the format can't hold is left out and named. Names are English ones, as other programs know no others, if not asked otherwise. */
export function writeDeckFile(file: DeckFile, format: DeckFormat, names: NameSource, lang: Lang = 'en'): WrittenDeck {
  const { file: fitting, lost } = fit(file, format);
  const zones = Object.fromEntries(
    Object.entries(fitting.zones).map(([zone, lines]) => [
      zone,
      (lines ?? []).map((l) => ({
        ...l,
        name: (lang === 'zh' ? chineseName(l.name, names) : undefined) ?? nameIn(l.name, format, names),
        ...arenaSet(l, format),
      })),
    ]),
  );
  return { text: writeAs({ ...fitting, zones }, format), lost };
}

function arenaSet(line: DeckLine, format: DeckFormat): { set?: string } {
  const own = format === 'arena' ? Object.entries(ARENA_SETS).find(([, set]) => set === line.set) : undefined;
  return own ? { set: own[0] } : {};
}

function writeAs(file: DeckFile, format: DeckFormat): string {
  switch (format) {
    case 'arena':
      return writeArena(file);
    case 'mtgo':
      return writeMtgo(file);
    case 'moxfield':
      return writeMoxfield(file);
    case 'dek':
      return writeDek(file);
    case 'forge':
      return writeForge(file);
    case 'xmage':
      return writeXmage(file);
    case 'cockatrice':
      return writeCod(file);
    case 'csv':
      return writeCsv(file);
    default: {
      const unknown: never = format;
      throw new Error(`unknown deck format ${String(unknown)}`);
    }
  }
}

/** The Chinese name of a card, where it has one and is found by it. */
function chineseName(name: string, names: NameSource): string | undefined {
  const faces = names.find(name)?.faces.map((f) => f.zhName) ?? [];
  if (faces.length === 0 || faces.includes(undefined)) return undefined;
  const zh = faces.join('／');
  return names.find(zh)?.name === name ? zh : undefined;
}

/** Layouts whose cards have both names printed side by side, and are called by both. */
const HALVES = ['split', 'aftermath'];

/** A card's name as the programs of a format know it: of most cards with several faces the front one's. */
function nameIn(name: string, format: DeckFormat, names: NameSource): string {
  const stroke = format === 'mtgo' || format === 'dek' ? name.replace(' // ', '/') : name;
  const card = name.includes(' // ') ? names.find(name) : undefined;
  if (!card || card.name !== name || format === 'moxfield' || format === 'csv') return stroke;
  if (HALVES.includes(card.layout) || (format === 'cockatrice' && card.layout === 'adventure')) return stroke;
  const front = card.faces[0].name;
  // The front's name alone only where it means this card.
  return names.find(front)?.name === name ? front : stroke;
}
