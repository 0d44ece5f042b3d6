import { magicGame } from '@apnap/magic';
import { describe, expect, it } from 'vitest';
import { createPlayer, type PlayerKind, playGame } from '../src/index.js';
import { decks, source } from './seat.js';

const game = magicGame(source);

function one(deck: (typeof decks)[number], kinds: [PlayerKind, PlayerKind], seed: string): ReturnType<typeof playGame> {
  const setup = { players: kinds.map((name) => ({ name, deck: deck.deck })) };
  const players = kinds.map((kind, i) => createPlayer(kind, `${seed}-${i}`, source));
  return playGame(game, setup, seed, players, { limit: 20_000 });
}

describe('heuristic against random', () => {
  it.each(decks)('wins with $id', (deck) => {
    let won = 0;
    const games = 6;
    for (let k = 0; k < games; k++) {
      const kinds: [PlayerKind, PlayerKind] = k % 2 === 0 ? ['heuristic', 'random'] : ['random', 'heuristic'];
      const played = one(deck, kinds, `sample-${deck.id}-${k}`);
      expect(played.ended).toBe('by rules');
      if (played.state.result?.winners[0] === k % 2) won++;
    }
    expect(won).toBeGreaterThanOrEqual(games - 1);
  });
});

describe('a team of two in Two-Headed Giant (CR 810)', () => {
  it.each([0, 1])('of heuristic players wins against random ones, from seat %i', (turned) => {
    const kinds: PlayerKind[] =
      turned === 0 ? ['heuristic', 'heuristic', 'random', 'random'] : ['random', 'random', 'heuristic', 'heuristic'];
    const setup = { players: kinds.map((name) => ({ name, deck: decks[0].deck })), variant: 'twoHeadedGiant' as const };
    const players = kinds.map((kind, i) => createPlayer(kind, `teams-${i}`, source));
    const played = playGame(game, setup, 'teams', players, { limit: 20_000 });
    expect([played.ended, played.refused]).toEqual(['by rules', []]);
    expect(played.state.result?.winners).toEqual(turned === 0 ? [0, 1] : [2, 3]);
  });
});

describe('the referee', () => {
  it('plays the same game again from the same seeds', () => {
    const a = one(decks[0], ['heuristic', 'random'], 'again');
    const b = one(decks[0], ['heuristic', 'random'], 'again');
    expect(b.answers).toEqual(a.answers);
    expect(game.hash(b.state)).toBe(game.hash(a.state));
  });

  it('stops at its limit', () => {
    const setup = { players: [0, 1].map((i) => ({ name: `${i}`, deck: decks[0].deck })) };
    const players = [0, 1].map((i) => createPlayer('random', `${i}`, source));
    const played = playGame(game, setup, 'short', players, { limit: 10 });
    expect(played.ended).toBe('at limit');
    expect(played.answers).toHaveLength(10);
  });

  it('uses the default answer when a player insists on one that is refused', () => {
    const stubborn = { kind: 'random', needs: 'decision', choose: () => ({ number: -1 }) } as const;
    const setup = { players: [0, 1].map((i) => ({ name: `${i}`, deck: decks[0].deck })) };
    const played = playGame(game, setup, 'stubborn', [stubborn, stubborn], { limit: 5 });
    expect(played.answers).toHaveLength(5);
    expect(played.refused).toHaveLength(20);
  });
});
