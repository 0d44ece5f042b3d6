/** Cards that are no one's deck: planes, phenomena and schemes. */
import { type Stock, stockOf } from '@apnap/magic';
import type { CardBook } from '../cards.js';

const SUPPLEMENTARY: ReadonlySet<string> = new Set(['Plane', 'Phenomenon', 'Scheme']);

/** The planes, phenomena and schemes of a book that can be played, by seed. */
export function stocksOf(book: CardBook): (seed: string) => Stock {
  let all: Stock | null = null;
  return (seed) => {
    all ??= stockOf(
      Array.from({ length: book.all.size }, (_, place) => book.all.record(place)).flatMap(({ name, faces }) =>
        faces[0].types.some((t) => SUPPLEMENTARY.has(t)) && book.obstacle(name) === null ? (book.source(name) ?? []) : [],
      ),
      '',
    );
    return { ...all, seed };
  };
}
