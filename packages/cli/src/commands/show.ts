/** `apnap cards show`: a card as the engine knows it, rendered from its data. */
import { type Card, type Face, renderEn, renderZh, zhTypeLine } from '@apnap/ability';
import { CardBase, importedDatabase, type Obstacle } from '@apnap/cardbase';
import { chineseNameIn, embeddedDatabase, whyRefused } from '@apnap/cards';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';

export interface ShowOptions {
  data?: boolean;
  text?: boolean;
  cards?: string[];
  json?: boolean;
}

function typeLine(face: Face): string {
  const types = [...face.supertypes, ...face.types].join(' ');
  return face.subtypes.length === 0 ? types : `${types} — ${face.subtypes.join(' ')}`;
}

function sizeLine(face: Face): string {
  if (face.power !== undefined) return `${face.power}/${face.toughness ?? ''}`;
  return face.loyalty ?? face.defense ?? '';
}

/** One face as lines: names in both languages, cost, types, rules text, size. */
function faceLines(cx: Context, face: Face, rules: readonly string[]): string[] {
  const { lang, paint } = cx;
  const other = lang === 'en' ? face.zhName : face.zhName === undefined ? undefined : face.name;
  const name = lang === 'zh' ? (face.zhName ?? face.name) : face.name;
  const title = `${paint('bold', name)}${other === undefined ? '' : `  ${paint('dim', other)}`}`;
  return [
    face.manaCost === undefined ? title : `${title}  ${face.manaCost}`,
    lang === 'zh' ? zhTypeLine(face) : typeLine(face),
    ...(rules.length === 0 ? [paint('dim', text(lang, 'show.noRules'))] : rules),
    ...(sizeLine(face) === '' ? [] : [sizeLine(face)]),
  ];
}

/** The rulings of a card under their heading, as one paragraph; nothing where there are none. */
function rulingLines({ lang, paint }: Context, base: CardBase, name: string): string[] {
  const rulings = base.rulings(name);
  if (rulings.length === 0) return [];
  const lines = rulings.map((r) => `${paint('dim', r.by === undefined ? r.date : `${r.date} ${r.by}`)}  ${r.text}`);
  return [[paint('bold', text(lang, 'show.rulings', { n: rulings.length })), ...lines].join('\n')];
}

/** Shows a card. @returns the exit code. */
export function showCard(cx: Context, name: string, o: ShowOptions): number {
  const { io, lang } = cx;
  const base = new CardBase(o.cards ?? [], lang, importedDatabase(io.env));
  const found = base.index.find(name)?.name;
  if (found === undefined) throw new CliError(2, text(lang, 'error.noCard', { name, near: base.nearText(name) }));
  if (o.text) return importedText(cx, base, found);
  const card = base.card(found);
  if ('message' in card) return showRefused(cx, base, found, card, o);
  if (o.data) {
    io.out(`${JSON.stringify(card, null, 2)}\n`);
    return 0;
  }
  const zhNames = (n: string): string | undefined =>
    base.index.find(n)?.faces.find((f) => f.name === n)?.zhName ?? chineseNameIn(embeddedDatabase(), n);
  if (o.json) {
    io.out(
      `${JSON.stringify({ ...document(card, zhNames), record: base.entry(found)?.record ?? null, rulings: base.rulings(found) }, null, 2)}\n`,
    );
    return 0;
  }
  const rules = lang === 'zh' ? renderZh(card, { nameOf: zhNames }) : renderEn(card);
  const faces = card.faces.map((f, i) => faceLines(cx, f, rules[i]).join('\n'));
  io.out(`${[...faces, ...rulingLines(cx, base, found)].join('\n\n')}\n`);
  return 0;
}

/** A card that could not be compiled: its facts, and the phrase that was not understood. */
function showRefused(cx: Context, base: CardBase, name: string, why: Obstacle, o: ShowOptions): number {
  const entry = base.entry(name);
  if (!entry?.record.refusal || o.data) throw new CliError(1, why.message);
  const { phrase, reason } = entry.record.refusal;
  if (o.json) {
    cx.io.out(`${JSON.stringify({ name, refused: { phrase, reason }, record: entry.record, rulings: base.rulings(name) }, null, 2)}\n`);
    return 1;
  }
  const refused = text(cx.lang, 'show.refused', { why: whyRefused(cx.lang, entry.record.refusal) ?? '' });
  const faces = entry.record.faces.map((f) => faceLines(cx, { ...f, abilities: [] } as unknown as Face, []).join('\n'));
  const shown = faces.map((f) => f.replaceAll(cx.paint('dim', text(cx.lang, 'show.noRules')), refused));
  cx.io.out(`${[...shown, ...rulingLines(cx, base, name)].join('\n\n')}\n`);
  return 1;
}

/** Everything about the card in one document, in both languages. */
function document(card: Card, nameOf: (n: string) => string | undefined): object {
  const en = renderEn(card);
  const zh = renderZh(card, { nameOf });
  return {
    name: card.name,
    layout: card.layout,
    faces: card.faces.map((f, i) => ({
      name: f.name,
      zhName: f.zhName ?? null,
      manaCost: f.manaCost ?? null,
      typeLine: typeLine(f),
      zhTypeLine: zhTypeLine(f),
      power: f.power ?? null,
      toughness: f.toughness ?? null,
      loyalty: f.loyalty ?? null,
      text: en[i],
      zhText: zh[i],
    })),
    data: card,
  };
}

function importedText(cx: Context, base: CardBase, name: string): number {
  const row = base.rowOf(name);
  const entry = row ? undefined : base.entry(name);
  const texts = entry?.database.text(entry.record.place);
  if (!row && !texts) throw new CliError(1, text(cx.lang, 'error.noText', { name }));
  const chinese = cx.lang === 'zh';
  const faces = row
    ? (row.faces ?? [row]).map((f) => {
        const zh = chinese ? f.zh : undefined;
        return [zh?.name ?? f.name, zh?.type ?? f.typeLine ?? '', zh?.text ?? f.text ?? ''];
      })
    : (texts ?? []).map((t, i) => {
        const face = entry?.record.faces[i];
        const zh = chinese && t.zhText !== undefined;
        return [
          zh ? (face?.zhName ?? '') : (face?.name ?? ''),
          (zh ? t.zhType : undefined) ?? t.typeLine ?? '',
          (zh ? t.zhText : t.text) ?? '',
        ];
      });
  cx.io.out(`${faces.map((lines) => lines.filter((l) => l !== '').join('\n')).join('\n\n')}\n`);
  return 0;
}
