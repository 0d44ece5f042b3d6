/** The sheets that the slots of a set's boosters are filled from: which cards there are, and which of them can be played. */
import { type CardDatabase, type CardRecord, liesBeside, type Printing } from '@apnap/cards';
import { draftingOf } from './matters.js';
import { type BoosterSet, boosterSets, type SlotKind } from './sets.js';

/** A card of a sheet. */
export interface SheetCard {
  readonly name: string;
  readonly set: string;
  readonly rarity: string;
  /** Letters of its colours in their order. */
  readonly colors: string;
  /** Whether the program can play it. */
  readonly playable: boolean;
}

/** Slots for cards that do something during a draft, and for conspiracies. */
const DRAFT_SLOT = 'draft';

/** The sheets of a set. */
export interface Sheets {
  readonly set: BoosterSet;
  readonly of: ReadonlyMap<SlotKind, readonly SheetCard[]>;
  /** How many different cards its boosters can have, as the lists of the set say, and how many of them can be played. */
  readonly total: number;
  readonly playable: number;
}

/** The share of a set that must be playable for its boosters to be what they are meant to be: two thirds. */
export const LEAST_SHARE = 2 / 3;

/** Whether enough of the cards can be played. */
export const isDraftable = (sheets: Sheets): boolean => sheets.playable >= LEAST_SHARE * sheets.total;

/** Names of the five basic lands are known by their subtypes (CR 305.6). */
export const isBasic = (record: CardRecord): boolean => record.faces[0].supertypes.includes('Basic');
const isSnow = (record: CardRecord): boolean => record.faces[0].supertypes.includes('Snow');
/** What can lead decks: legendary creatures, planeswalkers that say so, Backgrounds (CR 903.3, 903.3a, 702.124k). */
const isLegend = ({ faces: [front] }: CardRecord): boolean =>
  front.supertypes.includes('Legendary') &&
  (front.types.includes('Creature') || front.types.includes('Planeswalker') || front.subtypes.includes('Background'));
const isDoubleFaced = (record: CardRecord): boolean => record.layout === 'transform' || record.layout === 'modal_dfc';

/** Whether some slot of a set is for double-faced (or shifted) cards of this rarity. */
const hasSlot = (set: BoosterSet, kind: string, rarity: string): boolean =>
  set.slots.some((slot) => slot.some((k) => k === kind || k === `${kind}-${rarity}`));

/** The kinds of slots that a printing can fill. */
function kindsOf(set: BoosterSet, record: CardRecord, printing: Printing): SlotKind[] {
  const rarity = printing.rarity ?? 'common';
  if (isBasic(record)) return isSnow(record) ? ['snow'] : ['land'];
  if (printing.number !== undefined && set.shifted.has(printing.number)) return ['shifted', `shifted-${rarity}`];
  if (isLegend(record) && hasSlot(set, 'legend', rarity)) return ['legend', `legend-${rarity}`, 'any'];
  if (isDoubleFaced(record) && hasSlot(set, 'double', rarity)) return ['double', `double-${rarity}`];
  if (record.faces[0].subtypes.includes('Urza’s') || record.faces[0].subtypes.includes("Urza's")) return ['urza', rarity, 'any'];
  return [rarity === 'bonus' ? 'special' : rarity, 'any'];
}

type BySet = ReadonlyMap<string, readonly (readonly [CardRecord, Printing])[]>;
const printed = new WeakMap<CardDatabase, BySet>();

/** The printings of a database by set. */
function printingsOf(database: CardDatabase): BySet {
  const known = printed.get(database);
  if (known) return known;
  const bySet = new Map<string, (readonly [CardRecord, Printing])[]>();
  for (let place = 0; place < database.size; place++) {
    const record = database.record(place);
    for (const printing of record.printings) {
      const list = bySet.get(printing.set);
      if (list) list.push([record, printing]);
      else bySet.set(printing.set, [[record, printing]]);
    }
  }
  printed.set(database, bySet);
  return bySet;
}

/** Whether a card can be drafted here: its words were read, and it is a card of decks. */
export const canBeDrafted = (database: CardDatabase, record: CardRecord): boolean =>
  record.refusal === undefined && (!liesBeside(record.faces[0].types) || isConspiracy(record)) && database.card(record.place) !== undefined;

const isConspiracy = (record: CardRecord): boolean => record.faces[0].types.includes('Conspiracy');

/** Whether a card has a slot of its own in boosters of sets that are made for it: it does something during a draft, or is a conspiracy. */
const isForDrafts = (database: CardDatabase, record: CardRecord): boolean => {
  if (isConspiracy(record)) return true;
  if (record.refusal !== undefined) return false;
  const card = database.card(record.place);
  return card !== undefined && draftingOf(card).length > 0;
};

const cardOf = (database: CardDatabase, record: CardRecord, printing: Printing): SheetCard => ({
  name: record.name,
  set: printing.set,
  rarity: printing.rarity ?? 'common',
  colors: record.colors.join(''),
  playable: canBeDrafted(database, record),
});

const made = new WeakMap<CardDatabase, Map<string, Sheets>>();

/** The sheets of a set by its code; undefined for a set of which no boosters are known. */
export function sheetsOf(database: CardDatabase, code: string): Sheets | undefined {
  const set = boosterSets().get(code.toUpperCase());
  if (!set) return undefined;
  const known = made.get(database) ?? new Map<string, Sheets>();
  made.set(database, known);
  const before = known.get(set.code);
  if (before) return before;
  const sheets = makeSheets(database, set);
  known.set(set.code, sheets);
  return sheets;
}

function makeSheets(database: CardDatabase, set: BoosterSet): Sheets {
  const of = new Map<SlotKind, SheetCard[]>();
  const put = (kind: SlotKind, card: SheetCard): void => {
    const sheet = of.get(kind);
    if (sheet) sheet.push(card);
    else of.set(kind, [card]);
  };
  const all = printingsOf(database);
  let playable = 0;
  let known = 0;
  for (const [record, printing] of all.get(set.code) ?? []) {
    if (printing.number !== undefined && set.outside.has(printing.number)) continue;
    const card = cardOf(database, record, printing);
    const special = set.slots.some((slot) => slot.includes(DRAFT_SLOT)) && isForDrafts(database, record);
    const kinds = special ? [DRAFT_SLOT] : kindsOf(set, record, printing);
    for (const kind of kinds) put(kind, card);
    if (kinds.includes('land')) continue;
    known++;
    if (card.playable) playable++;
  }
  for (const kind of new Set(set.slots.flat())) {
    if (!kind.startsWith('set:')) continue;
    for (const [record, printing] of all.get(kind.slice(4)) ?? []) put(kind, cardOf(database, record, printing));
  }
  return { set, of, playable, total: Math.max(known, set.size - (of.get('land')?.length ?? 0)) };
}
