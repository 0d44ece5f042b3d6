/** The tree of the search: lines of several actions, steps that hold in other worlds, and what stops it. */
import type { Card } from '@apnap/ability';
import type { Answer } from '@apnap/kernel';
import { type DecisionView, type MagicSetup, magicGame, type State } from '@apnap/magic';
import { describe, expect, it } from 'vitest';
import { askPlayer, createPlayer, type DeckModel, type Player, type SearchOptions } from '../src/index.js';
import { answerOf, stepOf } from '../src/search/guide.js';
import { decks, source } from './seat.js';

const game = magicGame(source);
const model: DeckModel = {
  decks: decks.map((d) => ({ cards: d.deck.map((e) => ({ card: source(e.card) as Card, count: e.count })) })),
};

/** Every creature counts for one damage when it is sacrificed; one sacrifice alone is a creature lost for nothing. */
const bombardment = (life: number): MagicSetup => ({
  opening: 'none',
  first: 0,
  players: [
    { name: 'A', deck: [{ card: 'Mountain', count: 20 }] },
    { name: 'B', life, deck: [{ card: 'Forest', count: 20 }] },
  ],
  place: [
    { seat: 0, zone: 'battlefield', card: 'Goblin Bombardment' },
    { seat: 0, zone: 'battlefield', card: 'Grizzly Bears', count: life },
    { seat: 1, zone: 'battlefield', card: 'Forest', count: 6 },
    { seat: 1, zone: 'battlefield', card: 'Vulpine Goliath', count: 4 },
  ],
});

/** The turn played by a searching player against one who does nothing; the seats that won in it. */
function turnOf(setup: MagicSetup, options: Partial<SearchOptions>): { winners: readonly number[]; dearest: number } {
  let { state } = game.create(setup, 'a turn');
  const player = createPlayer('search', 'a', source, { model, budget: 2000, ...options });
  const idle: Player = {
    kind: 'random',
    needs: 'decision',
    choose: (g): Answer => (g.decision?.ask?.form === 'pair' ? { pairs: [] } : { pick: [0] }),
  };
  let dearest = 0;
  while (state.pending && state.turn.number === 1) {
    const asked = state.pending.decider === 0;
    const outcome = game.answer(state, askPlayer(game, state, [player, idle]));
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    if (asked && player.needs === 'worlds') dearest = Math.max(dearest, player.why()?.cost ?? 0);
    state = outcome.state as State;
  }
  return { winners: state.result?.winners ?? [], dearest };
}

describe('a line of actions that wins only when all of it is done', () => {
  it.each([
    [2, 1],
    [2, 3],
    [3, 3],
  ])('%i actions are found with a depth of %i', (life, depth) => {
    expect(turnOf(bombardment(life), { depth }).winners).toEqual([0]);
  });

  it('is not found by looking at single answers', () => {
    expect(turnOf(bombardment(2), { depth: 0 }).winners).toEqual([]);
  });

  it('is not found when time is up, nor does it cost more than twice the budget', () => {
    expect(turnOf(bombardment(2), { depth: 3, overdue: () => true })).toEqual({ winners: [], dearest: 0 });
    expect(turnOf(bombardment(3), { depth: 3, budget: 600 }).dearest).toBeLessThan(1200);
  });
});

describe('steps', () => {
  const decision = (kind: string, ask: unknown): DecisionView => ({ kind, ask }) as DecisionView;
  const [a, b, c] = [{ act: 'cast', object: 7 }, { act: 'pass' }, { act: 'cast', object: 9 }];

  it('mean the same action where the options come in another order', () => {
    const step = stepOf(decision('act', { form: 'pick', options: [a, b, c] }), { pick: [2] });
    expect(answerOf(decision('act', { form: 'pick', options: [c, a, b] }), step)).toEqual({ pick: [0] });
  });

  it('mean nothing where the option is not there, or something else is asked', () => {
    const step = stepOf(decision('act', { form: 'pick', options: [a, b, c] }), { pick: [0] });
    expect(answerOf(decision('act', { form: 'pick', options: [b, c] }), step)).toBeNull();
    expect(answerOf(decision('choose', { form: 'pick', options: [a] }), step)).toBeNull();
  });

  it('keep who attacks whom', () => {
    const [x, y] = [{ entity: 3 }, { entity: 4 }];
    const seats = [{ entity: 100 }, { entity: 101 }];
    const step = stepOf(decision('attackers', { form: 'pair', options: [x, y], partners: seats, allowed: [] }), {
      pairs: [
        [0, 1],
        [1, 0],
      ],
    });
    expect(answerOf(decision('attackers', { form: 'pair', options: [y, x], partners: seats, allowed: [] }), step)).toEqual({
      pairs: [
        [0, 0],
        [1, 1],
      ],
    });
  });
});
