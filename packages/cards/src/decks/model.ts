/** A deck as the files of other programs hold it: more than a game needs, and card names as they were written. */
import type { Text } from '@apnap/words';
import type { Message } from '../messages.js';

/** The deck file formats that are read and written. */
export const DECK_FORMATS = ['arena', 'mtgo', 'moxfield', 'dek', 'forge', 'xmage', 'cockatrice', 'csv'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** What people call the formats, and the usual ending of their files. */
export const DECK_FORMAT_NAMES: Readonly<Record<DeckFormat, { name: string; ending: string }>> = {
  arena: { name: 'Arena text', ending: '.txt' },
  mtgo: { name: 'MTGO text', ending: '.txt' },
  moxfield: { name: 'Moxfield text', ending: '.txt' },
  dek: { name: 'MTGO .dek', ending: '.dek' },
  forge: { name: 'Forge .dck', ending: '.dck' },
  xmage: { name: 'XMage .dck', ending: '.dck' },
  cockatrice: { name: 'Cockatrice .cod', ending: '.cod' },
  csv: { name: 'CSV', ending: '.csv' },
};

/** The parts a deck file can have. */
export const DECK_ZONES = [
  'commander',
  'companion',
  'main',
  'sideboard',
  'maybeboard',
  'tokens',
  'planes',
  'schemes',
  'conspiracies',
  'dungeons',
  'attractions',
  'contraptions',
  'avatar',
] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** What people call the parts. */
export const DECK_ZONE_NAMES: Readonly<Record<DeckZone, Text>> = {
  commander: { en: 'commander', zh: '指挥官' },
  companion: { en: 'companion', zh: '行侣' },
  main: { en: 'deck', zh: '主牌' },
  sideboard: { en: 'sideboard', zh: '备牌' },
  maybeboard: { en: 'maybeboard', zh: '候选' },
  tokens: { en: 'tokens', zh: '衍生物' },
  planes: { en: 'planes', zh: '时空' },
  schemes: { en: 'schemes', zh: '阴谋' },
  conspiracies: { en: 'conspiracies', zh: '诡局' },
  dungeons: { en: 'dungeons', zh: '地城' },
  attractions: { en: 'attractions', zh: '景点' },
  contraptions: { en: 'contraptions', zh: '奇巧' },
  avatar: { en: 'avatar', zh: '先锋' },
};

export type Finish = 'foil' | 'etched';

/** As many copies of one printing of a card. */
export interface DeckLine {
  count: number;
  /** The card's English name where it is known; else the name as it was written. */
  name: string;
  /** Set code, as the file has it. */
  set?: string;
  /** Collector number. */
  number?: string;
  finish?: Finish;
  /** Categories, labels and tags, each with its sign: `[Ramp]`, `^Have,#37d67a^`, `#budget`. */
  marks?: readonly string[];
  /** MTGO's number of the printing. */
  mtgoId?: string;
  /** MTGO's annotation; not kept when it is 0. */
  annotation?: string;
  /** Scryfall's id of the printing, as Cockatrice keeps it. */
  uuid?: string;
  /** Forge's number of the picture. */
  art?: string;
}

export interface DeckFile {
  name?: string;
  author?: string;
  /** Lines of free text. */
  comment?: string;
  /** Other facts about the deck, in the order of the file: Forge's metadata, Cockatrice's banner card. */
  info: readonly (readonly [key: string, value: string])[];
  /** XMage's lines on how the deck editor shows the deck. */
  layout: readonly string[];
  zones: Readonly<Partial<Record<DeckZone, readonly DeckLine[]>>>;
}

/** Something wrong with a line of a deck file. */
export interface DeckProblem {
  /** Counted from 1; 0 when it is about the whole file. */
  line: number;
  text: string;
  message: Message;
  /** The part of the deck it is in, where that is known. */
  zone?: DeckZone;
}

/** A line as a reader found it, before its name is looked up. */
export interface FoundLine extends DeckLine {
  zone: DeckZone;
  /** Where it stands in the file. */
  at: number;
  /** The line as it stands there. */
  text: string;
  /** All that follows the count: tried as a name first, as names can hold parentheses. */
  whole?: string;
}

/** What a reader makes of a file. */
export interface Found {
  file: Omit<DeckFile, 'zones'>;
  lines: FoundLine[];
  problems: DeckProblem[];
}

/** What the names of a deck are looked up in: an index of cards or a database. */
export interface NameSource {
  find(name: string): NamedCard | undefined;
  nearest(name: string, n: number): readonly { name: string }[];
}

export interface NamedCard {
  name: string;
  layout: string;
  faces: readonly { name: string; zhName?: string; supertypes: readonly string[]; types: readonly string[] }[];
}

/** More copies than any list has a use for; a larger number is a slip (a collector number, two lines run together). */
export const MAX_COUNT = 999;

/** The number of copies, or what is wrong with it. */
export function readCount(text: string): number | Message {
  const count = Number(text);
  if (/^\d+$/.test(text.trim()) && count >= 1 && count <= MAX_COUNT) return count;
  return { id: 'deck.badCount', params: { count: text, max: MAX_COUNT } };
}

/** The lines of a text without a mark at its beginning, whatever way they end. */
export function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|[\r\n\u2028\u2029]/);
}

/** Characters that a line about a card may have: the longest names with everything programs add to them are far shorter. */
export const MAX_LINE = 300;

/** A line without space around it, and with one space wherever there is more: what is searched in it then takes no longer than it is long. */
export const squeeze = (line: string): string => line.replace(/\s+/g, ' ').trim();

/** What is said of a line that is too long for a card. */
export const lineTooLong = (line: string): { text: string; message: Message } => {
  const begin = `${line.slice(0, 40)}…`;
  return { text: begin, message: { id: 'deck.lineLong', params: { line: begin, max: MAX_LINE } } };
};

/** A type whose possibly undefined fields may be absent instead. */
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out what is undefined or empty. */
export function compact<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, v]) => v !== undefined && v !== '' && !(Array.isArray(v) && v.length === 0)),
  ) as Defined<T>;
}

const sortKeys = (l: DeckLine): object => Object.fromEntries(Object.entries(l).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Adds up lines that differ in nothing but their counts. */
export function mergeLines(lines: readonly DeckLine[]): DeckLine[] {
  const out = new Map<string, DeckLine>();
  for (const line of lines) {
    const key = JSON.stringify({ ...sortKeys(line), count: 0 });
    const same = out.get(key);
    out.set(key, same ? { ...same, count: same.count + line.count } : line);
  }
  return [...out.values()];
}
