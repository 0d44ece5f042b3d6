/** What the rules for decks look at in a card. */
import { type Card, type Color, manaColors, renderEn } from '@apnap/ability';
import type { CardDatabase, CardRecord, Legality } from '../db/record.js';
import { outlineOf } from '../lookup.js';
import { type ColorMask, maskOf } from '../search/card.js';
import { englishOf } from '../search/database.js';

export interface DeckCard {
  name: string;
  zhName?: string;
  layout: string;
  /** Of the front face. */
  supertypes: readonly string[];
  types: readonly string[];
  subtypes: readonly string[];
  colorIdentity: ColorMask;
  /** Absent: no list knows the card. */
  legalities?: Readonly<Record<string, Legality>>;
  /** Set codes. */
  sets: readonly string[];
  /** The English rules text, one string a face, without reminder text. */
  text(): readonly string[];
  /** The data for play; of a card that was not read whole what is printed besides its abilities. Absent: nothing but this is known. */
  data?(): { card: Card; abilities: 'known' | 'unknown' };
}

const BESIDE: ReadonlySet<string> = new Set(['Plane', 'Phenomenon', 'Scheme', 'Vanguard', 'Conspiracy']);

/** Whether a card with these types lies beside decks: none of an ordinary deck has it (CR 100.2d, 315.3). */
export const liesBeside = (types: readonly string[]): boolean => types.some((t) => BESIDE.has(t));

const withoutReminders = (text: string): string => text.replace(/\s*\([^()]*\)/g, '');

/** A card of a database. */
export function deckCardOf(db: CardDatabase, record: CardRecord): DeckCard {
  const front = record.faces[0];
  return {
    name: record.name,
    ...zhName(record.faces),
    layout: record.layout,
    supertypes: front.supertypes,
    types: front.types,
    subtypes: front.subtypes,
    colorIdentity: maskOf(record.colorIdentity),
    ...(record.legalities === undefined ? {} : { legalities: record.legalities }),
    sets: record.printings.map((p) => p.set),
    text: () => englishOf(db, record).map(withoutReminders),
    data: () => {
      const card = db.card(record.place);
      return card ? { card, abilities: 'known' } : { card: outlineOf(record), abilities: 'unknown' };
    },
  };
}

/** A card of which only the data for play is known: no list knows it. */
export function deckCardOfData(card: Card): DeckCard {
  const front = card.faces[0];
  const text = (): string[] => renderEn(card).map((lines) => withoutReminders(lines.join('\n')));
  return {
    name: card.name,
    ...zhName(card.faces),
    layout: card.layout,
    supertypes: front.supertypes,
    types: front.types,
    subtypes: front.subtypes,
    get colorIdentity() {
      return identityOf(card, text());
    },
    sets: [],
    text,
    data: () => ({ card, abilities: 'known' }),
  };
}

function zhName(faces: readonly { zhName?: string }[]): { zhName?: string } {
  const names = faces.map((f) => f.zhName);
  return names.every((n) => n !== undefined) ? { zhName: names.join('／') } : {};
}

const LAND_COLORS: Readonly<Record<string, Color>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };

/** CR 903.4: the colours of all mana symbols in costs and text, and of colour indicators, on all faces (903.4d); 903.5d for basic land types. */
function identityOf(card: Card, text: readonly string[]): ColorMask {
  const symbols = text.flatMap((t) => t.match(/\{[^{}]+\}/g) ?? []).join('');
  const colors = card.faces.flatMap((f) => [
    ...manaColors(f.manaCost),
    ...(f.colorIndicator ?? []),
    ...f.subtypes.flatMap((s) => LAND_COLORS[s] ?? []),
  ]);
  return maskOf([...colors, ...symbols.replace(/[^WUBRG]/g, '')]);
}
