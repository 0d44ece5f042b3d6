/** A database made on the spot, for a few cards. */
import { joinSections, memorySource } from './container.js';
import { PackedDatabase } from './database.js';
import { type CardEntry, DatabaseWriter } from './encode.js';
import type { CardDatabase, DatabaseInfo, FaceText, Ruling, SetRecord } from './record.js';

/** A database of these cards, with the imported words of those that have some. */
export function memoryDatabase(
  entries: readonly (Omit<CardEntry, 'text'> & { text?: readonly FaceText[]; rulings?: readonly Ruling[] })[],
  sets: readonly SetRecord[] = [],
  info: DatabaseInfo = { sources: [] },
): CardDatabase {
  const writer = new DatabaseWriter();
  const texts: (readonly FaceText[])[] = [];
  const rulings: (readonly Ruling[])[] = [];
  for (const { text, rulings: told = [], ...entry } of entries) {
    writer.add(text === undefined ? entry : { ...entry, text: { block: 0, index: texts.length } });
    if (text === undefined) continue;
    texts.push(text);
    rulings.push(told);
  }
  const count = rulings.reduce((sum, list) => sum + list.length, 0);
  const sections = writer.finish(sets, count === 0 ? info : { ...info, rulings: count });
  const database = PackedDatabase.open(memorySource(joinSections(sections)), () => (block) => (block === 0 ? texts : rulings));
  if (!database) throw new Error('a database that was just written cannot be read');
  return database;
}
