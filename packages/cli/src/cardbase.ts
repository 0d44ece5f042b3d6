/** The cards the commands play with: the embedded set, and card files given on the command line. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Card, CardType, Supertype } from '@apnap/ability';
import { CardIndex, embeddedCard, embeddedDatabase, embeddedIndex, hasHan } from '@apnap/cards';
import { type CardSource, type Lang, unsupported } from '@apnap/magic';
import { type CardInput, compileCard } from '@apnap/oracle';
import { CliError } from './io.js';
import { text } from './text/text.js';

/** A card of a file, compiled when it is first needed. */
interface Row {
  input: CardInput;
  file: string;
}

/** What stands between a card and a game: said per card. */
export interface Obstacle {
  card: string;
  message: string;
}

/** The text of a file, unpacked if need be. @throws CliError when it can't be read. */
export function readText(file: string, lang: Lang): string {
  try {
    const bytes = readFileSync(file);
    return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (e) {
    throw new CliError(2, text(lang, 'error.noFile', { file, why: (e as NodeJS.ErrnoException).code ?? (e as Error).message }));
  }
}

function readRows(file: string, lang: Lang): Row[] {
  const rows: Row[] = [];
  readText(file, lang)
    .split('\n')
    .forEach((line, i) => {
      if (line.trim() === '') return;
      const bad = (what: string): never => {
        throw new CliError(2, text(lang, 'error.cardLine', { file, line: i + 1, what }));
      };
      let value: unknown;
      try {
        value = JSON.parse(line);
      } catch (e) {
        bad((e as Error).message);
      }
      const input = value as Partial<CardInput> | null;
      if (typeof input !== 'object' || input === null || typeof input.name !== 'string') bad('"name"');
      rows.push({ input: { layout: 'normal', ...input } as CardInput, file });
    });
  return rows;
}

/** The names and types of a row, as a card without abilities: enough to look it up and to check a deck. */
function outline(input: CardInput): Card {
  const faces = (input.faces ?? [input]).map((f) => ({
    name: f.name,
    ...(f.zh?.lang === 'zhs' && f.zh.name ? { zhName: f.zh.name } : {}),
    supertypes: (f.supertypes ?? []) as Supertype[],
    types: (f.types ?? []) as CardType[],
    subtypes: f.subtypes ?? [],
    abilities: [],
  }));
  return { name: input.name, layout: 'normal', faces };
}

/** The compiled card with the Chinese names its row knows. */
function withNames(card: Card, names: Card): Card {
  return { ...card, faces: card.faces.map((f, i) => (names.faces[i]?.zhName ? { ...f, zhName: names.faces[i].zhName } : f)) };
}

/** Cards by name, compiled as they are needed. */
export class CardBase {
  readonly index: CardIndex;
  private readonly rows = new Map<string, Row>();
  private readonly compiled = new Map<string, Card>();

  /** @throws CliError for a file that can't be read. */
  constructor(
    files: readonly string[],
    private readonly lang: Lang,
  ) {
    for (const file of files)
      for (const row of readRows(file, lang)) if (!this.rows.has(row.input.name)) this.rows.set(row.input.name, row);
    const extra = [...this.rows.values()].filter((r) => !this.isEmbedded(r.input.name)).map((r) => outline(r.input));
    this.index = extra.length === 0 ? embeddedIndex() : new CardIndex(extra, embeddedDatabase());
  }

  /** Whether the card comes with the program. */
  isEmbedded(name: string): boolean {
    return embeddedCard(name) !== undefined;
  }

  /** The imported row of a card, if it is from a file. */
  rowOf(name: string): CardInput | undefined {
    return this.rows.get(name)?.input;
  }

  /** The card, compiled; or why it can't be had. */
  card(name: string): Card | Obstacle {
    const known = embeddedCard(name) ?? this.compiled.get(name);
    if (known) return known;
    const row = this.rows.get(name);
    if (!row) return { card: name, message: text(this.lang, 'error.noCard', { name, near: this.nearText(name) }) };
    const result = compileCard(row.input);
    if (!result.ok) {
      const { phrase, reason } = result.refusals[0];
      return { card: name, message: text(this.lang, 'error.refused', { file: row.file, name, phrase, reason }) };
    }
    const card = withNames(result.card, outline(row.input));
    this.compiled.set(name, card);
    return card;
  }

  /** The phrase of a card's text the compiler could not read; undefined for a card that compiles or is unknown. */
  refusal(name: string): string | undefined {
    const row = this.rows.get(name);
    const result = row ? compileCard(row.input) : undefined;
    return result === undefined || result.ok ? undefined : result.refusals[0].phrase;
  }

  /** Why the engine can't play the card; null when it can. */
  obstacle(name: string): Obstacle | null {
    const card = this.card(name);
    if ('message' in card) return card;
    const lacks = unsupported(card);
    if (lacks.length === 0) return null;
    const file = this.rows.get(name)?.file ?? 'apnap';
    return { card: name, message: text(this.lang, 'error.unsupported', { file, name, what: lacks.join(', ') }) };
  }

  /** The cards as a game asks for them. */
  readonly source: CardSource = (name) => {
    const card = this.card(name);
    return 'message' in card ? undefined : card;
  };

  /** "; did you mean …?" with the names most like this one, or nothing. */
  nearText(name: string): string {
    const near = this.index.nearest(name, 3).map((x) => (hasHan(x.name) ? `「${x.name}」` : `"${x.name}"`));
    return near.length === 0 ? '' : text(this.lang, 'error.near', { near: near.join(this.lang === 'zh' ? '、' : ', ') });
  }
}
