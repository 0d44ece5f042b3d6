/** Rows of MTGJSON, versions 4 and 5: one row a face; the faces of a card are joined here. */

import type { Printing } from '../db/record.js';
import { meldResult } from './meld.js';
import { Fields, legalitiesOf, Malformed, namedFace, optional, type RawCard, type RawFace, rarityOf } from './raw.js';
import { orderedRulings, rulingsOf } from './rulings.js';

/** One row: a face, and what it says of the whole card. */
export interface FaceRow {
  face: RawFace;
  /** Faces of the same card have the same. */
  group: string;
  /** `a`, `b`, …; absent on cards with one face. */
  side: string | undefined;
  card: Omit<RawCard, 'faces'>;
}

/** Rows of things that are no cards one can put in a deck. */
export const NO_CARDS: readonly string[] = ['token', 'double_faced_token', 'emblem', 'art_series', 'front_card'];

/** The official Simplified Chinese of a row. The name of a whole card is split for its faces. */
function chinese(row: Fields, side: string | undefined): RawFace['zh'] {
  const zh = row.maybeRows('foreignData')?.find((f) => f.row.language === 'Chinese Simplified');
  if (!zh) return undefined;
  const names = (zh.maybeText('name') ?? '').split('//').map((n) => n.trim());
  const place = side === undefined ? 0 : side.charCodeAt(0) - 97;
  const name = (zh.maybeText('faceName') ?? (names.length > 1 ? names[place] : names[0]))?.trim();
  const [type, text] = [zh.maybeText('type'), zh.maybeText('text')];
  return { lang: 'zhs', ...(name ? { name } : {}), ...(type ? { type } : {}), ...(text ? { text } : {}) };
}

/** The cards a row of version 4 is a face of: `names` lists all of them, in the order of the sides. */
function wholeName(row: Fields): string {
  const names = row.maybeTexts('names') ?? [];
  const name = row.text('name');
  return names.length > 1 ? names.join(' // ') : name;
}

function printingsOf(row: Fields, set: string | undefined): Printing[] {
  const here = row.maybeText('setCode') ?? set;
  const others = (row.maybeTexts('printings') ?? []).filter((code) => code !== here).map((code) => ({ set: code }));
  if (here === undefined) return others;
  const [number, rarity, artist] = [row.maybeText('number'), rarityOf(row.maybeText('rarity')), row.maybeText('artist')];
  const printing: Printing = { set: here };
  if (number !== undefined) printing.number = number;
  if (rarity !== undefined) printing.rarity = rarity;
  if (artist) printing.artist = artist;
  return [printing, ...others];
}

/**
 * Reads a row; nothing for a row that is no card.
 * @param set the code of the set whose list the row is in, if it is in one.
 * @throws Malformed
 */
export function faceRow(value: unknown, set?: string): FaceRow | undefined {
  const row = Fields.of(value);
  const layout = row.maybeText('layout') ?? 'normal';
  if (NO_CARDS.includes(layout)) return undefined;
  const name = wholeName(row);
  const side = row.maybeText('side');
  if (row.maybeText('type') === undefined && row.maybeTexts('types') === undefined) throw new Malformed('row.missing', { key: 'type' });
  const identifiers = row.maybeRow('identifiers');
  const oracleId = identifiers?.maybeText('scryfallOracleId') ?? row.maybeText('scryfallOracleId');
  const [identity, keywords, legalities] = [
    row.maybeTexts('colorIdentity'),
    row.maybeTexts('keywords'),
    legalitiesOf(row.maybeRow('legalities')),
  ];
  const wholeValue = row.maybeNumber('manaValue') ?? row.maybeNumber('convertedManaCost');
  const faceValue = row.maybeNumber('faceManaValue') ?? row.maybeNumber('faceConvertedManaCost');
  const print = identifiers?.maybeText('scryfallId') ?? row.maybeText('scryfallId') ?? row.maybeText('number') ?? '';
  return {
    side,
    group: side === undefined ? `${print}|${name}|${oracleId ?? ''}` : `${name}|${print.length > 8 ? print : print.replace(/[a-z]$/, '')}`,
    face: namedFace(row, {
      name: row.maybeText('faceName') ?? row.text('name'),
      ...optional('manaValue', faceValue ?? (side === undefined ? wholeValue : undefined)),
      ...optional('zh', chinese(row, side)),
    }),
    card: {
      ...(oracleId === undefined ? {} : { oracleId }),
      name,
      layout,
      ...(side === undefined && wholeValue !== undefined ? { manaValue: wholeValue } : {}),
      ...(identity === undefined ? {} : { colorIdentity: identity }),
      ...(keywords === undefined ? {} : { keywords }),
      ...(legalities === undefined ? {} : { legalities }),
      printings: printingsOf(row, set),
      ...(row.flag('isReserved') ? { reserved: true } : {}),
      ...(row.flag('isOnlineOnly') ? { digitalOnly: true } : {}),
      ...rulingsOf(row),
    },
  };
}

/** What the rows of a card's faces say of its rulings, most of them the same. */
function rulingsOfAll(rows: readonly FaceRow[]): Pick<RawCard, 'rulings'> {
  if (rows.every((r) => r.card.rulings === undefined)) return {};
  return { rulings: orderedRulings(rows.flatMap((r) => r.card.rulings ?? [])) };
}

/** The row of the result, if it is there: with one front alone there is none. */
function meldResultRow(rows: readonly FaceRow[]): FaceRow | undefined {
  const face = meldResult(rows.map((r) => r.face));
  return rows.length > 1 || face.manaCost === undefined ? rows.find((r) => r.face === face) : undefined;
}

/** The cards of the melding pair: each front with the result, which alone has no mana cost (CR 712.4, 202.3c). */
function melded(rows: readonly FaceRow[]): RawCard[] {
  const result = meldResultRow(rows);
  const fronts = rows.filter((r) => r !== result);
  if (!result || fronts.length === 0) return rows.map((r) => ({ ...r.card, name: r.face.name, faces: [r.face] }));
  return fronts.map((r) => ({
    ...r.card,
    ...rulingsOfAll([r, result]),
    name: `${r.face.name} // ${result.face.name}`,
    faces: [r.face, result.face],
  }));
}

/** The rows of a set, or of one name, as cards; and the names of cards of which a face is missing. */
export function joinFaces(rows: readonly FaceRow[]): { cards: RawCard[]; partial: string[] } {
  const groups = new Map<string, FaceRow[]>();
  const meld = new Map<string, FaceRow[]>();
  for (const row of rows) {
    // The three cards of a melding pair are prints of their own; in each row the names of all of them or of its own two.
    const [map, key] = row.card.layout === 'meld' ? [meld, row.card.name.split(' // ').at(-1) as string] : [groups, row.group];
    const known = map.get(key);
    if (known) known.push(row);
    else map.set(key, [row]);
  }
  const cards: RawCard[] = [];
  const partial: string[] = [];
  for (const group of groups.values()) {
    const sorted = [...group].sort((a, b) => ((a.side ?? '') < (b.side ?? '') ? -1 : (a.side ?? '') > (b.side ?? '') ? 1 : 0));
    // The same face may be in a list twice, foil and not.
    const faces = sorted.filter((r, i) => i === 0 || r.side !== sorted[i - 1].side);
    const card = faces[0].card;
    if (faces[0].side !== undefined && faces.length < card.name.split(' // ').length) {
      partial.push(card.name);
      continue;
    }
    const keywords = [...new Set(faces.flatMap((f) => f.card.keywords ?? []))];
    cards.push({ ...card, ...(card.keywords ? { keywords } : {}), ...rulingsOfAll(faces), faces: faces.map((f) => f.face) });
  }
  for (const group of meld.values()) {
    const byName = new Map(group.map((r) => [r.face.name, r]));
    cards.push(...melded([...byName.values()]));
  }
  return { cards, partial };
}
