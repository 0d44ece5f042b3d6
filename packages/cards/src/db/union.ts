/** Several databases as one: what was imported, before what comes with the program. */
import type { Card } from '@apnap/ability';
import { foldName } from '../names.js';
import { bestMatches, type Matches, meantBy } from './matching.js';
import type { CardDatabase, CardRecord, DatabaseInfo, FaceText, NearRecord, Ruling, SetRecord } from './record.js';

interface Entry {
  database: CardDatabase;
  /** As its own database has it. */
  own: CardRecord;
}

const byName = (a: Entry, b: Entry): number => (a.own.name < b.own.name ? -1 : a.own.name > b.own.name ? 1 : 0);

/**
 * A card that several databases have under one name (accents and case apart) is that of the first; its data is that of the first that could
 * compile it.
 */
class UnionDatabase implements CardDatabase {
  readonly info: DatabaseInfo;
  private readonly entries: readonly Entry[];
  /** Of each name, folded: the places of the cards with it. */
  private readonly places = new Map<string, number[]>();
  private readonly records = new Map<number, CardRecord>();

  constructor(private readonly databases: readonly CardDatabase[]) {
    const { date, dates } = databases.find((d) => d.info.date !== undefined)?.info ?? {};
    const rulings = databases.reduce((sum, d) => sum + (d.info.rulings ?? 0), 0);
    this.info = {
      sources: databases.flatMap((d) => d.info.sources),
      ...(date === undefined ? {} : { date }),
      ...(dates === undefined ? {} : { dates }),
      ...(rulings === 0 ? {} : { rulings }),
    };
    const seen = new Set<string>();
    const entries: Entry[] = [];
    for (const database of databases) {
      const names: string[] = [];
      for (let place = 0; place < database.size; place++) {
        const own = database.record(place);
        const name = foldName(own.name);
        if (seen.has(name)) continue;
        entries.push({ database, own });
        names.push(name);
      }
      // Of one database all cards of a name stay: names are no unique keys.
      for (const name of names) seen.add(name);
    }
    this.entries = entries.sort(byName);
    this.entries.forEach((e, place) => {
      const name = foldName(e.own.name);
      this.places.set(name, [...(this.places.get(name) ?? []), place]);
    });
  }

  get size(): number {
    return this.entries.length;
  }

  record(place: number): CardRecord {
    const known = this.records.get(place);
    if (known) return known;
    const { refusal, ...facts } = this.entries[place].own;
    const record: CardRecord = { ...facts, place, ...(refusal !== undefined && this.card(place) === undefined ? { refusal } : {}) };
    this.records.set(place, record);
    return record;
  }

  card(place: number): Card | undefined {
    const { database, own } = this.entries[place];
    return database.card(own.place) ?? this.compiledElsewhere(database, own.name);
  }

  private compiledElsewhere(besides: CardDatabase, name: string): Card | undefined {
    for (const database of this.databases) {
      if (database === besides) continue;
      const record = database.find(name);
      const card = record && foldName(record.name) === foldName(name) ? database.card(record.place) : undefined;
      if (card) return card;
    }
    return undefined;
  }

  text(place: number): readonly FaceText[] | undefined {
    const { database, own } = this.entries[place];
    return database.text(own.place);
  }

  rulings(place: number): readonly Ruling[] {
    const { database, own } = this.entries[place];
    const known = database.rulings(own.place);
    return known.length > 0 ? known : rulingsIn(this.databases, own.name);
  }

  set(code: string): SetRecord | undefined {
    for (const database of this.databases) {
      const found = database.set(code);
      if (found) return found;
    }
    return undefined;
  }

  sets(): readonly SetRecord[] {
    const all = new Map<string, SetRecord>();
    for (const database of this.databases) for (const set of database.sets()) if (!all.has(set.code)) all.set(set.code, set);
    return [...all.values()];
  }

  matches(name: string): Matches<CardRecord> | undefined {
    const found = bestMatches(this.databases.map((d) => d.matches(name)));
    return found && { fit: found.fit, cards: [...new Set(found.cards.flatMap((r) => this.ours(r)))] };
  }

  find(name: string): CardRecord | undefined {
    return meantBy(this.matches(name));
  }

  findAll(name: string): readonly CardRecord[] {
    const found = this.matches(name);
    return meantBy(found) === undefined ? [] : (found?.cards ?? []);
  }

  /** Our cards with the name of a database's own, the one that is spelled alike first. */
  private ours(own: CardRecord): CardRecord[] {
    const records = (this.places.get(foldName(own.name)) ?? []).map((place) => this.record(place));
    return records.sort((a, b) => Number(b.name === own.name) - Number(a.name === own.name));
  }

  findByOracleId(id: string): CardRecord | undefined {
    const place = this.entries.findIndex((e) => e.own.oracleId === id);
    return place < 0 ? undefined : this.record(place);
  }

  nearest(name: string, n: number): readonly NearRecord[] {
    const near = new Map<string, NearRecord>();
    for (const database of this.databases)
      for (const found of database.nearest(name, n)) {
        const [record] = this.ours(found.record);
        if (record && !near.has(found.name)) near.set(found.name, { ...found, record });
      }
    return [...near.values()].sort((a, b) => a.distance - b.distance).slice(0, n);
  }
}

/** The rulings of the card with this English name, accents and case apart, in the first database that has any of it. */
export function rulingsIn(databases: readonly CardDatabase[], name: string): readonly Ruling[] {
  for (const database of databases) {
    const record = database.info.rulings === undefined ? undefined : database.find(name);
    if (!record || foldName(record.name) !== foldName(name)) continue;
    const found = database.rulings(record.place);
    if (found.length > 0) return found;
  }
  return [];
}

/** Databases as one; the earlier ones count before the later ones. */
export function joinDatabases(databases: readonly CardDatabase[]): CardDatabase {
  return databases.length === 1 ? databases[0] : new UnionDatabase(databases);
}
