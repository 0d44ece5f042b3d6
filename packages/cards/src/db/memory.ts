/** A database made on the spot, for a few cards. */
import { joinSections, memorySource } from './container.js';
import { PackedDatabase } from './database.js';
import { type CardEntry, DatabaseWriter } from './encode.js';
import type { CardDatabase, DatabaseInfo, FaceText, SetRecord } from './record.js';

/** A database of these cards, with the imported words of those that have some. */
export function memoryDatabase(
  entries: readonly (Omit<CardEntry, 'text'> & { text?: readonly FaceText[] })[],
  sets: readonly SetRecord[] = [],
  info: DatabaseInfo = { sources: [] },
): CardDatabase {
  const writer = new DatabaseWriter();
  const texts: (readonly FaceText[])[] = [];
  for (const { text, ...entry } of entries) {
    writer.add(text === undefined ? entry : { ...entry, text: { block: 0, index: texts.length } });
    if (text !== undefined) texts.push(text);
  }
  const database = PackedDatabase.open(memorySource(joinSections(writer.finish(sets, info))), () => () => texts);
  if (!database) throw new Error('a database that was just written cannot be read');
  return database;
}
