/** Faces of cards as text, made once and known by a key of their content. */
import { createHash } from 'node:crypto';
import { type Face, keywordInfo, mentions, renderFaceEn, renderFaceZh, zhTypeLine } from '@apnap/ability';
import { chineseNameIn, embeddedDatabase } from '@apnap/cards';
import type { FaceText, Text } from '@apnap/protocol';

/** The Chinese name of a card, where it is known. */
export const zhNameOf = (name: string): string | undefined => chineseNameIn(embeddedDatabase(), name);

export function englishTypeLine(face: Pick<Face, 'supertypes' | 'types' | 'subtypes'>): string {
  const types = [...face.supertypes, ...face.types].join(' ');
  return face.subtypes.length === 0 ? types : `${types} — ${face.subtypes.join(' ')}`;
}

/** The rules text of a face in both languages. */
export const rulesText = (face: Face): Text => ({
  en: renderFaceEn(face).join('\n'),
  zh: renderFaceZh(face, { nameOf: zhNameOf }).join('\n'),
});

/** The rules of the keyword abilities a face has or gives, in the order in which they come. */
function keywordsOf(face: Face): string[] {
  const found = new Set<string>();
  // Enchant is said in full by each card, and means nothing besides.
  mentions(face.abilities, ({ kind, keyword }) => {
    const info = kind === 'keyword' && typeof keyword === 'string' && keyword !== 'enchant' ? keywordInfo(keyword) : undefined;
    if (info) found.add(info.rule);
    return false;
  });
  return [...found];
}

/** Printed power and toughness, loyalty or defense. */
const sizeOf = ({ power, toughness, loyalty, defense }: Face): string | undefined =>
  power !== undefined && toughness !== undefined ? `${power}/${toughness}` : (loyalty ?? defense);

const known = new WeakMap<Face, FaceText>();

/** How the faces of a card read, each of which knows the others. */
export function faceTexts(faces: readonly Face[], card: string): FaceText[] {
  const texts = faces.map((f) => faceText(f, card));
  if (texts.length > 1) for (const text of texts) text.others ??= texts.flatMap((t) => (t === text ? [] : [t.key]));
  return texts;
}

/** How a face reads. `card`: name of the whole card; '' for what is no card. */
export function faceText(face: Face, card: string): FaceText {
  let text = known.get(face);
  if (!text) {
    const keywords = keywordsOf(face);
    const size = sizeOf(face);
    const record = card === '' ? undefined : embeddedDatabase().find(card);
    const body: Omit<FaceText, 'key'> = {
      name: { en: face.name, zh: face.zhName ?? face.name },
      typeLine: { en: englishTypeLine(face), zh: zhTypeLine(face) },
      text: rulesText(face),
      cost: face.manaCost ?? '',
      card: record?.name === card ? card : '',
      ...(record?.name === card && record.oracleId !== undefined ? { oracleId: record.oracleId } : {}),
      ...(size === undefined ? {} : { size }),
      ...(keywords.length > 0 ? { keywords } : {}),
    };
    text = { key: createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 12), ...body };
    known.set(face, text);
  }
  return text;
}
