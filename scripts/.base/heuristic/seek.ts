/** Finding, in the abilities of an object, the effect that asks for a choice among given things. */
import type { Effect, Selector } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { ObjectView } from '@apnap/magic';
import type { Board } from './board.js';

/** The innermost effect that holds a choice from the zone these things are in. */
export function effectWithChoice(b: Board, o: ObjectView, ids: readonly Id[]): Effect | null {
  const zones = new Set<string>(ids.map((id) => b.object(id)?.zone ?? 'players'));
  let found: Effect | null = null;
  let fallback: Effect | null = null;
  const walk = (x: unknown, effect: Effect | null): void => {
    if (typeof x !== 'object' || x === null || found) return;
    if (Array.isArray(x)) {
      for (const y of x) walk(y, effect);
      return;
    }
    const node = x as Record<string, unknown>;
    const inner = typeof node.do === 'string' ? (node as unknown as Effect) : effect;
    if (node.sel === 'choose' && inner) {
      const zone = zoneOf((node as unknown as Extract<Selector, { sel: 'choose' }>).from);
      if (zone !== null && zones.has(zone)) found = inner;
      fallback ??= inner;
    }
    for (const key of Object.keys(node)) walk(node[key], inner);
  };
  for (const a of b.abilities(o)) walk(a, null);
  return found ?? fallback;
}

/** The zone a selector looks in, where it says one. */
function zoneOf(sel: Selector): string | null {
  if (sel.sel === 'all') return sel.zone;
  if (sel.sel === 'filter') return zoneOf(sel.of);
  if (sel.sel === 'players') return 'players';
  if (sel.sel === 'union') return sel.of.map(zoneOf).find((z) => z !== null) ?? null;
  return null;
}
