/** A deck that is being built: cards by their numbers in its parts, and what is known of them. */
import type { DuelCardEntry, DuelDeckView, DuelRegion } from '@apnap/protocol';

export const PARTS = ['main', 'extra', 'side'] as const;
export type Part = (typeof PARTS)[number];
export type Lists = Readonly<Record<Part, readonly number[]>>;
export type Known = ReadonlyMap<number, DuelCardEntry>;

/** Y4.1: how many cards a part has at least and at most. */
export const SIZES: Readonly<Record<Part, readonly [least: number, most: number]>> = { main: [40, 60], extra: [0, 15], side: [0, 15] };

export const EMPTY: Lists = { main: [], extra: [], side: [] };

/** Y4.3 */
const isExtra = (e: DuelCardEntry): boolean => e.card.words.some((w) => w === 'Fusion' || w === 'Synchro' || w === 'Xyz' || w === 'Link');

/** Where a card goes that is put into the deck. */
export const homeOf = (e: DuelCardEntry): Part => (isExtra(e) ? 'extra' : 'main');

/** Copies in all parts, of all cards of that name (Y4.2). */
export const copiesOf = (lists: Lists, known: Known, e: DuelCardEntry): number =>
  PARTS.reduce((n, p) => n + lists[p].filter((id) => id === e.card.id || known.get(id)?.card.name.en === e.card.name.en).length, 0);

/** Y4.2, Y4.4 */
export const mostOf = (e: DuelCardEntry, region: DuelRegion): number => (region === 'none' ? 3 : (e.limits?.[region] ?? 3));

export const withCard = (lists: Lists, part: Part, id: number): Lists => ({ ...lists, [part]: [...lists[part], id] });

/** Without one copy. */
export function withoutCard(lists: Lists, part: Part, id: number): Lists {
  const at = lists[part].lastIndexOf(id);
  return at < 0 ? lists : { ...lists, [part]: lists[part].toSpliced(at, 1) };
}

/** As a `.ydk` file has it. */
export const textOfLists = ({ main, extra, side }: Lists): string =>
  ['#main', ...main, '#extra', ...extra, '!side', ...side, ''].join('\n');

export const listsOf = ({ main, extra, side }: DuelDeckView): Lists => ({ main, extra, side });

const KINDS = ['monster', 'spell', 'trap'];

/** The cards of a part, each once with its number of copies: monsters by how high they are, Spells, Traps. */
export function rowsOf(ids: readonly number[], known: Known): { id: number; entry: DuelCardEntry | undefined; n: number }[] {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const height = (e: DuelCardEntry | undefined): number => e?.card.level ?? e?.card.rank ?? e?.card.arrows?.length ?? 0;
  return [...counts]
    .map(([id, n]) => ({ id, entry: known.get(id), n }))
    .sort(
      (x, y) =>
        KINDS.indexOf(x.entry?.card.kind ?? '') - KINDS.indexOf(y.entry?.card.kind ?? '') ||
        height(y.entry) - height(x.entry) ||
        ((x.entry?.card.name.en ?? '') < (y.entry?.card.name.en ?? '') ? -1 : 1),
    );
}
