/** The cards of a database as the search looks at them. */
import { type CardType, renderEn, renderZh, type Supertype, zhTypeLine } from '@apnap/ability';
import { chineseNameIn } from '../chinese-names.js';
import type { CardDatabase, CardRecord, FaceRecord } from '../db/record.js';
import { maskOf, type SearchCard } from './card.js';
import { SearchIndex } from './engine.js';

const indexes = new WeakMap<CardDatabase, SearchIndex>();

/** The index over all cards of a database; made when it is first asked for, and kept with the database. */
export function searchIndexOf(db: CardDatabase): SearchIndex {
  const known = indexes.get(db);
  if (known) return known;
  const cards: SearchCard[] = [];
  const dates = new Map(db.sets().map((s) => [s.code, s.date]));
  for (let place = 0; place < db.size; place++) cards.push(searchCard(db, db.record(place), dates));
  const index = new SearchIndex(cards);
  indexes.set(db, index);
  return index;
}

/** The faces of a record in the form the renderer of type lines takes. */
const zhLine = (face: FaceRecord): string =>
  zhTypeLine({
    supertypes: face.supertypes as Supertype[],
    types: face.types as CardType[],
    subtypes: [...face.subtypes],
  });

/** The English words of a card: the imported ones where there are any, else those rendered from its data. */
export function englishOf(db: CardDatabase, record: CardRecord): string[] {
  const imported = db.text(record.place);
  if (imported?.every((t) => t.text !== undefined)) return imported.map((t) => t.text ?? '');
  const card = db.card(record.place);
  return card ? linesOf(renderEn(card)) : record.faces.map(() => '');
}

/** The Chinese words: rendered from its data, as they have today's wording; else the imported ones. */
export function chineseOf(db: CardDatabase, record: CardRecord): string[] {
  const card = db.card(record.place);
  if (card) return linesOf(renderZh(card, { nameOf: (name) => chineseNameIn(db, name) }));
  return (db.text(record.place) ?? []).map((t) => t.zhText ?? '');
}

const linesOf = (faces: readonly (readonly string[])[]): string[] => faces.map((lines) => lines.join('\n'));

function searchCard(db: CardDatabase, record: CardRecord, dates: ReadonlyMap<string, string | undefined>): SearchCard {
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
      const date = dates.get(p.set);
      return date === undefined ? p : { ...p, date };
    }),
    ...(record.firstDate === undefined ? {} : { firstDate: record.firstDate }),
    legalities: record.legalities ?? {},
    compiled: record.refusal === undefined,
    ...(record.reserved ? { reserved: true } : {}),
    ...(record.digitalOnly ? { digital: true } : {}),
    text: () => englishOf(db, record),
    zhText: () => chineseOf(db, record),
    zhTypes: () => record.faces.map(zhLine),
  };
}
