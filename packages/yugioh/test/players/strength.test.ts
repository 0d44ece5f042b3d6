/** Computer players: whose answers are legal, what they see, and that rules of thumb beat chance. */
import { describe, expect, it } from 'vitest';
import { heuristicDuelist, playDuel, randomDuelist, stockCards, stockDecks, yugiohGame } from '../../src/index.js';

const byId = new Map(stockCards.map((c) => [c.printed.id, c]));
const known = (id: number) => byId.get(id);
const game = yugiohGame(known);
const deck = (i: number) => stockDecks[i % stockDecks.length].list;

describe('rules of thumb against chance', () => {
  it('win at least 70 of 100 Duels with the stock decks, each pair of decks from both sides', () => {
    let won = 0;
    let ended = 0;
    for (let i = 0; i < 100; i++) {
      const seat = i % 2;
      const [mine, other] = [heuristicDuelist(known), randomDuelist(`${i}`)];
      const decks = [deck(i >> 1), deck((i >> 1) + (i >> 3))] as const;
      const { state } = playDuel(
        game,
        { decks: seat === 0 ? decks : [decks[1], decks[0]] },
        `duel ${i}`,
        seat === 0 ? [mine, other] : [other, mine],
      );
      if (state.result) ended++;
      if (state.result?.winners.includes(seat)) won++;
    }
    expect(ended).toBe(100);
    expect(won).toBeGreaterThanOrEqual(70);
  }, 600_000);
});

describe('computer players', () => {
  it('answer every question of whole Duels legally, both kinds at each other', () => {
    for (let i = 0; i < 12; i++) {
      const { state } = playDuel(game, { decks: [deck(i), deck(i + 1)], first: 'chance' }, `both ${i}`, [
        heuristicDuelist(known),
        heuristicDuelist(known),
      ]);
      expect(state.result).not.toBeNull();
    }
  });

  it('see nothing but the view of their seat: what is hidden from it changes no answer', () => {
    const setup = { decks: [deck(0), deck(1)] as const, shuffle: 'given' as const };
    const answers = (other: readonly number[]): unknown[] => {
      const hidden = { ...setup, decks: [deck(0), { ...deck(1), main: other }] as const };
      let { state } = game.create(hidden, 'equal');
      const me = heuristicDuelist(known);
      const given: unknown[] = [];
      for (let d = game.pending(state); d && d.decider === 0 && state.turn === 1; d = game.pending(state)) {
        const answer = me.choose(game.view(state, 0));
        given.push(answer);
        const outcome = game.answer(state, answer);
        if (!outcome.ok) throw new Error(outcome.refusal.message.id);
        state = outcome.state;
      }
      return given;
    };
    const { main } = deck(1);
    expect(answers([...main].reverse())).toEqual(answers(main));
  });
});
