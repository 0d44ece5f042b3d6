/** Deck lists in the plain text form the common deck tools share: reading and writing. */
import type { Card } from '@apnap/ability';
import { type CardIndex, zhNameOf } from './lookup.js';
import type { Language, Message } from './messages.js';
import { hasHan } from './names.js';

/** So many copies of one card in one part of a deck. */
export interface DeckEntry {
  count: number;
  card: Card;
}

export const DECK_SECTIONS = ['commander', 'companion', 'main', 'sideboard'] as const;
export type DeckSection = (typeof DECK_SECTIONS)[number];

export type Deck = Record<DeckSection, DeckEntry[]> & { name?: string };

/** Something wrong with a line of a deck list. */
export interface DeckProblem {
  /** Counted from 1; 0 when it is about the whole list. */
  line: number;
  text: string;
  message: Message;
}

export interface ParsedDeck {
  deck: Deck;
  /** Empty when every line was understood. Lines with a problem are left out of the deck. */
  problems: DeckProblem[];
}

/** More copies than any list has a use for; a larger number is a slip (a collector number, two lines run together). */
const MAX_COUNT = 999;

const HEADERS: Readonly<Record<string, DeckSection | 'about'>> = {
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
  行侣: 'companion',
  about: 'about',
  关于: 'about',
};

/** The section a header line begins: "Sideboard", "SIDEBOARD:", "Sideboard (15)", "备牌". */
function headerOf(line: string): DeckSection | 'about' | undefined {
  const word = line
    .replace(/[:：]\s*$/, '')
    .replace(/\s*[(（]\s*\d+\s*[)）]$/, '')
    .toLowerCase();
  return Object.hasOwn(HEADERS, word) ? HEADERS[word] : undefined;
}

/** "Lightning Bolt (M11) 146 *F*" without what follows the name. */
function withoutPrinting(name: string): string {
  return name
    .replace(/\s+#.*$/, '')
    .replace(/(\s+[*^][^*^]*[*^])+$/, '')
    .replace(/\s+[([][A-Za-z0-9_]{2,6}[)\]](\s+[A-Za-z0-9★†-]+)?$/, '')
    .trim();
}

interface Line {
  number: number;
  text: string;
  section?: DeckSection;
  /** Number of blank lines between cards before this one, for lists that only have a gap before the sideboard. */
  block: number;
}

interface Outline {
  lines: Line[];
  headers: boolean;
  name?: string;
}

/** Splits a list into card lines with the section each is in, as far as headers and `SB:` say. */
function outline(text: string): Outline {
  const lines: Line[] = [];
  let section: DeckSection | 'about' | undefined;
  let headers = false;
  let block = 0;
  let gap = false;
  let name: string | undefined;
  text.split(/\r\n|\r|\n/).forEach((raw, i) => {
    const trimmed = raw.replace(/^\uFEFF/, '').trim();
    if (trimmed === '') {
      gap = lines.length > 0;
      return;
    }
    if (trimmed.startsWith('//') || trimmed.startsWith('#')) return;
    const header = headerOf(trimmed);
    if (header !== undefined) {
      section = header;
      headers = true;
      return;
    }
    if (section === 'about') {
      name = trimmed.replace(/^(name|名称)\s+/i, '');
      return;
    }
    if (gap) block++;
    gap = false;
    const side = /^SB:\s*/i.exec(trimmed);
    if (side) headers = true;
    const line: Line = { number: i + 1, text: side ? trimmed.slice(side[0].length) : trimmed, block };
    const where = side ? 'sideboard' : section;
    if (where !== undefined) line.section = where;
    lines.push(line);
  });
  return { lines, headers, ...(name === undefined ? {} : { name }) };
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

/** Reads one card line; what is wrong with it otherwise. */
function readEntry(text: string, index: CardIndex): DeckEntry | Message {
  const m = /^(\d+)\s*(?:[x×](?=\s|\p{Script=Han})|张)?\s*(.*)$/u.exec(text);
  if (!m) return { id: 'deck.noCount', params: { line: text } };
  const count = Number(m[1]);
  if (count < 1 || count > MAX_COUNT) return { id: 'deck.badCount', params: { count: m[1], max: MAX_COUNT } };
  if (m[2] === '') return { id: 'deck.noName', params: { line: text, count } };
  const name = withoutPrinting(m[2]);
  const card = index.find(m[2]) ?? index.find(name);
  if (card) return { count, card };
  const near = index.nearest(name, 3).map((x) => (hasHan(name) ? `「${x.name}」` : `"${x.name}"`));
  if (near.length === 0) return { id: 'deck.unknownCard', params: { name } };
  return { id: 'deck.unknownCardNear', params: { name, near: near.join(hasHan(name) ? '、' : ', ') } };
}

/**
 * Reads a deck list: `4 Lightning Bolt` (also `4x`, Chinese names, a set code and collector number after the name), the headers
 * Deck, Sideboard, Commander and Companion, `SB:`, comments (`//`, `#`), or a sideboard that merely follows a blank line.
 */
export function parseDeck(text: string, index: CardIndex): ParsedDeck {
  const { lines, headers, name } = outline(text);
  const side = headers ? undefined : sideboardBlock(lines);
  const deck: Deck = { commander: [], companion: [], main: [], sideboard: [], ...(name === undefined ? {} : { name }) };
  const problems: DeckProblem[] = [];
  for (const line of lines) {
    const entry = readEntry(line.text, index);
    if ('id' in entry) {
      problems.push({ line: line.number, text: line.text, message: entry });
      continue;
    }
    const section = deck[line.section ?? (side !== undefined && line.block === side ? 'sideboard' : 'main')];
    const known = section.find((e) => e.card === entry.card);
    if (known) known.count += entry.count;
    else section.push(entry);
  }
  if (lines.length === 0) problems.push({ line: 0, text: '', message: { id: 'deck.empty', params: {} } });
  return { deck, problems };
}

const TITLES: Readonly<Record<DeckSection, Record<Language, string>>> = {
  commander: { en: 'Commander', zh: '指挥官' },
  companion: { en: 'Companion', zh: '行侣' },
  main: { en: 'Deck', zh: '套牌' },
  sideboard: { en: 'Sideboard', zh: '备牌' },
};

/** Writes a deck as text that {@link parseDeck} reads back; in Chinese with Chinese names where they are known. */
export function writeDeck(deck: Deck, language: Language = 'en'): string {
  const parts: string[] = [];
  for (const section of DECK_SECTIONS) {
    if (deck[section].length === 0) continue;
    const lines = deck[section].map(({ count, card }) => `${count} ${(language === 'zh' ? zhNameOf(card) : undefined) ?? card.name}`);
    parts.push([TITLES[section][language], ...lines].join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

/** How many cards there are in one part of a deck. */
export function countCards(entries: readonly DeckEntry[]): number {
  return entries.reduce((sum, e) => sum + e.count, 0);
}
