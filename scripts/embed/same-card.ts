/** One card of what several rows say of it: sources spell some names with accents and some without (CR 201.2). */
import { foldName } from '@apnap/cards';
import { type CardEntry, mergeCards, type RawCard } from '@apnap/cards/import';

/** The rows of each card together, in the order of the first of them. */
export function byCard(raws: readonly RawCard[]): RawCard[][] {
  const cards = new Map<string, RawCard[]>();
  for (const raw of raws) {
    const key = foldName(raw.name);
    const rows = cards.get(key);
    if (rows) rows.push(raw);
    else cards.set(key, [raw]);
  }
  return [...cards.values()];
}

/** The entry of a card, with what all rows know of it and the words of the last row that compiles. @param entryOf makes the entry of one row */
export function entryOfRows(rows: readonly RawCard[], entryOf: (row: RawCard) => CardEntry): CardEntry {
  const lastFirst = rows.toReversed();
  const made = lastFirst.map((row) => entryOf(lastFirst.filter((r) => r !== row).reduce(mergeCards, row)));
  return made.find((e) => e.card !== undefined) ?? made[0];
}
