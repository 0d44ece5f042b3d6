import type { Card, Face } from '@apnap/ability';
import { embeddedDecks, embeddedIndex, parseDeck } from '../src/index.js';

/** A card with only what the database looks at. */
export function card(name: string, zhName?: string, extra: Partial<Face> = {}): Card {
  const names = name.split(' // ');
  const zh = zhName?.split('／');
  return {
    name,
    layout: names.length > 1 ? 'split' : 'normal',
    faces: names.map((n, i) => ({
      name: n,
      ...(zh ? { zhName: zh[i] } : {}),
      supertypes: [],
      types: ['Instant'],
      subtypes: [],
      abilities: [],
      ...extra,
    })),
  };
}

export const FOREST = card('Forest', '树林', { supertypes: ['Basic'], types: ['Land'], subtypes: ['Forest'] });
export const SOME = [
  FOREST,
  card('Lightning Bolt', '闪电击'),
  card('Lightning Strike', '闪电炼击'),
  card('Fire // Ice', '火／冰'),
  card("Hero's Downfall", '英雄殉身'),
  card('Æther Vial', '以太瓶'),
  card('Lim-Dûl the Necromancer'),
  card('Gush'),
];

/** The cards of the decks that come with the program, each once. */
export function deckCards(): Card[] {
  const decks = embeddedDecks().map((d) => parseDeck(d.text, embeddedIndex()).deck);
  return [...new Set(decks.flatMap((d) => [...d.main, ...d.sideboard].map((e) => e.card)))];
}
