/** What a deck must be like: the constructed rules (CR 100.2a, 100.4a), and the place where lists of legal cards plug in. */
import type { Card } from '@apnap/ability';
import { countCards, type Deck } from './deck.js';
import { zhNameOf } from './lookup.js';
import type { Language, Message } from './messages.js';

/** The standing of one card in a format. Lists of legal, banned and restricted cards are data; they come from outside. */
export type CardLegality = 'legal' | 'restricted' | 'banned' | 'notLegal';

/** A format for constructed decks. */
export interface Format {
  id: string;
  name: Record<Language, string>;
  /** Absent: every card may be played. */
  legality?: (card: Card) => CardLegality;
}

/** A reason why a deck is not legal, with the rule that says so (absent where tournament policy, not a rule, does). */
export interface DeckIssue {
  message: Message;
  rule?: string;
  /** The English name of the card it is about. */
  card?: string;
}

const MIN_DECK = 60;
const MAX_SIDEBOARD = 15;
const MAX_COPIES = 4;

/** The formats known by name. */
export const FORMATS: readonly Format[] = [
  { id: 'constructed', name: { en: 'constructed', zh: '构筑' } },
  { id: 'pauper', name: { en: 'Pauper', zh: '全铁' } },
  { id: 'standard-2015', name: { en: 'Standard (2015)', zh: '标准（2015年）' } },
];

/** The format with this id or name in either language. */
export function findFormat(name: string): Format | undefined {
  const wanted = name.trim().toLowerCase();
  return FORMATS.find((f) => [f.id, f.name.en, f.name.zh].some((x) => x.toLowerCase() === wanted));
}

/** The message for a format name that is not known. */
export function unknownFormat(name: string): Message {
  return { id: 'format.unknown', params: { name, known: FORMATS.map((f) => f.id).join(', ') } };
}

/** Whether any number of copies is allowed (CR 100.2a). */
function isBasicLand(card: Card): boolean {
  return card.faces[0].supertypes.includes('Basic') && card.faces[0].types.includes('Land');
}

/** All reasons why this deck may not be played in this format; none: it is legal. */
export function checkDeck(deck: Deck, format: Format): DeckIssue[] {
  const issues: DeckIssue[] = [];
  const main = countCards(deck.main) + countCards(deck.commander);
  // CR 100.2a, 100.5: a minimum of 60 cards, no maximum.
  if (main < MIN_DECK) issues.push({ message: { id: 'format.tooFew', params: { count: main, min: MIN_DECK } }, rule: '100.2a' });
  // CR 100.4a; CR 702.139a: outside the Commander variant a companion is one of the cards in the sideboard.
  const listed = countCards(deck.companion.filter((e) => !deck.sideboard.some((s) => s.card === e.card)));
  const side = countCards(deck.sideboard) + listed;
  if (side > MAX_SIDEBOARD)
    issues.push({ message: { id: 'format.sideboardTooBig', params: { count: side, max: MAX_SIDEBOARD } }, rule: '100.4a' });
  for (const [card, count] of copies(deck)) issues.push(...checkCopies(card, count, format));
  return issues;
}

/** Copies of each card over deck and sideboard together (CR 100.4a). */
function copies(deck: Deck): Map<Card, number> {
  const total = new Map<Card, number>();
  const companions = deck.companion.filter((e) => !deck.sideboard.some((s) => s.card === e.card));
  for (const { card, count } of [...deck.commander, ...companions, ...deck.main, ...deck.sideboard])
    total.set(card, (total.get(card) ?? 0) + count);
  return total;
}

function checkCopies(card: Card, count: number, format: Format): DeckIssue[] {
  const legality = format.legality?.(card) ?? 'legal';
  const nameZh = zhNameOf(card) ?? card.name;
  const about = { name: card.name, nameZh, format: format.name.en, formatZh: format.name.zh };
  switch (legality) {
    case 'notLegal':
      return [{ message: { id: 'format.notLegal', params: about }, card: card.name }];
    case 'banned':
      return [{ message: { id: 'format.banned', params: about }, card: card.name }];
    case 'restricted':
      return count > 1 ? [{ message: { id: 'format.restricted', params: { ...about, count } }, card: card.name }] : [];
    case 'legal': {
      // CR 100.2a: no more than four of any card with a particular English name other than basic land cards.
      if (count <= MAX_COPIES || isBasicLand(card)) return [];
      const message: Message = { id: 'format.tooManyCopies', params: { name: card.name, nameZh, count, max: MAX_COPIES } };
      return [{ message, rule: '100.2a', card: card.name }];
    }
    default: {
      const unknown: never = legality;
      throw new Error(`unknown legality ${String(unknown)}`);
    }
  }
}
