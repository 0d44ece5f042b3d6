/** What a permanent that is put onto the battlefield is said to be, it is as it enters (CR 611.2e). */
import type { Effect, Entering, Mod } from '@apnap/ability';
import { rewrite } from '../grammar/raw.js';
import { withLater } from './later.js';
import { contains, type Node, Unbound } from './nodes.js';

/** The effect that puts onto the battlefield what the slot stands for. */
const putsThere = (n: Node, slot: number): boolean => n.do === 'move' && n.to === 'battlefield' && n.bind === slot;

/** The effects with these modifications as part of how what the slot stands for enters; undefined when none of them puts it there. */
function joined(done: readonly Effect[], slot: number, mods: Mod[]): Effect[] | undefined {
  if (!contains(done, (n) => putsThere(n, slot))) return undefined;
  return rewrite([...done], (n) => {
    if (!putsThere(n, slot)) return undefined;
    const how = (n.entering ?? {}) as Entering;
    return { ...n, entering: { ...how, mods: [...(how.mods ?? []), ...mods] } };
  });
}

function inOrder(value: unknown): unknown {
  return rewrite(value, (n) => {
    if (n.do !== 'seq') return undefined;
    let done: Effect[] = [];
    for (const e of n.of as Node[]) {
      const affects = e.affects as { sel?: string; slot?: number } | undefined;
      const with1 = e.$is === true && affects?.sel === 'slot' ? joined(done, affects.slot as number, e.mods as Mod[]) : undefined;
      done = with1 ?? [...done, inOrder(e) as Effect];
    }
    return done.length === 1 ? done[0] : { ...n, of: done };
  });
}

/**
 * "Return target creature card from your graveyard to the battlefield. It's a Zombie in addition to its other types": it never is there without
 * being one.
 * @throws Unbound when nothing is put onto the battlefield that this could be said of.
 */
function withBeing<T>(value: T): T {
  if (!contains(value, (n) => n.$is === true)) return value;
  const out = inOrder(value) as T;
  if (contains(out, (n) => n.$is === true)) throw new Unbound('what it is: nothing is put onto the battlefield');
  return out;
}

/** What later abilities do is part of them, and what is said of something that enters is so as it does. */
export const settled = <T>(bound: T): T => withBeing(withLater(bound));
