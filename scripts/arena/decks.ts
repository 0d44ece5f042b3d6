/** Decks for games of many seats: the sixty cards that come with the program, and the Commander decks of `../shared/decks` that can be played. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Card } from '@apnap/ability';
import { CardBase } from '@apnap/cardbase';
import { type Deck, embeddedDecks, parseDeck } from '@apnap/cards';
import type { CardSource, DeckEntry, Seated } from '@apnap/magic';
import type { DeckModel } from '@apnap/players';

const SHARED = new URL('../../../shared/', import.meta.url);
const CARD_FILES = ['cards-2021.jsonl.gz', 'cards-2026.jsonl.gz'];
/** Planes, phenomena, schemes. */
const SUPPLIES = 'cards-2019-variants.jsonl.gz';

export interface TableDeck {
  id: string;
  main: DeckEntry[];
  commanders: string[];
}

/** All cards that decks are looked for in; with the files of `../shared/cards` where they are there. */
export function cardBase(): CardBase {
  const file = (name: string): string => new URL(`cards/${name}`, SHARED).pathname;
  return new CardBase([...CARD_FILES, SUPPLIES].map(file), 'en');
}

/** The cards of a base by name, each looked for once: players ask for the names of tokens, too, and nobody is to be told what is like them. */
export function sourceOf(base: CardBase): CardSource {
  const known = new Map<string, Card | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, base.source(name));
    return known.get(name);
  };
}

const entries = (list: Deck['main']): DeckEntry[] => list.map((e) => ({ card: e.card.name, count: e.count }));

export const sixtyCards = (base: CardBase): TableDeck[] =>
  embeddedDecks()
    .filter((d) => d.format !== 'commander')
    .map((d) => ({ id: d.id, main: entries(parseDeck(d.text, base.index).deck.main), commanders: [] }));

interface RealDeck {
  id: string;
  commander: boolean;
  main: Record<string, number>;
  side: Record<string, number>;
}

/** The real Commander decks all of whose cards are known and can be played. */
export function commanderDecks(base: CardBase): TableDeck[] {
  const lines = gunzipSync(readFileSync(new URL('decks/real-decks.jsonl.gz', SHARED)))
    .toString()
    .trim()
    .split('\n');
  const playable = (names: readonly string[]): string[] | null => {
    const known = names.map((name) => base.index.find(name)?.name ?? '');
    return known.every((name) => name !== '' && base.obstacle(name) === null) ? known : null;
  };
  return lines.flatMap((line) => {
    const deck = JSON.parse(line) as RealDeck;
    const main = deck.commander ? playable(Object.keys(deck.main)) : null;
    const commanders = main && playable(Object.keys(deck.side));
    if (!main || !commanders || commanders.length === 0 || commanders.length > 2) return [];
    const counts = Object.values(deck.main);
    return [{ id: deck.id, main: main.map((card, i) => ({ card, count: counts[i] })), commanders }];
  });
}

export const seated = (deck: TableDeck, name: string): Seated => ({
  name,
  deckName: deck.id,
  deck: deck.main,
  ...(deck.commanders.length > 0 ? { commanders: deck.commanders } : {}),
});

/** What searching players believe: the decks of this kind that are not at the table. */
export const modelOf = (
  all: readonly TableDeck[],
  played: readonly TableDeck[],
  source: (name: string) => Card | undefined,
): DeckModel => ({
  decks: all
    .filter((d) => !played.includes(d))
    .map((d) => ({ cards: d.main.flatMap((e) => ({ card: source(e.card) as Card, count: e.count })) })),
});
