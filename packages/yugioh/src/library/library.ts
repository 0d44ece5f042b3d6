/** The cards of a file, compiled when they are asked for. */

import { type CardRecord, readRecord } from '../cards/record.js';
import { type Compiled, compileCard } from '../compiler/compile.js';
import type { CardSource } from '../game.js';

export interface Library {
  records: readonly CardRecord[];
  find(id: number): CardRecord | undefined;
  compiled(id: number): Compiled | undefined;
  /** For games: what is not read is refused by name (Y4.7). */
  source: CardSource;
  /** For measuring along records: a card that is not read lies there without a text. Never for a game that is played. */
  blank: CardSource;
}

/** A library of rows of a card file. */
export function libraryOf(rows: Iterable<unknown>): Library {
  const records: CardRecord[] = [];
  for (const row of rows) {
    const record = readRecord(row);
    if (record) records.push(record);
  }
  const byId = new Map(records.map((r) => [r.printed.id, r]));
  const made = new Map<number, Compiled>();
  const compiled = (id: number): Compiled | undefined => {
    const record = byId.get(id);
    if (!record) return undefined;
    const known = made.get(id) ?? compileCard(record);
    made.set(id, known);
    return known;
  };
  const sourceOf =
    (blank: boolean): CardSource =>
    (id) => {
      const [record, c] = [byId.get(id), compiled(id)];
      if (!record || !c) return undefined;
      if (c.ok) return { printed: record.printed, meaning: c.meaning };
      return blank ? { printed: record.printed, meaning: { texts: [] } } : { unread: c.phrase, name: record.printed.name.en };
    };
  return { records, find: (id) => byId.get(id), compiled, source: sourceOf(false), blank: sourceOf(true) };
}
