/** What cards say about decks: how many copies, who can be commander, who can be commander together (CR 113.6n). */
import { choosesColor } from '@apnap/ability';
import type { DeckCard } from './card.js';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

const lines = (card: DeckCard): string[] => card.text().flatMap((t) => t.split('\n').map((l) => l.trim()));

/** Whether any number of copies is allowed as it is a basic land (CR 100.2a). */
export function isBasicLand(card: DeckCard): boolean {
  return card.supertypes.includes('Basic') && card.types.includes('Land');
}

/** How many copies the card itself allows; undefined where it says nothing. */
export function copiesItAllows(card: DeckCard): number | undefined {
  for (const line of lines(card)) {
    const m = /^A deck can have (?:(any number of)|up to (\w+)) cards named /i.exec(line);
    if (m) return m[1] ? Number.POSITIVE_INFINITY : (NUMBERS[m[2].toLowerCase()] ?? Number(m[2]));
  }
  return undefined;
}

/** CR 903.3, 903.3a: a legendary creature, or a card that says so. Brawl: also a legendary planeswalker (CR 903.12c). */
export function canLead(card: DeckCard, kind: 'commander' | 'brawl'): boolean {
  const legendary = card.supertypes.includes('Legendary');
  if (legendary && card.types.includes('Creature')) return true;
  if (kind === 'brawl' && legendary && card.types.includes('Planeswalker')) return true;
  return lines(card).some((l) => /can be your commander\.$/i.test(l)) || isBackground(card);
}

/** CR 702.124k: a legendary Background enchantment can be a commander, but only beside one that chooses a Background. */
export function isBackground(card: DeckCard): boolean {
  return card.supertypes.includes('Legendary') && card.types.includes('Enchantment') && card.subtypes.includes('Background');
}

const has = (card: DeckCard, pattern: RegExp): boolean =>
  lines(card).some((l) => l.split(/, (?=[A-Za-z ]+$)/).some((part) => pattern.test(part)) || pattern.test(l));

/** CR 702.124k, m: who can be commander beside this card though it leads by no word of its own. */
const doctor = (card: DeckCard): boolean =>
  card.types.includes('Creature') && card.subtypes.length === 2 && card.subtypes.includes('Doctor') && card.subtypes.includes('Time Lord');

/** Whether a card can be the only commander: a Background can't (CR 702.124k). */
export const canLeadAlone = (card: DeckCard, kind: 'commander' | 'brawl'): boolean =>
  canLead(card, kind) && (!isBackground(card) || card.types.includes('Creature'));

/**
 * Whether these two can be commanders together (CR 702.124): each kind of partner only with its own kind (702.124f).
 * @param alsoPartner whether a card is considered to have partner (CR 903.13f)
 */
export function canLeadTogether(a: DeckCard, b: DeckCard, alsoPartner: (card: DeckCard) => boolean = () => false): boolean {
  const both = (pattern: RegExp): boolean => has(a, pattern) && has(b, pattern);
  const oneWay = (x: DeckCard, y: DeckCard): boolean =>
    (has(x, /^Choose a Background$/i) && isBackground(y)) || (has(x, /^Doctor's companion$/i) && doctor(y));
  return (
    [a, b].every((card) => has(card, /^Partner$/) || alsoPartner(card)) ||
    both(/^Friends forever$/i) ||
    (kindOf(a) !== undefined && kindOf(a) === kindOf(b)) ||
    (partnerOf(a) === b.name && partnerOf(b) === a.name) ||
    oneWay(a, b) ||
    oneWay(b, a)
  );
}

/** What stands after "Partner—": such partners only go with those that say the same (newer than the pinned edition). */
const kindOf = (card: DeckCard): string | undefined =>
  lines(card)
    .map((l) => /^Partner\s*[—-]\s*(.+)$/.exec(l)?.[1])
    .find((kind) => kind !== undefined);

/** CR 702.124i: the name after "Partner with". */
function partnerOf(card: DeckCard): string | undefined {
  for (const line of lines(card)) {
    const m = /^Partner with (.+)$/.exec(line);
    if (m) return m[1];
  }
  return undefined;
}

/** CR 702.139a. */
export function hasCompanion(card: DeckCard): boolean {
  return lines(card).some((l) => /^Companion\s*[—-]/.test(l));
}

/** CR 407: cards that are removed from the deck when there is no ante. */
export function playsForAnte(card: DeckCard): boolean {
  return card.text().some((t) => /\bante\b|\bantes\b/i.test(t));
}

/** Whether a color is chosen for a card as a commander (CR 903.4b). */
export function hasColorChosen(card: DeckCard): boolean {
  const data = card.data?.();
  return data !== undefined && choosesColor(data.card);
}
