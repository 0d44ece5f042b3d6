/** "Repeat this process for …": the sentence before once more for things of another kind (CR 608.2c). */
import type { Effect, Filter } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { and, raw, rewrite, seq, walk } from './raw.js';

/** So much nearer to the place of the words do those of what is repeated stand: between it and what comes after. */
const CLOSER = 1000;

/** The sentence before, and again with what it searches for being of each of these kinds; null where it searches for nothing, or remembers more than that. */
export function repeated(before: Effect, next: Effect): Effect | null {
  const { kinds, $at } = next as unknown as { kinds: Filter[]; $at: number };
  let searches = 0;
  let kept = false;
  walk(before, (n) => {
    if (n.do === 'search') searches++;
    for (const k of ['slot', 'bind', 'chooser'] as const) if (typeof n[k] === 'number' && n[k] < -1) kept = true;
  });
  if (searches !== 1 || kept) return null;
  const again = (kind: Filter, nth: number): Effect => {
    const place = (at: unknown): number => $at + (nth + (at as number) / CLOSER) / CLOSER;
    const moved = <T>(x: T): T =>
      rewrite(x, (n) => {
        const own: Record<string, unknown> = {};
        for (const [k, v] of Object.entries(n)) own[k] = (k === 'at' || k === '$at') && typeof v === 'number' ? place(v) : moved(v);
        return n.do === 'search' ? { ...own, filter: kind } : own;
      });
    return moved(before);
  };
  return seq(before, ...kinds.map(again));
}

export function installRepeatedProcesses(g: Grammar): void {
  const repeat = (kinds: Filter[], at: number): Effect => raw.effect({ do: '$repeat', kinds, $at: at } as never);
  g.rule('sentence', 'then? repeat this process for {n:cards}', ({ n }, m) => repeat([n], m.at));
  g.rule('sentence', 'then? repeat this process for {c:core} with mana value/values {a:digits} and {b:digits}', ({ c, a, b }, m) => {
    const kinds = [a, b].map((value) => and(c.filter, { is: 'stat', stat: 'manaValue', cmp: '=', value }));
    return c.many && c.head === 'card' ? repeat(kinds, m.at) : null;
  });
}
