/** Reading a card file of any of the known kinds, recognised by what is in it. */
import type { Ruling, SetRecord } from '../db/record.js';
import type { Message } from '../messages.js';
import { MeldCards } from './meld.js';
import { type FaceRow, faceRow, joinFaces } from './mtgjson.js';
import { Fields, Malformed, type RawCard } from './raw.js';
import { cardsOfRow, isRow } from './rows.js';
import { rulingRow } from './rulings.js';
import { scryfallCard } from './scryfall.js';
import { type SetNumbers, setNumbers, setRecord } from './sets.js';
import { JsonSplitter, LineSplitter, type Path, SplitError, type Verdict } from './split.js';

/** The kinds of files. */
export type FileKind = 'lines' | 'atomic' | 'set' | 'allPrintings' | 'scryfall' | 'list' | 'sets' | 'rulings';

/** Something wrong with a file, and where. */
export interface FileProblem {
  line: number;
  /** Which row it is, from 1; 0 when it is about the file. */
  row: number;
  /** The name of the card, as far as it has one. */
  name?: string;
  message: Message;
}

/** What a reader finds. */
export interface CardSink {
  card(card: RawCard): void;
  set(set: SetRecord): void;
  /** Which card has which number in a set. */
  numbers(code: string, numbers: SetNumbers): void;
  /** A ruling that is a row of its own, and the oracle id of the card it is about. */
  ruling(oracleId: string, ruling: Ruling): void;
  /** The date of the file's data. */
  date(date: string): void;
  problem(problem: FileProblem): void;
}

/** Keys of a set in MTGJSON's files that are not cards; those that are texts are facts of the set. */
const SET_CODE = /^[A-Z0-9_]{2,8}$/;
/** How much of a file is looked at to recognise it. */
const HEAD = 1 << 16;

/** A set whose cards are being read: in version 4 its code comes after them. */
interface OpenSet {
  code: string | undefined;
  fields: Record<string, unknown>;
  rows: FaceRow[];
}

/** The rows of one card file. */
export class CardFileReader {
  /** What kind of file it is, as soon as that is known. */
  kind: FileKind | undefined;
  private row = 0;
  /** The rest can't be read. */
  private dead = false;
  private open: OpenSet | undefined;
  private readonly meld = new MeldCards();
  private head: Uint8Array | undefined = new Uint8Array();
  private splitter: JsonSplitter | LineSplitter | undefined;

  constructor(private readonly sink: CardSink) {}

  /** The next bytes, unpacked. */
  push(chunk: Uint8Array): void {
    if (this.splitter) {
      this.feed(chunk);
      return;
    }
    const head = this.head as Uint8Array;
    const longer = new Uint8Array(head.length + chunk.length);
    longer.set(head);
    longer.set(chunk, head.length);
    this.head = longer;
    if (longer.length >= HEAD) this.begin();
  }

  /** No more bytes. */
  end(): void {
    if (!this.splitter) this.begin();
    try {
      this.splitter?.end();
    } catch (e) {
      this.broken(e);
    }
    this.closeSet();
    this.tell(this.meld.take());
  }

  private begin(): void {
    const head = this.head as Uint8Array;
    this.head = undefined;
    this.splitter = areLines(new TextDecoder().decode(head.subarray(0, HEAD)))
      ? new LineSplitter((text, line) => this.line(text, line))
      : new JsonSplitter({
          at: (path, kind) => this.verdict(path, kind),
          value: (path, bytes, line) => this.value(path, bytes, line),
          leave: (path) => {
            if (path.length === (this.kind === 'allPrintings' ? (path[0] === 'data' ? 2 : 1) : 0)) this.closeSet();
          },
        });
    this.feed(head);
  }

  private feed(chunk: Uint8Array): void {
    if (this.dead) return;
    try {
      this.splitter?.push(chunk);
    } catch (e) {
      this.broken(e);
    }
  }

  private broken(e: unknown): void {
    if (!(e instanceof SplitError)) throw e;
    this.dead = true;
    this.sink.problem({ line: e.line, row: 0, message: e.said });
  }

  private line(text: string, line: number): void {
    this.kind = 'lines';
    this.row++;
    this.guard(line, text, (value) => {
      // Lines about tokens and markers say what kind they are of.
      if (Fields.of(value).row.kind !== undefined) return;
      if (!isRow(value)) throw new Malformed(typeof Fields.of(value).row.name === 'string' ? 'row.noCard' : 'row.missing', { key: 'name' });
      for (const card of cardsOfRow(value)) this.sink.card(card);
    });
  }

  /** Parses and reads a row; what is wrong with it is told. */
  private guard(line: number, text: string, read: (value: unknown) => void): void {
    let name: string | undefined;
    try {
      const value: unknown = JSON.parse(text);
      const own = (value as { name?: unknown } | null)?.name;
      if (typeof own === 'string') name = own;
      read(value);
    } catch (e) {
      const message: Message | undefined =
        e instanceof Malformed ? e.said : e instanceof SyntaxError ? { id: 'row.json', params: { why: e.message } } : undefined;
      if (!message) throw e;
      this.sink.problem({ line, row: this.row, ...(name === undefined ? {} : { name }), message });
    }
  }

  /** What is done with a value of a JSON file: which parts of which kinds of file are cards. */
  private verdict(path: Path, kind: '{' | '[' | '"' | 'x'): Verdict {
    const inData = path[0] === 'data';
    const at = inData ? path.slice(1) : path;
    const [key] = at;
    if (path.length === 0) return 'into';
    if (typeof path[0] === 'number') return 'take';
    if (inData && path.length === 1) return 'into';
    if (path[0] === 'meta') return 'take';
    if (path[0] === 'sets') return path.length === 1 && kind === '{' ? 'into' : 'take';
    if (inData && typeof path[1] === 'number') return 'take';
    if (at.length === 1) return this.member(String(key), kind, inData);
    // In the list of a set file, or in a set of a file with all sets.
    if (key === 'cards') return 'take';
    if (at.length === 2 && this.kind === 'allPrintings')
      return at[1] === 'cards' ? (kind === '[' ? 'into' : 'skip') : setField(String(at[1]), kind);
    return at.length === 3 && at[1] === 'cards' ? 'take' : 'skip';
  }

  /** A member of the outermost object (version 4) or of `data` (version 5): a field of a set, a set, or a card with its name. */
  private member(key: string, kind: '{' | '[' | '"' | 'x', inData: boolean): Verdict {
    if (key === 'cards' && kind === '[') {
      this.kind = 'set';
      this.openSet(undefined);
      return 'into';
    }
    if (kind === '{' && SET_CODE.test(key)) {
      this.kind = 'allPrintings';
      this.openSet(key);
      return 'into';
    }
    if (kind === '[' && inData && !SET_LISTS.includes(key)) return 'take';
    if (kind === '{' && !inData && /[a-z ]/.test(key) && /^[^a-z]/.test(key)) return 'take';
    this.openSet(this.open?.code);
    return setField(key, kind);
  }

  private openSet(code: string | undefined): void {
    this.open ??= { code, fields: {}, rows: [] };
  }

  private value(path: Path, bytes: Uint8Array, line: number): void {
    const text = new TextDecoder().decode(bytes);
    const inData = path[0] === 'data';
    const at = inData ? path.slice(1) : path;
    const last = path[path.length - 1];
    if (path[0] === 'meta') this.guard(line, text, (v) => this.date(Fields.of(v)));
    else if (path[0] === 'sets') this.setRow(String(last), text, line);
    else if (typeof at[0] === 'number') {
      this.row++;
      this.guard(line, text, (v) => this.element(v));
    } else if (typeof last === 'number') {
      this.row++;
      this.guard(line, text, (v) => {
        const row = faceRow(v, this.open?.code ?? '');
        if (row) this.open?.rows.push(row);
      });
    } else if (at.length === 1 && (text.startsWith('[') || (text.startsWith('{') && last !== 'translations'))) {
      this.kind = 'atomic';
      this.row++;
      this.guard(line, text, (v) => this.named(v));
    } else if (this.open) this.open.fields[String(last)] = JSON.parse(text);
  }

  private date(meta: Fields): void {
    const date = meta.maybeText('date');
    if (date) this.sink.date(date);
  }

  private setRow(code: string, text: string, line: number): void {
    this.kind = 'sets';
    this.row++;
    this.guard(line, text, (v) => {
      const row = Fields.of(v);
      this.sink.set(setRecord(row, code));
      this.sink.numbers(code, setNumbers(row));
    });
  }

  /** An element of a list of cards. */
  private element(value: unknown): void {
    if (Fields.of(value).row.object === 'ruling') {
      this.kind = 'rulings';
      const { oracleId, ruling } = rulingRow(value);
      this.sink.ruling(oracleId, ruling);
      return;
    }
    if (Fields.of(value).row.object !== undefined) {
      this.kind = 'scryfall';
      const found = scryfallCard(value);
      if (!found) return;
      if (found.set) this.sink.set(found.set);
      if (found.meldsInto === undefined) this.sink.card(found.card);
      else this.meld.add(found.card, found.meldsInto);
      return;
    }
    this.kind = 'list';
    if (isRow(value) && !('type' in Fields.of(value).row)) for (const card of cardsOfRow(value)) this.sink.card(card);
    else this.join([faceRow(value)].filter((r) => r !== undefined));
  }

  /** The faces (or the only face) of the cards with one name. */
  private named(value: unknown): void {
    this.join((Array.isArray(value) ? value : [value]).map((v) => faceRow(v)).filter((r) => r !== undefined));
  }

  private join(rows: readonly FaceRow[]): void {
    this.tell(joinFaces(rows));
  }

  private tell({ cards, partial }: { cards: readonly RawCard[]; partial: readonly string[] }): void {
    for (const name of partial) this.sink.problem({ line: 0, row: 0, name, message: { id: 'row.partial', params: {} } });
    for (const card of cards) this.sink.card(card);
  }

  /** The set is complete: now its code is known, and its faces can be joined. */
  private closeSet(): void {
    const { open } = this;
    this.open = undefined;
    if (!open || (this.kind !== 'set' && this.kind !== 'allPrintings')) return;
    const fields = new Fields(open.fields);
    const code = (open.code ?? fields.maybeText('code') ?? '').replace(/_$/, '').toUpperCase();
    if (code !== '') this.sink.set(setRecord(fields, code));
    const rows = open.rows.map((row) => (code === '' ? row : inSet(row, code)));
    this.join(rows);
  }
}

/** A row read before the code of its set was known: its print is the one in this set. */
function inSet(row: FaceRow, code: string): FaceRow {
  const own = row.card.printings.find((p) => p.set === code || p.set === '');
  const others = row.card.printings.filter((p) => p.set !== code && p.set !== '');
  return { ...row, card: { ...row.card, printings: [{ ...own, set: code }, ...others] } };
}

const SET_LISTS: readonly string[] = ['booster', 'boosterV3', 'decks', 'languages', 'sealedProduct', 'sourceSetCodes', 'tokens', 'cards'];

/** Of the other members of a set only texts and its translated names are kept. */
function setField(key: string, kind: '{' | '[' | '"' | 'x'): Verdict {
  return kind === '"' || (key === 'translations' && kind === '{') ? 'take' : 'skip';
}

/** Whether a file is JSON Lines: one of its first lines is a whole row. */
function areLines(head: string): boolean {
  const lines = head.split('\n');
  // The last line may have been cut off.
  if (lines.length > 1 && head.length >= HEAD) lines.pop();
  const first = lines.find((l) => l.trim() !== '')?.trim() ?? '';
  if (!/^\uFEFF?\{\s*"/.test(first)) return false;
  return lines.slice(0, 50).some((line) => {
    try {
      return isRow(JSON.parse(line));
    } catch {
      return false;
    }
  });
}
