/** An answer that is broken off has changed nothing: the game goes on from there as if nobody had tried. */
import { metered, Overrun, setFreezing, tick } from '@apnap/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../../kernel/test/turn.js';
import { viewOf } from '../../src/index.js';
import { game, PAIRINGS } from './cards.js';
import { dice, pairing, randomLegal } from './play.js';

beforeAll(() => setFreezing('on'));
afterAll(() => setFreezing('off'));

/** More than the meter lets pass before it asks. */
const SOON = 512;

describe('the meter in the engine', () => {
  it.each(inTurn(PAIRINGS.slice(0, 4)))('%s against %s: broken off anywhere, tried again, the same', (a, b) => {
    const setup = pairing(a, b);
    const below = dice(`meter ${a} ${b}`);
    let { state } = game.create(setup, 'meter');
    let broken = 0;
    for (let n = 0; n < 400 && state.pending; n++) {
      const answer = randomLegal(state, below);
      const before = game.save(state);
      const at = below(SOON);
      for (const what of [() => game.answer(state, answer), () => viewOf(state, 0), () => [...game.answers(state)].length]) {
        try {
          metered(
            () => true,
            () => {
              tick(at);
              return what();
            },
          );
        } catch (e) {
          expect(e).toBeInstanceOf(Overrun);
          broken++;
        }
      }
      expect(game.save(state)).toBe(before);
      const again = game.answer(state, answer);
      const twin = game.answer(game.restore(before, setup), answer);
      if (!again.ok || !twin.ok) throw new Error('refused');
      expect(game.hash(again.state)).toBe(game.hash(twin.state));
      expect(again.events).toEqual(twin.events);
      state = again.state;
    }
    expect(broken).toBeGreaterThan(50);
  });

  it('a new game that is broken off is made the same afterwards', () => {
    const [[a, b]] = PAIRINGS;
    const one = game.create(pairing(a, b), 'twice');
    for (let at = 0; at < SOON; at += 40) {
      const broken = (): unknown =>
        metered(
          () => true,
          () => {
            tick(at);
            return game.create(pairing(a, b), 'twice');
          },
        );
      try {
        broken();
      } catch (e) {
        expect(e).toBeInstanceOf(Overrun);
      }
      expect(game.hash(game.create(pairing(a, b), 'twice').state)).toBe(game.hash(one.state));
    }
  });
});
