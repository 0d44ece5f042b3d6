/** Reading a database: nothing is decoded before it is asked for. */
import type { Card, Color } from '@apnap/ability';
import { type ByteSource, readTable } from './container.js';
import { type Matches, meantBy } from './matching.js';
import { NameTable } from './nametable.js';
import { Packed } from './packed.js';
import type {
  CardDatabase,
  CardRecord,
  DatabaseInfo,
  FaceRecord,
  FaceText,
  NearRecord,
  Printing,
  Rarity,
  Ruling,
  SetRecord,
} from './record.js';
import { ByteReader } from './varint.js';

/** What a face record has from the card's data; the abilities are not among it. */
const FACTS = [
  'name',
  'zhName',
  'manaCost',
  'colorIndicator',
  'supertypes',
  'types',
  'subtypes',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'hand',
  'life',
] as const;

interface Extra {
  layout: string;
  faces: { manaValue: number; colors: Color[] }[];
  rest: Omit<CardRecord, 'place' | 'name' | 'layout' | 'faces' | 'printings'>;
  printings: { sets: string[]; numbers?: (string | null)[]; rarities?: (Rarity | null)[]; artists?: (string | null)[] };
}

/** The texts of a block, one list a card; in the block behind it, the rulings of the same cards, in files that have rulings. */
export type ReadTexts = (block: number) => readonly (readonly (FaceText | Ruling)[])[];

function printingsOf({ sets, numbers, rarities, artists }: Extra['printings']): Printing[] {
  return sets.map((set, i) => {
    const printing: Printing = { set };
    const [number, rarity, artist] = [numbers?.[i], rarities?.[i], artists?.[i]];
    if (number) printing.number = number;
    if (rarity) printing.rarity = rarity;
    if (artist) printing.artist = artist;
    return printing;
  });
}

/** A database in a file of sections. */
export class PackedDatabase implements CardDatabase {
  readonly info: DatabaseInfo;
  readonly size: number;
  private readonly packed: Packed;
  /** Of each card: the value of its data, that of the rest, its block of texts and its place there. */
  private readonly rows: Uint32Array;
  private readonly records: CardRecord[] = [];
  private readonly cards: (Card | undefined)[] = [];
  private readonly setsAt: number;
  private setList: readonly SetRecord[] | undefined;
  private setsByCode: Map<string, SetRecord> | undefined;
  private byOracleId: Map<string, number> | undefined;
  private table: NameTable | undefined;

  private constructor(
    private readonly section: (name: string) => Uint8Array,
    private readonly readTexts: ReadTexts | undefined,
  ) {
    this.packed = new Packed({ strings: section('strings'), shapes: section('shapes'), nodes: section('nodes') });
    const rows = new ByteReader(section('rows'));
    this.size = rows.varint();
    this.rows = rows.varints(this.size * 4);
    const heads = new ByteReader(section('heads'));
    this.setsAt = heads.varint();
    this.info = this.packed.value(heads.varint()) as DatabaseInfo;
  }

  /** The database in these bytes; undefined when they are not one. */
  static open(source: ByteSource, readTexts?: (section: (name: string) => Uint8Array) => ReadTexts): PackedDatabase | undefined {
    const table = readTable(source);
    if (!table) return undefined;
    const section = (name: string): Uint8Array => {
      const span = table[name];
      return span ? source.read(span.at, span.length) : new Uint8Array();
    };
    return new PackedDatabase(section, readTexts?.(section));
  }

  record(place: number): CardRecord {
    this.records[place] ??= this.decode(place);
    return this.records[place];
  }

  private decode(place: number): CardRecord {
    const { packed, rows } = this;
    const parts = packed.parts(rows[place * 4]);
    const extra = packed.value(rows[place * 4 + 1]) as Extra;
    const faces = Array.from(packed.items(parts.get('faces') as number), (id, i) => {
      const face = packed.parts(id);
      const facts = FACTS.flatMap((key) => {
        const at = face.get(key);
        return at === undefined ? [] : [[key, packed.value(at)] as const];
      });
      return { ...Object.fromEntries(facts), ...extra.faces[i] } as unknown as FaceRecord;
    });
    const name = packed.value(parts.get('name') as number) as string;
    return { place, name, layout: extra.layout, faces, ...extra.rest, printings: printingsOf(extra.printings) };
  }

  card(place: number): Card | undefined {
    if (this.cards[place] === undefined && this.record(place).refusal === undefined)
      this.cards[place] = this.packed.value(this.rows[place * 4]) as Card;
    return this.cards[place];
  }

  text(place: number): readonly FaceText[] | undefined {
    const block = this.rows[place * 4 + 2];
    return block === 0 ? undefined : (this.readTexts?.(block - 1)[this.rows[place * 4 + 3]] as readonly FaceText[] | undefined);
  }

  rulings(place: number): readonly Ruling[] {
    const block = this.rows[place * 4 + 2];
    if (block === 0 || this.info.rulings === undefined) return [];
    return (this.readTexts?.(block)[this.rows[place * 4 + 3]] ?? []) as readonly Ruling[];
  }

  sets(): readonly SetRecord[] {
    this.setList ??= this.packed.value(this.setsAt) as SetRecord[];
    return this.setList;
  }

  set(code: string): SetRecord | undefined {
    this.setsByCode ??= new Map(this.sets().map((s) => [s.code.toLowerCase(), s]));
    return this.setsByCode.get(code.toLowerCase());
  }

  private names(): NameTable {
    if (this.table) return this.table;
    const at = new ByteReader(this.section('names'));
    const size = at.varint();
    const ids = at.varints(size);
    const [places, ranks, loose] = [at.varints(size), at.varints(size), at.varints(size)];
    this.table = new NameTable({ size, nameAt: (i) => this.packed.value(ids[i]) as string, places, ranks, loose });
    return this.table;
  }

  matches(name: string): Matches<CardRecord> | undefined {
    const found = this.names().matches(name);
    return found && { fit: found.fit, cards: found.places.map((place) => this.record(place)) };
  }

  find(name: string): CardRecord | undefined {
    return meantBy(this.matches(name));
  }

  findAll(name: string): readonly CardRecord[] {
    const found = this.matches(name);
    return meantBy(found) === undefined ? [] : (found?.cards ?? []);
  }

  findByOracleId(id: string): CardRecord | undefined {
    if (!this.byOracleId) {
      this.byOracleId = new Map();
      for (let i = 0; i < this.size; i++) {
        const { oracleId } = this.record(i);
        if (oracleId !== undefined) this.byOracleId.set(oracleId, i);
      }
    }
    const place = this.byOracleId.get(id);
    return place === undefined ? undefined : this.record(place);
  }

  nearest(name: string, n: number): readonly NearRecord[] {
    return this.names()
      .nearest(name, n)
      .map(({ place, name: near, distance }) => ({ record: this.record(place), name: near, distance }));
  }
}
