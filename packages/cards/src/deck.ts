/** Decks of cards that can be played: read from any deck file, written as text. */

import type { Card } from '@apnap/ability';
import type { Lang, Text } from '@apnap/words';
import { readDeck } from './decks/files.js';
import type { DeckFile, DeckProblem } from './decks/model.js';
import { type CardIndex, zhNameOf } from './lookup.js';

/** So many copies of one card in one part of a deck. */
export interface DeckEntry {
  count: number;
  card: Card;
}

export const DECK_SECTIONS = ['commander', 'companion', 'main', 'sideboard'] as const;
export type DeckSection = (typeof DECK_SECTIONS)[number];

export type Deck = Record<DeckSection, DeckEntry[]> & { name?: string };

export interface ParsedDeck {
  deck: Deck;
  /** Empty when every line was understood. Lines with a problem are left out of the deck. */
  problems: DeckProblem[];
}

/** The cards of a file that was read, without what only other programs use. Cards that are not in the index are left out. */
export function deckOf(file: DeckFile, index: CardIndex): Deck {
  const deck: Deck = { commander: [], companion: [], main: [], sideboard: [], ...(file.name === undefined ? {} : { name: file.name }) };
  for (const section of DECK_SECTIONS) {
    for (const { count, name } of file.zones[section] ?? []) {
      const card = index.find(name);
      if (!card) continue;
      const known = deck[section].find((e) => e.card === card);
      if (known) known.count += count;
      else deck[section].push({ count, card });
    }
  }
  return deck;
}

/** Reads a deck list of any format that {@link readDeck} knows. */
export function parseDeck(text: string, index: CardIndex): ParsedDeck {
  const { file, problems, unknown } = readDeck(text, index);
  return { deck: deckOf(file, index), problems: [...problems, ...unknown].sort((a, b) => a.line - b.line) };
}

const TITLES: Readonly<Record<DeckSection, Text>> = {
  commander: { en: 'Commander', zh: '指挥官' },
  companion: { en: 'Companion', zh: '行侣' },
  main: { en: 'Deck', zh: '套牌' },
  sideboard: { en: 'Sideboard', zh: '备牌' },
};

/** Writes a deck as text that {@link parseDeck} reads back; in Chinese with Chinese names where they are known. */
export function writeDeck(deck: Deck, lang: Lang = 'en'): string {
  const parts: string[] = [];
  for (const section of DECK_SECTIONS) {
    if (deck[section].length === 0) continue;
    const lines = deck[section].map(({ count, card }) => `${count} ${(lang === 'zh' ? zhNameOf(card) : undefined) ?? card.name}`);
    parts.push([TITLES[section][lang], ...lines].join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

/** How many cards there are in one part of a deck. */
export function countCards(entries: readonly DeckEntry[]): number {
  return entries.reduce((sum, e) => sum + e.count, 0);
}
