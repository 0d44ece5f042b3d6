/** The plain text formats: Arena's, MTGO's, Moxfield's (and its kin's). One lenient reader for all, a writer for each. */
import type { Message } from '../messages.js';
import {
  compact,
  type DeckFile,
  type DeckLine,
  type DeckZone,
  type Finish,
  type Found,
  linesOf,
  lineTooLong,
  MAX_LINE,
  readCount,
  squeeze,
} from './model.js';

const HEADERS: Readonly<Record<string, DeckZone | 'about'>> = {
  deck: 'main',
  main: 'main',
  maindeck: 'main',
  'main deck': 'main',
  mainboard: 'main',
  套牌: 'main',
  主牌: 'main',
  主牌组: 'main',
  牌组: 'main',
  sideboard: 'sideboard',
  side: 'sideboard',
  备牌: 'sideboard',
  commander: 'commander',
  commanders: 'commander',
  指挥官: 'commander',
  companion: 'companion',
  companions: 'companion',
  行侣: 'companion',
  maybeboard: 'maybeboard',
  maybe: 'maybeboard',
  considering: 'maybeboard',
  候选: 'maybeboard',
  tokens: 'tokens',
  衍生物: 'tokens',
  planes: 'planes',
  schemes: 'schemes',
  conspiracies: 'conspiracies',
  conspiracy: 'conspiracies',
  dungeons: 'dungeons',
  attractions: 'attractions',
  contraptions: 'contraptions',
  avatar: 'avatar',
  vanguard: 'avatar',
  about: 'about',
  关于: 'about',
};

/** Headings by which some programs sort the cards of a deck; they begin no new part of it. */
const KINDS = /^(creatures?|lands?|instants?|sorcer(y|ies)|artifacts?|enchantments?|planeswalkers?|battles?|(other )?spells|others?)$/;

const bare = (line: string): string =>
  line
    .replace(/[:：]$/, '')
    .trimEnd()
    .replace(/ ?[(（[] ?\d+ ?[)）\]]$/, '')
    .trim()
    .toLowerCase();

/** The part of the deck a header line begins: "Sideboard", "SIDEBOARD:", "Sideboard (15)", "备牌". */
function headerOf(line: string): DeckZone | 'about' | undefined {
  const word = bare(line);
  return Object.hasOwn(HEADERS, word) ? HEADERS[word] : undefined;
}

const SET = '[A-Za-z0-9_]{2,6}';
/** A collector number has a digit in it, or a star for want of one. */
const NUMBER = '(?=[A-Za-z*+\\-_.]*[0-9★†])[A-Za-z0-9★†*+\\-_.]+';
const PRINTED = new RegExp(`^(.*\\S) (?:\\((${SET})\\)|\\[(${SET})\\])(?: (${NUMBER}))?$`, 's');

/** What may follow a name, from the end: a finish, tags, categories, labels. */
function takeMarks(text: string): { rest: string; finish?: Finish; marks: string[] } {
  const marks: string[] = [];
  let rest = text.trim();
  let finish: Finish | undefined;
  const tags = / (#\S.*)$/s.exec(rest);
  if (tags) {
    rest = rest.slice(0, tags.index);
    marks.push(...tags[1].split(/ (?=#)/).map((t) => t.trim()));
  }
  for (;;) {
    const m = / (\*[A-Za-z]\*|\([FE]\)|\^[^^]*\^|\[(?![A-Z0-9_]{2,6}\])[^\][]*\])$/.exec(rest);
    if (!m) break;
    rest = rest.slice(0, m.index);
    const sign = m[1][1].toUpperCase();
    if (/^[*(]/.test(m[1]) && (sign === 'F' || sign === 'E')) finish = sign === 'F' ? 'foil' : 'etched';
    else if (!m[1].startsWith('*')) marks.unshift(m[1]);
  }
  return { rest, ...(finish ? { finish } : {}), marks };
}

/** "Lightning Bolt (M11) 146 *F*" in its parts. @param text squeezed */
function readName(text: string): Omit<DeckLine, 'count'> {
  const { rest, finish, marks } = takeMarks(text);
  const before = /^\[([^\]:]+)(?::([^\]]+))?\] ?(\S.*)$/s.exec(rest);
  if (before) return compact({ name: before[3], set: before[1], number: before[2], finish, marks });
  const after = PRINTED.exec(rest);
  if (!after) return compact({ name: rest, finish, marks });
  const [, name, round, square, number] = after;
  // MTGGoldfish: "Forest <251> [THB]".
  const goldfish = square === undefined ? null : /^(.*\S) <([^<>]*)>$/s.exec(name);
  return compact({ name: goldfish?.[1] ?? name, set: round ?? square, number: number ?? goldfish?.[2], finish, marks });
}

interface Line {
  at: number;
  text: string;
  zone?: DeckZone;
  /** Number of gaps between cards before this line, for lists that only have a gap before the sideboard. */
  block: number;
}

interface Outline {
  lines: Line[];
  /** Whether the list says by headers what is where. */
  said: boolean;
  name?: string;
  author?: string;
  comments: string[];
  problems: Found['problems'];
}

/** Splits a list into card lines with the part of the deck each is in, as far as headers and `SB:` say. */
function outline(text: string): Outline {
  const out: Outline = { lines: [], said: false, comments: [], problems: [] };
  let zone: DeckZone | 'about' | undefined;
  let block = 0;
  let gap = false;
  linesOf(text).forEach((raw, i) => {
    const trimmed = squeeze(raw);
    if (trimmed === '') {
      gap = out.lines.length > 0;
      return;
    }
    const remark = /^(?:\/\/|#)(.*)$/s.exec(raw.trim())?.[1].trim();
    const header = headerOf(remark === undefined ? trimmed : squeeze(remark));
    if (header !== undefined && !(remark !== undefined && header === 'about')) {
      zone = header;
      out.said = true;
      return;
    }
    if (remark !== undefined) {
      const fact = /^(name|creator|author) *[:：](.*)$/is.exec(remark);
      const said = fact?.[2].trim() ?? '';
      if (fact && said !== '') out[fact[1].toLowerCase() === 'name' ? 'name' : 'author'] = said;
      else if (remark !== '') out.comments.push(remark);
      return;
    }
    if (trimmed.length > MAX_LINE) {
      out.problems.push({ line: i + 1, ...lineTooLong(trimmed) });
      return;
    }
    if (KINDS.test(bare(trimmed))) return;
    if (zone === 'about') {
      const fact = /^(name|名称)(?: (.*))?$/is.exec(trimmed);
      if (fact ? fact[2] : !out.name) out.name = fact ? fact[2] : trimmed;
      return;
    }
    if (gap) block++;
    gap = false;
    const side = /^SB: ?/i.exec(trimmed);
    if (side) out.said = true;
    const where = side ? 'sideboard' : zone;
    out.lines.push({ at: i + 1, text: side ? trimmed.slice(side[0].length) : trimmed, block, ...(where ? { zone: where } : {}) });
  });
  return out;
}

/** In a list without headers, the block that is the sideboard: the last of two, or the last after 60 cards or more. */
function sideboardBlock(lines: readonly Line[]): number | undefined {
  const last = lines.length === 0 ? 0 : lines[lines.length - 1].block;
  if (last === 0) return undefined;
  if (last === 1) return 1;
  const copies = (l: Line) => Number(/^(\d+)/.exec(l.text)?.[1] ?? 0);
  const before = lines.filter((l) => l.block < last).reduce((sum, l) => sum + copies(l), 0);
  return before >= 60 ? last : undefined;
}

/** One card line in its parts; what is wrong with it otherwise. */
function readLine(text: string): (Omit<DeckLine, 'count'> & { count: number; whole: string }) | Message {
  const m = /^(\d+) ?(?:(?:[x×](?=\s|\p{Script=Han})|张) ?)?(.*)$/su.exec(text);
  if (!m) return { id: 'deck.noCount', params: { line: text } };
  const count = readCount(m[1]);
  if (typeof count !== 'number') return count;
  if (m[2] === '') return { id: 'deck.noName', params: { line: text, count } };
  return { ...readName(m[2]), count, whole: m[2] };
}

/**
 * Reads a deck list: `4 Lightning Bolt` (also `4x`, a set code and collector number after the name, a finish, tags), headers of the
 * parts in English or Chinese, `SB:`, comments (`//`, `#`), or a sideboard that merely follows a blank line.
 */
export function readText(text: string): Found {
  const { lines, said, name, author, comments, problems } = outline(text);
  const side = said ? undefined : sideboardBlock(lines);
  const found: Found = {
    file: { ...compact({ name, author, comment: comments.join('\n') }), info: [], layout: [] },
    lines: [],
    problems,
  };
  for (const line of lines) {
    const read = readLine(line.text);
    if ('id' in read) {
      found.problems.push({ line: line.at, text: line.text, message: read });
      continue;
    }
    const zone = line.zone ?? (side !== undefined && line.block === side ? 'sideboard' : 'main');
    found.lines.push(compact({ ...read, zone, at: line.at, text: line.text }));
  }
  return found;
}

const part = (file: DeckFile, zone: DeckZone): readonly DeckLine[] => file.zones[zone] ?? [];
const printed = (l: DeckLine): string => (l.set === undefined ? '' : ` (${l.set})${l.number === undefined ? '' : ` ${l.number}`}`);

/** Arena's text: headers, and printings where both set and number are known. */
export function writeArena(file: DeckFile): string {
  const parts = file.name === undefined ? [] : [['About', `Name ${file.name}`]];
  const titles = [
    ['commander', 'Commander'],
    ['companion', 'Companion'],
    ['main', 'Deck'],
    ['sideboard', 'Sideboard'],
  ] as const;
  for (const [zone, title] of titles)
    if (part(file, zone).length > 0) parts.push([title, ...part(file, zone).map((l) => `${l.count} ${l.name}${printed(l)}`)]);
  return `${parts.map((p) => p.join('\n')).join('\n\n')}\n`;
}

/** MTGO's text: the deck, a blank line, the sideboard. */
export function writeMtgo(file: DeckFile): string {
  const main = part(file, 'main').map((l) => `${l.count} ${l.name}`);
  const side = part(file, 'sideboard').map((l) => `${l.count} ${l.name}`);
  // Without a deck before it, only the mark says that it is a sideboard.
  if (main.length === 0) return side.map((l) => `SB: ${l}\n`).join('');
  return `${[main, ...(side.length > 0 ? [side] : [])].map((p) => p.join('\n')).join('\n\n')}\n`;
}

/** Moxfield's text: `1 Sol Ring (CMM) 647 *F* #ramp`, the deck first, the other parts under their headers. */
export function writeMoxfield(file: DeckFile): string {
  const remarks = [
    ...(file.name === undefined ? [] : [`// NAME: ${file.name}`]),
    ...(file.author === undefined ? [] : [`// AUTHOR: ${file.author}`]),
    ...(file.comment === undefined ? [] : file.comment.split('\n').map((l) => `// ${l}`)),
  ];
  const line = (l: DeckLine): string => {
    const finish = l.finish === undefined ? '' : l.finish === 'foil' ? ' *F*' : ' *E*';
    const marks = [...(l.marks ?? [])].sort((a, b) => Number(a.startsWith('#')) - Number(b.startsWith('#')));
    return `${l.count} ${l.name}${printed(l)}${finish}${marks.map((m) => ` ${m}`).join('')}`;
  };
  const titles = [
    ['commander', 'COMMANDER:'],
    ['companion', 'COMPANION:'],
    ['main', 'DECK:'],
    ['sideboard', 'SIDEBOARD:'],
    ['maybeboard', 'MAYBEBOARD:'],
    ['tokens', 'TOKENS:'],
    ['planes', 'PLANES:'],
    ['schemes', 'SCHEMES:'],
    ['conspiracies', 'CONSPIRACIES:'],
    ['dungeons', 'DUNGEONS:'],
    ['attractions', 'ATTRACTIONS:'],
    ['contraptions', 'CONTRAPTIONS:'],
  ] as const;
  const parts = titles.flatMap(([zone, title]) => (part(file, zone).length === 0 ? [] : [[title, ...part(file, zone).map(line)]]));
  return `${[...(remarks.length > 0 ? [remarks] : []), ...parts].map((p) => p.join('\n')).join('\n\n')}\n`;
}
