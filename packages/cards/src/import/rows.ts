/** Rows of JSON Lines as the project's own card files have them: one card a line, its faces in a list. */

import type { Printing } from '../db/record.js';
import { meldResult } from './meld.js';
import { Fields, legalitiesOf, Malformed, namedFace, optional, type RawCard, type RawFace, rarityOf } from './raw.js';
import { rulingsOf } from './rulings.js';

function chinese(row: Fields): RawFace['zh'] {
  const zh = row.maybeRow('zh');
  const lang = zh?.maybeText('lang');
  if (!zh || lang === undefined) return undefined;
  const [name, type, text] = [zh.maybeText('name')?.trim(), zh.maybeText('type'), zh.maybeText('text')];
  return { lang, ...(name ? { name } : {}), ...(type ? { type } : {}), ...(text ? { text } : {}) };
}

const face = (row: Fields): RawFace =>
  namedFace(row, {
    name: row.text('name'),
    ...optional('manaValue', row.maybeNumber('manaValue')),
    ...optional('zh', chinese(row)),
  });

function printingsOf(row: Fields, first: Fields | undefined): Printing[] {
  const rarities = row.maybeRow('rarities');
  const sets = row.maybeTexts('printings') ?? (first ? [first.text('set')] : []);
  return sets.map((set) => {
    const rarity = rarityOf(rarities?.maybeText(set));
    return { set, ...(rarity === undefined ? {} : { rarity }) };
  });
}

/** Whether a value looks like such a row. */
export function isRow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return typeof row.name === 'string' && !('cards' in row) && ('text' in row || 'faces' in row || 'types' in row || 'typeLine' in row);
}

/** Whether two faces are partners with each other by name: each is a card of its own, whatever layout the row gives them (CR 702.124j). */
const arePartners = (faces: readonly RawFace[]): boolean => {
  const partner = faces.map((f) => /^Partner with ([^(\n]+?)(?: \(|$)/m.exec(f.text ?? '')?.[1]);
  return faces.length === 2 && partner[0] === faces[1].name && partner[1] === faces[0].name;
};

/** One of two cards that stand in one row; its colour identity is its own (CR 903.4). */
function ofTwo({ colorIdentity: _both, ...card }: RawCard, face: RawFace): RawCard {
  return {
    ...card,
    name: face.name,
    layout: 'normal',
    faces: [face],
    ...(face.manaValue === undefined ? {} : { manaValue: face.manaValue }),
  };
}

/**
 * The cards of a row: one, or the two of a melding pair when it has both fronts and their result (CR 712.4), or two that are partners with each
 * other (CR 702.124j). @throws Malformed
 */
export function cardsOfRow(value: unknown): RawCard[] {
  const card = cardOfRow(value);
  const { faces } = card;
  if (arePartners(faces)) return faces.map((f) => ofTwo(card, f));
  if (card.layout !== 'meld' || faces.length !== 3) return [card];
  const result = meldResult(faces);
  return faces.filter((f) => f !== result).map((f) => ({ ...card, name: `${f.name} // ${result.name}`, faces: [f, result] }));
}

/** The card of a row. @throws Malformed */
export function cardOfRow(value: unknown): RawCard {
  const row = Fields.of(value);
  const name = row.text('name');
  const faces = row.maybeRows('faces')?.map(face) ?? [face(row)];
  if (faces.length === 0) throw new Malformed('row.noFaces');
  const first = row.maybeRow('firstPrinting');
  const several = faces.length > 1;
  const [manaValue, identity, keywords, legalities, oracleId, firstDate] = [
    several ? row.maybeNumber('manaValue') : faces[0].manaValue,
    row.maybeTexts('colorIdentity'),
    row.maybeTexts('keywords'),
    legalitiesOf(row.maybeRow('legalities')),
    row.maybeText('oracleId'),
    first?.maybeText('date'),
  ];
  return {
    ...(oracleId === undefined ? {} : { oracleId }),
    name,
    layout: row.maybeText('layout') ?? 'normal',
    faces,
    ...(manaValue === undefined ? {} : { manaValue }),
    ...(identity === undefined ? {} : { colorIdentity: identity }),
    ...(keywords === undefined ? {} : { keywords }),
    ...(legalities === undefined ? {} : { legalities }),
    printings: printingsOf(row, first),
    ...(firstDate === undefined ? {} : { firstDate }),
    ...(row.flag('reserved') ? { reserved: true } : {}),
    ...(row.flag('digitalOnly') ? { digitalOnly: true } : {}),
    ...rulingsOf(row),
  };
}
