/** All cards there are to be had: those that come with the program, and those of a file. */
import type { Text } from '@apnap/words';
import { copiesAllowed } from '../cards/deck.js';
import type { CardRecord } from '../cards/record.js';
import type { CardSource } from '../game.js';
import type { Card, Printed } from '../language/index.js';
import { cardText } from '../render/text.js';
import { stockCards } from '../stock/stock.js';
import { type Library, libraryOf } from './library.js';

const REGIONS = ['tcg', 'ocg'] as const;

/** Those that come with the program, as rows: their texts are written from what they mean. */
const shipped: ReadonlyMap<number, CardRecord> = new Map(
  stockCards.map(({ printed, meaning }) => {
    const [text, textZh] = (['en', 'zh'] as const).map((lang) => cardText(meaning, printed.name.en, lang));
    return [printed.id, { printed, text, textZh, pendulum: '', materials: '', limits: {} }];
  }),
);

const stock: ReadonlyMap<number, Card> = new Map(stockCards.map((c) => [c.printed.id, c]));

export class Shelf {
  /** Of the file. */
  protected readonly library: Library;
  private names: Map<string, Printed> | null = null;
  private all: readonly CardRecord[] | null = null;
  private lists: readonly ('tcg' | 'ocg')[] | null = null;

  /** @param rows of a file of cards */
  constructor(rows: Iterable<unknown>) {
    this.library = libraryOf(rows);
  }

  /** How many cards are known. */
  get known(): number {
    return this.records.length;
  }

  /** Cards as a game asks for them: those that come with the program were tested with it, and come first. */
  readonly source: CardSource = (id) => stock.get(id) ?? this.library.source(id);

  /** A card that can be played. */
  readonly card = (id: number): Card | undefined => {
    const found = this.source(id);
    return found && 'printed' in found ? found : undefined;
  };

  /** The words of a card that are not read, for which it can't be played (Y4.7). */
  unread(id: number): string | undefined {
    const found = this.source(id);
    return found && 'unread' in found ? found.unread : undefined;
  }

  printed(id: number): Printed | undefined {
    return stock.get(id)?.printed ?? this.library.find(id)?.printed;
  }

  /** A card as deck checks and searches ask for it. */
  record(id: number): CardRecord | undefined {
    return this.library.find(id) ?? shipped.get(id);
  }

  /** All cards that are known. */
  get records(): readonly CardRecord[] {
    this.all ??= [...this.library.records, ...[...shipped.values()].filter((r) => !this.library.find(r.printed.id))];
    return this.all;
  }

  /** The regions whose lists are known (Y4.4). */
  get regions(): readonly ('none' | 'tcg' | 'ocg')[] {
    this.lists ??= REGIONS.filter((region) => this.library.records.some((r) => copiesAllowed(r, region) < 3));
    return ['none', ...this.lists];
  }

  /** A card by its name in a language, as it is written. */
  byName(name: string): Printed | undefined {
    if (!this.names) {
      const all = [...this.library.records.map((r) => r.printed), ...stockCards.map((c) => c.printed)];
      this.names = new Map(all.flatMap((p) => [p.name.en, p.name.zh ?? p.name.en].map((n) => [n.toLowerCase(), p] as const)));
    }
    return this.names.get(name.toLowerCase());
  }

  /** The name of a card; of one that nobody knows its number. */
  name(id: number): Text {
    const name = this.printed(id)?.name;
    const unknown = id < 0 ? 'Token' : String(id);
    return { en: name?.en ?? unknown, zh: name?.zh ?? name?.en ?? unknown };
  }
}
