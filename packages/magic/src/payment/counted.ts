/**
 * Mana as numbers. As long as there is little of it, mana is listed unit by unit, as it is spoken of; where it comes to more than {@link LISTED}, equal
 * mana is a heap with a number, so that what doubles it costs no more than what adds to it.
 */
import { MANA_TYPES, type ManaType } from '@apnap/ability';
import type { OutputUnit } from './types.js';

/** So much mana is listed unit by unit; of more there are heaps. */
export const LISTED = 100;

/** So much mana of one type. Of several, in the order in which it is made. */
export interface Made {
  type: ManaType;
  n: number;
}

/** How many units an entry of a pool or an output stands for. */
export const sizeOf = (x: { n?: number }): number => x.n ?? 1;

/** How much mana there is in all. */
export function totalOf(list: readonly { n?: number }[]): number {
  let n = 0;
  for (const x of list) n += x.n ?? 1;
  return n;
}

/** Mana that is listed, with equal neighbours together. */
export function counted(types: readonly ManaType[]): Made[] {
  const made: Made[] = [];
  for (const type of types) {
    const last = made[made.length - 1];
    if (last?.type === type) last.n++;
    else made.push({ type, n: 1 });
  }
  return made;
}

/** Mana as events tell it: a letter each; of more than is listed, each type once. */
export function wordOf(made: readonly { type: ManaType; n?: number }[]): string {
  if (totalOf(made) > LISTED) return [...new Set(made.map((m) => m.type))].join('');
  return made.map((m) => m.type.repeat(sizeOf(m))).join('');
}

/** The letters of mana, as much as is listed. */
export function lettersOf(pool: readonly { type: ManaType; n?: number }[]): string {
  let text = '';
  for (const u of pool) if (text.length < LISTED) text += u.type.repeat(Math.min(LISTED - text.length, sizeOf(u)));
  return text;
}

/** How much there is of each type. */
export const byType = (pool: readonly { type: ManaType; n?: number }[]): Made[] =>
  MANA_TYPES.map((type) => ({ type, n: totalOf(pool.filter((u) => u.type === type)) })).filter((m) => m.n > 0);

/** Mana from the list of what a payment plan has decided, so much of it taken away. */
export function without(made: readonly Made[], n: number): readonly Made[] {
  let left = n;
  return made.flatMap((m) => {
    const less = Math.min(left, m.n);
    left -= less;
    return m.n > less ? [{ type: m.type, n: m.n - less }] : [];
  });
}

/** A heap of so many; what is too much to count is as much as can be told exactly, until it is made. */
const heap = (u: OutputUnit, times: number): OutputUnit => ({ ...u, n: Math.min(Number.MAX_SAFE_INTEGER, sizeOf(u) * times) });

/** The units of an output so many times, one after the other. */
export function unitsRepeated(units: readonly OutputUnit[], times: number): readonly OutputUnit[] {
  if (times === 1 || units.length === 0) return units;
  if (totalOf(units) * times > LISTED) return units.map((u) => heap(u, times));
  return Array.from({ length: Math.max(0, times) }, () => units).flat();
}

/** So many of each unit for one. */
export function unitsMultiplied(units: readonly OutputUnit[], times: number): readonly OutputUnit[] {
  if (times === 1) return units;
  if (totalOf(units) * times > LISTED) return units.map((u) => heap(u, times));
  return units.flatMap((u) => Array.from({ length: Math.max(0, times) }, () => u));
}
