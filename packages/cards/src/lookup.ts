/** Finding cards by what people write: English or Chinese names, whole cards or single faces. */
import type { Card } from '@apnap/ability';
import { columnsOf, NameTable, nameEntries, wholeZhName } from './db/nametable.js';
import type { CardDatabase } from './db/record.js';

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

/** An immutable index over cards by name: those given, then those of a database, where a card is decoded when it is found. */
export class CardIndex {
  private table: NameTable | undefined;

  /** Of two cards with the same name the first counts, and those given count before those of the database. */
  constructor(
    private readonly given: readonly Card[],
    private readonly database?: CardDatabase,
  ) {}

  private names(): NameTable {
    this.table ??= new NameTable(columnsOf(nameEntries(this.given)));
    return this.table;
  }

  private inDatabase(place: number | undefined): Card | undefined {
    return place === undefined ? undefined : this.database?.card(place);
  }

  /** The card with this name (English or Chinese, the whole card or one face), or undefined. */
  find(name: string): Card | undefined {
    const place = this.given.length === 0 ? undefined : this.names().find(name);
    return place === undefined ? this.inDatabase(this.database?.find(name)?.place) : this.given[place];
  }

  /** The `n` names most like this one, nearest first, in the language it is written in. */
  nearest(name: string, n: number): NearName[] {
    const near = (this.given.length === 0 ? [] : this.names().nearest(name, n)).map((x) => ({ ...x, card: this.given[x.place] }));
    const others = (this.database?.nearest(name, n) ?? []).flatMap((x) => {
      const card = this.inDatabase(x.record.place);
      return card && !near.some((y) => y.name === x.name) ? [{ card, name: x.name, distance: x.distance }] : [];
    });
    const found = [...near, ...others].map(({ card, name: found, distance }) => ({ card, name: found, distance }));
    return found.sort((a, b) => a.distance - b.distance).slice(0, n);
  }
}
