/** The cards of a database as the search looks at them. */
import { type CardType, renderEn, renderZh, type Supertype, zhTypeLine } from '@apnap/ability';
import type { CardDatabase, CardRecord, FaceRecord } from '../db/record.js';
import { maskOf, type SearchCard, type SearchText } from './card.js';
import { SearchIndex } from './engine.js';

const indexes = new WeakMap<CardDatabase, SearchIndex>();

/** The index over all cards of a database; made when it is first asked for, and kept with the database. */
export function searchIndexOf(db: CardDatabase): SearchIndex {
  const known = indexes.get(db);
  if (known) return known;
  const cards: SearchCard[] = [];
  for (let place = 0; place < db.size; place++) cards.push(searchCard(db, db.record(place)));
  const index = new SearchIndex(cards);
  indexes.set(db, index);
  return index;
}

/** The faces of a record in the form the renderer of type lines takes. */
const zhLine = (face: FaceRecord): string =>
  zhTypeLine({
    ...face,
    colorIndicator: [],
    supertypes: face.supertypes as Supertype[],
    types: face.types as CardType[],
    subtypes: [...face.subtypes],
    abilities: [],
  });

/** The words of a card: the imported ones where there are any, else those rendered from its data. */
export function textOf(db: CardDatabase, record: CardRecord): SearchText {
  const imported = db.text(record.place);
  const card = db.card(record.place);
  const en = imported?.every((t) => t.text !== undefined)
    ? imported.map((t) => t.text ?? '')
    : card
      ? linesOf(renderEn(card))
      : record.faces.map(() => '');
  const zh = imported?.some((t) => t.zhText !== undefined)
    ? imported.map((t) => t.zhText ?? '')
    : card
      ? linesOf(renderZh(card, { nameOf: (name) => db.find(name)?.faces[0].zhName }))
      : record.faces.map(() => '');
  return { en, zh };
}

const linesOf = (faces: readonly (readonly string[])[]): string[] => faces.map((lines) => lines.join('\n'));

function searchCard(db: CardDatabase, record: CardRecord): SearchCard {
  const kind = record.layout === 'emblem' ? 'emblem' : record.layout.endsWith('token') ? 'token' : 'card';
  return {
    name: record.name,
    layout: record.layout,
    kind,
    faces: record.faces.map((f) => ({ ...f, colors: maskOf(f.colors) })),
    manaValue: record.manaValue,
    colorIdentity: maskOf(record.colorIdentity),
    keywords: record.keywords.map((k) => k.toLowerCase()),
    printings: record.printings.map((p) => {
      const date = db.set(p.set)?.date;
      return date === undefined ? p : { ...p, date };
    }),
    legalities: record.legalities ?? {},
    compiled: record.refusal === undefined,
    ...(record.reserved ? { reserved: true } : {}),
    ...(record.digitalOnly ? { digital: true } : {}),
    text: () => textOf(db, record),
    zhTypes: () => record.faces.map(zhLine),
  };
}
