/** A card as a source file has it, whatever the source: what the importers make of their rows, and what a database entry is made of. */
import type { Card, Color } from '@apnap/ability';
import { COLORS, parseMana } from '@apnap/ability';
import type { CardEntry } from '../db/encode.js';
import type { CardRecord, FaceRecord, FaceText, Legality, Printing, Rarity, RefusalRecord, Ruling } from '../db/record.js';
import type { Message, MessageId } from '../messages.js';

/** One face in a source file. */
export interface RawFace {
  name: string;
  manaCost?: string;
  manaValue?: number;
  colors?: string[];
  colorIndicator?: string[];
  typeLine?: string;
  supertypes: string[];
  types: string[];
  subtypes: string[];
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  /** Modifiers of a vanguard (CR 211, 212). */
  hand?: string;
  life?: string;
  /** Numbers lit up on an Attraction (CR 717.1). */
  attractionLights?: number[];
  text?: string;
  /** Official Simplified Chinese; `lang` is `zhs`. */
  zh?: { lang: string; name?: string; type?: string; text?: string };
}

/** One card of a source file. */
export interface RawCard {
  oracleId?: string;
  name: string;
  layout: string;
  faces: RawFace[];
  manaValue?: number;
  colorIdentity?: string[];
  keywords?: string[];
  legalities?: Readonly<Record<string, Legality>>;
  printings: Printing[];
  firstDate?: string;
  reserved?: boolean;
  digitalOnly?: boolean;
  /** The newest first; absent: the source does not speak of rulings. */
  rulings?: Ruling[];
}

/** A row as the compiler takes it: the card itself has the fields of its only face, or its faces in a list. */
export type CompilerInput = RawFace & { layout: string; faces?: RawFace[] };

/** What the compiler says of a row. The compiler is given to the importer: this package does not know it. */
export type Compile = (
  input: CompilerInput,
) => { ok: true; card: Card } | { ok: false; refusals: readonly { face: string; phrase: string; reason: string }[] };

/** The row for the compiler. */
export function compilerInput(raw: RawCard): CompilerInput {
  const [front] = raw.faces;
  if (raw.faces.length === 1) return { ...front, name: raw.name, layout: raw.layout };
  return { name: raw.name, layout: raw.layout, supertypes: [], types: [], subtypes: [], faces: raw.faces };
}

const isColor = (c: string): c is Color => (COLORS as readonly string[]).includes(c);
const colorList = (list: readonly string[]): Color[] => COLORS.filter((c) => list.includes(c));

/** The colours of a face: those the source says, else those of its cost and its indicator (CR 202.2, 204). */
function colorsOf(face: RawFace): Color[] {
  return colorList(face.colors ?? face.colorIndicator ?? (face.manaCost ?? '').match(/[WUBRG]/g) ?? []);
}

/** CR 202.3: the sum of the numbers and symbols of the cost; X is 0. */
function costValue(cost: string | undefined): number {
  let value = 0;
  for (const [, symbol] of (cost ?? '').matchAll(/\{([^{}]+)\}/g)) {
    const number = /^(\d+)/.exec(symbol);
    if (number) value += Number(number[1]);
    else if (symbol.startsWith('H')) value += 0.5;
    else if (!/^[XYZ]$/.test(symbol)) value++;
  }
  return value;
}

/** Layouts on which the whole card has the colours and costs of both its halves (CR 709.4). */
const HALVES: readonly string[] = ['split', 'aftermath'];

/** Layouts whose back has the mana value of the front (CR 202.3b, 710.1c). */
const FRONT_VALUE: readonly string[] = ['transform', 'flip'];

function faceRecord(raw: RawCard, face: RawFace, at: number, data: Card | undefined): FaceRecord {
  const compiled = data?.faces[at];
  const own = FRONT_VALUE.includes(raw.layout) && at > 0 ? raw.faces[0].manaCost : face.manaCost;
  const zhName = compiled?.zhName ?? (face.zh?.lang === 'zhs' ? face.zh.name : undefined);
  return {
    name: face.name,
    ...(zhName ? { zhName } : {}),
    ...(face.manaCost === undefined ? {} : { manaCost: face.manaCost }),
    manaValue: face.manaValue ?? costValue(own),
    colors: colorsOf(face),
    ...(face.colorIndicator?.length ? { colorIndicator: face.colorIndicator.filter(isColor) } : {}),
    supertypes: compiled?.supertypes ?? face.supertypes,
    types: compiled?.types ?? face.types,
    subtypes: compiled?.subtypes ?? face.subtypes,
    ...(face.power === undefined ? {} : { power: face.power }),
    ...(face.toughness === undefined ? {} : { toughness: face.toughness }),
    ...(face.loyalty === undefined ? {} : { loyalty: face.loyalty }),
    ...(face.defense === undefined ? {} : { defense: face.defense }),
    ...(face.hand === undefined ? {} : { hand: face.hand }),
    ...(face.life === undefined ? {} : { life: face.life }),
  };
}

/** CR 903.4: the colours of all mana symbols in costs and text, of indicators, and those of its characteristics. */
function identityOf(raw: RawCard): Color[] {
  if (raw.colorIdentity) return colorList(raw.colorIdentity);
  const symbols = raw.faces.flatMap((f) => {
    const text = (f.text ?? '').replace(/\([^()]*\)/g, '');
    return [...`${f.manaCost ?? ''}${text}`.matchAll(/\{([^{}]+)\}/g)].flatMap((m) => m[1].split(/[/]/));
  });
  return colorList([...symbols, ...raw.faces.flatMap((f) => f.colorIndicator ?? [])]);
}

/** "firstStrike" as on a card: "First strike". */
function keywordWord(id: string): string {
  const words = id.replace(/([A-Z])/g, (c) => ` ${c.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
}

/** The keyword abilities of a compiled card, for sources that don't list them. */
function keywordsOf(card: Card): string[] {
  const found = new Set<string>();
  for (const face of card.faces) for (const a of face.abilities) if (a.kind === 'keyword') found.add(keywordWord(a.keyword));
  return [...found].sort();
}

/** The words of the card's faces; undefined when the source has none at all. */
export function textsOf(raw: RawCard): FaceText[] {
  return raw.faces.map((f) => ({
    ...(f.text === undefined ? {} : { text: f.text }),
    ...(f.typeLine === undefined ? {} : { typeLine: f.typeLine }),
    ...(f.zh?.lang === 'zhs' && f.zh.type ? { zhType: f.zh.type } : {}),
    ...(f.zh?.lang === 'zhs' && f.zh.text ? { zhText: f.zh.text } : {}),
  }));
}

/** A card whose costs have symbols the rules don't know is refused, whatever its text. */
function unknownSymbol(raw: RawCard): RefusalRecord | undefined {
  for (const face of raw.faces) {
    try {
      parseMana(face.manaCost ?? '');
    } catch (e) {
      return { face: face.name, phrase: face.manaCost ?? '', reason: (e as Error).message };
    }
  }
  return undefined;
}

/** The entry of a card in a database: its facts, and its data or why there is none. */
export function entryOf(raw: RawCard, compile: Compile): CardEntry {
  const bad = unknownSymbol(raw);
  const result = bad ? { ok: false as const, refusals: [bad] } : compile(compilerInput(raw));
  const card = result.ok ? result.card : undefined;
  const faces = raw.faces.map((f, i) => faceRecord(raw, f, i, card));
  const colors = HALVES.includes(raw.layout) ? colorList(faces.flatMap((f) => [...f.colors])) : faces[0].colors;
  const ownValue = HALVES.includes(raw.layout) ? faces.reduce((sum, f) => sum + f.manaValue, 0) : faces[0].manaValue;
  const refusal: RefusalRecord | undefined = result.ok
    ? undefined
    : { face: result.refusals[0].face, phrase: result.refusals[0].phrase, reason: result.refusals[0].reason };
  const record: Omit<CardRecord, 'place'> = {
    ...(raw.oracleId === undefined ? {} : { oracleId: raw.oracleId }),
    name: raw.name,
    layout: raw.layout,
    faces,
    manaValue: raw.manaValue ?? ownValue,
    colors,
    colorIdentity: identityOf(raw),
    keywords: raw.keywords ?? (card ? keywordsOf(card) : []),
    ...(raw.legalities === undefined ? {} : { legalities: raw.legalities }),
    printings: raw.printings,
    ...(raw.firstDate === undefined ? {} : { firstDate: raw.firstDate }),
    ...(raw.reserved ? { reserved: true as const } : {}),
    ...(raw.digitalOnly ? { digitalOnly: true as const } : {}),
    ...(refusal === undefined ? {} : { refusal }),
  };
  return { record, ...(card === undefined ? {} : { card }) };
}

/** What is wrong with a row. */
export class Malformed extends Error {
  readonly said: Message;

  constructor(id: MessageId, params: Message['params'] = {}) {
    super(id);
    this.said = { id, params };
  }
}

type Json = Readonly<Record<string, unknown>>;

/** Fields of a row, checked as they are read. */
export class Fields {
  constructor(readonly row: Json) {}

  /** @throws Malformed unless it is an object. */
  static of(value: unknown): Fields {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Malformed('row.object', { value: brief(value) });
    return new Fields(value as Json);
  }

  private wrong(key: string, id: MessageId): never {
    const value = this.row[key];
    throw value === undefined ? new Malformed('row.missing', { key }) : new Malformed(id, { key, value: brief(value) });
  }

  text(key: string): string {
    const value = this.row[key];
    return typeof value === 'string' && value !== '' ? value : this.wrong(key, 'row.text');
  }

  /** Numbers are taken as texts where sources write either. */
  maybeText(key: string): string | undefined {
    const value = this.row[key];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? value : this.wrong(key, 'row.text');
  }

  maybeNumber(key: string): number | undefined {
    const value = this.row[key];
    if (value === undefined || value === null) return undefined;
    return typeof value === 'number' && Number.isFinite(value) ? value : this.wrong(key, 'row.number');
  }

  maybeTexts(key: string): string[] | undefined {
    const value = this.row[key];
    if (value === undefined || value === null) return undefined;
    return Array.isArray(value) && value.every((v) => typeof v === 'string') ? (value as string[]) : this.wrong(key, 'row.texts');
  }

  maybeNumbers(key: string): number[] | undefined {
    const value = this.row[key];
    if (value === undefined || value === null) return undefined;
    return Array.isArray(value) && value.every((v) => Number.isInteger(v)) ? (value as number[]) : this.wrong(key, 'row.list');
  }

  maybeRows(key: string): Fields[] | undefined {
    const value = this.row[key];
    if (value === undefined || value === null) return undefined;
    return Array.isArray(value) ? value.map((v) => Fields.of(v)) : this.wrong(key, 'row.list');
  }

  maybeRow(key: string): Fields | undefined {
    const value = this.row[key];
    if (value === undefined || value === null) return undefined;
    return typeof value === 'object' && !Array.isArray(value) ? Fields.of(value) : this.wrong(key, 'row.objectAt');
  }

  flag(key: string): boolean {
    return this.row[key] === true;
  }
}

/** A value in a few characters. */
function brief(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** The key with its value, where there is one. */
export const optional = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };

/** A face with only what is there. @throws Malformed for a cost that is none. */
export function rawFace(face: { [K in keyof RawFace]: RawFace[K] | undefined } & { name: string }): RawFace {
  if (face.manaCost !== undefined && !/^(?:\{[^{}]+\})*$/.test(face.manaCost)) throw new Malformed('row.cost', { value: face.manaCost });
  const there = Object.fromEntries(Object.entries(face).filter(([, v]) => v !== undefined)) as unknown as RawFace;
  return { ...there, supertypes: face.supertypes ?? [], types: face.types ?? [], subtypes: face.subtypes ?? [] };
}

/**
 * A face out of a row that names its fields as MTGJSON does; what each source says in its own way is given. @throws Malformed
 */
export function namedFace(row: Fields, own: Pick<RawFace, 'name' | 'manaValue' | 'zh'>): RawFace {
  const typeLine = row.maybeText('type') ?? row.maybeText('typeLine');
  const split = splitTypeLine(typeLine ?? '');
  return rawFace({
    ...own,
    // Some sources write an empty text where there is no mana cost (CR 202.1b).
    manaCost: row.maybeText('manaCost') || undefined,
    colors: row.maybeTexts('colors'),
    colorIndicator: row.maybeTexts('colorIndicator'),
    typeLine,
    supertypes: row.maybeTexts('supertypes') ?? split.supertypes,
    types: row.maybeTexts('types') ?? split.types,
    subtypes: row.maybeTexts('subtypes') ?? split.subtypes,
    power: row.maybeText('power'),
    toughness: row.maybeText('toughness'),
    loyalty: row.maybeText('loyalty'),
    defense: row.maybeText('defense'),
    attractionLights: row.maybeNumbers('attractionLights'),
    hand: row.maybeText('hand'),
    life: row.maybeText('life'),
    text: row.maybeText('text'),
  });
}

/** Legalities in lower case; what is not legal is left out. */
export function legalitiesOf(fields: Fields | undefined): Record<string, Legality> | undefined {
  if (!fields) return undefined;
  const out: Record<string, Legality> = {};
  for (const format of Object.keys(fields.row).sort()) {
    const value = fields.text(format).toLowerCase();
    if (value === 'legal' || value === 'restricted' || value === 'banned') out[format.toLowerCase()] = value;
    else if (value !== 'not_legal' && value !== 'not legal') throw new Malformed('row.legality', { format, value });
  }
  return out;
}

const RARITIES: Readonly<Record<string, Rarity>> = {
  common: 'common',
  uncommon: 'uncommon',
  rare: 'rare',
  mythic: 'mythic',
  'mythic rare': 'mythic',
  special: 'special',
  bonus: 'bonus',
  'basic land': 'common',
};

/** A rarity by the word a source has for it. */
export function rarityOf(word: string | undefined): Rarity | undefined {
  return word === undefined ? undefined : RARITIES[word.toLowerCase()];
}

/** The supertypes, types and subtypes of a type line: "Legendary Creature — Elf Druid". */
export function splitTypeLine(line: string): { supertypes: string[]; types: string[]; subtypes: string[] } {
  const [before, after = ''] = line.replace(/\s+/g, ' ').split(/ [—–-] /);
  const words = before.split(/\s+/).filter((w) => w !== '');
  const supertypes = words.filter((w) => SUPERTYPE_WORDS.includes(w));
  const types = words.filter((w) => !SUPERTYPE_WORDS.includes(w));
  // The one subtype of two words that stands among others (CR 205.3m); a plane's type is one whole (CR 205.3b).
  const subtypes = types.includes('Plane') ? [after] : after.replace('Time Lord', 'Time-Lord').split(/\s+/);
  return { supertypes, types, subtypes: subtypes.filter((s) => s !== '').map((s) => s.replace('Time-Lord', 'Time Lord')) };
}

const SUPERTYPE_WORDS: readonly string[] = ['Basic', 'Elite', 'Host', 'Legendary', 'Ongoing', 'Snow', 'Token', 'World'];
