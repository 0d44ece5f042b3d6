/** Decks: those that come with the program, and people's own. Lists of people are read on other threads. */
import { createHash, randomBytes } from 'node:crypto';
import { commanderDecks, type EmbeddedDeck, embeddedDecks, olderDecks } from '@apnap/cards';
import type { Stock } from '@apnap/magic';
import { type DeckModel, withinIdentity } from '@apnap/players';
import type { DeckFileView, DeckInfo, DeckView, Text, Year } from '@apnap/protocol';
import type { Person } from '../auth/people.js';
import type { CardBook } from '../cards.js';
import type { Database } from '../db/database.js';
import type { Known, TableDeck } from '../games/deck.js';
import { plain } from '../text.js';
import type { Owner } from '../workers/shares.js';
import type { Workers } from '../workers/workers.js';
import { DeckReader } from './reading.js';
import { stocksOf } from './stock.js';

/** Decks a person may keep. */
const MOST = 200;
/** What lists show of decks that are kept in mind. */
const MOST_INFOS = 5000;

interface Row {
  id: string;
  name: string;
  list: string;
}

const ownDeck = (r: Row): Known => ({ id: r.id, name: plain(r.name), list: r.list, mine: true });

const ofProgram = (d: EmbeddedDeck): Known => ({ id: d.id, name: { en: d.name, zh: d.zhName }, list: d.text, mine: false });

/** A deck list by its content: whose it is and what it is called does not matter. */
const keyOf = (k: Known): string => createHash('sha256').update(`${k.id}\n${k.name.en}\n${k.list}`).digest('base64');

export class Decks {
  /** Planes, phenomena and schemes that can be played, in the order of a seed. */
  readonly stock: (seed: string) => Stock;
  private readonly reader: DeckReader;
  private readonly embedded: readonly Known[] = embeddedDecks().map(ofProgram);
  /** For the rules of other years; they can be played by today's, too. */
  private readonly older: readonly Known[] = olderDecks().map(ofProgram);
  /** They play with each other. */
  private readonly commanded: readonly Known[] = commanderDecks().map(ofProgram);
  private readonly expected = new Map<Year | undefined, DeckModel>();
  private readonly infos = new Map<string, DeckInfo>();

  constructor(
    private readonly db: Database,
    private readonly book: CardBook,
    private readonly workers: Workers,
  ) {
    this.reader = new DeckReader(book);
    this.stock = stocksOf(book);
  }

  /**
   * The decks of the program as their cards: what a player expects to meet. @param year of the rules, where they are not today's; `commanders`: only what can be
   * beside these (CR 903.5c)
   */
  model(year?: Year, commanders: readonly string[] = []): DeckModel {
    const model = this.modelOf(year);
    return commanders.length === 0
      ? model
      : withinIdentity(
          model,
          commanders.flatMap((name) => this.book.source(name) ?? []),
        );
  }

  private modelOf(year: Year | undefined): DeckModel {
    const known = this.expected.get(year);
    if (known) return known;
    const model = year === undefined ? this.reader.model(this.embedded) : this.reader.model([...this.embedded, ...this.older], year);
    this.expected.set(year, model);
    return model;
  }

  /** All that come with the program. */
  private get ofProgram(): readonly Known[] {
    return [...this.embedded, ...this.older, ...this.commanded];
  }

  async list(person: Person | null, owners: readonly Owner[]): Promise<DeckInfo[]> {
    const rows = person
      ? await this.db.query<Row>('select id, name, list from decks where person = $1 order by changed desc', [person.id])
      : [];
    const own = rows.map(ownDeck);
    const unknown = own.filter((k) => !this.infos.has(keyOf(k)));
    for (let i = 0; i < unknown.length; i += 10) {
      const decks = unknown.slice(i, i + 10);
      const infos = await this.workers.do('deckInfos', { decks }, owners);
      decks.forEach((k, n) => {
        this.keep(k, infos[n]);
      });
    }
    return [...own.flatMap((k) => this.infos.get(keyOf(k)) ?? []), ...this.ofProgram.map((k) => this.infoOf(k))];
  }

  /** What lists show of a deck of the program. */
  private infoOf(k: Known): DeckInfo {
    const info = this.infos.get(keyOf(k)) ?? this.reader.info(k);
    this.keep(k, info);
    return info;
  }

  private keep(k: Known, info: DeckInfo): void {
    if (this.infos.size >= MOST_INFOS) this.infos.delete(this.infos.keys().next().value as string);
    this.infos.set(keyOf(k), info);
  }

  /** The deck with this id, if the person may see it. */
  async find(id: string, person: Person | null): Promise<Known | null> {
    const known = this.ofProgram.find((d) => d.id === id);
    if (known) return known;
    if (!person) return null;
    const [row] = await this.db.query<Row>('select id, name, list from decks where id = $1 and person = $2', [id, person.id]);
    return row ? ownDeck(row) : null;
  }

  /** A deck of the program that is none of these, if there is one, with a commander or without. @param year of the rules, where they are not today's */
  other(than: readonly string[], commanders: boolean, year?: Year): string {
    const all = commanders ? this.commanded : year === undefined ? this.embedded : [...this.embedded, ...this.older];
    const fit = year === undefined ? all : all.filter((d) => this.infoOf(d).years.includes(year));
    const free = fit.filter((d) => !than.includes(d.id));
    const choices = free.length > 0 ? free : fit;
    return choices[Math.floor(Math.random() * choices.length)].id;
  }

  /** @returns its id; null when there is no more room. */
  async add(person: Person, name: string, list: string): Promise<string | null> {
    const id = randomBytes(9).toString('base64url');
    // Counted and kept at once, with the person held: of many that come together no more are kept than there is room for.
    const rows = await this.db.transaction(async (q) => {
      await q.query('select 1 from people where id = $1 for update', [person.id]);
      return q.query(
        `insert into decks (id, person, name, list) select $1, $2, $3, $4
         where (select count(*) from decks where person = $2) < $5 returning id`,
        [id, person.id, name, list, MOST],
      );
    });
    return rows.length > 0 ? id : null;
  }

  /** Keeps a deck under an id of its own, whatever number there are; once. */
  async keepAs(id: string, person: string, name: string, list: string): Promise<void> {
    await this.db.query('insert into decks (id, person, name, list) values ($1, $2, $3, $4) on conflict (id) do nothing', [
      id,
      person,
      name,
      list,
    ]);
  }

  async replace(person: Person, id: string, name: string, list: string): Promise<boolean> {
    const rows = await this.db.query('update decks set name = $3, list = $4, changed = now() where id = $1 and person = $2 returning id', [
      id,
      person.id,
      name,
      list,
    ]);
    return rows.length > 0;
  }

  async remove(person: Person, id: string): Promise<boolean> {
    return (await this.db.query('delete from decks where id = $1 and person = $2 returning id', [id, person.id])).length > 0;
  }

  /** A deck with all that is known of it. @throws Spent, Overran, Crowded */
  async view(deck: Known, owners: readonly Owner[], format?: string): Promise<DeckView> {
    return this.workers.do('deckView', { deck, ...(format === undefined ? {} : { format }) }, owners);
  }

  /** As the file of another program; null for one that is not known. @param format the format the list is in; absent: as it looks. @throws Spent, Overran, Crowded */
  async written(deck: Known, as: string, owners: readonly Owner[], format?: string): Promise<DeckFileView | null> {
    return this.workers.do('deckFile', { deck, as, ...(format === undefined ? {} : { format }) }, owners);
  }

  /** The deck for a table; or why it can't be played. @throws Spent, Overran, Crowded */
  async forTable(deck: Known, owners: readonly Owner[], year?: Year): Promise<TableDeck | Text> {
    if (!deck.mine) return this.reader.forTable(deck, year);
    return this.workers.do('tableDeck', { deck, ...(year === undefined ? {} : { year }) }, owners);
  }
}
