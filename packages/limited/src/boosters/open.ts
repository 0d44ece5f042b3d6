/** Opening boosters: which cards are in one, by chance from the sheets of its set. */
import { type HasRng, randomInt, shuffled } from '@apnap/kernel';
import { BASICS } from './basics.js';
import type { SlotKind } from './sets.js';
import type { SheetCard, Sheets } from './sheets.js';

/** A card of a booster. */
export interface PackCard {
  readonly name: string;
  readonly set: string;
  readonly rarity: string;
  /** Present: it fills a slot of basic lands. */
  readonly basic?: true;
}

/** How often a slot that can hold cards of several rarities holds each: as often as boosters have them otherwise. */
const WEIGHTS: Readonly<Record<string, number>> = { common: 80, uncommon: 24, rare: 7, mythic: 1, special: 8 };
const weightOf = (kind: SlotKind): number => WEIGHTS[kind.slice(kind.indexOf('-') + 1)] ?? 8;

/** On a sheet of rares and mythics each rare stands twice: with the usual numbers of each, a mythic is in one of eight boosters. */
const RARE_COPIES = 2;

/** The cards one of which fills a slot; a card that stands twice is twice as likely. */
function sheetFor(root: HasRng, sheets: Sheets, kinds: readonly SlotKind[]): readonly SheetCard[] {
  const there = kinds.filter((kind) => (sheets.of.get(kind)?.length ?? 0) > 0);
  if (there.length === 0) return sheets.of.get('common') ?? [];
  const at = (kind: SlotKind): readonly SheetCard[] => sheets.of.get(kind) ?? [];
  if (there.length === 2 && there[0] === 'rare' && there[1] === 'mythic')
    return [...Array.from({ length: RARE_COPIES }, () => at('rare')).flat(), ...at('mythic')];
  let left = randomInt(
    root,
    there.reduce((sum, kind) => sum + weightOf(kind), 0),
  );
  for (const kind of there) {
    left -= weightOf(kind);
    if (left < 0) return at(kind);
  }
  return at(there[0]);
}

/** A slot of any rarity is a sheet of each, by how often boosters have it. */
const kindsOf = (kinds: readonly SlotKind[]): readonly SlotKind[] =>
  kinds.length === 1 && kinds[0] === 'any' ? ['common', 'uncommon', 'rare', 'mythic'] : kinds;

/**
 * The card that is in the place of one that can't be played: one of the same sheet, of its rarity and colours where there is one; null: none of the sheet can be
 * played.
 */
function instead(root: HasRng, sheet: readonly SheetCard[], drawn: SheetCard, free: (card: SheetCard) => boolean): SheetCard | null {
  const playable = sheet.filter((card) => card.playable && free(card));
  const alike = playable.filter((card) => card.rarity === drawn.rarity);
  const same = alike.filter((card) => card.colors === drawn.colors);
  const from = [same, alike, playable].find((list) => list.length > 0);
  return from ? from[randomInt(root, from.length)] : null;
}

/** Draws a card that is in the booster only once. */
function draw(root: HasRng, sheets: Sheets, kinds: readonly SlotKind[], taken: ReadonlySet<string>): SheetCard | null {
  const free = (card: SheetCard): boolean => !taken.has(card.name);
  const sheet = sheetFor(root, sheets, kindsOf(kinds)).filter(free);
  if (sheet.length === 0) return null;
  const drawn = sheet[randomInt(root, sheet.length)];
  return drawn.playable ? drawn : instead(root, sheet, drawn, free);
}

/** Opens a booster: its cards in a random order. No card is in it twice. A set without basic lands of its own has others in their slot. */
export function openBooster(root: HasRng, sheets: Sheets): PackCard[] {
  const { set } = sheets;
  const taken = new Set<string>();
  const pack: PackCard[] = [];
  for (const slot of set.slots) {
    if (slot[0] === 'land') {
      const name = BASICS[randomInt(root, BASICS.length)];
      pack.push({ name, set: set.code, rarity: 'common', basic: true });
      continue;
    }
    const card = draw(root, sheets, slot, taken) ?? draw(root, sheets, ['common', 'uncommon'], taken);
    if (!card) continue;
    taken.add(card.name);
    pack.push({ name: card.name, set: card.set, rarity: card.rarity });
  }
  return shuffled(root, pack);
}
