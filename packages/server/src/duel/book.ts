/** Cards of the second game on this server: those that come with the program, and those of a file that was imported into the data folder. */
import { existsSync, readFileSync } from 'node:fs';
import type { DuelCardView, Text } from '@apnap/protocol';
import {
  type Card,
  type CardRecord,
  type CardSource,
  cardText,
  type Library,
  libraryOf,
  materialsText,
  type Printed,
  pendulumText,
  stockCards,
} from '@apnap/yugioh';
import { plain } from '../text.js';

/** The lines of an imported file. Lines that are no JSON are left out: an import writes none. */
function* rowsOf(file: string): Generator<unknown> {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    try {
      yield JSON.parse(line);
    } catch {}
  }
}

/** Names of cards in a Chinese text, which stand in quotation marks. */
const QUOTED = /“([^“”]+)”/g;

export class DuelBook {
  private readonly stock = new Map(stockCards.map((c) => [c.printed.id, c]));
  private readonly views = new Map<number, DuelCardView>();
  private readonly library: Library;
  private names: Map<string, Printed> | null = null;

  /** Whether a file was imported. */
  readonly isImported: boolean;

  /** @param file what was imported, if there is one */
  constructor(file: string) {
    this.isImported = existsSync(file);
    this.library = libraryOf(this.isImported ? rowsOf(file) : []);
  }

  /** How many cards are known. */
  get known(): number {
    const { records } = this.library;
    return this.stock.size + records.filter((r) => !this.stock.has(r.printed.id)).length;
  }

  /** Cards as a game asks for them: those that come with the program were tested with it, and come first. */
  readonly source: CardSource = (id) => this.stock.get(id) ?? this.library.source(id);

  /** A card that can be played. */
  readonly card = (id: number): Card | undefined => {
    const found = this.source(id);
    return found && 'printed' in found ? found : undefined;
  };

  printed(id: number): Printed | undefined {
    return this.stock.get(id)?.printed ?? this.library.find(id)?.printed;
  }

  /** A card as deck checks ask for it. */
  record(id: number): CardRecord | undefined {
    const card = this.stock.get(id);
    return this.library.find(id) ?? (card && { printed: card.printed, text: '', textZh: '', pendulum: '', materials: '', limits: {} });
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
    return name ? { en: name.en, zh: name.zh ?? name.en } : plain(id < 0 ? 'Token' : String(id));
  }

  /** A Chinese text with the Chinese names of the cards that it names. */
  private readonly inChinese = (text: string): string =>
    text.replace(QUOTED, (_, name: string) => `“${this.byName(name)?.name.zh ?? name}”`);

  private said(en: string, zh: string): Text {
    return { en, zh: this.inChinese(zh) };
  }

  /** A card as a client draws it; a Token of a duel is in none of the books. */
  view(id: number, token?: Printed): DuelCardView {
    const before = this.views.get(id);
    if (before && !token) return before;
    const p = token ?? this.printed(id);
    if (!p) return { id, name: plain(String(id)), kind: 'monster', words: [], text: plain('') };
    const meaning = token ? undefined : this.card(id)?.meaning;
    const { en } = p.name;
    const line = meaning?.materials;
    const made: DuelCardView = {
      id,
      name: { en, zh: p.name.zh ?? en },
      kind: p.kind,
      words: [...p.words],
      ...(p.property ? { property: p.property } : {}),
      ...(p.type ? { type: p.type } : {}),
      ...(p.attribute ? { attribute: p.attribute } : {}),
      ...(p.level === undefined ? {} : { level: p.level }),
      ...(p.rank === undefined ? {} : { rank: p.rank }),
      ...(p.arrows ? { arrows: [...p.arrows] } : {}),
      ...(p.scale === undefined ? {} : { scale: p.scale }),
      ...(p.atk === undefined ? {} : { atk: p.atk }),
      ...(p.def === undefined ? {} : { def: p.def }),
      ...(line && line.length > 0 ? { line: this.said(materialsText(line, 'en'), materialsText(line, 'zh')) } : {}),
      text: meaning ? this.said(cardText(meaning, en, 'en'), cardText(meaning, en, 'zh')) : plain(''),
      ...(meaning?.pendulum && meaning.pendulum.length > 0
        ? { pendulum: this.said(pendulumText(meaning, en, 'en'), pendulumText(meaning, en, 'zh')) }
        : {}),
    };
    if (!token) this.views.set(id, made);
    return made;
  }
}
