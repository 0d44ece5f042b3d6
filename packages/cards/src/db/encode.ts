/** Writing a database: cards and sets to the sections of a file. */
import type { Card } from '@apnap/ability';
import { nameEntries } from './nametable.js';
import { Packer } from './packed.js';
import type { CardRecord, DatabaseInfo, FaceRecord, SetRecord } from './record.js';
import { ByteWriter } from './varint.js';

/** Where the imported words of a card are: the block, and which of the texts in it; nothing for a card without. */
export interface TextPlace {
  block: number;
  index: number;
}

/** A card as it goes into a database. */
export interface CardEntry {
  record: Omit<CardRecord, 'place'>;
  /** Absent: refused, and the record says why. */
  card?: Card;
  text?: TextPlace;
}

/** What a record has beside what the card's faces say. */
interface Extra {
  layout: string;
  faces: { manaValue: number; colors: readonly string[] }[];
  rest: Record<string, unknown>;
  printings: { sets: string[]; numbers?: (string | null)[]; rarities?: (string | null)[]; artists?: (string | null)[] };
}

/** A column of the printings; left out when it has nothing. */
function column<T>(values: (T | undefined)[]): (T | null)[] | undefined {
  return values.some((v) => v !== undefined) ? values.map((v) => v ?? null) : undefined;
}

function extraOf(record: CardEntry['record']): Extra {
  const { name: _, layout, faces, printings, ...rest } = record;
  const numbers = column(printings.map((p) => p.number));
  const rarities = column(printings.map((p) => p.rarity));
  const artists = column(printings.map((p) => p.artist));
  return {
    layout,
    faces: faces.map((f) => ({ manaValue: f.manaValue, colors: f.colors })),
    rest,
    printings: {
      sets: printings.map((p) => p.set),
      ...(numbers ? { numbers } : {}),
      ...(rarities ? { rarities } : {}),
      ...(artists ? { artists } : {}),
    },
  };
}

/** The facts of a face in the form of the ability language, for a card that was refused. */
function outlineFace({ manaValue: _, colors: __, ...facts }: FaceRecord): unknown {
  return facts;
}

/** Collects cards as they come and writes them in the order of their names. What it keeps of each is a few numbers. */
export class DatabaseWriter {
  private readonly packer = new Packer();
  private readonly cards: { name: string; faces: readonly FaceRecord[]; card: number; extra: number; text?: TextPlace }[] = [];

  get size(): number {
    return this.cards.length;
  }

  add(entry: CardEntry): void {
    const { record, card, text } = entry;
    this.cards.push({
      name: record.name,
      faces: record.faces.map(({ name, zhName }) => ({ name, ...(zhName === undefined ? {} : { zhName }) }) as FaceRecord),
      card: this.packer.add(card ?? { name: record.name, faces: record.faces.map(outlineFace) }),
      extra: this.packer.add(extraOf(record)),
      ...(text === undefined ? {} : { text }),
    });
  }

  /** The sections of the file. */
  finish(sets: readonly SetRecord[], info: DatabaseInfo): Record<string, Uint8Array> {
    const { packer, cards } = this;
    cards.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    const setList = packer.add([...sets].sort((a, b) => (a.code < b.code ? -1 : 1)));
    const about = packer.add(info);
    const { entries, loose } = nameEntries(cards);
    const names = entries.map((e) => packer.add(e.name));
    const { bytes, finalId } = packer.finish();
    const rows = new ByteWriter();
    rows.varint(cards.length);
    for (const c of cards) {
      rows.varint(finalId(c.card));
      rows.varint(finalId(c.extra));
      rows.varint(c.text === undefined ? 0 : c.text.block + 1);
      rows.varint(c.text?.index ?? 0);
    }
    const index = new ByteWriter();
    index.varint(entries.length);
    for (const id of names) index.varint(finalId(id));
    for (const e of entries) index.varint(e.place);
    for (const e of entries) index.varint(e.rank);
    for (const i of loose) index.varint(i);
    const heads = new ByteWriter();
    heads.varint(finalId(setList));
    heads.varint(finalId(about));
    return { ...bytes, rows: rows.done(), names: index.done(), heads: heads.done() };
  }
}
