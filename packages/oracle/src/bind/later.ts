/** Sentences about what a later ability has done: they are part of what that ability does (CR 603.7a, 608.2c). */
import type { Effect } from '@apnap/ability';
import { rewrite, walk } from '../grammar/raw.js';
import { contains, type Node } from './nodes.js';

const isLater = (n: Node): boolean => n.do === 'delayed' || n.do === 'reflexive';

/** The slots that a tree binds. */
function slotsBound(tree: unknown): Set<number> {
  const bound = new Set<number>();
  walk(tree, (n) => {
    if (typeof n.do !== 'string') return;
    for (const [key, v] of Object.entries(n)) if (typeof v === 'number' && (/^bind/.test(key) || key === 'slot')) bound.add(v);
  });
  return bound;
}

/** The later ability, made by one of these effects, that binds a slot which nothing else binds. */
function boundBy(slot: number, before: readonly Effect[]): Node | undefined {
  const makers: Node[] = [];
  walk(before, (n) => {
    if (isLater(n) && slotsBound(n.program).has(slot)) makers.push(n);
  });
  const elsewhere = slotsBound(rewrite(before, (n) => (isLater(n) ? {} : undefined)));
  return makers.length === 1 && !elsewhere.has(slot) ? makers[0] : undefined;
}

/** The later ability that a sentence speaks of. */
function belongsTo(effect: Effect, before: readonly Effect[]): Node | undefined {
  let found: Node | undefined;
  walk(effect, (n) => {
    if (n.sel === 'slot') found ??= boundBy(n.slot as number, before);
  });
  return found && !contains(effect, (n) => n.sel === 'target') ? found : undefined;
}

/**
 * "Exile it. Return it at the beginning of the next end step. It gains haste": what is said of what a later ability has moved, made or chosen
 * is done by that ability, after it.
 */
export function withLater<T>(value: T): T {
  return rewrite(value, (n) => {
    if (n.do !== 'seq') return undefined;
    const done: Effect[] = [];
    for (const e of n.of as Effect[]) {
      const effect = withLater(e);
      const later = belongsTo(effect, done);
      if (!later) done.push(effect);
      else {
        const program = later.program as { effect: Effect };
        const grown: Effect = { do: 'seq', of: [...(program.effect.do === 'seq' ? program.effect.of : [program.effect]), effect] };
        const next = rewrite(done, (x) => (x === later ? { ...later, program: { ...program, effect: grown } } : undefined));
        done.splice(0, done.length, ...next);
      }
    }
    return done.length === 1 ? done[0] : { ...n, of: done };
  }) as T;
}
