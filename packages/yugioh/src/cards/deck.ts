/** Building a deck (Y4). */
import type { Refusal } from '@apnap/kernel';
import { isExtra } from '../language/index.js';
import type { CardRecord } from './record.js';

/** A deck by the ids of its cards, in play order: the first is the top card. */
export interface DeckList {
  main: readonly number[];
  extra: readonly number[];
  side?: readonly number[];
}

/** Y4.4: copies that a list allows. */
const ALLOWED: Readonly<Record<string, number>> = { Forbidden: 0, Limited: 1, 'Semi-Limited': 2, 'Not yet released': 0 };

const refusal = (rule: string, id: string, params: Readonly<Record<string, string | number>>): Refusal => ({
  message: { id, params: { ...params } },
  rule,
});

/** All that is wrong with a deck (Y4.5); empty: it may be played in the region. */
export function deckProblems(deck: DeckList, find: (id: number) => CardRecord | undefined, region: 'ocg' | 'tcg' | 'none'): Refusal[] {
  const found: Refusal[] = [];
  const { main, extra, side = [] } = deck;
  // Y4.1
  if (main.length < 40 || main.length > 60) found.push(refusal('Y4.1', 'deck.main', { n: main.length }));
  if (extra.length > 15) found.push(refusal('Y4.1', 'deck.extra', { n: extra.length }));
  if (side.length > 15) found.push(refusal('Y4.1', 'deck.side', { n: side.length }));
  const copies = new Map<string, number>();
  for (const [part, ids] of [
    ['main', main],
    ['extra', extra],
    ['side', side],
  ] as const)
    for (const id of ids) {
      const card = find(id);
      if (!card) {
        found.push(refusal('Y4.6', 'deck.unknown', { id }));
        continue;
      }
      // Y4.3
      if (part !== 'side' && isExtra(card.printed) !== (part === 'extra'))
        found.push(refusal('Y4.3', 'deck.part', { name: card.printed.name.en }));
      copies.set(card.printed.name.en, (copies.get(card.printed.name.en) ?? 0) + 1);
    }
  for (const id of new Set([...main, ...extra, ...side])) {
    const card = find(id);
    if (card) found.push(...copiesRefused(card, copies.get(card.printed.name.en) ?? 0, region));
  }
  return found;
}

/** Y4.2, Y4.4: copies of a card that a deck may have in a region. */
export function copiesAllowed(card: CardRecord, region: 'ocg' | 'tcg' | 'none'): number {
  const limit = region === 'none' ? undefined : card.limits[region];
  return limit === undefined ? 3 : (ALLOWED[limit] ?? 3);
}

function copiesRefused(card: CardRecord, n: number, region: 'ocg' | 'tcg' | 'none'): Refusal[] {
  const name = card.printed.name.en;
  const most = copiesAllowed(card, region);
  if (n <= most) return [];
  // Y4.2, Y4.4
  return [most < 3 ? refusal('Y4.4', 'deck.limit', { name, n, most }) : refusal('Y4.2', 'deck.copies', { name, n })];
}
