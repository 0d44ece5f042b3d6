/** Y27: what a seat can't know changes nothing of what it sees. */
import { expect, it } from 'vitest';
import { type DuelEvent, randomDuel, type State, stockCards, stockDecks, yugiohGame } from '../../src/index.js';
import { exchanged } from '../../src/measure/exchanged.js';

const byId = new Map(stockCards.map((c) => [c.printed.id, c]));
const game = yugiohGame((id) => byId.get(id));

it('Y27.1, Y27.2: a seat sees the same, whichever cards lie where it can not see them', () => {
  let compared = 0;
  for (const [i, d] of stockDecks.entries())
    randomDuel(game, { decks: [d.list, stockDecks[(i + 1) % stockDecks.length].list] }, `hidden ${i}`, 250, (state) => {
      // What is asked of a seat follows from its cards, and from those of the Deck that it may choose from.
      const others = [0, 1, null].filter((seat) => seat !== state.pending?.decider);
      for (const seat of others) {
        expect(game.view(exchanged(state, seat ?? 2), seat)).toEqual(game.view(state, seat));
        compared++;
      }
    });
  expect(compared).toBeGreaterThan(1000);
});

it('Y27.1: a face-down card of the opponent is offered as a target without its name', () => {
  let offered = 0;
  for (let i = 0; i < 8; i++)
    randomDuel(game, { decks: [stockDecks[0].list, stockDecks[1].list] }, `target ${i}`, 400, (state) => {
      const seat = state.pending?.decider ?? 0;
      const ask = game.view(state, seat).decisions[0]?.ask;
      if (ask?.form !== 'pick' || state.pending?.ask.form !== 'pick') return;
      ask.options.forEach((o) => {
        const { at = '', card } = o as { at?: string; card?: number };
        const field = game.view(state, seat).players[1 - seat].field.find((c) => c.zone === at);
        if (!field || field.card !== undefined) return;
        offered++;
        expect(card).toBeUndefined();
      });
    });
  expect(offered).toBeGreaterThan(0);
});

it('Y27.2: the log names no card that lies face-down, or goes from one hidden place to another, to who may not know it', () => {
  let targets = 0;
  for (let i = 0; i < 8; i++) {
    let before: State | null = null;
    const played = randomDuel(game, { decks: [stockDecks[0].list, stockDecks[1].list] }, `target ${i}`, 300, (state) => {
      before = state;
    });
    expect(before).not.toBeNull();
    for (const e of played.events) {
      if (e.only === undefined) continue;
      const [seen] = game.viewEvents(played.state, [e], 1 - e.only) as DuelEvent[];
      expect([seen.card, seen.cards]).toEqual([undefined, undefined]);
      targets++;
    }
  }
  expect(targets).toBeGreaterThan(0);
});
