/** Cards of the second game on this server: those that come with the program, and those of a file that was imported into the data folder. */
import { existsSync, readFileSync } from 'node:fs';
import type { DuelCardEntry, DuelCardView, DuelRegion, Text } from '@apnap/protocol';
import {
  type Card,
  type CardRecord,
  type CardSource,
  cardText,
  copiesAllowed,
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

/** Y4.4: where a list allows fewer copies than three. */
function limitsOf(record: CardRecord | undefined): NonNullable<DuelCardEntry['limits']> {
  const limits: NonNullable<DuelCardEntry['limits']> = {};
  for (const region of ['tcg', 'ocg'] as const) {
    const n = record ? copiesAllowed(record, region) : 3;
    if (n < 3) limits[region] = n;
  }
  return limits;
}

export class DuelBook {
  private readonly stock = new Map(stockCards.map((c) => [c.printed.id, c]));
  private readonly views = new Map<number, DuelCardView>();
  private readonly library: Library;
  private names: Map<string, Printed> | null = null;
  /** Those that come with the program, as rows: their texts are written from what they mean. */
  private readonly shipped: ReadonlyMap<number, CardRecord>;
  private all: readonly CardRecord[] | null = null;
  private lists: readonly DuelRegion[] | null = null;

  /** Whether a file was imported. */
  readonly isImported: boolean;

  /** @param file what was imported, if there is one */
  constructor(file: string) {
    this.isImported = existsSync(file);
    this.library = libraryOf(this.isImported ? rowsOf(file) : []);
    this.shipped = new Map(
      stockCards.map(({ printed, meaning }) => {
        const [text, textZh] = (['en', 'zh'] as const).map((lang) => cardText(meaning, printed.name.en, lang));
        return [printed.id, { printed, text, textZh, pendulum: '', materials: '', limits: {} }];
      }),
    );
  }

  /** How many cards are known. */
  get known(): number {
    return this.records.length;
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

  /** A card as deck checks and searches ask for it. */
  record(id: number): CardRecord | undefined {
    return this.library.find(id) ?? this.shipped.get(id);
  }

  /** All cards that are known. */
  get records(): readonly CardRecord[] {
    this.all ??= [...this.library.records, ...[...this.shipped.values()].filter((r) => !this.library.find(r.printed.id))];
    return this.all;
  }

  /** The regions whose lists are known. */
  get regions(): DuelRegion[] {
    this.lists ??= (['tcg', 'ocg'] as const).filter((region) => this.library.records.some((r) => copiesAllowed(r, region) < 3));
    return ['none', ...this.lists];
  }

  /** A card as a deck builder shows it. */
  entry(id: number): DuelCardEntry {
    const found = this.source(id);
    const limits = limitsOf(this.record(id));
    return {
      card: this.view(id),
      ...(found && 'unread' in found ? { unread: found.unread } : {}),
      ...(Object.keys(limits).length > 0 ? { limits } : {}),
    };
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

  /** What a card that can't be played says, as the imported file has it. */
  private imported(id: number): Text {
    const record = this.library.find(id);
    const en = [record?.materials, record?.text].filter((t) => t).join('\n');
    return { en, zh: record?.textZh || en };
  }

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
      text: meaning ? this.said(cardText(meaning, en, 'en'), cardText(meaning, en, 'zh')) : token ? plain('') : this.imported(id),
      ...(meaning?.pendulum && meaning.pendulum.length > 0
        ? { pendulum: this.said(pendulumText(meaning, en, 'en'), pendulumText(meaning, en, 'zh')) }
        : {}),
    };
    if (!token) this.views.set(id, made);
    return made;
  }
}
