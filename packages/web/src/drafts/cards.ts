/** Cards of a draft as the components of cards draw them, and the order in which a pool lies. */
import type { CardEntry, DraftCardView, FaceText } from '@apnap/protocol';
import { letterOf } from '../card/look.js';

export type Faces = Readonly<Record<string, FaceText>>;

const SUPERTYPES = new Set(['Basic', 'Legendary', 'Snow', 'World']);

/** The types on a face. */
const typesOf = (face: FaceText | undefined): string[] =>
  (face?.typeLine.en.split(' — ')[0] ?? '').split(' ').filter((w) => w !== '' && !SUPERTYPES.has(w));

/** A card as lists of the database show it. */
export function entryOf(card: DraftCardView, faces: Faces): CardEntry {
  const front = faces[card.face];
  const all = front ? [front, ...(front.others ?? []).flatMap((key) => faces[key] ?? [])] : [];
  return {
    card: card.card,
    faces: all,
    stats: all.map((f) => f.size ?? ''),
    manaValue: card.manaValue,
    colors: card.colors,
    types: [...new Set(all.flatMap(typesOf))],
    rarity: card.rarity,
    sets: [],
    legal: [],
    playable: true,
  };
}

/** Groups of a pool by colour, in their order. */
export const COLOR_GROUPS = ['W', 'U', 'B', 'R', 'G', 'M', 'C', 'L'] as const;
export type ColorGroup = (typeof COLOR_GROUPS)[number];

/** The group of a card: its colour, several, none, or that it is a land. */
export function groupOf(card: DraftCardView, faces: Faces): ColorGroup {
  if (typesOf(faces[card.face]).includes('Land')) return 'L';
  if (card.colors.length > 1) return 'M';
  const letter = card.colors[0] === undefined ? 'C' : letterOf(card.colors[0]).toUpperCase();
  return COLOR_GROUPS.find((g) => g === letter) ?? 'C';
}

/** By mana value, then by name. */
export const byCost = (a: DraftCardView, b: DraftCardView): number =>
  a.manaValue - b.manaValue || (a.card < b.card ? -1 : a.card > b.card ? 1 : a.id - b.id);

/** The pool by colour; groups without cards are left out. */
export function byColor(pool: readonly DraftCardView[], faces: Faces): { group: ColorGroup; cards: DraftCardView[] }[] {
  return COLOR_GROUPS.map((group) => ({ group, cards: pool.filter((c) => groupOf(c, faces) === group).sort(byCost) })).filter(
    (g) => g.cards.length > 0,
  );
}
