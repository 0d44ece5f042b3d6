/** The rules that concern a card: what the engine says of it when it is printed so, and what it cites when it plays it. */
import { trialCards } from '@apnap/cards';
import { rulesOfCard } from '@apnap/magic';
import type { CardRulesView } from '@apnap/protocol';
import type { CardBook } from '../cards.js';
import { plain } from '../text.js';

/** @param name in either language; no other than that of a card finds one */
export function cardRules(book: CardBook, name: string): CardRulesView {
  const found = book.index.find(name)?.name;
  const card = found === undefined ? undefined : book.source(found);
  if (found === undefined || !card) return { object: 'cardRules', card: null, name: plain(name), printed: [], cited: [] };
  const zh = card.faces.map((f) => f.zhName ?? f.name).join(' // ');
  return { object: 'cardRules', card: found, name: { en: found, zh }, ...rulesOfCard(card, book.source, trialCards()) };
}
