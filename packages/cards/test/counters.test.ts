/** Every counter that a card of the embedded set can put somewhere means something (CR 122.1): by the rules, or to some card. */
import { counterOfDuration, isWhileCounter, meansByRule } from '@apnap/ability';
import { expect, it } from 'vitest';
import { embeddedDatabase } from '../src/index.js';

/** Counters that only show what the same ability has done to the object they are put on, as it says itself. */
const MARKS: ReadonlySet<string> = new Set(['enlightened', 'manifestation', 'necrodermis', 'petrification', 'training']);

/** Those that only a card asks about which is not read. */
const OF_UNREAD: ReadonlySet<string> = new Set(['fetch']);

it('122.1: no counter is put anywhere that neither the rules nor any card ask about', () => {
  const put = new Map<string, string>();
  const read = new Set<string>();
  const database = embeddedDatabase();
  const visit = (node: unknown, name: string): void => {
    if (Array.isArray(node)) for (const n of node) visit(n, name);
    else if (typeof node === 'object' && node !== null) {
      const { counter, do: effect, change, count, duration } = node as Record<string, unknown>;
      if (typeof duration === 'string' && isWhileCounter(duration)) read.add(counterOfDuration(duration));
      if (typeof counter === 'string') {
        const enters = count !== undefined && Object.keys(node).every((k) => k === 'counter' || k === 'count' || k === 'or');
        if (enters || ((effect === 'counters' || effect === 'playerCounters') && change === 'put')) put.set(counter, name);
        else read.add(counter);
      }
      for (const v of Object.values(node)) visit(v, name);
    }
  };
  for (let place = 0; place < database.size; place++) {
    const card = database.card(place);
    visit(card?.faces, card?.name ?? '');
  }
  expect(put.size).toBeGreaterThan(80);
  const idle = [...put].filter(
    ([kind]) => !read.has(kind) && !meansByRule(kind) && kind !== 'any' && !MARKS.has(kind) && !OF_UNREAD.has(kind),
  );
  expect(idle).toEqual([]);
  // The lists say no more than there is.
  expect([...MARKS, ...OF_UNREAD].filter((kind) => read.has(kind) || !put.has(kind))).toEqual([]);
});
