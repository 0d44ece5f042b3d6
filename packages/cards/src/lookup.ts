/** Finding cards by what people write: English or Chinese names, whole cards or single faces. */
import type { Card, Face } from '@apnap/ability';
import { bestMatches, type Matches, meantBy } from './db/matching.js';
import { columnsOf, NameTable, nameEntries, wholeZhName } from './db/nametable.js';
import type { CardDatabase, CardRecord } from './db/record.js';

/** A card whose name resembles what was asked for. */
export interface NearName {
  card: Card;
  /** The name that resembles it, in the language of the question. */
  name: string;
  distance: number;
}

/** The Chinese name of a whole card: its faces' names joined with "／"; absent unless every face has one. */
export function zhNameOf(card: Card): string | undefined {
  return wholeZhName(card.faces);
}

const outlines = new WeakMap<CardRecord, Card>();
const made = new WeakSet<Card>();

/** A card of a database; one that was refused as an outline without abilities, so that decks with it can be read. */
const cardOf = (database: CardDatabase, record: CardRecord): Card => database.card(record.place) ?? outlineOf(record);

/** Whether it is only what is printed on a card besides its abilities: it can't be played. */
export const isOutline = (card: Card): boolean => made.has(card);

/** What is printed on a card besides its abilities. */
export function outlineOf(record: CardRecord): Card {
  const known = outlines.get(record);
  if (known) return known;
  const faces = record.faces.map(({ manaValue: _, colors: __, ...facts }) => ({ ...facts, abilities: [] }) as unknown as Face);
  const outline: Card = { name: record.name, layout: 'normal', faces };
  outlines.set(record, outline);
  made.add(outline);
  return outline;
}

/** A card as a database knows it. */
export interface KnownCard {
  database: CardDatabase;
  record: CardRecord;
}

/** Everything known of a card by its exact English name: by the first of these databases that has its data, else by the first that knows it. */
export function knownIn(databases: readonly CardDatabase[], name: string): KnownCard | undefined {
  const found = databases.flatMap((database) => {
    const record = database.find(name);
    return record?.name === name ? [{ database, record }] : [];
  });
  return found.find(({ record }) => record.refusal === undefined) ?? found[0];
}

/** What a database finds by a name, as cards. */
function matchesIn(database: CardDatabase, name: string): Matches<Card> | undefined {
  const found = database.matches(name);
  return found && { fit: found.fit, cards: found.cards.map((record) => cardOf(database, record)) };
}

/** An immutable index over cards by name: those given, then those of databases, where a card is decoded when it is found. */
export class CardIndex {
  private table: NameTable | undefined;
  private readonly databases: readonly CardDatabase[];

  /**
   * Of two cards with the same name the first counts, and those given count before those of the databases; a whole name counts before that of
   * a face, whichever comes first (see `db/matching.ts`).
   */
  constructor(
    private readonly given: readonly Card[],
    ...databases: readonly CardDatabase[]
  ) {
    this.databases = databases;
  }

  private names(): NameTable {
    this.table ??= new NameTable(columnsOf(nameEntries(this.given)));
    return this.table;
  }

  /** The card with this name (English or Chinese, the whole card or else one face), or undefined. Its data are those of the first database that has any. */
  find(name: string): Card | undefined {
    const meant = meantBy(bestMatches([this.matchesGiven(name), ...this.databases.map((d) => matchesIn(d, name))]));
    const known = meant && isOutline(meant) ? knownIn(this.databases, meant.name) : undefined;
    return known ? cardOf(known.database, known.record) : meant;
  }

  private matchesGiven(name: string): Matches<Card> | undefined {
    const found = this.given.length === 0 ? undefined : this.names().matches(name);
    return found && { fit: found.fit, cards: found.places.map((place) => this.given[place]) };
  }

  /** The `n` names most like this one, nearest first, in the language it is written in. */
  nearest(name: string, n: number): NearName[] {
    const found: NearName[] = (this.given.length === 0 ? [] : this.names().nearest(name, n)).map((x) => ({
      card: this.given[x.place],
      name: x.name,
      distance: x.distance,
    }));
    for (const database of this.databases)
      for (const x of database.nearest(name, n))
        if (!found.some((y) => y.name === x.name)) found.push({ card: cardOf(database, x.record), name: x.name, distance: x.distance });
    return found.sort((a, b) => a.distance - b.distance).slice(0, n);
  }
}
