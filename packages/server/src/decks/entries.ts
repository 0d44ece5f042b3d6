/** A card of the database as lists and the deck builder show it. */

import type { Card, Face } from '@apnap/ability';
import { formatMessage, searchIndexOf } from '@apnap/cards';
import type { CardEntry, FaceText, Text } from '@apnap/protocol';
import type { Lang } from '@apnap/words';
import type { CardBook } from '../cards.js';
import { faceText } from '../magic/faces.js';
import { say } from '../text.js';
import { within } from './time-limit.js';

/** A card that was refused has facts, but no text of its own. */
function bareFace(face: Omit<Face, 'abilities'>, card: string): FaceText {
  return faceText({ ...face, abilities: [] }, card);
}

const bare = new WeakMap<object, FaceText[]>();

/** Everything shown of a card; undefined for a name nobody knows. */
export function cardEntry(book: CardBook, name: string): CardEntry | undefined {
  const found = book.entry(name);
  if (!found) return undefined;
  const { record, database } = found;
  const card: Card | undefined = database.card(record.place);
  let faces = card?.faces.map((f) => faceText(f, card.name)) ?? bare.get(record);
  if (!faces) {
    faces = record.faces.map((f) => bareFace(f as unknown as Omit<Face, 'abilities'>, record.name));
    bare.set(record, faces);
  }
  const what = book.obstacle(name);
  const lastPrinting = record.printings[record.printings.length - 1];
  return {
    card: record.name,
    faces,
    stats: record.faces.map((f) => (f.power === undefined ? (f.loyalty ?? f.defense ?? '') : `${f.power}/${f.toughness ?? ''}`)),
    manaValue: record.manaValue,
    colors: record.colors.slice(),
    types: [...new Set(record.faces.flatMap((f) => f.types))],
    rarity: lastPrinting?.rarity ?? '',
    sets: record.printings.map((p) => p.set),
    legal: Object.entries(record.legalities ?? {}).flatMap(([format, l]) => (l === 'legal' || l === 'restricted' ? [format] : [])),
    playable: what ? say('error.cardUnplayable', { name, what }) : true,
  };
}

/** A query for which all texts are read, and no card is found. */
const READS_TEXTS = 'o:"no card has this text"';
/** Milliseconds that a query may take. */
const QUERY_MS = 1000;

/** A query for which all names are read. */
const READS_NAMES = '"no card is called so"';

/** What was prepared, by book. */
const named = new WeakSet<CardBook>();
const read = new WeakSet<CardBook>();

/** Makes ready once what takes longer than a search may: the names of all cards and, for a query that asks for words of texts, these, which takes ten times as long. */
export function prepareSearch(book: CardBook, query: string): void {
  const index = searchIndexOf(book.all);
  if (!named.has(book)) {
    for (const letters of ['names', 'pinyin'] as const) index.search(READS_NAMES, letters);
    named.add(book);
  }
  if (read.has(book) || !index.readsTexts(query)) return;
  index.search(READS_TEXTS);
  read.add(book);
}

/** Cards a query describes, a page of them; or what is wrong with the query. @param lang of who asks: in Chinese, letters may be pinyin */
export function searchCards(
  book: CardBook,
  { query, from, n, lang }: { query: string; from: number; n: number; lang: Lang },
): { entries: CardEntry[]; total: number } | Text {
  const found = within(QUERY_MS, () => searchIndexOf(book.all).search(query, lang === 'zh' ? 'pinyin' : 'names'));
  if (found === null) return say('error.pattern');
  if ('message' in found)
    return say('error.query', {
      text: found.text,
      what: { en: formatMessage(found.message, 'en'), zh: formatMessage(found.message, 'zh') },
    });
  const page = found.cards.slice(from, from + n);
  return { entries: page.flatMap((c) => cardEntry(book, c.name) ?? []), total: found.cards.length };
}
