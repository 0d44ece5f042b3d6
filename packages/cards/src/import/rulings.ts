/** Rulings as the sources have them: in a list on the card's row, or each a row of its own, which says of which card by its oracle id. */
import type { Ruling } from '../db/record.js';
import { Fields } from './raw.js';

/** Each once, the newest first; those of a day in the order of the source. */
export function orderedRulings(rulings: readonly Ruling[]): Ruling[] {
  const each = new Map(rulings.map((r) => [`${r.date} ${r.text}`, r]));
  return [...each.values()].sort((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : 0));
}

/** The rulings on a card's row, to be spread into the card; nothing where the row does not speak of them. @throws Malformed */
export function rulingsOf(row: Fields): { rulings?: Ruling[] } {
  const rows = row.maybeRows('rulings');
  return rows === undefined ? {} : { rulings: orderedRulings(rows.map((r) => ({ date: r.text('date'), text: r.text('text') }))) };
}

/** A row of Scryfall's file of rulings. @throws Malformed */
export function rulingRow(value: unknown): { oracleId: string; ruling: Ruling } {
  const row = Fields.of(value);
  const source = row.maybeText('source');
  const by = source === undefined || source === 'wotc' ? {} : { by: source === 'scryfall' ? 'Scryfall' : source };
  return { oracleId: row.text('oracle_id'), ruling: { date: row.text('published_at'), text: row.text('comment'), ...by } };
}
