/** `apnap cards show`: a card as the engine knows it, rendered from its data. */
import { type Card, type Face, renderEn, renderZh, zhTypeLine } from '@apnap/ability';
import { CardBase } from '../cardbase.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import type { Context } from './common.js';

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

/** Shows a card. @returns the exit code. */
export function showCard(cx: Context, name: string, o: ShowOptions): number {
  const { io, lang } = cx;
  const base = new CardBase(o.cards ?? [], lang);
  const found = base.index.find(name);
  if (!found) throw new CliError(2, text(lang, 'error.noCard', { name, near: base.nearText(name) }));
  if (o.text) return importedText(cx, base, found.name);
  const card = base.card(found.name);
  if ('message' in card) throw new CliError(1, card.message);
  if (o.data) {
    io.out(`${JSON.stringify(card, null, 2)}\n`);
    return 0;
  }
  const zhNames = (n: string): string | undefined => base.index.find(n)?.faces[0].zhName;
  const rules = lang === 'zh' ? renderZh(card, { nameOf: zhNames }) : renderEn(card);
  if (o.json) {
    io.out(`${JSON.stringify(document(card, zhNames), null, 2)}\n`);
    return 0;
  }
  const faces = card.faces.map((f, i) => faceLines(cx, f, rules[i]).join('\n'));
  io.out(`${faces.join('\n\n')}\n`);
  return 0;
}

/** Everything about the card in one document, in both languages. */
function document(card: Card, nameOf: (n: string) => string | undefined): unknown {
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
  if (!row) throw new CliError(1, text(cx.lang, 'error.noText', { name }));
  const faces = (row.faces ?? [row]).map((f) => {
    const zh = cx.lang === 'zh' ? f.zh : undefined;
    return [zh?.name ?? f.name, zh?.type ?? f.typeLine ?? '', zh?.text ?? f.text ?? ''].filter((l) => l !== '').join('\n');
  });
  cx.io.out(`${faces.join('\n\n')}\n`);
  return 0;
}
