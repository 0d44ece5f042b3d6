/** "Repeat this process for …": the sentence before once more for things of another kind (CR 608.2c). */
import type { Condition, Effect, Filter } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { doIf } from './make.js';
import { and, raw, rewrite, seq, walk, YOU } from './raw.js';

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

/** What is done, once more, in words of its own place; null where it remembers more than a target or a choice of the kind can hold. */
export function onceMore(done: readonly Effect[], next: Effect): Effect | null {
  const { cond, times, $at } = next as unknown as { cond?: Condition; times: number; $at: number };
  let kept = false;
  walk(done, (n) => {
    for (const k of ['slot', 'bind', 'chooser'] as const) if (typeof n[k] === 'number' && n[k] < -1) kept = true;
  });
  if (kept) return null;
  const copies = Array.from({ length: times }, (_, nth) => {
    const place = (at: unknown): number => $at + (nth + (at as number) / CLOSER) / CLOSER;
    const moved = <T>(x: T): T =>
      rewrite(x, (n) => {
        const own: Record<string, unknown> = {};
        for (const [k, v] of Object.entries(n))
          own[k] = (k === 'at' || k === '$at') && typeof v === 'number' && n.sel !== '$target' ? place(v) : moved(v);
        return n.sel === '$target' ? n : own;
      });
    return moved(seq(...done));
  });
  const again = seq(...copies);
  return cond ? doIf(cond, again) : again;
}

const AGAIN: Effect = { do: 'processAgain' };

/**
 * Whether the process that these sentences describe is one that can be repeated: the words that say so stand once, in the last sentence, so that nothing
 * is said of all that was done each time; and in no ability of its own, nor for each of several.
 */
export function repeatsWell(sentences: readonly Effect[]): boolean {
  let times = 0;
  let inside = false;
  for (const [i, sentence] of sentences.entries())
    walk(sentence, (n) => {
      if (n.do === AGAIN.do) times += i === sentences.length - 1 ? 1 : 2;
      if (n.do === 'forEach' || n.do === 'delayed' || n.do === 'reflexive' || n.do === '$when') inside = true;
    });
  return times === 0 || (times === 1 && !inside);
}

export function installRepeatedProcesses(g: Grammar): void {
  g.rule('playerVerb', 'repeat this process', () => AGAIN);
  const once = (m: Match, times: number, cond?: Condition): Effect =>
    raw.effect({ do: '$once', times, $at: m.at, ...(cond ? { cond } : {}) } as never);
  g.rule('sentence', 'then? repeat this process once', (_, m) => once(m, 1));
  g.rule('sentence', 'then? if {c:condition} , repeat this process once', ({ c }, m) => once(m, 1, c));
  g.rule('sentence', 'you may repeat this process any number of times', () => ({ do: 'may', who: YOU, then: AGAIN }));
  const repeat = (kinds: Filter[], at: number): Effect => raw.effect({ do: '$repeat', kinds, $at: at } as never);
  g.rule('sentence', 'then? repeat this process for {c:core} with mana value/values {a:digits} and {b:digits}', ({ c, a, b }, m) => {
    const kinds = [a, b].map((value) => and(c.filter, { is: 'stat', stat: 'manaValue', cmp: '=', value }));
    return c.many && c.head === 'card' ? repeat(kinds, m.at) : null;
  });
}
