/** The file of sets beside the project's card files: what sets there are, and which card has which number in each. */
import type { SetRecord } from '../db/record.js';
import { Fields, Malformed, type RawCard, rarityOf } from './raw.js';

/** Card name -> its number and rarity in a set. */
export type SetNumbers = ReadonlyMap<string, { number: string; rarity?: string }>;

/** The sets of such a file, with the date of its data, and the rows of each set. */
export interface SetList {
  date?: string;
  sets: SetRecord[];
  /** Set code -> card name -> the row with the lowest place in the set. */
  numbers: Map<string, SetNumbers>;
}

/** The facts of a set. @throws Malformed */
export function setRecord(row: Fields, code: string): SetRecord {
  const zhName = row.maybeText('zhName') ?? row.maybeRow('translations')?.maybeText('Chinese Simplified');
  const [date, type] = [row.maybeText('releaseDate'), row.maybeText('type')];
  return {
    code,
    name: row.maybeText('name') ?? code,
    ...(zhName ? { zhName } : {}),
    ...(date ? { date } : {}),
    ...(type ? { type } : {}),
  };
}

/** The numbers in the card list of a set. @throws Malformed */
export function setNumbers(row: Fields): SetNumbers {
  const numbers = new Map<string, { number: string; rarity?: string }>();
  for (const card of row.maybeRows('cards') ?? []) {
    const [name, number, rarity] = [card.text('name'), card.maybeText('number'), card.maybeText('rarity')];
    if (number !== undefined && !numbers.has(name)) numbers.set(name, { number, ...(rarity ? { rarity } : {}) });
  }
  return numbers;
}

/** Reads the whole file, which is small. @throws Malformed */
export function readSetList(value: unknown): SetList {
  const file = Fields.of(value);
  const all = file.maybeRow('sets');
  if (!all) throw new Malformed('row.missing', { key: 'sets' });
  const date = /\d{4}-\d{2}-\d{2}/.exec(file.maybeText('version') ?? '')?.[0];
  const out: SetList = { ...(date ? { date } : {}), sets: [], numbers: new Map() };
  for (const code of Object.keys(all.row)) {
    const row = Fields.of(all.row[code]);
    out.sets.push(setRecord(row, code));
    out.numbers.set(code, setNumbers(row));
  }
  return out;
}

/** The card with the numbers (and rarities it lacks) the sets give it. */
export function withNumbers(card: RawCard, list: Pick<SetList, 'numbers'>): RawCard {
  const printings = card.printings.map((p) => {
    const row = list.numbers.get(p.set)?.get(card.name);
    const rarity = p.rarity ?? rarityOf(row?.rarity);
    return row && p.number === undefined ? { set: p.set, number: row.number, ...(rarity === undefined ? {} : { rarity }) } : p;
  });
  return { ...card, printings };
}
