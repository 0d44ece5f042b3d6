/** One's own decks of the second game, kept in this browser. */
import type { DuelRegion } from '@apnap/protocol';

/** A deck as it is kept: its cards as a `.ydk` file has them. */
export interface MyDeck {
  id: string;
  name: string;
  region: DuelRegion;
  list: string;
}

const KEPT = 'apnap.duelDecks';

/** All that are kept, in the order in which they were made. */
export function myDecks(): MyDeck[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(all) ? all.filter((d): d is MyDeck => typeof d?.id === 'string' && typeof d.list === 'string') : [];
  } catch {
    return [];
  }
}

/** @returns whether they are kept: storage may be forbidden, or full */
function keep(all: readonly MyDeck[]): boolean {
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a deck, in the place of the one with its id. @returns whether it is kept */
export function keepDeck(deck: MyDeck): boolean {
  const all = myDecks();
  const at = all.findIndex((d) => d.id === deck.id);
  if (at < 0) all.push(deck);
  else all[at] = deck;
  return keep(all);
}

export const dropDeck = (id: string): boolean => keep(myDecks().filter((d) => d.id !== id));

/** An id that no deck here has. */
export function newId(): string {
  const taken = new Set(myDecks().map((d) => d.id));
  for (let n = 1; ; n++) if (!taken.has(`d${n}`)) return `d${n}`;
}
