/**
 * Cards of more than one face: which face an object shows in which zone, and which can be cast or played (CR 709, 710, 712, 715).
 * Outside the battlefield and the stack a split card shows both halves combined, a face of its own beside the printed two.
 */
import type { Card, Effect, Face, Layout, Program } from '@apnap/ability';

/** CR 709.4: layouts whose halves are combined wherever they are not a spell. */
const COMBINED: ReadonlySet<Layout> = new Set(['split', 'aftermath']);
/** CR 709.3, 712.11b, 715.3: layouts whose second face can be chosen when the card is cast. */
const EITHER: ReadonlySet<Layout> = new Set(['split', 'aftermath', 'modalDoubleFaced', 'adventure']);
/** CR 712.2: cards and tokens that can transform. */
const TRANSFORMING: ReadonlySet<Layout> = new Set(['transform']);

export const isCombined = (layout: Layout): boolean => COMBINED.has(layout);
export const isTransforming = (layout: Layout): boolean => TRANSFORMING.has(layout);

/** The face a card shows in zones other than the battlefield and the stack (CR 709.4, 710.2, 712.8a, 715.4). */
export const homeFace = (card: Card): number => (COMBINED.has(card.layout) ? card.faces.length : 0);

/** The faces one of which is chosen when the card is cast or played. */
export const choosableFaces = (card: Card): readonly number[] => (EITHER.has(card.layout) ? BOTH : FRONT);

const FRONT: readonly number[] = [0];
const BOTH: readonly number[] = [0, 1];

const union = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

/** CR 709.4a-c, 702.102b: the characteristics of both halves; null for a card whose faces are never combined. */
export function combinedFace(card: Card): Face | null {
  if (!COMBINED.has(card.layout)) return null;
  const { faces } = card;
  const zh = faces.every((f) => f.zhName) ? { zhName: faces.map((f) => f.zhName).join('／') } : {};
  return {
    name: faces.map((f) => f.name).join(' // '),
    ...zh,
    manaCost: faces.map((f) => f.manaCost ?? '').join(''),
    supertypes: union(faces.map((f) => f.supertypes)),
    types: union(faces.map((f) => f.types)),
    subtypes: union(faces.map((f) => f.subtypes)),
    abilities: faces.flatMap((f) => f.abilities),
  };
}

const PERMANENT_TYPES: ReadonlySet<string> = new Set(['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']);

/** CR 709.5: a split card that is a permanent card with a single shared type line. */
export function isSplitPermanent(card: Card): boolean {
  if (card.layout !== 'split' || card.faces.length !== 2) return false;
  const line = (f: Face): string => [...f.supertypes, ...f.types, ...f.subtypes].join(' ');
  const [a, b] = card.faces;
  return line(a) === line(b) && a.types.every((t) => PERMANENT_TYPES.has(t));
}

/** CR 709.5a: what such a permanent is with both of its halves locked: its type line. */
export const lockedFace = ({ faces: [{ supertypes, types, subtypes }] }: Card): Face => ({
  name: '',
  supertypes,
  types,
  subtypes,
  abilities: [],
});

/** The card with "this door" in its text told apart by half. */
export function withDoors(card: Card): Card {
  const tell = (v: unknown, door: string): unknown => {
    if (Array.isArray(v)) return v.map((x) => tell(x, door));
    if (typeof v !== 'object' || v === null) return v;
    return Object.fromEntries(Object.entries(v).map(([k, x]) => [k, k === 'door' && x === 'this' ? door : tell(x, door)]));
  };
  return { ...card, faces: card.faces.map((f, i) => tell(f, i === 0 ? 'left' : 'right') as Face) };
}

/** CR 702.102d: what a fused split spell does: the left half, then the right half, each with its own targets. */
export function fusedProgram(card: Card): Program | null {
  const programs = card.faces
    .map((f) => f.abilities.find((a) => a.kind === 'spell'))
    .flatMap((a) => (a?.kind === 'spell' ? [a.program] : []));
  if (programs.length !== card.faces.length || programs.some((p) => p.modes)) return null;
  const nothing: Effect = { do: 'nothing' };
  return {
    targets: [],
    effect: nothing,
    modes: {
      min: programs.length,
      max: programs.length,
      choice: 'distinct',
      options: programs.map((p) => ({ targets: p.targets, effect: p.effect })),
    },
  };
}

/** The printed face that gives a face its mana cost: a flipped permanent keeps its own, a transformed one's mana value is the front's. */
export const costedFace = (card: Card, face: Face): Face => (card.layout === 'transform' || card.layout === 'flip' ? card.faces[0] : face);
