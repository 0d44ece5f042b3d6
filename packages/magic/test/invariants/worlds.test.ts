/**
 * Worlds (what a seat could be in): the seat sees the same in them as in the real state, and they don't depend on anything it may not know
 * (CR 400.2, 401.2, 402.3, 406.3, 708.5).
 */
import type { Card } from '@apnap/ability';
import { canonicalText, randomInt, seedRng } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../../kernel/test/turn.js';
import { type State, unknownCards, worldOf } from '../../src/index.js';
import { game, PAIRINGS } from './cards.js';
import { DECKS } from './decks.js';
import { difference, otherWorld } from './other-world.js';
import { dice, pairing, playRandom, randomLegal } from './play.js';

/** Cards of a list, as a model of unknown cards would name them. */
function modelCards(state: State, names: readonly string[], n: number, seed: string): Card[] {
  const root = { _e: 0, rng: seedRng(seed) };
  const known = names.flatMap((name) => state._pool.cards[state._pool.byName.get(name) ?? -1]?.card ?? []);
  return Array.from({ length: n }, () => known[randomInt(root, known.length)]);
}

function dealt(state: State, seat: number, seed: string): State {
  const counts = unknownCards(state, seat).map((u) => u.hand + u.library + u.faceDown);
  const names = DECKS.stompy.concat(DECKS.hidden).map((e) => e.card);
  const known = names.filter((name) => state._pool.byName.has(name));
  const list = known.length > 0 ? known : [state._pool.cards[state._pool.cards.length - 1].card.name];
  return worldOf(state, seat, { seed, cards: counts.map((n, i) => (i === seat ? [] : modelCards(state, list, n, `${seed} ${i}`))) });
}

describe('a world that a seat could be in', () => {
  for (const [a, b, round] of inTurn(PAIRINGS)) {
    it(`${a} - ${b} ${round}: looks the same to the seat, does not depend on what it can't know, and can be played`, () => {
      const below = dice(`worlds ${a} ${b} ${round}`);
      const setup = pairing(a, b);
      let changes = 0;
      playRandom(game, setup, `worlds ${a} ${b} ${round}`, ({ state, n, events }) => {
        if (n % 17 !== 0 || !state.pending) return;
        for (const seat of [0, 1]) {
          const where = `decision ${n} (${state.pending.kind} of ${state.pending.seat}), seat ${seat}`;
          const world = dealt(state, seat, `w${n}`);
          if (seat === state.pending.seat) {
            expect(difference(canonicalText(game.view(state, seat)), canonicalText(game.view(world, seat))), where).toBe('');
          }
          const { state: other, changed } = otherWorld(state, setup, events, seat, below, 'possible');
          changes += changed;
          expect(difference(canonicalText(world), canonicalText(dealt(other, seat, `w${n}`))), `dependence, ${where}`).toBe('');
        }
      });
      expect(changes).toBeGreaterThan(200);
    });
  }

  it('goes on like any game', () => {
    const below = dice('worlds go on');
    let played = 0;
    playRandom(game, pairing('hidden', 'delver'), 'worlds go on', ({ state, n }) => {
      if (n % 25 !== 0 || !state.pending) return;
      let world = dealt(state, state.pending.seat, `g${n}`);
      for (let k = 0; k < 60 && world.pending; k++) {
        const outcome = game.answer(world, randomLegal(world, below));
        if (!outcome.ok) continue;
        world = outcome.state;
        played++;
      }
    });
    expect(played).toBeGreaterThan(300);
  });
});
