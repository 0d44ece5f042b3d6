/** How far the engine goes with records of Duels. */

import { yugiohGame } from '../game.js';
import type { Library } from '../library/library.js';
import { classOf, type Difference } from '../traces/difference.js';
import type { Trace } from '../traces/format.js';
import { lead } from '../traces/lead.js';

/** How near a card that is not read is to a difference: named in it or answered, on the Chain or moved, face-up on the field, nowhere. */
export type Nearness = 'named' | 'used' | 'field' | 'none';

/** A difference of a Duel, as it is told. */
export interface ToldDifference {
  trace: string;
  /** Which decision, from 1. */
  at: number;
  class: string;
  near: Nearness;
  /** The nearest card that is not read. */
  card: string;
  what: string;
}

export interface TraceReport {
  duels: number;
  /** Equal to the end. */
  whole: number;
  /** Equal to the end but where the record is against the rules. */
  disputed: number;
  /** Duels all whose cards are read, and how many of them are equal to the end, or but for disputes. */
  read: { duels: number; whole: number; disputed: number };
  /** Decisions before the first difference, of all. */
  equal: number;
  decisions: number;
  /** Equal decisions after differences that could be passed over: offers that were not taken of cards that are not read, or against the rules. */
  further: number;
  /** Duels whose first difference lies at a card that is not read. */
  unread: number;
  /** The first difference of each Duel that has one. */
  first: readonly ToldDifference[];
  /** Where a Duel could not go on. */
  stops: readonly ToldDifference[];
  /** Rules that records break, with the card and how often. */
  disputes: readonly (readonly [string, number])[];
  /** Cards that are not read at first differences, with the number of Duels, most frequent first. */
  cards: readonly (readonly [string, number])[];
}

function told(library: Library, trace: string, d: Difference): ToldDifference {
  const unread = (ids: readonly number[]): number | undefined => ids.find((id) => library.compiled(id)?.ok === false);
  const found = (['named', 'used', 'field'] as const).flatMap((near) => {
    const id = unread(d.near[near]);
    return id === undefined ? [] : [{ near, card: library.find(id)?.printed.name.en ?? '' }];
  })[0] ?? { near: 'none' as const, card: '' };
  return { trace, at: d.at + 1, class: classOf(d), what: d.what, ...found };
}

const counted = (keys: readonly string[]): (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
};

/** Classes of differences with their numbers of Duels, those at unread cards apart, most frequent first. */
export const classesOf = (list: readonly ToldDifference[]): (readonly [string, number])[] =>
  counted(list.map((d) => `${d.near === 'none' ? '' : `(${d.near}) `}${d.class}`));

/** Leads the engine through Duels; cards that are not read have no text there, and are named where they make a difference. */
export function traceReport(library: Library, traces: Iterable<Trace>, strict = false): TraceReport {
  const game = yugiohGame(library.blank);
  const out = { duels: 0, whole: 0, disputed: 0, equal: 0, decisions: 0, further: 0 };
  const read = { duels: 0, whole: 0, disputed: 0 };
  const [first, stops, disputes]: [ToldDifference[], ToldDifference[], string[]] = [[], [], []];
  const isUnread = (id: number): boolean => library.compiled(id)?.ok === false;
  for (const trace of traces) {
    const led = lead(game, trace, isUnread, strict);
    const isRead = trace.header.decks.every((d) => [...d.main, ...d.extra].every((id) => !isUnread(id)));
    const butDisputed = led.differs !== null && led.stops === null && led.onlyDisputed;
    out.duels++;
    out.equal += led.equal;
    out.decisions += led.total;
    out.further += led.further;
    if (!led.differs) out.whole++;
    if (butDisputed) out.disputed++;
    if (isRead) read.duels++;
    if (isRead && !led.differs) read.whole++;
    if (isRead && butDisputed) read.disputed++;
    if (led.differs) first.push(told(library, led.trace, led.differs));
    if (led.stops) stops.push(told(library, led.trace, led.stops));
    disputes.push(...led.disputed.map((d) => `${d.rule} ${library.find(d.card)?.printed.name.en ?? ''}`));
  }
  const unread = first.filter((d) => d.near !== 'none');
  return { ...out, read, unread: unread.length, first, stops, disputes: counted(disputes), cards: counted(unread.map((d) => d.card)) };
}
