/** The boosters of a draft: opened from a seed, by sets or from a cube. */
import type { CardDatabase } from '@apnap/cards';
import { type HasRng, SetupError, shuffled } from '@apnap/kernel';
import { BETWEEN_NAMES } from '../messages.js';
import { openBooster, type PackCard } from './open.js';
import { canBeDrafted, isDraftable, type Sheets, sheetsOf } from './sheets.js';

const refuse = (id: string, params: Record<string, string | number>, text: string, rule = 'MTR 7.2'): SetupError =>
  new SetupError({ message: { id, params }, rule }, text);

/** Cards a booster of a cube has, where nothing else is said. */
export const CUBE_PACK = 15;

/** The sheets of a set that boosters may be made of. @throws SetupError that names it, with the numbers, where too few of its cards can be played. */
export function draftableSheets(database: CardDatabase, code: string): Sheets {
  const sheets = sheetsOf(database, code);
  if (!sheets) throw refuse('limited.noBoosters', { set: code }, `no boosters of ${code} are known`);
  if (!isDraftable(sheets)) {
    const { playable, total } = sheets;
    throw refuse('limited.tooFew', { set: code, playable, total }, `${playable} of the ${total} cards of ${code} can be played: too few`);
  }
  return sheets;
}

/** The cards of a cube, in the order of its list. @throws SetupError that names cards that are unknown or can't be played. */
export function cubeCards(database: CardDatabase, names: readonly string[]): PackCard[] {
  const cards: PackCard[] = [];
  const unknown: string[] = [];
  const refused: string[] = [];
  for (const name of names) {
    const record = database.find(name);
    if (!record) unknown.push(name);
    else if (!canBeDrafted(database, record)) refused.push(record.name);
    else {
      const printing = record.printings.at(-1);
      cards.push({ name: record.name, set: printing?.set ?? '', rarity: printing?.rarity ?? 'common' });
    }
  }
  if (unknown.length > 0)
    throw refuse('limited.cubeUnknown', { names: unknown.slice(0, 10).join(BETWEEN_NAMES) }, `unknown: ${unknown.join(', ')}`);
  if (refused.length > 0)
    throw refuse('limited.cubeRefused', { names: refused.slice(0, 10).join(BETWEEN_NAMES) }, `not playable: ${refused.join(', ')}`);
  return cards;
}

/** Boosters of a draft: by round, then by seat. Each seat gets the same products (MTR 7.2). */
export type Dealt = readonly (readonly (readonly PackCard[])[])[];

/** Opens a booster of each set for each seat. */
export function dealBoosters(root: HasRng, database: CardDatabase, sets: readonly string[], seats: number): Dealt {
  const sheets = sets.map((code) => draftableSheets(database, code));
  return sheets.map((of) => Array.from({ length: seats }, () => openBooster(root, of)));
}

/** Deals boosters of a cube: each card is in as many of them as it stands in the list. @throws SetupError where there are too few cards. */
export function dealCube(root: HasRng, cards: readonly PackCard[], rounds: number, seats: number, size: number): Dealt {
  const needed = rounds * seats * size;
  if (cards.length < needed)
    throw refuse('limited.cubeSize', { cards: cards.length, needed }, `${needed} cards are needed, not ${cards.length}`);
  const mixed = shuffled(root, cards);
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: seats }, (_, seat) => mixed.slice((round * seats + seat) * size, (round * seats + seat + 1) * size)),
  );
}
