import { type Answer, begin, canonicalText, play, replay, setFreezing, toSave } from '@apnap/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../../kernel/test/turn.js';
import type { State } from '../../src/index.js';
import { game, PAIRINGS } from './cards.js';
import { dice, pairing, playRandom, randomLegal } from './play.js';

beforeAll(() => setFreezing('on'));
afterAll(() => setFreezing('off'));

describe('a state is plain data', () => {
  for (const [a, b, round] of inTurn(PAIRINGS)) {
    it(`${a} - ${b} ${round}: the state is JSON at every decision, and a twin restored from its save plays on equally`, () => {
      const setup = pairing(a, b);
      let twin: State | null = null;
      const { answers } = playRandom(game, setup, `twin ${a} ${b} ${round}`, ({ state, n, answers: given }) => {
        // The twin lives on from one save to the next: it answers what the game answers.
        if (twin) {
          const outcome = game.answer(twin, given[given.length - 1]);
          if (!outcome.ok) throw new Error(`decision ${n}: the twin refuses, by ${outcome.refusal.rule}`);
          twin = outcome.state;
          if (n % 5 === 0) expect(game.hash(twin), `decision ${n}, ${state.pending?.kind}`).toBe(game.hash(state));
        }
        if (twin === null || n % 11 === 0) {
          const text = game.save(state);
          expect(text).toBe(canonicalText(JSON.parse(text)));
          twin = game.restore(text, setup);
          expect(game.save(twin)).toBe(text);
        }
      });
      expect(answers.length).toBeGreaterThan(50);
    });
  }
});

describe('the whole game is setup + seed + answers', () => {
  for (const [a, b, round] of inTurn(PAIRINGS.slice(0, 5))) {
    it(`${a} - ${b} ${round}: the record played again gives the same hash, events and marks`, () => {
      const setup = pairing(a, b);
      const seed = `replay ${a} ${b} ${round}`;
      const below = dice(seed);
      const played = begin(game, setup, seed);
      for (let n = 0; n < 300 && played.state.pending; n++) play(game as never, played, randomLegal(played.state, below));
      // Half of the games end by a concession, which is a move too (CR 104.3a).
      if (played.state.pending && a < b) play(game as never, played, { concede: 1 });
      const save = JSON.parse(JSON.stringify(toSave(game, setup, seed, played)));
      const again = replay(game, save);
      expect(game.hash(again.state)).toBe(save.hash);
      expect(again.marks).toEqual(played.marks);
      expect(canonicalText(again.events)).toBe(canonicalText(played.events));
    });
  }
});

describe('a kept snapshot never changes', () => {
  for (const [a, b, round] of inTurn(PAIRINGS.slice(0, 4))) {
    it(`${a} - ${b} ${round}: the hash of a state is the same before and after children are played from it`, () => {
      const below = dice(`children ${a} ${b} ${round}`);
      playRandom(game, pairing(a, b), `parent ${a} ${b} ${round}`, ({ state, n }) => {
        if (n % 20 !== 0) return;
        const before = game.hash(state);
        for (let child = 0; child < 2; child++) {
          let s: State = state;
          for (let depth = 0; depth < 6 && s.pending; depth++) {
            const outcome = game.answer(s, randomLegal(s, below) as Answer);
            if (outcome.ok) s = outcome.state;
          }
        }
        game.view(state, 0);
        game.concede(state, below(2));
        expect(game.hash(state), `decision ${n}, ${state.pending?.kind}`).toBe(before);
      });
    });
  }
});
