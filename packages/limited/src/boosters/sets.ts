/** Sets of which it is known what their boosters are made of. */
import { BOOSTER_LINES } from '../generated/boosters.js';

/**
 * What a slot may hold: a rarity, a basic land (`land`), a card of any rarity (`any`), a snow-covered land, one of the lands with the land type that the
 * slot is named after (`urza`), a double-faced or a shifted card, of a rarity or of any, a legendary creature or planeswalker (`legend`), of a rarity, or a card of another set (`set:CODE`).
 */
export type SlotKind = string;

/** What the boosters of a set are made of. */
export interface BoosterSet {
  readonly code: string;
  /** How many different cards the boosters can have, known or not. */
  readonly size: number;
  /** Slots in order, each with the kinds it may hold. */
  readonly slots: readonly (readonly SlotKind[])[];
  /** Collector numbers of cards that are in no booster. */
  readonly outside: ReadonlySet<string>;
  /** Collector numbers of cards that have sheets of their own. */
  readonly shifted: ReadonlySet<string>;
}

function numbersOf(text: string): Set<string> {
  const numbers = new Set<string>();
  for (const part of text.split(' ')) {
    const run = /^(\d+)-(\d+)$/.exec(part);
    if (run) for (let n = Number(run[1]); n <= Number(run[2]); n++) numbers.add(String(n));
    else if (part !== '') numbers.add(part);
  }
  return numbers;
}

function slotsOf(text: string): SlotKind[][] {
  return text.split(' ').flatMap((part) => {
    const many = /^(\d+)\*(.+)$/.exec(part);
    const kinds = (many ? many[2] : part).split('/');
    return Array.from({ length: many ? Number(many[1]) : 1 }, () => kinds);
  });
}

let sets: ReadonlyMap<string, BoosterSet> | undefined;

/** All of them, by code. */
export function boosterSets(): ReadonlyMap<string, BoosterSet> {
  sets ??= new Map(
    BOOSTER_LINES.map((line) => {
      const [code, size, slots, outside, shifted] = line.split('|');
      return [code, { code, size: Number(size), slots: slotsOf(slots), outside: numbersOf(outside), shifted: numbersOf(shifted) }];
    }),
  );
  return sets;
}
