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

/** A booster that lies beside the draft, for a card that adds one (CR 905.2). */
export interface SpareBooster {
  /** The round it is for; absent: any. */
  readonly round?: number;
  readonly cards: readonly PackCard[];
}

/** Boosters of a draft, and those that can be added to it. */
export interface DealtWithSpares {
  readonly boosters: Dealt;
  readonly spares: readonly SpareBooster[];
}

/** Whether a card adds a booster to the draft. */
export type Adds = (card: PackCard) => boolean;

/** No draft has so many cards that add boosters. */
const MOST_SPARES = 200;

/**
 * As many boosters besides as there are cards that can add one, those in these boosters included.
 * @param open opens one; null: there is none left
 */
function sparesFor(cards: readonly PackCard[], adds: Adds, open: () => readonly PackCard[] | null): (readonly PackCard[])[] {
  const count = (of: readonly PackCard[]): number => of.filter(adds).length;
  const spares: (readonly PackCard[])[] = [];
  for (let wanted = count(cards); spares.length < Math.min(wanted, MOST_SPARES); ) {
    const spare = open();
    if (!spare) break;
    spares.push(spare);
    wanted += count(spare);
  }
  return spares;
}

/** Opens a booster of each set for each seat, without the basic lands that nobody drafts (MTR 7.7). The boosters besides are of the set of the round. */
export function dealBoosters(root: HasRng, database: CardDatabase, sets: readonly string[], seats: number, adds: Adds): DealtWithSpares {
  const sheets = sets.map((code) => draftableSheets(database, code));
  const open = (of: Sheets) => openBooster(root, of).filter((c) => !c.basic);
  const boosters = sheets.map((of) => Array.from({ length: seats }, () => open(of)));
  const spares = sheets.flatMap((of, i) =>
    sparesFor(boosters[i].flat(), adds, () => open(of)).map((cards): SpareBooster => ({ round: i + 1, cards })),
  );
  return { boosters, spares };
}

/**
 * Deals boosters of a cube: each card is in as many of them as it stands in the list. The boosters besides are of the cards that are left.
 * @throws SetupError where there are too few cards.
 */
export function dealCube(
  root: HasRng,
  cards: readonly PackCard[],
  rounds: number,
  seats: number,
  size: number,
  adds: Adds,
): DealtWithSpares {
  const needed = rounds * seats * size;
  if (cards.length < needed)
    throw refuse('limited.cubeSize', { cards: cards.length, needed }, `${needed} cards are needed, not ${cards.length}`);
  const mixed = shuffled(root, cards);
  const booster = (n: number): readonly PackCard[] => mixed.slice(n * size, (n + 1) * size);
  const boosters = Array.from({ length: rounds }, (_, round) => Array.from({ length: seats }, (_, seat) => booster(round * seats + seat)));
  let next = rounds * seats;
  const spares = sparesFor(mixed.slice(0, needed), adds, () => ((next + 1) * size <= mixed.length ? booster(next++) : null));
  return { boosters, spares: spares.map((of) => ({ cards: of })) };
}
