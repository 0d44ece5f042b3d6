/** Texts that a monster has by its materials (Y11.23, Y23.25): of those under it, and of those it was Summoned with. */
import type { Grants, Text } from '../language/index.js';
import { card } from '../state/access.js';
import type { State } from '../state/types.js';

/** A text with the number it goes by: that in its card's list, or one made of the card that grants it. */
export type Numbered = readonly [number: number, text: Text];

const FIRST = 1000;
const PER_CARD = 100;

type FitsTo = (row: number, g: Grants) => boolean;

/** What cards under a monster, or its materials, give it. `fitsTo`: whether it is such a monster. */
export function grantedTexts(s: State, row: number, fitsTo: FitsTo): Numbered[] {
  if (!s._pool.grants) return [];
  const c = card(s, row);
  if (c.zone !== 'monster') return [];
  const lay = c.summoned?.offField?.map((m) => card(s, m).card) ?? [];
  const of = (index: number, how: Grants['how']): Numbered[] =>
    grantsOf(s, index).flatMap(([g, text], k): Numbered[] =>
      g.how === how && (!g.field || lay.includes(index)) && fitsTo(row, g) ? [[FIRST + index * PER_CARD + k, text]] : [],
    );
  const under = c.materials.map((m) => card(s, m).card);
  const used = c.summoned?.with?.map((m) => card(s, m).card) ?? [];
  return [...[...new Set(under)].flatMap((i) => of(i, 'attached')), ...[...new Set(used)].flatMap((i) => of(i, 'used'))];
}

/** All texts that a card of the pool grants, each with what grants it. */
const grantsOf = (s: State, index: number): (readonly [Grants, Text])[] =>
  s._pool.cards[index].meaning.texts.flatMap((t) => (t.kind === 'grants' ? t.texts.map((text) => [t, text] as const) : []));

/** The text of a number that is not of the card's own list. */
export const grantedAt = (s: State, number: number): Text | undefined =>
  number < FIRST ? undefined : grantsOf(s, Math.floor((number - FIRST) / PER_CARD))[(number - FIRST) % PER_CARD]?.[1];
