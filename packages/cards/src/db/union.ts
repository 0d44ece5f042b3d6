/** Several databases as one: what was imported, before what comes with the program. */
import type { Card } from '@apnap/ability';
import { foldName } from '../names.js';
import type { CardDatabase, CardRecord, DatabaseInfo, FaceText, NearRecord, SetRecord } from './record.js';

interface Entry {
  database: CardDatabase;
  /** As its own database has it. */
  own: CardRecord;
}

const byName = (a: Entry, b: Entry): number => (a.own.name < b.own.name ? -1 : a.own.name > b.own.name ? 1 : 0);

/** A card that several databases have under one name is that of the first; its data is that of the first that could compile it. */
class UnionDatabase implements CardDatabase {
  readonly info: DatabaseInfo;
  private readonly entries: readonly Entry[];
  private readonly places = new Map<string, number>();
  private readonly records = new Map<number, CardRecord>();

  constructor(private readonly databases: readonly CardDatabase[]) {
    const date = databases.map((d) => d.info.date).find((d) => d !== undefined);
    this.info = { sources: databases.flatMap((d) => d.info.sources), ...(date === undefined ? {} : { date }) };
    const seen = new Set<string>();
    const entries: Entry[] = [];
    for (const database of databases) {
      const names: string[] = [];
      for (let place = 0; place < database.size; place++) {
        const own = database.record(place);
        if (seen.has(own.name)) continue;
        entries.push({ database, own });
        names.push(own.name);
      }
      // Of one database all cards of a name stay: names are no unique keys.
      for (const name of names) seen.add(name);
    }
    this.entries = entries.sort(byName);
    this.entries.forEach((e, place) => {
      if (!this.places.has(e.own.name)) this.places.set(e.own.name, place);
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
      const card = record?.name === name ? database.card(record.place) : undefined;
      if (card) return card;
    }
    return undefined;
  }

  text(place: number): readonly FaceText[] | undefined {
    const { database, own } = this.entries[place];
    return database.text(own.place);
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

  /** A card that has this as its whole name counts before one that an earlier database finds by a face. */
  find(name: string): CardRecord | undefined {
    const found = this.databases.flatMap((d) => d.find(name) ?? []);
    const best = found.find((r) => r.faces.length === 1 || foldName(r.name) === foldName(name)) ?? found[0];
    return best && this.byOwnName(best.name);
  }

  private byOwnName(name: string): CardRecord | undefined {
    const place = this.places.get(name);
    return place === undefined ? undefined : this.record(place);
  }

  findAll(name: string): readonly CardRecord[] {
    const found = [...new Set(this.databases.flatMap((d) => d.findAll(name).map((r) => r.name)))];
    const whole = found.filter((n) => foldName(n) === foldName(name));
    return (whole.length > 0 ? whole : found).flatMap((n) => {
      const out: CardRecord[] = [];
      for (let place = this.places.get(n) ?? this.size; this.entries[place]?.own.name === n; place++) out.push(this.record(place));
      return out;
    });
  }

  findByOracleId(id: string): CardRecord | undefined {
    const place = this.entries.findIndex((e) => e.own.oracleId === id);
    return place < 0 ? undefined : this.record(place);
  }

  nearest(name: string, n: number): readonly NearRecord[] {
    const near = new Map<string, NearRecord>();
    for (const database of this.databases)
      for (const found of database.nearest(name, n)) {
        const record = this.byOwnName(found.record.name);
        if (record && !near.has(found.name)) near.set(found.name, { ...found, record });
      }
    return [...near.values()].sort((a, b) => a.distance - b.distance).slice(0, n);
  }
}

/** Databases as one; the earlier ones count before the later ones. */
export function joinDatabases(databases: readonly CardDatabase[]): CardDatabase {
  return databases.length === 1 ? databases[0] : new UnionDatabase(databases);
}
