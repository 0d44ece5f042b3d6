/** What a filter means of a view is what it means of the state (CR 109.2, 400.2): where the view's answer is not unknown, it is the state's. */
import { magicGame, type State } from '@apnap/magic';
import { describe, expect, it } from 'vitest';
import { createPlayer, playGame } from '../src/index.js';
import { compareAll, type Tally } from './judging.js';
import { decks, source } from './seat.js';

const game = magicGame(source);

function play(names: [number, number], seed: string, tally: Tally): void {
  const setup = { players: names.map((n) => ({ name: decks[n].id, deck: decks[n].deck })) };
  const players = names.map((_, i) => createPlayer(i === 0 ? 'heuristic' : 'random', `${seed}-${i}`, source));
  let answers = 0;
  const watch = ({ state }: { state: State }): void => {
    if (answers++ % 40 === 0) for (const seat of [0, 1]) compareAll(state, seat, source, tally);
  };
  playGame(game, setup, seed, players, { limit: 1200, watch });
}

describe('filters of a view', () => {
  const tally: Tally = new Map();

  it.each(decks.map((d, i) => [d.id, i] as const))('are judged in games of %s as the state judges them', (_, i) => {
    play([i, (i + 1) % decks.length], `filters-${i}`, tally);
  });

  it('are told for the most part', () => {
    let told = 0;
    let all = 0;
    for (const row of tally.values()) {
      told += row.told;
      all += row.told + row.untold;
    }
    expect(all).toBeGreaterThan(10_000);
    expect(told / all).toBeGreaterThan(0.7);
    // everything else is known of some entities at least: of a player, an ability, or what is not in combat
    const untold = [...tally].flatMap(([kind, row]) => (row.told === 0 ? [kind] : [])).sort();
    expect(untold).toEqual(['couldBeTarget', 'happened']);
  });
});
