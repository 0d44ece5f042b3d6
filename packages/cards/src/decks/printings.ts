/** Choosing a printing of a card. */
import type { CardDatabase } from '../db/record.js';
import type { PrintingSource } from './files.js';

/** Sets of these types first: those other programs surely have. */
const USUAL = ['expansion', 'core', 'masters', 'commander', 'draft_innovation'];

/** The newest printing of a card that has a collector number, from a set of the usual kinds where there is one. */
export function printingsOf(db: CardDatabase): PrintingSource {
  return (name) => {
    const numbered = (db.find(name)?.printings ?? []).filter((p) => p.number !== undefined);
    const usual = numbered.filter((p) => USUAL.includes(db.set(p.set)?.type ?? ''));
    return (usual.length > 0 ? usual : numbered).at(-1);
  };
}
