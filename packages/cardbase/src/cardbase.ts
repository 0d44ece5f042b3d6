/** The cards the commands play with: the embedded set, and card files given on the command line. */
import type { Card, CardType, Supertype } from '@apnap/ability';
import {
  type CardDatabase,
  CardIndex,
  dungeon,
  embeddedCard,
  embeddedDatabase,
  embeddedIndex,
  foldName,
  formatMessage,
  fullerName,
  hasHan,
  type KnownCard,
  knownIn,
  type RefusalRecord,
  type Ruling,
  rulingsIn,
  sameName,
  whyRefused,
} from '@apnap/cards';
import { CardFileReader, compilerInput, mergeCards, type RawCard, spelled } from '@apnap/cards/import';
import { databaseFile, dataFolder, openDatabase } from '@apnap/cards/node';
import { type CardSource, unsupported } from '@apnap/magic';
import { type CardInput, compileCard } from '@apnap/oracle';
import { Refused, readBytes } from '@apnap/system';
import type { Lang } from '@apnap/words';
import { text } from './catalogue.js';

/** What a file says of a card. */
interface Row {
  raw: RawCard;
  file: string;
}

/** A row as the compiler takes it, with what other rows of the card know besides. */
interface Version {
  input: CardInput;
  file: string;
}

/** What stands between a card and a game: said per card. */
export interface Obstacle {
  card: string;
  message: string;
}

/** Bytes of a file that are read at once. */
const CHUNK = 1 << 20;

/** The file as one that `cards import` made; undefined if it is not one. */
export function asDatabase(file: string): CardDatabase | undefined {
  try {
    return openDatabase(file);
  } catch {
    return undefined;
  }
}

/** What was imported earlier; undefined if nothing was. */
export function importedDatabase(env: Readonly<Record<string, string | undefined>>): CardDatabase | undefined {
  return asDatabase(databaseFile(dataFolder(env)));
}

/** The bytes of a file, unpacked, in pieces. */
function* chunksOf(file: string, lang: Lang): Generator<Uint8Array> {
  const bytes = readBytes(file, lang);
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

/** The cards of a file of any kind the importer knows. @throws Refused for a row that is no card. */
export function readCards(file: string, lang: Lang): RawCard[] {
  const rows = new Map<string, RawCard>();
  const reader = new CardFileReader({
    card(card) {
      const known = rows.get(card.name);
      rows.set(card.name, known ? mergeCards(known, card) : card);
    },
    set() {},
    numbers() {},
    ruling() {},
    date() {},
    problem(p) {
      const what = formatMessage(p.message, lang);
      throw new Refused('input', text(lang, 'error.cardLine', { file, line: p.line, what }));
    },
  });
  for (const chunk of chunksOf(file, lang)) reader.push(chunk);
  reader.end();
  if (reader.kind === undefined) throw new Refused('input', text(lang, 'error.noCards', { file }));
  return [...rows.values()];
}

/**
 * The rows of these files by the names of their cards (as {@link foldName} compares them), those that count first: the text of a file given later
 * replaces that of an earlier one.
 */
function rowsOf(files: readonly string[], lang: Lang): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  for (const file of files) {
    const own = new Map<string, Row[]>();
    for (const raw of readCards(file, lang)) {
      const name = foldName(raw.name);
      own.set(name, [...(own.get(name) ?? []), { raw, file }]);
    }
    for (const [name, list] of own) rows.set(name, [...list, ...(rows.get(name) ?? [])]);
  }
  return rows;
}

/** The rows of a card, each with what the others know besides: what counts first is tried first. */
function versionsOf(rows: readonly Row[]): Version[] {
  const embedded = embeddedDatabase().find(rows[0].raw.name)?.name ?? '';
  return rows.map(({ raw, file }) => {
    const merged = rows.reduce((known, row) => (row.raw === raw ? known : mergeCards(known, row.raw)), raw);
    const name = sameName(embedded, merged.name) ? fullerName(merged.name, embedded) : merged.name;
    return { input: compilerInput(spelled(merged, name)) as CardInput, file };
  });
}

/** Whether the program comes with a card of this name. */
function isEmbeddedName(name: string): boolean {
  const found = embeddedDatabase().find(name);
  return found !== undefined && sameName(found.name, name);
}

/** The names and types of a row, as a card without abilities: enough to look it up and to check a deck. */
function outline(input: CardInput): Card {
  const faces = (input.faces ?? [input]).map((f) => ({
    name: f.name,
    ...(f.zh?.lang === 'zhs' && f.zh.name ? { zhName: f.zh.name } : {}),
    supertypes: (f.supertypes ?? []) as Supertype[],
    types: (f.types ?? []) as CardType[],
    subtypes: f.subtypes ?? [],
    abilities: [],
  }));
  return { name: input.name, layout: 'normal', faces };
}

/** The compiled card with the Chinese names its row knows. */
function withNames(card: Card, names: Card): Card {
  return { ...card, faces: card.faces.map((f, i) => (names.faces[i]?.zhName ? { ...f, zhName: names.faces[i].zhName } : f)) };
}

/** Cards by name, compiled as they are needed. */
export class CardBase {
  readonly index: CardIndex;
  /** Of each card of the files given, by its folded name: what they say, what counts first. */
  private readonly rows: ReadonlyMap<string, readonly Row[]>;
  private readonly versions = new Map<string, readonly Version[]>();
  private readonly compiled = new Map<string, Card | null>();
  /** What earlier imports made: files given, then what is asked for besides. */
  private readonly databases: CardDatabase[] = [];

  /** @throws Refused for a file that can't be read. */
  constructor(
    files: readonly string[],
    private readonly lang: Lang,
    imported?: CardDatabase,
  ) {
    const texts: string[] = [];
    for (const file of files) {
      const database = asDatabase(file);
      if (database) this.databases.unshift(database);
      else texts.push(file);
    }
    this.rows = rowsOf(texts, lang);
    if (imported) this.databases.push(imported);
    const extra = [...this.rows.values()].flatMap((rows) =>
      isEmbeddedName(rows[0].raw.name) ? [] : [outline(this.newest(rows[0].raw.name).input)],
    );
    const bare = extra.length === 0 && this.databases.length === 0;
    this.index = bare ? embeddedIndex() : new CardIndex(extra, embeddedDatabase(), ...this.databases);
  }

  /** What the files given say of a card, what counts first; nothing for a card in none of them. */
  private versionsOf(name: string): readonly Version[] {
    const key = foldName(name);
    let known = this.versions.get(key);
    if (!known) {
      const rows = this.rows.get(key);
      known = rows ? versionsOf(rows) : [];
      this.versions.set(key, known);
    }
    return known;
  }

  private newest(name: string): Version {
    return this.versionsOf(name)[0];
  }

  /** Whether the card that is used is the one that comes with the program. */
  isEmbedded(name: string): boolean {
    return this.card(name) === embeddedCard(name);
  }

  /** The imported row of a card, if it is from a file. */
  rowOf(name: string): CardInput | undefined {
    return this.versionsOf(name).at(0)?.input;
  }

  /** What a database says of the card with this name: imported ones before the embedded one, and one that has its data before others. */
  entry(name: string): KnownCard | undefined {
    return knownIn([...this.databases, embeddedDatabase()], name);
  }

  /**
   * The card, compiled, as the files given have it, or else the program; or why it can't be had. Of several files the last counts whose text can be
   * read.
   */
  card(name: string): Card | Obstacle {
    const read = this.fromFiles(name);
    if (read) return read;
    const stored = embeddedCard(name) ?? this.stored(name);
    if (stored && !('phrase' in stored)) return stored;
    const newest = this.versionsOf(name).at(0);
    if (newest) {
      const why = whyRefused(this.lang, this.refusalOf(newest)) ?? '';
      return { card: name, message: text(this.lang, 'error.refused', { file: newest.file, name, why }) };
    }
    const why = whyRefused(this.lang, stored);
    if (why !== undefined) return { card: name, message: text(this.lang, 'error.refusedCard', { name, why }) };
    return { card: name, message: text(this.lang, 'error.noCard', { name, near: this.nearText(name) }) };
  }

  /** The card as the files given have it; null when they don't, or their texts can't be read. */
  private fromFiles(name: string): Card | null {
    const key = foldName(name);
    const known = this.compiled.get(key);
    if (known !== undefined) return known;
    let card: Card | null = null;
    for (const { input } of this.versionsOf(name)) {
      const result = compileCard(input);
      if (!result.ok) continue;
      card = withNames(result.card, outline(input));
      break;
    }
    this.compiled.set(key, card);
    return card;
  }

  private refusalOf({ input }: Version): { phrase: string; reason: string } {
    const result = compileCard(input);
    return result.ok ? { phrase: '', reason: '' } : result.refusals[0];
  }

  /** What databases have of a card, imported ones first: its data, or why there is none. */
  private stored(name: string): Card | RefusalRecord | undefined {
    let refusal: RefusalRecord | undefined;
    for (const database of [...this.databases, embeddedDatabase()]) {
      const record = database.find(name);
      if (!record || !sameName(record.name, name)) continue;
      const card = database.card(record.place);
      if (card) return card;
      refusal ??= record.refusal;
    }
    return refusal;
  }

  /** The phrase of a card's text the compiler could not read; undefined for a card that compiles or is unknown. */
  refusal(name: string): string | undefined {
    const newest = this.versionsOf(name).at(0);
    return newest === undefined || this.fromFiles(name) ? undefined : this.refusalOf(newest).phrase;
  }

  /** Why the engine can't play the card; null when it can. */
  obstacle(name: string): Obstacle | null {
    const card = this.card(name);
    if ('message' in card) return card;
    const lacks = unsupported(card);
    if (lacks.length === 0) return null;
    const file = this.versionsOf(name).at(0)?.file ?? 'apnap';
    return { card: name, message: text(this.lang, 'error.unsupported', { file, name, what: lacks.join(', ') }) };
  }

  /** The cards of these types that can be played: of the files given, of imports, of the program. */
  ofTypes(...types: readonly CardType[]): Card[] {
    const wanted = (has: readonly string[] = []): boolean => has.some((t) => types.some((x) => x === t));
    const names = new Set<string>();
    for (const [{ raw }] of this.rows.values()) if (wanted(outline(this.newest(raw.name).input).faces[0].types)) names.add(raw.name);
    for (const database of [...this.databases, embeddedDatabase()])
      for (let place = 0; place < database.size; place++) {
        const record = database.record(place);
        if (wanted(record.faces[0].types)) names.add(record.name);
      }
    return [...names].sort().flatMap((name) => {
      const card = this.obstacle(name) === null ? this.card(name) : null;
      return card === null || 'message' in card ? [] : [card];
    });
  }

  /** The rulings of the card with this English name, the newest first: those of the files given, else those imported earlier. */
  rulings(name: string): readonly Ruling[] {
    const given = this.rows.get(foldName(name))?.find(({ raw }) => raw.rulings !== undefined)?.raw.rulings;
    return given ?? rulingsIn(this.databases, name);
  }

  /** The cards as a game asks for them. */
  readonly source: CardSource = (name) => {
    const card = this.card(name);
    return 'message' in card ? dungeon(name) : card;
  };

  /** "; did you mean …?" with the names most like this one, or nothing. */
  nearText(name: string): string {
    const near = this.index.nearest(name, 3).map((x) => (hasHan(x.name) ? `「${x.name}」` : `"${x.name}"`));
    return near.length === 0 ? '' : text(this.lang, 'error.near', { near: near.join(this.lang === 'zh' ? '、' : ', ') });
  }
}
