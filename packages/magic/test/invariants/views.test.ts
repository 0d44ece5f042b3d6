/** Non-interference: whatever a viewer may not know can be changed, and the bytes he gets stay the same (CR 400.2, 708.5). */
import { canonicalText } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { glanceOf, legalActions, type State } from '../../src/index.js';
import { game, PAIRINGS } from './cards.js';
import { difference, otherWorld } from './other-world.js';
import { dice, pairing, playRandom } from './play.js';

const setups = new Map<string, ReturnType<typeof pairing>>();
const pairingOf = (s: State): ReturnType<typeof pairing> => setups.get(s._pool.key) as ReturnType<typeof pairing>;

describe('a view leaks nothing (CR 400.2, 708.5)', () => {
  for (const [a, b, round] of PAIRINGS) {
    it(`${a} - ${b} ${round}: change what a viewer may not know, and his view, events and decision keep their bytes`, () => {
      const below = dice(`views ${a} ${b} ${round}`);
      const setup = pairing(a, b);
      let total = 0;
      playRandom(game, setup, `views ${a} ${b} ${round}`, ({ state, n, events }) => {
        if (n === 0) setups.set(state._pool.key, setup);
        if (n % 9 !== 0) return;
        for (const viewer of [0, 1, null]) {
          const { state: other, changed } = otherWorld(state, pairingOf(state), events, viewer, below);
          total += changed;
          const where = `decision ${n} (${state.pending?.kind} of ${state.pending?.seat}), viewer ${viewer}`;
          expect(difference(canonicalText(game.view(state, viewer)), canonicalText(game.view(other, viewer))), where).toBe('');
          expect(difference(canonicalText(glanceOf(state, viewer)), canonicalText(glanceOf(other, viewer))), where).toBe('');
          // What he may do is worked out anew in the other world: it must not depend on what he can't know either.
          if (viewer !== null && state.pending?.kind === 'act' && state.pending.seat === viewer)
            expect(canonicalText(legalActions(other, viewer)), where).toBe(canonicalText(legalActions(state, viewer)));
          const recent = events.slice(-60);
          const mine = canonicalText(game.viewEvents(state, recent, viewer));
          expect(difference(mine, canonicalText(game.viewEvents(other, recent, viewer))), `events, ${where}`).toBe('');
        }
      });
      expect(total).toBeGreaterThan(500);
    });
  }
});
