/** Cards of the second game on this server: those that come with the program, and those of a file that was imported into the data folder. */
import { existsSync, readFileSync } from 'node:fs';
import type { DuelCardEntry, DuelCardView, Text } from '@apnap/protocol';
import { type CardRecord, cardText, copiesAllowed, materialsText, type Printed, pendulumText, Shelf } from '@apnap/yugioh';
import { plain } from '../text.js';

/** The cards of an imported file, and how many of its lines are none. */
function rowsOf(file: string): { rows: unknown[]; damaged: number } {
  const lines = readFileSync(file, 'utf8').split('\n');
  const rows: unknown[] = [];
  let damaged = 0;
  for (const line of lines) {
    if (line === '') continue;
    try {
      rows.push(JSON.parse(line));
    } catch {
      damaged++;
    }
  }
  return { rows, damaged };
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

export class DuelBook extends Shelf {
  private readonly views = new Map<number, DuelCardView>();

  /** Whether a file was imported. */
  readonly isImported: boolean;
  /** Lines of it that are no JSON: an import writes none, so that the file was damaged. */
  readonly damaged: number;

  /** @param file what was imported, if there is one */
  constructor(file: string) {
    const isImported = existsSync(file);
    const { rows, damaged } = isImported ? rowsOf(file) : { rows: [], damaged: 0 };
    super(rows);
    this.isImported = isImported;
    this.damaged = damaged;
  }

  /** A card as a deck builder shows it. */
  entry(id: number): DuelCardEntry {
    const unread = this.unread(id);
    const limits = limitsOf(this.record(id));
    return {
      card: this.view(id),
      ...(unread === undefined ? {} : { unread }),
      ...(Object.keys(limits).length > 0 ? { limits } : {}),
    };
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
