/** How far the engine goes with records of Duels. */

import { yugiohGame } from '../game.js';
import type { Trace } from '../traces/format.js';
import { type Led, lead } from '../traces/lead.js';
import type { Library } from './library.js';

export interface TraceReport {
  duels: number;
  /** Equal to the end. */
  whole: number;
  /** Decisions before the first difference, of all. */
  equal: number;
  decisions: number;
  /** Duels whose first difference lies at a card that is not read. */
  unread: number;
  /** The other first differences. */
  differences: readonly { trace: string; at: number; in: string; what: string }[];
  /** Cards that are not read at first differences, with the number of Duels, most frequent first. */
  cards: readonly (readonly [string, number])[];
}

/** Cards of a difference that are not read. */
const unreadOf = (library: Library, led: Led): string[] =>
  (led.differs?.cards ?? []).flatMap((id) => {
    const c = library.compiled(id);
    return c && !c.ok ? [library.find(id)?.printed.name.en ?? ''] : [];
  });

/** Leads the engine through Duels; cards that are not read have no text there, and are named where they make a difference. */
export function traceReport(library: Library, traces: Iterable<Trace>): TraceReport {
  const game = yugiohGame(library.blank);
  const out = { duels: 0, whole: 0, equal: 0, decisions: 0, unread: 0 };
  const differences: { trace: string; at: number; in: string; what: string }[] = [];
  const cards = new Map<string, number>();
  for (const trace of traces) {
    const led = lead(game, trace);
    out.duels++;
    out.equal += led.equal;
    out.decisions += led.total;
    if (!led.differs) {
      out.whole++;
      continue;
    }
    const names = unreadOf(library, led);
    if (names.length === 0) differences.push({ trace: led.trace, at: led.differs.at + 1, in: led.differs.in, what: led.differs.what });
    else {
      out.unread++;
      cards.set(names[0], (cards.get(names[0]) ?? 0) + 1);
    }
  }
  return { ...out, differences, cards: [...cards].sort((a, b) => b[1] - a[1]) };
}
