/** Where language nodes are read: a state, an environment, and the entity under consideration. */
import { type Card, type ColorRef, type Filter, matchesPrinted, type Slot, type WordRef } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { record } from './access.js';
import type { DraftNotes } from './beginning.js';
import { commanderAt } from './commanders.js';
import type { Env, Memory, SlotValue, TargetGroup } from './objects.js';
import type { State } from './types.js';

export interface Cx {
  s: State;
  env: Env;
  /** Bound variable of the innermost filter or loop (`{sel:'it'}`); 0 when there is none. */
  it: Id;
  /** Read by a continuous effect, which looks at what is there and not at what was (CR 607.2a, 611.3). */
  ongoing?: true;
  /** A card judged as the spell it would be: what may be cast, and for how much, is asked before it is on the stack (CR 601.3). */
  casting?: Id;
  /** The targets it would have, where costs are asked for before it is on the stack (CR 601.2c, 601.2f). */
  aims?: readonly TargetGroup[];
  /** What is judged as though it had flying (classic:501.1). */
  flying?: Id;
}

export const slotValue = (cx: Cx, slot: Slot): SlotValue => cx.env.slots[slot] ?? null;

/** The players who have chosen this word, where each chose for themselves. */
export function chosenBy(cx: Cx, link: number, word: string): number[] {
  const all = record(cx.s, cx.env.source)?.memory ?? [];
  return all.flatMap((m) => (m.link === link && m.word === word && m.seat !== undefined ? [m.seat] : []));
}

/** What the source remembers under a link (CR 607). A spell's or permanent's memory outlives it with its last record. */
export function memory(cx: Cx, link: number): Memory | null {
  const o = record(cx.s, cx.env.source);
  return o?.memory?.find((m) => m.link === link) ?? null;
}

/** CR 905.2b: what its controller noted during the draft for cards with the name of the source. */
export function notesOf(cx: Cx): readonly DraftNotes[] {
  const o = record(cx.s, cx.env.source);
  const name = o && cx.s._pool.cards[o.card].card.name;
  return (cx.s.notes?.[cx.env.you] ?? []).filter((n) => n.card === name);
}

/** CR 905.2: the cards that its controller removed from the draft with cards that have the name of the source, those that are so. */
export const removedCards = (cx: Cx, filter: Filter): Card[] =>
  notesOf(cx).flatMap((n) =>
    (n.cards ?? []).flatMap((name) => {
      const { card } = cx.s._pool.cards[cx.s._pool.byName.get(name) as number];
      return matchesPrinted(card, filter) ? [card] : [];
    }),
  );

/** The word or colour a reference stands for; null when nothing was chosen. */
export function wordOf(cx: Cx, ref: ColorRef | WordRef): string | null {
  if (typeof ref === 'string') return ref;
  if ('slot' in ref) {
    const v = slotValue(cx, ref.slot);
    return typeof v === 'string' ? v : null;
  }
  return wordsOf(cx, ref)[0] ?? null;
}

/** Where what was noted stands among notes. */
const NOTED = { name: 'names', creatureType: 'types', color: 'colors' } as const;

/** Every word it stands for: there can be two chosen names (CR 702.106f). */
export function wordsOf(cx: Cx, ref: ColorRef | WordRef): string[] {
  if (typeof ref === 'string' || 'slot' in ref) {
    const word = wordOf(cx, ref);
    return word === null ? [] : [word];
  }
  if ('commander' in ref) {
    const color = commanderAt(cx.s, record(cx.s, cx.env.source))?.color;
    return color === undefined ? [] : [color]; // CR 607.2p
  }
  if ('noted' in ref) return notesOf(cx).flatMap((n) => n[NOTED[ref.noted]] ?? []);
  const chosen = record(cx.s, cx.env.source)?.memory ?? [];
  return chosen.flatMap((m) => (m.link === ref.link && m.word !== undefined ? [m.word] : []));
}
