/** Computer players: whose answers are legal, what they see, and that rules of thumb beat chance. */
import { describe, expect, it } from 'vitest';
import {
  carelessDuelist,
  heuristicDuelist,
  playDuel,
  randomDuelist,
  searchingDuelist,
  stockCards,
  stockDecks,
  yugiohGame,
} from '../../src/index.js';
import { exchanged } from '../../src/measure/exchanged.js';

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

  it('see nothing but the view of their seat: which cards lie where it can not see them changes no answer, of those who look ahead neither', () => {
    let compared = 0;
    for (const [i, d] of stockDecks.entries()) {
      let { state } = game.create({ decks: [d.list, stockDecks[(i + 1) % stockDecks.length].list] }, `equal ${i}`);
      const thumb = heuristicDuelist(known);
      const ahead = searchingDuelist(game, known, 'seed', { worlds: 1, decisions: 50 });
      for (let n = 0; n < 60 && state.pending; n++) {
        const { decider } = state.pending;
        const other = exchanged(state, decider);
        const answer = thumb.choose(game.view(state, decider), state);
        // Which cards of the own Deck could be chosen is seen, too.
        if (state.answers.length === 0) {
          expect(thumb.choose(game.view(other, decider), other)).toEqual(answer);
          if (n % 10 === 0 && other.pending)
            expect(ahead.choose(game.view(other, decider), other)).toEqual(ahead.choose(game.view(state, decider), state));
          compared++;
        }
        const outcome = game.answer(state, answer);
        if (!outcome.ok) throw new Error(outcome.refusal.message.id);
        state = outcome.state;
      }
    }
    expect(compared).toBeGreaterThan(80);
  });

  it('careless ones answer legally, and lose to those who are not', () => {
    let won = 0;
    for (let i = 0; i < 40; i++) {
      const [better, worse] = [heuristicDuelist(known), carelessDuelist(known, `${i}`)];
      const seat = i % 2;
      const { state } = playDuel(
        game,
        { decks: [deck(i >> 1), deck(i >> 1)] },
        `careless ${i}`,
        seat === 0 ? [better, worse] : [worse, better],
      );
      if (state.result?.winners.includes(seat)) won++;
    }
    expect(won).toBeGreaterThan(20);
  });
});
