/** Non-interference among four: whatever the others hide from a viewer can be changed, and the bytes he gets stay the same (CR 400.2, 708.5, 810.5). */
import { describe, expect, it } from 'vitest';
import type { MagicSetup } from '../../src/index.js';
import { game } from './cards.js';
import { DECKS } from './decks.js';
import { otherWorld } from './other-world.js';
import { dice, playRandom } from './play.js';
import { sameBytes } from './same-bytes.js';

const of = (decks: readonly string[], more: Partial<MagicSetup> = {}): MagicSetup => ({
  players: decks.map((d, i) => ({ name: 'ABCD'[i], deck: DECKS[d] })),
  ...more,
});

/** A deck without its own commander's card. */
const led = (decks: readonly (readonly [string, string])[]): MagicSetup => ({
  players: decks.map(([d, commander], i) => ({
    name: 'ABCD'[i],
    deck: DECKS[d].filter((e) => e.card !== commander),
    commanders: [commander],
  })),
});

const GAMES: Readonly<Record<string, MagicSetup>> = {
  'four for themselves': of(['hidden', 'delver', 'blackControl', 'elves']),
  'three for themselves, range 1': of(['hidden', 'stompy', 'hidden'], { rangeOfInfluence: 1 }),
  'four with commanders': led([
    ['hidden', 'Craw Wurm'],
    ['abzan', 'Tasigur, the Golden Fang'],
    ['delver', 'Delver of Secrets'],
    ['burn', 'Thermo-Alchemist'],
  ]),
};

describe('a view of one among several leaks nothing (CR 400.2, 708.5)', () => {
  for (const [name, setup] of Object.entries(GAMES)) {
    it(`${name}: change what the others hide, and each seat's view, events and decision keep their bytes`, () => {
      const below = dice(`seats ${name}`);
      let total = 0;
      playRandom(game, setup, `seats ${name}`, ({ state, n, events }) => {
        if (n % 31 !== 0) return;
        for (const viewer of [...setup.players.keys(), null]) {
          const { state: other, changed } = otherWorld(state, setup, events, viewer, below);
          total += changed;
          sameBytes(state, other, events, viewer, `decision ${n}`);
        }
      });
      expect(total).toBeGreaterThan(500);
    });
  }

  it('a view tells everybody of commanders what all know of them, and nothing where there are none (CR 903.8, 903.10a)', () => {
    const { state } = game.create(GAMES['four with commanders'], 'told');
    const told = game.view(state, 2).commanders;
    expect(told).toEqual(
      ['Craw Wurm', 'Tasigur, the Golden Fang', 'Delver of Secrets', 'Thermo-Alchemist'].map((card, owner) => ({
        owner,
        card: expect.stringContaining(card),
        casts: 0,
        damage: [0, 0, 0, 0],
      })),
    );
    expect(game.view(state, null).commanders).toEqual(told);
    expect(game.view(game.create(GAMES['four for themselves'], 'told').state, 0)).not.toHaveProperty('commanders');
  });
});
