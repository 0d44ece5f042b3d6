/** The Brawl option (CR 903.12). Expected values: the rules' own text. */
import { defaultAnswer } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import type { MagicSetup, State } from '../../src/index.js';
import { define, game, table } from '../kit.js';

define({ name: 'Leader', type: 'Legendary Creature — Human', cost: '{W}', pt: '30/30', text: 'Haste' });

const deck = [{ card: 'Plains', count: 59 }];

function setup(seats: number, option?: 'brawl'): MagicSetup {
  const players = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, deck, commanders: ['Leader'] }));
  return { players, first: 0, ...(option ? { option } : {}) };
}

/** The hands of a game in which the first seat takes so many mulligans. */
function handAfter(s: State, times: number): number {
  let state = s;
  let taken = 0;
  while (state.pending && state.pending.kind !== 'act') {
    const d = state.pending;
    const again = d.kind === 'mulligan' && d.seat === 0 && taken < times;
    if (again) taken++;
    const outcome = game.answer(state, d.kind === 'mulligan' ? { yes: again } : defaultAnswer(d));
    if (!outcome.ok) throw new Error('refused');
    state = outcome.state;
  }
  return state.players.rows[0].hand.length;
}

describe('903.12 Brawl', () => {
  it('903.12f, 903.7: players begin with 25 life, with more than two seats 30; without the option 40', () => {
    const lives = (s: MagicSetup) => game.create(s, 'seed').state.players.rows.map((p) => p.life);
    expect(lives(setup(2, 'brawl'))).toEqual([25, 25]);
    expect(lives(setup(4, 'brawl'))).toEqual([30, 30, 30, 30]);
    expect(lives(setup(2))).toEqual([40, 40]);
  });
  it('903.12g, 103.5c: the first mulligan does not count, between two players either', () => {
    const hands = (s: MagicSetup) => [0, 1, 2].map((times) => handAfter(game.create(s, 'seed').state, times));
    expect(hands(setup(2, 'brawl'))).toEqual([7, 7, 6]);
    expect(hands(setup(2))).toEqual([7, 6, 5]);
  });
  it('903.12h: combat damage of a commander does not lose the game by itself', () => {
    const fight = (option?: 'brawl') => {
      const more = { players: setup(2, option).players.map((p) => ({ ...p, life: 100 })), ...(option ? { option } : {}) };
      const t = table({ A: { battlefield: ['Plains'] } }, 'precombatMain', more);
      t.cast('A', 'Leader').resolve().attack('Leader').to('postcombatMain');
      return [t.life('B'), t.winner()];
    };
    expect(fight('brawl')).toEqual([70, null]);
    expect(fight()).toEqual([70, 'A']);
  });
  it('903.12c: each player has a commander', () => {
    const s = setup(2, 'brawl');
    expect(() => game.create({ ...s, players: [s.players[0], { name: 'B', deck }] }, 'seed')).toThrow('each player has a commander');
  });
});
