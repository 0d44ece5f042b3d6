/** The cache of computed characteristics is asked thousands of times within a step: it is compared at those moments, not only at decisions. */
import { describe, expect, it, vi } from 'vitest';
import type { Derived } from '../../src/characteristics/derived.js';
import { freshDerived, type State } from '../../src/index.js';
import { game, PAIRINGS } from './cards.js';
import { pairing, playRandom } from './play.js';

const hooks = vi.hoisted(() => ({ computing: 0, calls: 0, compare: null as ((s: unknown) => void) | null }));

vi.mock('../../src/characteristics/derived.js', async (original) => {
  const real = await original<typeof import('../../src/characteristics/derived.js')>();
  type Fn = (s: State, ...rest: never[]) => unknown;
  /** While the layers are being computed the cache is half made, and nothing is compared. */
  const watched =
    (fn: Fn): Fn =>
    (s, ...rest) => {
      if (hooks.computing > 0) return fn(s, ...rest);
      const cached = s._derived !== null;
      if (cached && hooks.compare && hooks.calls++ % 400 === 0) hooks.compare(s);
      hooks.computing++;
      try {
        return fn(s, ...rest);
      } finally {
        hooks.computing--;
      }
    };
  return {
    ...real,
    derived: watched(real.derived as Fn),
    characteristics: watched(real.characteristics as Fn),
    characteristicsOf: watched(real.characteristicsOf as Fn),
    controllerOf: watched(real.controllerOf as Fn),
    freshDerived: (s: State) => {
      hooks.computing++;
      try {
        return real.freshDerived(s);
      } finally {
        hooks.computing--;
      }
    },
  };
});

/** Everything derived, as text: objects in play only, nodes of the pool as they are. */
function text(s: State, d: Derived): string {
  const objects = s.objects.rows.map((o, slot) => (o.zone === 'gone' ? null : (d.characteristics[slot] ?? null)));
  return JSON.stringify([objects, d.rules, d.replacements, [...d.triggers].sort(([x], [y]) => (x < y ? -1 : 1))]);
}

describe('characteristics are computed, never stored (CR 613)', () => {
  for (const [a, b, round] of PAIRINGS) {
    it(`${a} - ${b} ${round}: what is cached equals what is computed afresh, within steps and at decisions`, () => {
      let compared = 0;
      const check = (state: unknown): void => {
        const s = state as State;
        const cached = s._derived as Derived;
        const before = text(s, cached);
        const fresh = text(s, freshDerived(s));
        s._derived = cached;
        compared++;
        if (before !== fresh) throw new Error(`stale: ${difference(before, fresh)}`);
      };
      hooks.compare = check;
      try {
        playRandom(game, pairing(a, b), `derived ${a} ${b} ${round}`, ({ state }) => {
          if (state._derived !== null) check(state);
        });
      } finally {
        hooks.compare = null;
      }
      expect(compared).toBeGreaterThan(20);
    });
  }
});

function difference(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i++;
  return `${a.slice(Math.max(0, i - 200), i + 60)} <> ${b.slice(Math.max(0, i - 30), i + 60)}`;
}
