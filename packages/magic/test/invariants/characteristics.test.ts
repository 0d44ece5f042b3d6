/** The cache of computed characteristics is asked thousands of times within a step: it is compared at those moments, not only at decisions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../../kernel/test/turn.js';
import { freshDerived, type State } from '../../src/index.js';
import type { Derived } from '../../src/state/derived.js';
import { procedures } from '../../src/state/procedures.js';
import { game, PAIRINGS } from './cards.js';
import { pairing, playRandom } from './play.js';

const hooks = { computing: 0, calls: 0, compare: null as ((s: State) => void) | null };

/** While the layers are being computed the cache is half made, and nothing is compared. */
function look(s: State): void {
  if (hooks.computing > 0 || s._derived === null || !hooks.compare || hooks.calls++ % 400 !== 0) return;
  hooks.computing++;
  try {
    hooks.compare(s);
  } finally {
    hooks.computing--;
  }
}

/** What is asked through the table of procedures is asked at every moment of a step, so there the cache is looked at. */
const real = { ...procedures };
beforeAll(() => {
  procedures.derive = (s) => {
    hooks.computing++;
    try {
      return real.derive(s);
    } finally {
      hooks.computing--;
    }
  };
  procedures.base = (s, o) => {
    look(s);
    return real.base(s, o);
  };
  procedures.select = (cx, sel) => {
    look(cx.s);
    return real.select(cx, sel);
  };
  procedures.players = (cx, ref) => {
    look(cx.s);
    return real.players(cx, ref);
  };
});
afterAll(() => void Object.assign(procedures, real));

/** Everything derived, as text: objects in play only, nodes of the pool as they are. */
function text(s: State, d: Derived): string {
  const objects = s.objects.rows.map((o, slot) => (o.zone === 'gone' ? null : (d.characteristics[slot] ?? null)));
  return JSON.stringify([objects, d.rules, d.replacements, [...d.triggers].sort(([x], [y]) => (x < y ? -1 : 1))]);
}

describe('characteristics are computed, never stored (CR 613)', () => {
  for (const [a, b, round] of inTurn(PAIRINGS)) {
    it(`${a} - ${b} ${round}: what is cached equals what is computed afresh, within steps and at decisions`, () => {
      let compared = 0;
      const check = (s: State): void => {
        const cached = s._derived as Derived;
        const before = text(s, cached);
        hooks.computing++;
        const fresh = text(s, freshDerived(s));
        hooks.computing--;
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
