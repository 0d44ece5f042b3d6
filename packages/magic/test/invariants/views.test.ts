/** Non-interference: whatever a viewer may not know can be changed, and the bytes he gets stay the same (CR 400.2, 708.5). */
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../../kernel/test/turn.js';
import type { State } from '../../src/index.js';
import { game, PAIRINGS } from './cards.js';
import { otherWorld } from './other-world.js';
import { dice, pairing, playRandom } from './play.js';
import { sameBytes } from './same-bytes.js';

const setups = new Map<string, ReturnType<typeof pairing>>();
const pairingOf = (s: State): ReturnType<typeof pairing> => setups.get(s._pool.key) as ReturnType<typeof pairing>;

describe('a view leaks nothing (CR 400.2, 708.5)', () => {
  for (const [a, b, round] of inTurn(PAIRINGS)) {
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
          sameBytes(state, other, events, viewer, `decision ${n}`);
        }
      });
      expect(total).toBeGreaterThan(500);
    });
  }
});
