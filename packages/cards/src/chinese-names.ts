/** Chinese names of the cards that rules text speaks of. */
import type { CardDatabase } from './db/record.js';
import { MENTIONED } from './generated/mentioned.js';

/**
 * The Chinese name of a card or of one of its faces: from the database, or, of cards that embedded ones mention and that are not embedded, from
 * the list that comes with them. Undefined where none is known.
 */
export function chineseNameIn(db: CardDatabase, name: string): string | undefined {
  const faces = db.find(name)?.faces;
  const face = faces?.find((f) => f.name === name) ?? faces?.[0];
  return face?.zhName ?? MENTIONED[name];
}
